"""4.8.12 and 4.9.2-9: abilities of cards that are shown in the hand."""

from duelproof.port import Seat
from duelproof.port.abilities import Ability
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.information import NOBODY, show
from reference.dimension_zero.s4_processing.triggering import (
    can_be_stacked,
    is_shown_for,
    stack_trigger,
    to_come,
)
from reference.dimension_zero.state import Duel
from reference.kernel.abilities.triggers import Waiting, announce
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("4.8.12", also=("4.8.12-2",))
def is_secret(game: Duel, card: Card, ability: Ability) -> bool:
    """Tell whether only its owner may know that an ability has triggered: its card is still to be shown."""
    return is_shown_for(ability)


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
def is_still_held(card: Card, life: int) -> bool:
    """Tell whether a card that was shown in the hand has not left it since: then it would be a new one."""
    return card.life == life


@rule("4.8.12", also=("4.8.12-4",))
def hide(game: Duel, card: Card) -> None:
    """Hide a card again that was shown in the hand, unless it is shown for another ability, too."""
    if not any(source is card and is_shown_for(ability) for source, ability in to_come(game)):
        card.shown_to = NOBODY


@rule("4.8.12-1", also=("4.8.12-3", "4.8.12-4"))
def stack_from_hand(game: Duel, seat: Seat) -> Flow[bool]:
    """Stack what a player has shown cards of the hand for, as that player is about to get priority.

    All else that has triggered is on the stack by then. Where nothing is stacked the card is hidden again.

    Returns:
        Whether anything was stacked.
    """
    before = len(game.pile)
    for waiting in [each for each in game.waiting if each.controller == seat]:
        game.waiting.remove(waiting)
        if (yield from _does_as_asked(game, waiting)):
            yield from stack_trigger(game, waiting)
        else:
            hide(game, waiting.source)
    return len(game.pile) > before


@rule("4.8.12-4", also=("4.8.12-1", "4.8.12-3"))
def _does_as_asked(game: Duel, waiting: Waiting) -> Flow[bool]:
    """Tell whether a player still holds the card and does what its text asks for, if anything."""
    if not is_still_held(waiting.source, waiting.life) or not can_be_stacked(game, waiting):
        return False
    return not waiting.ability.cost or (
        yield from ask.may(game, waiting.controller, about=waiting.source.ref)
    )
