"""Misreadings of 8-3 to 8-6: what the players can do in the steps of an attack, and what triggers when."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from duelproof.port import Option, Seat
from reference.gate_ruler.s08_attack_phase import declaration, steps
from reference.gate_ruler.s08_attack_phase.attacking import attacked
from reference.gate_ruler.s09_gate import gate_actions
from reference.gate_ruler.s09_gate.gate_process import gate_addition, gate_process
from reference.gate_ruler.s14_cards_and_abilities import payment
from reference.gate_ruler.state import GateGame, Laps
from reference.kernel.abilities import effects, triggers
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced

Process = Callable[[GateGame], Flow[None]]

_alone: set[int] = set()
"""The games in which only the active player can act at the moment."""


def _only_she_acts(game: GateGame) -> Flow[None]:
    """Go through a gate process in which only the active player can act."""
    _alone.add(id(game))
    yield from gate_process(game)
    _alone.discard(id(game))


@contextmanager
def _silencing() -> Iterator[None]:
    """Let the other player only pass where the active player acts alone."""
    _alone.clear()
    act = gate_actions.gate_action

    def gate_action(game: GateGame, player: Seat) -> Flow[Option]:
        if id(game) in _alone and player != game.active:
            return gate_actions.PASS
        return (yield from act(game, player))

    with replaced(gate_actions, "gate_action", gate_action):
        yield


def _left_on_the_gate(game: GateGame) -> Flow[None]:
    """Let the players add to the gate, and resolve nothing of it yet."""
    game.laps = Laps()
    yield from gate_addition(game)


def _nothing(game: GateGame) -> Flow[None]:
    """Leave a gate process out."""
    yield from ()


@contextmanager
def _course(
    start: Process = gate_process,
    before: Process = gate_process,
    declared: Process = gate_process,
    stopped: Process = gate_process,
) -> Iterator[None]:
    """Replace gate processes: of the start step, before and after the declaration, and at the end."""

    def start_step(game: GateGame) -> Flow[None]:
        first = game.step is None
        steps._enter(game, "attack-start")
        if first:
            happen(game, "phase_start", name="attack", player=game.active)
        yield from start(game)

    def declaration_step(game: GateGame) -> Flow[bool]:
        steps._enter(game, "declaration")
        yield from before(game)
        chosen = yield from ask.act(game, game.active, [*declaration.declarations(game), steps.STOP])
        if chosen is steps.STOP:
            happen(game, "phase_end", name="attack", player=game.active)
            yield from stopped(game)
            return False
        attacker = game.cards[str(chosen.card)]
        column = declaration.column_of(game, chosen)
        yield from declaration.exhaust_attacker(game, attacker)
        declaration.begin_attack(game, attacker, chosen, column)
        yield from declared(game)
        return True

    with (
        _silencing(),
        replaced(steps, "_start_step", start_step),
        replaced(steps, "_declaration_step", declaration_step),
    ):
        yield


@misreads("8-3b")
def only_the_active_player_acts_at_the_start_of_an_attack() -> Iterator[None]:
    """Misreads 8-3b: at the start of an attack the other player cannot act."""
    with _course(start=_only_she_acts):
        yield


@misreads("8-3b")
def what_is_done_at_the_start_of_an_attack_waits() -> Iterator[None]:
    """Misreads 8-3b: what the players add at the start of an attack resolves in the declaration step."""
    with _course(start=_left_on_the_gate):
        yield


@misreads("8-4b")
def only_the_active_player_acts_before_an_attack() -> Iterator[None]:
    """Misreads 8-4b: before an attack is declared the other player cannot act."""
    with _course(before=_only_she_acts):
        yield


@misreads("8-4b")
def what_is_done_before_an_attack_waits() -> Iterator[None]:
    """Misreads 8-4b: what the players add before an attack is declared resolves when it has been declared."""
    with _course(before=_left_on_the_gate):
        yield


@misreads("8-4g")
def only_the_active_player_acts_on_an_attack() -> Iterator[None]:
    """Misreads 8-4g: when an attack has been declared the other player cannot act."""
    with _course(declared=_only_she_acts):
        yield


@misreads("8-4g")
def what_is_done_about_an_attack_waits() -> Iterator[None]:
    """Misreads 8-4g: what the players add when an attack has been declared resolves in the next step."""
    with _course(declared=_left_on_the_gate):
        yield


@misreads("8-4c-2b")
def only_the_active_player_acts_at_the_end_of_attacking() -> Iterator[None]:
    """Misreads 8-4c-2b: when the attack phase ends the other player cannot act."""
    with _course(stopped=_only_she_acts):
        yield


@misreads("8-4c-2b")
def what_the_end_of_attacking_brings_about_waits() -> Iterator[None]:
    """Misreads 8-4c-2b: what is on the gate when the attack phase ends resolves in the end phase."""
    with _course(stopped=_left_on_the_gate):
        yield


@contextmanager
def _damage_step(*parts: Process) -> Iterator[None]:
    """Let the damage step go otherwise than: its start, acting, the damage, acting, its end, acting."""

    def damage_step(game: GateGame) -> Flow[None]:
        attack = game.attack
        assert attack is not None
        if attack.attacker is None:
            return
        front = attacked(game)
        attack.met = None if front is None else (front.ref, front.life)
        game.enter(game.phase, "damage")
        attack.step = "damage"
        game.log.add("step_start", name="damage", player=game.active)
        for part in parts:
            yield from part(game)

    with (
        _silencing(),
        replaced(steps, "_STEPS", (steps._STEPS[0], damage_step, steps._STEPS[2])),
    ):
        yield


def _starts(game: GateGame) -> Flow[None]:
    """What waits for the start of the damage step triggers."""
    happen(game, "step_start", name="damage", player=game.active)
    yield from ()


def _deals(game: GateGame) -> Flow[None]:
    """Combat damage comes onto the gate."""
    yield from steps._combat_damage(game)


def _ends(game: GateGame) -> Flow[None]:
    """What waits for the end of the damage step triggers."""
    happen(game, "step_end", name="damage", player=game.active)
    yield from ()


@misreads("8-6b")
def the_damage_step_has_no_start() -> Iterator[None]:
    """Misreads 8-6b: nothing triggers as the damage step starts."""
    with _damage_step(gate_process, _deals, gate_process, _ends, gate_process):
        yield


@misreads("8-6f")
def the_damage_step_has_no_end() -> Iterator[None]:
    """Misreads 8-6f: nothing triggers as the damage step ends."""
    with _damage_step(_starts, gate_process, _deals, gate_process):
        yield


@misreads("8-6b")
def the_damage_step_starts_with_its_damage() -> Iterator[None]:
    """Misreads 8-6b: what waits for the start of the damage step triggers when the damage is on the gate."""
    with _damage_step(_deals, _starts, gate_process, _ends, gate_process):
        yield


@misreads("8-6c")
def only_the_active_player_acts_before_the_damage() -> Iterator[None]:
    """Misreads 8-6c: at the start of the damage step the other player cannot act."""
    with _damage_step(_starts, _only_she_acts, _deals, gate_process, _ends, gate_process):
        yield


@misreads("8-6c")
def what_is_done_before_the_damage_waits_for_it() -> Iterator[None]:
    """Misreads 8-6c: the damage comes onto the gate above what the players add at the start of the step."""
    with _damage_step(_starts, _left_on_the_gate, _deals, gate_process, _ends, gate_process):
        yield


@misreads("8-6f")
def the_damage_step_ends_before_its_damage_is_dealt() -> Iterator[None]:
    """Misreads 8-6f: what waits for the end of the damage step triggers while the damage is on the gate."""
    with _damage_step(_starts, gate_process, _deals, _ends, gate_process):
        yield


@misreads("8-6g")
def what_the_damage_step_s_end_triggers_is_played_later() -> Iterator[None]:
    """Misreads 8-6g: what the end of the damage step triggered comes onto the gate in the attack end step."""
    with _damage_step(_starts, gate_process, _deals, gate_process, _ends):
        yield


@misreads("8-6g")
def only_the_active_player_acts_after_the_damage() -> Iterator[None]:
    """Misreads 8-6g: at the end of the damage step the other player cannot act."""
    with _damage_step(_starts, gate_process, _deals, gate_process, _ends, _only_she_acts):
        yield


@misreads("8-6g")
def what_the_damage_step_s_end_triggers_resolves_later() -> Iterator[None]:
    """Misreads 8-6g: what the end of the damage step triggered resolves in the attack end step."""
    with _damage_step(_starts, gate_process, _deals, gate_process, _ends, _left_on_the_gate):
        yield


@misreads("8-6a")
def an_attack_without_an_attacker_is_over_at_once() -> Iterator[None]:
    """Misreads 8-6a: an attack whose attacker is gone has no attack end step either."""
    _, damage, end = steps._STEPS

    def damage_step(game: GateGame) -> Flow[None]:
        yield from damage(game)
        if game.attack is not None and game.step != "damage":
            game.attack = None
            game.tick()

    def end_step(game: GateGame) -> Flow[None]:
        if game.attack is not None:
            yield from end(game)

    with replaced(steps, "_STEPS", (steps._STEPS[0], damage_step, end_step)):
        yield


@misreads("8-6a")
def an_attack_on_nothing_has_no_damage_step() -> Iterator[None]:
    """Misreads 8-6a: there is no damage step where nothing is being attacked."""
    right = steps._STEPS[1]

    def damage_step(game: GateGame) -> Flow[None]:
        if attacked(game) is not None:
            yield from right(game)

    with replaced(steps, "_STEPS", (steps._STEPS[0], damage_step, steps._STEPS[2])):
        yield


@misreads("8-4a")
def declaring_has_no_start() -> Iterator[None]:
    """Misreads 8-4a: nothing triggers as the attack declaration step starts."""
    right = triggers.happen

    def never(game: Game, kind: str, *rest: Any, **about: Any) -> None:
        if kind != "step_start" or about.get("name") != "declaration":
            right(game, kind, *rest, **about)

    with replaced(triggers, "happen", never):
        yield


@misreads("8-4a")
def declaring_starts_once_a_turn() -> Iterator[None]:
    """Misreads 8-4a: only the first attack declaration step of a turn has its start."""
    right = triggers.happen
    met: set[tuple[int, int]] = set()

    def only_once(game: Game, kind: str, *rest: Any, **about: Any) -> None:
        if kind == "step_start" and about.get("name") == "declaration":
            if (id(game), game.turn) in met:
                return
            met.add((id(game), game.turn))
        right(game, kind, *rest, **about)

    with replaced(triggers, "happen", only_once):
        yield


@misreads("8-4d-1")
def a_part_of_what_an_attack_takes_is_enough() -> Iterator[None]:
    """Misreads 8-4d-1: who can do any part of what an attack takes can choose it."""

    def can_attack(game: GateGame, card: Card) -> bool:
        return not effects.forbidden(game, "attack", card) and all(
            any(payment.payable(game, (part,), Context.of(card)) for part in cost)
            for cost in declaration.attack_costs(game, card)
        )

    with replaced(declaration, "can_attack", can_attack):
        yield


@misreads("8-4d-1")
def what_an_attack_takes_is_looked_at_one_by_one() -> Iterator[None]:
    """Misreads 8-4d-1: a card can attack if each text's demand could be met, one card serving for two."""

    def can_attack(game: GateGame, card: Card) -> bool:
        return not effects.forbidden(game, "attack", card) and all(
            payment.payable(game, cost, Context.of(card)) for cost in declaration.attack_costs(game, card)
        )

    with replaced(declaration, "can_attack", can_attack):
        yield


@misreads("8-4f")
def attacks_trigger_as_the_damage_step_begins() -> Iterator[None]:
    """Misreads 8-4f: what waits for an attack, or for being attacked, triggers in the damage step."""
    right, damage = triggers.happen, steps._STEPS[1]
    kept: dict[int, list[tuple[str, dict[str, Any]]]] = {}

    def later(game: Game, kind: str, *rest: Any, **about: Any) -> None:
        if kind in ("attack", "attacked"):
            kept.setdefault(id(game), []).append((kind, about))
        else:
            right(game, kind, *rest, **about)

    def damage_step(game: GateGame) -> Flow[None]:
        for kind, about in kept.pop(id(game), []):
            right(game, kind, **about)
        yield from damage(game)

    with (
        replaced(triggers, "happen", later),
        replaced(steps, "_STEPS", (steps._STEPS[0], damage_step, steps._STEPS[2])),
    ):
        yield


@misreads("8-5b")
def intercepting_hits_the_ruler_too() -> Iterator[None]:
    """Misreads 8-5b: a unit with Intercept deals its damage to the attacking player's ruler as well."""
    right = steps._deal_combat

    def deal_combat(game: GateGame, source: Card, target: Card, trait: str) -> Flow[None]:
        yield from right(game, source, target, trait)
        if game.step == "intercept":
            yield from right(game, source, game.rulers[target.controller], trait)

    with replaced(steps, "_deal_combat", deal_combat):
        yield
