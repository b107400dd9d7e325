"""Reading feature files: rule blocks, their ids and tags, their scenarios.

pytest-bdd parses and renders, but forgets what a judge must know (the order of tags, the line of a rule, the
second of two scenarios of one name, scenarios outside a rule), so that is kept here.

A scenario's id is the first rule id of its block and a slug of its own name, and for a row of an outline a
slug of the row's values: ``AB-8-4d/a-unit-attacks-and-is-exhausted``. It does not change when another
scenario, rule or row is added.
"""

import re
import textwrap
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from gherkin.errors import CompositeParserException
from gherkin.parser import Parser, ParserContext
from gherkin.token import Token
from pytest_bdd.exceptions import GherkinParseError
from pytest_bdd.gherkin_parser import GherkinDocument, handle_gherkin_parser_error
from pytest_bdd.gherkin_parser import Rule as GherkinRule
from pytest_bdd.parser import Feature, FeatureParser, Rule, Scenario, ScenarioTemplate

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.fixed import read_text
from duelproof.catalogue.games import Game

CLASS_TAGS = ("lead-in", "informative")
CLAUSE_TAG = "clause-"
_CLAUSE = re.compile(r"- (?P<name>[a-z0-9]+(?:-[a-z0-9]+)*): (?P<says>\S.*)")
_SIGNED = re.compile(r"(?<!\w)([+-])(?=\d)")
_NO_WORD = re.compile(r"[\W_]+")


def slug(text: str) -> str:
    """Return a text as part of an id: lower-case letters and digits, hyphens between, a sign spelled out."""
    signed = _SIGNED.sub(lambda sign: " plus " if sign[1] == "+" else " minus ", text)
    return _NO_WORD.sub("-", signed.lower()).strip("-")


@dataclass(frozen=True, slots=True)
class Case:
    """One scenario that can be run: an outline gives one for each row.

    ``example`` holds the row's values by column, and is empty where there is no outline.
    """

    id: str
    line: int
    example: dict[str, str]
    text: "ScenarioText"

    def render(self) -> Scenario:
        """Return the scenario with the values of its row put in."""
        return self.text.template.render(self.example)


@dataclass(slots=True)
class ScenarioText:
    """A scenario as written. ``empty_tables`` are the lines of Examples tables without a row."""

    template: ScenarioTemplate
    block: "RuleBlock | None"
    outline: bool
    empty_tables: tuple[int, ...]

    @property
    def name(self) -> str:
        """Its name as written, placeholders included."""
        return self.template.name

    @property
    def line(self) -> int:
        """The line of its name in the feature file."""
        return self.template.line_number

    @property
    def clauses(self) -> frozenset[str]:
        """The names of the clauses of its rule that it is about."""
        own = self.template.tags
        return frozenset(tag.removeprefix(CLAUSE_TAG) for tag in own if tag.startswith(CLAUSE_TAG))

    @property
    def tags(self) -> frozenset[str]:
        """Its own tags and those of its rule and feature."""
        block = self.block.tags if self.block else ()
        return frozenset({*self.template.tags, *self.template.feature.tags, *block})

    def cases(self) -> Iterator[Case]:
        """Yield the scenarios that this text stands for, in the order of its rows."""
        home = self.block.ids[0] if self.block and self.block.ids else "no-rule"
        base = f"{home}/{slug(self.name)}"
        if not self.outline:
            yield Case(base, self.line, {}, self)
            return
        for table in self.template.examples:
            for context in table.as_contexts():
                row = slug(" ".join(context.values())) or "empty"
                yield Case(f"{base}/{row}", self.line, context, self)


@dataclass(frozen=True, slots=True)
class Clause:
    """One of the things that a rule says, with a name of its own within the rule."""

    name: str
    says: str


@dataclass(slots=True)
class RuleBlock:
    """A ``Rule:`` block. ``ids`` are the rule ids among its tags; the first one is its home.

    ``clauses`` is the list of what the rule says, if it says several things; ``stray`` are the lines of that
    list that are none.
    """

    title: str
    line: int
    tags: tuple[str, ...]
    ids: tuple[str, ...]
    clauses: tuple[Clause, ...] = ()
    stray: tuple[str, ...] = ()
    scenarios: list[ScenarioText] = field(default_factory=list)

    @property
    def kind(self) -> str | None:
        """The class that its tags give it: ``lead-in``, ``informative``, ``see``, or none."""
        for tag in self.tags:
            if tag in CLASS_TAGS:
                return tag
        return "see" if self.pointed_at else None

    @property
    def pointed_at(self) -> tuple[str, ...]:
        """The ids of the rules that its tags point to (``@see-<id>``)."""
        return tuple(tag.removeprefix("see-") for tag in self.tags if tag.startswith("see-"))

    @property
    def revisions(self) -> tuple[str, ...]:
        """The revisions that its tags name; empty if it holds in all that have the rule."""
        return tuple(tag.removeprefix("revisions-") for tag in self.tags if tag.startswith("revisions-"))


@dataclass(slots=True)
class FeatureText:
    """A feature file. ``loose`` are scenarios that stand outside every rule."""

    path: Path
    name: str
    description: str
    blocks: list[RuleBlock]
    loose: list[ScenarioText]

    @property
    def scenarios(self) -> list[ScenarioText]:
        """All scenarios, in the order of the file."""
        inside = [scenario for block in self.blocks for scenario in block.scenarios]
        return sorted([*self.loose, *inside], key=lambda scenario: scenario.line)


def rule_id(tag: str, prefix: str) -> bool:
    """Tell whether a tag is a rule id of the game with this prefix."""
    return tag.startswith(f"{prefix}-")


_TAG = re.compile(r"@(\S+)")
_read: dict[tuple[Path, str], tuple[str, "FeatureText"]] = {}
"""What was read last from each file, by the prefix of its game's rules, with the text of the file."""


def read_feature(path: Path, game: Game) -> FeatureText:
    """Read a feature file. As long as it says the same, the same is returned, which nobody changes.

    Raises CatalogueError, naming file and line, when it is no Gherkin or has no feature.
    """
    try:
        text = read_text(path)
        known = _read.get((path, game.prefix))
        if known is not None and known[0] == text:
            return known[1]
        document = _parsed(path, text)
    except GherkinParseError as error:
        raise CatalogueError(
            f"{path}:{error.line}: {error.message} The line is: {error.line_content}"
        ) from error
    except (OSError, UnicodeDecodeError) as error:
        raise CatalogueError(f"{path} cannot be read: {error}.") from error
    except (KeyError, TypeError, AttributeError) as error:  # what pytest-bdd does with an empty file
        raise CatalogueError(f"{path}:1: there is no 'Feature:' in this file.") from error
    feature = _Reader(path, game, document).read()
    _read[path, game.prefix] = text, feature
    return feature


class _Parser(Parser):
    """Gherkin's own, which makes a table of all its states for each line."""

    def match_token(self, state: int, token: Token, context: ParserContext) -> int:
        """Read a line in a state, and return the state after it."""
        after: int = getattr(self, f"match_token_at_{state}")(token, context)
        return after


def _parsed(path: Path, text: str) -> GherkinDocument:
    """Parse the text of a feature file as pytest-bdd does, but read in our own way."""
    try:
        return GherkinDocument.from_dict(_Parser().parse(text))
    except CompositeParserException as error:
        said, line = error.args[0], error.errors[0].location["line"]
        content = "".join(text.split("\n")[line - 1 : line])
        handle_gherkin_parser_error(said, line, content, str(path), error)
        raise GherkinParseError(f"Unknown parsing error: {said}", line, content, str(path)) from error


def features_of(game: Game, folder: Path, about: Collection[str] | None = None) -> list[FeatureText]:
    """Return the feature files of a game below a folder, in the order of their paths.

    Where some rules are given, only the files that have a tag of one of them are parsed, and returned.
    """
    paths = sorted(folder.rglob("*.feature"))
    if about is not None:
        paths = [path for path in paths if not set(about).isdisjoint(_TAG.findall(read_text(path)))]
    return [read_feature(path, game) for path in paths]


class _Reader:
    """Turns a parsed document into a FeatureText, scenario by scenario, without dropping any."""

    def __init__(self, path: Path, game: Game, document: GherkinDocument) -> None:
        self.path = path
        self.game = game
        self.raw = document.feature
        self.parser = FeatureParser(str(path.parent), path.name)
        self.feature = Feature(
            scenarios={},  # type: ignore[arg-type]  # ours are in the blocks, where names cannot collide
            filename=str(path),
            rel_filename=path.name,
            language=self.raw.language,
            keyword=self.raw.keyword,
            name=self.raw.name,
            tags={tag.name.removeprefix("@") for tag in self.raw.tags},
            background=None,
            line_number=self.raw.location.line,
            description=self.raw.description,
        )

    def read(self) -> FeatureText:
        text = FeatureText(self.path, self.raw.name, self.raw.description, [], [])
        for child in self.raw.children:
            if child.background:
                self.feature.background = self.parser.parse_background(child.background)
            elif child.rule:
                text.blocks.append(self.block(child.rule))
            elif child.scenario:
                text.loose.append(self.scenario(child.scenario, None, None))
        return text

    def block(self, raw: GherkinRule) -> RuleBlock:
        tags = tuple(tag.name.removeprefix("@") for tag in raw.tags)
        ids = tuple(tag for tag in tags if rule_id(tag, self.game.prefix))
        block = RuleBlock(raw.name, raw.location.line, tags, ids, *_clauses(raw.description))
        rule = Rule(raw.keyword, raw.name, raw.description, set(tags))
        for child in raw.children:
            if child.background:
                rule.background = self.parser.parse_background(child.background)
            elif child.scenario:
                block.scenarios.append(self.scenario(child.scenario, rule, block))
        return block

    def scenario(self, raw: object, rule: Rule | None, block: RuleBlock | None) -> ScenarioText:
        template = self.parser.parse_scenario(raw, self.feature, rule)  # type: ignore[arg-type]
        tables = raw.examples  # type: ignore[attr-defined]
        empty = tuple(table.location.line for table in tables if not table.table_body)
        outline = (
            bool(tables) or "outline" in template.keyword.lower() or "template" in template.keyword.lower()
        )
        return ScenarioText(template, block, outline, empty)


def _clauses(description: str) -> tuple[tuple[Clause, ...], tuple[str, ...]]:
    """Read the list under a rule: its clauses, and the lines that are none.

    A line that is indented further than the first goes on with the one before.
    """
    lines = textwrap.dedent(description).strip("\n").splitlines()
    joined: list[str] = []
    for line in lines:
        if joined and line.startswith(" "):
            joined[-1] += f" {line.strip()}"
        elif line.strip():
            joined.append(line.strip())
    read = [(line, _CLAUSE.fullmatch(line)) for line in joined]
    found = tuple(Clause(match["name"], match["says"]) for _, match in read if match)
    return found, tuple(line for line, match in read if not match)
