"""4.8.12 and 4.9.2-9: abilities of cards that are shown in the hand."""

from duelproof.port import Seat
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.information import NOBODY, show
from reference.dimension_zero.s4_processing.triggering import can_be_stacked, is_shown_for, stack_trigger
from reference.dimension_zero.state import Duel, Item
from reference.kernel.abilities.triggers import announce
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("4.8.12", also=("4.8.12-2",))
def is_secret(game: Duel, card: Card) -> bool:
    """Tell whether only its owner may know that an ability of a card has triggered: it is in the hand."""
    return card.place.zone == "hand"


@rule("4.8.12", also=("4.8.12-2",))
def offer_to_show(game: Duel) -> Flow[None]:
    """Ask who holds cards that have just triggered in the hand whether to show them.

    What is not shown has not triggered.
    """
    for waiting in [each for each in game.waiting if is_shown_for(each.ability) and not each.told]:
        card, seat = waiting.source, waiting.controller
        if card.place.zone == "hand" and (yield from ask.may(game, seat, about=card.ref, kind="show")):
            show(game, [card], seat)
            announce(game, waiting)
        else:
            game.waiting.remove(waiting)


@rule("4.9.2-9-1", also=("4.8.12", "4.8.12-3", "4.9.2-9-2"))
def is_still_shown(card: Card) -> bool:
    """Tell whether a card that was shown in the hand has not left it since."""
    return card.place.zone == "hand" and bool(card.shown_to)


@rule("4.8.12", also=("4.8.12-4",))
def hide(card: Card) -> None:
    """Hide a card again that was shown in the hand."""
    card.shown_to = NOBODY


@rule("4.8.12", also=("4.8.12-4",))
def hide_source(item: Item) -> None:
    """Hide the card again that was shown in the hand for an ability which leaves the stack."""
    assert item.card is not None and item.ctx is not None and item.ctx.ability is not None
    if is_shown_for(item.ctx.ability):
        hide(item.card)


@rule("4.8.12-1", also=("4.8.12-3", "4.8.12-4"))
def stack_from_hand(game: Duel, seat: Seat) -> Flow[bool]:
    """Stack what a player has shown cards of the hand for, as that player is about to get priority.

    Nothing is stacked for a card that has left the hand, nor where the player does not do what the text asks
    for; then the card is hidden again.

    Returns:
        Whether anything was stacked.
    """
    mine = [each for each in game.waiting if is_shown_for(each.ability) and each.controller == seat]
    before = len(game.pile)
    for waiting in mine:
        card = waiting.source
        game.waiting.remove(waiting)
        if not is_still_shown(card):
            continue
        willing = not waiting.ability.cost
        if can_be_stacked(game, waiting) and (willing or (yield from ask.may(game, seat, about=card.ref))):
            yield from stack_trigger(game, waiting)
        else:
            hide(card)
    return len(game.pile) > before
