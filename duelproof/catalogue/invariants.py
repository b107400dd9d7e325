"""The invariants of a game by the rules they stand for, with the code that checks them."""

import ast
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from duelproof.catalogue.games import Game
from duelproof.playout.games import playbook
from duelproof.playout.invariant import Invariant

WHOLE_GAMES = "properties/common/test_every_game.py"
"""The properties of whole play-outs; the decorator of each names its invariant."""

JUDGE = Path(__file__).resolve().parents[2]
"""Where `duelproof` is: what holds in every game is looked at there, whosever suite it is."""


@dataclass(frozen=True, slots=True)
class Held:
    """An invariant: what it says, its rules, and where it is checked.

    That is a function of `duelproof.playout` or of the book's properties, or for whole play-outs the property
    itself.
    """

    name: str
    sentence: str
    rules: tuple[str, ...]
    path: str
    line: int


def invariants_of(game: Game, root: Path) -> list[Held]:
    """Return the invariants of a game, those of a moment first."""
    return [
        Held(each.name, each.sentence, each.rules, *place)
        for each in playbook(game).every()
        if (place := _check(each, root) or _properties(root).get(each.name)) is not None
    ]


def _check(invariant: Invariant, root: Path) -> tuple[str, int] | None:
    if invariant.check is None:
        return None
    code = invariant.check.__code__
    path = Path(code.co_filename).resolve()
    for home in (root, JUDGE):
        if path.is_relative_to(home):
            return path.relative_to(home).as_posix(), code.co_firstlineno
    return None


@cache
def _properties(root: Path) -> dict[str, tuple[str, int]]:
    """Return the properties of whole play-outs, by the name of the invariant in their decorator."""
    found: dict[str, tuple[str, int]] = {}
    if not (root / WHOLE_GAMES).is_file():
        return found
    for node in ast.parse((root / WHOLE_GAMES).read_text("utf-8")).body:
        for mark in node.decorator_list if isinstance(node, ast.FunctionDef) else ():
            if isinstance(mark, ast.Call) and mark.args and isinstance(mark.args[0], ast.Constant):
                found[str(mark.args[0].value)] = (WHOLE_GAMES, node.lineno)
    return found
