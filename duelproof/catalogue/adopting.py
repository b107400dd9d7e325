"""Recording a new edition of a book in a suite, and that an editor has reviewed what it rewords.

The files are changed line by line, so that what stands in them otherwise stays as it was written: a line of
`numbering.toml` for each rule that is not the same, the editions in `book.toml`, and tags of features.
"""

import json
import re
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from duelproof.catalogue.bookfile import NAME, read_book
from duelproof.catalogue.books import Book
from duelproof.catalogue.copies import ordered
from duelproof.catalogue.coverage import revisions_of
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.features import features_of
from duelproof.catalogue.games import Game
from duelproof.catalogue.numbering import Document, Numbering, read
from duelproof.catalogue.revised import Change

_RULE = re.compile(r'(?P<id>"[^"]+"|[\w-]+) = (?P<table>\{.*\})\s*')
_TABLE = re.compile(r"\[rules\.(?P<subsection>.+)\]\s*")
_EDITIONS = re.compile(r"^editions = \[(?P<names>[^\]]*)\]", re.MULTILINE)
_EDITION = re.compile(r"[A-Za-z0-9][\w.-]*")
_BARE = re.compile(r"[A-Za-z0-9_-]+")

_Line = dict[str, Any]
"""The table of a rule as it stands in `numbering.toml`."""

_BY_EDITION = ("examples", "printed", "class", "same")
"""The fields that may be a table by edition, beside `hash`."""
_ORDER = ("hash", "examples", "printed", "class", "reason", "by", "was", "same", "differs", "review")


@dataclass(frozen=True, slots=True)
class Written:
    """The files of a game that change, each with its new text."""

    game: Game
    files: dict[Path, str]

    def write(self) -> Numbering:
        """Write the files, and return the numbering that they hold now.

        Raises CatalogueError when they contradict each other: then they are as they were.
        """
        before = {path: path.read_text("utf-8") for path in self.files}
        for path, text in self.files.items():
            path.write_text(text, "utf-8")
        try:
            return read(
                replace(self.game, book=read_book(self.game.folder / NAME)),
                self.game.folder / "numbering.toml",
            )
        except CatalogueError:
            for path, text in before.items():
                path.write_text(text, "utf-8")
            raise


def adopt(numbering: Numbering, document: Document, copy: Book, found: Iterable[Change]) -> Written:
    """Return what a suite's files become when a new edition is recorded after its newest one.

    A rule that is reworded, or whose number had another text, is to be reviewed. One that only has a new
    number takes its scenarios along, if the number is free.

    Raises CatalogueError where the edition is there already or no name for one, or a new rule has no place.
    """
    game, edition = numbering.game, document.revision
    if not _EDITION.fullmatch(edition):
        raise CatalogueError(
            f"{edition!r} is no name of an edition: it should be letters, digits, '.', '_' and '-'."
        )
    if edition in game.revisions:
        raise CatalogueError(f"{game.title} has edition {edition} already; `book check` compares it.")
    changes = {change.rule: change for change in found if change.standing != "gone"}
    path = game.folder / "numbering.toml"
    lines = _Lines(path.read_text("utf-8").splitlines(), numbering)
    _Adopted(numbering, edition, copy, changes, lines).record()
    lines.add_document(document)
    book = game.folder / NAME
    files = {path: lines.text(), book: _with_edition(book.read_text("utf-8"), book, edition)}
    return Written(game, files | _tagged(game, edition, changes.values(), numbering))


def confirm(numbering: Numbering, edition: str, rules: Iterable[str]) -> Written:
    """Return the numbering without the marks that say that these rules are to be reviewed in an edition.

    Raises CatalogueError for a rule that is none, or is not to be reviewed.
    """
    path = numbering.game.folder / "numbering.toml"
    lines = _Lines(path.read_text("utf-8").splitlines(), numbering)
    for rule_id in rules:
        text = numbering.rule(rule_id).texts.get(edition)
        if text is None or not text.review:
            raise CatalogueError(f"{rule_id} is not to be reviewed in edition {edition}.")
        line = lines.of(rule_id)
        line["review"] = [each for each in line["review"] if each != edition]
        lines.set(rule_id, line)
    return Written(numbering.game, {path: lines.text()})


class _Adopted:
    """An edition that is being recorded."""

    def __init__(
        self, numbering: Numbering, edition: str, copy: Book, changes: dict[str, Change], lines: "_Lines"
    ) -> None:
        self.numbering = numbering
        self.edition = edition
        self.before = numbering.game.revision
        self.copy = copy
        self.changes = changes
        self.lines = lines
        self.recorded = {rule_id: lines.of(rule_id) for rule_id in numbering.rules}
        self.now = {change.was: rule_id for rule_id, change in changes.items() if change.was}

    def record(self) -> None:
        """Write the line of every rule that is not simply the same."""
        for rule_id in self.numbering.rules:
            self._date(rule_id)
        for rule_id in self.numbering.rules:
            if rule_id not in self.changes:
                self._keep_to_its_editions(rule_id)
        for rule_id, change in self.changes.items():
            if change.standing == "same":
                self._carry_on(rule_id)
            else:
                self._say_anew(rule_id, change)

    def _date(self, rule_id: str) -> None:
        """What was said of the newest edition is said of the one that was the newest."""
        line = dict(self.recorded[rule_id])
        if isinstance(line.get("was"), list):
            line["was"] = {self.before: line["was"]}
        if line.get("differs") is True:
            line["differs"] = [self.before]
        if line != self.recorded[rule_id]:
            self.recorded[rule_id] = line
            self.lines.set(rule_id, line)

    def _keep_to_its_editions(self, rule_id: str) -> None:
        """A rule without a text in the new edition has those that it had."""
        line = dict(self.recorded[rule_id])
        if not isinstance(line["hash"], dict):
            line["hash"] = self._by_edition(rule_id, "hash")
            self.lines.set(rule_id, line)

    def _carry_on(self, rule_id: str) -> None:
        """A rule that is the same has in the new edition what it had in the one before."""
        line = dict(self.recorded[rule_id])
        for field in ("hash", *_BY_EDITION):
            if isinstance(line.get(field), dict) and self.before in line[field]:
                line[field] = {**line[field], self.edition: line[field][self.before]}
        if line != self.recorded[rule_id]:
            self.lines.set(rule_id, line)

    def _say_anew(self, rule_id: str, change: Change) -> None:
        """A rule with another text has this in the new edition, and is what it was otherwise."""
        occurrences = self.copy.rules[rule_id]
        line = dict(self.recorded.get(rule_id, {}))
        said = {
            "hash": _one_or_all([each.hash for each in occurrences]),
            "examples": [example for each in occurrences for example in each.example_hashes],
            "printed": next((each.printed for each in occurrences if each.printed), None),
            "class": self._by_edition(change.was, "class").get(self.before),
            "same": [],
        }
        for field, value in said.items():
            known = self._by_edition(rule_id, field) | {self.edition: value}
            line[field] = {edition: each for edition, each in known.items() if each}
        if change.was:
            self._take_along(line, change.was)
        if change.was not in (None, rule_id):
            line["was"] = {**line.get("was", {}), self.edition: [change.was]}
        if rule_id in self.recorded and change.was != rule_id:
            line["differs"] = [*line.get("differs", []), self.edition]
        if rule_id in self.recorded or change.differs:
            line["review"] = [*line.get("review", []), self.edition]
        self.lines.set(rule_id, line)

    def _take_along(self, line: _Line, was: str) -> None:
        """Say of a rule that has no behaviour of its own why, as of what it was."""
        rule = self.numbering.rules[was]
        if line["class"].get(self.edition, "behavioural") != "behavioural":
            line.setdefault("reason", rule.reason)
            if rule.judged_by:
                line.setdefault("by", [self.now.get(each, each) for each in rule.judged_by])

    def _by_edition(self, rule_id: str | None, field: str) -> dict[str, Any]:
        """Return a rule's field as a table by edition: an empty one if it has none, or is not recorded."""
        value = self.recorded[rule_id].get(field) if rule_id in self.recorded else None
        if value is None or rule_id is None:
            return {}
        if isinstance(value, dict):
            return value
        return dict.fromkeys(self.numbering.rules[rule_id].revisions, value)


class _Lines:
    """The lines of a `numbering.toml`."""

    def __init__(self, lines: list[str], numbering: Numbering) -> None:
        self.lines = lines
        self.numbering = numbering

    def text(self) -> str:
        """Return the whole file."""
        return "".join(f"{line}\n" for line in self.lines)

    def of(self, rule_id: str) -> _Line:
        """Return the table of a rule."""
        match = _RULE.fullmatch(self.lines[self._at(rule_id)])
        assert match is not None
        return dict(tomllib.loads(f"table = {match['table']}")["table"])

    def set(self, rule_id: str, line: _Line) -> None:
        """Write the table of a rule, in its place among the others of its subsection."""
        fields = {name: _of_all(line[name], line["hash"]) for name in _ORDER if line.get(name)}
        written = f"{_key(rule_id)} = {_toml(fields)}"
        if rule_id in self.numbering.rules:
            self.lines[self._at(rule_id)] = written
        else:
            self.lines.insert(self._place(rule_id), written)

    def add_document(self, document: Document) -> None:
        """Write a document after those that are there."""
        last = max(at for at, line in enumerate(self.lines) if line.strip() == "[[documents]]")
        blank = (at for at in range(last, len(self.lines)) if not self.lines[at].strip())
        end = next(blank, len(self.lines))
        fields = ("revision", "date", "source", "language")
        said = [f"{name} = {json.dumps(getattr(document, name), ensure_ascii=False)}" for name in fields]
        self.lines[end:end] = ["", "[[documents]]", *said]

    def _at(self, rule_id: str) -> int:
        begin = f"{_key(rule_id)} = "
        return next(at for at, line in enumerate(self.lines) if line.startswith(begin))

    def _place(self, rule_id: str) -> int:
        """Return where a new rule stands: after the last one of its subsection with a smaller number."""
        subsection = _subsection(self.numbering, rule_id)
        at = next(
            (
                at
                for at, line in enumerate(self.lines)
                if (m := _TABLE.fullmatch(line)) and m[1].strip('"') == subsection
            ),
            None,
        )
        if at is None:
            self.lines += ["", f"[rules.{_key(subsection)}]"]
            return len(self.lines)
        place = at + 1
        while at + 1 < len(self.lines) and not self.lines[at + 1].startswith("["):
            at += 1
            match = _RULE.fullmatch(self.lines[at])
            if match and ordered(match["id"].strip('"')) < ordered(rule_id):
                place = at + 1
        return place


def _subsection(numbering: Numbering, rule_id: str) -> str:
    """Return the number of the subsection that a new rule belongs to."""
    number = rule_id.partition("-")[2]
    found = [
        part.number
        for section in numbering.sections.values()
        for part in section.subsections
        if re.match(rf"{re.escape(part.number)}(?!\d)", number)
    ]
    if not found:
        raise CatalogueError(
            f"{rule_id} is of no subsection that is recorded: add one, with a title of your own, to "
            f"{numbering.game.folder / 'numbering.toml'}, and adopt the edition then."
        )
    return max(found, key=len)


def _with_edition(text: str, path: Path, edition: str) -> str:
    """Return a `book.toml` with one more edition, the newest."""
    match = _EDITIONS.search(text)
    if match is None:
        raise CatalogueError(f"{path}: its editions should stand in one line, as `editions = [...]`.")
    names = f"{match['names'].rstrip().rstrip(',')}, {json.dumps(edition)}"
    return f"{text[: match.start('names')]}{names}{text[match.end('names') :]}"


def _tagged(game: Game, edition: str, changes: Iterable[Change], numbering: Numbering) -> dict[Path, str]:
    """Return the features in which the tags of a block change.

    A block of the newest edition is one of the new edition, too, unless the number has another rule's text
    there: then it is a block of the editions before. Otherwise it goes along to a rule's new number.
    """
    others = [change for change in changes if change.was != change.rule]
    taken = {change.rule for change in others if change.rule in numbering.rules}
    taken_along = {change.was: change.rule for change in others if change.was and change.rule not in taken}
    files: dict[Path, str] = {}
    for feature in features_of(game, game.folder):
        lines = feature.path.read_text("utf-8").splitlines()
        before = list(lines)
        for block in feature.blocks:
            if taken & set(block.ids):
                new = (
                    []
                    if block.revisions
                    else [f"revisions-{each}" for each in revisions_of(block, numbering)]
                )
            else:
                new = [f"revisions-{edition}"] if game.revision in block.revisions else []
                new += [taken_along[rule_id] for rule_id in block.ids if rule_id in taken_along]
            above = next(at for at in range(block.line - 2, -1, -1) if lines[at].lstrip().startswith("@"))
            lines[above] = " ".join([lines[above], *(f"@{tag}" for tag in new)])
        if lines != before:
            files[feature.path] = "".join(f"{line}\n" for line in lines)
    return files


def _of_all(value: Any, hashes: Any) -> Any:
    """Return a value by edition as one, where it is the same in all editions that have the rule."""
    if value is hashes or not isinstance(value, dict) or set(value) != set(hashes):
        return value
    [first, *rest] = value.values()
    return first if all(each == first for each in rest) else value


def _one_or_all(values: list[str]) -> str | list[str]:
    return values[0] if len(values) == 1 else values


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else json.dumps(name)


def _toml(value: Any) -> str:
    """Return a value as it stands in a line of TOML."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{_key(name)} = {_toml(each)}' for name, each in value.items())} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(_toml, value))}]"
    return json.dumps(value, ensure_ascii=False)
