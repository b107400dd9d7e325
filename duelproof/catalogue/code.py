"""Where the engines of a suite embody a rule: read from their source, not run.

A function is marked: ``@rule("8-4d", also=("3-6a",))``, home number first. Where a table's row, a constant or
a function that the books share embodies a rule, its chapter declares it: ``embodies({"3-16b":
ZONES["resource"]})``; what leads to the code is then the place where the row or function stands.
"""

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeGuard

from duelproof.catalogue.games import Game

MARK = "rule"
"""The name of the decorator, in whatever module it is made."""
DECLARATION = "embodies"
"""The name of the function that a chapter declares other places with."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A mark: the rule at whose number the code is at home, others that it embodies, one edition or all."""

    home: str
    also: tuple[str, ...] = ()
    edition: str = ""

    @property
    def rules(self) -> tuple[str, ...]:
        """All its rules, the home first."""
        return (self.home, *self.also)


@dataclass(frozen=True, slots=True)
class Embodiment:
    """A function, row or constant that embodies rules.

    ``name`` is a function's with its class, or the expression of the declaration (``ZONES["resource"]``), and
    ``is_function`` tells which; ``doc`` is the first line of a function's docstring, ``line`` its place.
    ``chapter`` is the module, below the game's package, that bears the mark: ``s03_zones.resource_zone``.
    """

    name: str
    file: Path
    line: int
    doc: str
    chapter: str
    is_function: bool
    marks: tuple[Mark, ...]

    @property
    def rules(self) -> tuple[str, ...]:
        """All rules of all its marks."""
        return tuple(dict.fromkeys(each for mark in self.marks for each in mark.rules))


@dataclass
class _Module:
    """A source file; what it imports and what it defines at its top level, by name."""

    file: Path
    root: Path
    tree: ast.Module
    defined: dict[str, ast.stmt] = field(default_factory=dict)
    imported: dict[str, tuple[str, str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for node in self.tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                self.defined[node.name] = node
            elif isinstance(node, ast.Assign):
                for target in node.targets:
                    if isinstance(target, ast.Name):
                        self.defined[target.id] = node
            elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.defined[node.target.id] = node
            elif isinstance(node, ast.ImportFrom):
                for each in node.names:
                    self.imported[each.asname or each.name] = (node.module or "", each.name)


@dataclass
class Sources:
    """The source files of a suite's reference engines, each read once. A file that is no Python is none."""

    root: Path
    _modules: dict[Path, _Module | None] = field(default_factory=dict)

    def module(self, file: Path) -> _Module | None:
        """A source file; None where there is no such file, or it is no Python."""
        if file not in self._modules:
            try:
                self._modules[file] = _Module(file, self.root, ast.parse(file.read_text("utf-8")))
            except (OSError, SyntaxError, UnicodeDecodeError):
                self._modules[file] = None
        return self._modules[file]

    def find(self, expression: ast.expr, within: _Module) -> tuple[_Module, ast.AST] | None:
        """Where a name, ``module.name`` or ``TABLE[key]`` that a module speaks of is defined."""
        if isinstance(expression, ast.Name):
            return self._named(expression.id, within)
        if isinstance(expression, ast.Attribute) and isinstance(expression.value, ast.Name):
            source, name = within.imported.get(expression.value.id, ("", ""))
            module = self._imported(f"{source}.{name}")
            if module is not None:
                return self._named(expression.attr, module)
        if isinstance(expression, ast.Attribute | ast.Subscript):
            found = self.find(expression.value, within)
            return found and (found[0], _part(found[1], expression))
        return None

    def _named(self, name: str, module: _Module) -> tuple[_Module, ast.AST] | None:
        if name in module.defined:
            return module, module.defined[name]
        if name not in module.imported:
            return None
        source, original = module.imported[name]
        other = self._imported(source)
        return None if other is None or other is module else self._named(original, other)

    def _imported(self, name: str) -> _Module | None:
        place = self.root.joinpath(*name.split("."))
        return self.module(place.with_suffix(".py")) or self.module(place / "__init__.py")


def _part(whole: ast.AST, expression: ast.Attribute | ast.Subscript) -> ast.AST:
    """The entry of a table, or the argument of a value, that an expression means; else all of it."""
    value = getattr(whole, "value", None)
    if isinstance(expression, ast.Subscript) and isinstance(value, ast.Dict):
        wanted = ast.dump(expression.slice)
        for key, row in zip(value.keys, value.values, strict=True):
            if key is not None and ast.dump(key) == wanted:
                return row
    if isinstance(expression, ast.Attribute) and isinstance(value, ast.Call):
        for keyword in value.keywords:
            if keyword.arg == expression.attr:
                return keyword.value
    return whole


@dataclass
class _Reader:
    """Reads the marks and declarations of one chapter."""

    game: Game
    sources: Sources
    module: _Module
    chapter: str

    def read(self) -> Iterator[Embodiment]:
        """All that the file marks and declares."""
        yield from self._marked(self.module.tree, "")
        for node in self.module.tree.body:
            call = node.value if isinstance(node, ast.Expr) else None
            if isinstance(call, ast.Call) and _called(call) == DECLARATION and call.args:
                yield from self._declared(call.args[0])

    def _marked(self, tree: ast.AST, within: str) -> Iterator[Embodiment]:
        for node in ast.iter_child_nodes(tree):
            name = within
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                name = f"{within}{node.name}"
                marks = tuple(mark for each in node.decorator_list for mark in self._mark(each))
                if marks:
                    yield self._place(name, self.module, node, marks)
                name += "."
            yield from self._marked(node, name)

    def _mark(self, decorator: ast.expr) -> Iterator[Mark]:
        if not isinstance(decorator, ast.Call) or _called(decorator) != MARK:
            return
        named = {each.arg: each.value for each in decorator.keywords}
        numbers = [number for each in decorator.args for number in self._numbers(each)]
        also = [number for each in (named.get("also"),) if each for number in self._numbers(each)]
        edition = named.get("edition")
        ids = [f"{self.game.prefix}-{number}" for number in (*numbers, *also)]
        if ids:
            yield Mark(ids[0], tuple(ids[1:]), edition.value if _is_word(edition) else "")

    def _numbers(self, node: ast.expr) -> Iterator[str]:
        """The numbers that an argument says, be it by the name of a table of numbers."""
        if _is_word(node):
            yield node.value
        elif isinstance(node, ast.Tuple | ast.List):
            for each in node.elts:
                yield from self._numbers(each)
        elif isinstance(node, ast.Starred):
            yield from self._numbers(node.value)
        elif isinstance(node, ast.Name) and (found := self.sources.find(node, self.module)):
            value = getattr(found[1], "value", None)
            if isinstance(value, ast.Tuple | ast.List):
                yield from self._numbers(value)

    def _declared(self, table: ast.expr) -> Iterator[Embodiment]:
        if not isinstance(table, ast.Dict):
            return
        for key, value in zip(table.keys, table.values, strict=True):
            if key is not None and _is_word(key):
                module, node = self.sources.find(value, self.module) or (self.module, key)
                mark = Mark(f"{self.game.prefix}-{key.value}")
                yield self._place(ast.unparse(value), module, node, (mark,))

    def _place(self, name: str, module: _Module, node: ast.AST, marks: tuple[Mark, ...]) -> Embodiment:
        defined = isinstance(node, ast.FunctionDef)
        doc = (ast.get_docstring(node) or "").partition("\n")[0] if isinstance(node, ast.FunctionDef) else ""
        return Embodiment(name, module.file, getattr(node, "lineno", 1), doc, self.chapter, defined, marks)


def _called(call: ast.Call) -> str:
    called = call.func
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")


class _Word(ast.Constant):
    """A constant that is a string."""

    value: str


def _is_word(node: ast.expr | None) -> TypeGuard[_Word]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def embodiments(game: Game, root: Path) -> list[Embodiment]:
    """Where a game's engine below a suite's root embodies rules, by file and line.

    A file that is no Python has nothing; nor has a game without an engine.
    """
    sources = Sources(root)
    package = root.joinpath(*game.code.split("."))
    found: list[Embodiment] = []
    for file in sorted(package.rglob("*.py")):
        module = sources.module(file)
        if module is not None:
            chapter = ".".join(file.relative_to(package).with_suffix("").parts).removesuffix(".__init__")
            found += _Reader(game, sources, module, chapter).read()
    return found
