"""Misreadings of 4.1: spells on the stack."""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from duelproof.port import SEATS, Option, Seat
from reference.dimension_zero.s2_definitions import moving, plan_zone
from reference.dimension_zero.s4_processing import countering, priority, resolving, targets
from reference.dimension_zero.state import Duel, Item
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@contextlib.contextmanager
def _spells_also(more: Callable[[Duel], list[Card]]) -> Iterator[None]:
    """Take other cards for spells as well, in the block."""
    right = targets.candidates

    def candidates(game: Duel, *about: Any) -> list[Thing]:
        found = list(right(game, *about))
        spec = about[-2]
        return [*found, *more(game)] if spec.filter.zones == ("stack",) else found

    with replaced(targets, "candidates", candidates):
        yield


@misreads("4.1.1")
def cards_in_play_are_spells() -> Iterator[None]:
    """Misreads 4.1.1: the cards on the squares are spells, too."""
    with _spells_also(lambda game: [card for cards in game.squares.values() for card in cards]):
        yield


@misreads("4.1.1")
def only_strategies_are_spells() -> Iterator[None]:
    """Misreads 4.1.1: a unit or base on the stack is no spell, so it cannot be countered."""
    right = countering.counter

    def counter(game: Duel, items: Sequence[Item], ctx: Context) -> Flow[None]:
        left = [item for item in items if item.card is None or "strategy" in item.card.printed.type]
        yield from right(game, left, ctx)

    with replaced(countering, "counter", counter):
        yield


@misreads("4.1.1")
def playing_the_plan_makes_the_next() -> Iterator[None]:
    """Misreads 4.1.1: when the plan is played, the next card is turned up in its place."""
    right = priority.ACTIONS["play"]

    def play(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        planned = plan_zone.plan(game, seat) is game.cards[str(option.card)]
        yield from right(game, seat, option)
        if planned:
            plan_zone.turn_up(game, seat)

    with replaced(priority.ACTIONS, "play", play):
        yield


@misreads("4.1.2")
def spells_stay_spells() -> Iterator[None]:
    """Misreads 4.1.2: a card that was a spell still is one in the graveyard."""
    with _spells_also(lambda game: [card for seat in SEATS for card in game.zone("graveyard", seat)]):
        yield


@misreads("4.1.2")
def spells_resolve_from_anywhere() -> Iterator[None]:
    """Misreads 4.1.2: a spell resolves even if its card is no longer on the stack."""

    def stay(game: Duel, card: Card) -> None:
        pass

    with replaced(moving, "cease", stay):
        yield


@misreads("4.1.4")
def countered_units_come_back() -> Iterator[None]:
    """Misreads 4.1.4: a unit that is countered goes back to its owner's hand."""
    right = countering.counter

    def counter(game: Duel, items: Sequence[Item], ctx: Context) -> Flow[None]:
        yield from right(game, items, ctx)
        for item in items:
            if item.kind == "card" and item.card is not None and "unit" in item.card.printed.type:
                moving.put(game, item.card, place("hand", item.card.owner))

    with replaced(countering, "counter", counter):
        yield


@misreads("4.1.4")
def countered_spells_go_last() -> Iterator[None]:
    """Misreads 4.1.4: a countered spell goes to the graveyard only after the spell that countered it."""
    right = resolving.resolve
    countered: list[Card] = []

    def counter(game: Duel, items: Sequence[Item], ctx: Context) -> Flow[None]:
        yield from ()
        for item in items:
            assert item.card is not None
            game.pile.remove(item)
            countered.append(item.card)

    def resolve(game: Duel) -> Flow[None]:
        yield from right(game)
        yield from moving.to_graveyard(game, countered, "put")
        countered.clear()

    with replaced(countering, "counter", counter), replaced(resolving, "resolve", resolve):
        yield
