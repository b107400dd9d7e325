"""Each mistake that pytest-bdd accepts silently is an error here, with its place and what would be right."""

import sys
from collections.abc import Callable

import pytest

from duelproof.tests.suites import FEATURE, Suite, forget_steps

pytest_plugins = ["pytester"]

Refusal = Callable[..., str]


@pytest.fixture
def suite(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Suite:
    for name in list(sys.modules):
        if name == "steps" or name.startswith("steps."):
            monkeypatch.delitem(sys.modules, name)
    return Suite(pytester.path)


def run(pytester: pytest.Pytester, *args: str) -> pytest.RunResult:
    forget_steps()
    return pytester.runpytest_inprocess(
        "-p", "duelproof.judge.plugin", "-p", "no:cacheprovider", "-p", "no:hypothesispytest", *args
    )


@pytest.fixture
def refusal(pytester: pytest.Pytester) -> Refusal:
    """Collect the suite, which must fail, and return what was said."""

    def collect(*args: str) -> str:
        result = run(pytester, "--collect-only", "-q", *args)
        assert result.ret == pytest.ExitCode.INTERRUPTED
        return result.stdout.str()

    return collect


def rule(*lines: str, tag: str = "@GR-1-1a") -> str:
    """Return a feature file with one rule of these lines."""
    return "\n".join(["Feature: Counting", f"  {tag}", "  Rule: 1-1a Counting goes up", *lines])


def test_a_sound_suite_runs_and_its_items_are_named_by_rule_and_scenario(
    suite: Suite, pytester: pytest.Pytester
) -> None:
    suite.steps('@then("it is ill indeed")\ndef _(): assert False')
    suite.feature(FEATURE + "\n    Scenario: It goes ill\n      Then it is ill indeed\n")
    result = run(pytester, "-v")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*01_01_up.feature::GR-1-1a/it-goes-well PASSED*"])


def test_a_scenario_without_steps_is_refused(suite: Suite, refusal: Refusal) -> None:
    suite.feature(rule("    Scenario: Nothing happens"))
    assert "01_01_up.feature:4: the scenario 'Nothing happens' has no steps; write Given" in refusal()


def test_a_scenario_without_then_is_refused(suite: Suite, refusal: Refusal) -> None:
    suite.feature(rule("    Scenario: It goes on", "      Given a start", "      When it goes on"))
    assert "01_01_up.feature:4: the scenario 'It goes on' has no Then; say what must be so" in refusal()


@pytest.mark.parametrize(
    "body",
    [
        "pass",
        "...",
        "'''Only words.'''",
        "return 1 == 2",
        "seen = str(1)",
        "print('seen')",
        "return None",
    ],
)
def test_a_then_that_checks_nothing_is_refused(suite: Suite, refusal: Refusal, body: str) -> None:
    suite.steps(f'@then("all is said")\ndef _all():\n    {body}\n')
    suite.feature(rule("    Scenario: It is said", "      Then all is said"))
    said = refusal()
    assert "own.py:3: the Then 'all is said' checks nothing; it should assert, raise" in said


@pytest.mark.parametrize("body", ["assert True", "raise ValueError", "check()", "with check(): ..."])
def test_a_then_that_asserts_raises_or_calls_a_helper_is_taken(
    suite: Suite, pytester: pytest.Pytester, body: str
) -> None:
    suite.steps(f'@then("all is said")\ndef _all():\n    {body}\n')
    suite.feature(rule("    Scenario: It is said", "      Then all is said"))
    run(pytester, "--collect-only", "features/gate_ruler").stdout.fnmatch_lines(["*1 test collected*"])


def test_a_then_that_returns_false_is_an_error_of_the_suite(suite: Suite, pytester: pytest.Pytester) -> None:
    suite.steps('def check(): ...\n@then("all is said")\ndef _all():\n    check()\n    return False\n')
    suite.feature(rule("    Scenario: It is said", "      Then all is said"))
    result = run(pytester, "features/gate_ruler")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(
        ["*ERROR: *own.py:4: the Then 'all is said' returned False; it should raise*"]
    )


def of_clauses(*tags: str, listed: tuple[str, ...] = ("- up: it goes up", "- by: by one")) -> str:
    """Return a rule with a list of what it says, and a scenario for each of some tags."""
    described = [f"    {line}" for line in listed]
    scenarios = [
        f"    {tag}\n    Scenario: It goes {number}\n      Then it is well" for number, tag in enumerate(tags)
    ]
    return rule(*described, "", *scenarios)


def test_scenarios_name_the_clauses_of_their_rule(suite: Suite, pytester: pytest.Pytester) -> None:
    listed = ("- up: it goes up", "  and never down", "- by-one: by one")
    suite.feature(of_clauses("@clause-up", "@clause-by-one @clause-up", listed=listed))
    run(pytester, "--collect-only", "features/gate_ruler").stdout.fnmatch_lines(["*2 tests collected*"])


@pytest.mark.parametrize(
    ("tags", "listed", "said"),
    [
        (["@clause-up"], None, "3: the rule GR-1-1a has no scenario of its clause 'by'; tag one @clause-by."),
        (
            ["@clause-up @clause-by", "@slow"],
            None,
            "11: the scenario 'It goes 1' names no clause; tag it @clause- with one of up, by.",
        ),
        (
            ["@clause-up @clause-by @clause-down"],
            None,
            "8: the scenario 'It goes 0' is tagged @clause-down, but GR-1-1a has up, by.",
        ),
        (
            ["@clause-up"],
            (),
            "6: the scenario 'It goes 0' is tagged @clause-up, but GR-1-1a has no list of clauses.",
        ),
        (
            ["@clause-up"],
            ("- up: it goes up", "- up: by one"),
            "3: the rule GR-1-1a has 2 clauses named 'up'; give each a name of its own.",
        ),
        (
            ["@clause-up"],
            ("- up: it goes up", "- By one: by one"),
            "3: the rule GR-1-1a has '- By one: by one' below its title; list what it says",
        ),
    ],
)
def test_clauses_and_scenarios_that_do_not_fit_are_refused(
    suite: Suite, refusal: Refusal, tags: list[str], listed: tuple[str, ...] | None, said: str
) -> None:
    suite.feature(of_clauses(*tags) if listed is None else of_clauses(*tags, listed=listed))
    assert f"01_01_up.feature:{said}" in refusal()


def test_examples_without_rows_are_refused(suite: Suite, refusal: Refusal) -> None:
    suite.feature(
        rule("    Scenario Outline: It goes", "      Then it is <how>", "      Examples:", "        | how |")
    )
    assert "01_01_up.feature:6: the Examples of the scenario 'It goes' have no rows; write one" in refusal()


def test_an_outline_without_examples_is_refused(suite: Suite, refusal: Refusal) -> None:
    suite.feature(rule("    Scenario Outline: It goes", "      Then it is well"))
    assert "01_01_up.feature:4: the scenario 'It goes' is an outline without Examples; add them" in refusal()


def test_a_placeholder_that_is_no_column_is_refused(suite: Suite, refusal: Refusal) -> None:
    lines = ["    Scenario Outline: It goes", "      Then it is <howe>", "      Examples:", "        | how |"]
    suite.feature(rule(*lines, "        | well |"))
    assert (
        "01_01_up.feature:5: the placeholder <howe> is in no column of Examples (columns: how)" in refusal()
    )


def test_a_placeholder_in_a_plain_scenario_is_refused(suite: Suite, refusal: Refusal) -> None:
    suite.feature(rule("    Scenario: It goes", "      Then it is <how>"))
    assert "01_01_up.feature:5: the placeholder <how> is in no column" in refusal()


def test_two_scenarios_of_one_name_are_refused_even_under_different_rules(
    suite: Suite, refusal: Refusal
) -> None:
    again = ["  @GR-1-1b", "  Rule: 1-1b And on", "    Scenario: It goes", "      Then it is well"]
    suite.feature(rule("    Scenario: It goes", "      Then it is well", *again))
    assert "01_01_up.feature:8: a scenario named 'It goes' stands already in line 4; give this" in refusal()


def test_two_scenarios_with_one_id_are_refused_across_files(suite: Suite, refusal: Refusal) -> None:
    suite.feature(FEATURE)
    suite.feature(FEATURE.replace("It goes well", "It goes: well!"), "01_counting/other.feature")
    assert "other.feature:6: the id GR-1-1a/it-goes-well is taken by " in refusal()


def test_rows_with_the_same_values_are_refused(suite: Suite, refusal: Refusal) -> None:
    lines = ["    Scenario Outline: It goes", "      Then it is <how>", "      Examples:", "        | how |"]
    suite.feature(rule(*lines, "        | well |", "        | well |"))
    assert "the id GR-1-1a/it-goes/well is taken by " in (said := refusal())
    assert "add a column that tells the rows apart" in said


def test_a_step_that_two_definitions_match_is_refused(suite: Suite, refusal: Refusal) -> None:
    suite.steps('@then(parsers.parse("it is {how}"))\ndef _how(how): assert how')
    suite.feature(FEATURE)
    said = refusal()
    assert "01_01_up.feature:9: 'Then it is well' matches 2 step definitions, and should match one" in said
    assert "own.py:3" in said
    assert "__init__.py:9" in said


def test_a_step_that_no_definition_matches_is_refused_and_the_nearest_named(
    suite: Suite, refusal: Refusal
) -> None:
    suite.feature(FEATURE.replace("When it goes on", "When it goes along"))
    said = refusal()
    assert "01_01_up.feature:8: no When step matches 'When it goes along'; the nearest are:" in said
    assert 'When "it goes on" (__init__.py:6, steps.common)' in said


def test_a_step_definition_that_no_scenario_uses_is_refused_once_the_game_is_collected_whole(
    suite: Suite, refusal: Refusal, pytester: pytest.Pytester
) -> None:
    own = suite.steps('@when("never ever")\ndef _never(): ...')
    feature = suite.feature(FEATURE)
    said = refusal("features/gate_ruler")
    assert f"{own}:3: no scenario uses the step 'never ever'; use it or take it away" in said
    run(pytester, "--collect-only", str(feature)).stdout.fnmatch_lines(["*1 test collected*"])


def test_a_common_step_that_no_game_uses_is_refused_once_all_games_are_collected(
    suite: Suite, refusal: Refusal, pytester: pytest.Pytester
) -> None:
    suite.feature(FEATURE.replace("When it goes on", "And a start"))
    assert "no scenario uses the step 'it goes on'" in refusal("features")
    run(pytester, "--collect-only", "features/gate_ruler").stdout.fnmatch_lines(["*1 test collected*"])


def test_a_step_defined_twice_is_refused(suite: Suite, refusal: Refusal) -> None:
    suite.steps('@when("it goes on")\ndef _again(): ...')
    suite.feature(FEATURE)
    assert "the step 'it goes on' is defined twice; keep one of the two" in refusal()


def test_a_step_that_yields_is_refused(suite: Suite, refusal: Refusal) -> None:
    suite.steps('@when("it goes and comes")\ndef _again(): yield')
    suite.feature(FEATURE)
    assert "the step 'it goes and comes' yields; a step should return" in refusal()


def test_an_id_that_is_not_in_the_book_is_refused_and_the_nearest_named(
    suite: Suite, refusal: Refusal
) -> None:
    suite.feature(FEATURE.replace("GR-1-1a", "GR-1-1z"))
    said = refusal()
    assert "01_01_up.feature:4: Gate Ruler has no rule 'GR-1-1z': the nearest are GR-1-1" in said


def test_what_names_no_rule_elsewhere_is_refused_once_the_game_is_collected_whole(
    suite: Suite, refusal: Refusal, pytester: pytest.Pytester
) -> None:
    feature = suite.feature(FEATURE)
    suite.write("docs/decisions/1001-up.md", "# 1001. Up\n\nRules: GR-1-3a\n")
    assert "1001-up.md:3: Gate Ruler has no rule 'GR-1-3a'" in refusal("features")
    run(pytester, "--collect-only", str(feature)).stdout.fnmatch_lines(["*1 test collected*"])


def test_a_tag_that_points_to_no_rule_is_refused(suite: Suite, refusal: Refusal) -> None:
    suite.feature(FEATURE + "\n  @GR-2-1b @see-GR-2-1z\n  Rule: 2-1b Says the same\n")
    assert "01_01_up.feature:12: Gate Ruler has no rule 'GR-2-1z': the nearest are " in refusal()


def test_a_rule_block_with_neither_scenario_nor_class_is_refused(suite: Suite, refusal: Refusal) -> None:
    suite.feature(rule())
    assert "01_01_up.feature:3: the rule GR-1-1a has neither scenario nor class; write a sce" in refusal()


def test_a_rule_block_may_have_a_class_in_place_of_scenarios(suite: Suite, pytester: pytest.Pytester) -> None:
    suite.feature(FEATURE + "\n  @GR-1-1c @informative\n  Rule: 1-1c What it is for\n")
    run(pytester, "--collect-only").stdout.fnmatch_lines(["*1 test collected*"])


def test_a_class_that_the_numbering_does_not_give_is_refused(suite: Suite, refusal: Refusal) -> None:
    suite.feature(FEATURE + "\n  @GR-1-1b @informative\n  Rule: 1-1b Not so\n")
    assert "GR-1-1b is tagged @informative, but is behavioural in numbering.toml; change it" in refusal()


def test_a_rule_block_without_an_id_is_refused(suite: Suite, refusal: Refusal) -> None:
    suite.feature(FEATURE.replace("  @GR-1-1a\n", ""))
    assert "the rule '1-1a Counting goes up' has no rule id; tag it with one, such as @GR-1-1a" in refusal()


def test_a_scenario_outside_every_rule_is_refused(suite: Suite, refusal: Refusal) -> None:
    suite.feature("Feature: Loose\n  Scenario: It goes\n    Then it is well\n")
    assert "01_01_up.feature:2: the scenario 'It goes' stands outside every rule; put it" in refusal()


def test_a_rule_block_in_the_wrong_folder_is_refused(suite: Suite, refusal: Refusal) -> None:
    suite.feature(FEATURE, "02_ending/02_01_winning.feature")
    said = refusal()
    assert "GR-1-1a is in the wrong folder; it belongs into gate_ruler/01_counting/01_01_up.feature" in said


def test_an_unknown_revision_is_refused(suite: Suite, refusal: Refusal) -> None:
    suite.feature(FEATURE.replace("@GR-1-1a", "@GR-1-1a @revisions-9.9"))
    assert "there is no revision '9.9'; there are 1.1.2" in refusal()


def test_a_feature_file_of_no_game_is_refused(suite: Suite, refusal: Refusal) -> None:
    suite.write("features/checkers/x.feature", FEATURE)
    assert "a feature file belongs into the folder of a game (gate_ruler)" in refusal()


def test_a_file_that_is_no_gherkin_is_refused_with_its_line(suite: Suite, refusal: Refusal) -> None:
    suite.feature(
        "Feature: Broken\n  Rule: 1-1a Counting\n    Scenery: It goes\n      When it\n    Then that\nX\n"
    )
    assert "01_01_up.feature:" in (said := refusal())
    assert "Traceback" not in said


def test_an_empty_file_is_refused(suite: Suite, refusal: Refusal) -> None:
    suite.feature("")
    assert "01_01_up.feature:1: there is no 'Feature:' in this file" in refusal()


def test_steps_and_fixtures_of_one_game_are_not_those_of_another(
    suite: Suite, pytester: pytest.Pytester
) -> None:
    for name in ("book.toml", "numbering.toml"):
        text = (suite.game / name).read_text("utf-8").replace("GR", "DZ").replace("1.1.2", "15.00")
        text = text.replace("gate-ruler", "dimension-zero").replace("number = 1", "number = 3")
        suite.write(f"features/dimension_zero/{name}", text)
    theirs = FEATURE.replace("GR-", "DZ-") + "      And the name is it\n"
    suite.write("features/dimension_zero/01_counting/01_01_up.feature", theirs)
    suite.feature(FEATURE + "      And the name is it\n")
    common = "import pytest\nfrom pytest_bdd import then\n\n"
    step = '@pytest.fixture\ndef called(): return "{name}"\n\n'
    then = '@then("the name is it")\ndef _name(called):\n    assert called == "{name}"\n'
    for package in ("gate_ruler", "dimension_zero"):
        suite.write(f"steps/{package}/__init__.py", common + (step + then).replace("{name}", package))
    run(pytester).assert_outcomes(passed=2)
