"""Mutants: a marked function of the reference with one small mistake in it, exchanged in the running process.

A function's code object is swapped, so whoever holds the function gets the mistake and nothing is loaded
again. The tables that a marked function reads are changed likewise, row by row.

A mutant is named by chapter, function and change (``gate_ruler/s06_turn:draw: drop `...```), wherever within
the chapter the function stands: what is recorded of it holds when a file moves.
"""

import ast
import contextlib
import importlib
import pkgutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from duelproof.catalogue.games import Game
from duelproof.proof.operators import Edit, edits

RULES = "reference.kernel.rules"
"""The module whose ``MARKED`` names the code of every marked function, found by name."""

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
            for edit in edits(node)
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
    """The chapter of a module of the reference: of ``reference.gate_ruler.s14_x.y`` ``gate_ruler/s14_x``."""
    _, book, chapter, *_ = [*module.split("."), "__init__"]
    return f"{book}/{chapter}"


def _is_generator(code: CodeType) -> bool:
    return bool(code.co_flags & 0x20)


class Source:
    """The source of one module of the reference."""

    def __init__(self, file: Path) -> None:
        self.file = file
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
    package = importlib.import_module(f"reference.{game.package}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
    marked = importlib.import_module(RULES).MARKED
    sources: dict[str, Source] = {}
    found: list[MarkedCode] = []
    for code, rules in list(marked.items()):
        own = tuple(rule for rule in rules if rule.startswith(f"{game.prefix}-"))
        function = _live(code) if own else None
        if function is not None:
            source = sources.setdefault(code.co_filename, Source(Path(code.co_filename)))
            if code.co_qualname in source.nodes:
                found.append(MarkedCode(function, own, source.file, source))
    return sorted(found, key=lambda each: (len(each.rules), each.place))


def _live(code: CodeType) -> FunctionType | None:
    """The function that runs a code object, found by its module and name."""
    for module in list(sys.modules.values()):
        if isinstance(module, ModuleType) and getattr(module, "__file__", None) == code.co_filename:
            found: object = module
            for part in code.co_qualname.split("."):
                found = found.__dict__.get(part) if hasattr(found, "__dict__") else None
            if isinstance(found, property):
                found = found.fget
            if isinstance(found, FunctionType) and found.__code__ == code:
                return found
    return None
