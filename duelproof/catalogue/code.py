"""Which functions of the reference engines embody a rule: those marked ``@rule("8-4d")``, read, not run."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from duelproof.catalogue.games import Game

MARK = "rule"
"""The name of the decorator, in whatever module it is made."""


@dataclass(frozen=True, slots=True)
class MarkedFunction:
    """A function marked with rules: its name (with its class), its place, its docstring's first line."""

    name: str
    file: Path
    line: int
    doc: str
    rules: tuple[str, ...]


def marked_functions(game: Game, root: Path) -> list[MarkedFunction]:
    """The marked functions of a game's reference engine below a suite's root, by file and line.

    A file that is no Python has none; nor has a game without an engine.
    """
    found: list[MarkedFunction] = []
    for path in sorted((root / "reference" / game.package).rglob("*.py")):
        try:
            tree = ast.parse(path.read_text("utf-8"))
        except (SyntaxError, UnicodeDecodeError):
            continue
        found += _marked(tree, path, game, "")
    return found


def _marked(tree: ast.AST, path: Path, game: Game, within: str) -> Iterator[MarkedFunction]:
    for node in ast.iter_child_nodes(tree):
        name = within
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            name = f"{within}{node.name}"
            numbers = tuple(number for mark in node.decorator_list for number in _numbers(mark))
            if numbers:
                rules = tuple(f"{game.prefix}-{number}" for number in numbers)
                doc = (ast.get_docstring(node) or "").partition("\n")[0]
                yield MarkedFunction(name, path, node.lineno, doc, rules)
            name += "."
        yield from _marked(node, path, game, name)


def _numbers(mark: ast.expr) -> Iterator[str]:
    """The numbers in a decorator that is a call of the mark."""
    if isinstance(mark, ast.Call):
        called = mark.func
        name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
        if name == MARK:
            for argument in mark.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
