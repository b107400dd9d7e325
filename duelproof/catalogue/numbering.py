"""The numbers of a game's rules: `features/<game>/numbering.toml`, read and checked.

The file lists every rule of every revision of a book: its id, its class, hashes of its wording (never the
wording, see `duelproof.catalogue.books`), what it is called in print, and what it was called before. Lines
stand under the subsection they belong to, one rule a line:

    [sections.8]
    title = "Attacking"
    folder = "08_attack_phase"

    [sections.8.subsections]
    8-4 = { title = "Declaring an attack", file = "08_04_attack_declaration" }

    [rules.8-4]
    AB-8-4d = { hash = "0123456789abcdef" }

A value that is not the same in all revisions is a table by revision. The fields of a rule:

- `hash`      the hash of its wording; a list where the book prints the number more than once
- `examples`  the hashes of the worked examples beneath it
- `printed`   its number in print, where that is not its id; "none" where print has no number
- `class`     `behavioural` (when left out), `lead-in`, `see` or `informative`
- `reason`    why it is not behavioural
- `by`        for `see` the rules it points to; for `lead-in` the rules that say what it announces, where
              those are not its children
- `was`       the ids that it had in the revision before: of the newest revision, or a table by revision
- `same`      rules of the same revision that say the same thing
- `differs`   the revisions in which the number means something else than in the one before; true for the
              newest
- `review`    the revisions in which its wording is another than the one its scenarios were written for, and
              nobody has confirmed yet that they still say what it says

A table `[aliases]` gives our names for words that a source has lost.
"""

import difflib
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Literal, TypeVar

import msgspec

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import Game, features_folder, game
from duelproof.catalogue.toml import converted, line_of, read_toml

Kind = Literal["behavioural", "lead-in", "see", "informative"]

_Value = TypeVar("_Value")
_HASH = re.compile(r"[0-9a-f]{16}")


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One revision of a book: `source` is the file of its text, `date` an ISO date or "undated"."""

    revision: str
    date: str
    source: str
    language: str


class Subsection(msgspec.Struct, frozen=True):
    """A subsection: its number in the book, a title in our words, its feature file without `.feature`."""

    number: str
    title: str
    file: str
    section: str


class Section(msgspec.Struct, frozen=True):
    """A section: its number, a title in our words, its folder under `features/<game>`."""

    number: str
    title: str
    folder: str
    subsections: tuple[Subsection, ...]

    @property
    def module(self) -> str:
        """The name of the section in `reference` and `steps`: `attack_phase` for `08_attack_phase`."""
        return self.folder.split("_", 1)[1]


class RuleText(msgspec.Struct, frozen=True):
    """A rule as one revision has it.

    `hashes` has one entry for each time the book prints the rule, nearly always one. `printed` is its
    number in print where that is not its id. `same` are rules of this revision that say the same. `review`
    says that nobody has confirmed yet that its scenarios fit this wording.
    """

    revision: str
    hashes: tuple[str, ...]
    examples: tuple[str, ...]
    printed: str | None
    kind: Kind
    same: tuple[str, ...]
    review: bool = False


class Rule(msgspec.Struct, frozen=True):
    """A numbered rule, in all the revisions that have it.

    `judged_by` are the rules whose scenarios decide a lead-in or a pointer. `became` has, by revision, the
    ids that it had in the one before, where they are others. `differs_in` are the revisions in which its
    number means something else than in the one before.
    """

    id: str
    section: str
    subsection: str
    texts: dict[str, RuleText]
    reason: str
    judged_by: tuple[str, ...]
    became: dict[str, tuple[str, ...]]
    differs_in: tuple[str, ...]

    @property
    def was(self) -> tuple[str, ...]:
        """The ids that it had in a revision before."""
        return tuple(dict.fromkeys(each for ids in self.became.values() for each in ids))

    @property
    def differs(self) -> bool:
        """Whether its revisions mean different things by its number."""
        return bool(self.differs_in)

    @property
    def number(self) -> str:
        """The id without the game: `8-4d`."""
        return self.id.split("-", 1)[1]

    @property
    def revisions(self) -> tuple[str, ...]:
        """The revisions that have this rule, oldest first."""
        return tuple(self.texts)

    def kind(self, revision: str | None = None) -> Kind:
        """Return its class in a revision, by default in the newest that has it.

        Raises CatalogueError when that revision has no such rule.
        """
        if revision is None:
            revision = self.revisions[-1]
        if revision not in self.texts:
            raise CatalogueError(f"{self.id} is no rule of revision {revision}, only of {_list(self.texts)}.")
        return self.texts[revision].kind


class Counts(msgspec.Struct, frozen=True):
    """How many rules a revision has, by class, and how many worked examples."""

    rules: int
    behavioural: int
    lead_in: int
    see: int
    informative: int
    examples: int


class Numbering(msgspec.Struct, frozen=True):
    """All sections and rules of a game, in the order of the book."""

    game: Game
    documents: tuple[Document, ...]
    sections: dict[str, Section]
    rules: dict[str, Rule]
    aliases: dict[str, str]

    def rule(self, rule_id: str) -> Rule:
        """Return the rule with this id.

        Raises CatalogueError, naming the nearest ids, when there is none.
        """
        if rule_id in self.rules:
            return self.rules[rule_id]
        known = {other.upper(): other for other in self.rules}
        near = [known[match] for match in difflib.get_close_matches(rule_id.upper(), known, n=3)]
        hint = f"the nearest are {_list(near)}" if near else f"its ids look like {next(iter(self.rules))}"
        raise CatalogueError(f"{self.game.title} has no rule {rule_id!r}: {hint}.")

    @property
    def parts(self) -> dict[str, Section | Subsection]:
        """Its sections and subsections by number, in the order of the book."""
        found: dict[str, Section | Subsection] = {}
        for section in self.sections.values():
            found[section.number] = section
            found |= {part.number: part for part in section.subsections}
        return found

    def section(self, number: str) -> Section:
        """Return the section with this number (`8`). Raises CatalogueError when there is none."""
        if number not in self.sections:
            raise CatalogueError(
                f"{self.game.title} has no section {number!r}: there are {_list(self.sections)}."
            )
        return self.sections[number]

    def subsection(self, number: str) -> Subsection:
        """Return the subsection with this number (`8-4`). Raises CatalogueError when there is none."""
        known = {part.number: part for section in self.sections.values() for part in section.subsections}
        if number not in known:
            near = difflib.get_close_matches(number, known, n=3) or list(known)[:3]
            raise CatalogueError(
                f"{self.game.title} has no subsection {number!r}: the nearest are {_list(near)}."
            )
        return known[number]

    def of_section(self, number: str, revision: str | None = None) -> tuple[Rule, ...]:
        """Return the rules of a section or of a subsection (`8`, `8-4`), of one revision or of all.

        Raises CatalogueError when there is neither.
        """
        if number not in self.sections:
            self.subsection(number)
        return tuple(rule for rule in self.of(revision) if number in (rule.section, rule.subsection))

    def of(self, revision: str | None = None) -> tuple[Rule, ...]:
        """Return the rules of one revision, or of all when none is named.

        Raises CatalogueError when the book has no such revision.
        """
        if revision is None:
            return tuple(self.rules.values())
        if revision not in self.game.revisions:
            raise CatalogueError(
                f"{self.game.title} has no revision {revision!r}: there are {_list(self.game.revisions)}."
            )
        return tuple(rule for rule in self.rules.values() if revision in rule.texts)

    def counts(self, revision: str) -> Counts:
        """Return the counts of one revision. Raises CatalogueError when the book has no such revision."""
        rules = self.of(revision)
        kinds = Counter(rule.kind(revision) for rule in rules)
        return Counts(
            rules=len(rules),
            behavioural=kinds["behavioural"],
            lead_in=kinds["lead-in"],
            see=kinds["see"],
            informative=kinds["informative"],
            examples=sum(len(rule.texts[revision].examples) for rule in rules),
        )

    def feature_file(self, rule_id: str) -> Path:
        """Tell where the scenarios of a rule belong, below `features/<game>`.

        Raises CatalogueError when there is no such rule.
        """
        rule = self.rule(rule_id)
        folder = self.sections[rule.section].folder
        return Path(folder) / f"{self.subsection(rule.subsection).file}.feature"


@cache
def load(name: str | Game) -> Numbering:
    """Return the numbering of a game; by its id (`some-game`) of the suite that comes with this package.

    Raises CatalogueError when there is no such game, or when its file is missing or wrong.
    """
    wanted = game(name)
    return read(wanted, features_folder(wanted) / "numbering.toml")


_read: dict[Path, tuple[Game, str, Numbering]] = {}
"""What was read last from each file, with its game and its text."""


def read(wanted: Game, path: Path) -> Numbering:
    """Return the numbering of a game from a file. As long as that says the same, the same is returned.

    Raises CatalogueError, naming the file and the place in it, when it cannot be read or contradicts
    itself: an id that is not under its subsection, a rule it refers to that is not there, a class without a
    reason.
    """
    tables, text = read_toml(path)
    known = _read.get(path)
    if known is not None and known[:2] == (wanted, text):
        return known[2]
    raw = converted(path, tables, text, _File)
    try:
        numbering = _build(wanted, raw)
    except CatalogueError as error:
        line = line_of(text, str(error).split(maxsplit=1)[:1])
        raise CatalogueError(f"{path}:{line}: {error}") from error
    _read[path] = wanted, text, numbering
    return numbering


class _SubsectionLine(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    file: str


class _SectionTable(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    folder: str
    subsections: dict[str, _SubsectionLine]


class _RuleLine(msgspec.Struct, forbid_unknown_fields=True):
    hash: str | list[str] | dict[str, str | list[str]]
    examples: list[str] | dict[str, list[str]] = msgspec.field(default_factory=list)
    printed: str | dict[str, str | None] | None = None
    kind: Kind | dict[str, Kind] = msgspec.field(default="behavioural", name="class")
    reason: str = ""
    by: list[str] = msgspec.field(default_factory=list)
    was: list[str] | dict[str, list[str]] = msgspec.field(default_factory=list)
    same: list[str] | dict[str, list[str]] = msgspec.field(default_factory=list)
    differs: bool | list[str] = False
    review: list[str] = msgspec.field(default_factory=list)


class _File(msgspec.Struct, forbid_unknown_fields=True):
    documents: list[Document]
    sections: dict[str, _SectionTable]
    rules: dict[str, dict[str, _RuleLine]]
    aliases: dict[str, str] = msgspec.field(default_factory=dict)


def _build(wanted: Game, raw: _File) -> Numbering:
    revisions = tuple(document.revision for document in raw.documents)
    if revisions != wanted.revisions:
        raise CatalogueError(
            f"the documents are {_list(revisions)}, and should be {_list(wanted.revisions)}, oldest first."
        )
    sections = {number: _section(number, table) for number, table in raw.sections.items()}
    section_of = {part.number: part.section for section in sections.values() for part in section.subsections}
    rules: dict[str, Rule] = {}
    for subsection, lines in raw.rules.items():
        if subsection not in section_of:
            raise CatalogueError(f"rules.{subsection} is the table of no subsection.")
        for rule_id, line in lines.items():
            _check_place(wanted, rule_id, subsection)
            rules[rule_id] = _rule(wanted, rule_id, line, section_of[subsection], subsection)
    _add_children(rules)
    _check_references(wanted, rules)
    return Numbering(wanted, tuple(raw.documents), sections, rules, raw.aliases)


def _section(number: str, table: _SectionTable) -> Section:
    parts = (Subsection(part, line.title, line.file, number) for part, line in table.subsections.items())
    return Section(number, table.title, table.folder, tuple(parts))


def _check_place(wanted: Game, rule_id: str, subsection: str) -> None:
    beginning = re.escape(f"{wanted.prefix}-{subsection}")
    if not re.match(rf"{beginning}(?!\d)", rule_id):
        raise CatalogueError(
            f"rules.{subsection} holds {rule_id}, and its ids should begin with {wanted.prefix}-{subsection}."
        )


def _rule(wanted: Game, rule_id: str, line: _RuleLine, section: str, subsection: str) -> Rule:
    hashes: Mapping[str, str | list[str]] = _by_revision(line.hash, wanted.revisions)
    if not hashes or not all(hashes.values()):
        raise CatalogueError(f"{rule_id} has no hash: a rule has one of its text in each edition.")
    unknown = set(hashes) - set(wanted.revisions)
    if unknown:
        raise CatalogueError(
            f"{rule_id} has a hash for {_list(sorted(unknown))}, which is no revision of the book."
        )
    kinds: Mapping[str, Kind] = _by_revision(line.kind, hashes)
    printed: Mapping[str, str | None] = _by_revision(line.printed, hashes)
    examples: Mapping[str, list[str]] = _by_revision(line.examples, hashes)
    same: Mapping[str, list[str]] = _by_revision(line.same, hashes)
    for values in (kinds, printed, examples, same):
        if not set(values) <= set(hashes):
            raise CatalogueError(
                f"{rule_id} has values for {_list(values)}, but has hashes only for {_list(hashes)}."
            )
    if strange := set(line.review) - set(hashes):
        raise CatalogueError(
            f"{rule_id} is to be reviewed in {_list(sorted(strange))}, but has hashes only for "
            f"{_list(hashes)}."
        )
    texts = {
        revision: RuleText(
            revision=revision,
            hashes=_hashes(rule_id, hashes[revision]),
            examples=_hashes(rule_id, examples.get(revision, [])),
            printed=printed.get(revision),
            kind=kinds.get(revision, "behavioural"),
            same=tuple(same.get(revision, ())),
            review=revision in line.review,
        )
        for revision in wanted.revisions
        if revision in hashes
    }
    _check_class(rule_id, line, [text.kind for text in texts.values()])
    if line.differs and len(texts) < 2:
        raise CatalogueError(f"{rule_id} differs between revisions, but stands in one only.")
    newest = wanted.revisions[-1]
    was = line.was if isinstance(line.was, dict) else {newest: line.was} if line.was else {}
    became = {revision: tuple(ids) for revision, ids in was.items()}
    differs = line.differs if isinstance(line.differs, list) else [newest] if line.differs else []
    return Rule(rule_id, section, subsection, texts, line.reason, tuple(line.by), became, tuple(differs))


def _by_revision(value: _Value | dict[str, _Value], revisions: Iterable[str]) -> Mapping[str, _Value]:
    """Return a value that holds in all revisions, or a table of one for each, as the table."""
    return value if isinstance(value, dict) else dict.fromkeys(revisions, value)


def _hashes(rule_id: str, value: str | list[str]) -> tuple[str, ...]:
    hashes = (value,) if isinstance(value, str) else tuple(value)
    for entry in hashes:
        if not _HASH.fullmatch(entry):
            raise CatalogueError(f"{rule_id} has the hash {entry!r}; a hash is 16 digits of 0-9 and a-f.")
    return hashes


def _check_class(rule_id: str, line: _RuleLine, kinds: list[Kind]) -> None:
    special = [kind for kind in kinds if kind != "behavioural"]
    if bool(special) != bool(line.reason):
        raise CatalogueError(
            f"{rule_id} needs a reason, being {special[0]}."
            if special
            else f"{rule_id} has a reason, and is behavioural: say its class."
        )
    if line.by and not {"lead-in", "see"} & set(special):
        raise CatalogueError(f"{rule_id} is judged by others, so its class should be lead-in or see.")
    if "see" in special and not line.by:
        raise CatalogueError(f"{rule_id} points to another rule: name it in 'by'.")


def _add_children(rules: dict[str, Rule]) -> None:
    """Give each lead-in that names no rules to judge it its children."""
    children: dict[str | None, list[str]] = {}
    for rule_id in rules:
        children.setdefault(parent(rule_id, rules), []).append(rule_id)
    for rule in list(rules.values()):
        if rule.kind() == "lead-in" and not rule.judged_by:
            if rule.id not in children:
                raise CatalogueError(f"{rule.id} is a lead-in without children: name its judges in 'by'.")
            rules[rule.id] = msgspec.structs.replace(rule, judged_by=tuple(children[rule.id]))


def parent(rule_id: str, rules: Iterable[str]) -> str | None:
    """Return the rule a rule is part of: of `14-3b-6a` that is `14-3b-6`; nothing for a rule of its own."""
    above = [other for other in _beginnings(rule_id) if other in rules]
    return above[0] if above else None


def _beginnings(rule_id: str) -> Iterator[str]:
    """Yield the ids a rule's parents can have, nearest first: a number or a letter less, and another less."""
    while shorter := re.fullmatch(r"(?P<rest>.+\d)[a-z]|(?P<list>.+)-\d+", rule_id):
        rule_id = shorter["rest"] or shorter["list"]
        yield rule_id


def _check_references(wanted: Game, rules: dict[str, Rule]) -> None:
    for rule in rules.values():
        for text in rule.texts.values():
            _check_known(rule.id, "same", text.same, rules, text.revision)
        _check_known(rule.id, "by", rule.judged_by, rules, None)
        _check_was(rule, rules, wanted.revisions)


def _check_was(rule: Rule, rules: dict[str, Rule], revisions: tuple[str, ...]) -> None:
    """Check that what a rule was is a rule of the revision before, and that its revisions are some."""
    _check_known(rule.id, "was", rule.was, rules, None)
    for name, named in (("was", rule.became), ("differs", rule.differs_in)):
        for revision in named:
            if revision not in revisions[1:]:
                raise CatalogueError(
                    f"{rule.id} names {revision} under '{name}', which is no revision after another."
                )
    for revision, ids in rule.became.items():
        _check_known(rule.id, "was", ids, rules, revisions[revisions.index(revision) - 1])


def _check_known(
    rule_id: str, name: str, others: tuple[str, ...], rules: dict[str, Rule], revision: str | None
) -> None:
    for other in others:
        if other not in rules or (revision and revision not in rules[other].texts):
            where = f"of revision {revision}" if revision else "of the book"
            raise CatalogueError(f"{rule_id} names {other} under '{name}', which is no rule {where}.")


def _list(names: Iterable[str]) -> str:
    return ", ".join(names)
