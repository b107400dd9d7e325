"""The look for spare cards: what lies there for nothing.

A card that one Given lays and nothing else names (no other step, title or Examples row) should matter. It is
spare where the scenario passes without it, and no wrong engine of its rules fares any differently without it:
then it explains nothing to the reader, and can go. A card that lies there only so that somebody is asked has
a step that says so.
"""

import contextlib
from collections.abc import Collection, Iterable
from typing import NamedTuple

from pytest_bdd.parser import Step

from duelproof.proof.fingerprint import QUOTED
from duelproof.proof.misreadings import WrongEngine
from duelproof.proof.mutants import Mutant
from duelproof.proof.trials import PATIENCE, WAYS, Plan, Trial


class Spare(NamedTuple):
    """The Givens that could as well be left out, and the wrong engines that tell what others are for."""

    givens: list[str]
    told_by: list[str]


def spare_cards(trial: Trial, cards: Collection[str], wrongs: Iterable[Mutant | WrongEngine]) -> Spare:
    """Find the Givens that could as well be left out, of cards that nothing else in the scenario names.

    Args:
        trial: the scenario.
        cards: the names of the cards of its game.
        wrongs: the wrong engines of its rules, those first that told something before.
    """
    plan = trial.item.plan
    found = Spare([], [])
    for at in _unexplained(trial, cards):
        without = [*plan[:at], *plan[at + 1 :]]
        if trial.play(without, PATIENCE).error is None:
            telling = next((wrong.name for wrong in wrongs if _tells(trial, wrong, without)), None)
            if telling is None:
                found.givens.append(plan[at][0].name)
            elif telling not in found.told_by:
                found.told_by.append(telling)
    return found


def _unexplained(trial: Trial, cards: Collection[str]) -> list[int]:
    """Find the Givens that name cards, none of which another step, a title or an Examples row names.

    A Given that a whole rule shares, and one that the rows of Examples fill in, explain themselves.
    """
    case = trial.item.case
    as_written = {step.name for step in case.text.template.steps if step.background is None}
    titles = [case.text.name, case.text.block.title if case.text.block else "", *case.example.values()]
    named = [_cards_in(step, cards) for step, _ in trial.item.plan]
    found = []
    for at, (step, _) in enumerate(trial.item.plan):
        elsewhere = set[str]().union(*named[:at], *named[at + 1 :])
        explained = any(card in elsewhere or any(card in said for said in titles) for card in named[at])
        if step.type == "given" and named[at] and step.name in as_written and not explained:
            found.append(at)
    return found


def _cards_in(step: Step, cards: Collection[str]) -> set[str]:
    """Find the cards that a step names."""
    return {name for name in QUOTED.findall(f"{step.name} {step.docstring or ''}") if name in cards}


def _tells(trial: Trial, wrong: Mutant | WrongEngine, without: Plan) -> bool:
    """Tell whether a wrong engine passes with the card and not without it, or the other way round."""
    for way in WAYS:
        with way(), contextlib.suppress(SyntaxError), wrong.made():
            if (trial.play().error is None) != (trial.play(without).error is None):
                return True
    return False
