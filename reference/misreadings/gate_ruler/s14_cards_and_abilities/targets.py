"""Misreadings of 14-3b-4 and 14-3b-5: what is a target, how many there are, and what is for which."""

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import msgspec

from duelproof.port.abilities import Ability, Damage, TargetSpec
from duelproof.port.selections import Calc
from reference.gate_ruler.s14_cards_and_abilities import playing, resolving, targets
from reference.gate_ruler.s14_cards_and_abilities.replacement import foreseen_damage
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-3b-4a")
def one_target_more_than_counted() -> Iterator[None]:
    """Misreads 14-3b-4a: where the number of targets is counted, one more can be chosen, also beyond none."""
    right = targets.targets_of

    def targets_of(ability: Ability | None, modes: tuple[str, ...] = ()) -> Iterator[TargetSpec]:
        for spec in right(ability, modes):
            counted = isinstance(spec.max, Calc)
            more = Calc(op="plus", args=(spec.max, 1))
            yield msgspec.structs.replace(spec, max=more) if counted else spec

    with replaced(targets, "targets_of", targets_of):
        yield


@misreads("14-3b-4")
def one_target_is_enough() -> Iterator[None]:
    """Misreads 14-3b-4: where several targets are asked for together, one is enough."""
    right = targets.targets_of

    def targets_of(ability: Ability | None, modes: tuple[str, ...] = ()) -> Iterator[TargetSpec]:
        for spec in right(ability, modes):
            several = isinstance(spec.min, int) and spec.min > 1
            yield msgspec.structs.replace(spec, min=1) if several else spec

    with replaced(targets, "targets_of", targets_of):
        yield


@misreads("14-3b-4")
def whose_a_target_is_does_not_matter() -> Iterator[None]:
    """Misreads 14-3b-4: where a card that its player controls is asked for, any player's is a target."""
    right = targets.is_valid

    def is_valid(game: GateGame, card: Card, spec: TargetSpec, ctx: Context, playing_: Card | None) -> bool:
        anybodys = msgspec.structs.replace(spec.filter, controller=None)
        return right(game, card, msgspec.structs.replace(spec, filter=anybodys), ctx, playing_)

    with replaced(targets, "is_valid", is_valid):
        yield


@misreads("14-3b-4c")
def abilities_do_not_aim_at_their_cards() -> Iterator[None]:
    """Misreads 14-3b-4c: the card in play that has an ability cannot be its target."""
    right = targets.is_valid

    def is_valid(game: GateGame, card: Card, spec: TargetSpec, ctx: Context, playing_: Card | None) -> bool:
        return card is not ctx.source and right(game, card, spec, ctx, playing_)

    with replaced(targets, "is_valid", is_valid):
        yield


@misreads("14-3b-4c")
def what_is_played_can_aim_at_itself() -> Iterator[None]:
    """Misreads 14-3b-4c: a card on the gate can be its own target."""
    right = targets.is_valid

    def is_valid(game: GateGame, card: Card, spec: TargetSpec, ctx: Context, playing_: Card | None) -> bool:
        return right(game, card, spec, ctx, None)

    with replaced(targets, "is_valid", is_valid):
        yield


def _as_it_resolves(change: Callable[[GateGame, GateItem, TargetSpec], None]) -> Any:
    """Let what was chosen for each kind of target be changed as a card or ability resolves, in the block."""
    right = resolving._perform

    def do(game: GateGame, item: GateItem) -> Flow[None]:
        for spec in targets.targets_of(item.ability, item.ctx.modes):
            change(game, item, spec)
        yield from right(game, item)

    return replaced(resolving, "_perform", do)


@misreads("14-3b-4e")
def targets_too_many_are_dropped() -> Iterator[None]:
    """Misreads 14-3b-4e: as a card resolves, the last targets that are not counted any more are dropped."""

    def drop(game: GateGame, item: GateItem, spec: TargetSpec) -> None:
        if isinstance(spec.max, Calc):
            counted = max(0, select.amount(game, spec.max, item.ctx))
            item.ctx.targets[spec.key] = item.ctx.targets.get(spec.key, [])[:counted]

    with _as_it_resolves(drop):
        yield


@misreads("14-3b-4e")
def further_targets_are_added() -> Iterator[None]:
    """Misreads 14-3b-4e: as a card resolves, the first that fit are further targets if it counts more."""

    def add(game: GateGame, item: GateItem, spec: TargetSpec) -> None:
        if not isinstance(spec.max, Calc):
            return
        counted = select.amount(game, spec.max, item.ctx)
        aimed = item.ctx.targets.setdefault(spec.key, [])
        for thing in targets.candidates(game, spec, item.ctx, item.card):
            if len(aimed) < counted and all(thing is not other for other, _ in aimed):
                aimed.append(targets._with_life(thing))

    with _as_it_resolves(add):
        yield


@misreads("14-3b-4e")
def targets_are_counted_after_paying() -> Iterator[None]:
    """Misreads 14-3b-4e: the cost is paid before the targets are counted and chosen."""
    late = (targets.choose_targets, targets.assign_effects)
    early = tuple(step for step in playing._STEPS if step not in late)
    with replaced(playing, "_STEPS", (*early, *late)):
        yield


Shares = list[tuple[Thing, int]]
"""What of a number that is divided is for which target."""


def _divided_anew(total: Callable[[GateGame, GateItem, Damage, int], int]) -> Any:
    """Let as much be dealt as comes out when it resolves: the last get less, or the first more."""

    def change(game: GateGame, item: GateItem, spec: TargetSpec) -> None:
        divided, shares = targets._division(item.ability, spec), item.ctx.shares.get(spec.key)
        if divided is not None and shares:
            before = sum(share for _, share in shares)
            item.ctx.shares[spec.key] = _with_total(shares, total(game, item, divided, before))

    return _as_it_resolves(change)


def _with_total(shares: Shares, total: int) -> Shares:
    """Take from the last shares what is too much, or give the first one what is missing."""
    left, anew = total, []
    for thing, share in shares:
        anew.append((thing, min(share, left)))
        left -= min(share, left)
    (first, share), *others = anew
    return [(first, share + left), *others]


def _counted_anew(kept: Callable[[int, int], int]) -> Any:
    """Let of what was counted and what is counted as it resolves the smaller or the greater be dealt."""

    def total(game: GateGame, item: GateItem, divided: Damage, before: int) -> int:
        counts = isinstance(divided.n, Calc)
        return kept(before, select.amount(game, divided.n, item.ctx)) if counts else before

    return _divided_anew(total)


@misreads("14-3b-5b")
def less_is_dealt_if_less_is_counted() -> Iterator[None]:
    """Misreads 14-3b-5b: as a card resolves, no more is dealt than is counted then."""
    with _counted_anew(min):
        yield


@misreads("14-3b-5b")
def more_is_dealt_if_more_is_counted() -> Iterator[None]:
    """Misreads 14-3b-5b: as a card resolves, its first target is dealt what more is counted then."""
    with _counted_anew(max):
        yield


@misreads("14-3b-5b")
def what_added_to_the_damage_has_to_stay() -> Iterator[None]:
    """Misreads 14-3b-5b: what an effect added to divided damage is not dealt if the effect has ended."""

    def total(game: GateGame, item: GateItem, divided: Damage, before: int) -> int:
        if isinstance(divided.n, Calc):
            return before
        return min(before, foreseen_damage(game, item.ctx, divided.n))

    with _divided_anew(total):
        yield


@misreads("14-3b-5b")
def the_others_get_what_was_for_the_one_that_left() -> Iterator[None]:
    """Misreads 14-3b-5b: what was for a target that has gone is dealt to the first of the others."""

    def change(game: GateGame, item: GateItem, spec: TargetSpec) -> None:
        shares = item.ctx.shares.get(spec.key, [])
        aimed = item.ctx.targets.get(spec.key, [])
        there = [thing for thing, life in aimed if isinstance(thing, Card) and thing.life == life]
        left: Shares = [(thing, share) for thing, share in shares if thing in there]
        if left:
            item.ctx.shares[spec.key] = _with_total(left, sum(share for _, share in shares))

    with _as_it_resolves(change):
        yield


@misreads("14-3b-4")
def the_first_that_fit_are_the_targets() -> Iterator[None]:
    """Misreads 14-3b-4: the first cards that fit are affected, whichever targets are chosen."""
    right = targets.choose_targets

    def choose(game: GateGame, item: GateItem) -> Flow[None]:
        yield from right(game, item)
        for spec in targets.targets_of(item.ability, item.ctx.modes):
            many = len(item.ctx.targets.get(spec.key, []))
            fitting = targets.candidates(game, spec, item.ctx, item.card)
            item.ctx.targets[spec.key] = [targets._with_life(thing) for thing in islice(fitting, many)]

    steps = tuple(choose if step is right else step for step in playing._STEPS)
    with replaced(playing, "_STEPS", steps):
        yield
