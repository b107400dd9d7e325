"""``duelproof compare``: runs side by side, rule by rule, and what got better and worse between them."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from typer.testing import CliRunner

from duelproof.cli import app
from duelproof.cli.codes import ended
from duelproof.comparison.arranged import arranged
from duelproof.comparison.matrix import compared, kind_of
from duelproof.comparison.results import End, read_results
from duelproof.judge.certify import REPORT_FILES
from duelproof.judge.journal import Identity, Journal
from duelproof.tests.browser import browser, page
from duelproof.tests.suites import Certify, Suite
from duelproof.tests.test_certificate import contents, rewrite

__all__ = ["browser", "page"]

HOSTILE = '<img src=x onerror=alert(1)></script><script>alert(2)</script>\u202e\x1b[31m[red]"&'
KEEPER = "python:duelproof.tests.fakes.wrong:Keeper"
TOY = "python:duelproof.tests.fakes.toy:Toy"

Line = dict[str, Any]
Write = Callable[..., Path]


def line(scenario: str, verdict: str = "PASS", **more: Any) -> Line:
    """A result of a scenario, which is named as `GR-1-1a/up`."""
    rule = scenario.partition("/")[0]
    found: Line = {
        "scenario": scenario, "name": "It goes well", "rules": [rule], "clauses": {}, "tags": [],
        "game": "gate-ruler", "revision": "1.1.2", "section": "1", "feature": "x.feature", "line": 3,
        "verdict": verdict, "seconds": 0.1,
        "steps": [{"keyword": "Then", "text": "it is well", "line": 4, "status": "passed"}],
    }  # fmt: skip
    return found | ({} if verdict == "PASS" else {"detail": {"message": "it is ill"}}) | more


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Write the report of a run that has these results."""

    def report(name: str, *lines: Line, finished: bool = True, **identity: Any) -> Path:
        given: dict[str, Any] = {
            "run": name, "engine": "stdio:x", "build": "", "described": {"name": name, "version": "1"},
            "selection": "", "suite": "0" * 64, "limits": [], "seed": 1,
        }  # fmt: skip
        folder = tmp_path / name
        with Journal(folder, Identity(**given | identity)).open() as journal:
            for each in lines:
                journal.write(each)
        for file in REPORT_FILES if finished else ():
            (folder / file).touch()
        return folder

    return report


def compare(*words: object) -> tuple[int, str]:
    """Run the command in this process; return its exit code, and what it said."""
    done = CliRunner().invoke(app, ["compare", *map(str, words)])
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return done.exit_code, done.output


def data(*words: object) -> Any:
    """Return a comparison as JSON."""
    return json.loads(compare(*words, "--json")[1])


def refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *files: object) -> str:
    """Run the command, which must end with exit code 2 and one sentence; return that."""
    monkeypatch.setattr(sys, "argv", ["duelproof", "compare", *map(str, files)])
    assert ended(app) == 2
    out, said = capsys.readouterr()
    assert out == ""
    assert said.count("\n") == 1
    assert said.startswith("duelproof: ")
    return said


@pytest.mark.parametrize(
    ("before", "after", "kind"),
    [
        (End.PASS, End.PASS, None),
        (End.VIOLATION, End.PASS, "better"),
        (End.BROKEN, End.VIOLATION, "better"),
        (End.VIOLATION, End.INCONCLUSIVE, "better"),
        (End.NOT_CLAIMED, End.PASS, "better"),
        (End.PASS, End.INCONCLUSIVE, "worse"),
        (End.PASS, End.NOT_CLAIMED, "worse"),
        (End.VIOLATION, End.BROKEN, "worse"),
        (End.NOT_CLAIMED, End.VIOLATION, "worse"),
        (End.INCONCLUSIVE, End.NOT_CLAIMED, "neither"),
        (End.VIOLATION, End.NOT_CLAIMED, "neither"),
        (End.PASS, End.NOT_RUN, None),
        (End.NOT_RUN, End.VIOLATION, None),
        (End.PASS, End.ERROR, None),
    ],
)
def test_a_change_is_better_or_worse_or_neither(before: End, after: End, kind: str | None) -> None:
    assert kind_of(before, after) == kind


@pytest.mark.parametrize(
    ("lines", "end", "passes"),
    [
        ([line("GR-1-1a/a"), line("GR-1-1a/b")], "PASS", 2),
        ([line("GR-1-1a/a"), line("GR-1-1a/b", "INCONCLUSIVE")], "INCONCLUSIVE", 1),
        ([line("GR-1-1a/a", "VIOLATION"), line("GR-1-1a/b", "BROKEN")], "BROKEN", 0),
        ([line("GR-1-1a/a"), line("GR-1-1a/b", claimed=False)], "not claimed", 1),
        ([line("GR-1-1a/a"), line("GR-1-1a/b", "BROKEN", claimed=False)], "BROKEN", 1),
        ([line("GR-1-1a/a"), line("GR-1-1a/b", "BROKEN", detail={"message": "not run: late"})], "not run", 1),
    ],
)
def test_a_rule_ends_like_the_worst_of_its_scenarios(
    write: Write, lines: list[Line], end: str, passes: int
) -> None:
    folder = write("a", *lines)
    (row,) = compared([read_results(folder)] * 2).rows
    assert row.ends == (end, end)
    assert row.passes == (passes, passes)


def test_a_rule_that_a_run_has_nothing_of_was_not_run_there_and_did_not_get_worse(write: Write) -> None:
    first = write("a", line("GR-1-1a/a"), line("GR-1-1a/b"), line("GR-1-1b/a"))
    second = write("b", line("GR-1-1a/a"), selection="--rule GR-1-1a")
    found = data(first, second)
    (section,) = found["books"][0]["sections"]
    assert {rule["rule"]: rule["ends"]["B"] for rule in section["ends"]} == {
        "GR-1-1a": "not run",
        "GR-1-1b": "not run",
    }
    assert section["rules"] == {"A": {"PASS": 2}, "B": {"not run": 2}}
    (changes,) = found["changes"]
    assert (changes["worse"], changes["better"], changes["compared"], changes["single"]) == ([], [], 1, 2)
    assert found["exit_code"] == 0
    assert found["unlike"] == [
        "A was asked for everything, B for --rule GR-1-1a.",
        "Not compared: 2 scenarios that only one of A and B has run.",
    ]


def test_what_got_worse_and_better_is_listed_by_rule_with_its_scenarios(write: Write) -> None:
    first = write("a", line("GR-1-1a/a"), line("GR-1-1a/b"), line("GR-1-1b/a", "VIOLATION"))
    second = write("b", line("GR-1-1a/a"), line("GR-1-1a/b", "VIOLATION"), line("GR-1-1b/a"))
    (changes,) = data(first, second)["changes"]
    assert [(each["rule"], each["scenarios"]) for each in changes["worse"]] == [
        ("GR-1-1a", [{"scenario": "GR-1-1a/b", "before": "PASS", "after": "VIOLATION"}])
    ]
    assert [(each["rule"], each["scenarios"]) for each in changes["better"]] == [
        ("GR-1-1b", [{"scenario": "GR-1-1b/a", "before": "VIOLATION", "after": "PASS"}])
    ]
    code, said = compare(first, second)
    assert code == 1
    assert "GR-1-1a/b: PASS -> VIOLATION" in said
    assert "GR-1-1b/a: VIOLATION -> PASS" in said
    assert said.endswith("From A to B: 1 rule worse, 1 rule better (3 scenarios compared).\n")


def test_a_scenario_of_two_rules_is_told_under_both(write: Write) -> None:
    rules = ["GR-1-1a", "GR-2-1a"]
    first = write("a", line("GR-1-1a/a", rules=rules))
    (changes,) = data(first, write("b", line("GR-1-1a/a", "VIOLATION", rules=rules)))["changes"]
    assert [each["rule"] for each in changes["worse"]] == rules


def test_a_rule_stands_in_the_section_of_its_own_scenarios(write: Write) -> None:
    folder = write("a", line("GR-1-1a/a", rules=["GR-1-1a", "GR-2-1a"]), line("GR-2-1a/a", section="2"))
    rows = compared([read_results(folder)] * 2).rows
    assert [(row.rule, row.section) for row in rows] == [("GR-1-1a", "1"), ("GR-2-1a", "2")]


def test_the_last_run_says_whether_anything_got_worse(write: Write) -> None:
    good, bad = write("a", line("GR-1-1a/a")), write("b", line("GR-1-1a/a", "VIOLATION"))
    assert compare(good, bad, good)[0] == 0
    assert compare(good, good, bad)[0] == 1
    assert [len(each["worse"]) for each in data(good, bad, good)["changes"]] == [1, 0]


def test_four_runs_fit_a_narrow_terminal(write: Write) -> None:
    ends = {"a": "BROKEN", "b": "VIOLATION", "c": "INCONCLUSIVE", "d": "PASS"}
    _, said = compare(*(write(name, line("GR-1-1a/a", verdict)) for name, verdict in ends.items()))
    tables = [row for row in said.splitlines() if "Section" in row or "/1" in row]
    assert tables[-1].split()[-8:] == ["BRKN", "0/1", "VIOL", "0/1", "INC", "0/1", "PASS", "1/1"]
    assert len(tables) == 2
    assert max(map(len, tables)) <= 80


def test_long_lists_are_cut_unless_all_is_asked_for(write: Write) -> None:
    names = [f"GR-1-{number}a/{part}" for number in range(1, 31) for part in "abcde"]
    first = write("a", *map(line, names))
    second = write("b", *(line(name, "VIOLATION") for name in names))
    _, cut = compare(first, second)
    assert cut.count("... and 10 more rules: --all prints them.") == 2
    assert cut.count("... and 2 more scenarios: --all prints them.") == 20
    _, whole = compare(first, second, "--all")
    assert "more rules" not in whole
    assert whole.count(": PASS -> VIOLATION") == 150
    assert whole.index("GR-1-9a/a") < whole.index("GR-1-10a/a")


def test_all_prints_the_rules_that_ended_alike_too(write: Write) -> None:
    folder = write("a", line("GR-1-1a/a"))
    assert "All that more than one run has run ended alike." in compare(folder, folder)[1]
    assert "PASS 1/1" in compare(folder, folder, "--all")[1]


def test_another_suite_is_told_and_what_was_rewritten_is_not_compared(write: Write) -> None:
    steps = [{"keyword": "Then", "text": "it is better", "line": 4, "status": "passed"}]
    first = write("a", line("GR-1-1a/a"), line("GR-1-1b/a"))
    second = write(
        "b", line("GR-1-1a/a", "VIOLATION", steps=steps), line("GR-1-1b/a", line=9), suite="1" * 64
    )
    found = data(first, second)
    assert found["exit_code"] == 0
    assert (found["changes"][0]["compared"], found["changes"][0]["rewritten"]) == (1, 1)
    assert found["unlike"] == [
        "B ran another suite than A: what got better or worse may be the suite's doing. "
        "Not compared: 1 scenario with another name or other steps."
    ]


def test_another_edition_as_well_as_tables_and_cards_are_told(write: Write) -> None:
    first = write("a", line("GR-1-1a/a"), line("GR-1-1b/a", revision="2"), seed=None)
    second = write("b", line("GR-1-1a/a"), line("GR-1-1b/a", revision="3"), casting="0", finished=False)
    assert data(first, second)["unlike"] == [
        "B was not finished, or its report is incomplete: what it has no result of was not run.",
        "B has no results by gate-ruler 2.",
        "A has no results by gate-ruler 3, B has.",
        "Not compared: 2 scenarios that only one of A and B has run.",
        "The tables of A were as written in the suite; the others were laid anew from a seed.",
        "B was played with cards of the engine's own.",
    ]


def test_rules_stand_where_the_suite_has_them_with_their_titles(write: Write, suite: Suite) -> None:
    feature = "features/gate_ruler/01_counting/01_01_up.feature"
    lines = [
        line("GR-2-1a/a", section="2"),
        line("GR-1-2a/a", section="2"),
        line("GR-1-1a/a", feature=feature),
        line("GR-1-1z/a", feature="../foreign.feature"),
    ]
    (suite.root.parent / "foreign.feature").write_text("not to be read", "utf-8")
    found = data(write("a", *lines), write("b", *lines), "--suite", suite.root)
    (book,) = found["books"]
    assert book["title"] == "Gate Ruler 1.1.2"
    assert [(section["section"], section["title"]) for section in book["sections"]] == [
        ("1", "Counting"),
        ("2", "Ending"),
    ]
    assert [(rule["rule"], rule["title"]) for rule in book["sections"][0]["ends"]] == [
        ("GR-1-1a", "A card that is played leaves the hand"),
        ("GR-1-2a", "After a play it is the other's turn"),
        ("GR-1-1z", ""),
    ]


def test_a_book_that_is_not_here_keeps_its_numbers(write: Write) -> None:
    lines = [line(f"X-{number}/a", game="chess", section=number) for number in ("10", "9")]
    runs = [read_results(write(name, *lines)) for name in "ab"]
    (book,) = arranged(compared(runs).rows, runs, None)
    assert book.title == "chess 1.1.2"
    assert [section.number for section in book.sections] == ["9", "10"]


def test_what_a_stranger_says_is_text_on_the_page_and_the_terminal(
    write: Write, page: Any, tmp_path: Path
) -> None:
    lines = [
        line(f"GR-1-1a/{HOSTILE}", name=HOSTILE, rules=["GR-1-1a", HOSTILE]),
        line("X-1/a", game=HOSTILE, revision=HOSTILE, section=HOSTILE),
    ]
    more = {"described": {"name": HOSTILE, "version": HOSTILE}, "engine": HOSTILE, "selection": HOSTILE}
    file = tmp_path / "page.html"
    first = write("a", *lines, **more)
    second = write("b", *({**each, "verdict": "VIOLATION", "detail": {}} for each in lines))
    code, said = compare(first, second, "--html", file)
    assert code == 1
    assert "\x1b" not in said
    assert "\u202e" not in said
    assert "onerror=alert(1)></script>" in said  # as it stands: it is no markup
    assert "[red]" in said
    page.goto(file.as_uri())
    assert page.locator("img, script").count() == 0
    assert HOSTILE[:20] in page.locator("h1").inner_text()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_page_filters_without_scripts_and_axe_core_finds_nothing(
    write: Write, page: Any, tmp_path: Path, scheme: str
) -> None:
    alike = [line("GR-1-1a/a"), line("GR-1-1d/a", claimed=False), line("GR-2-1a/a", section="2")]
    others = [("GR-1-1b/a", "VIOLATION"), ("GR-1-1c/a", "BROKEN")]
    first = write("a", *alike, *(line(name) for name, _ in others))
    second = write("b", *alike, *(line(*each) for each in others), suite="1" * 64)
    file = tmp_path / "deep" / "page.html"
    _, said = compare(first, second, first, "--html", file)
    assert f"Page: {file}" in said
    page.emulate_media(color_scheme=scheme)
    page.goto(file.as_uri())
    shown = page.locator(".matrix tbody th b:visible")
    assert shown.all_inner_texts() == ["GR-1-1a", "GR-1-1b", "GR-1-1c", "GR-1-1d", "GR-2-1a"]
    found = Axe().run(page, options={"resultTypes": ["violations"]})
    assert found.violations_count == 0, found.generate_report()
    page.locator("#differing").check()
    assert shown.all_inner_texts() == ["GR-1-1b", "GR-1-1c"]


def cut(folder: Path) -> None:
    file = folder / "results.jsonl"
    file.write_bytes(file.read_bytes()[:-40])


def cut_head(folder: Path) -> None:
    (folder / "run.json").write_bytes(b'{"run": "0')


def no_head(folder: Path) -> None:
    (folder / "run.json").unlink()


def changed(folder: Path) -> None:
    file = folder / "results.jsonl"
    file.write_bytes(file.read_bytes().replace(b"VIOLATION", b"PASS"))


def emptied(folder: Path) -> None:
    (folder / "results.jsonl").write_bytes(b"")


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (cut, "the last line of results.jsonl is cut short"),
        (cut_head, "run.json is damaged"),
        (no_head, "run.json is missing"),
        (changed, "line 1 of results.jsonl was changed"),
        (emptied, "the run has no results yet"),
    ],
)
def test_a_damaged_report_is_one_sentence(
    write: Write,
    damage: Callable[[Path], None],
    told: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    good, bad = (write(name, line("GR-1-1a/a", "VIOLATION")) for name in ("good", "bad"))
    damage(bad)
    said = refused(monkeypatch, capsys, good, bad / "results.jsonl")
    assert told in said
    assert str(bad) in said


def test_evidence_of_another_form_is_one_sentence(
    write: Write, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write("a", line("GR-1-1a/a", "BROKEN", detail=["not", "an", "object"]))
    assert "that of GR-1-1a/a is no result" in refused(monkeypatch, capsys, folder, folder)


def test_what_is_no_report_is_one_sentence(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    good, text = write("good", line("GR-1-1a/a")), tmp_path / "notes.txt"
    text.write_text("no zip", "utf-8")
    for bad, told in (
        (tmp_path / "none", "There is no file or folder"),
        (tmp_path, "run.json is missing"),
        (text, "is no certificate, or a part of one"),
    ):
        said = refused(monkeypatch, capsys, good, bad)
        assert told in said
        assert str(bad) in said


def test_one_run_alone_is_not_compared(
    write: Write, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write("a", line("GR-1-1a/a"))
    assert "Name the results of 2 to 26 runs" in refused(monkeypatch, capsys, folder)
    assert "27 cannot be compared" in refused(monkeypatch, capsys, *[folder] * 27)


@pytest.mark.parametrize("other", [{"revision": "2"}, {"game": "chess"}, {"name": "It goes otherwise"}])
def test_runs_without_anything_in_common_are_one_sentence(
    write: Write, other: Line, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = write("a", line("GR-1-1a/a")), write("b", line("GR-1-1a/a", **other))
    assert "There is nothing to compare: no scenario was run in both" in refused(
        monkeypatch, capsys, first, second
    )


def test_a_page_that_cannot_be_written_is_one_sentence(
    write: Write, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write("a", line("GR-1-1a/a"))
    assert str(tmp_path) in refused(monkeypatch, capsys, folder, folder, "--html", tmp_path)


def test_a_rule_certified_twice_is_compared_by_reports_and_by_certificates(
    certify: Certify, tmp_path: Path
) -> None:
    good, bad, report = tmp_path / "toy.duelproof", tmp_path / "keeper.duelproof", tmp_path / "toy"
    toy = certify(TOY, "--rule", "GR-1-1a", "--bundle", str(good))
    assert "![Duelproof](https://img.shields.io/endpoint?url=" in toy.html
    assert '&lt;img alt="Duelproof"' in toy.html
    toy.folder.rename(report)
    keeper = certify(KEEPER, "--rule", "GR-1-1a", "--bundle", str(bad))
    found = data(report, bad)
    assert found["exit_code"] == 1
    assert [each["rule"] for each in found["changes"][0]["worse"]] == ["GR-1-1a"]
    assert found["changes"][0]["compared"] == len(keeper.results) == 3
    assert found["unlike"] == [
        "The tables of B were as written in the suite; the others were laid anew from a seed."
    ]
    assert found["changes"] == data(good, keeper.folder)["changes"]
    assert found["runs"]["A"]["suite"] == data(good, bad)["runs"]["A"]["suite"]
    assert compare(bad, good)[0] == 0


def test_a_certificate_that_does_not_hold_is_one_sentence_that_names_it(
    certify: Certify, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    key, file, damaged = (tmp_path / name for name in ("key.pem", "good.duelproof", "bad.duelproof"))
    pem = Ed25519PrivateKey.generate().private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    key.write_bytes(pem)
    certify(TOY, "--rule", "GR-1-1a", "--bundle", str(file), "--sign", str(key))
    parts = contents(file)
    for name, told in (
        ("results.jsonl", "results.jsonl is not what was packed"),
        ("manifest.json", "Its signature does not fit"),
    ):
        rewrite(damaged, parts | {name: parts[name] + b" "})
        assert f"{damaged}: {told}" in refused(monkeypatch, capsys, file, damaged)
