"""The house: the judge knows no book, and leans on pytest's private parts in one module only."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from duelproof.catalogue.games import Game, games

JUDGE = Path(__file__).resolve().parents[1]
TEXTS = {".py", ".js", ".css", ".j2", ".md", ".yml", ".toml", ".html", ".svg"}

PRIVATE = "judge/pytest_private.py"
"""Where pytest's private parts are leant on."""

OURS = {"self", "cls"}
INHERITED = {"_fixtureinfo", "_fixturemanager", "_initrequest", "_pyfuncitem", "_request", "_setupstate"}
"""Private parts of pytest that our own collectors and items have by descent."""
NO_PRIVATE_PART = {"_fields", "_exit"}
"""Attributes that are public, whatever their names look like: `ast.AST._fields`, `os._exit`."""


def files() -> Iterator[tuple[str, str]]:
    """The files of the judge but for its tests: their place in it, and their text."""
    for path in sorted(JUDGE.rglob("*")):
        place = path.relative_to(JUDGE)
        if path.suffix in TEXTS and place.parts[0] not in ("tests", "_suite"):
            yield place.as_posix(), path.read_text("utf-8")


def names_of(game: Game) -> re.Pattern[str]:
    """What names a game: its title, however its words are joined, its id and package, its rules' prefix."""
    words = {r"[\s_-]*".join(map(re.escape, re.split(r"[\s_-]+", name))) for name in (game.title, game.id)}
    return re.compile(rf"(?i:{'|'.join(sorted(words))}|\b{game.package}\b)|\b{game.prefix}\b")


def named(text: str) -> list[str]:
    """What of a text names a game."""
    return [found[0] for game in games() for found in names_of(game).finditer(text)]


def reached(text: str) -> list[str]:
    """The private parts of others that a module reaches for."""
    found = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Attribute) and re.match(r"_(?!_)", node.attr):
            own = isinstance(node.value, ast.Name) and node.value.id in OURS and node.attr not in INHERITED
            found += [] if own or node.attr in NO_PRIVATE_PART else [node.attr]
        elif isinstance(node, ast.ImportFrom):
            found += [part for part in (node.module or "").split(".") if re.match(r"_(?!_)", part)]
        elif isinstance(node, ast.Import):
            found += [each.name for each in node.names if re.match(r"_(?!_)", each.name)]
    return found


def test_no_game_is_named_in_the_judge() -> None:
    told = {place: found for place, text in files() if (found := named(text))}
    assert told == {}


def test_a_name_is_found_however_it_is_written() -> None:
    book = games()[0]
    joined = book.title.replace(" ", "")
    sayings = (
        f'help="A rule, as {book.prefix}-8-4d."', f'if game == "{book.id}":', f"class {joined}Zone:",
        f"# as {book.title} says", f"import {book.package}.zones", f"const {joined.lower()} = 1;",
    )  # fmt: skip
    for said in sayings:
        assert named(said), said
    assert named("GRID, the gates of a ruler, a graph") == []


def test_pytest_s_private_parts_are_reached_for_in_one_module() -> None:
    told = {place: found for place, text in files() if place.endswith(".py") and (found := reached(text))}
    assert set(told) == {PRIVATE}


def test_a_reach_for_private_parts_is_found() -> None:
    assert reached("from _pytest.fixtures import x") == ["_pytest"]
    assert reached("item.session._setupstate.setup(item)") == ["_setupstate"]
    assert reached("import _pytest") == ["_pytest"]
    assert reached("self._request") == ["_request"]
    assert reached("self._own = cls._other = node._fields; a.__class__") == []
