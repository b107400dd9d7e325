"""4.8: how triggered abilities come to the stack."""

from duelproof.port import OTHER, Option
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s4_processing import targets
from reference.dimension_zero.state import Duel, Item
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("4.8.3", also=("4.8.4",))
def stack_triggers(game: Duel) -> Flow[None]:
    """Stack the active player's triggers in the order they choose, then the other player's likewise."""
    for seat in (game.active, OTHER[game.active]):
        mine = [trigger for trigger in game.waiting if trigger.controller == seat]
        options = [Option(object=trigger.oid, card=trigger.source.ref) for trigger in mine]
        ordered = yield from ask.order(game, seat, "trigger", options)
        by_oid = {trigger.oid: trigger for trigger in mine}
        for option in ordered:
            trigger = by_oid[option.object or ""]
            game.waiting.remove(trigger)
            yield from _stack_trigger(game, trigger)


@rule("4.8.4", also=("1.1.3", "2.1.5", "2.1.5-1", "4.8.4-2", "4.11.3"))
def _stack_trigger(game: Duel, trigger: Waiting) -> Flow[None]:
    """Put a triggered ability on the stack and have its choices made; without a target it goes away."""
    ctx = trigger.ctx
    if not targets.has_targets(game, trigger.ability, ctx):
        game.log.add("not_played", item=trigger.oid, card=trigger.source, why="no-target")
        return
    item = Item(trigger.oid, "ability", trigger.controller, trigger.source, ctx=ctx)
    game.pile.append(item)
    game.log.add("put", item=item.oid, card=trigger.source, player=item.controller)
    yield from targets.choose_targets(game, trigger.controller, trigger.ability, ctx)
