"""Reading the suite: which rules it covers, and everything that it says about one rule."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from duelproof.catalogue.code import embodiments
from duelproof.catalogue.coverage import coverage
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.explain import explain
from duelproof.catalogue.features import features_of, read_feature, slug
from duelproof.catalogue.games import game, games
from duelproof.catalogue.numbering import Numbering, load, read
from duelproof.cli import app
from duelproof.tests.suites import Suite, shed_suite

GATE_RULER = game("gate-ruler")

TWO_REVISIONS = """
[[documents]]
revision = "1.13"
date = "2020-01-01"
source = "made-up.txt"
language = "en"

[[documents]]
revision = "s-max"
date = "2021-01-01"
source = "made-up.txt"
language = "en"

[sections.1]
title = "Counting"
folder = "1_counting"

[sections.1.subsections]
100 = { title = "Up", file = "100_up" }

[rules.100]
"DM-100.1" = { hash = { "1.13" = "0000000000000001", "s-max" = "0000000000000002" } }
"DM-100.2" = { hash = { "1.13" = "0000000000000003" } }
"DM-100.3" = { hash = { "1.13" = "0000000000000004", "s-max" = "0000000000000005" }, differs = true }
"""


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    return shed_suite(tmp_path)


def numbering_of(suite: Suite) -> Numbering:
    return read(GATE_RULER, suite.game / "numbering.toml")


def test_each_rule_is_counted_in_one_list_and_only_scenarios_cover(suite: Suite) -> None:
    suite.feature(
        "Feature: Talk\n  @GR-1-1c @informative\n  Rule: 1-1c What it is for\n", "01_counting/x.feature"
    )
    [found] = coverage(numbering_of(suite), features_of(GATE_RULER, suite.game))
    assert found.covered == ("GR-1-1a", "GR-1-1b", "GR-1-2a")
    assert found.uncovered == ("GR-2-1a",)
    assert found.lead_in == {"GR-2-1b": "says the same"}
    assert found.informative == {"GR-1-1c": "says what counting is for"}
    data = found.as_data(ids=False)
    assert data == {
        "game": "gate-ruler",
        "revision": "1.1.2",
        "rules": 6,
        "covered": 3,
        "proven": 0,
        "coded": 0,
        "lead_in": 1,
        "informative": 1,
        "uncovered": 1,
        "clauses": 4,
        "clauses_proven": 0,
        "to_review": 0,
    }


def test_a_block_covers_only_the_revisions_it_is_for(tmp_path: Path) -> None:
    duel_masters = game("duel-masters")
    scenario = "    Scenario: {name}\n      Then it is well\n"
    text = "Feature: Up\n  @DM-100.1\n  Rule: 100.1 Both\n" + scenario.format(name="Both")
    text += "  @DM-100.2\n  Rule: 100.2 The old one\n" + scenario.format(name="Old")
    text += "  @DM-100.3 @revisions-s-max\n  Rule: 100.3 The new meaning\n" + scenario.format(name="New")
    (tmp_path / "x.feature").write_text(text, "utf-8")
    (tmp_path / "numbering.toml").write_text(TWO_REVISIONS, "utf-8")
    numbering = read(duel_masters, tmp_path / "numbering.toml")
    new, old = coverage(numbering, features_of(duel_masters, tmp_path))
    assert (new.revision, new.covered, new.uncovered) == ("s-max", ("DM-100.1", "DM-100.3"), ())
    assert (old.revision, old.covered, old.uncovered) == ("1.13", ("DM-100.1", "DM-100.2"), ("DM-100.3",))


def test_a_rule_is_explained_by_its_block_its_scenarios_its_readings_and_its_code(suite: Suite) -> None:
    suite.write("docs/decisions/007-hands.md", "# 007. What leaves a hand\n\nRules: GR-1-1a, 1-1b.\n")
    suite.write("docs/decisions/008-other.md", "# 008. Others\n\nRules: GR-1-1a-2, GR-11-1a.\n")
    suite.write(
        "reference/gate_ruler/counting.py",
        '''
        class Hand:
            @rule("1-1a", "1-2a")
            def play(self):
                """1-1a: a card leaves the hand.

                More words.
                """

        @other("1-1a")
        def unmarked(): ...
        ''',
    )
    found = explain("GR-1-1a", numbering_of(suite), suite.root)
    data = found.as_data()
    assert data["titles"] == [{"title": "A card that is played leaves the hand", "revisions": ("1.1.2",)}]
    assert data["readings"] == [{"title": "007. What leaves a hand", "file": "docs/decisions/007-hands.md"}]
    assert data["code"] == [
        {
            "function": "Hand.play",
            "file": "reference/gate_ruler/counting.py",
            "line": 3,
            "doc": "1-1a: a card leaves the hand.",
            "rules": ("GR-1-1a", "GR-1-2a"),
            "editions": [],
        }
    ]
    scenarios = data["scenarios"]
    assert isinstance(scenarios, list)
    assert [scenario["name"] for scenario in scenarios] == ["Alice plays a card", "The other hand stays"]
    assert scenarios[1]["scenarios"] == [
        "GR-1-1a/the-other-hand-stays/alice-a1-bob",
        "GR-1-1a/the-other-hand-stays/bob-b2-alice",
    ]
    assert scenarios[1]["examples"][1] == {"who": "bob", "ref": "b2", "other": "alice"}
    assert scenarios[0]["steps"][0] == {"keyword": "Given", "text": "a table of shed"}


LISTED = """Feature: Two
  @GR-2-1a
  Rule: 2-1a Each player has one turn
    - who: each player
    - many: one turn,
      and no more

    @clause-who
    Scenario Outline: <player> has a turn
      Then <player> is there

      Examples:
        | player |
        | Alice  |
        | Bob    |

    @clause-many @clause-who
    Scenario: Nobody has two
      Then all is said
"""


def test_what_a_rule_says_is_counted_and_explained_with_its_scenarios(suite: Suite) -> None:
    suite.feature(LISTED, "02_more/02_01_two.feature")
    [found] = coverage(numbering_of(suite), features_of(GATE_RULER, suite.game))
    whole, who, many = ("GR-1-1b", "GR-1-2a"), "GR-2-1a#who", "GR-2-1a#many"
    assert found.clauses == ("GR-1-1a#own", "GR-1-1a#other", *whole, who, many)
    data = explain("GR-2-1a", numbering_of(suite), suite.root).as_data()
    rows = ["GR-2-1a/player-has-a-turn/alice", "GR-2-1a/player-has-a-turn/bob"]
    two = "GR-2-1a/nobody-has-two"
    assert data["clauses"] == [
        {"name": "who", "says": "each player", "scenarios": [*rows, two], "convicts": ""},
        {"name": "many", "says": "one turn, and no more", "scenarios": [two], "convicts": ""},
    ]
    assert explain("GR-1-1b", numbering_of(suite), suite.root).as_data()["clauses"] == []


def test_an_unknown_rule_is_one_sentence_with_the_nearest_ids(suite: Suite) -> None:
    with pytest.raises(CatalogueError, match=r"Gate Ruler has no rule 'GR-1-1x': the nearest are GR-1-1"):
        explain("GR-1-1x", numbering_of(suite), suite.root)


def test_a_file_without_python_embodies_nothing(suite: Suite) -> None:
    suite.write("reference/gate_ruler/broken.py", "def (")
    assert embodiments(GATE_RULER, suite.root) == []


def test_ids_do_not_move_when_a_row_a_scenario_or_a_rule_is_added(suite: Suite) -> None:
    path = suite.game / "01_counting/01_01_up.feature"

    def ids() -> list[str]:
        text = read_feature(path, GATE_RULER)
        return [case.id for scenario in text.scenarios for case in scenario.cases()]

    before = ids()
    text = path.read_text("utf-8")
    text = text.replace("| alice | a1  | bob   |", "| alice | a2  | bob   |\n        | alice | a1  | bob   |")
    more = "Scenario: Before all\n      Then that is refused\n\n    Scenario: Alice plays"
    path.write_text(text.replace("Scenario: Alice plays", more), "utf-8")
    assert set(before) < set(ids())
    assert len(ids()) == len(before) + 2


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("A unit attacks, and is exhausted!", "a-unit-attacks-and-is-exhausted"),
        ("+1 -1 x-1", "plus-1-minus-1-x-1"),
        ("  火の鳥 (2nd) ", "火の鳥-2nd"),
    ],
)
def test_a_slug_keeps_words_numbers_and_signs(text: str, expected: str) -> None:
    assert slug(text) == expected


def test_the_command_counts_every_document_of_the_suite() -> None:
    result = CliRunner().invoke(app, ["rules", "--json", "--ids"])
    assert result.exit_code == 0
    documents = json.loads(result.stdout)["documents"]
    assert [(each["game"], each["revision"]) for each in documents] == [
        (each.id, revision) for each in games() for revision in reversed(each.revisions)
    ]
    for document in documents:
        parts = ("covered", "lead_in", "informative", "uncovered")
        assert document["rules"] == sum(document[part] for part in parts)
        assert document["rules"] == load(document["game"]).counts(document["revision"]).rules
        for part in parts:
            assert len(document["ids"][part]) == document[part]


def test_the_command_prints_a_table_and_takes_one_game() -> None:
    result = CliRunner().invoke(app, ["rules", "--game", "gate-ruler"])
    assert result.exit_code == 0
    assert "gate-ruler 1.1.2" in result.stdout
    assert "duel-masters" not in result.stdout


def test_the_command_explains_a_rule_of_the_suite() -> None:
    said = CliRunner().invoke(app, ["explain", "GR-8-4d"]).stdout
    assert said.startswith("GR-8-4d  (Gate Ruler 1.1.2)")
    assert "Section:  8 Attacking, 8-4 Declaring an attack" in said
    assert "Given it is Alice's attack phase" in said
    assert "reference/gate_ruler/s08_attack_phase/declaration.py:" in said
    data = json.loads(CliRunner().invoke(app, ["explain", "GR-8-4d", "--json"]).stdout)
    assert data["id"] == "GR-8-4d"
    assert data["scenarios"]


def test_the_command_names_the_invariants_of_a_rule_and_whom_they_convict() -> None:
    said = CliRunner().invoke(app, ["explain", "GR-3-2h"]).stdout
    assert "Invariants: 1\n  fits-zone: a zone holds only what may lie there  (duelproof/playout/" in said
    (held,) = json.loads(CliRunner().invoke(app, ["explain", "GR-3-2h", "--json"]).stdout)["invariants"]
    assert held["name"] == "fits-zone"
    assert f"convicts {held['convicts']}" in said
    assert "Invariants: none" in CliRunner().invoke(app, ["explain", "GR-8-4d"]).stdout
