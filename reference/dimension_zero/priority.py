"""4.6 and 4.8: who may act, what the rules do first, and how triggered abilities come to the stack."""

from collections.abc import Callable

from duelproof.port import OTHER, Option, Seat
from reference.dimension_zero import (
    battle,
    energy_phase,
    main_phase,
    playing,
    resolving,
    rule_effects,
    smash_phase,
)
from reference.dimension_zero.state import Duel, Item, rule
from reference.kernel import ask
from reference.kernel.game import Flow
from reference.kernel.triggers import Waiting

PASS = Option(verb="pass")


@rule("1.1.5", "3.4.3", "4.6.1", "4.6.2")
def window(game: Duel) -> Flow[None]:
    """Let the players act: the active player has priority first, then the other.

    Whoever acts gives priority back to the active player. When both pass one after the other, the top of
    the stack resolves. If the stack is empty, this is over: the phase or step ends, or battle damage is
    stacked (3.4.3).
    """
    seat, passed = game.active, False
    while True:
        yield from settle(game)
        choice = yield from _choice(game, seat)
        if choice is PASS and not passed:
            seat, passed = OTHER[seat], True
            continue
        if choice is not PASS:
            yield from ACTIONS[str(choice.verb)](game, seat, choice)
        elif game.pile:
            yield from resolving.resolve(game)
        else:
            return
        seat, passed = game.active, False


def _choice(game: Duel, seat: Seat) -> Flow[Option]:
    """Ask a player with priority what to do. One who can only pass is asked in their own main phase alone."""
    options = offered(game, seat)
    if len(options) == 1 and not game.asks_forced and not _always_asked(game, seat):
        return PASS
    game.priority = seat
    choice = yield from ask.act(game, seat, options)
    if choice is PASS:
        game.priority = None
    return choice


def _always_asked(game: Duel, seat: Seat) -> bool:
    return game.phase == "main" and seat == game.active and not game.pile and not game.battles


@rule("4.6.1", "3.7.1", "3.8.1", "3.9.1")
def offered(game: Duel, seat: Seat) -> list[Option]:
    """List all that a player may do now, passing among it. Cards are played in main phases only (3.8.1)."""
    if game.phase == "main":
        options = main_phase.options(game, seat)
    elif seat != game.active or game.pile or game.battles:
        options = []
    elif game.phase == "energy":
        options = energy_phase.options(game)
    elif game.phase == "smash":
        options = smash_phase.options(game)
    else:
        options = []
    options.append(PASS)
    return options


@rule("4.6.3", "4.8.2", "4.16.2", "4.16.4-3-1")
def settle(game: Duel) -> Flow[None]:
    """Carry out rule effects until none is due, then stack the triggers, before a player gets priority.

    Repeat both until nothing is left. Battles begin only after all other rule effects (4.16.4-3-1).
    """
    while game.dirty or game.waiting:
        game.dirty = False
        if rule_effects.sweep(game):
            continue
        meetings = rule_effects.meetings(game)
        if meetings:
            game.busy += 1
            yield from battle.fight(game, meetings, window)
        elif game.waiting:
            game.busy += 1
            yield from stack_triggers(game)


@rule("4.8.3", "4.8.4")
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


@rule("4.8.4", "4.8.4-2", "4.11.3")
def _stack_trigger(game: Duel, trigger: Waiting) -> Flow[None]:
    """Put a triggered ability on the stack and have its choices made; without a target it goes away."""
    ctx = trigger.ctx
    if not playing.has_targets(game, trigger.ability, ctx):
        game.log.add("not_played", item=trigger.oid, card=trigger.source, why="no-target")
        return
    item = Item(trigger.oid, "ability", trigger.controller, trigger.source, ctx=ctx)
    game.pile.append(item)
    game.log.add("put", item=item.oid, card=trigger.source, player=item.controller)
    yield from playing.choose_targets(game, trigger.controller, trigger.ability, ctx)


ACTIONS: dict[str, Callable[[Duel, Seat, Option], Flow[None]]] = {
    "charge": energy_phase.charge,
    "smash": smash_phase.smash_with,
    "play": playing.play,
    "activate": playing.activate,
    "plan": main_phase.announce_plan,
    "renew": main_phase.announce_renewal,
    "move": main_phase.announce_move,
}
