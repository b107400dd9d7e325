"""500: what all steps and sub-steps share, and whose turn is next."""

from collections.abc import Callable

from duelproof.port import OTHER, Option
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.golden_rules import resolve_waiting
from reference.duel_masters.s7_other_rules.state_based_actions import settle
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects, triggers
from reference.kernel.abilities.standing import Lasting
from reference.kernel.flow import Flow

PASS = Option(verb="pass")
"""The option to do nothing more."""


@rule("500.2", also=("500.1", "500.3", "500.4", "500.6"))
def whole_step(game: DMGame, name: str, step: "Callable[[DMGame], Flow[None]]") -> Flow[None]:
    """Play a step to its end, when effects that last until then end; the first turn has no draw step."""
    if name == "draw" and game.turn == 1:
        game.log.add("skipped", name=name, player=game.active)
        return
    game.phase, game.step = name, None
    game.log.add("phase_start", name=name, player=game.active)
    yield from step(game)
    yield from end_effects(game, "step")
    game.log.add("phase_end", name=name, player=game.active)


@rule("500.4", also=("500.3",))
def whole_substep(game: DMGame, name: str, substep: Callable[[DMGame], Flow[None]]) -> Flow[None]:
    """Trigger what waits for a sub-step to begin, play it, and end the effects that last until its end."""
    assert game.attack is not None
    game.step = game.attack.step = name
    game.log.add("step_start", name=name, item=game.attack.oid)
    before = those_until(game, "step")
    triggers.happen(game, "step_start", player=game.active, name=name)
    yield from substep(game)
    yield from end_later_effects(game, "step", before)
    game.log.add("step_end", name=name, item=game.attack.oid)


@rule("500.4", also=("603.2a", "702.2"))
def beginning(game: DMGame, kind: str, name: str) -> Flow[None]:
    """Trigger what waits for the beginning of a step, and resolve it."""
    triggers.happen(game, kind, player=game.active, name=name)
    yield from resolve_waiting(game)


@rule("500.3")
def end_effects(game: DMGame, *until: str) -> Flow[None]:
    """Effects end that last until one of these moments; then the rules do what is due without them."""
    if effects.end(game, *until):
        yield from settle(game)


def those_until(game: DMGame, until: str) -> list[Lasting]:
    """List the effects in force that last until such a moment."""
    return [each for each in game.lasting if each.until == until]


@rule("500.3", also=("101.4e", "608.2a"))
def end_later_effects(game: DMGame, until: str, before: list[Lasting]) -> Flow[None]:
    """Effects end with a sub-step or battle if they began in it: others are for what it is a part of."""
    ending = [each for each in those_until(game, until) if each not in before]
    for each in ending:
        effects.remove(game, each)
        game.log.add("effect_end", item=each.oid, name=until)
    if ending:
        yield from settle(game)


@rule("500.2", also=("510.2", "511.2"))
def end_and_resolve(game: DMGame, end: Callable[[DMGame], Flow[None]]) -> Flow[None]:
    """What triggers as effects end in a step is resolved before it ends, and what that makes ends, too."""
    yield from end(game)
    while game.waiting:
        yield from resolve_waiting(game)
        yield from end(game)


@rule("500.5")
@rule("500.5a", edition="s-max")
def turn_passes(game: DMGame) -> None:
    """Extra turns come right after this one, each by itself, and the turn player's first."""
    game.queue = sorted(game.extra_turns, key=lambda seat: seat != game.active) + game.queue
    game.extra_turns.clear()
    if game.queue:
        game.active = game.queue.pop(0)
    else:
        game.active = game.regular = OTHER[game.regular]
    game.turn += 1
