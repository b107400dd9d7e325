"""Misreadings of 14-3: playing and resolving."""

from collections.abc import Iterator
from typing import Any

from duelproof.port.abilities import Damage
from reference.gate_ruler.s14_cards_and_abilities import costs, payment, playing, targets
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import select
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-3b-3")
def the_number_chosen_in_playing_is_one() -> Iterator[None]:
    """Misreads 14-3b-3: the number chosen as a card is played is replaced by one."""
    right = ask.number

    def number(*asked: Any, **how: Any) -> Flow[int]:
        yield from right(*asked, **how)
        return 1

    with replaced(ask, "number", number):
        yield


@misreads("14-3b-4a")
def one_target_at_least() -> Iterator[None]:
    """Misreads 14-3b-4a: every card needs at least one target, whatever number it asks for."""
    right = select.amount

    def amount(*asked: Any) -> int:
        return max(1, right(*asked))

    with replaced(select, "amount", amount):
        yield


@misreads("14-3b-4e", "14-3b-5b")
def targets_are_counted_again() -> Iterator[None]:
    """Misreads 14-3b-4e, 14-3b-5b: at resolution, targets and shares are cut to what could be chosen now."""
    right = targets.look_again

    def look_again(game: GateGame, item: GateItem) -> None:
        right(game, item)
        for spec in targets.targets_of(item.ability, item.ctx.modes):
            most = select.amount(game, spec.max, item.ctx)
            for instr in item.ability.effect if item.ability is not None else ():
                if isinstance(instr, Damage) and instr.divide:
                    most = min(most, select.amount(game, instr.n, item.ctx))
            item.ctx.targets[spec.key] = item.ctx.targets.get(spec.key, [])[:most]

    with replaced(targets, "look_again", look_again):
        yield


@misreads("14-3b-5")
def the_other_target_is_meant() -> Iterator[None]:
    """Misreads 14-3b-5: of two targets with different effects, each gets the effect of the other."""
    right = targets.assign_effects

    def assign(game: GateGame, item: GateItem) -> Flow[None]:
        yield from right(game, item)
        for spec in targets.targets_of(item.ability, item.ctx.modes):
            if len(spec.parts) == 2:
                one, other = spec.parts
                aimed = item.ctx.targets
                aimed[one], aimed[other] = aimed[other], aimed[one]

    with _step_replaced(right, assign):
        yield


@misreads("14-3b-6b", "14-3b-6c")
def costs_are_altered_last() -> Iterator[None]:
    """Misreads 14-3b-6b: an alternative cost replaces a cost that was already raised and lowered."""
    alter, *others = costs._ADJUSTMENTS
    with replaced(costs, "_ADJUSTMENTS", (*others, alter)):
        yield


@misreads("14-3b-6e")
def costs_are_waived_first() -> Iterator[None]:
    """Misreads 14-3b-6e: increases are still charged for what is played without paying its cost."""
    *others, free = costs._ADJUSTMENTS
    with replaced(costs, "_ADJUSTMENTS", (free, *others)):
        yield


@misreads("14-3b-8", "14-4e", "15-16a-1")
def nobody_need_pay_all() -> Iterator[None]:
    """Misreads 14-3b-8: a cost is paid as far as possible, and the play is made even if part is missing."""

    def payable(*asked: Any) -> bool:
        return True

    def pay(game: GateGame, item: GateItem) -> Flow[None]:
        for part in item.cost:
            item.cost = [part]
            some = payment.affordable(game, item)
            yield from payment.pay(game, some, item.ctx, item.oid)

    with (
        replaced(payment, "payable", payable),
        _step_replaced(playing._pay, pay),
    ):
        yield


def _step_replaced(right: Any, wrong: Any) -> Any:
    """Replace one of the steps of playing in the block."""
    steps = tuple(wrong if step is right else step for step in playing._STEPS)
    return replaced(playing, "_STEPS", steps)
