"""Misreadings of 8-5 to 8-7: intercepting, combat damage and the end of an attack."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from duelproof.port import OTHER, SEATS, Option, Place, Seat
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.s06_turn import end_phase
from reference.gate_ruler.s08_attack_phase import declaration, steps
from reference.gate_ruler.s08_attack_phase.attacking import attacked
from reference.gate_ruler.s09_gate import gate_actions
from reference.gate_ruler.s12_rules_effects import is_dying
from reference.gate_ruler.s13_damage import processes
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, now, triggers
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("8-6d")
def damage_to_the_wrong_row() -> Iterator[None]:
    """Misreads 8-6d: an attack on the defense zone hits the ruler behind it."""

    def combat_damage(game: GateGame) -> Flow[None]:
        attack = game.attack
        assert attack is not None
        attacker, front = attack.attacker, attacked(game)
        if attacker is None or front is None:
            return
        if front.place.zone == "defense":
            front = game.rulers[front.controller]
        trait = "strike" if front.place.zone == "ruler" else "power"
        yield from steps._deal_combat(game, attacker, front, trait)

    with replaced(steps, "_combat_damage", combat_damage):
        yield


@misreads("8-6d-3")
def all_damage_is_combat_damage() -> Iterator[None]:
    """Misreads 8-6d-3: the damage of an effect counts as combat damage."""
    right = processes.resolve_damage

    def resolve_damage(game: GateGame, item: Any) -> None:
        item.combat = True
        right(game, item)

    with replaced(processes, "resolve_damage", resolve_damage):
        yield


@misreads("8-5a-1")
def intercepting_at_the_declaration() -> Iterator[None]:
    """Misreads 8-5a-1: a unit with Intercept acts as soon as it is attacked, before anybody can respond."""
    right = declaration.begin_attack

    def begin_attack(game: GateGame, attacker: Card, chosen: Option, column: Place) -> None:
        right(game, attacker, chosen, column)
        front = attacked(game)
        if front is not None and now.keyword(game, front, "Intercept") is not None:
            attacker.damage += amount(game, front, "power")

    with replaced(declaration, "begin_attack", begin_attack):
        yield


@misreads("8-5a-1")
def who_has_fled_is_intercepted() -> Iterator[None]:
    """Misreads 8-5a-1: the unit that attacked is dealt the damage though it is no longer attacking."""
    begin, right = declaration.begin_attack, steps._intercept_step
    attackers: dict[int, Card] = {}

    def begin_attack(game: GateGame, attacker: Card, chosen: Option, column: Place) -> None:
        attackers[id(game)] = attacker
        begin(game, attacker, chosen, column)

    def intercept_step(game: GateGame) -> Flow[None]:
        assert game.attack is not None
        attacker, game.attack.attacker = game.attack.attacker, attackers[id(game)]
        yield from right(game)
        game.attack.attacker = attacker

    with replaced(declaration, "begin_attack", begin_attack), _step(0, intercept_step):
        yield


@contextmanager
def _step(number: int, wrong: Callable[[GateGame], Flow[None]]) -> Iterator[None]:
    """Replace one of the steps after the declaration."""
    with replaced(steps, "_STEPS", (*steps._STEPS[:number], wrong, *steps._STEPS[number + 1 :])):
        yield


@misreads("8-5a")
def every_unit_intercepts() -> Iterator[None]:
    """Misreads 8-5a: units with Intercept strike whatever card of their player's is being attacked."""
    right = steps._intercept_step

    def intercept_step(game: GateGame) -> Flow[None]:
        yield from right(game)
        assert game.attack is not None
        attacker, front = game.attack.attacker, attacked(game)
        for unit in game.units(OTHER[game.active]):
            if (
                attacker is not None
                and unit is not front
                and now.keyword(game, unit, "Intercept") is not None
            ):
                yield from steps._deal_combat(game, unit, attacker, "power")

    with _step(0, intercept_step):
        yield


@misreads("8-5b")
def intercepting_deals_stk() -> Iterator[None]:
    """Misreads 8-5b: a unit with Intercept deals as much damage as its STK."""
    right = steps._deal_combat

    def deal_combat(game: GateGame, source: Card, target: Card, trait: str) -> Flow[None]:
        yield from right(game, source, target, "strike" if game.step == "intercept" else trait)

    with replaced(steps, "_deal_combat", deal_combat):
        yield


@misreads("8-6d")
def who_is_attacked_strikes_back() -> Iterator[None]:
    """Misreads 8-6d: attacking and attacked unit deal each other damage."""
    right = steps._combat_damage

    def combat_damage(game: GateGame) -> Flow[None]:
        yield from right(game)
        assert game.attack is not None
        attacker, front = game.attack.attacker, attacked(game)
        if attacker is not None and front is not None:
            yield from steps._deal_combat(game, front, attacker, "power")

    with replaced(steps, "_combat_damage", combat_damage):
        yield


@misreads("8-7a")
def battles_end_with_their_attackers() -> Iterator[None]:
    """Misreads 8-7a: a battle whose attacker is gone has no end that anything waits for."""
    right = triggers.happen

    def happen(game: Game, kind: str, *rest: Any, **about: Any) -> None:
        if kind != "fight_end" or about["card"] is not None:
            right(game, kind, *rest, **about)

    with replaced(triggers, "happen", happen):
        yield


@misreads("8-7b")
def only_the_attacker_acts_at_the_end() -> Iterator[None]:
    """Misreads 8-7b: at the end of the battle only the active player can act."""
    right = gate_actions.responses

    def responses(game: GateGame, seat: Seat) -> list[Option]:
        return [] if game.step == "attack-end" and seat != game.active else right(game, seat)

    with replaced(gate_actions, "responses", responses):
        yield


@misreads("8-7b")
def effects_end_as_the_battle_does() -> Iterator[None]:
    """Misreads 8-7b: what lasts for the battle ends as the attack end step begins."""
    right = steps._end_step

    def end_step(game: GateGame) -> Flow[None]:
        effects.end(game, "battle")
        yield from right(game)

    with _step(2, end_step):
        yield


@misreads("8-7c-1")
def effects_for_the_battle_end_before_its_damage() -> Iterator[None]:
    """Misreads 8-7c-1: what lasts for the battle ends as the damage step begins."""
    right = steps._damage_step

    def damage_step(game: GateGame) -> Flow[None]:
        steps.end_effects_of_battle(game)
        yield from right(game)

    with _step(1, damage_step):
        yield


@misreads("8-7c-1")
def effects_for_the_turn_end_with_a_battle() -> Iterator[None]:
    """Misreads 8-7c-1: what lasts for the turn ends with the battle too."""
    right = steps._end_step

    def end_step(game: GateGame) -> Flow[None]:
        yield from right(game)
        effects.end(game, "turn")

    with _step(2, end_step):
        yield


@contextmanager
def _goes_back(where: Callable[[GateGame], bool]) -> Iterator[None]:
    """Let the attack end step go on, where something is due, only sometimes."""
    right = end_phase.due

    def due(game: GateGame) -> bool:
        return right(game) and (game.attack is None or where(game))

    with replaced(end_phase, "due", due):
        yield


def _kills(game: GateGame) -> bool:
    return any(is_dying(game, unit) for seat in SEATS for unit in game.units(seat))


@misreads("8-7c-2")
def the_dying_live_on_to_the_next_attack() -> Iterator[None]:
    """Misreads 8-7c-2: rules effects that are due when the battle ends wait for the next attack."""
    with _goes_back(lambda game: not _kills(game)):
        yield


@misreads("8-7c-2")
def what_triggers_waits_for_the_next_attack() -> Iterator[None]:
    """Misreads 8-7c-2: what triggers when the battle ends waits for the next attack."""
    with _goes_back(_kills):
        yield


@misreads("8-7c-2")
def players_act_again_when_an_effect_for_the_battle_ended() -> Iterator[None]:
    """Misreads 8-7c-2: the players act again if an effect for the battle has ended, though nothing is due."""
    ends, right = effects.end, end_phase.due
    ended = False

    def end(game: Any, *until: str, **whose: Any) -> bool:
        nonlocal ended
        ended = ends(game, *until, **whose)
        return ended

    def due(game: GateGame) -> bool:
        return right(game) or (game.attack is not None and ended)

    with replaced(effects, "end", end), replaced(end_phase, "due", due):
        yield


@misreads("8-6d-1")
def the_attacker_s_ruler_is_hit() -> Iterator[None]:
    """Misreads 8-6d-1: an attack on a ruler deals its damage to the attacking player's own ruler."""
    right = steps._deal_combat

    def deal_combat(game: GateGame, source: Card, target: Card, trait: str) -> Flow[None]:
        hit = game.rulers[source.controller] if target.place.zone == "ruler" else target
        yield from right(game, source, hit, trait)

    with replaced(steps, "_deal_combat", deal_combat):
        yield


@misreads("8-6d-2")
def the_ruler_behind_is_hit_too() -> Iterator[None]:
    """Misreads 8-6d-2: who attacks a unit deals damage to its player's ruler as well."""
    right = steps._deal_combat

    def deal_combat(game: GateGame, source: Card, target: Card, trait: str) -> Flow[None]:
        yield from right(game, source, target, trait)
        if target.place.zone != "ruler":
            yield from right(game, source, game.rulers[target.controller], "strike")

    with replaced(steps, "_deal_combat", deal_combat):
        yield
