"""The records of what was proven are valid for the current suite: hashes are compared, and clauses tried."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from duelproof.catalogue.games import Game, games, suite_root
from duelproof.catalogue.proofs import SURVIVORS, read_proofs

MOST_EXCEPTED = 0.02
"""The share of the scenarios that may be excepted from a trial."""

MOST_SURVIVORS = 0.05
"""The share of the mutants of code under test that may go unnoticed."""
BEHIND = {"gate_ruler": 0.065}
"""Books of which more go unnoticed by now: each new scenario may only lower this."""

TAKEN = 40
"""So many clauses are tried again in each run."""

of_each_game = pytest.mark.parametrize("book", games(), ids=lambda book: book.id)


def test_every_record_holds_and_no_scenario_fails_a_trial_unexcepted() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "duelproof", "prove", "--stale"],
        cwd=suite_root(),
        env={**os.environ, "COLUMNS": "200"},
        capture_output=True,
        text=True,
        timeout=1800,
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr


def test_clauses_taken_by_chance_are_noticed(tmp_path: Path) -> None:
    seed = Random().randrange(10**6)
    print(f"seed {seed}")  # pytest shows it where the test fails
    for folder in ("features", "steps"):
        shutil.copytree(suite_root() / folder, tmp_path / folder)
    known = {book: read_proofs(suite_root() / "features" / book.package) for book in games()}
    every = [(book, record) for book, proofs in known.items() for record in proofs.clauses.values()]
    taken = Random(seed).sample(every, TAKEN)
    for book, proofs in known.items():
        clauses = {record.clause: record for of, record in taken if of == book}
        rules = {name.partition("#")[0] for name in clauses}
        if rules:
            named = [word for rule in sorted(rules) for word in ("--rule", rule)]
            done = subprocess.run(
                [
                    sys.executable,
                    "-m",
                    "duelproof",
                    "prove",
                    "--suite",
                    str(tmp_path),
                    "--games",
                    "0",
                    *named,
                ],
                cwd=suite_root(),
                capture_output=True,
                text=True,
                timeout=1800,
            )
            assert done.returncode == 0, done.stderr
            found = read_proofs(tmp_path / "features" / book.package).clauses
            for name, record in clauses.items():
                assert found[name].kill == record.kill, f"{name}, seed {seed}"
                assert record.passed or proofs.excepts_clause(record)


@of_each_game
def test_few_scenarios_are_excepted(book: Game) -> None:
    proofs = read_proofs(suite_root() / "features" / book.package)
    assert len(proofs.exceptions) <= MOST_EXCEPTED * len(proofs.records)


def surveyed(folder: Path) -> tuple[int, int]:
    """Return how many mutants were tried, and how many of them went unnoticed; each is listed."""
    first, *rows = (folder / SURVIVORS).read_bytes().splitlines()
    counts = msgspec.json.decode(first)
    assert counts["survivors"] + counts["caught_in_games"] + counts["caught_by_tests"] == len(rows)
    return counts["mutants"], counts["survivors"]


@pytest.mark.parametrize("part", [".", *(book.package for book in games())])
def test_few_mutants_survive(part: str) -> None:
    mutants, survivors = surveyed(suite_root() / "features" / part)
    assert survivors <= BEHIND.get(part, MOST_SURVIVORS) * mutants
