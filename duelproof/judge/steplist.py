"""The catalogue of a game's steps for whoever writes scenarios: what each means, and how it is used."""

import inspect
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from types import ModuleType

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.features import FeatureText
from duelproof.catalogue.games import Game, find_in
from duelproof.judge.collect import COMMON
from duelproof.judge.sentences import NUMBER, Parameter, sentence_of
from duelproof.judge.stepbook import StepBook, StepDefinition, load_steps

EXAMPLES = 3
"""So many examples are given of a step at most,"""
SEEN = 20
"""and so many of the words that scenarios say for a parameter."""
KINDS = ("given", "when", "then")


@dataclass(frozen=True, slots=True)
class Example:
    """A step as a scenario has it, and the id of the first such scenario."""

    text: str
    scenario: str


@dataclass(frozen=True, slots=True)
class ListedStep:
    """A step definition: its sentence and what it means, and how many scenarios use it.

    ``texts`` are the ways in which scenarios say it, each with the id of the first that does.
    """

    kind: str
    sentence: str
    says: str
    parameters: list[Parameter]
    definition: StepDefinition
    path: str
    scenarios: int
    texts: Mapping[str, str]

    @property
    def examples(self) -> list[Example]:
        """The shortest ways in which scenarios say it."""
        shortest = sorted(self.texts, key=lambda text: (len(text), text))[:EXAMPLES]
        return [Example(text, self.texts[text]) for text in shortest]

    @property
    def id(self) -> str:
        """Its module's last name and its function's: no other step has the same."""
        return f"{self.definition.module.rpartition('.')[2]}-{self.definition.function.__name__}"

    def found(self, word: str) -> "ListedStep | None":
        """Return it with those of its texts that have a word, in any case; None if it has it nowhere."""
        word = word.casefold()
        texts = {text: scenario for text, scenario in self.texts.items() if word in text.casefold()}
        told = [self.sentence, self.says, *(value for each in self.parameters for value in each.values)]
        if not texts and not any(word in text.casefold() for text in told):
            return None
        return replace(self, texts=texts or self.texts)

    def as_data(self) -> dict[str, object]:
        """Return it as plain data."""
        return {
            "kind": self.kind,
            "sentence": self.sentence,
            "pattern": self.definition.pattern,
            "says": self.says,
            "parameters": [
                {
                    "name": each.name,
                    "form": each.form,
                    "values": each.values,
                    "optional": each.optional,
                    "converter": each.made,
                    "seen": each.seen,
                }
                for each in self.parameters
            ],
            "module": self.definition.module,
            "path": self.path,
            "line": self.definition.line,
            "scenarios": self.scenarios,
            "examples": [{"text": each.text, "scenario": each.scenario} for each in self.examples],
        }


@dataclass(frozen=True, slots=True)
class Chapter:
    """The steps of a module: Givens, then Whens, then Thens. Its title is what the module says of itself."""

    title: str
    module: str
    steps: list[ListedStep]

    def found(self, word: str) -> "Chapter":
        """Return the chapter with those steps only that have a word."""
        return replace(self, steps=[found for each in self.steps if (found := each.found(word))])


@dataclass(slots=True)
class _Usage:
    """How the scenarios of a game use a definition: in which of them, and in which words."""

    scenarios: int
    first: dict[str, str]
    times: Counter[str]


def chapters_of(game: Game, features: Iterable[FeatureText]) -> list[Chapter]:
    """Return the steps that a game's scenarios may use, by module: the common ones first.

    Raises CatalogueError when the modules of the steps cannot be imported.
    """
    book = _steps_of(game)
    usage = _usage(book, features)
    by_module: dict[str, list[StepDefinition]] = defaultdict(list)
    for definition in book.definitions:
        by_module[definition.module].append(definition)
    return [
        Chapter(
            _first_line(module),
            module.__name__,
            [
                _listed(definition, kind, usage.get(id(definition)), game.root)
                for kind in KINDS
                for definition in by_module[module.__name__]
                if (definition.context.type or KINDS[0]) == kind
            ],
        )
        for module in book.modules
        if by_module[module.__name__]
    ]


def _steps_of(game: Game) -> StepBook:
    """Load the steps of a game, from its own suite even if another suite's have been imported before."""
    find_in(game.root)
    before = sys.modules.get("steps")
    if before is not None and str(game.root / "steps") not in getattr(before, "__path__", ()):
        for name in [name for name in sys.modules if name == "steps" or name.startswith("steps.")]:
            del sys.modules[name]
    try:
        return load_steps([COMMON, f"steps.{game.package}"])
    except Exception as error:
        raise CatalogueError(f"The steps of {game.title} cannot be imported: {error!r}.") from error


def _usage(book: StepBook, features: Iterable[FeatureText]) -> dict[int, _Usage]:
    """Return how scenarios use the definitions, by the identity of these; each row of an outline counts."""
    found: dict[int, _Usage] = {}
    cases = (case for feature in features for scenario in feature.scenarios for case in scenario.cases())
    for case in cases:
        seen = set()
        for step in case.render().steps:
            for definition in book.find(step.type, step.name):
                usage = found.setdefault(id(definition), _Usage(0, {}, Counter()))
                usage.first.setdefault(step.name, case.id)
                usage.times[step.name] += 1
                usage.scenarios += id(definition) not in seen
                seen.add(id(definition))
    return found


def _listed(definition: StepDefinition, kind: str, usage: _Usage | None, root: Path) -> ListedStep:
    usage = usage or _Usage(0, {}, Counter())
    sentence, parameters = sentence_of(definition)
    file = definition.file
    return ListedStep(
        kind=kind,
        sentence=sentence,
        says=" ".join((inspect.getdoc(definition.function) or "").replace("``", '"').split()),
        parameters=_with_words(definition, parameters, usage.times),
        definition=definition,
        path=file.relative_to(root).as_posix() if file.is_relative_to(root) else file.name,
        scenarios=usage.scenarios,
        texts=usage.first,
    )


def _with_words(
    definition: StepDefinition, parameters: list[Parameter], times: Mapping[str, int]
) -> list[Parameter]:
    """Add what scenarios say for the parameters without a list of values, but for names in quotes."""
    open_ones = {each.name for each in parameters if not each.values and '"' not in each.form}
    words: dict[str, Counter[str]] = defaultdict(Counter)
    for text, many in times.items() if open_ones else ():
        for name, value in (definition.context.parser.parse_arguments(text) or {}).items():
            if name in open_ones and isinstance(value, str) and '"' not in value:
                words[name][value.strip()] += many
    return [
        replace(each, seen=tuple(word for word, _ in words[each.name].most_common(SEEN)))
        if each.form != NUMBER
        else each
        for each in parameters
    ]


def _first_line(module: ModuleType) -> str:
    return next(iter((inspect.getdoc(module) or "").splitlines()), "").rstrip(".") or module.__name__
