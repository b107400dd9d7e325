"""Engines that are wrong on purpose: each is the reference with one mistake that an engine author might make.

They are made in a process of their own (``stdio:... serve python:reference.tests.wrong:NAME``), because a
mistake is made by exchanging a function of the reference for a wrong one.
"""

from collections.abc import Callable

from duelproof.port import Seat
from reference import engine
from reference.duel_masters import turn as duel_masters_turn
from reference.duel_masters.zones import DMGame
from reference.gate_ruler import attack_phase, damage, turn
from reference.gate_ruler.preparation import draw
from reference.gate_ruler.state import GateGame, amount, attacked
from reference.kernel.engine import ReferenceEngine
from reference.kernel.game import Card, Flow


def attackers_stay_ready() -> ReferenceEngine:
    """Misreads 8-4d: the attacking card is not exhausted."""

    def exhaust_attacker(game: GateGame, attacker: Card) -> Flow[None]:
        yield from ()

    attack_phase.exhaust_attacker = exhaust_attacker
    return engine()


def first_player_draws() -> ReferenceEngine:
    """Misreads 6-2f-1: the first player draws all the cards her ruler lets her draw in her first turn."""
    right = turn.start_of_turn

    def start_of_turn(game: GateGame, seat: Seat) -> Flow[None]:
        yield from right(game, seat)
        if game.turn == 1 and game.rules[seat].draw:
            draw(game, seat, 1)

    turn.start_of_turn = start_of_turn
    return engine()


def damage_to_the_wrong_row() -> ReferenceEngine:
    """Misreads 8-6d: what attacks the defence zone hits the ruler behind it."""

    def combat_damage(game: GateGame) -> None:
        attack = game.attack
        assert attack is not None
        attacker, front = attack.attacker, attacked(game)
        if attacker is None or front is None:
            return
        if front.place.zone == "defense":
            front = game.rulers[front.controller]
        trait = "strike" if front.place.zone == "ruler" else "power"
        damage.deal(
            game, attacker.controller, attacker, [(front, amount(game, attacker, trait))], combat=True
        )

    attack_phase._combat_damage = combat_damage
    return engine()


def first_turn_has_a_draw_step() -> ReferenceEngine:
    """Misreads 500.6 of Duel Masters: the first player's first turn does not skip its draw step."""
    right = duel_masters_turn._whole_step

    def whole_step(game: DMGame, name: str, step: Callable[[DMGame], Flow[None]]) -> Flow[None]:
        turn, game.turn = game.turn, 2 if name == "draw" else game.turn
        yield from right(game, name, step)
        game.turn = turn

    duel_masters_turn._whole_step = whole_step
    return engine()
