"""The reference with one rule broken: engines that the suite must convict, and of that only.

Each function breaks the running process's reference for good, so each needs a process of its own.
"""

from typing import Any

from reference import engine
from reference.duel_masters import turn as duel_masters_turn
from reference.gate_ruler import attack_phase
from reference.kernel.engine import ReferenceEngine


def attackers_stay_ready() -> ReferenceEngine:
    """Gate Ruler 8-4d is left out: nothing is exhausted as it attacks."""
    vars(attack_phase)["turn_card"] = lambda *_, **__: False
    return engine()


def damage_to_the_row_behind() -> ReferenceEngine:
    """Gate Ruler: combat damage goes to the ruler behind the unit that is attacked."""
    deal = attack_phase._deal_combat

    def deal_behind(game: Any, source: Any, target: Any, trait: str) -> None:
        deal(game, source, game.rulers[target.controller], trait)

    vars(attack_phase)["_deal_combat"] = deal_behind
    return engine()


def first_player_draws() -> ReferenceEngine:
    """Duel Masters: the draw step of the game's first turn is not skipped."""
    whole_step = duel_masters_turn._whole_step

    def with_a_draw(game: Any, name: str, step: Any) -> Any:
        first = game.first
        game.first = None
        yield from whole_step(game, name, step)
        game.first = first

    vars(duel_masters_turn)["_whole_step"] = with_a_draw
    return engine()
