"""The catalogue of steps: sentences, parameters, how often scenarios use a step, and what is looked for."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.explain import shelf
from duelproof.catalogue.features import features_of
from duelproof.catalogue.games import Game, games, games_in
from duelproof.catalogue.numbering import read
from duelproof.cli import app
from duelproof.judge.steplist import Chapter, ListedStep, chapters_of
from duelproof.site.pages import Pages
from duelproof.site.steps import Steps
from duelproof.tests.suites import Suite, shed_suite


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    return shed_suite(tmp_path / "suite")


def chapters(suite: Suite) -> list[Chapter]:
    [game] = games_in(suite.root)
    return chapters_of(game, features_of(game, suite.game))


def by_sentence(found: list[Chapter]) -> dict[str, ListedStep]:
    return {step.sentence: step for chapter in found for step in chapter.steps}


@pytest.mark.parametrize(
    ("parser", "sentence", "parameters"),
    [
        ("'a start'", "a start", {}),
        ("parsers.parse('{who} has {n:d} cards')", "<who> has <n> cards", {"who": "...", "n": "a number"}),
        (
            r"parsers.re(r'(?P<who>Alice|Bob) draws(?: (?P<many>a|\d+) cards?)?(?: from (?:her|his) deck)?')",
            "<who> draws[ <many> card[s]][ from (her|his) deck]",
            {"who": "Alice, Bob", "many": "a, a number; may be left out"},
        ),
        (
            r"parsers.re(r'(?P<what>\"[^\"]+\"(?:, \"[^\"]+\")*) is (?P<neg>not )?here\.')",
            '<what> is [<neg>]here.',
            {"what": '"..."[, "..." ...]', "neg": "not; may be left out"},
        ),
        (r"parsers.re(r'^(?P<all>.+?) (?!x)or [a-z]{2,3}x{2}$')", "<all> or ...x", {"all": "..."}),
        (r"parsers.re(r'(?:one|(?P<n>\d{1,2})) \(or\) \[so\]')", "(one|<n>) (or) [so]", {"n": "a number"}),
    ],
)  # fmt: skip
def test_a_pattern_is_a_sentence_with_parameters(
    suite: Suite, parser: str, sentence: str, parameters: dict[str, str]
) -> None:
    suite.steps(f"@given({parser})\ndef step(): ...\n")
    [chapter] = [each for each in chapters(suite) if each.module == "steps.gate_ruler.own"]
    [step] = chapter.steps
    assert step.sentence == sentence
    assert {each.name: each.says for each in step.parameters} == parameters


def test_a_converter_tells_what_it_makes_and_the_values_of_an_enumeration(suite: Suite) -> None:
    suite.steps(
        """
        from enum import Enum

        class Face(Enum):
            UP = "face up"
            DOWN = "face down"

        @given(parsers.parse("{n} lies {face}"), converters={"n": int, "face": Face})
        def lies(n, face): ...
        """
    )
    step = by_sentence(chapters(suite))["<n> lies <face>"]
    assert [each.says for each in step.parameters] == [
        "...; made into int",
        "face up, face down; made into Face",
    ]


def test_a_step_tells_how_often_and_how_it_is_used_shortest_first(suite: Suite) -> None:
    steps = by_sentence(chapters(suite))
    plays = steps["the player plays <ref>"]
    assert (plays.kind, plays.scenarios) == ("when", 4)  # of which two are rows
    assert [(each.text, each.scenario) for each in plays.examples] == [
        ("the player plays a1", "GR-1-1a/alice-plays-a-card"),
        ("the player plays a2", "GR-1-2a/the-turn-goes-over"),
        ("the player plays b2", "GR-1-1a/the-other-hand-stays/bob-b2-alice"),
    ]
    assert [each.says for each in plays.parameters] == ["as in: a1, b2, a2"]
    assert steps["that is refused"].scenarios == 1


def test_a_step_said_twice_in_a_scenario_is_used_by_one(suite: Suite) -> None:
    suite.feature(
        """
        Feature: Twice

          @GR-1-1a
          Rule: 1-1a Twice

            Scenario: Twice
              When alice begins
              And bob begins
        """
    )
    assert by_sentence(chapters(suite))["<who> begins"].scenarios == 1


def test_chapters_begin_with_givens_and_are_called_what_their_module_says(suite: Suite) -> None:
    suite.write(
        "steps/gate_ruler/own.py",
        '"""Chapter 1: counting.\n\nMore.\n"""\nfrom pytest_bdd import given, then\n\n'
        '@then("it counts")\ndef counts():\n    """Expect\n    ``one``."""\n\n'
        '@given("a count")\ndef count(): ...\n',
    )
    suite.write("steps/gate_ruler/__init__.py", "")
    common, own = chapters(suite)
    assert (common.title, own.title) == ("steps.common", "Chapter 1: counting")
    assert [(each.kind, each.says, each.scenarios) for each in own.steps] == [
        ("given", "", 0),
        ("then", 'Expect "one".', 0),
    ]
    assert own.steps[1].id == "own-counts"
    assert own.steps[1].path == "steps/gate_ruler/own.py"


def test_a_word_finds_the_steps_that_say_it_with_the_examples_that_do(suite: Suite) -> None:
    found = by_sentence([each.found("BOB") for each in chapters(suite)])
    assert set(found) == {"<who> begins", "<who> has <n> cards in hand", "it is the turn of <who>"}
    assert [each.text for each in found["<who> begins"].examples] == ["bob begins"]
    assert by_sentence([each.found("no such word") for each in chapters(suite)]) == {}


def test_each_suite_has_its_own_steps_in_one_process(suite: Suite, tmp_path: Path) -> None:
    assert "a table of <game>" in by_sentence(chapters(suite))
    other = by_sentence(chapters(Suite(tmp_path / "other")))
    assert list(other) == ["a start", "it goes on", "it is <how>"]


def test_steps_that_cannot_be_imported_are_told_of(suite: Suite) -> None:
    suite.steps("1 / 0")
    with pytest.raises(CatalogueError, match=r"The steps of Gate Ruler cannot be imported: ZeroDivision"):
        chapters(suite)


def said(suite: Suite, *arguments: str) -> str:
    result = CliRunner().invoke(app, ["steps", "--suite", str(suite.root), *arguments])
    assert result.exit_code == 0, result.output
    return result.output


def test_the_command_lists_steps(suite: Suite) -> None:
    text = said(suite, "--game", "gate-ruler", "--search", "refused")
    place = text.partition("(steps/common/__init__.py:")[2].partition(")")[0]
    assert place.isdigit()
    assert text.splitlines() == [
        "Gate Ruler: 1 step that says 'refused'",
        "",
        "steps.common  (steps.common)",
        "",
        "  Then that is refused",
        f"      (steps/common/__init__.py:{place})",
        "      Used by 1 scenario:",
        "        Then that is refused",
        "          GR-1-1b/a-card-of-the-other-player",
        "",
    ]


def test_the_command_says_where_nothing_is_found(suite: Suite) -> None:
    assert said(suite, "--search", "xyzzy") == "Gate Ruler: no steps that say 'xyzzy'\n\n"


def test_the_command_gives_all_as_data(suite: Suite) -> None:
    [game] = json.loads(said(suite, "--json"))["games"]
    [chapter] = game["chapters"]
    steps: dict[str, Any] = {each["sentence"]: each for each in chapter["steps"]}
    assert steps["<who> has <n> cards in hand"]["parameters"][1] == {
        "name": "n", "form": "a number", "values": [], "optional": False, "converter": "", "seen": [],
    }  # fmt: skip
    assert steps["that is refused"]["examples"] == [
        {"text": "that is refused", "scenario": "GR-1-1b/a-card-of-the-other-player"}
    ]


def test_the_page_of_steps_links_to_the_scenarios_and_prints_what_is_said_as_text(suite: Suite) -> None:
    suite.steps("@given('<b>{n}</b> [x](y)')\ndef step():\n    '''Lay <i>all</i>.'''\n")
    [game] = games_in(suite.root)
    Steps(shelf(read(game, suite.game / "numbering.toml"), suite.root)).write(Pages(suite.root / "pages"))
    text = (suite.root / "pages/gate-ruler/steps.md").read_text("utf-8")
    assert 'href="1-1.html#GR-1-1a/the-other-hand-stays">' in text
    assert "### Given &#60;b&#62;&#123;n&#125;&#60;/b&#62; &#91;x&#93;(y) {: #own-step .step }" in text
    assert "Lay &#60;i&#62;all&#60;/i&#62;." in text
    assert "Used by no scenario." in text


@pytest.mark.parametrize("wanted", games(), ids=lambda each: each.id)
def test_each_step_of_the_suite_means_something_and_its_sentence_is_short(wanted: Game) -> None:
    for step in by_sentence(chapters_of(wanted, [])).values():
        assert step.says
        assert len(step.sentence) < 160, step.sentence
