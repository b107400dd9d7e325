"""701.14: shields that are put into the hand."""

from duelproof.port import OTHER, Place
from reference.duel_masters.editions import rule
from reference.duel_masters.s4_zones.general import at_the_same_time, can_leave, move_all, to_zone, would_move
from reference.duel_masters.s5_turn.breaking import break_together
from reference.duel_masters.s5_turn.choosing_shields import Shield
from reference.duel_masters.s6_using_cards.replacement_effects import decided_on, what_happens
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow


@rule("701.14b", also=("701.14c",))
@rule("701.14b", also=("400.7", "609.9", "609.9a"), edition="s-max")
def to_the_hand(game: DMGame, cards: list[Card]) -> Flow[list[Card]]:
    """Put cards into the hand; shields among them come there together, as if they were broken.

    A castle is no part of the shield that it lies on. What replaces any of the moves is decided before all.
    """
    of_shields = [card for card in cards if card.place.zone == "shield" and card.hung_as != "castle"]
    shields: dict[Place, Shield] = {}
    for card in of_shields:
        shields.setdefault(card.place, []).append((card, card.life))
    others = [card for card in cards if card not in of_shields and can_leave(game, card)]
    moving = [*(shield[0][0] for shield in shields.values()), *others]
    events = [would_move(game, card, to_zone(game, card, "hand"), "put") for card in moving]
    happening = yield from what_happens(game, events)
    going = [event.card for event in happening]
    alone = [event.card for event in happening if event.alone]
    own = {
        seat: [shield for place, shield in shields.items() if place.seat == seat and shield[0][0] in going]
        for seat in (game.active, OTHER[game.active])
    }
    with at_the_same_time(game), decided_on(game):
        yield from break_together(game, own, "put")
        yield from move_all(
            game, [card for card in others if card in going and card not in alone], "hand", "put"
        )
        yield from move_all(game, [card for card in others if card in alone], "hand", "put", alone=True)
    return [card for card in cards if card.place.zone == "hand"]
