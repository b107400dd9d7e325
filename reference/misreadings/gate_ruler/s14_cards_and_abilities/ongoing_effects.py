"""Misreadings of 14-11: ongoing effects."""

from collections.abc import Collection, Iterator

from duelproof.port.selections import Filter
from reference.kernel.abilities import select
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-11b", "14-12e")
def zones_do_not_matter() -> Iterator[None]:
    """Misreads 14-11b: an effect on the cards of one zone affects all cards in play."""

    def zones_of(game: Game, wanted: Filter | None) -> Collection[str]:
        return {*(wanted.zones if wanted else ()), *game.book.in_play}

    with replaced(select, "zones_of", zones_of):
        yield
