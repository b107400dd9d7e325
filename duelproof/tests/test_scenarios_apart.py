"""Scenarios are told apart: by their steps, by their titles, and by what each card is there for."""

import re
from collections import defaultdict

import pytest
from pytest_bdd.parser import Step

from duelproof.catalogue.features import FeatureText, features_of
from duelproof.catalogue.games import Game, features_folder, games

BOOKS = [pytest.param(each, id=each.id) for each in games()]


def features(book: Game) -> list[FeatureText]:
    return features_of(book, features_folder(book))


def said(step: Step) -> tuple[str, str, str]:
    return step.type, step.name, str(step.datatable)


@pytest.mark.parametrize("book", BOOKS)
def test_no_two_scenarios_of_a_book_have_the_same_steps(book: Game) -> None:
    alike = defaultdict(list)
    for block in (block for feature in features(book) for block in feature.blocks):
        for case in (case for scenario in block.scenarios for case in scenario.cases()):
            alike[block.revisions, *map(said, case.render().steps)].append(case.id)
    assert [ids for ids in alike.values() if len(ids) > 1] == []


@pytest.mark.parametrize("book", BOOKS)
def test_no_title_is_shared_by_two_rules(book: Game) -> None:
    homes = defaultdict(set)
    for block in (block for feature in features(book) for block in feature.blocks):
        for scenario in block.scenarios:
            homes[scenario.name].add(block.ids[0])
    assert {title: rules for title, rules in homes.items() if len(rules) > 1} == {}


RESPONSE = re.compile(r'has an? "Quiet Nod" in h(?:is|er) \w+ set zone')


def test_a_card_that_only_lets_a_player_respond_is_said_as_that() -> None:
    idle = [
        case.id
        for feature in features(next(each for each in games() if each.id == "gate-ruler"))
        for block in feature.blocks
        for scenario in block.scenarios
        for case in scenario.cases()
        if any(
            RESPONSE.search(step.name)
            and sum('"Quiet Nod"' in other.name for other in case.render().steps) == 1
            for step in case.render().steps
        )
    ]
    assert idle == []
