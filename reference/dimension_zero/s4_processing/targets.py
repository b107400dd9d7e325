"""4.11: targets."""

from collections.abc import Collection

from duelproof.port import OTHER, Option, Seat
from duelproof.port.abilities import Ability, TargetSpec
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s5_keywords.resistance import resists
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import effects, select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask
from reference.kernel.course.index import by_zones
from reference.kernel.flow import Flow


@rule("4.11.1", also=("2.23.8-3", "2.21.1", "2.21.2"))
def candidates(game: Duel, spec: TargetSpec, ctx: Context) -> list[Thing]:
    """Find what could be a target now."""
    if spec.player:
        return [ctx.controller, OTHER[ctx.controller]]
    return [
        card
        for card in _lying_in(game, select.zones_of(game, spec.filter))
        if card.over is None
        and select.matches(game, card, spec.filter, ctx)
        and not effects.forbidden(game, "be_targeted", card)
        and not resists(game, card, ctx.source)
    ]


@by_zones
def _lying_in(game: Duel, zones: Collection[str]) -> list[Card]:
    """Find the cards that lie in some zones."""
    return [card for card in game.cards.values() if card.place.zone in zones]


@rule("4.11.3", also=("4.7.2-5",))
def has_targets(game: Duel, ability: Ability, ctx: Context) -> bool:
    """Tell whether there are as many proper targets as an ability needs."""
    return all(
        len(candidates(game, spec, ctx)) >= select.amount(game, spec.min, ctx) for spec in ability.targets
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
