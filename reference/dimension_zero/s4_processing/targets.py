"""4.11: targets."""

from collections.abc import Collection, Iterator
from copy import copy
from itertools import islice

import msgspec

from duelproof.port import OTHER, Option, Seat
from duelproof.port.abilities import Ability, Damage, Mode, TargetSpec
from duelproof.port.selections import Amount
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.squares import AS_TARGET
from reference.dimension_zero.s2_definitions.zones import STACK
from reference.dimension_zero.s5_keywords.resistance import resists, speaker
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import effects, select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing, cards_among, life_of
from reference.kernel.course import ask
from reference.kernel.course.index import lying_in
from reference.kernel.flow import Flow


@rule("4.11.1", also=("4.11.3",))
def candidates(game: Duel, spec: TargetSpec, ctx: Context) -> Iterator[Thing]:
    """Find what could be a target now, as a first target only what there are proper others for."""
    assert ctx.ability is not None
    resting = [other for other in ctx.ability.targets if rests_on(other, spec)]
    for thing in of_the_text(game, spec, ctx):
        if all(_has_partner(game, other, ctx, thing) for other in resting):
            yield thing


@rule("4.11.1", also=("2.23.8-3", "2.21.1", "2.21.2", "3.11.2", "4.11.4"))
def of_the_text(game: Duel, spec: TargetSpec, ctx: Context) -> Iterator[Thing]:
    """Find what is as the text says of a target: never the spell on the stack that is looking for one."""
    if spec.player:
        yield from (ctx.controller, OTHER[ctx.controller])
        return
    for card in lying_in(game, select.zones_of(game, spec.filter)):
        if (
            card.over is None
            and not card.ignored
            and not (card is ctx.source and card.place is STACK)
            and select.fits(game, card, spec.filter, ctx)
            and not effects.forbidden(game, "be_targeted", card)
            and not resists(game, card, speaker(game, ctx))
        ):
            yield card


def rests_on(other: TargetSpec, spec: TargetSpec) -> bool:
    """Tell whether what another target must be depends on this one, the first of the text."""
    return _rests(other) and spec.key == "target"


def _rests(spec: TargetSpec) -> bool:
    """Tell whether what a target must be depends on the first of the text."""
    relation = spec.filter.relation
    return relation is not None and relation.endswith(AS_TARGET)


@rule("4.11.3", also=("4.11.2", "4.7.2-5"))
def _has_partner(game: Duel, other: TargetSpec, ctx: Context, first: Thing) -> bool:
    """Tell whether there would be as many proper second targets as are needed if this were the first."""
    supposed = copy(ctx)
    supposed.targets = {"target": [(first, life_of(first))]}
    return _are_there(candidates(game, other, supposed), select.amount(game, other.min, supposed))


def _are_there(things: Iterator[Thing], least: int) -> bool:
    """Tell whether there are so many things at least; more are not looked for."""
    return least <= 0 or len(list(islice(things, least))) == least


@rule("4.11.3", also=("4.7.2-5",))
def has_targets(game: Duel, ability: Ability, ctx: Context) -> bool:
    """Tell whether there are as many proper targets as an ability needs, and enough to divide among them.

    So it must be whatever effects may be chosen.
    """
    if ability.modes and len(possible_modes(game, ability, ctx)) < ability.choose_modes:
        return False
    return all(_has_enough(game, ability, spec, ctx) for spec in ability.targets)


@rule("4.11.3", also=("4.7.2-5", "4.7.2-6", "4.8.4-3"))
def _has_enough(game: Duel, ability: Ability, spec: TargetSpec, ctx: Context) -> bool:
    """Tell whether there are as many proper targets of a kind as are needed, and something for each of them.

    Those that rest on the first target are looked for with that one.
    """
    least = _least(game, ability, spec, ctx)
    something_for_each = _given_some(game, ability, spec, ctx, least) == least
    return something_for_each and (_rests(spec) or _are_there(candidates(game, spec, ctx), least))


@rule("4.11.3", also=("4.7.2-5", "4.8.4", "4.8.4-2"))
def _least(game: Duel, ability: Ability, spec: TargetSpec, ctx: Context) -> int:
    """Say how many targets are needed at least.

    Where a second target is needed that rests on the first, one is needed even if the text says "up to".
    """
    needed = any(
        rests_on(other, spec) and select.amount(game, other.min, ctx) > 0 for other in ability.targets
    )
    return max(select.amount(game, spec.min, ctx), int(needed))


@rule("4.7.2-2", also=("4.7.2-5", "4.11.3"))
def possible_modes(game: Duel, ability: Ability, ctx: Context) -> list[Mode]:
    """List the effects that a player may choose from: those for which there are proper targets."""
    return [mode for mode in ability.modes if _can_be_chosen(game, ability, mode, ctx)]


@rule("4.7.2-2", also=("4.7.2-5", "4.11.3"))
def _can_be_chosen(game: Duel, ability: Ability, mode: Mode, ctx: Context) -> bool:
    """Tell whether there are proper targets for an effect if it is the one that is used."""
    supposed = copy(ctx)
    supposed.ability = with_modes(ability, (mode.id,))
    return has_targets(game, msgspec.structs.replace(ability, modes=(), targets=mode.targets), supposed)


@rule("4.7.2-2")
def with_modes(ability: Ability, chosen: Collection[str]) -> Ability:
    """Make the ability that has only the effects that were chosen, with their targets."""
    modes = [mode for mode in ability.modes if mode.id in chosen]
    aims = tuple(spec for mode in modes for spec in mode.targets)
    does = tuple(instr for mode in modes for instr in mode.effect)
    return msgspec.structs.replace(
        ability, modes=(), targets=ability.targets + aims, effect=does + ability.effect
    )


@rule("4.11.1", also=("4.7.2-6", "4.8.4-3"))
def _given_some(game: Duel, ability: Ability, spec: TargetSpec, ctx: Context, many: int) -> int:
    """Say how many of so many targets can be given at least 1 each of what is divided among them, if it is.

    A number that goes by targets is not known before any has been chosen.
    """
    known = [
        select.amount(game, number, ctx)
        for key, number in _divisions(ability)
        if key == spec.key and (ctx.targets or "target" not in select.selections_of(number))
    ]
    return min([many, *known])


@rule("4.7.2-6", also=("4.8.4-3",))
def _divisions(ability: Ability) -> list[tuple[str, Amount]]:
    """List what an ability divides among targets, by the key of these."""
    return [
        (instr.what.key or "target", instr.n)
        for instr in ability.effect
        if isinstance(instr, Damage) and instr.divide and instr.what.which == "target"
    ]


@rule("4.11.5", also=("4.7.2-5", "4.8.4-2"))
def choose_targets(game: Duel, seat: Seat, ability: Ability, ctx: Context) -> Flow[None]:
    """Ask how many targets to choose, and which; none is chosen twice."""
    for spec in ability.targets:
        most = _given_some(game, ability, spec, ctx, select.amount(game, spec.max, ctx))
        things = list(candidates(game, spec, ctx)) if most > 0 else []
        by_option = {game.option_for(thing): thing for thing in things}
        picked = yield from ask.some(
            game,
            seat,
            "target",
            list(by_option),
            _least(game, ability, spec, ctx),
            most,
            about=ctx.item,
            part=spec.key,
        )
        chosen = [by_option[option] for option in picked]
        ctx.targets[spec.key] = [(thing, life_of(thing)) for thing in chosen]
        names = tuple(thing.ref if isinstance(thing, Card) else thing for thing in chosen)
        game.log.add("targeted", item=ctx.item, cards=names, player=seat)


@rule("4.11.1", also=("4.7.2-6", "4.8.4-3"))
def choose_shares(game: Duel, seat: Seat, ability: Ability, ctx: Context) -> Flow[None]:
    """Ask how damage is divided among the targets: each is dealt at least 1 of it."""
    for key, number in _divisions(ability):
        options = [
            Option(card=card.ref) for card in cards_among(thing for thing, _ in ctx.targets.get(key, ()))
        ]
        if options:
            many = select.amount(game, number, ctx)
            divided = yield from ask.divide(game, seat, options, many, about=ctx.item, every=True)
            ctx.shares[key] = [(game.cards[str(option.card)], share) for option, share in divided]
