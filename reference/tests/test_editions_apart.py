"""The editions of Duel Masters part only by the values of `Edition`, each of which is a changed rule."""

import re
from collections.abc import Iterable
from dataclasses import fields, replace
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

import reference
from duelproof.catalogue.games import game
from duelproof.differential.choosers import at_random, by_script
from duelproof.differential.editions import changed_in_the_last_step, changed_rules
from duelproof.differential.pair import Game, play
from duelproof.playout.campaign import cards_of
from duelproof.playout.dealing import few
from duelproof.playout.games import playbook
from duelproof.port import OpenAnswer, Position
from duelproof.wire.forwarding import Forwarding
from reference.duel_masters.editions import EDITIONS, FIRST, S_MAX, Edition

DM = game("duel-masters")
GAMES = 40
TOGETHER = 2
"""So many values may show at once."""
CHANGES = [
    each.name
    for each in fields(Edition)
    if each.name not in ("name", "renumbered") and getattr(FIRST, each.name) != getattr(S_MAX, each.name)
]
NEW = replace(S_MAX, name=FIRST.name, renumbered=FIRST.renumbered)
"""The new edition, by the numbers of the old one."""


def rules_of(change: str) -> set[str]:
    """Return the rules by which the docstring of `Edition` explains a value."""
    said = re.search(rf"^ +{change}:(.*?)(?=^ +\w+:|\Z)", str(Edition.__doc__), re.DOTALL | re.MULTILINE)
    assert said is not None
    [numbers] = re.findall(r"\(([^()]*)\)", said[1])
    return {f"DM-{number}" for number in re.findall(r"\d{3}(?:\.\d+[a-z]?)?", numbers)}


def is_among(rule: str, rules: Iterable[str]) -> bool:
    """Tell whether a rule is among some, or a part of it, which has a number that begins with its number."""
    return any(
        each == rule or each.startswith((f"{rule}.", *(f"{rule}{a}" for a in "abcdefgh"))) for each in rules
    )


@pytest.mark.parametrize("change", CHANGES)
def test_each_change_has_a_scenario_that_shows_it(change: str) -> None:
    assert any(is_among(rule, changed_rules(DM)) for rule in rules_of(change))


def test_a_change_without_a_scenario_is_noticed() -> None:
    assert not is_among("DM-501.9", changed_rules(DM))
    assert not is_among("DM-103.1", changed_rules(DM))


class By(Forwarding):
    """The engine by an edition of our own making."""

    def __init__(self, edition: Edition) -> None:
        super().__init__(reference.engine())
        self.edition = edition

    def open(self, position: Position) -> OpenAnswer:
        """Open a table by that edition, under the name of the old one."""
        with patch.dict(EDITIONS, {FIRST.name: self.edition}):
            return super().open(msgspec.structs.replace(position, revision=FIRST.name))


def with_old(*changes: str) -> Edition:
    """Return the new edition with some values of the old one."""
    old: dict[str, Any] = {change: getattr(FIRST, change) for change in changes}
    return replace(NEW, **old)


def dealt(seed: int) -> tuple[Position, Random]:
    """Deal a table."""
    rng = Random(seed)
    position = playbook(DM.id).deal(few(cards_of(DM.id), rng), rng)
    position.chance, position.events = "asked", False
    return position, rng


def explaining(position: Position, parted: Game) -> list[str]:
    """Return values of the old edition that make the new one part from itself in the same way, none to spare.

    Half of them are tried to be left out, then a quarter, and at last each by itself.
    """
    needed = list(CHANGES)
    at_once = len(needed)
    while at_once := at_once // 2:
        first = 0
        while first < len(needed):
            fewer = [*needed[:first], *needed[first + at_once :]]
            if explains(fewer, position, parted):
                needed = fewer
            else:
                first += at_once
    return needed


def explains(changes: Iterable[str], position: Position, parted: Game) -> bool:
    """Tell whether the new edition with these values of the old one parts from itself in the same way."""
    old = By(with_old(*changes))
    other = play(By(NEW), old, position, by_script(parted.choices, 0), at_rest=True)
    return other.divergence == parted.divergence


@pytest.mark.parametrize("seed", range(GAMES))
def test_editions_part_by_one_or_two_changes_which_are_named(seed: int) -> None:
    position, rng = dealt(seed)
    parted = play(By(NEW), By(FIRST), position, at_random(rng, position), at_rest=True)
    if parted.divergence is None:
        return
    assert explains(CHANGES, position, parted)
    changes = explaining(position, parted)
    assert len(changes) <= TOGETHER, parted.divergence
    named = changed_in_the_last_step(By(NEW), By(FIRST), position, parted, changed_rules(DM))
    for change in changes:
        assert any(is_among(rule, named) for rule in rules_of(change)), (change, named)
