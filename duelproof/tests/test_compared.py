"""Two recorded editions beside each other: what became of each rule, and what is played otherwise."""

import json
from collections import Counter
from pathlib import Path

import pytest

from duelproof.catalogue.compared import compared
from duelproof.catalogue.features import features_of
from duelproof.catalogue.games import Game, games
from duelproof.catalogue.numbering import load
from duelproof.differential.editions import played_otherwise
from duelproof.tests.command import duelproof
from duelproof.tests.test_adopting import twice


@pytest.mark.parametrize("book", games(), ids=lambda book: book.package)
def test_what_became_of_each_rule_of_a_made_up_edition_is_told_rightly(book: Game, tmp_path: Path) -> None:
    made, _, second = twice(book, tmp_path)
    rows = compared(second, "A", "B", ())
    others = {row.rule: (row.kind, row.was) for row in rows if row.kind != "same"}
    expected = {
        rule: (standing, () if was is None or standing == "gone" else (was,))
        for rule, (standing, was) in made.stands.items()
    }
    assert others == expected


def test_a_rule_is_changed_where_a_scenario_shows_it_or_its_number_means_something_else() -> None:
    numbering = load("duel-masters")
    plain = {row.rule: row.kind for row in compared(numbering, "1.13", "s-max", ())}
    shown = {row.rule: row.kind for row in compared(numbering, "1.13", "s-max", ("DM-507.1", "DM-104.1"))}
    assert plain["DM-104.1"] == "reworded"
    assert shown["DM-104.1"] == "changed"
    assert {rule for rule, kind in plain.items() if kind == "changed"} == {
        rule.id
        for rule in numbering.of("s-max")
        if rule.differs and "1.13" in rule.texts and (not rule.was or rule.id in rule.was)
    }


def test_a_rule_with_scenarios_of_its_own_in_each_edition_is_played_otherwise() -> None:
    game = next(each for each in games() if each.id == "duel-masters")
    found = played_otherwise(features_of(game, game.folder), "1.13", "s-max")
    assert {"DM-603.2e", "DM-701.18a", "DM-703.3"} <= found  # none of their scenarios is tagged as a change
    assert "DM-100.3" not in found  # only the later one has some
    assert played_otherwise([], "1.13", "s-max") == frozenset()


def test_both_editions_of_duel_masters_are_told_apart_and_played() -> None:
    done = duelproof("editions", "1.13", "s-max", "--game", "duel-masters", "--json")
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    count = Counter(row["kind"] for row in data["rules"])
    assert count["new"] + count["renumbered"] + count["reworded"] + count["changed"] + count["same"] == 690
    numbering = load("duel-masters")
    for shown in data["changed"]:
        rule = numbering.rules[shown["scenario"].partition("/")[0]]
        verdicts = [end["verdict"] for end in shown["ends"].values()]
        assert len(verdicts) == 2, rule.id
        assert "PASS" in verdicts
    apart = [shown for shown in data["changed"] if not shown["alike"]]
    assert len(apart) > len(data["changed"]) * 0.8


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("s-max", "1.13"), "s-max is not before 1.13: the editions are 1.13, s-max."),
        (("1.13", "2.0"), "Duel Masters has no revision '2.0': there are 1.13, s-max."),
    ],
)
def test_editions_that_cannot_be_compared_are_refused(words: tuple[str, ...], said: str) -> None:
    done = duelproof("editions", *words, "--game", "duel-masters")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"duelproof: {said}\n"
