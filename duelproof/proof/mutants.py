"""Mutants: a marked function of the reference with one small mistake in it, exchanged in the running process.

A function's code object is swapped, so whoever holds the function gets the mistake and nothing is loaded
again. The tables that a marked function reads are changed likewise, row by row.

A mutant is named by chapter, function and change (``gate_ruler/s06_turn:draw: drop `...```), wherever within
the chapter the function stands: what is recorded of it holds when a file moves.
"""

import ast
import contextlib
import importlib
import inspect
import pkgutil
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from duelproof.catalogue.games import Game
from duelproof.proof.operators import Edit, edits

RULES = "reference.kernel.rules"
"""The module whose ``MARKED`` names the code of every marked function, found by name."""

SHARED = "kernel"
"""The package of what the engines share."""

Lines = frozenset[tuple[str, int]]
"""Lines of marked functions, each with its file."""


@dataclass(slots=True)
class Mutant:
    """One mistake: its name, its lines, and how it is made."""

    name: str
    function: "MarkedCode"
    first: int
    last: int
    edit: Edit | None = None
    constant: tuple[str, object] | None = None
    _code: CodeType | None = None

    def among(self, lines: Lines) -> bool:
        """Whether its place is among the lines that ran."""
        file = str(self.function.file)
        return any((file, line) in lines for line in range(self.first, self.last + 1))

    def compiles(self) -> bool:
        """Whether Python takes it."""
        try:
            with self.made():
                return True
        except SyntaxError:
            return False

    @contextlib.contextmanager
    def made(self) -> Iterator[None]:
        """Within, the engine makes this mistake. Raises SyntaxError where Python does not take it."""
        if self.constant is not None:
            with exchanged(*self.constant, self.function.function.__globals__):
                yield
            return
        if self._code is None:
            assert self.edit is not None
            self._code = self.function.compiled(self.edit)
        live = self.function.function
        right, live.__code__ = live.__code__, self._code
        try:
            yield
        finally:
            live.__code__ = right


@dataclass
class MarkedCode:
    """A marked function of the reference, as it runs."""

    function: FunctionType
    rules: tuple[str, ...]
    file: Path
    module: "Source"

    @property
    def place(self) -> str:
        """Chapter and function, as ``gate_ruler/s06_turn:draw``."""
        return f"{chapter_of(self.function.__module__)}:{self.function.__qualname__}"

    @cached_property
    def mutants(self) -> list[Mutant]:
        """All its mutants, each with a name of its own."""
        node = self.module.nodes[self.function.__qualname__]
        found = [
            Mutant(f"{self.place}: {edit.what}", self, edit.first, edit.last, edit=edit)
            for edit in edits(node, self.module.zones)
        ]
        last = node.end_lineno or node.lineno
        for name, other, what in self.module.constants(self.function):
            found.append(
                Mutant(f"{self.place}: {name} {what}", self, node.lineno, last, constant=(name, other))
            )
        seen: dict[str, int] = {}
        for mutant in found:
            count = seen[mutant.name] = seen.get(mutant.name, 0) + 1
            mutant.name += f" ({count})" if count > 1 else ""
        return found

    def compiled(self, edit: Edit) -> CodeType:
        """The function's code with a change. Raises SyntaxError where Python does not take it."""
        name = self.function.__qualname__
        right = edit.put(edit.new)
        node = self.module.nodes[name]
        generator = _is_generator(self.function.__code__)
        body = list(node.body)
        try:
            if generator:  # it stays one, even with its last yield gone
                node.body = [*body, *ast.parse("if 0: yield").body]
            code = self.module.compiled(name)
        except (ValueError, TypeError) as error:
            raise SyntaxError(str(error)) from error
        finally:
            node.body = body
            edit.put(right)
        if len(code.co_freevars) != len(self.function.__code__.co_freevars):
            raise SyntaxError("other free variables")
        return code


def chapter_of(module: str) -> str:
    """The chapter of a module of the reference: of ``reference.gate_ruler.s14_x.y`` ``gate_ruler/s14_x``.

    What the engines share has none: there it is the module.
    """
    _, book, chapter, *rest = [*module.split("."), "__init__"]
    return "/".join([book, chapter, *rest[:-1]] if book == SHARED else [book, chapter])


def _is_generator(code: CodeType) -> bool:
    return bool(code.co_flags & 0x20)


class Source:
    """The source of one module of the reference; ``zones`` names for each zone of its game another."""

    def __init__(self, file: Path, zones: Mapping[str, str]) -> None:
        self.file = file
        self.zones = zones
        self.tree = ast.parse(file.read_text("utf-8"))
        self.nodes: dict[str, ast.FunctionDef] = {}
        self._tops: dict[str, ast.stmt] = {}
        self._named: set[str] = set()
        for top in self.tree.body:
            if isinstance(top, ast.FunctionDef | ast.ClassDef):
                self._take(top, "", top)
            elif isinstance(top, ast.Assign | ast.AnnAssign):
                targets = top.targets if isinstance(top, ast.Assign) else [top.target]
                self._named |= {
                    each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)
                }
            elif isinstance(top, ast.ImportFrom) and (top.module or "").startswith("reference."):
                self._named |= {each.asname or each.name for each in top.names}

    def _take(self, node: ast.stmt, within: str, top: ast.stmt) -> None:
        if isinstance(node, ast.FunctionDef):
            self.nodes[within + node.name] = node
            self._tops[within + node.name] = top
        elif isinstance(node, ast.ClassDef):
            for child in node.body:
                self._take(child, f"{within}{node.name}.", top)

    def compiled(self, name: str) -> CodeType:
        """The code of a function as its tree is now."""
        module = ast.Module([self._tops[name]], [])
        whole = compile(ast.fix_missing_locations(module), str(self.file), "exec", dont_inherit=True)
        for code in nested(whole):
            if code.co_qualname == name:
                return code
        raise SyntaxError(f"{name} is gone")

    def constants(self, function: FunctionType) -> Iterator[tuple[str, object, str]]:
        """The tables and numbers of the engines that a function reads, each with its wrong values."""
        names = {name for code in nested(function.__code__) for name in code.co_names}
        for name in sorted(names & self._named):
            if name.isupper():
                for other, what in wrong_values(function.__globals__.get(name)):
                    yield name, other, what


def wrong_values(value: object) -> Iterator[tuple[object, str]]:
    """What a number or table may wrongly be, each with a few words about it."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield value + 1, f"is {value + 1}"
        yield value - 1, f"is {value - 1}"
    elif isinstance(value, tuple):
        for index in range(len(value)):
            yield (*value[:index], *value[index + 1 :]), f"has no row {index + 1}"
        for index in range(len(value) - 1):
            swapped = (*value[:index], value[index + 1], value[index], *value[index + 2 :])
            yield swapped, f"has row {index + 2} before row {index + 1}"
    elif isinstance(value, frozenset):
        for each in sorted(value, key=str):
            yield value - {each}, f"has no {each!r}"
    elif isinstance(value, dict):
        for key in list(value):
            yield {other: value[other] for other in value if other != key}, f"has no {key!r}"


@contextlib.contextmanager
def exchanged(name: str, value: object, home: dict[str, object]) -> Iterator[None]:
    """A module's constant changed, wherever it was imported to."""
    right = home[name]
    holders = [
        module.__dict__
        for key, module in list(sys.modules.items())
        if key.startswith("reference") and module.__dict__.get(name) is right
    ]
    for holder in holders:
        holder[name] = value
    try:
        yield
    finally:
        for holder in holders:
            holder[name] = right


def nested(code: CodeType) -> Iterator[CodeType]:
    """A code object and all that is defined within it."""
    yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from nested(each)


def marked_code(game: Game) -> list[MarkedCode]:
    """The marked functions of a game's reference engine, the most specific first, then by place."""
    zones = other_zones(game.package)
    _load(game.package)
    sources: dict[str, Source] = {}
    found: list[MarkedCode] = []
    for code, rules in list(importlib.import_module(RULES).MARKED.items()):
        own = tuple(rule for rule in rules if rule.startswith(f"{game.prefix}-"))
        function = _live(code) if own else None
        if function is not None:
            if code.co_filename not in sources:
                sources[code.co_filename] = Source(Path(code.co_filename), zones)
            source = sources[code.co_filename]
            if code.co_qualname in source.nodes:
                found.append(MarkedCode(function, own, source.file, source))
    return sorted(found, key=lambda each: (len(each.rules), each.place))


def unmarked_code(package: str, zones: Mapping[str, str]) -> list[MarkedCode]:
    """The functions of a package of the reference that are not marked, by place."""
    marked = importlib.import_module(RULES).MARKED
    found: list[MarkedCode] = []
    for module in _load(package):
        if module.__file__ is not None:
            source = Source(Path(module.__file__), zones)
            for name in source.nodes:
                function = _function(module, name)
                if function is not None and function.__code__ not in marked:
                    found.append(MarkedCode(function, (), source.file, source))
    return sorted(found, key=lambda each: each.place)


def other_zones(*packages: str) -> dict[str, str]:
    """For each zone of these games the one that comes after it in its book."""
    found: dict[str, str] = {}
    for package in packages:
        names = list(importlib.import_module(f"reference.{package}").BOOK.zones)
        found |= dict(zip(names, [*names[1:], *names[:1]], strict=True))
    return found


def _load(package: str) -> list[ModuleType]:
    """All modules of a package of the reference."""
    home = importlib.import_module(f"reference.{package}")
    names = [each.name for each in pkgutil.walk_packages(home.__path__, f"{home.__name__}.")]
    return [home, *map(importlib.import_module, names)]


def _live(code: CodeType) -> FunctionType | None:
    """The function that runs a code object, found by its module and name."""
    for module in list(sys.modules.values()):
        if isinstance(module, ModuleType) and getattr(module, "__file__", None) == code.co_filename:
            function = _function(module, code.co_qualname)
            if function is not None and function.__code__ == code:
                return function
    return None


def _function(module: ModuleType, name: str) -> FunctionType | None:
    """The function or method of a name (``Card.printed``) in a module, without what is wrapped around it."""
    found: object = module
    for part in name.split("."):
        found = found.__dict__.get(part) if hasattr(found, "__dict__") else None
    if isinstance(found, property):
        found = found.fget
    if isinstance(found, classmethod | staticmethod):
        found = found.__func__
    found = inspect.unwrap(found) if isinstance(found, FunctionType) else found
    return found if isinstance(found, FunctionType) else None
