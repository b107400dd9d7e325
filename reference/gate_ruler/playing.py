"""Section 14-3: playing cards and abilities, and what can be played."""

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability, TargetSpec
from reference.gate_ruler import concealment, costs
from reference.gate_ruler.rulers import EACH_RULER
from reference.gate_ruler.state import GateGame, GateItem, rule
from reference.gate_ruler.zones import move
from reference.kernel import ask, effects, select
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow, place
from reference.kernel.triggers import Waiting, happen


def spell(card: Card) -> Ability | None:
    """What an event card does when it resolves, if it does anything."""
    return next((ability for ability in card.abilities if ability.kind == "spell"), None)


@rule("14-3b-4", "14-3b-4c", "14-3b-4d", "3-7a-2")
def targets_of(game: GateGame, target: TargetSpec, ctx: Context, playing: Card | None) -> list[Card]:
    """14-3b-4: what can be a target: not the card being played (4c), and nothing that is hidden (4d)."""
    wanted = target.filter
    return [
        card
        for card in game.cards.values()
        if card is not playing
        and card.over is None
        and (card.face == "up" or card.place.zone in ("graveyard", "damage"))
        and (card.place.zone != "ruler" or wanted.type == "ruler" or bool(wanted.any_of))
        and select.matches(game, card, wanted, ctx)
    ]


def has_targets(game: GateGame, ability: Ability | None, ctx: Context, playing: Card | None) -> bool:
    """14-3b-4: whether every target that is required can be chosen."""
    if ability is None or not ability.targets:
        return True
    return all(
        len(targets_of(game, target, ctx, playing)) >= select.amount(game, target.min, ctx)
        for target in ability.targets
    )


@rule("14-3b-4", "14-3b-4a", "14-3b-4b", "14-3b-4e")
def choose_targets(game: GateGame, item: GateItem) -> Flow[None]:
    """14-3b-4: choose the targets of what is being played."""
    ctx, ability = item.ctx, item.ability
    if ctx is None or ability is None:
        return
    for target in ability.targets:
        options = [game.option_for(card) for card in targets_of(game, target, ctx, item.card)]
        least, most = select.amount(game, target.min, ctx), select.amount(game, target.max, ctx)
        if most <= 0:
            continue
        chosen = yield from ask.some(
            game, item.controller, "target", options, least, most, about=item.oid, part=target.key
        )
        cards = [game.cards[str(option.card)] for option in chosen]
        ctx.targets[target.key] = [(card, card.life) for card in cards]


@rule("15-17a-2", "15-17a-2a", "4-3a-1", *EACH_RULER)
def may_summon(game: GateGame, seat: Seat) -> bool:
    """15-17a-2: a player who has summoned as often as his cap allows cannot summon normally."""
    cap = game.caps[seat]
    return cap is None or game.summons[seat] < cap


@rule("14-3b-4", "14-3b-8", "15-16a-1")
def can_play(game: GateGame, seat: Seat, card: Card, free: bool = False) -> bool:
    """14-3b: whether playing this card could be finished: cap, targets, cost."""
    cost = 0 if free else costs.level_cost(game, seat, card)
    if cost and len(costs.resources(game, seat)) < cost:
        return False
    types = card.printed.type
    if "unit" in types and not may_summon(game, seat):
        return False
    if not card.abilities and effects.plain(game):
        return True
    if effects.forbidden(game, "play", card) or effects.forbidden(game, "play", seat):
        return False
    ability = spell(card)
    return (
        has_resources_for(game, seat, ability)
        and not concealment.must_be_set_first(game, card)
        and has_targets(game, ability, Context(controller=seat, source=card), card)
    )


@rule("16-17b", "16-17c", "16-17d")
def has_resources_for(game: GateGame, seat: Seat, ability: Ability | None) -> bool:
    """16-17: what says Resource is played only by who has a card in the resource zone, ready or not."""
    return ability is None or ability.keyword != "Resource" or bool(game.zone("resource", seat))


@rule("14-3b-1", "14-3b-1a", "14-3b-3a", "14-3b-6a", "14-3b-7", "14-3b-9", "15-17a", "15-17a-3")
def play_card(game: GateGame, seat: Seat, card: Card, free: bool = False, forced: bool = False) -> Flow[None]:
    """14-3b: put a card on the gate, choose its zone or targets, pay for it. A unit is a normal summon.

    A card that is ``forced`` is paid for as far as possible (16-15b-1).
    """
    origin = card.place
    cost = 0 if free else costs.level_cost(game, seat, card)
    if forced:
        cost = costs.affordable(game, seat, cost)
    ability = spell(card)
    ctx = Context(controller=seat, source=card, ability=ability)
    move(game, card, place("gate"), "play")
    card.controller = seat
    item = game.put_on_gate(
        GateItem(
            oid=game.oid("card"),
            kind="card",
            controller=seat,
            card=card,
            source=card,
            ability=ability,
            ctx=ctx,
            origin=origin,
        )
    )
    ctx.item = item.oid
    is_unit = "unit" in card.printed.type
    if is_unit:
        slots = [Option(place=spot) for spot, _ in game.fronts[seat]]
        chosen = yield from ask.one(game, seat, "slot", slots, about=item.oid)
        item.slot = chosen.place
    yield from choose_targets(game, item)
    yield from costs.pay_resources(game, seat, cost, item.oid)
    if is_unit:
        game.summons[seat] += 1
        happen(game, "summoned", card=card, player=seat, name="normal")
    if game.log.wanted:
        game.log.add("played", card=card, item=item.oid, player=seat, origin=origin)


@rule("14-3b-1", "14-9d", "14-9h")
def play_triggered_ability(game: GateGame, waiting: Waiting) -> Flow[None]:
    """14-9d: put a triggered ability on the gate; without the targets it needs it is not played."""
    ctx = waiting.ctx
    if not has_targets(game, waiting.ability, ctx, None):
        game.log.add("not_played", card=waiting.source, item=waiting.oid, name=waiting.ability.id)
        return
    item = game.put_on_gate(
        GateItem(
            oid=waiting.oid,
            kind="ability",
            controller=waiting.controller,
            source=waiting.source,
            ability=waiting.ability,
            ctx=ctx,
        )
    )
    yield from choose_targets(game, item)


@rule("14-8a", "14-3b-8", "14-6b")
def can_activate(game: GateGame, seat: Seat, card: Card, ability: Ability) -> bool:
    """14-8a: whether an activated ability could be played to the end now."""
    ctx = Context(controller=seat, source=card, ability=ability)
    limit = ability.limit
    return (
        select.works(game, card, ability)
        and has_resources_for(game, seat, ability)
        and (limit is None or card.used.get(f"{limit.per}:{ability.id}", 0) < limit.n)
        and (ability.needs is None or select.holds(game, ability.needs, ctx))
        and costs.payable(game, seat, ability.cost, card)
        and has_targets(game, ability, ctx, None)
    )


@rule("14-3b-1", "14-3b-8", "14-8b")
def play_ability(game: GateGame, seat: Seat, card: Card, ability: Ability) -> Flow[None]:
    """14-8b: put an activated ability on the gate as an imaginary card, choose its targets, pay for it."""
    ctx = Context(controller=seat, source=card, ability=ability)
    item = game.put_on_gate(
        GateItem(
            oid=game.oid("ability"),
            kind="ability",
            controller=seat,
            source=card,
            ability=ability,
            ctx=ctx,
        )
    )
    ctx.item = item.oid
    if ability.limit is not None:
        key = f"{ability.limit.per}:{ability.id}"
        card.used[key] = card.used.get(key, 0) + 1
    yield from choose_targets(game, item)
    yield from costs.pay(game, seat, ability.cost, card, item.oid)
