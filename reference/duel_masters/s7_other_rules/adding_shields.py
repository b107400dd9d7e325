"""701.14: shields that are put into the hand."""

from duelproof.port import OTHER, Place
from reference.duel_masters.editions import rule
from reference.duel_masters.s4_zones.general import at_the_same_time, move_all
from reference.duel_masters.s5_turn.breaking import break_together
from reference.duel_masters.s5_turn.choosing_shields import Shield
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow


@rule("701.14b", also=("701.14c",))
@rule("701.14b", also=("400.7",), edition="s-max")
def to_the_hand(game: DMGame, cards: list[Card]) -> Flow[list[Card]]:
    """Put cards into the hand; shields among them come there together, as if they were broken.

    A castle is no part of the shield that it lies on.
    """
    of_shields = [card for card in cards if card.place.zone == "shield" and card.hung_as != "castle"]
    shields: dict[Place, Shield] = {}
    for card in of_shields:
        shields.setdefault(card.place, []).append((card, card.life))
    others = [card for card in cards if card not in of_shields]
    own = {
        seat: [shield for place, shield in shields.items() if place.seat == seat]
        for seat in (game.active, OTHER[game.active])
    }
    with at_the_same_time(game):
        yield from break_together(game, own, "put")
        yield from move_all(game, others, "hand", "put")
    return [card for card in cards if card.place.zone == "hand"]
