"""5.3: convocation."""

from collections.abc import Collection

from duelproof.port import Seat
from reference.dimension_zero import index
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.squares import stands
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s6_other_rules.bonds import standing
from reference.dimension_zero.state import Duel, Item
from reference.kernel.abilities import now
from reference.kernel.card import Card

NAME = "convocation"


@rule("5.3.2", also=("5.3.1", "5.3.2-2"))
def squares_called_to(game: Duel, seat: Seat) -> dict[str, list[Card]]:
    """Find the squares to which a player's units can be played by convocation, and by that of which cards.

    They are squares of the battle space without any unit.
    """
    callers = [card for card in _cards(game) if card.place.zone in FIELD and card.controller == seat]
    if not callers:
        return {}
    found = {slot: [card for card in callers if calls_to(game, card, slot)] for slot in game.squares}
    return {slot: cards for slot, cards in found.items() if cards and not standing(game, slot)}


@rule("5.3.2", also=("5.3.2-1", "4.2.3"))
def calls_to(game: Duel, card: Card, slot: str) -> bool:
    """Tell whether a square is what any convocation of a card asks for, as that card stands now."""
    here, asked = str(card.place.slot), now.keywords(game, card, NAME)
    return any(stands(card.controller, str(said.name), slot, here) for said in asked)


@rule("5.3.2", also=("5.3.2-1",))
def comes_released(game: Duel, item: Item) -> bool:
    """Tell whether a unit comes released as it was played by convocation, and the card still calls there."""
    if item.caller is None:
        return False
    assert item.place is not None
    card, life = item.caller
    return card.life == life and calls_to(game, card, str(item.place.slot))


@index.among_conveners
def _cards(game: Duel) -> Collection[Card]:
    """List the cards that may have convocation."""
    return game.cards.values()
