"""The rules of a comparison as their books have them: by section, in the book's order, with their titles."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from duelproof.catalogue.games import Game
from duelproof.comparison.matrix import BAD, Row, RuleName
from duelproof.comparison.results import End, Results
from duelproof.judge.selection import Suite
from duelproof.judge.told import told_rules

Place = tuple[int, list[tuple[int, str]]]
"""Where something stands: its place in its book, the last one where it is not in it; then by its number."""


@dataclass(frozen=True, slots=True)
class NamedRule:
    """A rule with its title in our words, empty where the suite here does not have it."""

    row: Row
    title: str


@dataclass(frozen=True, slots=True)
class Section:
    """A section of a book, with the rules in it that any of the runs has."""

    number: str
    title: str
    rules: tuple[NamedRule, ...]

    @property
    def tallies(self) -> list[Counter[End]]:
        """How many rules ended how, in each run."""
        return tallies(self.rules)

    @property
    def alike(self) -> bool:
        """Whether everything in it ended in the same way in each run that has run it."""
        return all(rule.row.alike for rule in self.rules)


@dataclass(frozen=True, slots=True)
class Book:
    """A book in one edition, with its sections that any of the runs has something of."""

    game: str
    revision: str
    title: str
    sections: tuple[Section, ...]

    @property
    def rules(self) -> tuple[NamedRule, ...]:
        """The rules of all sections."""
        return tuple(rule for section in self.sections for rule in section.rules)

    @property
    def tallies(self) -> list[Counter[End]]:
        """How many rules ended how, in each run."""
        return tallies(self.rules)


def tallies(rules: Iterable[NamedRule]) -> list[Counter[End]]:
    """Count how rules ended, for each run."""
    return [Counter(ends) for ends in zip(*(rule.row.ends for rule in rules), strict=True)]


def titles(books: Iterable[Book]) -> dict[RuleName, str]:
    """Return what the rules of books are called."""
    return {rule.row.name: rule.title for book in books for rule in book.rules}


def failed(tally: Counter[End]) -> int:
    """Return how many rules the engine fails."""
    return sum(tally[end] for end in BAD)


def arranged(rows: Sequence[Row], runs: Sequence[Results], suite: Suite | None) -> list[Book]:
    """Return the rules of a comparison book by book.

    The suite at hand says what they are called and where they stand. What it does not have keeps its number,
    and stands where the results say.

    Raises CatalogueError when the suite cannot be read.
    """
    games = {} if suite is None else {game.id: game for game in suite.games}
    books: dict[tuple[str, str], list[Row]] = {}
    for row in rows:
        books.setdefault((row.game, row.revision), []).append(row)
    features = {case.feature for run in runs for case in run.cases.values()}
    order = [(game.id, revision) for game in games.values() for revision in reversed(game.revisions)]
    known = [name for name in order if name in books]
    return [
        _book(books[name], games.get(name[0]), suite, features)
        for name in [*known, *sorted(books.keys() - set(known))]
    ]


def _book(rows: list[Row], game: Game | None, suite: Suite | None, features: set[str]) -> Book:
    first = rows[0]
    if game is None or suite is None:
        return Book(first.game, first.revision, f"{first.game} {first.revision}", _sections(rows, {}, {}, {}))
    numbering = suite.numbering(game)
    ids = [row.rule for row in rows if row.rule in numbering.rules]
    # Results name any file they like: only the suite's own are read.
    own = {file.relative_to(game.root).as_posix() for file in suite.folder(game).rglob("*.feature")}
    told = told_rules(suite, game.id, first.revision, ids, own & features)
    sections = _sections(
        rows,
        {rule: each.title for rule, each in told.items()},
        {rule: numbering.rules[rule].section for rule in ids},
        {number: section.title for number, section in numbering.sections.items()},
        list(numbering.rules),
    )
    return Book(first.game, first.revision, f"{game.title} {first.revision}", sections)


def _sections(
    rows: list[Row],
    titles: dict[str, str],
    homes: dict[str, str],
    headings: dict[str, str],
    order: Sequence[str] = (),
) -> tuple[Section, ...]:
    """Return the sections of some rules.

    Args:
        rows: the rules.
        titles: what each is called.
        homes: the section of each; of others it is where the results say.
        headings: what each section is called, in the order of the book.
        order: the ids of the book's rules, in its order.
    """
    sections: dict[str, list[Row]] = {}
    for row in rows:
        sections.setdefault(homes.get(row.rule, row.section), []).append(row)
    places = {rule: at for at, rule in enumerate(order)}
    chapters = {number: at for at, number in enumerate(headings)}
    made = []
    for number in sorted(sections, key=lambda number: _place(number, chapters)):
        inside = sorted(sections[number], key=lambda row: _place(row.rule, places))
        rules = tuple(NamedRule(row, titles.get(row.rule, "")) for row in inside)
        made.append(Section(number, headings.get(number, ""), rules))
    return tuple(made)


def _place(name: str, places: dict[str, int]) -> Place:
    """Return where something stands in an order; what is not in it comes last, 2 before 10."""
    parts = [(int(part), "") if part.isdecimal() else (0, part) for part in re.split(r"(\d+)", name)]
    return places.get(name, len(places)), parts
