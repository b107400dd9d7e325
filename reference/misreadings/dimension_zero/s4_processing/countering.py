"""Misreadings of 4.10: countering."""

import contextlib
from collections.abc import Iterator, Sequence

from duelproof.port import Seat
from reference.dimension_zero.s2_definitions.card_state import turn
from reference.dimension_zero.s2_definitions.moving import put
from reference.dimension_zero.s4_processing import countering
from reference.dimension_zero.state import Duel, Item
from reference.kernel.abilities.perform import perform
from reference.kernel.card import place
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


def _is(item: Item, kind: str) -> bool:
    """Tell whether an item is a spell, or an activated or triggered ability."""
    if item.kind == "card":
        return kind == "spell"
    return item.ctx is not None and item.ctx.ability is not None and item.ctx.ability.kind == kind


@contextlib.contextmanager
def _resolving_when_countered(kind: str) -> Iterator[None]:
    right = countering.counter

    def counter(game: Duel, items: Sequence[Item], ctx: Context) -> Flow[None]:
        for item in items:
            if _is(item, kind) and item.ctx is not None and item.ctx.ability is not None:
                yield from perform(game, item.ctx.ability.effect, item.ctx)
        yield from right(game, items, ctx)

    with replaced(countering, "counter", counter):
        yield


@misreads("4.10.1")
def countered_spells_have_their_effect() -> Iterator[None]:
    """Misreads 4.10.1: a spell that is countered still does what it says."""
    with _resolving_when_countered("spell"):
        yield


@misreads("4.10.1")
def countered_activated_abilities_have_their_effect() -> Iterator[None]:
    """Misreads 4.10.1: an activated ability that is countered still does what it says."""
    with _resolving_when_countered("activated"):
        yield


@misreads("4.10.1")
def countered_triggered_abilities_have_their_effect() -> Iterator[None]:
    """Misreads 4.10.1: a triggered ability that is countered still does what it says."""
    with _resolving_when_countered("triggered"):
        yield


@misreads("4.10.2")
def countered_spells_are_removed() -> Iterator[None]:
    """Misreads 4.10.2: a spell that is countered is removed from the game."""
    right = countering.counter

    def counter(game: Duel, items: Sequence[Item], ctx: Context) -> Flow[None]:
        yield from right(game, items, ctx)
        for item in items:
            if item.kind == "card" and item.card is not None:
                put(game, item.card, place("removed", item.card.owner))

    with replaced(countering, "counter", counter):
        yield


@misreads("4.10.2")
def countered_abilities_stay() -> Iterator[None]:
    """Misreads 4.10.2: an ability that is countered stays on the stack and does nothing there."""
    right = countering.counter

    def counter(game: Duel, items: Sequence[Item], ctx: Context) -> Flow[None]:
        yield from right(game, [item for item in items if item.kind != "ability"], ctx)
        for item in items:
            if item.kind == "ability":
                item.kind = "plan"

    with replaced(countering, "counter", counter):
        yield


@contextlib.contextmanager
def _given_back(kind: str) -> Iterator[None]:
    right = countering.counter

    def counter(game: Duel, items: Sequence[Item], ctx: Context) -> Flow[None]:
        yield from right(game, items, ctx)
        for item in items:
            if _is(item, kind):
                _release(game, item.controller)

    with replaced(countering, "counter", counter):
        yield


def _release(game: Duel, seat: Seat) -> None:
    for card in game.energy[seat]:
        turn(game, card, "ready")


@misreads("4.10.3")
def spells_are_paid_back() -> Iterator[None]:
    """Misreads 4.10.3: what was paid for a spell is given back when that is countered."""
    with _given_back("spell"):
        yield


@misreads("4.10.3")
def activated_abilities_are_paid_back() -> Iterator[None]:
    """Misreads 4.10.3: what was paid for an activated ability is given back when that is countered."""
    with _given_back("activated"):
        yield


@misreads("4.10.3")
def triggered_abilities_are_paid_back() -> Iterator[None]:
    """Misreads 4.10.3: what was paid for a triggered ability is given back when that is countered."""
    with _given_back("triggered"):
        yield
