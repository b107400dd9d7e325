"""Misreadings of 6.5: the targets of spells and abilities on the stack are changed."""

from collections.abc import Iterator
from contextlib import contextmanager

from duelproof.port.abilities import TargetSpec
from reference.dimension_zero.s4_processing import resolving, targets
from reference.dimension_zero.s6_other_rules import new_targets
from reference.dimension_zero.state import Duel, Item
from reference.dimension_zero.vocabulary import ChangeTarget
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@contextmanager
def _keeping(kind: str) -> Iterator[None]:
    """Let things of a kind on the stack keep their targets, in the block."""
    right = new_targets._change

    def change(game: Duel, item: Item, instr: ChangeTarget, ctx: Context) -> Flow[bool]:
        if item.kind == kind:
            return False
        return (yield from right(game, item, instr, ctx))

    with replaced(new_targets, "_change", change):
        yield


@misreads("6.5.1")
def spells_keep_their_targets() -> Iterator[None]:
    """Misreads 6.5.1: the targets of a spell are not changed."""
    with _keeping("card"):
        yield


@misreads("6.5.1")
def abilities_keep_their_targets() -> Iterator[None]:
    """Misreads 6.5.1: the targets of an ability are not changed."""
    with _keeping("ability"):
        yield


HOW_MANY = {0: "without", 1: ""}
"""Whether there are proper targets beside which improper ones might be chosen."""


@contextmanager
def _proper_or(which: str) -> Iterator[None]:
    """Let improper targets be chosen in the block: ``beside`` or ``without`` proper ones, or if ``named``."""
    proper, change = new_targets._proper, new_targets._change
    said: list[ChangeTarget] = []

    def changing(game: Duel, item: Item, instr: ChangeTarget, ctx: Context) -> Flow[bool]:
        said.append(instr)
        return (yield from change(game, item, instr, ctx))

    def improper(game: Duel, item: Item, spec: TargetSpec, old: Card) -> list[Thing]:
        right = proper(game, item, spec, old)
        assert item.ctx is not None
        taken = [thing for thing, _ in item.ctx.targets[spec.key]]
        if which == ("named" if said[-1].to.which != "choose" else HOW_MANY.get(len(right), "beside")):
            cards = game.cards.values()
            return [card for card in cards if card.place.zone == "square" and card not in taken]
        return right

    with replaced(new_targets, "_proper", improper), replaced(new_targets, "_change", changing):
        yield


@misreads("6.5.1")
def another_partner_would_do_for_a_new_target() -> Iterator[None]:
    """Misreads 6.5.1: a unit becomes the first target if there is a second that would go with it."""

    def proper(game: Duel, item: Item, spec: TargetSpec, old: Card) -> list[Thing]:
        assert item.ctx is not None
        taken = [thing for thing, _ in item.ctx.targets[spec.key]]
        return [thing for thing in targets.candidates(game, spec, item.ctx) if thing not in taken]

    with replaced(new_targets, "_proper", proper):
        yield


@misreads("6.5.1")
def any_unit_can_be_chosen() -> Iterator[None]:
    """Misreads 6.5.1: beside a proper target one that is not can be chosen."""
    with _proper_or("beside"):
        yield


@misreads("6.5.1")
def for_want_of_a_proper_one_any_is_chosen() -> Iterator[None]:
    """Misreads 6.5.1: where there is no proper target, one that is not is chosen."""
    with _proper_or("without"):
        yield


@misreads("6.5.1")
def a_target_takes_the_place_of_another() -> Iterator[None]:
    """Misreads 6.5.1: for want of another, one of the targets takes the place of the other."""
    right = new_targets._change

    def change(game: Duel, item: Item, instr: ChangeTarget, ctx: Context) -> Flow[bool]:
        changed = yield from right(game, item, instr, ctx)
        if not changed and item.ctx is not None:
            for key, aimed in item.ctx.targets.items():
                item.ctx.targets[key] = aimed[-1:]
        return changed

    with replaced(new_targets, "_change", change):
        yield


@misreads("6.5.1")
def what_is_named_is_always_proper() -> Iterator[None]:
    """Misreads 6.5.1: what an effect names becomes the target, proper or not."""
    with _proper_or("named"):
        yield


@contextmanager
def _remembering(then: str) -> Iterator[None]:
    """Remember the old target with the new one, and look at it as the spell resolves, in the block."""
    right, still_aimed = new_targets._put_in_place, resolving.still_aimed
    olds: dict[Context | None, tuple[str, Card, int]] = {}

    def put(game: Duel, item: Item, key: str, old: Card, new: Card) -> None:
        right(game, item, key, old, new)
        olds[item.ctx] = key, old, old.life

    def aimed(game: Duel, ctx: Context) -> bool:
        key, old, life = olds.get(ctx, ("", None, 0))
        if old is None:
            return still_aimed(game, ctx)
        if then == "harmed":
            ctx.targets[key].append((old, life))
        if then == "missed" and old.life != life:
            return False
        found = still_aimed(game, ctx)
        if then == "again" and not found:
            ctx.targets[key] = [(old, life)]
            return still_aimed(game, ctx)
        return found

    with replaced(new_targets, "_put_in_place", put), replaced(resolving, "still_aimed", aimed):
        yield


@misreads("6.5.2")
def the_old_target_is_harmed_too() -> Iterator[None]:
    """Misreads 6.5.2: the old target remains one beside the new."""
    with _remembering("harmed"):
        yield


@misreads("6.5.2")
def the_old_target_is_missed() -> Iterator[None]:
    """Misreads 6.5.2: a spell is countered when the target that it had before has gone."""
    with _remembering("missed"):
        yield


@misreads("6.5.2")
def the_old_target_stands_in() -> Iterator[None]:
    """Misreads 6.5.2: when the new target has gone, the old one is the target again."""
    with _remembering("again"):
        yield


@misreads("6.5.2")
def all_other_targets_are_dropped() -> Iterator[None]:
    """Misreads 6.5.2: of several targets the new one alone is left."""
    right = new_targets._put_in_place

    def put(game: Duel, item: Item, key: str, old: Card, new: Card) -> None:
        right(game, item, key, old, new)
        assert item.ctx is not None
        item.ctx.targets[key] = [each for each in item.ctx.targets[key] if each[0] is new]

    with replaced(new_targets, "_put_in_place", put):
        yield


@misreads("6.5.2")
def any_target_is_concerned() -> Iterator[None]:
    """Misreads 6.5.2: whichever target comes first is changed, whatever the effect speaks of."""

    def concerned(game: Duel, item: Item, instr: ChangeTarget, ctx: Context) -> list[tuple[TargetSpec, Card]]:
        aims = item.ctx
        assert aims is not None and aims.ability is not None
        return [
            (spec, thing)
            for spec in aims.ability.targets
            for thing, _ in aims.targets.get(spec.key, ())
            if isinstance(thing, Card)
        ][:1]

    with replaced(new_targets, "_concerned", concerned):
        yield
