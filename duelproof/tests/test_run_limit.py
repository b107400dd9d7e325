"""A whole run ends when its time is up: what was not played is said, and is played later."""

import json
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from duelproof.certificate.verify import verify
from duelproof.judge.blame import AFTER
from duelproof.judge.certify import Limits, describe
from duelproof.judge.outcome import Beside, concluded
from duelproof.judge.selection import Selection
from duelproof.judge.stopping import Deadline, TimeUp, kept_going, time_bound
from duelproof.judge.summary import Tally
from duelproof.tests.suites import Certified, Certify, games_played

WRONG = "python:duelproof.tests.fakes.wrong"
ALL = [
    "GR-1-1a/alice-plays-a-card",
    "GR-1-1a/the-other-hand-stays/alice-a1-bob",
    "GR-1-1a/the-other-hand-stays/bob-b2-alice",
    "GR-1-1b/a-card-of-the-other-player",
    "GR-1-2a/the-turn-goes-over",
]
LONG = 60.0


def faults(certified: Certified) -> list[str | None]:
    return [result.get("detail", {}).get("fault") for result in certified.results]


def badge(certified: Certified) -> dict[str, Any]:
    shown: dict[str, Any] = json.loads((certified.folder / "badge.json").read_text())
    return shown


@pytest.mark.usefixtures("clock")
def test_when_the_time_is_up_nothing_more_is_played_and_all_is_written(
    certify: Certify, tmp_path: Path
) -> None:
    known, bundle = tmp_path / "known.toml", tmp_path / "run.duelproof"
    more = ["--write-known", str(known), "--bundle", str(bundle), "--json"]
    certified = certify(f"{WRONG}:Aging", "--run-limit", "3600", *more)
    assert certified.code == 2
    assert "Not finished: the time for the whole run, 3600 s, was up; --resume goes on." in certified.html
    assert [result["scenario"] for result in certified.results] == ALL
    assert faults(certified) == [None, None, "crash", None, "time-up"]
    cut = certified.results[4]
    assert cut["verdict"] == "BROKEN"
    assert cut["detail"]["message"] == "not run: the time for the whole run, 3600 s, was up"
    assert {step["status"] for step in cut["steps"]} == {"not run"}
    assert (badge(certified)["message"].partition(",")[0], badge(certified)["color"]) == (
        "not finished",
        "orange",
    )
    assert '"result":"not finished"' in certified.said
    assert [name for name in ALL if name in known.read_text()] == [ALL[2]]
    assert verify(bundle).summary.time_up == 3600


@pytest.mark.usefixtures("clock")
def test_a_run_whose_time_was_up_goes_on_where_it_was(
    certify: Certify, monkeypatch: pytest.MonkeyPatch
) -> None:
    cut = certify(f"{WRONG}:Aging", "--run-limit", "3600")
    assert cut.results[2]["detail"][AFTER] == ALL[1]  # it could not be played again
    monkeypatch.setenv("HOURS", "0")
    resumed = certify(f"{WRONG}:Aging", "--resume", "--run-limit", "3600")
    assert "4 scenarios have a result already." in resumed.said
    assert "Broken: the engine crashed" in resumed.said
    assert faults(resumed) == [None, None, "crash", None, None]
    assert AFTER not in resumed.results[2]["detail"]
    assert [each["seconds"] for each in resumed.results[:2]] == [each["seconds"] for each in cut.results[:2]]


@pytest.mark.parametrize("apart", [False, True], ids=["in-process", "apart"])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_engine_that_hangs_is_stopped_when_the_time_of_the_run_is_up(
    certify: Certify, monkeypatch: pytest.MonkeyPatch, jobs: str, *, apart: bool
) -> None:
    monkeypatch.setenv("DOZE", "yes")
    engine, limit = f"{WRONG}:Dozer", ["--time-limit", "30", "-n", jobs]
    certified = certify(engine, "--run-limit", "2", *limit, apart=apart)
    assert certified.code == 2
    assert sorted(certified.verdicts) == ALL
    assert faults(certified)[3] == "time-up"
    assert "Not finished" in certified.said
    monkeypatch.delenv("DOZE")
    resumed = certify(engine, "--resume", *limit, apart=apart)
    assert resumed.verdicts == dict.fromkeys(ALL, "PASS") | {ALL[4]: "BROKEN"}
    assert AFTER not in resumed.results[4]["detail"]


def idle() -> None:
    """Do nothing for a long time, in small parts."""
    for _ in range(60_000):
        time.sleep(0.001)


def test_a_block_is_stopped_at_the_deadline_and_not_a_moment_before() -> None:
    deadline = Deadline(1, time.time() + 0.05)
    with pytest.raises(TimeUp, match="not run to its end"), time_bound(LONG, deadline=deadline):
        idle()
    assert deadline.left <= 0


def used_up(deadline: Deadline) -> None:
    """Use the time up in a block of its own, which keeps it from the outer clock."""
    with kept_going(), time_bound(LONG):
        time.sleep(deadline.left + 0.05)


def test_a_block_within_a_block_gives_the_outer_one_no_time_beyond_the_deadline() -> None:
    deadline = Deadline(1, time.time() + 0.2)
    with pytest.raises(TimeUp), time_bound(LONG, deadline=deadline):  # noqa: PT012  what comes after is meant
        used_up(deadline)
        idle()


@pytest.mark.parametrize("seconds", [-1.0, 1.0], ids=["before they begin", "in the midst of one"])
def test_random_games_end_when_the_time_is_up(seconds: float) -> None:
    candidate = describe("python:duelproof.tests.fakes.gamblers:Thinker", Limits())
    limits = Limits(seed=4, time_limit=LONG, deadline=Deadline(1, time.time() + seconds))
    whole = Selection(("duel-masters",))
    [games] = games_played(candidate, whole, limits, 60)
    assert games.cut_off
    assert "the time for the whole run, 1 s, was up" in games.why
    assert not games.crash


def test_a_run_whose_time_was_up_is_not_finished_whatever_it_found() -> None:
    cut = concluded(Tally(rules=2, passed=2, verdicts=Counter(PASS=3)), [], Beside(time_up=60))
    assert (cut.word, cut.code) == ("not finished", 2)
    wrong = concluded(Tally(rules=2, violated=1, verdicts=Counter(VIOLATION=3)), [], Beside(time_up=60))
    assert wrong.sentence.endswith("goes on. So far the engine breaks 1 rule, in 3 scenarios.")
    assert concluded(Tally(verdicts=Counter(ERROR=1)), [], Beside(time_up=60)).code == 3
    assert Beside(time_up=60, breaches=1).code == 2
