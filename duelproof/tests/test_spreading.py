"""Work that is spread over forked processes comes back whole, and in order where that is promised."""

import os
import signal
from collections.abc import Callable, Sequence
from functools import partial

import pytest

from duelproof.catalogue.games import suite_root
from duelproof.judge.certify import Limits, RandomGames, describe
from duelproof.judge.random_games import play_random_games
from duelproof.judge.selection import Selection, Suite
from duelproof.judge.spreading import STRETCH, alone, apart, over

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
    assert apart(works, jobs) == [b"one", None, b"three"]


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
    return play_random_games(Suite(suite_root()), describe(engine, limits), BOTH, limits, 30)


def test_random_games_of_several_books_are_the_same_in_several_processes() -> None:
    played = games(2)
    assert {each.game for each in played} == set(BOTH.games)
    assert played == games(1)


def test_an_engine_that_ends_its_process_in_a_random_game_is_broken_and_the_judge_goes_on() -> None:
    played = games(2, "python:duelproof.tests.fakes.gamblers:Doomed")
    assert [each.crash for each in played] == ["The process that played these games died."] * 2
