"""Misreadings of 108: numbers."""

from collections.abc import Iterator
from typing import Any

from duelproof.port.abilities import ChooseNumber
from reference.duel_masters.s1_basics import numbers
from reference.duel_masters.s7_other_rules import keyword_actions
from reference.duel_masters.vocabulary import Scale
from reference.kernel.abilities import perform, select
from reference.kernel.abilities.effects import upon
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("108.1")
def halves_are_broken_numbers() -> Iterator[None]:
    """Misreads 108.1: half of three is one and a half."""
    right = select._arithmetic

    def arithmetic(op: str, args: list[int]) -> Any:
        return args[0] / 2 if op == "halved" else right(op, args)

    with replaced(select, "_arithmetic", arithmetic):
        yield


@misreads("108.1a")
def numbers_below_zero_are_chosen() -> Iterator[None]:
    """Misreads 108.1a: where a card sets no bound, a number below 0 can be chosen."""

    def choose(game: Any, instr: ChooseNumber, ctx: Context) -> Flow[None]:
        most = perform.MOST
        ctx.numbers[instr.key] = yield from ask.number(game, ctx.controller, -most, most, about=ctx.item)

    with replaced(keyword_actions.INSTRUCTIONS, ChooseNumber, choose):
        yield


@misreads("108.1a")
def one_is_the_least_number() -> Iterator[None]:
    """Misreads 108.1a: whoever chooses a number chooses 1 or more."""

    def choose(game: Any, instr: ChooseNumber, ctx: Context) -> Flow[None]:
        ctx.numbers[instr.key] = yield from ask.number(game, ctx.controller, 1, perform.MOST, about=ctx.item)

    with replaced(keyword_actions.INSTRUCTIONS, ChooseNumber, choose):
        yield


@misreads("108.1b")
def powers_below_zero_are_read() -> Iterator[None]:
    """Misreads 108.1b: what refers to a power below 0 takes it for what it is."""
    with replaced(numbers, "at_least_zero", int):
        yield


@misreads("108.1b")
def powers_end_at_zero() -> Iterator[None]:
    """Misreads 108.1b: what lessens a power stops at 0, from where more is added."""
    right = numbers.with_infinity

    def stopped(value: int, changes: list[int]) -> int:
        found = value - sum(changes)
        for change in changes:
            found = max(0, found + change)
        return right(value, changes) - value + found

    with replaced(numbers, "with_infinity", stopped):
        yield


@misreads("108.1c")
def what_is_infinite_is_lessened() -> Iterator[None]:
    """Misreads 108.1c: an infinite power from which something is taken is a number."""
    right = numbers.with_infinity

    def lessened(value: int, changes: list[int]) -> int:
        return value if -numbers.INFINITE < sum(changes) < 0 else right(value, changes)

    with replaced(numbers, "with_infinity", lessened):
        yield


@misreads("108.1c")
def something_is_more_than_infinite() -> Iterator[None]:
    """Misreads 108.1c: an infinite power to which something is added is more than another."""
    right = numbers.with_infinity

    def exceeded(value: int, changes: list[int]) -> int:
        infinite = value - sum(changes) == numbers.INFINITE
        return value if infinite and sum(changes) > 0 else right(value, changes)

    with replaced(numbers, "with_infinity", exceeded):
        yield


@misreads("108.2")
def multiplied_and_divided_in_turn() -> Iterator[None]:
    """Misreads 108.2: a number is multiplied and divided in the order in which the effects began."""

    def scaled(game: Any, card: Card, trait: str, value: int) -> int:
        for instr, _ in reversed(upon(game, card, Scale, "")):
            value = -(-value // instr.over) * instr.times
        return value

    with replaced(numbers, "scaled", scaled):
        yield


@misreads("108.2")
def what_is_added_is_not_scaled() -> Iterator[None]:
    """Misreads 108.2: a number is multiplied and divided before something is added to it."""
    right = numbers.scaled

    def scaled(game: Any, card: Card, trait: str, value: int) -> int:
        added = sum(change for change in numbers.changes(game, card, trait) if change > 0)
        return right(game, card, trait, value - added) + added

    with replaced(numbers, "scaled", scaled):
        yield


@misreads("108.2")
def what_is_taken_is_not_scaled() -> Iterator[None]:
    """Misreads 108.2: a number is multiplied and divided before something is taken from it."""
    right = numbers.scaled

    def scaled(game: Any, card: Card, trait: str, value: int) -> int:
        taken = sum(change for change in numbers.changes(game, card, trait) if change < 0)
        return right(game, card, trait, value - taken) + taken

    with replaced(numbers, "scaled", scaled):
        yield
