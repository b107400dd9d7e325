"""108: numbers."""

from duelproof.port.abilities import ChooseNumber, Modify
from duelproof.port.bounds import HIGH
from reference.duel_masters import index
from reference.duel_masters.editions import embodies, rule
from reference.duel_masters.vocabulary import Scale
from reference.kernel.abilities import effects, select
from reference.kernel.abilities.perform import COMMON
from reference.kernel.card import Card
from reference.kernel.game import Game

INFINITE = HIGH
"""The highest number there is: a power of so much is infinite, and so is a change by so much."""

embodies({"108.1": select.amount, "108.1a": COMMON[ChooseNumber]})


@rule("108.1b")
def at_least_zero(number: int) -> int:
    """A number below 0 counts as 0 for whatever refers to it."""
    return max(0, number)


@rule("108.1c")
def with_infinity(value: int, changes: list[int]) -> int:
    """What is infinite stays so whatever changes it, unless it is lessened infinitely; nothing is more."""
    if min(changes) <= -INFINITE:
        return -INFINITE
    unchanged = value - sum(changes)
    if max(unchanged, *changes) >= INFINITE:
        return INFINITE
    return min(value, INFINITE - 1)


@index.if_any_scales
@rule("108.2")
def scaled(game: Game, card: Card, trait: str, value: int) -> int:
    """A number that was added to and lessened is multiplied then, and divided last."""
    scales = [instr for instr, _ in effects.upon(game, card, Scale, "") if instr.trait == trait]
    for scale in scales:
        value *= scale.times
    for scale in scales:
        value = -(-value // scale.over)
    return value


@index.if_any_changes
def changes(game: Game, card: Card, trait: str) -> list[int]:
    """List what is added to a number of a card, and what is taken from it as less than nothing."""
    return [
        select.amount(game, force.instr.by, force.ctx) if force.value is None else force.value
        for force in effects.forces(game, Modify, trait, card)
        if effects.touches(game, force, card)
    ]
