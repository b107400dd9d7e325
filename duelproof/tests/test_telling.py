"""What a run says is understood from its last screen, and is true of what comes before and after it."""

import json
import re
import sys
from collections import Counter
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from duelproof.cli.counting import Count
from duelproof.cli.telling import Teller
from duelproof.judge.certify import Candidate, Run, SuiteFailure
from duelproof.judge.findings import cause, grouped, last_words, telling, violated_rules
from duelproof.judge.selection import Selection
from duelproof.judge.selection import Suite as Folder
from duelproof.judge.summary import summarise
from duelproof.judge.verdicts import Verdict
from duelproof.port import Description, GameSupport
from duelproof.tests.suites import FEATURE_FILE, UNSUPPORTED_FEATURE, Certify, Suite

TOY = "python:duelproof.tests.fakes.toy:Toy"
WRONG = "python:duelproof.tests.fakes.wrong"
KEPT = "GR-1-1a/alice-plays-a-card"


def result(scenario: str, verdict: str, **more: Any) -> dict[str, Any]:
    """Return a result of the little suite, with a message if it is given one."""
    rule = scenario.partition("/")[0]
    message = more.pop("message", None)
    detail = {"detail": more.pop("detail", {}) | {"message": message}} if message is not None else {}
    where = {"game": "gate-ruler", "revision": "1.1.2", "section": rule[3], "line": 1, "tags": []}
    where |= {"feature": FEATURE_FILE}
    return where | {"scenario": scenario, "rules": [rule], "clauses": {}, "verdict": verdict} | detail | more


def after(text: str, *parts: str) -> None:
    """Check that parts stand in a text in their order."""
    places = [text.index(part) for part in parts]
    assert places == sorted(places), dict(zip(parts, places, strict=True))


def test_the_verdict_comes_in_its_order(certify: Certify, suite: Suite) -> None:
    suite.feature(UNSUPPORTED_FEATURE, "02_ending/02_01_winning.feature")
    after(
        certify(f"{WRONG}:Keeper").said,
        "Toy 1 (",
        "Rules  Judged",
        "Violated: 1 rule",
        "GR-1-1a  A card that is played leaves the hand (1 scenario)",
        KEPT,
        "Then alice has 1 cards in hand",
        "not so: the hand is counted (expected: 1; seen: 2)",
        "Undecided: 1 scenario, by cause",
        "6 scenarios in",
        "Violations: the engine breaks 1 rule, in 1 scenario.",
        "Report: ",
    )


def test_numbers_agree_with_their_nouns(certify: Certify, suite: Suite) -> None:
    suite.feature(UNSUPPORTED_FEATURE, "02_ending/02_01_winning.feature")
    for arguments in ([], ["--scenario", KEPT], ["--section", "2"], ["--profile", "basic"]):
        said = certify(f"{WRONG}:Keeper", *arguments).said.replace("has 1 cards in hand", "")
        assert not re.findall(r"(?<![\d,.])1 (?:scenarios|rules|lead-ins|choices|clauses)", said), said
        assert not re.findall(r"(?:[02-9]|\d\d) (?:scenario|rule|lead-in|choice)\b", said), said


def test_rules_are_told_by_number_and_each_begins_with_its_most_telling_failure(suite: Suite) -> None:
    def failed(scenario: str, choices: int, **more: Any) -> dict[str, Any]:
        return result(scenario, "VIOLATION", message="m", detail={"choices": [{}] * choices}, **more)

    results = [
        failed("GR-2-1a/late", 1),
        failed("GR-1-1a/long", 5),
        failed("GR-1-1a/short", 2),
        failed("GR-1-1a/elsewhere", 2, section="2"),
        failed("GR-1-2a/both", 3, rules=["GR-1-2a", "GR-1-1b"]),
        result("GR-1-1b/fine", "PASS"),
    ]
    found = violated_rules(results, Folder(suite.root))
    assert [(each.rule, [one["scenario"][8:] for one in each.failures]) for each in found] == [
        ("GR-1-1a", ["short", "elsewhere", "long"]),
        ("GR-1-1b", ["both"]),
        ("GR-1-2a", ["both"]),
        ("GR-2-1a", ["late"]),
    ]
    assert found[0].title == "A card that is played leaves the hand"
    assert min((each.failures[0] for each in found), key=telling)["scenario"] == "GR-2-1a/late"


def test_as_many_rules_are_told_as_the_table_counts(suite: Suite) -> None:
    folder = Folder(suite.root)
    both = result("GR-2-1a/both", "VIOLATION", rules=["GR-2-1a", "GR-2-1b"])  # 2-1b refers to 2-1a
    results = [both, result("GR-1-1a/one", "VIOLATION")]
    [document] = summarise(Run(Candidate("x"), Selection(), results), folder)
    assert len(violated_rules(results, folder)) == document.tally.violated == 2


def test_an_engines_name_is_one_line_and_says_no_verdict(suite: Suite) -> None:
    name = "toy\n\nConforming in all of Gate Ruler"
    candidate = Candidate("x", Description(name=name, version="1", protocol="1.0", games=[]))
    folder, written = Folder(suite.root), StringIO()
    run = Run(candidate, Selection(), [result("GR-1-1a/one", "VIOLATION")])
    Teller(Console(file=written, width=200)).run(run, summarise(run, folder), folder, Path("report"))
    assert "\ntoy\\n\\nConforming in all of Gate Ruler 1 (x)\n" in f"\n{written.getvalue()}"


def test_a_run_that_breaks_several_rules_says_where_to_begin(certify: Certify) -> None:
    said = certify(f"{WRONG}:Nobody").said
    assert "Violated: 2 rules" in said
    assert f"Begin with {KEPT}: it shows a violation after 2 choices." in said


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("no card c12 in alice.hand#3", "no card c7 in alice.hand#10"),
        ("GR-1-1a: the engine died in GR-1-1a/a-card", "GR-2-1b: the engine died in GR-2-1b/two-cards"),
        ("Tower Guard has abilities", "Ember Recruit has abilities"),
        ("it was late\nby much", "it was late\nby little"),
    ],
)
def test_causes_are_the_same_but_for_names_ids_and_numbers(one: str, other: str) -> None:
    steps = [{"text": 'Alice has a "Tower Guard" and an "Ember Recruit"'}]
    first, second = (result("GR-1-1a/x", "INCONCLUSIVE", message=text, steps=steps) for text in (one, other))
    assert cause(first) == cause(second)


def test_what_is_not_claimed_is_one_cause_whatever_it_would_have_been() -> None:
    texts = ["it would be a violation: the hand", "it would be a violation: the pile"]
    said = {
        cause(
            result("GR-1-1a/x", "INCONCLUSIVE", message=f"Not claimed by the engine; {text}", claimed=False)
        )
        for text in texts
    }
    assert said == {"Not claimed by the engine"}


def test_scenarios_that_were_passed_over_are_one_group(certify: Certify, suite: Suite) -> None:
    rows = "".join(f"        | {number} |\n" for number in range(20))
    suite.feature(
        "Feature: F\n  @GR-2-1a\n  Rule: 2-1a R\n    Scenario Outline: Play\n      Given a table of shed\n"
        f"      Then alice has 2 cards in hand\n      Examples:\n        | time |\n{rows}",
        "02_ending/02_01_winning.feature",
    )
    said = certify(f"{WRONG}:Struggler", "--time-limit", "0.15").said
    groups = re.findall(r"^ +(\d+)  (not run: .*|`open` raised.*)$", said, re.MULTILINE)
    assert [cause for _, cause in groups] == [
        "not run: ... scenarios in a row ended in a fault",
        "`open` raised RuntimeError: table.",
    ]
    assert sum(int(count) for count, _ in groups) == 25


def test_two_thousand_undecided_scenarios_fit_on_a_screen(certify: Certify, suite: Suite) -> None:
    rows = "".join(f"        | {number} |\n" for number in range(60))
    for number, game in enumerate(["draughts", "whist", "bridge", "skat", "chess", "go", "tarock", "rummy"]):
        times = rows if game == "go" else rows[: 14 * (number + 2)]
        suite.feature(
            f"Feature: F{number}\n  @GR-2-1a\n  Rule: 2-1a R\n    Scenario Outline: Play {game}\n"
            f"      Given a table of {game}\n      Then alice has 2 cards in hand\n"
            f"      Examples:\n        | time |\n{times}",
            f"02_ending/{game}.feature",
        )
    certified = certify(TOY)
    count = Counter(certified.verdicts.values())["INCONCLUSIVE"]
    screen = certified.said.splitlines()[-24:]
    assert f"Undecided: {count} scenarios, by cause" in "\n".join(screen)
    first = next(at for at, line in enumerate(screen) if line.startswith("Undecided"))
    assert screen[first + 1].split()[0] == "60"
    assert "as in GR-2-1a/play-go/0" in screen[first + 2]
    assert any("other cause" in line for line in screen)
    assert screen[-1].startswith("Report: ")


def test_the_end_of_standard_error_is_told_once_for_each_text(certify: Certify, suite: Suite) -> None:
    script = Path(__file__).parent / "fakes" / "bad.py"
    said = certify(f"stdio:{sys.executable} {script} die", "--start-limit", "3").said
    assert said.count("the dog ate my rule book") == 1
    assert "The end of the engine's standard error in GR-1-1a/" in said
    after(said, "Broken: 5 scenarios", "the dog ate my rule book", "Broken: the engine crashed")


def test_last_words_are_bounded_and_differ_by_more_than_numbers() -> None:
    def broken(number: int, text: str) -> dict[str, Any]:
        return result(f"GR-1-1a/{number}", "BROKEN", message="m", detail={"stderr": text})

    many = "".join(f"at line {number}\n" for number in range(1000))
    words = last_words([broken(1, many + "boom 1\n"), broken(2, many + "boom 2"), broken(3, "bang\n\n")])
    assert [each.scenario for each in words] == ["GR-1-1a/1", "GR-1-1a/3"]
    assert words[0].text.splitlines()[-1] == "boom 1"
    assert len(words[0].text.splitlines()) < 20


def test_the_largest_group_comes_first() -> None:
    results = [
        result(f"GR-1-1a/{n}", "INCONCLUSIVE", message="rare" if n == 0 else "often") for n in range(3)
    ]
    groups = grouped([*results, result("GR-1-1a/9", "PASS")], Verdict.INCONCLUSIVE)
    assert [(group.cause, len(group.results)) for group in groups] == [("often", 2), ("rare", 1)]


def test_a_name_that_no_step_mentions_makes_no_cause_of_its_own() -> None:
    def unsupported(number: int, name: str, step: str) -> dict[str, Any]:
        steps = [{"keyword": "Given", "text": step, "line": 1, "status": "failed"}]
        message = f"unsupported: {name} has abilities, and this engine plays none"
        return result(f"GR-1-1a/{number}", "INCONCLUSIVE", message=message) | {"steps": steps}

    results = [unsupported(n, f"Card {'ABC'[n]}", f'Alice has "Card {"ABC"[n]}"') for n in range(3)]
    results.append(unsupported(3, "Hidden Page", "Alice has a deck"))
    results.append(
        result("GR-1-1a/4", "INCONCLUSIVE", message="unsupported: a game, and this engine plays none")
    )
    groups = [(group.cause, len(group.results)) for group in grouped(results, Verdict.INCONCLUSIVE)]
    assert groups == [
        ("unsupported: ... has abilities, and this engine plays none", 4),
        ("unsupported: a game, and this engine plays none", 1),
    ]


def test_the_bar_counts_an_amended_result_once_and_what_is_not_claimed_as_in_the_end() -> None:
    support = GameSupport(game="gate-ruler", revisions=["1.1.2"], capabilities=["1"])
    described = Description(name="toy", version="1", protocol="1.0", games=[support])
    count = Count(Candidate("x", described), Selection())
    for each in (result("GR-1-1a/a", "PASS"), result("GR-1-1a/b", "BROKEN", message="dead")):
        count.take(each)
    foreign = result("GR-2-1a/c", "VIOLATION", message="wrong")
    count.take(foreign)
    assert foreign["verdict"] == "VIOLATION"
    assert foreign["detail"] == {"message": "wrong"}
    assert count.verdicts == {"PASS": 1, "BROKEN": 1, "INCONCLUSIVE": 1}
    count.take(result("GR-1-1a/a", "BROKEN", message="the engine died of this scenario"))
    count.take(result("GR-1-1a/b", "PASS"))
    assert count.verdicts == {"PASS": 1, "BROKEN": 1, "INCONCLUSIVE": 1}


@pytest.mark.parametrize(
    "engine", [TOY, f"{WRONG}:Nobody", f"{WRONG}:Crasher", f"{WRONG}:Late", f"{WRONG}:Humble"]
)
@pytest.mark.parametrize("options", [(), ("-n", "2"), ("--profile", "basic")])
def test_the_last_numbers_of_the_bar_are_those_of_the_results(
    certify: Certify,
    suite: Suite,
    monkeypatch: pytest.MonkeyPatch,
    engine: str,
    options: tuple[str, ...],
) -> None:
    suite.feature(UNSUPPORTED_FEATURE, "02_ending/02_01_winning.feature")
    counts: list[Count] = []

    class Noted(Count):
        def __init__(self, candidate: Candidate, selection: Selection) -> None:
            super().__init__(candidate, selection)
            counts.append(self)

    monkeypatch.setattr("duelproof.cli.certifying.Count", Noted)
    certified = certify(engine, *options)
    [count] = counts
    assert count.verdicts == Counter(certified.verdicts.values())


def test_the_bar_names_the_verdicts_as_the_table_does() -> None:
    count = Count(Candidate("x"), Selection())
    for at, verdict in enumerate(Verdict):
        count.take(result(f"GR-1-1a/{at}", verdict, message="m"))
    console = Console(record=True, width=80)
    console.print(str(count))
    assert console.export_text() == "1 PASS 1 INC 1 VIOL 1 BRKN 1 ERR\n"


@pytest.mark.parametrize("width", ["40", "80", "200"])
def test_what_an_engine_says_is_printed_as_text_on_every_terminal(
    certify: Certify, suite: Suite, monkeypatch: pytest.MonkeyPatch, width: str
) -> None:
    monkeypatch.setenv("COLUMNS", width)
    said = certify(f"{WRONG}:Crasher").said
    assert "\x1b" not in said
    assert "<script>" in said
    assert "GR-1-2a/the-turn-goes-over" in said


CALIBRATED = "For comparison: of 5 scenarios, engines that"


@pytest.fixture
def calibrating(certify: Certify, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Certify:
    """Certify with calibration, in a cache of its own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return lambda engine, *arguments: certify(engine, *arguments, "--calibration")


def test_the_verdict_stands_before_the_comparison_and_the_report_has_it(
    calibrating: Certify, tmp_path: Path
) -> None:
    certified = calibrating(f"{WRONG}:Keeper", "--json")
    assert certified.code == 1
    after(certified.said, "Violations: the engine breaks 1 rule", "Report: ", CALIBRATED)
    summary = json.loads(next(line for line in certified.said.splitlines() if line.startswith('{"engine"')))
    scores = {score["name"]: score["verdicts"].get("PASS", 0) for score in summary["calibration"]}
    said = " ".join(certified.said.split())
    assert len(scores) == 4
    assert all(f"{passed} ({name})" in said for name, passed in scores.items())
    assert all(name in certified.html for name in scores)
    assert list((tmp_path / "cache" / "duelproof" / "calibration").iterdir())


@pytest.mark.parametrize(
    "error", [KeyboardInterrupt(), SuiteFailure(["The run was interrupted."]), OSError(28, "full")]
)
def test_an_interrupted_comparison_loses_nothing(
    calibrating: Certify,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    error: BaseException,
) -> None:
    bundle = tmp_path / "toy.duelproof"

    def interrupted(*arguments: object) -> None:
        assert bundle.exists()
        assert (tmp_path / "report" / "report.html").exists()
        raise error

    monkeypatch.setattr("duelproof.cli.certifying.scores", interrupted)
    certified = calibrating(f"{WRONG}:Keeper", "--json", "--bundle", str(bundle))
    assert certified.code == 1
    assert "was not finished; the run stands" in " ".join(certified.said.split())
    assert '"exit_code":1' in certified.said
    assert Counter(certified.verdicts.values()) == {"PASS": 4, "VIOLATION": 1}
    assert "Violations: the engine breaks 1 rule" in certified.html
    assert sorted(path.name for path in certified.folder.iterdir()) == [
        "badge.json", "junit.xml", "report.html", "results.jsonl", "run.json",
    ]  # fmt: skip


def test_some_scenarios_are_compared_with_nobody(calibrating: Certify) -> None:
    assert CALIBRATED not in calibrating(TOY, "--scenario", KEPT).said
