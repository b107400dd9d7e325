"""What several misreadings of this chapter are made of."""

from contextlib import AbstractContextManager

from duelproof.port.abilities import Ability
from reference.kernel.abilities import standing
from reference.kernel.abilities.standing import Lasting, Reach
from reference.kernel.book import Book
from reference.kernel.course import setting
from reference.kernel.game import Game
from reference.misreadings.making import replaced


def working_everywhere() -> AbstractContextManager[None]:
    """Within, abilities may work in any zone."""

    def working_in(book: Book, ability: Ability) -> frozenset[str]:
        return frozenset(book.zones)

    return replaced(setting, "working_in", working_in)


def reaching_all() -> AbstractContextManager[None]:
    """Within, an effect upon all of a kind may be upon cards that came after it."""
    right = standing.upon_things

    def upon_things(game: Game, lasting: Lasting) -> Reach:
        what = getattr(lasting.instr, "what", None)
        return Reach(zones=None) if what is not None and what.which == "all" else right(game, lasting)

    return replaced(standing, "upon_things", upon_things)
