"""Runs at tables laid anew: verdicts stay, and an engine that only remembers what was said is lost."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from duelproof.catalogue.games import suite_root
from duelproof.cli.certifying import Asked, seed_for
from duelproof.judge.certify import Candidate, Limits, Progress, run_suite
from duelproof.judge.selection import Selection, Suite
from duelproof.tests.fakes import parrot
from duelproof.tests.suites import Certify

PARROTS = "python:duelproof.tests.fakes.parrot"
TOY = "python:duelproof.tests.fakes.toy:Toy"


def run(engine: str, seed: int | None, *sections: str, game: str = "duel-masters") -> dict[str, str]:
    results = run_suite(
        Suite(suite_root()),
        Candidate(engine),
        Selection((game,), sections=sections),
        Limits(seed=seed),
        Progress(),
    )
    return {result["scenario"]: result["verdict"] for result in results}


@pytest.mark.parametrize("seed", [1, 2])
def test_the_verdicts_of_the_reference_do_not_move(seed: int) -> None:
    assert set(run("reference", seed, "100", "500", "501").values()) == {"PASS"}
    assert set(run("reference", seed, "3.1", game="dimension-zero").values()) == {"PASS"}


@pytest.fixture(scope="module")
def recorded() -> Iterator[dict[str, str]]:
    """Let the parrots hear the reference play a few sections as they are written."""
    parrot.HEARD.clear()
    yield run(f"{PARROTS}:Recorder", None, "500", "501", "502")
    parrot.HEARD.clear()


@pytest.mark.parametrize("name", ["Parrot", "CleverParrot", "WiserParrot"])
def test_a_parrot_passes_tables_as_they_are_written(recorded: dict[str, str], name: str) -> None:
    assert run(f"{PARROTS}:{name}", None, "500", "501", "502") == recorded
    assert set(recorded.values()) == {"PASS"}


@pytest.mark.parametrize(("name", "most"), [("Parrot", 0), ("CleverParrot", 0.15), ("WiserParrot", 0.4)])
def test_a_parrot_is_lost_at_tables_laid_anew(recorded: dict[str, str], name: str, most: float) -> None:
    passed = Counter(run(f"{PARROTS}:{name}", 1, "500", "501", "502").values())["PASS"]
    assert passed <= most * len(recorded)


def test_a_parrot_that_heard_one_seed_is_lost_with_another() -> None:
    parrot.HEARD.clear()
    run(f"{PARROTS}:Recorder", 1, "502")
    assert set(run(f"{PARROTS}:Parrot", 1, "502").values()) == {"PASS"}
    assert "PASS" not in run(f"{PARROTS}:Parrot", 2, "502").values()
    parrot.HEARD.clear()


def test_scenarios_are_played_in_the_order_of_the_seed_and_told_in_that_of_the_suite() -> None:
    orders = set()
    for seed in range(3):
        played: list[str] = []
        results = run_suite(
            Suite(suite_root()),
            Candidate("reference"),
            Selection(("duel-masters",), sections=("501",)),
            Limits(seed=seed),
            Progress(result=lambda result, played=played: played.append(result["scenario"])),  # type: ignore[misc]
        )
        assert sorted(played) == sorted(result["scenario"] for result in results)
        assert [result["line"] for result in results] == sorted(result["line"] for result in results)
        orders.add(tuple(played))
    assert len(orders) == 3


def test_the_seed_stands_in_the_summary_and_in_the_report_and_is_told(certify: Certify) -> None:
    certified = certify(TOY, "--seed", "17", "--json")
    assert '"seed":17' in certified.said
    assert "--seed 17" in certified.said
    assert re.search(r"seed <span[^>]*>17<", certified.html)


def test_tables_as_they_are_written_are_said_to_be_so(certify: Certify) -> None:
    certified = certify("python:duelproof.tests.fakes.wrong:Keeper", "--rule", "GR-1-2a")
    assert certified.code == 0
    assert "The tables were as written" in certified.said
    assert "tables as written" in (certified.folder / "badge.json").read_text("utf-8")
    assert "have no seed" in certify(TOY, "--seed", "17", "--as-written").said


def test_two_runs_without_a_seed_are_laid_from_different_ones(suite: Any, tmp_path: Any) -> None:
    """Unless it is asked for one, a run takes any: nobody knows its tables before."""
    asked = Asked(engine="reference", report=tmp_path, time_limit=1.0)
    assert len({seed_for(asked) for _ in range(5)}) == 5
