"""The records of what was proven are valid for the current suite: only hashes are compared."""

import os
import subprocess
import sys

import msgspec
import pytest

from duelproof.catalogue.games import Game, games, suite_root
from duelproof.catalogue.proofs import SURVIVORS, read_proofs

MOST_EXCEPTED = 0.02
"""The share of the scenarios that may be excepted from a trial."""

MOST_SURVIVORS = 0.05
"""The share of the mutants of code under test that may go unnoticed."""

of_each_game = pytest.mark.parametrize("book", games(), ids=lambda book: book.id)


def test_every_record_holds_and_no_scenario_fails_a_trial_unexcepted() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "duelproof", "prove", "--stale"],
        cwd=suite_root(),
        env={**os.environ, "COLUMNS": "200"},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


@of_each_game
def test_few_scenarios_are_excepted(book: Game) -> None:
    proofs = read_proofs(suite_root() / "features" / book.package)
    assert len(proofs.exceptions) <= MOST_EXCEPTED * len(proofs.records)


@of_each_game
def test_few_mutants_survive(book: Game) -> None:
    first, *rows = (suite_root() / "features" / book.package / SURVIVORS).read_bytes().splitlines()
    counts = msgspec.json.decode(first)
    assert counts["survivors"] + counts["caught_in_games"] + counts.get("caught_by_tests", 0) == len(rows)
    assert counts["survivors"] < MOST_SURVIVORS * counts["mutants"]
