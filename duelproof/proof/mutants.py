"""Mutants: a marked function of an engine with one small mistake in it, exchanged in the running process.

A function's code object is swapped, so whoever holds the function gets the mistake and nothing is loaded
again. The tables that a marked function reads are changed likewise, row by row.

A mutant is named by chapter, function and change (``some_game/s06_turn:draw: drop `...```), wherever within
the chapter the function stands: what is recorded of it holds when a file moves. Where the code is, the file
of the book says (see `duelproof.catalogue.bookfile`).
"""

import ast
import contextlib
import gc
import importlib
import inspect
import pkgutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

from duelproof.catalogue.games import Game, find_engines
from duelproof.proof.operators import Edit, Setting, decorates, edits

SHARED = "kernel"
"""What the engines of several games share, as a part of a survey."""

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

    @property
    def row(self) -> tuple[str, int, str] | None:
        """What it changes of which table: it is the same mistake in whichever function reads that table."""
        if self.constant is None:
            return None
        name = self.constant[0]
        return name, id(self.function.function.__globals__[name]), self.name.partition(": ")[2]

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
        """Within, the engine makes this mistake. Raises SyntaxError where it cannot be made."""
        if self.constant is not None:
            with exchanged(*self.constant, self.function.function.__globals__):
                yield
            return
        if self._code is None:
            assert self.edit is not None
            self._code = self.function.compiled(self.edit)
        wrong = {code.co_qualname: code for code in nested(self._code)}
        living = [self.function.function, *self.function.made]
        right = {each: each.__code__ for each in living}
        new = {
            each: wrong[code.co_qualname]
            for each, code in right.items()
            if code.co_qualname in wrong and code.co_freevars == wrong[code.co_qualname].co_freevars
        }
        if self.function.decorates and all(new[each] == right[each] for each in living[1:] if each in new):
            raise SyntaxError("what it has made as modules were imported stays as it is")
        for each, code in new.items():
            each.__code__ = code
        try:
            yield
        finally:
            for each, code in right.items():
                each.__code__ = code


@dataclass(frozen=True, slots=True)
class Together:
    """Several mistakes at a time, each in another function."""

    mutants: Sequence[Mutant]

    @contextlib.contextmanager
    def made(self) -> Iterator[None]:
        """Within, the engine makes them all."""
        with contextlib.ExitStack() as stack:
            for mutant in self.mutants:
                stack.enter_context(mutant.made())
            yield


@dataclass
class MarkedCode:
    """A marked function of an engine, as it runs; ``package`` is that of the chapters which it is of."""

    function: FunctionType
    rules: tuple[str, ...]
    package: str
    module: "Source"

    @property
    def file(self) -> Path:
        """Its file."""
        return self.module.file

    @property
    def place(self) -> str:
        """Chapter and function, as ``some_game/s06_turn:draw``."""
        return f"{chapter_of(self.function.__module__, self.package)}:{self.function.__qualname__}"

    @cached_property
    def mutants(self) -> list[Mutant]:
        """All its mutants, each with a name of its own."""
        node = self.module.nodes[self.function.__qualname__]
        found = [
            Mutant(f"{self.place}: {edit.what}", self, edit.first, edit.last, edit=edit)
            for edit in edits(node, self.module.setting)
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

    @cached_property
    def decorates(self) -> bool:
        """Whether it makes functions, as modules are imported."""
        return decorates(self.module.nodes[self.function.__qualname__])

    @cached_property
    def made(self) -> list[FunctionType]:
        """The functions that it made as modules were imported, as a decorator does: they live on."""
        within = {id(code) for code in nested(self.function.__code__) if not code.co_name.startswith("<")}
        within.discard(id(self.function.__code__))
        living = _living() if within else ()
        # Not by isinstance: it asks each object for its class, and a hostile one answers as it likes.
        return [each for each in living if type(each) is FunctionType and id(each.__code__) in within]

    def _given(self, name: str) -> tuple[str, ...]:
        """The variables of the functions around it that a function within this one uses."""
        named = (code for code in nested(self.function.__code__) if code.co_name == name)
        return tuple(variable for code in named for variable in code.co_freevars)

    def compiled(self, edit: Edit) -> CodeType:
        """The function's code with a change. Raises SyntaxError where Python does not take it."""
        name = self.function.__qualname__
        right = edit.put(edit.new)
        node = self.module.nodes[name]
        generator = _is_generator(self.function.__code__)
        inner = [each for each in ast.walk(node) if isinstance(each, ast.FunctionDef) and each is not node]
        bodies = {each: each.body for each in (node, *inner)}
        try:
            if generator:  # it stays one, even with its last yield gone
                node.body = [*node.body, *ast.parse("if 0: yield").body]
            for each in inner:  # and what it is made with stays that, even if nothing uses it any more
                each.body = [*each.body, *ast.parse(f"if 0: [{', '.join(self._given(each.name))}]").body]
            code = self.module.compiled(name)
        except (ValueError, TypeError) as error:
            raise SyntaxError(str(error)) from error
        finally:
            for each, body in bodies.items():
                each.body = body
            edit.put(right)
        if len(code.co_freevars) != len(self.function.__code__.co_freevars):
            raise SyntaxError("other free variables")
        return code


def _living() -> list[object]:
    """List what there is, with what the garbage collector has been told to leave aside."""
    aside = gc.get_freeze_count()
    gc.unfreeze()
    living = gc.get_objects()
    if aside:
        gc.freeze()
    return living


def name_of(package: str) -> str:
    """What a package or module is called in records: of ``engines.some_game.x`` ``some_game/x``."""
    return "/".join(package.split(".")[1:] or [package])


def chapter_of(module: str, package: str) -> str:
    """The chapter of a module in a package of chapters: of ``engines.some_game.s14_x.y`` ``some_game/s14_x``.

    What lies elsewhere has none, as what the engines share: there it is the module.
    """
    if f"{module}.".startswith(f"{package}."):
        return f"{name_of(package)}/{module[len(package) + 1 :].partition('.')[0] or '__init__'}"
    return name_of(module)


def _is_generator(code: CodeType) -> bool:
    return bool(code.co_flags & 0x20)


class Source:
    """The source of one module of an engine."""

    def __init__(self, module: ModuleType, setting: Setting) -> None:
        assert module.__file__ is not None
        self.file = file = Path(module.__file__)
        self.setting = setting
        own = f"{module.__name__.partition('.')[0]}."
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
            elif isinstance(top, ast.ImportFrom) and (top.module or "").startswith(own):
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
        node = self.nodes[function.__qualname__]
        for name in sorted(names & self._named):
            if name.isupper():
                ordered = not only_looked_up(name, node)
                for other, what in wrong_values(function.__globals__.get(name), ordered):
                    yield name, other, what


def only_looked_up(name: str, node: ast.AST) -> bool:
    """Whether a function only asks of a table whether something is in it: its order says nothing there."""
    looked_up = {
        id(table)
        for each in ast.walk(node)
        if isinstance(each, ast.Compare)
        for op, table in zip(each.ops, each.comparators, strict=True)
        if isinstance(op, ast.In | ast.NotIn)
    }
    uses = [each for each in ast.walk(node) if isinstance(each, ast.Name) and each.id == name]
    return all(id(each) in looked_up for each in uses)


def wrong_values(value: object, ordered: bool = True) -> Iterator[tuple[object, str]]:
    """What a number or table may wrongly be, each with a few words about it."""
    if isinstance(value, int) and not isinstance(value, bool):
        yield value + 1, f"is {value + 1}"
        yield value - 1, f"is {value - 1}"
    elif isinstance(value, tuple):
        for index in range(len(value)):
            yield (*value[:index], *value[index + 1 :]), f"has no row {index + 1}"
        for index in range(len(value) - 1 if ordered else 0):
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
    """A module's constant changed, wherever in its outermost package it was imported to."""
    right = home[name]
    engines = str(home.get("__name__", "")).partition(".")[0]
    holders = [
        module.__dict__
        for key, module in list(sys.modules.items())
        if key.partition(".")[0] == engines and module.__dict__.get(name) is right
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
    """The marked functions of a game's engine, the most specific first, then by place."""
    setting = setting_of(game)
    modules_of(game, game.code)
    sources: dict[str, Source] = {}
    found: list[MarkedCode] = []
    for code, rules in list(importlib.import_module(game.marks).MARKED.items()):
        own = tuple(rule for rule in rules if rule.startswith(f"{game.prefix}-"))
        live = _live(code) if own else None
        if live is not None:
            module, function = live
            if code.co_filename not in sources:
                sources[code.co_filename] = Source(module, setting)
            source = sources[code.co_filename]
            if code.co_qualname in source.nodes:
                found.append(MarkedCode(function, own, game.code, source))
    return sorted(found, key=lambda each: (len(each.rules), each.place))


def unmarked_code(game: Game) -> list[MarkedCode]:
    """The functions of a game's engine that are not marked, by place."""
    found = _functions(modules_of(game, game.code), game.marks, game.code, setting_of(game))
    return [each for each in found if not each.rules]


def shared_code(games: Sequence[Game]) -> list[MarkedCode]:
    """The functions of what the engines of these games share, each with its rules in all books, by place.

    That is the package of their marks, where it lies beside their chapters: what an engine has from somebody
    else is not its own to be tested. The module that marks is read by the judge, and plays no game.
    """
    shared = {each.marks.rpartition(".")[0]: each for each in games if _outermost(each.marks, each.code)}
    setting = setting_of(*games)
    return [
        function
        for package, game in shared.items()
        if package
        for function in _functions(modules_of(game, package), game.marks, game.code, setting)
        if function.function.__module__ != game.marks
    ]


def _outermost(*names: str) -> bool:
    """Whether modules have the outermost package in common."""
    return len({name.partition(".")[0] for name in names}) == 1


def _functions(modules: Sequence[ModuleType], marks: str, package: str, setting: Setting) -> list[MarkedCode]:
    marked = importlib.import_module(marks).MARKED
    found: list[MarkedCode] = []
    for module in modules:
        if module.__file__ is not None:
            source = Source(module, setting)
            for name in source.nodes:
                function = _function(module, name)
                if function is not None:
                    found.append(MarkedCode(function, marked.get(function.__code__, ()), package, source))
    return sorted(found, key=lambda each: each.place)


def setting_of(*games: Game) -> Setting:
    """What is to be known of these games: each zone is taken for the one that comes after it in its book.

    Where each zone holds its player's own cards alone, nobody controls another player's.
    """
    zones: dict[str, str] = {}
    for game in games:
        names = list(game.zones)
        zones |= dict(zip(names, [*names[1:], *names[:1]], strict=True))
    return Setting(zones, control=not all(zone.own for game in games for zone in game.book.zones.values()))


def modules_of(game: Game, package: str) -> list[ModuleType]:
    """All modules of a package of a game's engines, imported."""
    find_engines(game.root)
    home = importlib.import_module(package)
    names = [each.name for each in pkgutil.walk_packages(home.__path__, f"{home.__name__}.")]
    return [home, *map(importlib.import_module, names)]


def _live(code: CodeType) -> tuple[ModuleType, FunctionType] | None:
    """The function that runs a code object, and its module, found by file and name."""
    for module in list(sys.modules.values()):
        if isinstance(module, ModuleType) and getattr(module, "__file__", None) == code.co_filename:
            function = _function(module, code.co_qualname)
            if function is not None and function.__code__ == code:
                return module, function
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
