"""The step definitions of a game, found and looked up.

They are the functions that pytest-bdd's ``given``, ``when`` and ``then`` decorate, in all modules of
``steps.common`` and ``steps.<game>``. pytest-bdd itself would go through all fixtures for every step of every
run (some 10 ms a scenario with a few hundred definitions); here each step is looked up once, at collection,
where an ambiguous step is seen too.
"""

import ast
import difflib
import importlib
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

from pytest_bdd import parsers
from pytest_bdd.steps import StepFunctionContext, StepNamePrefix, step_function_context_registry

from duelproof.catalogue.fixed import read_text

_FIELD = re.compile(r"\{.*?\}")
_WORD = re.compile(r"\w+")
_NO_CHECK = {"print", "append", "add", "update", "extend", "setdefault"}


@dataclass(slots=True, eq=False)
class StepDefinition:
    """A step definition: its pattern, its function, where it stands, and whether a scenario has used it.

    ``word`` is one that every matching step contains (in lower case), or empty where none is known: it avoids
    most attempts to match most patterns.
    """

    context: StepFunctionContext
    module: str
    file: Path
    line: int
    word: str
    parameters: tuple[str, ...]
    required: tuple[str, ...]
    used: bool = False

    @property
    def pattern(self) -> str:
        """The pattern as written."""
        return str(self.context.parser.name)

    @property
    def short(self) -> str:
        """The pattern, cut where it is long: regular expressions can have hundreds of characters."""
        return self.pattern if len(self.pattern) <= 90 else self.pattern[:90] + " ..."

    @property
    def function(self) -> Callable[..., object]:
        """The function behind it."""
        return self.context.step_func

    def __str__(self) -> str:
        kind = (self.context.type or "step").capitalize()
        return f'{kind} "{self.short}" ({self.file.name}:{self.line}, {self.module})'


@dataclass(slots=True)
class StepBook:
    """The step definitions that a game's scenarios may use."""

    definitions: list[StepDefinition]
    modules: list[ModuleType]
    _found: dict[tuple[str, str], list[StepDefinition]] = field(default_factory=dict)

    def find(self, kind: str, text: str) -> list[StepDefinition]:
        """Return the definitions that match a step of a kind (given, when, then): in a correct suite one."""
        key = (kind, text)
        if key not in self._found:
            low = text.lower()
            self._found[key] = [
                definition
                for definition in self.definitions
                if definition.word in low
                and definition.context.type in (None, kind)
                and definition.context.parser.is_matching(text)
            ]
        return self._found[key]

    def nearest(self, kind: str, text: str) -> list[StepDefinition]:
        """Return up to three definitions whose patterns look most like a step, those of its kind first."""

        def likeness(definition: StepDefinition) -> float:
            ratio = difflib.SequenceMatcher(None, definition.pattern.lower(), text.lower()).ratio()
            return ratio + (0.1 if definition.context.type in (None, kind) else 0)

        best = sorted(self.definitions, key=likeness, reverse=True)
        return [definition for definition in best[:3] if likeness(definition) > 0.4]


def load_steps(packages: list[str]) -> StepBook:
    """Return the step definitions of all modules in these packages; a package that does not exist has none.

    Raises ImportError and whatever else a step module raises when it is imported.
    """
    modules = [module for package in packages for module in _modules(package)]
    seen: set[int] = set()
    definitions = []
    for module in modules:
        for context in _contexts(module):
            if id(context) not in seen:
                seen.add(id(context))
                definitions.append(_definition(context))
    return StepBook(definitions, modules)


def _modules(package: str) -> Iterator[ModuleType]:
    """Yield a package and its modules at any depth, by name."""
    try:
        top = importlib.import_module(package)
    except ModuleNotFoundError as error:
        if error.name and (package == error.name or package.startswith(f"{error.name}.")):
            return
        raise
    yield top
    for info in sorted(pkgutil.walk_packages(top.__path__, f"{package}."), key=lambda info: info.name):
        if ".tests" not in info.name:
            yield importlib.import_module(info.name)


def _contexts(module: ModuleType) -> Iterator[StepFunctionContext]:
    for name, value in vars(module).items():
        if name.startswith(StepNamePrefix.step_def.value):
            marker = getattr(value, "__wrapped__", value)
            context = step_function_context_registry.get(marker)
            if context is not None:
                yield context


def _definition(context: StepFunctionContext) -> StepDefinition:
    function = context.step_func
    named = [
        parameter
        for parameter in inspect.signature(function).parameters.values()
        if parameter.kind in (parameter.POSITIONAL_OR_KEYWORD, parameter.KEYWORD_ONLY)
    ]
    code = inspect.unwrap(function).__code__
    return StepDefinition(
        context=context,
        module=function.__module__,
        file=Path(code.co_filename),
        line=code.co_firstlineno,
        word=_needed_word(context.parser),
        parameters=tuple(parameter.name for parameter in named),
        required=tuple(parameter.name for parameter in named if parameter.default is parameter.empty),
    )


def _needed_word(parser: parsers.StepParser) -> str:
    """Return a word that every matching text contains; empty for regular expressions and other parsers."""
    if isinstance(parser, parsers.string):
        return str(parser.name).lower()
    if not isinstance(parser, parsers.parse):
        return ""
    # A word that touches a field may be part of a longer word in the text; the text still contains it.
    words = [word for chunk in _FIELD.split(parser.name) for word in _WORD.findall(chunk)]
    return max(words, key=len, default="").lower()


def checks_something(definition: StepDefinition) -> bool:
    """Tell whether a Then's body has an assertion, a raise, or a statement that calls a helper."""
    body = _body_of(definition.file, definition.line)
    if body is None:
        return True  # made by a decorator or in a shell: there is no source to judge
    for node in ast.walk(body):
        if isinstance(node, ast.Assert | ast.Raise | ast.With):
            return True
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
            called = node.value.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name not in _NO_CHECK:
                return True
    return False


_functions: dict[Path, dict[int, ast.FunctionDef]] = {}


def _body_of(file: Path, line: int) -> ast.FunctionDef | None:
    """Return the function that begins at a line (its first decorator's); each file is parsed once."""
    if file not in _functions:
        try:
            tree = ast.parse(read_text(file))
        except (OSError, SyntaxError):
            return None
        _functions[file] = {
            min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)]): node
            for node in ast.walk(tree)
            if isinstance(node, ast.FunctionDef)
        }
    return _functions[file].get(line)
