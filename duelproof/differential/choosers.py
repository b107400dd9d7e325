"""Who chooses in a differential game: chance, or a script that finds its way."""

from collections.abc import Sequence
from random import Random

from duelproof.differential.answers import declining
from duelproof.differential.offered import as_offered
from duelproof.differential.pair import Chooser
from duelproof.playout.moves import passing, random_choice
from duelproof.port import SEATS, Choice, Decision, Divide, Name, Number, Order, Pick, Position

PATIENCE = 30
"""After this many choices in one turn random players pass wherever they can."""
CONCEDING = 400
"""One in this many choices is a concession: rarely, because it ends the game."""


def at_random(rng: Random, position: Position) -> Chooser:
    """Pick among the legal answers; pass where a turn gets long, and concede occasionally."""
    made = 0

    def choose(decision: Decision) -> Choice | None:
        nonlocal made
        made += 1
        if not rng.randrange(CONCEDING):
            return Choice(decision=decision.id, by=rng.choice(SEATS), concede=True)
        hurried = passing(decision) if made % (2 * PATIENCE) > PATIENCE else None
        return hurried or random_choice(decision, rng, position)

    return choose


def by_script(script: Sequence[Choice], spare: int, *, in_order: bool = True) -> Chooser:
    """Make the script's choices, each as soon as it can be made, and decline where none can be.

    Args:
        script: the choices.
        spare: how many other answers it may give before the game is abandoned.
        in_order: no choice is made before those that precede it.
    """
    left = list(script)
    beside = 0

    def choose(decision: Decision) -> Choice | None:
        nonlocal beside
        for at, choice in enumerate(left[:1] if in_order else left):
            answer = fitted(choice, decision)
            if answer is not None:
                del left[at]
                return answer
        beside += 1
        return None if beside > spare else declining(decision)

    return choose


def fitted(choice: Choice, decision: Decision) -> Choice | None:
    """Return a choice as the answer to a decision, or None where it is none; conceding answers any."""
    if choice.concede or (choice.by == decision.player and _has_its_shape(choice, decision)):
        return as_offered(choice, decision)
    return None


def _has_its_shape(choice: Choice, decision: Decision) -> bool:
    """Tell whether a choice has the form, number of options or number that a decision asks for."""
    shape = decision.shape
    if choice.pick is not None:
        return isinstance(shape, Pick) and shape.min <= len(choice.pick) <= shape.max
    if choice.order is not None:
        return isinstance(shape, Order) and len(choice.order) == len(decision.options)
    if choice.divide is not None:
        return isinstance(shape, Divide)
    if choice.number is not None:
        return isinstance(shape, Number) and shape.min <= choice.number <= shape.max
    return choice.name is not None and isinstance(shape, Name)
