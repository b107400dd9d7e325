"""Misreadings of 14-3b-6: what a play costs."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from duelproof.port import Seat
from duelproof.port.abilities import ChangeCost, Cost
from duelproof.port.selections import Filter
from reference.gate_ruler.s14_cards_and_abilities import costs, playing, targets
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


def _worked_out_first(cards: bool) -> Any:
    """Let what cards cost (or else abilities) be worked out before their targets are chosen, in the block."""
    right = costs.determine
    known: dict[str, list[Cost]] = {}

    def early(game: GateGame, item: GateItem) -> Flow[None]:
        yield from ()
        if (item.card is not None) == cards:
            known[item.oid] = costs.cost_of(game, item)

    def determine(game: GateGame, item: GateItem) -> Flow[None]:
        yield from right(game, item)
        item.cost = known.pop(item.oid, item.cost)

    steps: list[Any] = [determine if step is right else step for step in playing._STEPS]
    steps.insert(steps.index(targets.choose_targets), early)
    return replaced(playing, "_STEPS", tuple(steps))


@misreads("14-3b-6")
def costs_of_cards_do_not_wait_for_targets() -> Iterator[None]:
    """Misreads 14-3b-6: what a card costs is worked out before its targets are chosen."""
    with _worked_out_first(cards=True):
        yield


@misreads("14-3b-6")
def costs_of_abilities_do_not_wait_for_targets() -> Iterator[None]:
    """Misreads 14-3b-6: what an ability costs is worked out before its targets are chosen."""
    with _worked_out_first(cards=False):
        yield


@misreads("14-3b-6")
def targets_that_were_not_chosen_cost_too() -> Iterator[None]:
    """Misreads 14-3b-6: what costs something for each target costs it for all that the opponent has."""
    right = costs.determine

    def determine(game: GateGame, item: GateItem) -> Flow[None]:
        chosen, others = item.ctx.targets, dict(item.ctx.targets)
        for spec in targets.targets_of(item.ability, item.ctx.modes):
            found = [
                targets._with_life(thing)
                for thing in targets.candidates(game, spec, item.ctx, item.card)
                if isinstance(thing, Card) and thing.controller != item.controller
            ]
            others[spec.key] = found or chosen.get(spec.key, [])
        item.ctx.targets = others
        yield from right(game, item)
        item.ctx.targets = chosen

    steps = tuple(determine if step is right else step for step in playing._STEPS)
    with replaced(playing, "_STEPS", steps):
        yield


@misreads("14-3b-6a")
def every_card_costs_a_resource() -> Iterator[None]:
    """Misreads 14-3b-6a: a card of level 0 costs one resource."""
    right = costs.level_cost

    def level_cost(game: GateGame, seat: Seat, card: Card) -> int:
        return 0 if game.rules[seat].free else max(1, right(game, seat, card))

    with replaced(costs, "level_cost", level_cost):
        yield


@misreads("14-3b-6a")
def abilities_cost_the_level_of_their_card() -> Iterator[None]:
    """Misreads 14-3b-6a: an activated ability costs the level of its card beside what its brackets say."""
    right = costs._written

    def written(game: GateGame, item: GateItem) -> list[Cost]:
        cost = list(right(game, item))
        activated = item.card is None and item.ability is not None and item.ability.kind == "activated"
        if activated and item.source is not None:
            level = costs.level_cost(game, item.controller, item.source)
            cost += [costs._of_resources(level)] if level else []
        return cost

    with replaced(costs, "_written", written):
        yield


def _waiving(left: Callable[[int, list[Cost]], list[Cost]]) -> Any:
    """Let this remain of a waived cost, given the resources in it before it was raised, in the block."""
    alter, increase, decrease, right = costs._ADJUSTMENTS
    before = 0

    def raised(game: GateGame, cost: list[Cost], changes: list[ChangeCost], ctx: Context) -> list[Cost]:
        nonlocal before
        before = _resources_in(cost)
        return increase(game, cost, changes, ctx)

    def free(game: GateGame, cost: list[Cost], changes: list[ChangeCost], ctx: Context) -> list[Cost]:
        return right(game, cost, changes, ctx) or left(before, cost)

    return replaced(costs, "_ADJUSTMENTS", (alter, raised, decrease, free))


def _resources_in(cost: list[Cost]) -> int:
    """Count the resources in a cost."""
    return sum(part.n for part in cost if part.kind == "resources" and isinstance(part.n, int))


@misreads("14-3b-6e")
def only_resources_are_waived() -> Iterator[None]:
    """Misreads 14-3b-6e: what is played without its cost costs no resources, but whatever else it costs."""
    with _waiving(lambda before, cost: [part for part in cost if part.kind != "resources"]):
        yield


@misreads("14-3b-6e")
def further_resources_are_not_waived() -> Iterator[None]:
    """Misreads 14-3b-6e: what is played without its cost takes the resources by which that was raised."""

    def left(before: int, cost: list[Cost]) -> list[Cost]:
        more = _resources_in(cost) - before
        return [costs._of_resources(more)] if more > 0 else []

    with _waiving(left):
        yield


@misreads("14-3b-6e", "15-15b-1")
def what_is_free_for_one_is_free_for_both() -> Iterator[None]:
    """Misreads 14-3b-6e, 15-15b-1: whose cards are played without their cost does not matter."""
    right = select._stands

    def stands(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        if "gate" in wanted.zones:
            wanted = msgspec.structs.replace(wanted, controller=None)
        return right(game, card, wanted, ctx)

    with replaced(select, "_stands", stands):
        yield


@misreads("14-3b-6d")
def costs_of_abilities_are_not_lowered() -> Iterator[None]:
    """Misreads 14-3b-6d: effects lower what cards cost, but not what abilities cost."""
    alter, increase, right, free = costs._ADJUSTMENTS

    def decrease(game: GateGame, cost: list[Cost], changes: list[ChangeCost], ctx: Context) -> list[Cost]:
        return right(game, cost, [change for change in changes if not change.abilities], ctx)

    with replaced(costs, "_ADJUSTMENTS", (alter, increase, decrease, free)):
        yield


@misreads("14-3b-6d")
def only_resources_are_lowered() -> Iterator[None]:
    """Misreads 14-3b-6d: effects lower how many resources a cost takes, and nothing else of it."""
    alter, increase, right, free = costs._ADJUSTMENTS

    def decrease(game: GateGame, cost: list[Cost], changes: list[ChangeCost], ctx: Context) -> list[Cost]:
        return right(game, cost, [change for change in changes if change.kind == "resources"], ctx)

    with replaced(costs, "_ADJUSTMENTS", (alter, increase, decrease, free)):
        yield
