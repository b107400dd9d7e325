"""Who chooses in a differential game: chance, or a script that finds its way."""

from collections.abc import Sequence
from random import Random

import msgspec

from duelproof.differential.answers import declining
from duelproof.differential.pair import Chooser
from duelproof.playout.moves import passing, random_choice
from duelproof.port import Choice, Decision, Divide, Name, Number, Option, Order, Position

PATIENCE = 30
"""After so many choices in one turn random players pass wherever they can."""


def at_random(rng: Random, position: Position) -> Chooser:
    """Picks among the legal answers; passes where a turn gets long."""
    made = 0

    def choose(decision: Decision) -> Choice | None:
        nonlocal made
        made += 1
        hurried = passing(decision) if made % (2 * PATIENCE) > PATIENCE else None
        return hurried or random_choice(decision, rng, position)

    return choose


def by_script(script: Sequence[Choice], spare: int) -> Chooser:
    """Makes the script's choices in order, each as soon as it can be made; until then it declines.

    Args:
        script: the choices.
        spare: how many answers it may give beside them before the game is left.
    """
    left = list(script)
    beside = 0

    def choose(decision: Decision) -> Choice | None:
        nonlocal beside
        if left and fits(left[0], decision):
            return msgspec.structs.replace(left.pop(0))
        beside += 1
        return None if beside > spare else declining(decision)

    return choose


def fits(choice: Choice, decision: Decision) -> bool:
    """Whether a choice answers a decision."""
    if choice.by != decision.player:
        return False
    offered = decision.options
    if choice.pick is not None:
        return bool(choice.pick) and all(option in offered for option in choice.pick)
    if choice.order is not None:
        return isinstance(decision.shape, Order) and _same(choice.order, offered)
    if choice.divide is not None:
        return isinstance(decision.shape, Divide) and all(option in offered for option, _ in choice.divide)
    if choice.number is not None:
        shape = decision.shape
        return isinstance(shape, Number) and shape.min <= choice.number <= shape.max
    return choice.name is not None and isinstance(decision.shape, Name)


def _same(some: list[Option], others: list[Option]) -> bool:
    return len(some) == len(others) and set(some) == set(others)
