"""4.11: targets."""

from collections.abc import Collection
from copy import copy

from duelproof.port import OTHER, Option, Seat
from duelproof.port.abilities import Ability, Damage, TargetSpec
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.squares import AS_TARGET
from reference.dimension_zero.s2_definitions.zones import STACK
from reference.dimension_zero.s5_keywords.resistance import resists, speaker
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import effects, select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask
from reference.kernel.course.index import by_zones
from reference.kernel.flow import Flow


@rule("4.11.1", also=("2.23.8-3", "2.21.1", "2.21.2", "4.11.4"))
def candidates(game: Duel, spec: TargetSpec, ctx: Context) -> list[Thing]:
    """Find what could be a target now: never the spell on the stack that is looking for one."""
    if spec.player:
        return [ctx.controller, OTHER[ctx.controller]]
    found: list[Thing] = [
        card
        for card in _lying_in(game, select.zones_of(game, spec.filter))
        if card.over is None
        and not (card is ctx.source and card.place is STACK)
        and select.matches(game, card, spec.filter, ctx)
        and not effects.forbidden(game, "be_targeted", card)
        and not resists(game, card, speaker(game, ctx))
    ]
    specs = () if ctx.ability is None else ctx.ability.targets
    resting = [other for other in specs if _rests_on(other, spec)]
    return [thing for thing in found if all(_has_partner(game, other, ctx, thing) for other in resting)]


def _rests_on(other: TargetSpec, spec: TargetSpec) -> bool:
    """Tell whether what another target must be depends on this one, the first of the text."""
    relation = other.filter.relation
    return relation is not None and relation.endswith(AS_TARGET) and spec.key == "target"


@rule("4.11.3")
def _has_partner(game: Duel, other: TargetSpec, ctx: Context, first: Thing) -> bool:
    """Tell whether there would be a proper second target if this were the first."""
    supposed = copy(ctx)
    supposed.targets = {"target": [(first, first.life if isinstance(first, Card) else 0)]}
    return bool(candidates(game, other, supposed))


@by_zones
def _lying_in(game: Duel, zones: Collection[str]) -> list[Card]:
    """Find the cards that lie in some zones."""
    return [card for card in game.cards.values() if card.place.zone in zones]


@rule("4.11.3", also=("4.7.2-5",))
def has_targets(game: Duel, ability: Ability, ctx: Context) -> bool:
    """Tell whether there are as many proper targets as an ability needs."""
    return all(
        len(candidates(game, spec, ctx)) >= select.amount(game, spec.min, ctx)
        for spec in ability.targets
        if not (spec.filter.relation or "").endswith(AS_TARGET)
    )


@rule("4.11.5", also=("4.7.2-5", "4.8.4-2"))
def choose_targets(game: Duel, seat: Seat, ability: Ability, ctx: Context) -> Flow[None]:
    """Ask how many targets to choose, and which; none is chosen twice."""
    for spec in ability.targets:
        things = candidates(game, spec, ctx)
        options = [Option(player=t) if isinstance(t, str) else Option(card=t.ref) for t in things]
        by_option = dict(zip(options, things, strict=True))
        least, most = select.amount(game, spec.min, ctx), select.amount(game, spec.max, ctx)
        picked = yield from ask.some(
            game, seat, "target", options, least, most, about=ctx.item, part=spec.key
        )
        chosen = [by_option[option] for option in picked]
        ctx.targets[spec.key] = [(t, t.life if isinstance(t, Card) else 0) for t in chosen]
        if game.log.wanted:
            names = tuple(thing.ref if isinstance(thing, Card) else thing for thing in chosen)
            game.log.add("targeted", item=ctx.item, cards=names, player=seat)


@rule("4.11.1", also=("4.7.2-6", "4.8.4-3"))
def choose_shares(game: Duel, seat: Seat, ability: Ability, ctx: Context) -> Flow[None]:
    """Ask how damage is divided among the targets: each is dealt some of it."""
    for instr in ability.effect:
        if not isinstance(instr, Damage) or not instr.divide or instr.what.which != "target":
            continue
        key = instr.what.key or "target"
        options = [Option(card=card.ref) for card, _ in ctx.targets.get(key, ()) if isinstance(card, Card)]
        if options:
            many = select.amount(game, instr.n, ctx)
            divided = yield from ask.divide(game, seat, options, many, about=ctx.item)
            ctx.shares[key] = [(game.cards[str(option.card)], share) for option, share in divided]
