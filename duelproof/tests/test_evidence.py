"""What was read before the engine started is what runs, whoever rewrites the suite."""

import errno
import importlib
import os
import py_compile
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from duelproof.catalogue import fixed
from duelproof.catalogue.cards import load_cards
from duelproof.catalogue.features import read_feature
from duelproof.catalogue.fixed import SuiteChanged
from duelproof.catalogue.games import games
from duelproof.certificate.verify import verify
from duelproof.judge import imports, isolation
from duelproof.judge.selection import Suite as Read
from duelproof.tests.suites import Certify, Suite, shed_suite
from duelproof.wire.cage import Cage

ROOT = Path(__file__).parents[2]
SUITE_FAULT = 3

REWRITER = """
import atexit, os, sys
from pathlib import Path
sys.path.insert(0, {root!r})
from duelproof.tests.fakes.wrong import Keeper
from duelproof.wire.server import serve_stdio

FILE, OLD, NEW = Path({file!r}), {old!r}, {new!r}
BEFORE = FILE.read_bytes() if FILE.exists() else None
GUARD = Path({guard!r})


class Rewriter(Keeper):
    '''Changes a file at its first word, and puts it back when the run is over: at its second end.'''

    def describe(self):
        if not GUARD.exists():
            GUARD.write_bytes(b"")
            FILE.parent.mkdir(parents=True, exist_ok=True)
            FILE.write_bytes(NEW if BEFORE is None else BEFORE.replace(OLD, NEW))
        return super().describe()

    def open(self, position):
        FILE.unlink() if BEFORE is None else FILE.write_bytes({original!r})
        return super().open(position)


serve_stdio(Rewriter)
"""


@pytest.fixture
def rewriter(
    tmp_path: Path, suite: Suite, monkeypatch: pytest.MonkeyPatch
) -> Callable[[Path, bytes, bytes], str]:
    """Make the spec of an engine that rewrites a file at `describe`, and puts it back at the first table.

    It is in no cage, as where none holds.
    """
    monkeypatch.setattr(isolation, "strongest_cage", lambda writable, sealed: Cage())

    def make(file: Path, old: bytes, new: bytes) -> str:
        original = file.read_bytes() if file.exists() else b""
        assert old in original
        script = tmp_path / "rewriter.py"
        guard = str(tmp_path / "rewritten")
        script.write_text(
            REWRITER.format(root=str(ROOT), file=str(file), old=old, new=new, guard=guard, original=original),
            "utf-8",
        )
        return f"stdio:{sys.executable} {script}"

    return make


STEP = Path("steps/common/__init__.py")
FEATURE = Path("features/gate_ruler/01_counting/01_01_up.feature")
CARDS = Path("features/gate_ruler/cards/plain.toml")
NUMBERING = Path("features/gate_ruler/numbering.toml")


@pytest.mark.parametrize(
    ("file", "old", "new", "workers"),
    [
        (STEP, b"if seen != n:", b"if False:", "1"),
        (STEP, b"if seen != n:", b"if False:", "2"),
        (FEATURE, b"Then alice has 1 cards in hand", b"Then alice has 2 cards in hand", "1"),
        (NUMBERING, b'GR-1-2a = { hash = "0000000000000004" }', b"", "1"),
        (Path("steps/common/evil.py"), b"", b"raise SystemExit", "1"),
        (Path("features/gate_ruler/conftest.py"), b"", b"raise SystemExit", "1"),
        (CARDS, b"", b"[Pebble]\ntype = ['unit']\n", "1"),
        (Path("features/gate_ruler/decks.toml"), b"", b"[Pebbles]\n", "1"),
        (Path("properties/evil.py"), b"", b"raise SystemExit", "1"),
    ],
)
def test_an_engine_that_rewrites_the_suite_and_puts_it_back_does_not_get_its_way(
    certify: Certify,
    suite: Suite,
    rewriter: Callable[[Path, bytes, bytes], str],
    file: Path,
    old: bytes,
    new: bytes,
    workers: str,
    tmp_path: Path,
) -> None:
    spec = rewriter(suite.root / file, old, new)
    done = certify(spec, "-n", workers, "--bundle", str(tmp_path / "evil.duelproof"))
    assert done.code == SUITE_FAULT
    assert done.said.strip() == f"duelproof: {file} changed while the run went on."
    assert not (tmp_path / "evil.duelproof").exists()
    assert not (done.folder / "report.html").exists()


def test_an_engine_that_rewrites_the_judge_is_noticed_before_a_worker_starts(
    certify: Certify,
    rewriter: Callable[[Path, bytes, bytes], str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    judge = tmp_path / "judge"
    (judge / "judge").mkdir(parents=True)
    file = judge / "judge/verdicts.py"
    file.write_bytes(b"PASS = 'earned'\n")
    monkeypatch.setattr(fixed, "JUDGE", judge)
    done = certify(rewriter(file, b"earned", b"given"))
    assert done.code == SUITE_FAULT
    assert "verdicts.py changed while the run went on" in done.said


@pytest.fixture
def held(suite: Suite) -> Iterator[fixed.Fixed]:
    """What is in force, of the tiny suite with a card."""
    suite.write(str(CARDS), '[Pebble]\ntype = ["unit"]\n')
    suite.write("steps/gate_ruler/__init__.py", "")
    suite.write("steps/gate_ruler/own.py", "VALUE = 'right'\n")
    sys.path.insert(0, str(suite.root))
    state = imports.fixed_suite(suite.root)
    with imports.held_fixed(state):
        yield state


def rewrite(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new), "utf-8")


def test_a_step_module_that_changes_after_the_last_look_is_not_imported(
    held: fixed.Fixed, suite: Suite
) -> None:
    held.check()
    rewrite(suite.root / "steps/gate_ruler/own.py", "right", "wrong")
    with pytest.raises(SuiteChanged, match=r"^steps/gate_ruler/own\.py changed while the run went on\.$"):
        importlib.import_module("steps.gate_ruler.own")


def test_a_compiled_step_that_was_planted_is_passed_over(held: fixed.Fixed, suite: Suite) -> None:
    file = suite.root / "steps/gate_ruler/own.py"
    right, times = file.read_bytes(), file.stat()
    file.write_bytes(right.replace(b"right", b"wrong"))
    os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
    py_compile.compile(str(file))
    file.write_bytes(right)
    os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
    assert importlib.import_module("steps.gate_ruler.own").VALUE == "right"


@pytest.mark.parametrize("name", ["planted.py", "planted.pyc", "planted/__init__.py"])
def test_a_step_module_that_was_not_there_cannot_be_imported(
    held: fixed.Fixed, suite: Suite, name: str
) -> None:
    suite.write(f"steps/gate_ruler/{name}", "VALUE = 'wrong'\n")
    with pytest.raises((SuiteChanged, ModuleNotFoundError)):
        importlib.import_module("steps.gate_ruler.planted")


@pytest.mark.parametrize(
    ("file", "read"),
    [
        (FEATURE, lambda suite: read_feature(suite.root / FEATURE, Read(suite.root).game("gate-ruler"))),
        (NUMBERING, lambda suite: Read(suite.root).numbering(Read(suite.root).game("gate-ruler"))),
        (CARDS, lambda suite: load_cards(suite.root / CARDS.parent, "gate-ruler")),
    ],
)
@pytest.mark.parametrize("way", ["changed", "gone"])
def test_a_file_of_the_suite_that_is_read_late_is_compared(
    held: fixed.Fixed, suite: Suite, file: Path, read: Callable[[Suite], object], way: str
) -> None:
    if way == "changed":
        (suite.root / file).write_bytes((suite.root / file).read_bytes() + b"\n")
    else:
        (suite.root / file).unlink()
    with pytest.raises(SuiteChanged, match=rf"{file.name} changed while the run went on"):
        read(suite)


def test_a_file_that_cannot_be_read_any_more_has_changed(
    held: fixed.Fixed, suite: Suite, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(file: str) -> str:
        raise PermissionError(errno.EACCES, "Permission denied", file)

    held.check()
    monkeypatch.setattr(fixed, "_hash", refuse)
    with pytest.raises(SuiteChanged, match=r"^features/.* changed while the run went on\.$"):
        held.check()


def test_a_feature_file_that_is_gone_when_the_folder_is_read_is_told(held: fixed.Fixed, suite: Suite) -> None:
    (suite.root / FEATURE).unlink()
    with pytest.raises(SuiteChanged, match="changed while"):
        fixed.children((suite.root / FEATURE).parent)


def test_the_state_in_the_certificate_is_the_one_before_the_run(
    certify: Certify, suite: Suite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "toy.duelproof"
    before = imports.fixed_suite(suite.root)
    certify("python:duelproof.tests.fakes.toy:Toy", "--bundle", str(file))
    statement = verify(file, suite.root).statement
    assert {f"{suite.root}/{name}": digest for name, digest in statement.suite.files.items()} == before.suite
    assert statement.judge["judge/verdicts.py"] == fixed.sha256(
        (ROOT / "duelproof/judge/verdicts.py").read_bytes()
    )


CARD_STEPS = """
from pytest_bdd import given, parsers, then

from duelproof.catalogue.cards import load_cards
from duelproof.catalogue.games import features_folder, game


@given("our cards", target_fixture="cards")
def _cards():
    return load_cards(features_folder(game("gate-ruler")) / "cards", "gate-ruler")


@then(parsers.parse("there is {name} alone"))
def _alone(cards, name):
    assert list(cards) == [name], list(cards)
"""

CARD_FEATURE = """
Feature: Cards

  @GR-1-1a
  Rule: 1-1a A suite has its own cards

    Scenario: There is one card
      Given our cards
      Then there is Pebble alone
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_another_suite_uses_its_own_cards(certify: Certify, suite: Suite, workers: str) -> None:
    suite.write(str(CARDS), '[Pebble]\ntype = ["unit"]\n')
    suite.write(str(STEP), CARD_STEPS)
    suite.feature(CARD_FEATURE)
    done = certify("python:duelproof.tests.fakes.toy:Toy", "-n", workers)
    assert done.verdicts == {"GR-1-1a/there-is-one-card": "PASS"}, done.said


def test_without_a_run_the_games_are_those_of_this_package(suite: Suite) -> None:
    assert all(game.root == ROOT for game in games())
    assert shed_suite(suite.root).root == suite.root
