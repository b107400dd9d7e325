"""Random games as a part of a run: what is wrong in them fails it, and what is not judged is said."""

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from duelproof.judge.certify import Limits, RandomGames, Run, describe
from duelproof.judge.outcome import Beside, concluded
from duelproof.judge.random_games import told_of_games
from duelproof.judge.report import beside, summary_data
from duelproof.judge.scope import Scope
from duelproof.judge.selection import Selection
from duelproof.judge.summary import Tally
from duelproof.tests.suites import Certify, games_played

GAMBLERS = "python:duelproof.tests.fakes.gamblers"
WHOLE = Selection(("duel-masters",))
LIMITS = Limits(seed=4)


def played(engine: str, selection: Selection = WHOLE, budget: int = 60) -> Run:
    candidate = describe(f"{GAMBLERS}:{engine}", LIMITS)
    games = games_played(candidate, selection, LIMITS, budget)
    return Run(candidate, selection, seed=LIMITS.seed, random_games=games)


def test_an_honest_engine_plays_until_the_budget_is_used_up() -> None:
    run = played("Honest")
    [games] = run.random_games
    assert (games.breaches, games.crash, games.why) == ([], "", "")
    assert games.decisions >= 60
    assert 1 <= games.games < 60
    assert beside(run) == Beside()
    assert summary_data(run, [])["playouts"] == [msgspec.to_builtins(games)]


def test_a_breach_fails_the_run_and_is_told_with_its_rule_and_its_seed() -> None:
    run = played("OpenHanded")
    [games] = run.random_games
    assert {broken.invariant for broken in games.breaches} <= {"secret", "alike", "shown"}
    said = "\n".join(told_of_games(run))
    assert f"--game duel-masters --check --games 1 --seed {games.breaches[0].seed}" in said
    assert games.breaches[0].rules and games.breaches[0].rules[0] in said
    assert beside(run).breaches == len(games.breaches)


@pytest.mark.parametrize(
    ("engine", "why"),
    [
        ("Choosy", "did not open the table: unsupported"),
        ("Partial", "does not claim port/options, port/views"),
    ],
)
def test_who_cannot_play_whole_games_never_passes_them(engine: str, why: str) -> None:
    run = played(engine)
    [games] = run.random_games
    assert why in games.why
    assert games.games == 0
    assert f"not judged: {games.why}" in "\n".join(told_of_games(run))


def test_an_engine_that_fails_in_a_random_game_is_broken() -> None:
    run = played("Faint")
    assert beside(run).crashes == 1
    assert "too much" in run.random_games[0].crash


@pytest.mark.parametrize(
    "selection",
    [Selection(("duel-masters",), rules=("DM-502.1",)), Selection(("duel-masters",), sections=("502",))],
)
def test_where_a_part_of_a_game_is_asked_for_none_is_played(selection: Selection) -> None:
    assert played("Honest", selection).random_games == []
    assert played("Honest", WHOLE, 0).random_games == []


def test_the_same_seed_plays_the_same_games() -> None:
    seeds = {played("Honest", budget=1).random_games[0].seed for _ in range(2)}
    assert len(seeds) == 1


CLEAN = Tally(rules=2, run=2, passed=2, verdicts=Counter(PASS=3))
CONFORMING = [Scope(where="all of Toy 1", rules=2, passed=2, undecided=0)]


def test_breaches_and_crashes_decide_what_a_run_comes_to() -> None:
    assert concluded(CLEAN, CONFORMING).code == 0
    broken = concluded(CLEAN, CONFORMING, Beside(breaches=2))
    assert (broken.word, broken.code, broken.colour) == ("violations", 1, "red")
    assert broken.sentence == "Violations: the engine breaks invariants of the book in 2 random games."
    worse = concluded(
        Tally(rules=2, run=2, passed=1, violated=1, verdicts=Counter(VIOLATION=1)),
        CONFORMING,
        Beside(breaches=1),
    )
    assert worse.sentence.endswith("in 1 scenario. It breaks invariants of the book in 1 random game.")
    assert concluded(CLEAN, CONFORMING, Beside(crashes=1)).code == 2
    assert Beside(breaches=1).code == 1
    assert Beside(crashes=1, breaches=1).code == 2


def test_a_suite_that_deals_no_games_says_so(certify: Certify, tmp_path: Path) -> None:
    certified = certify("python:duelproof.tests.fakes.toy:Toy")
    assert "Random games of gate-ruler were not judged" in certified.said
    assert certified.code == 0


def test_nothing_is_said_of_games_that_were_not_played() -> None:
    run = Run(describe(f"{GAMBLERS}:Honest", LIMITS), WHOLE)
    assert list(told_of_games(run)) == []
    run.random_games = [RandomGames(game="toy", seed=1, games=3, decisions=40)]
    assert list(told_of_games(run)) == ["Random games of toy: 3 with 40 decisions, no breach."]
