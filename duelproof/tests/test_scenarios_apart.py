"""Scenarios are told apart: by their steps, by their titles, and by what each card is there for."""

import re
from collections import defaultdict
from functools import cache

import pytest
from pytest_bdd.parser import Step

from duelproof.catalogue.features import RuleBlock, features_of
from duelproof.catalogue.games import Game, features_folder, game, games

BOOKS = [pytest.param(each, id=each.id) for each in games()]
Played = tuple[RuleBlock, str, list[Step]]
"""A scenario: the block of its rule, its id and its steps."""


@cache
def blocks(book: Game) -> list[RuleBlock]:
    return [block for feature in features_of(book, features_folder(book)) for block in feature.blocks]


@cache
def played(book: Game) -> list[Played]:
    return [
        (block, case.id, case.render().steps)
        for block in blocks(book)
        for scenario in block.scenarios
        for case in scenario.cases()
    ]


def said(step: Step) -> tuple[str, str, str]:
    return step.type, step.name, str(step.datatable)


@pytest.mark.parametrize("book", BOOKS)
def test_no_two_scenarios_of_a_book_have_the_same_steps(book: Game) -> None:
    alike = defaultdict(list)
    for block, name, steps in played(book):
        alike[block.revisions, *map(said, steps)].append(name)
    assert [ids for ids in alike.values() if len(ids) > 1] == []


@pytest.mark.parametrize("book", BOOKS)
def test_no_title_is_shared_by_two_rules(book: Game) -> None:
    homes = defaultdict(set)
    for block in blocks(book):
        for scenario in block.scenarios:
            homes[scenario.name].add(block.ids[0])
    assert {title: rules for title, rules in homes.items() if len(rules) > 1} == {}


RESPONSE = re.compile(r'has an? "Quiet Nod" in h(?:is|er) \w+ set zone')


def test_a_card_that_only_lets_a_player_respond_is_said_as_that() -> None:
    idle = [
        name
        for _, name, steps in played(game("gate-ruler"))
        if any(RESPONSE.search(step.name) for step in steps)
        and sum('"Quiet Nod"' in step.name for step in steps) == 1
    ]
    assert idle == []
