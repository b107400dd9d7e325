"""Misreadings of 5.10: call."""

from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from duelproof.port import Seat
from reference.dimension_zero.s1_principles import cost_of
from reference.dimension_zero.s4_processing import moves, playing
from reference.dimension_zero.s5_keywords import call
from reference.dimension_zero.state import Cost, Duel
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@contextmanager
def _unheard(module: ModuleType) -> Iterator[None]:
    """Let nobody be called in one module, in the block."""

    def choose_callers(
        game: Duel, seat: Seat, card: Card, cost: Cost, *given: Any
    ) -> Flow[tuple[list[Card], Cost]]:
        yield from ()
        return [], cost

    right = vars(module)["choose_callers"]
    vars(module)["choose_callers"] = choose_callers
    try:
        yield
    finally:
        vars(module)["choose_callers"] = right


@misreads("5.10.1")
def nobody_is_called_to_play() -> Iterator[None]:
    """Misreads 5.10.1: calls are for moves alone."""
    with _unheard(playing):
        yield


@misreads("5.10.1")
def nobody_is_called_to_move() -> Iterator[None]:
    """Misreads 5.10.1: calls are for playing alone."""
    with _unheard(moves):
        yield


@misreads("5.10.2")
def every_colour_is_called() -> Iterator[None]:
    """Misreads 5.10.2: the colour of a call does not matter."""

    def may_call(game: Duel, caller: Card, card: Card) -> bool:
        return now.keyword(game, caller, "call") is not None and caller.turned == "ready"

    with replaced(call, "_may_call", may_call):
        yield


@misreads("5.10.2")
def calls_pay_for_colours() -> Iterator[None]:
    """Misreads 5.10.2: a call takes off energy of a colour where there is nothing colourless to take off."""

    def lessened_by(cost: Cost, many: int) -> Cost:
        total = max(0, cost.total - many)
        coloured = sum(number for _, number in cost.coloured)
        return Cost(total, cost.coloured) if total >= coloured else Cost(total)

    with replaced(call, "lessened_by", lessened_by):
        yield


@misreads("5.10.3")
def what_is_less_than_nothing_is_forgotten() -> Iterator[None]:
    """Misreads 5.10.3: what an effect adds is added to 0, where calls take off more than there is."""
    right = call.choose_callers

    def choose_callers(
        game: Duel, seat: Seat, card: Card, cost: Cost, *given: Any
    ) -> Flow[tuple[list[Card], Cost]]:
        picked, _ = yield from right(game, seat, card, cost, *given)
        printed = cost_of(card.printed.symbols)
        coloured = sum(number for _, number in cost.coloured)
        plain = max(0, printed.total - coloured - len(picked))
        return picked, Cost(coloured + plain + cost.total - printed.total, cost.coloured)

    with replaced(call, "choose_callers", choose_callers):
        yield
