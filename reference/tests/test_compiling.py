"""The compiled build is of the same source, and plays the same games."""

import ast
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

import reference
from duelproof.catalogue.games import suite_root
from duelproof.playout.campaign import cards_of
from duelproof.playout.games import playbook
from duelproof.playout.moves import random_choice
from duelproof.port import Decision, Position, Seeded
from duelproof.wire import COMPILED, quickest
from reference import compiling
from reference.kernel.course.engine import ReferenceEngine

GAMES = ("gate-ruler", "duel-masters", "dimension-zero")
FEW = 2


def dealt(game: str, seed: int) -> Position:
    """Deal a random table."""
    position = playbook(game).deal(cards_of(game), Random(seed))
    return msgspec.structs.replace(position, chance=Seeded(seed))


def played(engine: ReferenceEngine, position: Position, seed: int) -> list[Decision]:
    """Play a table at random, and list all that is asked."""
    rng, asked = Random(seed), []
    engine.open(position)
    while (decision := engine.pending()) is not None:
        asked.append(decision)
        engine.submit(random_choice(decision, rng, position))
    return asked


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], ReferenceEngine]]:
    """Return what loads the copy that would be compiled, as it is."""
    monkeypatch.setattr(sys, "path", [*sys.path])
    texts = compiling.sources()
    compiling.write_copy(tmp_path, texts)
    (tmp_path / compiling.MADE_OF).write_text(compiling.made_of(texts), "utf-8")

    def load() -> ReferenceEngine:
        made, books = compiling.load(tmp_path)
        engine: ReferenceEngine = made("copy", "0", books)
        return engine

    yield load
    for name in [name for name in sys.modules if name.partition(".")[0] == compiling.NAME]:
        del sys.modules[name]


def test_what_is_compiled_plays_the_same_games(copied: Callable[[], ReferenceEngine]) -> None:
    engine = copied()
    assert type(engine).__module__ == f"{compiling.NAME}.kernel.course.engine"
    for game in GAMES:
        for seed in range(FEW):
            position = dealt(game, seed)
            asked = played(reference.engine(), position, seed)
            assert len(asked) > 1
            assert played(engine, position, seed) == asked


def yields(function: ast.AST) -> bool:
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in ast.walk(function))


def looked_into(node: ast.AST) -> Iterator[str]:
    """Name the functions in whose answers something is looked for."""
    if isinstance(node, ast.Compare):
        for looks, said in zip(node.ops, node.comparators, strict=True):
            if isinstance(looks, ast.In | ast.NotIn) and isinstance(said, ast.Call):
                yield ast.unparse(said.func).rpartition(".")[2]


def test_nothing_is_looked_for_in_a_generator_as_what_is_compiled_cannot() -> None:
    nodes = [node for text in compiling.sources().values() for node in ast.walk(ast.parse(text))]
    generators = {node.name for node in nodes if isinstance(node, ast.FunctionDef) and yields(node)}
    assert {"candidates", "of_the_text"} <= generators
    assert generators.isdisjoint(name for node in nodes for name in looked_into(node))


@pytest.mark.parametrize("mark", ['@rule("', "\nembodies(", "slots=True)\nclass"])
def test_what_is_compiled_bears_no_marks(mark: str, tmp_path: Path) -> None:
    texts = compiling.sources()
    files = compiling.write_copy(tmp_path, texts)
    assert any(mark in text for text in texts.values())
    assert not [file for file in files if mark in (tmp_path / file).read_text("utf-8")]


def test_without_a_build_it_is_said_how_to_make_one(tmp_path: Path) -> None:
    with pytest.raises(ImportError, match="The compiled build is not there: `make compiled`"):
        compiling.load(tmp_path)


def test_a_build_of_another_source_is_refused(tmp_path: Path) -> None:
    (tmp_path / compiling.MADE_OF).write_text("another", "utf-8")
    with pytest.raises(ImportError, match="The compiled build is of another source"):
        compiling.load(tmp_path)


def test_play_takes_the_compiled_reference_where_it_is_built(
    copied: Callable[[], ReferenceEngine], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plain, own = "python:reference:engine", "stdio:./my-engine"
    monkeypatch.setattr(compiling, "load", partial(compiling.load, tmp_path))
    assert [quickest("reference"), quickest(plain), quickest(own)] == [COMPILED, plain, own]
    (tmp_path / compiling.MADE_OF).unlink()
    assert quickest("reference") == "reference"


def test_a_source_that_cannot_be_compiled_is_found_without_a_compiler(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MYPYPATH", "")  # so that it is put back
    monkeypatch.setattr(compiling, "sources", lambda: {"book.py": "NUMBER: int = 'four'\n"})
    with pytest.raises(SystemExit):
        compiling.check()
    assert f"{compiling.NAME}/book.py:" in capsys.readouterr().out
    monkeypatch.setattr(compiling, "sources", lambda: {"book.py": "NUMBER: int = 4\n"})
    compiling.check()


def test_each_change_makes_another_source() -> None:
    texts = compiling.sources()
    assert compiling.made_of(texts) == compiling.made_of(dict(texts))
    first = next(iter(texts))
    assert compiling.made_of(texts | {first: texts[first] + "\n"}) != compiling.made_of(texts)


def test_another_way_to_compile_it_makes_another_source(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    texts, before = compiling.sources(), compiling.made_of(compiling.sources())
    for name in compiling.HOW:
        shutil.copy(compiling.HOME / name, tmp_path)
    monkeypatch.setattr(compiling, "HOME", tmp_path)
    assert compiling.made_of(texts) == before
    (tmp_path / "native_classes.py").write_text("", "utf-8")
    assert compiling.made_of(texts) != before


@pytest.mark.skipif(not compiling.is_built(), reason="there is no compiled build: `make compiled` makes one")
@pytest.mark.parametrize("game", GAMES)
def test_the_compiled_engine_conforms_and_plays_like_the_plain_one(game: str) -> None:
    for arguments in (
        ["certify", "python:reference:compiled", "--no-calibration"],
        ["diff", "reference", "python:reference:compiled", "--games", "20"],
    ):
        command = [sys.executable, "-m", "duelproof", *arguments, "--game", game]
        done = subprocess.run(
            command, cwd=suite_root(), capture_output=True, text=True, timeout=1800, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
