"""What a run says at its end means what it says: each sentence has an engine that earns it."""

import json
import re
import sys
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from duelproof.catalogue.numbering import RuleText, load
from duelproof.cli import app
from duelproof.cli.telling import _partly
from duelproof.judge.blame import Result
from duelproof.judge.certify import Candidate, Run
from duelproof.judge.outcome import outcome
from duelproof.judge.selection import Selection
from duelproof.judge.selection import Suite as Folder
from duelproof.judge.summary import Tally, _count_rule, summarise
from duelproof.port import Description, GameSupport
from duelproof.tests.suites import FEATURE_FILE, UNSUPPORTED_FEATURE, Certify, Suite

TOY = "python:duelproof.tests.fakes.toy:Toy"
ROOT = Path(__file__).resolve().parents[2]
WRONG = "python:duelproof.tests.fakes.wrong"
BAD = f"stdio:{sys.executable} {Path(__file__).parent / 'fakes' / 'bad.py'}"
ONE = "of Gate Ruler 1.1.2: its one rule was judged and passed."
SECTION = "Conforming in section 1 of Gate Ruler 1.1.2: all 3 rules were judged and passed."


def shield(folder: Path) -> tuple[str, str]:
    badge = json.loads((folder / "badge.json").read_text("utf-8"))
    return badge["message"], badge["color"]


def test_a_whole_book_with_a_rule_that_nothing_judges_is_not_conformed_to(certify: Certify) -> None:
    certified = certify(TOY)
    assert certified.code == 0
    said = " ".join(certified.said.split())
    assert "No violation found: 3 of 4 rules that the engine claims passed; 1 is not judged." in said
    assert "Conforming" not in certified.said
    assert shield(certified.folder) == ("no violation found, 3 of 4 rules passed", "blue")


def test_an_undecided_rule_is_not_conformed_to(certify: Certify, suite: Suite) -> None:
    suite.feature(UNSUPPORTED_FEATURE, "02_ending/02_01_winning.feature")
    said = " ".join(certify(TOY).said.split())
    assert "No violation found: 3 of 4 rules that the engine claims passed; 1 is undecided." in said


def test_rules_that_have_another_wording_than_their_scenarios_were_written_for_are_told(
    certify: Certify, suite: Suite
) -> None:
    assert "To be reviewed" not in certify(TOY).said
    numbering = suite.game / "numbering.toml"
    known = numbering.read_text("utf-8")
    reworded = re.sub(r'(GR-\S+ = \{ hash = "\d+")', r'\1, review = ["1.1.2"]', known)
    numbering.write_text(reworded, "utf-8")
    certified = certify(TOY)
    said = "To be reviewed: 3 rules of those judged have another wording than the scenarios were written for."
    assert said in " ".join(certified.said.split())
    assert said in certified.html


@pytest.mark.parametrize(
    ("ends", "counts", "said"),
    [
        ({"PASS": 3, "INCONCLUSIVE": 1}, (1, 1), ", 1 of them judged partly: 3 of their 4 scenarios passed"),
        ({"INCONCLUSIVE": 2}, (1, 0), ""),
        ({"PASS": 2}, (0, 0), ""),
        ({"PASS": 3, "VIOLATION": 1}, (0, 0), ""),
    ],
)
def test_an_undecided_rule_of_which_a_scenario_passed_is_judged_partly(
    ends: dict[str, int], counts: tuple[int, int], said: str
) -> None:
    tally = Tally()
    text = RuleText("1", ("0" * 16,), (), None, "behavioural", ())
    _count_rule(tally, text, Counter(ends))
    assert (tally.undecided, tally.partly) == counts
    assert _partly(tally + Tally()) == said


@pytest.mark.parametrize(
    ("asked", "sentence"),
    [
        (("--section", "1"), SECTION),
        (
            ("--section", "1-2"),
            "Conforming in GR-1-2a of Gate Ruler 1.1.2: its one rule was judged and passed.",
        ),
        (
            ("--rule", "GR-1-1b"),
            "Conforming in GR-1-1b of Gate Ruler 1.1.2: its one rule was judged and passed.",
        ),
    ],
)
def test_what_was_asked_for_is_conformed_to_and_no_more(
    certify: Certify, asked: tuple[str, str], sentence: str
) -> None:
    certified = certify(TOY, *asked)
    assert certified.code == 0
    assert sentence in " ".join(certified.said.split())
    where = sentence.partition(" in ")[2].partition(":")[0]
    assert shield(certified.folder) == (f"conforming in {where}", "brightgreen")


def test_an_engine_conforms_in_what_it_claims(certify: Certify) -> None:
    certified = certify(f"{WRONG}:Humble")
    assert certified.code == 0
    assert SECTION in " ".join(certified.said.split())
    assert shield(certified.folder) == ("conforming in section 1 of Gate Ruler 1.1.2", "brightgreen")


def test_who_passes_nothing_has_not_been_judged(certify: Certify, suite: Suite) -> None:
    suite.feature(UNSUPPORTED_FEATURE, "02_ending/02_01_winning.feature")
    certified = certify(TOY, "--section", "2")
    assert certified.code == 2
    assert "Nothing judged: no rule was passed, and none was violated." in certified.said
    assert shield(certified.folder) == ("nothing judged", "lightgrey")


def test_who_sets_no_table_at_all_has_not_been_judged(certify: Certify) -> None:
    certified = certify(f"{WRONG}:Polite")
    assert certified.code == 2
    assert set(certified.verdicts.values()) == {"INCONCLUSIVE"}
    assert "Nothing judged: no rule was passed, and none was violated." in certified.said
    assert "Conforming" not in certified.said
    assert shield(certified.folder) == ("nothing judged", "lightgrey")


def test_who_violates_a_rule_is_told_how_many(certify: Certify) -> None:
    certified = certify(f"{WRONG}:Keeper")
    assert certified.code == 1
    assert "Violations: the engine breaks 1 rule, in 1 scenario." in certified.said
    assert shield(certified.folder) == ("1 rule violated, 2 of 4 rules passed", "red")


def test_who_breaks_is_told_in_how_many_scenarios(certify: Certify) -> None:
    certified = certify(f"{BAD} die", "--time-limit", "0.2", "--start-limit", "0.3")
    assert certified.code == 2
    assert "Broken: the engine crashed, hung or broke the protocol in" in " ".join(certified.said.split())
    assert shield(certified.folder)[1] == "orange"


@pytest.mark.parametrize(
    ("engine", "asked", "sentence", "code"),
    [
        (TOY, ("--section", "1"), SECTION, 0),
        (f"{WRONG}:Humble", (), SECTION, 0),
        (
            TOY,
            (),
            "No violation found: 3 of 4 rules that the engine claims passed; 1 is not judged.",
            0,
        ),
        (f"{WRONG}:Polite", (), "Nothing judged: no rule was passed, and none was violated.", 2),
        (f"{WRONG}:Keeper", (), "Violations: the engine breaks 1 rule, in 1 scenario.", 1),
        (
            f"{WRONG}:Crasher",
            (),
            "Broken: the engine crashed, hung or broke the protocol in 1 scenario.",
            2,
        ),
    ],
)
def test_a_certificate_says_the_sentence_of_its_run_and_what_it_does_not_prove(
    certify: Certify,
    suite: Suite,
    tmp_path: Path,
    engine: str,
    asked: tuple[str, ...],
    sentence: str,
    code: int,
) -> None:
    bundle = tmp_path / "engine.duelproof"
    certified = certify(engine, *asked, "--bundle", str(bundle))
    assert certified.code == code
    assert sentence in " ".join(certified.said.split())
    done = CliRunner().invoke(app, ["verify", str(bundle), "--suite", str(suite.root)])
    assert done.exit_code == 0
    [verdict] = [line for line in done.output.splitlines() if line.startswith("verdict ")]
    assert verdict.removeprefix("verdict").strip() == sentence
    assert "This does not prove who made it, that the engine it names" in " ".join(done.output.split())
    assert sentence in certified.html.replace("&#39;", "'")


def test_the_guide_shows_how_the_badge_that_a_run_writes_is_embedded() -> None:
    guide = (ROOT / "docs" / "guide.md").read_text("utf-8")
    assert "](https://img.shields.io/endpoint?url=https://example.org/badge.json)" in guide
    for colour in ("green", "blue", "red", "grey", "orange"):
        assert f"| {colour} |\n" in guide


NUMBERS = {"1": ["GR-1-1a", "GR-1-1b", "GR-1-2a"], "2": ["GR-2-1a"]}
PASSED = dict.fromkeys([*NUMBERS["1"], *NUMBERS["2"]], "PASS")


def ended(suite: Suite, rules: dict[str, str], *claims: str, revision: str = "1.1.2") -> str:
    """Return how many rules an engine with these claims has passed, of how many, and where they stand."""
    support = GameSupport(game="gate-ruler", revisions=[revision], capabilities=list(claims))
    described = Description(name="toy", version="1", protocol="1.0", games=[support])
    results: list[Result] = [
        {"rules": [rule], "verdict": verdict, "game": "gate-ruler", "revision": "1.1.2"}
        | {"section": rule[3], "clauses": {}, "claimed": verdict != "unclaimed", "feature": FEATURE_FILE}
        for rule, verdict in rules.items()
    ]
    [document] = summarise(Run(Candidate("x", described), Selection(), results), Folder(suite.root))
    scope = document.scope
    return f"{scope.passed} of {scope.rules}, {scope.undecided} undecided: {scope.where}"


def test_where_an_engine_conforms_is_said_by_sections_or_by_a_few_rules(suite: Suite) -> None:
    assert ended(suite, PASSED) == "4 of 4, 0 undecided: all of Gate Ruler 1.1.2"
    assert ended(suite, PASSED, "1", "2") == "4 of 4, 0 undecided: all of Gate Ruler 1.1.2"
    assert ended(suite, PASSED, "2") == "1 of 1, 0 undecided: section 2 of Gate Ruler 1.1.2"
    assert (
        ended(suite, PASSED, "1-1", "2")
        == "3 of 3, 0 undecided: section 2, GR-1-1a and GR-1-1b of Gate Ruler 1.1.2"
    )
    assert ended(suite, PASSED, revision="1.0").startswith("0 of 0")


def test_a_range_of_sections_is_told_by_its_ends() -> None:
    numbering = load("gate-ruler")
    rules = [rule for rule in numbering.of("1.1.2") if rule.kind("1.1.2") == "behavioural"]
    passed = {rule.id: rule.section for rule in rules if rule.section not in ("17", "A")}
    support = GameSupport(
        game="gate-ruler", revisions=["1.1.2"], capabilities=[str(number) for number in range(1, 17)]
    )
    described = Description(name="toy", version="1", protocol="1.0", games=[support])
    results: list[Result] = [
        {"rules": [rule], "verdict": "PASS", "game": "gate-ruler", "revision": "1.1.2"}
        | {"section": section, "clauses": {}, "claimed": True, "feature": FEATURE_FILE}
        for rule, section in passed.items()
    ]
    selection = Selection(games=("gate-ruler",))
    documents = summarise(Run(Candidate("x", described), selection, results), Folder(ROOT))
    assert outcome(documents).sentence == (
        f"Conforming in sections 1 to 16 of Gate Ruler 1.1.2: all {len(passed)} rules were judged and passed."
    )


def test_only_what_is_claimed_decides_whether_a_rule_is_passed(suite: Suite) -> None:
    assert ended(suite, PASSED | {"GR-2-1a": "unclaimed"}).startswith("3 of 3, 0 undecided")
    assert ended(suite, PASSED | {"GR-2-1a": "INCONCLUSIVE"}).startswith("3 of 4, 1 undecided")
    assert ended(suite, PASSED | {"GR-2-1a": "VIOLATION"}).startswith("3 of 4, 0 undecided")
    assert ended(suite, {"GR-2-1a": "PASS"}).startswith("1 of 4, 0 undecided")
