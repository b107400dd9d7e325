"""Scenarios by id, those that failed before, and a list of them: what is chosen is run, and nothing else."""

import json
import os
from pathlib import Path

import pytest
from typer.testing import CliRunner

from duelproof.cli import app
from duelproof.cli.certify import workers
from duelproof.tests.suites import UNSUPPORTED_FEATURE, Certify, Suite

TOY = "python:duelproof.tests.fakes.toy:Toy"
WRONG = "python:duelproof.tests.fakes.wrong"
ONE, ROW, OTHER_ROW, FOREIGN, TURN = (
    "GR-1-1a/alice-plays-a-card",
    "GR-1-1a/the-other-hand-stays/alice-a1-bob",
    "GR-1-1a/the-other-hand-stays/bob-b2-alice",
    "GR-1-1b/a-card-of-the-other-player",
    "GR-1-2a/the-turn-goes-over",
)


@pytest.mark.parametrize("number", ["1", "2", "auto"])
def test_scenarios_are_run_by_their_ids_and_no_others(certify: Certify, number: str) -> None:
    certified = certify(TOY, "--scenario", ROW, "--scenario", TURN, "-n", number)
    assert certified.verdicts == {ROW: "PASS", TURN: "PASS"}
    assert certified.code == 0


def test_a_rule_is_not_conformed_to_by_some_of_its_scenarios(certify: Certify) -> None:
    certified = certify(TOY, "--scenario", ROW)
    said = " ".join(certified.said.split())
    assert "No violation found in the 1 scenario that was asked for: 1 passed." in said
    assert "Conforming" not in said
    badge = json.loads((certified.folder / "badge.json").read_text("utf-8"))
    assert (badge["message"], badge["color"]) == ("no violation found in 1 scenario", "blue")


def test_the_certificate_of_some_scenarios_says_which(certify: Certify, tmp_path: Path) -> None:
    bundle = tmp_path / "toy.duelproof"
    certify(TOY, "--scenario", ROW, "--bundle", str(bundle))
    verified = CliRunner().invoke(app, ["verify", str(bundle)])
    assert verified.exit_code == 0, verified.output
    assert f"--scenario {ROW}" in verified.output
    assert "No violation found in the 1 scenario that was asked for: 1 passed." in verified.output


def test_an_unknown_scenario_is_one_sentence_with_the_nearest(certify: Certify) -> None:
    certified = certify(TOY, "--scenario", "GR-1-1a/alice-plays-the-card")
    assert certified.code == 2
    assert certified.said.startswith(
        f"There is no scenario GR-1-1a/alice-plays-the-card; the nearest are {ONE}"
    )


@pytest.mark.parametrize(
    ("option", "name"), [("--rule", "GR-8-4d"), ("--scenario", "GR-8-4d/a-unit-that-attacks-is-exhausted")]
)
def test_what_is_asked_for_with_another_game_than_its_own_is_said_so(option: str, name: str) -> None:
    words = ["certify", "reference", "--list", "--game", "duel-masters", option, name]
    said = f"{option} {name} is of Gate Ruler, which --game leaves out: add --game gate-ruler, or name no"
    assert str(CliRunner().invoke(app, words).exception) == f"{said} game."


@pytest.mark.parametrize("number", ["1", "2"])
@pytest.mark.parametrize("place", ["report", "report/results.jsonl"])
def test_only_what_did_not_pass_is_run_again(
    certify: Certify, suite: Suite, tmp_path: Path, number: str, place: str
) -> None:
    suite.feature(UNSUPPORTED_FEATURE, "02_ending/02_01_winning.feature")
    certify(f"{WRONG}:Keeper")
    draughts = "GR-2-1a/draughts"
    again = certify(f"{WRONG}:Keeper", "--failed", str(tmp_path / place), "-n", number)
    assert again.verdicts == {ONE: "VIOLATION", draughts: "INCONCLUSIVE"}
    mended = certify(TOY, "--failed", str(tmp_path / place), "--section", "1")
    assert mended.verdicts == {ONE: "PASS"}
    assert mended.code == 0


def test_nothing_is_run_where_everything_passed(certify: Certify) -> None:
    report = certify(TOY).folder
    again = certify(TOY, "--failed", str(report))
    assert again.code == 2
    assert "There is nothing to run: every scenario of" in again.said


def test_failures_outside_of_what_is_selected_are_left_alone(certify: Certify) -> None:
    report = certify(f"{WRONG}:Keeper").folder
    again = certify(TOY, "--failed", str(report), "--section", "1-2")
    assert again.code == 2
    assert "None of the scenarios that did not pass in" in again.said


def test_a_failure_that_the_suite_has_no_more_is_told(certify: Certify) -> None:
    report = certify(f"{WRONG}:Keeper").folder
    with (report / "results.jsonl").open("a") as file:
        file.write('{"scenario": "GR-1-1a/long-gone", "verdict": "VIOLATION"}\n{"half a')
    again = certify(TOY, "--failed", str(report))
    assert "1 scenario of" in again.said
    assert "is not in the suite any more." in again.said
    assert again.verdicts == {ONE: "PASS"}


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (None, "No results of an earlier run at"),
        ('{"scenario": "x", "verdict": "PASS"}\n[]\n', "line 2 is no result"),
        ("\x00\n", "line 1 is no result"),
        ("", "holds no result of a run: name a report folder"),
        ('{"half a', "holds no result of a run: name a report folder"),
    ],
)
def test_results_that_are_none_are_one_sentence(
    certify: Certify, tmp_path: Path, text: str | None, why: str
) -> None:
    if text is not None:
        (tmp_path / "old.jsonl").write_text(text, "utf-8")
    certified = certify(TOY, "--failed", str(tmp_path / "old.jsonl"))
    assert certified.code == 2
    assert why in certified.said


@pytest.mark.parametrize("options", [("--scenario", ONE, "--scenario", TURN), ("--failed", "REPORT")])
def test_a_run_of_some_scenarios_is_resumed(
    certify: Certify, tmp_path: Path, options: tuple[str, ...]
) -> None:
    report = certify(f"{WRONG}:Nobody").folder
    asked = [option.replace("REPORT", str(report)) for option in options]
    whole = certify(f"{WRONG}:Nobody", *asked)
    journal = report / "results.jsonl"
    first, *_ = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(first)
    resumed = certify(f"{WRONG}:Nobody", *asked, "--resume")
    assert "1 scenario has a result already" in resumed.said
    assert resumed.verdicts == whole.verdicts
    assert len(resumed.verdicts) == 2


def test_a_run_of_other_scenarios_is_not_resumed(certify: Certify) -> None:
    certify(TOY, "--scenario", ONE)
    other = certify(TOY, "--scenario", TURN, "--resume")
    assert other.code == 2
    assert f"it was of --scenario {ONE}" in other.said


def listed(suite: Suite, *arguments: str) -> str:
    result = CliRunner().invoke(app, ["certify", "--list", "--suite", str(suite.root), *arguments])
    assert result.exit_code == 0, result.output
    return result.stdout


@pytest.mark.parametrize(
    "asked",
    [[], ["--rule", "GR-1-1b"], ["--section", "1-1"], ["--section", "1"], ["--revision", "1.1.2"],
     ["--scenario", TURN]],
)  # fmt: skip
def test_what_is_listed_is_what_is_run(certify: Certify, suite: Suite, asked: list[str]) -> None:
    lines = listed(suite, *asked).splitlines()
    assert sorted(line.partition("  ")[0] for line in lines) == sorted(certify(TOY, *asked).verdicts)


def test_a_list_has_the_titles_and_runs_nothing(suite: Suite, tmp_path: Path) -> None:
    report = tmp_path / "report"
    assert f"{TURN}  The turn goes over\n" in listed(suite, "--report", str(report))
    assert f"{TURN}  The turn goes over\n" in listed(suite, "stdio:/nowhere", "--report", str(report))
    rows = json.loads(listed(suite, "--json", "--scenario", ONE))
    assert rows == [{"scenario": ONE, "title": "Alice plays a card"}]
    assert not report.exists()


def test_without_an_engine_nothing_is_certified(suite: Suite) -> None:
    result = CliRunner().invoke(app, ["certify", "--suite", str(suite.root)])
    assert result.exit_code == 2
    assert "name the engine to certify" in result.output


@pytest.mark.parametrize("number", ["many", "-1", "1.5", ""])
def test_a_number_of_workers_that_is_none_is_refused(suite: Suite, number: str) -> None:
    result = CliRunner().invoke(app, ["certify", TOY, "--suite", str(suite.root), "-n", number])
    assert result.exit_code == 2
    assert "neither a number of processes nor 'auto'" in " ".join(result.output.split())


def test_auto_is_a_worker_for_each_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda pid: {0, 2, 5}, raising=False)
    assert workers("auto") == 3
    assert workers("7") == 7


def test_the_version_is_told() -> None:
    result = CliRunner().invoke(app, ["--version"])
    assert result.exit_code == 0
    assert result.output.startswith("duelproof 0.")
