"""The command book check, as a rules editor types it, on the suite of the example book."""

import json
import subprocess
from pathlib import Path

import pytest

from duelproof.catalogue.games import suite_root
from duelproof.tests.command import duelproof

LANTERNS = suite_root() / "docs" / "examples" / "lanterns"
BEFORE = LANTERNS / "rules.txt"


def check(*words: str) -> subprocess.CompletedProcess[str]:
    return duelproof("book", "check", *words, "--game", "lanterns", "--suite", str(LANTERNS))


@pytest.fixture
def after(tmp_path: Path) -> Path:
    """Return a copy in which 2.1 is gone, 3.7 has one word more and 4.1 another number and one word more."""
    lines = BEFORE.read_text("utf-8").splitlines()
    edited = [line for line in lines if not line.startswith("2.1\t")]
    edited = [f"{line} Ever." if line.startswith(("3.7\t", "4.1\t")) else line for line in edited]
    edited = [f"4.9{line[3:]}" if line.startswith("4.1\t") else line for line in edited]
    file = tmp_path / "after.txt"
    file.write_text("\n".join(edited), "utf-8")
    return file


def test_a_copy_that_is_the_same_is_all_well() -> None:
    done = check(str(BEFORE))
    assert done.returncode == 0
    assert done.stdout.startswith("Lanterns, compared with edition 1: ")
    assert done.stdout.endswith(" same, 0 reworded, 0 renumbered, 0 new, 0 gone.\n")


def test_what_differs_is_told_with_its_scenarios_and_code(after: Path) -> None:
    done = check(str(after), "--before", str(BEFORE), "--json")
    assert done.returncode == 1
    data = json.loads(done.stdout)
    stands = {change["rule"]: (change["standing"], change["was"]) for change in data["changes"]}
    assert stands == {
        "LA-2.1": ("gone", "LA-2.1"),
        "LA-3.7": ("reworded", "LA-3.7"),
        "LA-4.9": ("renumbered", "LA-4.1"),
    }
    [reworded] = [change for change in data["changes"] if change["rule"] == "LA-3.7"]
    assert reworded["differs"] == ["wording"]
    assert reworded["likeness"] > 0.9
    assert reworded["scenarios"]
    assert all(name.startswith("LA-3.7/") for name in reworded["scenarios"])
    assert any(place.startswith("engines/lanterns/s3_turn.py:") for place in reworded["code"])
    assert sum(data["counts"].values()) == data["counts"]["same"] + 3


def test_without_the_text_before_a_moved_and_reworded_rule_is_two_and_the_way_out_is_told(
    after: Path,
) -> None:
    done = check(str(after))
    assert done.returncode == 1
    assert "\nLA-4.9  new\n" in done.stdout
    assert "\nLA-4.1  gone\n    scenario: LA-4.1/" in done.stdout
    assert "\nLA-3.7  reworded (wording)\n    scenario: LA-3.7/" in done.stdout
    assert "with --before FILE" in done.stdout


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("nowhere.txt",), "nowhere.txt cannot be read: No such file or directory."),
        ((str(BEFORE), "--edition", "9"), "Lanterns has no revision '9': there are 1."),
        ((str(BEFORE), "--before", "nowhere.txt"), "nowhere.txt cannot be read"),
    ],
)
def test_what_cannot_be_compared_is_one_sentence(words: tuple[str, ...], said: str) -> None:
    done = check(*words)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"duelproof: {said}")
    assert done.stderr.count("\n") == 1
