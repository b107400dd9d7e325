"""Answers picked at random among the legal ones, for a decision of any shape."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from duelproof.port import CardSpec, Choice, Decision, Divide, Name, Number, Option, Order, Pick, Position

T = TypeVar("T")

PASSING = frozenset({"pass", "stop", "end"})
"""Verbs of options that do nothing."""


def random_choice(decision: Decision, rng: Random, position: Position) -> Choice:
    """Return a random legal answer; each kind of answer is possible.

    Args:
        decision: the open decision as the one asked, or the judge, sees it.
        rng: what picks; Hypothesis's own generator makes the play-out shrink.
        position: where the game began, for the words that may be named.

    Raises:
        ValueError: the decision can be answered by nothing.
    """
    shape = decision.shape
    choice = Choice(decision=decision.id, by=decision.player)
    if isinstance(shape, Pick):
        choice.pick = _some(decision.options, shape.min, shape.max, rng)
    elif isinstance(shape, Order):
        choice.order = list(decision.options)
        rng.shuffle(choice.order)
    elif isinstance(shape, Divide):
        choice.divide = _shares(decision.options, shape, rng)
    elif isinstance(shape, Number):
        choice.number = rng.randint(shape.min, shape.max)
    else:
        choice.name = _one(words(position, shape), rng)
    return choice


def words(position: Position, shape: Name) -> list[str]:
    """Return the words of a domain that occur on the cards of the game.

    Raises:
        ValueError: there is no such domain, or no card has a word of it.
    """
    found: set[str] = set()
    for spec in position.cards.values():
        found |= _words_of(spec, shape.domain)
    if not found:
        raise ValueError(f"nothing can be named: no card of the game has a {shape.domain}")
    return sorted(found)


def _words_of(spec: CardSpec, domain: str) -> set[str]:
    found: set[str] = set()
    for face in spec.faces:
        traits = face.traits
        if domain == "card":
            found.add(traits.name)
        elif domain in ("race", "attribute"):
            found.update(traits.races)
        elif domain in ("faction", "civilization", "color"):
            found.update(traits.colors)
        elif domain == "keyword":
            found.update(ability.keyword for ability in face.abilities if ability.keyword)
    return found


def _one(things: Sequence[T], rng: Random) -> T:
    """Return one of the things; without a choice nothing is drawn, which makes play-outs shrink better."""
    if not things:
        raise ValueError("there is nothing to choose from")
    return things[0] if len(things) == 1 else things[rng.randrange(len(things))]


def _some(options: list[Option], least: int, most: int, rng: Random) -> list[Option]:
    most = min(most, len(options))
    if least > most:
        raise ValueError(f"{least} of {len(options)} options must be picked")
    if least == most == 1:
        return [_one(options, rng)]
    count = least if least == most else rng.randint(least, most)
    return list(options) if count == len(options) else rng.sample(options, count)


def _shares(options: list[Option], shape: Divide, rng: Random) -> list[tuple[Option, int]]:
    each = max(shape.each_min, 1)
    least, among = len(options) if shape.every else 1, min(len(options), shape.total // each)
    if among < max(least, 1):
        raise ValueError(f"{shape.total} cannot be divided with {each} for each")
    picked = rng.sample(options, rng.randint(least, among))
    shares = [each] * len(picked)
    for _ in range(shape.total - each * len(picked)):
        shares[rng.randrange(len(shares))] += 1
    return list(zip(picked, shares, strict=True))


def passes(choice: Choice) -> bool:
    """Tell whether a choice only declines to do something."""
    if choice.pick is None:
        return False
    return all(option.verb in PASSING or option.value is False for option in choice.pick)


def passing(decision: Decision) -> Choice | None:
    """Return the answer that declines to do anything, where the decision allows it."""
    if not isinstance(decision.shape, Pick):
        return None
    declining = Choice(decision=decision.id, by=decision.player)
    for option in decision.options:
        if option.verb in PASSING or option.value is False:
            declining.pick = [option]
            return declining
    if decision.shape.min == 0:
        declining.pick = []
        return declining
    return None
