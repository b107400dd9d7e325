"""101.4, 603, 605.1: triggered effects wait, and are resolved one after another."""

from duelproof.port import Cause, Option
from reference.duel_masters.editions import rule
from reference.duel_masters.victory import settle
from reference.duel_masters.zones import DMGame
from reference.kernel import ask, select, triggers
from reference.kernel.context import Context
from reference.kernel.game import Flow
from reference.kernel.perform import perform
from reference.kernel.triggers import Waiting

URGENT = "s-trigger"


@rule("101.4", "101.4a", "101.4c", "605.1", "603.3")
def resolve_waiting(game: DMGame) -> Flow[None]:
    """Resolve what waits, one effect wholly after another, until nothing waits."""
    settle(game)
    while game.waiting:
        item = yield from _next(game)
        game.waiting.remove(item)
        yield from _resolve(game, item)
        settle(game)


@rule("101.4", "101.4a", "605.1")
def _next(game: DMGame) -> Flow[Waiting]:
    """S-triggers come first, and the turn player's effects before the other's; each player orders his own."""
    ranked = [((w.ability.keyword != URGENT, w.controller != game.active), w) for w in game.waiting]
    first = min(rank for rank, _ in ranked)
    mine: list[Waiting] = [w for rank, w in ranked if rank == first]
    options = [Option(object=w.oid, card=w.source.ref, way=w.ability.id) for w in mine]
    picked = yield from ask.one(game, mine[0].controller, "trigger", options)
    return mine[options.index(picked)]


@rule("112.3a")
def _resolve(game: DMGame, item: Waiting) -> Flow[None]:
    """Follow an effect that waited; an S-trigger uses its card for nothing, if it is still in the hand."""
    cause = Cause(by="effect", item=item.oid, source=item.source.ref, player=item.controller)
    with game.log.caused(cause):
        game.log.add("resolve_start", item=item.oid, card=item.source, player=item.controller)
        if item.ability.keyword == URGENT:
            from reference.duel_masters.using import use  # using a card may make effects wait in turn

            if item.source.place.zone == "hand":  # what it waited for may have taken it away
                yield from use(game, item.controller, item.source, free=True)
        else:
            yield from resolve_ability(game, item.ctx)
        game.log.add("resolve_end", item=item.oid, card=item.source, player=item.controller)


@rule("603.4", "605.2a", "605.2c", "700.2a")
def resolve_ability(game: DMGame, ctx: Context) -> Flow[None]:
    """Look at the condition only now, choose modes, and follow the text in the order written."""
    ability = ctx.ability
    assert ability is not None
    if ability.needs is not None and not select.holds(game, ability.needs, ctx):
        return
    if ability.may and not (yield from ask.may(game, ctx.controller, about=ctx.item)):
        return
    if ability.modes:
        options = [Option(value=mode.id) for mode in ability.modes]
        many = ability.choose_modes
        picked = yield from ask.some(game, ctx.controller, "mode", options, many, many, about=ctx.item)
        ctx.modes = tuple(str(option.value) for option in picked)
        for mode in ability.modes:
            if mode.id in ctx.modes:
                yield from perform(game, mode.effect, ctx)
    yield from perform(game, ability.effect, ctx)


@rule("500.4", "603.2a", "702.2")
def beginning(game: DMGame, kind: str, name: str) -> Flow[None]:
    """Trigger what waits for the beginning of a step, and resolve it."""
    triggers.happen(game, kind, player=game.active, name=name)
    yield from resolve_waiting(game)
