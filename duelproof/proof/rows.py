"""Wrong rows: what a chapter declares to embody a rule beside its functions, with one value wrong.

``embodies({"3-16b": ZONES["resource"]})`` says that a row of a table embodies a rule. It is exchanged in the
running table for one in which one thing is otherwise, or taken away; a constant is exchanged wherever it was
imported to.
"""

import ast
import contextlib
import dataclasses
import importlib
from collections.abc import Iterator, MutableMapping
from dataclasses import dataclass
from pathlib import Path
from types import FunctionType, ModuleType

from duelproof.catalogue.code import embodiments
from duelproof.catalogue.games import Game
from duelproof.proof.mutants import chapter_of, exchanged, modules_of, wrong_values

_WORDS = {"all": "owner", "owner": "none", "none": "all"}


@dataclass(frozen=True, slots=True)
class WrongRow:
    """One mistake in a row or constant (``some_game/s03_zones:ZONES['deck']: ordered is False``)."""

    name: str
    rules: tuple[str, ...]
    holder: object
    key: object
    wrong: object

    @contextlib.contextmanager
    def made(self) -> Iterator[None]:
        """Within, the row is wrong."""
        if isinstance(self.holder, MutableMapping):
            right = self.holder[self.key]
            self.holder[self.key] = self.wrong
            try:
                yield
            finally:
                self.holder[self.key] = right
            return
        with exchanged(str(self.key), self.wrong, vars(self.holder)):
            yield

    def unmade(self) -> str:
        """Nothing: it is made of what is there."""
        return ""


def wrong_rows(game: Game) -> list[WrongRow]:
    """The wrong rows of a game, those of the fewest rules first."""
    by_place: dict[tuple[str, str], list[str]] = {}
    [home, *_] = modules_of(game, game.code)
    root = Path(home.__path__[0]).parents[game.code.count(".")]
    for each in embodiments(game, root):
        if not each.is_function:
            by_place.setdefault((each.chapter, each.name), []).extend(each.rules)
    found = [
        row
        for (chapter, name), rules in by_place.items()
        for row in _rows(game, chapter, name, tuple(dict.fromkeys(rules)))
    ]
    return sorted(found, key=lambda row: (len(row.rules), row.name))


def _rows(game: Game, chapter: str, expression: str, rules: tuple[str, ...]) -> Iterator[WrongRow]:
    module = importlib.import_module(f"{game.code}.{chapter}")
    place = f"{chapter_of(module.__name__, game.code)}:{expression}"
    holder, key, right = _found(ast.parse(expression, mode="eval").body, module)
    for wrong, what in _wrong(right):
        yield WrongRow(f"{place}: {what}", rules, holder, key, wrong)


def _found(expression: ast.expr, module: ModuleType) -> tuple[object, object, object]:
    """What holds the thing that an expression of a module means, under which key, and the thing."""
    if isinstance(expression, ast.Subscript):
        holder = _value(expression.value, module)
        key = _value(expression.slice, module)
        return holder, key, holder[key]  # type: ignore[index]  # the chapter itself has looked it up
    if isinstance(expression, ast.Attribute):
        holder = _value(expression.value, module)
        return holder, expression.attr, getattr(holder, expression.attr)
    assert isinstance(expression, ast.Name)
    return module, expression.id, getattr(module, expression.id)


def _value(expression: ast.expr, module: ModuleType) -> object:
    return eval(compile(ast.Expression(expression), module.__name__, "eval"), vars(module))


def _wrong(right: object) -> Iterator[tuple[object, str]]:
    """Wrong values for a row: each of its fields otherwise, or the whole."""
    if not dataclasses.is_dataclass(right) or isinstance(right, type):
        yield from _otherwise(right)
        return
    for each in dataclasses.fields(right):
        if each.init:
            for wrong, what in _otherwise(getattr(right, each.name)):
                yield dataclasses.replace(right, **{each.name: wrong}), f"{each.name} {what}"


def _otherwise(value: object) -> Iterator[tuple[object, str]]:
    if isinstance(value, bool):
        yield not value, f"is {not value}"
    elif isinstance(value, str):
        if value in _WORDS:
            yield _WORDS[value], f"is {_WORDS[value]!r}"
    elif not isinstance(value, FunctionType):
        yield from wrong_values(value)
