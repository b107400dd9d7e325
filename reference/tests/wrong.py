"""Engines that are wrong on purpose, each with one of the misreadings of its book.

They are made in a process of their own (``stdio:... serve python:reference.tests.wrong:NAME``), because a
mistake is made by exchanging a function of the reference for a wrong one, and here it stays.
"""

from reference import engine
from reference.duel_masters import misread_turns
from reference.gate_ruler import misread_attacks
from reference.gate_ruler import misreadings as gate_ruler
from reference.kernel.engine import ReferenceEngine
from reference.kernel.misreading import Misreading


def _wrong(misreading: Misreading) -> ReferenceEngine:
    """The reference with a mistake for good."""
    made = misreading()
    made.__enter__()
    _MADE.append(made)
    return engine()


_MADE: list[object] = []
"""Keeps the mistakes from being undone with the context managers that made them."""


def attackers_stay_ready() -> ReferenceEngine:
    """Misreads 8-4d of Gate Ruler: the attacking card is not exhausted."""
    return _wrong(misread_attacks.attackers_stay_ready)


def first_player_draws() -> ReferenceEngine:
    """Misreads 6-2f-1 of Gate Ruler: the first player draws all that her ruler lets her draw."""
    return _wrong(gate_ruler.first_player_draws)


def damage_to_the_wrong_row() -> ReferenceEngine:
    """Misreads 8-6d of Gate Ruler: what attacks the defence zone hits the ruler behind it."""
    return _wrong(misread_attacks.damage_to_the_wrong_row)


def first_turn_has_a_draw_step() -> ReferenceEngine:
    """Misreads 500.6 of Duel Masters: the first player's first turn does not skip its draw step."""
    return _wrong(misread_turns.first_turn_has_a_draw_step)
