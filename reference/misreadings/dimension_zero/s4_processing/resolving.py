"""Misreadings of 4.9: when something on the stack resolves, what becomes of its card, and moves."""

import contextlib
from collections.abc import Iterator
from typing import Any

from duelproof.port import Option, Place
from reference.dimension_zero.s2_definitions import moving
from reference.dimension_zero.s2_definitions.squares import ADJACENT
from reference.dimension_zero.s4_processing import (
    moves,
    priority,
    resolving,
    rule_effects,
    triggering,
)
from reference.dimension_zero.state import Duel, Item
from reference.kernel.card import Card, place
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.dimension_zero.s4_processing.helpers import (
    between_instructions,
    nothing,
    resolved_otherwise,
)
from reference.misreadings.making import refuses_nothing, replaced


def _kind(item: Item) -> str:
    """Return of which kind the ability of an item is."""
    return item.ctx.ability.kind if item.ctx is not None and item.ctx.ability is not None else ""


@misreads("4.9.1", "4.6.2")
def one_pass_resolves_the_top() -> Iterator[None]:
    """Misreads 4.9.1, 4.6.2: the top of the stack resolves as soon as one player passes."""
    right = priority._choice

    def choice(game: Duel, seat: Any) -> Flow[Option]:
        picked: Option = yield from right(game, seat)
        if picked is priority.PASS and game.pile:
            yield from resolving.resolve(game)
        return picked

    with replaced(priority, "_choice", choice):
        yield


@misreads("4.9.1")
def passes_are_added_up() -> Iterator[None]:
    """Misreads 4.9.1: the top resolves after two passes, even with a play between them."""
    right = priority._choice
    passes = [0]

    def choice(game: Duel, seat: Any) -> Flow[Option]:
        picked: Option = yield from right(game, seat)
        passes[0] = passes[0] + 1 if picked is priority.PASS and game.pile else passes[0]
        if passes[0] == 3 and game.pile:
            passes[0] = 0
            yield from resolving.resolve(game)
        return picked

    with replaced(priority, "_choice", choice):
        yield


@misreads("4.9.1", "2.23.9-3")
def the_stack_resolves_as_a_whole() -> Iterator[None]:
    """Misreads 4.9.1: everything on the stack resolves, without anybody having priority between."""
    right = resolving.resolve

    def resolve(game: Duel) -> Flow[None]:
        while game.pile:
            yield from right(game)

    with replaced(resolving, "resolve", resolve):
        yield


@misreads("4.9.1")
def spells_come_to_nothing() -> Iterator[None]:
    """Misreads 4.9.1: a spell stays without effect."""
    with resolved_otherwise("card", nothing, lambda item: True):
        yield


@misreads("4.9.1")
def activated_abilities_come_to_nothing() -> Iterator[None]:
    """Misreads 4.9.1: an activated ability stays without effect."""
    with resolved_otherwise("ability", nothing, lambda item: _kind(item) == "activated"):
        yield


@misreads("4.9.1")
def triggered_abilities_come_to_nothing() -> Iterator[None]:
    """Misreads 4.9.1: a triggered ability stays without effect."""
    with resolved_otherwise("ability", nothing, lambda item: _kind(item) == "triggered"):
        yield


@misreads("4.9.1")
def battle_damage_comes_to_nothing() -> Iterator[None]:
    """Misreads 4.9.1: battle damage that both let pass is not dealt."""
    with resolved_otherwise("battle-damage", nothing, lambda item: True):
        yield


@contextlib.contextmanager
def _spells(wrong: Any, kind: str) -> Iterator[None]:
    with resolved_otherwise(
        "card", wrong, lambda item: item.card is not None and kind in item.card.printed.type
    ):
        yield


@misreads("4.9.2-8")
def bases_go_to_the_graveyard() -> Iterator[None]:
    """Misreads 4.9.2-8: a base that resolves goes to the graveyard."""

    def base(game: Duel, item: Item) -> Flow[None]:
        assert item.card is not None
        yield from moving.to_graveyard(game, [item.card], "resolved")

    with _spells(base, "base"):
        yield


@misreads("4.9.2-8")
def strategies_do_not_stay_in_the_game() -> Iterator[None]:
    """Misreads 4.9.2-8: a strategy that has resolved is removed from the game."""
    right = resolving.HOW["card"]

    def strategy(game: Duel, item: Item) -> Flow[None]:
        yield from right(game, item)
        if item.card is not None and item.card.place.zone == "graveyard":
            moving.put(game, item.card, place("removed", item.card.owner))

    with _spells(strategy, "strategy"):
        yield


@misreads("4.9.2-8")
def strategies_go_first() -> Iterator[None]:
    """Misreads 4.9.2-8: a strategy goes to the graveyard before it does what it says."""
    right = resolving.HOW["card"]

    def strategy(game: Duel, item: Item) -> Flow[None]:
        assert item.card is not None
        yield from moving.to_graveyard(game, [item.card], "resolved")
        yield from right(game, item)

    with _spells(strategy, "strategy"):
        yield


@misreads("4.9.3-1")
def frozen_units_stay() -> Iterator[None]:
    """Misreads 4.9.3-1: the move of a unit that is frozen by now is countered."""
    with resolved_otherwise(
        "move", nothing, lambda item: item.card is not None and item.card.turned == "exhausted"
    ):
        yield


@misreads("4.9.3-1")
def units_make_no_room() -> Iterator[None]:
    """Misreads 4.9.3-1: a move to a square where the player has a unit by now is countered."""
    right = resolving.HOW["move"]

    def move(game: Duel, item: Item) -> Flow[None]:
        assert item.place is not None
        if moves.free_for(game, item.controller, str(item.place.slot)):
            yield from right(game, item)

    with replaced(resolving.HOW, "move", move):
        yield


@misreads("4.9.3-2")
def units_arrive_on_another_square() -> Iterator[None]:
    """Misreads 4.9.3-2: a unit comes to a square beside the one that was named."""
    right = moves.arrive

    def arrive(game: Duel, card: Card, seat: Any, to: Place) -> None:
        right(game, card, seat, place("square", None, ADJACENT[str(to.slot)][0]))

    with replaced(moves, "arrive", arrive):
        yield


@misreads("4.9.3-2")
def units_arrive_as_they_were_turned() -> Iterator[None]:
    """Misreads 4.9.3-2: a unit that moves stays frozen."""
    right = moves.arrive

    def arrive(game: Duel, card: Card, seat: Any, to: Place) -> None:
        was = card.turned
        right(game, card, seat, to)
        card.turned = was

    with replaced(moves, "arrive", arrive):
        yield


@misreads("4.9.4")
def plays_are_heard_at_any_time() -> Iterator[None]:
    """Misreads 4.9.4: what a player plays while something resolves is accepted."""
    with refuses_nothing():
        yield


@misreads("4.9.4")
def triggers_cut_in() -> Iterator[None]:
    """Misreads 4.9.4: an ability that triggers while something resolves is carried out at once."""

    def cut_in(game: Duel) -> Flow[None]:
        if game.waiting and game.resolving is not None:
            below = len(game.pile)
            yield from triggering.stack_triggers(game)
            while len(game.pile) > below:
                item = game.pile.pop()
                yield from resolving.HOW[item.kind](game, item)

    with between_instructions(cut_in):
        yield


@misreads("4.9.4")
def rule_effects_cut_in() -> Iterator[None]:
    """Misreads 4.9.4: rule effects are carried out while something resolves."""

    def cut_in(game: Duel) -> Flow[None]:
        yield from rule_effects.sweep(game)

    with between_instructions(cut_in):
        yield
