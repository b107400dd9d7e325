"""What a scenario needs of an engine beyond port and rules, as its table and its words tell."""

import re
from collections.abc import Collection

from pytest_bdd.parser import Scenario

from duelproof.port import CardSpec, Position

ABILITIES = "abilities of cards"
"""What a table needs on which a card does more than the keywords of its book say."""

STEPS = "phases and steps told apart"
"""What a scenario needs that names another than the main phase or step of a turn."""

_NAMED = re.compile(r"\b(phases?|steps?|next attack can be declared)\b")
_MAIN = re.compile(r"it is \w+'s main (phase|step)")


def has_abilities(position: Position, names: Collection[str]) -> bool:
    """Tell whether one of these cards has an ability that is no keyword, or a keyword with its own effect."""
    return any(_says_something(position.cards[name]) for name in names if name in position.cards)


def _says_something(card: CardSpec) -> bool:
    return any(not each.keyword or each.effect for face in card.faces for each in face.abilities)


def tells_steps_apart(scenario: Scenario) -> bool:
    """Tell whether a scenario speaks of phases or steps, but for the main one that it may begin in."""
    return any(_NAMED.search(step.name) and not _MAIN.fullmatch(step.name) for step in scenario.steps)
