"""14-3b-4, 14-3b-5, 14-3c-1: choosing targets, what is done to which, and looking again."""

from collections.abc import Iterator
from itertools import islice

from duelproof.port import OTHER
from duelproof.port.abilities import Ability, Damage, Instruction, TargetSpec
from duelproof.port.selections import Filter, Select
from duelproof.port.words import parts
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.kinds import asks_for_a_property, means
from reference.gate_ruler.s14_cards_and_abilities.replacement import base_damage, foreseen_damage
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import choosing, select
from reference.kernel.abilities.perform import inner
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing, life_of
from reference.kernel.course import ask
from reference.kernel.course.index import lying_in
from reference.kernel.flow import Flow


def targets_of(ability: Ability | None, modes: tuple[str, ...] = ()) -> Iterator[TargetSpec]:
    """What must be targeted: what the ability says, and what the modes say that were chosen."""
    if ability is not None:
        yield from ability.targets
        for mode in ability.modes:
            if mode.id in modes:
                yield from mode.targets


def candidates(game: GateGame, spec: TargetSpec, ctx: Context, playing: Card | None) -> Iterator[Thing]:
    """Find what can be a target now."""
    if spec.player:
        yield from (ctx.controller, OTHER[ctx.controller])
        return
    zones = select.zones_of(game, spec.filter)
    for card in lying_in(game, zones):
        if is_valid(game, card, spec, ctx, playing):
            yield card


@rule("14-3b-4", also=("14-3b-4c",))
def is_valid(game: GateGame, card: Card, spec: TargetSpec, ctx: Context, playing: Card | None) -> bool:
    """A target is a card that fits and whose fitting everybody can see, and never the card being played."""
    wanted = spec.filter
    return (
        card is not playing
        and means(card, wanted)
        and is_known(card, wanted)
        and select.matches(game, card, wanted, ctx)
    )


@rule("14-3b-4d")
def is_known(card: Card, wanted: Filter) -> bool:
    """A hidden card is no target where a property is asked for, which nobody sees on it."""
    return card.face == "up" or not asks_for_a_property(wanted)


@rule("14-3b-4", also=("14-3b-4a", "14-3b-5a", "15-10a"))
def presume(game: GateGame, ability: Ability | None, ctx: Context, playing: Card | None) -> bool:
    """What cannot have all its required targets cannot be played; else take the first that would do."""
    for spec in targets_of(ability, ctx.modes):
        least = max(0, select.amount(game, spec.min, ctx))
        divided = _division(ability, spec)
        if divided is not None and least > foreseen_damage(game, ctx, select.amount(game, divided.n, ctx)):
            return False
        fewest = list(islice(candidates(game, spec, ctx, playing), least))
        if len(fewest) < least:
            return False
        ctx.targets[spec.key] = [_with_life(thing) for thing in fewest]
    return True


@rule("14-3b-4", also=("14-3b-4a", "14-3b-4b", "14-3b-4e"))
def choose_targets(game: GateGame, item: GateItem) -> Flow[None]:
    """The controller chooses as many targets as it says now, none of them twice."""
    ctx = item.ctx
    for spec in targets_of(item.ability, ctx.modes):
        least, most = max(0, select.amount(game, spec.min, ctx)), select.amount(game, spec.max, ctx)
        if (divided := _division(item.ability, spec)) is not None:
            total = yield from base_damage(game, ctx, select.amount(game, divided.n, ctx))
            item.totals[spec.key] = total
            most = min(most, total)
        possible = candidates(game, spec, ctx, item.card)
        options = {choosing.pointed_at(game, thing, item.controller): thing for thing in possible}
        chosen = yield from ask.some(
            game, item.controller, "target", list(options), least, most, about=item.oid, part=spec.key
        )
        ctx.targets[spec.key] = [_with_life(options[option]) for option in chosen]


@rule("14-3b-5", also=("14-3b-5a", "14-3b-5b", "15-10a"))
def assign_effects(game: GateGame, item: GateItem) -> Flow[None]:
    """Say which of several effects happens to which target, and divide numbers among them.

    Each gets at least 1 (5a); what is said here stays (5b).
    """
    ctx = item.ctx
    for spec in targets_of(item.ability, ctx.modes):
        aimed = ctx.targets.get(spec.key, [])
        total = item.totals.get(spec.key, 0)
        if total and aimed:
            options = {game.option_for(thing): (thing, life) for thing, life in aimed}
            seat, oid = item.controller, item.oid
            shares = yield from ask.divide(game, seat, list(options), total, about=oid, every=True)
            ctx.shares[spec.key] = [(options[option][0], share) for option, share in shares]
        left = {game.option_for(thing): (thing, life) for thing, life in aimed}
        for part in spec.parts[: len(left)]:
            option = yield from ask.one(game, item.controller, "split", list(left), about=item.oid, part=part)
            ctx.targets[part] = [left.pop(option)]


def _division(ability: Ability | None, spec: TargetSpec) -> Damage | None:
    """The damage that is divided among these targets, if any is."""
    assert ability is not None
    dealing = [instr for instr in ability.effect if isinstance(instr, Damage) and instr.divide]
    return next((instr for instr in dealing if (instr.what.key or "target") == spec.key), None)


@rule("14-3c-1")
def look_again(game: GateGame, item: GateItem) -> None:
    """As a card or ability resolves, targets that are no longer valid are none any more."""
    ctx = item.ctx
    for spec in targets_of(item.ability, ctx.modes):
        for key in (spec.key, *spec.parts):
            ctx.targets[key] = [
                (thing, life if _is_still(game, item, spec, thing) else _GONE)
                for thing, life in ctx.targets.get(key, [])
            ]


_GONE = -1
"""The life of no card: what a target is noted with that is no longer valid."""


@rule("14-3c-1")
def speaks_of_the_gone(instr: Instruction, ctx: Context) -> bool:
    """What asks for anything of a target that was no longer valid, as its ATK or what it is, is not done.

    What is within an instruction is looked at when its turn comes.
    """
    gone = [key for key, aimed in ctx.targets.items() if aimed and all(life == _GONE for _, life in aimed)]
    if not gone:
        return False
    kind: type = type(instr)
    said = [getattr(instr, name) for name in instr.__struct_fields__ if name not in inner(kind)]
    meant = [part for _, part in parts(tuple(said), but=Ability) if isinstance(part, Select)]
    return any(part.which == "target" and (part.key or "target") in gone for part in meant)


@rule("14-3c-1")
def _is_still(game: GateGame, item: GateItem, spec: TargetSpec, thing: Thing) -> bool:
    """A target has to be valid still; a card that left and came back is a new one."""
    return not isinstance(thing, Card) or is_valid(game, thing, spec, item.ctx, item.card)


def _with_life(thing: Thing) -> tuple[Thing, int]:
    """A target with the life it has, by which it is known again."""
    return thing, life_of(thing)
