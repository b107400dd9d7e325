"""4.7.3 and 4.9.3: how units move."""

from collections.abc import Mapping
from functools import partial

from duelproof.port import Option, Place, Seat
from duelproof.port.abilities import Ability
from duelproof.port.abilities import Cost as Part
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import (
    NO_LETTERS,
    choose_letters,
    cost_of,
    energy_in,
)
from reference.dimension_zero.s2_definitions.card_data import move_cost, move_cost_with
from reference.dimension_zero.s2_definitions.moving import put
from reference.dimension_zero.s2_definitions.squares import ADJACENT, PLACES
from reference.dimension_zero.s4_processing.activating import announce
from reference.dimension_zero.s4_processing.costs import letters_asked
from reference.dimension_zero.s4_processing.replacement_effects import happens
from reference.dimension_zero.s5_keywords import conveyance
from reference.dimension_zero.s5_keywords.advance import advance, choose_advances
from reference.dimension_zero.s5_keywords.call import choose_callers, payable_with_calls
from reference.dimension_zero.s6_other_rules.bonds import standing
from reference.dimension_zero.state import Cost, Duel, Item
from reference.kernel.abilities import effects
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.course.sight import tell
from reference.kernel.flow import Flow


@rule("4.7.3-1", also=("1.1.2", "3.8.2-6"))
def can_move(game: Duel, card: Card) -> bool:
    """Tell whether a unit can move: it is released, can be paid for, and has a free square beside it."""
    return (
        card.turned == "ready"
        and _can_pay(game, card)
        and not effects.forbidden(game, "move", card)
        and any(free_for(game, card.controller, slot) for slot in ADJACENT[str(card.place.slot)])
    )


@rule("4.7.3-1")
def _can_pay(game: Duel, card: Card) -> bool:
    """Tell whether a unit's move can be paid for: with energy, less what calls take off, or with bases."""
    seat, cost = card.controller, move_cost(game, card)
    return payable_with_calls(game, seat, card, cost) or bool(conveyance.carriers(game, seat, card))


@rule("4.7.3-1")
def free_for(game: Duel, seat: Seat, slot: str) -> bool:
    """Tell whether a square holds no unit of that player."""
    return all(card.controller != seat for card in standing(game, slot))


@rule("4.7.3-1", also=("3.8.2-6", "4.7.3-2", "4.7.3-3", "4.7.3-4", "4.7.3-5"))
def announce_move(game: Duel, seat: Seat, option: Option) -> Flow[None]:
    """Move a unit: the player says where to, the move goes on the stack, and its cost is settled and paid."""
    card = game.cards[str(option.card)]
    slots = [slot for slot in ADJACENT[str(card.place.slot)] if free_for(game, seat, slot)]
    to = yield from ask.one(
        game, seat, "slot", [Option(place=PLACES[slot]) for slot in slots], about=card.ref
    )
    bases, cost = yield from conveyance.choose_carriers(game, seat, card, move_cost(game, card))
    advanced, cost = yield from choose_advances(game, seat, card, cost, bases)
    pays = partial(_can_move_for, game, card, bases, advanced)
    numbers = yield from choose_letters(
        game, seat, _letters_of_move(card, bases, advanced), pays, pays, card.ref
    )
    if numbers:
        cost = _cost_with(game, card, bases, advanced, numbers)
    called, cost = yield from choose_callers(game, seat, card, cost, bases)
    yield from announce(
        game,
        Item(
            game.oid("move"),
            "move",
            seat,
            card,
            to.place,
            card.place,
            life=card.life,
            advances=advanced,
            numbers=numbers,
        ),
        cost,
        bases + called,
    )


@rule("4.7.3-2", also=("1.2.3-3",))
def _letters_of_move(card: Card, bases: list[Card], advanced: list[Ability]) -> list[str]:
    """List the letters in what a move costs, where bases are not frozen instead."""
    return letters_asked(_parts_of(advanced), NO_LETTERS if bases else card.printed.move_cost)


@rule("4.7.3-2")
def _parts_of(advanced: list[Ability]) -> list[Part]:
    """List the parts of the additional costs that are paid for a move."""
    return [part for said in advanced for part in said.cost]


@rule("4.7.3-2", also=("1.2.3-3",))
def _cost_with(
    game: Duel, card: Card, bases: list[Card], advanced: list[Ability], letters: Mapping[str, int]
) -> Cost:
    """Find what a move costs in energy once its player has said what the letters stand for."""
    cost = Cost(0) if bases else move_cost_with(game, card, letters)
    return cost + cost_of(energy_in(_parts_of(advanced)), letters)


@rule("4.7.3-2", also=("1.2.3-3",))
def _can_move_for(
    game: Duel, card: Card, bases: list[Card], advanced: list[Ability], letters: Mapping[str, int]
) -> bool:
    """Tell whether letters may stand for these numbers: what the move costs then can be paid."""
    cost = _cost_with(game, card, bases, advanced, letters)
    return payable_with_calls(game, card.controller, card, cost, bases)


@rule("4.9.3-1", also=("2.23.1", "2.23.8-1", "2.23.8-4", "4.15.2"))
def resolve_move(game: Duel, item: Item) -> Flow[None]:
    """Move the unit, if it still stands where it stood when the move was announced.

    A new card on that square is another unit. It does not matter whether the unit is frozen by now, or
    whether the player's own unit has come to the square.
    """
    assert item.card is not None and item.place is not None
    if item.card.life != item.life or item.card.place is not item.origin:
        tell(game, "resolve_end", item.card, item=item.oid, why="fizzled")
    elif (yield from happens(game, item.card, item.place, "put")):
        arrive(game, item.card, item.card.controller, item.place)
        advance(game, item)


@rule("4.9.3-2", also=("3.8.2-6",))
def arrive(game: Duel, card: Card, seat: Seat, to: Place) -> None:
    """Put the unit on its new square, released; now it has moved."""
    put(game, card, to)
    game.this_turn.done.add(("moved", seat))
    happen(game, "moved", card=card, player=seat)
