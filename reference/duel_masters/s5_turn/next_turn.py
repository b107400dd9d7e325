"""512: passing to the next turn."""

from reference.duel_masters.editions import rule
from reference.duel_masters.s4_zones.general import move_all
from reference.duel_masters.state import DMGame


@rule("512.1")
def sweep(game: DMGame) -> None:
    """Cards still in use as the next turn comes go to the graveyard, and nothing triggers."""
    if game.using:
        heard, game.heard = game.heard, set()
        move_all(game, game.using, "graveyard", "rule")
        game.heard = heard
        game.using.clear()
