"""512: passing to the next turn."""

from reference.duel_masters.editions import rule
from reference.duel_masters.s4_zones.general import move_all
from reference.duel_masters.state import DMGame
from reference.kernel.flow import Flow


@rule("512.1")
def sweep(game: DMGame) -> Flow[None]:
    """Cards that are in use or pend as the next turn comes go to the graveyard, and nothing triggers."""
    heard, game.heard = game.heard, set()
    using, game.using = game.using, []
    put = [card for card in game.cards.values() if card.pending and card not in using]
    yield from move_all(game, using + put, "graveyard", "rule")
    game.heard = heard
