"""What play-outs know of each game: its zones, its invariants, and how its decks are built."""

from duelproof.catalogue.games import game as game_named
from duelproof.playout.games import dimension_zero, duel_masters, gate_ruler
from duelproof.playout.invariant import Playbook

PLAYBOOKS: tuple[Playbook, ...] = (gate_ruler.PLAYBOOK, duel_masters.PLAYBOOK, dimension_zero.PLAYBOOK)


def playbook(name: str) -> Playbook:
    """The playbook of a game (``gate-ruler``).

    Raises CatalogueError when there is no such game.
    """
    wanted = game_named(name).id
    return next(book for book in PLAYBOOKS if book.game == wanted)
