"""Misreadings of 4.7.3: what is settled and paid as a move is declared."""

from collections.abc import Iterator, Mapping
from typing import Any

from duelproof.port import Seat
from duelproof.port.abilities import Ability
from reference.dimension_zero.s1_principles import cost_of, energy_in, letters_in
from reference.dimension_zero.s2_definitions import card_data
from reference.dimension_zero.s2_definitions.card_state import turn
from reference.dimension_zero.s4_processing import activating, moves, payment, resolving
from reference.dimension_zero.s5_keywords import advance, call, conveyance
from reference.dimension_zero.state import Cost, Duel, Item
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("4.7.3-2")
def advance_is_chosen_late() -> Iterator[None]:
    """Misreads 4.7.3-2: whether advance is paid for is said as the move resolves, but for a letter's cost."""
    right, resolve = advance.choose_advances, resolving.HOW["move"]

    def choose_advances(
        game: Duel, seat: Seat, card: Card, cost: Cost, *bases: Any
    ) -> Flow[tuple[list[Ability], Cost]]:
        if _has_letters(card):
            return (yield from right(game, seat, card, cost, *bases))
        return [], cost

    def late(game: Duel, item: Item) -> Flow[None]:
        assert item.card is not None
        if not _has_letters(item.card):
            item.advances, cost = yield from right(game, item.controller, item.card, Cost(0))
            yield from payment.pay(game, item.controller, cost, item.oid)
        yield from resolve(game, item)

    with replaced(advance, "choose_advances", choose_advances), replaced(resolving.HOW, "move", late):
        yield


@misreads("4.7.3-2")
def only_the_first_advance_is_there() -> Iterator[None]:
    """Misreads 4.7.3-2: of several advances of a unit only the first may be paid for."""

    def choose_advances(
        game: Duel, seat: Seat, card: Card, cost: Cost, *bases: Any
    ) -> Flow[tuple[list[Ability], Cost]]:
        said = now.keyword(game, card, "advance")
        whole = cost if said is None else cost + cost_of(energy_in(said.cost))
        if said is None or not call.payable_with_calls(game, seat, card, whole, *bases):
            return [], cost
        paid = yield from ask.may(game, seat, about=card.ref, kind="extra_cost")
        return ([said], whole) if paid else ([], cost)

    with replaced(advance, "choose_advances", choose_advances):
        yield


def _has_letters(card: Card) -> bool:
    """Tell whether a card has advance with a letter in its cost."""
    said = [ability for ability in card.abilities if ability.keyword == "advance"]
    return any(letters_in(energy_in(ability.cost)) for ability in said)


@misreads("4.7.3-2")
def bases_are_chosen_late() -> Iterator[None]:
    """Misreads 4.7.3-2: whether bases are frozen instead of energy is said as the move resolves."""
    right, resolve = conveyance.choose_carriers, resolving.HOW["move"]

    def choose_carriers(game: Duel, seat: Seat, card: Card, cost: Cost) -> Flow[tuple[list[Card], Cost]]:
        yield from ()
        return [], Cost(0) if conveyance.carriers(game, seat, card) else cost

    def late(game: Duel, item: Item) -> Flow[None]:
        card = item.card
        assert card is not None
        if conveyance.carriers(game, item.controller, card):
            bases, cost = yield from right(game, item.controller, card, card_data.move_cost(game, card))
            yield from payment.pay(game, item.controller, cost, item.oid, bases)
        yield from resolve(game, item)

    with replaced(conveyance, "choose_carriers", choose_carriers), replaced(resolving.HOW, "move", late):
        yield


@misreads("4.7.3-2")
def letters_of_moves_are_not_paid() -> Iterator[None]:
    """Misreads 4.7.3-2: what the letters in the cost of a move stand for is said, and not paid."""

    def cost_with(game: Duel, card: Card, *rest: Any) -> Cost:
        return card_data.move_cost(game, card)

    with replaced(moves, "_cost_with", cost_with):
        yield


@misreads("4.7.3-2")
def letters_of_moves_stand_for_anything() -> Iterator[None]:
    """Misreads 4.7.3-2: the letters in the cost of a move stand for any number, paid or not."""

    def choose_letters(game: Duel, seat: Seat, *rest: Any) -> Flow[Mapping[str, int]]:
        said = yield from ask.number(game, seat, 0, 9)
        return {"x": said}

    with replaced(moves, "choose_letters", choose_letters):
        yield


@misreads("4.7.3-3")
def moves_cost_what_is_printed() -> Iterator[None]:
    """Misreads 4.7.3-3: no effect makes a move dearer or cheaper."""

    def move_cost(game: Duel, card: Card) -> Cost:
        printed = cost_of(card.printed.move_cost)
        changed = right(game, card)
        return printed if changed.total > printed.total else changed

    right = card_data.move_cost
    with replaced(card_data, "move_cost", move_cost):
        yield


@misreads("4.7.3-3")
def moves_cost_what_they_come_to_as_they_are_paid() -> Iterator[None]:
    """Misreads 4.7.3-3: what a move costs is looked at again when cards are frozen for their call."""
    right = call.choose_callers

    def choose_callers(
        game: Duel, seat: Seat, card: Card, cost: Cost, *given: Any
    ) -> Flow[tuple[list[Card], Cost]]:
        before = card_data.move_cost(game, card).total
        called, cost = yield from right(game, seat, card, cost, *given)
        for each in called:
            turn(game, each, "exhausted")
        more = card_data.move_cost(game, card).total - before
        return called, Cost(cost.total + more, cost.coloured)

    with replaced(call, "choose_callers", choose_callers):
        yield


@misreads("4.7.3-3")
def moves_are_paid_for_again() -> Iterator[None]:
    """Misreads 4.7.3-3: what a move costs more by the time it resolves is paid then."""
    announce, resolve = activating.announce, resolving.HOW["move"]
    before: dict[str, int] = {}

    def noting(game: Duel, item: Item, *rest: Any) -> Flow[None]:
        if item.kind == "move" and item.card is not None:
            before[item.oid] = card_data.move_cost(game, item.card).total
        yield from announce(game, item, *rest)

    def late(game: Duel, item: Item) -> Flow[None]:
        assert item.card is not None
        more = card_data.move_cost(game, item.card).total - before[item.oid]
        yield from payment.pay(game, item.controller, Cost(max(0, more)), item.oid)
        yield from resolve(game, item)

    with replaced(activating, "announce", noting), replaced(resolving.HOW, "move", late):
        yield
