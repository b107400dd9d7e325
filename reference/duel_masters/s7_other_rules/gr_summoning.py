"""GR summoning: the top card of a super GR zone is summoned."""

from duelproof.port import Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s6_using_cards.barring import can_gr_summon
from reference.duel_masters.s6_using_cards.resolving import enter
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow


@rule("701.30a", also=("408.3", "809.2a"), edition="s-max")
@rule("701.29a", also=("408.3", "809.2a"), edition="1.13")
def gr_summon(game: DMGame, seat: Seat) -> Flow[Card | None]:
    """The top card of a player's super GR zone is summoned as if it had been paid for, if it may be used."""
    if not can_gr_summon(game, seat):
        return None
    creature = game.zone("gr", seat)[0]
    yield from enter(game, seat, creature, "summon")
    return creature
