"""Work that is spread over forked processes comes back whole, and in order where that is promised."""

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import psutil
import pytest

from duelproof.judge.certify import Limits, RandomGames, describe
from duelproof.judge.selection import Selection
from duelproof.judge.spreading import STRETCH, alone, meanwhile, over
from duelproof.tests.suites import games_played

BOTH = Selection(("duel-masters", "gate-ruler"))


def says(word: str) -> bytes:
    return word.encode()


def dies() -> bytes:
    os.kill(os.getpid(), signal.SIGKILL)
    return b"never"


def fails() -> bytes:
    raise ValueError("no")


@pytest.mark.parametrize("jobs", [1, 2, 5])
@pytest.mark.parametrize("bad", [dies, fails])
def test_what_works_give_is_told_in_their_order_and_who_dies_gives_nothing(
    jobs: int, bad: Callable[[], bytes]
) -> None:
    works: list[Callable[[], bytes]] = [partial(says, "one"), bad, partial(says, "three")]
    with meanwhile(works, jobs) as given:
        assert given() == [b"one", None, b"three"]


@pytest.mark.parametrize("jobs", [1, 2])
def test_works_are_done_while_something_else_is(jobs: int, tmp_path: Path) -> None:
    def note(name: str) -> bytes:
        (tmp_path / name).touch()
        return name.encode()

    with meanwhile([partial(note, "one"), partial(note, "two")], jobs) as given:
        deadline = time.monotonic() + 60
        while len(list(tmp_path.iterdir())) < 2 and time.monotonic() < deadline:
            time.sleep(0.01)
        assert {file.name for file in tmp_path.iterdir()} == {"one", "two"}
        assert given() == [b"one", b"two"]


def test_what_nobody_waits_for_is_ended() -> None:
    line, other = multiprocessing.Pipe()

    def hold() -> bytes:
        line.send(os.getpid())
        time.sleep(600)
        return b"never"

    with meanwhile([hold], 1):
        pid = other.recv()
        assert psutil.pid_exists(pid)
    assert not psutil.pid_exists(pid)


def test_what_is_done_alone_leaves_nothing_behind_but_what_it_gives() -> None:
    kept: list[int] = []

    def keep() -> list[int]:
        kept.append(os.getpid())
        return kept

    given = alone(keep)
    assert given is not None and given != [os.getpid()] and kept == []


def test_who_dies_alone_gives_nothing_and_who_fails_is_told_of() -> None:
    assert alone(dies) is None
    with pytest.raises(ValueError, match="no"):
        alone(fails)


@pytest.mark.parametrize("jobs", [1, 2])
def test_each_item_is_given_to_one_process_once(jobs: int) -> None:
    items = range(3 * STRETCH + 1)

    def done(stretch: Sequence[int]) -> tuple[int, list[int]]:
        return os.getpid(), list(stretch)

    found = list(over(items, done, jobs))
    assert sorted(item for _, stretch in found for item in stretch) == list(items)
    assert (os.getpid() in {pid for pid, _ in found}) == (jobs == 1)


def games(jobs: int, engine: str = "reference") -> list[RandomGames]:
    limits = Limits(seed=4, jobs=jobs)
    return games_played(describe(engine, limits), BOTH, limits, 30)


def test_random_games_of_several_books_are_the_same_in_several_processes() -> None:
    played = games(2)
    assert {each.game for each in played} == set(BOTH.games)
    assert played == games(1)


def test_an_engine_that_ends_its_process_in_a_random_game_is_broken_and_the_judge_goes_on() -> None:
    played = games(2, "python:duelproof.tests.fakes.gamblers:Doomed")
    assert [each.crash for each in played] == ["The process that played these games died."] * 2
