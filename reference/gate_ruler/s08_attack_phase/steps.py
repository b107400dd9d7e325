"""8-2 to 8-7: the steps of an attack, one attack after another."""

from collections.abc import Callable

from duelproof.port import Cause, Option
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.s06_turn.end_phase import due
from reference.gate_ruler.s08_attack_phase.attacking import attacked
from reference.gate_ruler.s08_attack_phase.declaration import (
    begin_attack,
    column_of,
    declarations,
    exhaust_attacker,
)
from reference.gate_ruler.s09_gate.gate_process import gate_process
from reference.gate_ruler.s13_damage import processes
from reference.gate_ruler.s14_cards_and_abilities import automatic
from reference.gate_ruler.s17_loops import LONGEST, end_in_a_draw
from reference.gate_ruler.sa_rulers.rulers import EACH_RULER
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, now
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("8-2a", also=("8-2a-1", "8-2a-2"))
def attack_phase(game: GateGame) -> Flow[None]:
    """Attacks follow one another until the player stops; in the very first turn there is only one."""
    game.enter("attack")
    game.log.add("phase_start", name="attack", player=game.active)
    while (yield from attack_sub_phase(game)) and game.turn > 1:
        pass
    game.log.add("phase_end", name="attack", player=game.active)


@rule("8-2a-1")
def attack_sub_phase(game: GateGame) -> Flow[bool]:
    """Take the steps of one attack, from start to end.

    Returns:
        Whether there was an attack; False where the player stopped.
    """
    yield from _start_step(game)
    if not (yield from _declaration_step(game)):
        return False
    for step in _STEPS:
        yield from step(game)
    return True


def _enter(game: GateGame, step: str) -> None:
    """A step of the attack begins, and what waits for that triggers."""
    game.enter(game.phase, step)
    if game.attack is not None:
        game.attack.step = step
    game.log.add("step_start", name=step, player=game.active)
    happen(game, "step_start", name=step, player=game.active)


@rule("8-3a", also=("8-3b",))
def _start_step(game: GateGame) -> Flow[None]:
    """As an attack starts, "at the start of attack" triggers, and with the first attack that of the phase."""
    first = game.step is None
    _enter(game, "attack-start")
    if first:
        happen(game, "phase_start", name="attack", player=game.active)
    yield from gate_process(game)


@rule("8-4a", also=("8-4b", "8-4c", "8-4c-2", "8-4d", "8-4e", "8-4f", "8-4g", "16-9b"))
def _declaration_step(game: GateGame) -> Flow[bool]:
    """The player chooses attacker and target, or stops; the attacker is exhausted and then attacks.

    Returns:
        Whether there is an attack.
    """
    _enter(game, "declaration")
    yield from gate_process(game)
    chosen = yield from ask.act(game, game.active, [*declarations(game), STOP])
    if chosen is STOP:
        yield from _stop(game)
        return False
    attacker = game.cards[str(chosen.card)]
    column = column_of(game, chosen)
    yield from exhaust_attacker(game, attacker)
    begin_attack(game, attacker, chosen, column)
    yield from gate_process(game)
    return True


STOP = Option(verb="stop")


@rule("8-4c-2a", also=("8-4c-2b", "8-4c-2c"))
def _stop(game: GateGame) -> Flow[None]:
    """When the player stops attacking, the end of the attack phase triggers abilities, and the phase ends.

    What was to last for this battle is over with it.
    """
    happen(game, "phase_end", name="attack", player=game.active)
    yield from gate_process(game)
    end_effects_of_battle(game)


@rule("8-5a", also=("8-5a-1", "8-5b", "8-5c", "16-7a", "16-7b"))
def _intercept_step(game: GateGame) -> Flow[None]:
    """An attacked unit with Intercept deals its ATK to an attacking unit; else the step is skipped."""
    attack = game.attack
    assert attack is not None
    attacker, front = attack.attacker, attacked(game)
    if attacker is None or front is None or attacker.place.zone == "ruler":
        return
    if front.place.zone == "ruler" or now.keyword(game, front, "Intercept") is None:
        return
    _enter(game, "intercept")
    yield from _deal_combat(game, front, attacker, "power")
    yield from gate_process(game)


@rule("8-6a", also=("8-6b", "8-6c", "8-6d", "8-6e", "8-6f", "8-6g", "16-8a-1"))
def _damage_step(game: GateGame) -> Flow[None]:
    """The attacking card deals its damage; abilities can trigger as the step starts and as it ends."""
    attack = game.attack
    assert attack is not None
    if attack.attacker is None:
        return
    front = attacked(game)
    attack.met = None if front is None else (front.ref, front.life)
    game.tick()
    _enter(game, "damage")
    yield from gate_process(game)
    yield from _combat_damage(game)
    yield from gate_process(game)
    happen(game, "step_end", name="damage", player=game.active)
    yield from gate_process(game)


@rule("8-6d", also=("2-10a", "2-10b", "2-12a", "2-12b", "8-6d-1", "8-6d-2", "8-6d-3", *EACH_RULER))
def _combat_damage(game: GateGame) -> Flow[None]:
    """The attacking card deals its STK to a ruler or its ATK to a unit, if anything is being attacked."""
    attack = game.attack
    assert attack is not None
    attacker, front = attack.attacker, attacked(game)
    if attacker is not None and front is not None:
        yield from _deal_combat(game, attacker, front, "strike" if front.place.zone == "ruler" else "power")


@rule("8-6d-3", also=("2-10b", "2-12b", "14-15d"))
def _deal_combat(game: GateGame, source: Card, target: Card, trait: str) -> Flow[None]:
    """Damage that one card deals another by fighting is combat damage, as much as its ATK or STK."""
    with game.log.caused(Cause(by="fight", source=source.ref, player=source.controller)):
        points = amount(game, source, trait)
        yield from processes.deal(game, source.controller, source, [(target, points)], combat=True)


@rule("8-7a", also=("8-7b", "8-7c-2", "17-1a-3"))
def _end_step(game: GateGame) -> Flow[None]:
    """The battle ends: what triggers on that is played, and what lasted for the battle is over.

    Where something is left to be done each time anew, the game is a draw (17-1a-3).
    """
    attack = game.attack
    assert attack is not None
    _enter(game, "attack-end")
    happen(game, "fight_end", card=attack.attacker, player=game.active)
    for _ in range(LONGEST):
        yield from gate_process(game)
        end_effects_of_battle(game)
        automatic.watch_statuses(game)
        if not due(game):
            game.log.add("fight_end", item=attack.oid, player=game.active)
            game.attack = None
            game.tick()
            return
    end_in_a_draw(game)


@rule("8-7c-1", also=("15-24g-1",))
def end_effects_of_battle(game: GateGame) -> None:
    """Effects that last for the battle end, and so do the delayed abilities that wait as long."""
    effects.end(game, "battle")
    game.delayed = [delayed for delayed in game.delayed if delayed.until != "battle"]


_STEPS: tuple[Callable[[GateGame], Flow[None]], ...] = (_intercept_step, _damage_step, _end_step)
