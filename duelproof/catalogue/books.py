"""Reading the text of a rule book, and hashing its rules.

A text has one rule a line, its number, a tab and its wording; lines that begin with a tab belong to the rule
above them (worked examples, items of a list, diagrams); lines that begin with `#` are headings:

    ## 8 Attacking
    8-4d<TAB>The wording.
    <TAB>Example: A worked example.

`book.toml` says which numbers are those of rules, whether headings are numbered too, and what an appendix
looks like (see `duelproof.catalogue.bookfile`).

The suite never holds a book's wording, only hashes of it, so that a new text can be compared with the one the
scenarios were written for. **The hash of a text is the first 16 hexadecimal digits of the SHA-256 of its
normal form in UTF-8; the normal form is Unicode NFKC with each run of white space made one space and none at
the ends.** The items of a rule's list belong to its text, joined by line breaks; its worked examples do not:
each has a hash of its own.
"""

import hashlib
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field

from duelproof.catalogue.bookfile import Appendix
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import Game

_HASH_DIGITS = 16

# The transcriber corrected misprinted numbers and noted the printed ones.
_PRINTED_AS = re.compile(r'^\(printed as "?(?P<number>[^")]+)"?\)\s*')

EXAMPLE = re.compile(r"^(?:Examples?\b|例|【例】)")

# In an appendix a name without a code may end with a year.
_YEAR = re.compile(r"\d{4}$")


def normalise(text: str) -> str:
    """Return the normal form of a text: NFKC, each run of white space one space, none at the ends."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def text_hash(text: str) -> str:
    """Return the hash of a text: 16 hexadecimal digits of the SHA-256 of its normal form."""
    return hashlib.sha256(normalise(text).encode()).hexdigest()[:_HASH_DIGITS]


@dataclass(slots=True)
class BookRule:
    """A rule as its book prints it.

    `id` is the suite's id, `printed` the number in print where it differs. `lines` are the wording and the
    items of its list, `examples` the worked examples beneath it.
    """

    id: str
    printed: str | None
    lines: list[str]
    examples: list[str] = field(default_factory=list)

    @property
    def hash(self) -> str:
        """The hash of the wording, examples left out."""
        return text_hash("\n".join(self.lines))

    @property
    def example_hashes(self) -> tuple[str, ...]:
        """Return the hash of each worked example, in the order of the book."""
        return tuple(text_hash(example) for example in self.examples)


@dataclass(frozen=True, slots=True)
class Book:
    """A parsed rule book: for each rule id its occurrences, in the order of the book.

    Nearly every rule occurs once; where a book prints one number twice it has two occurrences.
    """

    game: Game
    rules: dict[str, list[BookRule]]

    @property
    def examples(self) -> int:
        """How many worked examples stand on lines of their own."""
        return sum(len(rule.examples) for occurrences in self.rules.values() for rule in occurrences)


def parse(game: Game, text: str) -> Book:
    """Read the text of a book of `game`.

    Raises CatalogueError, naming the line, when a line is neither heading, rule nor continuation, or when
    a number is not of the form the game uses.
    """
    found = game.book.numbers.appendix
    numbered, _, entries = text.partition(f"\n{found.heading}") if found else (text, "", "")
    rules: dict[str, list[BookRule]] = {}
    for rule in _numbered_rules(game, numbered):
        rules.setdefault(rule.id, []).append(rule)
    if found and entries:
        for rule in _entries(game, found, entries):
            rules.setdefault(rule.id, []).append(rule)
    return Book(game, rules)


def _numbered_rules(game: Game, text: str) -> Iterator[BookRule]:
    rule: BookRule | None = None
    heading = game.book.numbers.heading
    for line_number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("\t"):
            if rule is None:
                raise CatalogueError(f"Line {line_number} continues a rule, but no rule stands above it.")
            (rule.examples if EXAMPLE.match(line.strip()) else rule.lines).append(line.strip())
            continue
        if rule is not None:
            yield rule
            rule = None
        number, tab, wording = line.partition("\t")
        if heading and tab and re.fullmatch(heading, number):
            continue
        rule = _rule(game, line_number, number, wording)
    if rule is not None:
        yield rule


def _rule(game: Game, line_number: int, number: str, wording: str) -> BookRule:
    if not wording or not re.fullmatch(game.book.numbers.rule, number):
        raise CatalogueError(
            f"Line {line_number} is no rule of {game.title}: {number[:40]!r} should be a rule number, "
            "followed by a tab and the wording."
        )
    printed = _PRINTED_AS.match(wording)
    return BookRule(
        id=f"{game.prefix}-{number}",
        printed=printed["number"] if printed else None,
        lines=[wording[printed.end() :] if printed else wording],
    )


def _entries(game: Game, appendix: Appendix, text: str) -> Iterator[BookRule]:
    """Yield the entries of an appendix, each as one rule."""
    lines = [line.strip() for line in text.splitlines()[1:]]
    if appendix.end and appendix.end in lines:
        lines = lines[: lines.index(appendix.end)]
    starts = [at - 1 for at, line in enumerate(lines) if line.startswith(appendix.mark)]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        code, printed = _code(appendix, lines[start])
        yield BookRule(id=f"{game.prefix}-{appendix.section}-{code}", printed=printed, lines=lines[start:end])


def _code(appendix: Appendix, name: str) -> tuple[str, str]:
    """Return the code of an entry and its number in print: its own, or its initials and year and none."""
    if code := re.match(appendix.code, name):
        return code[0], code[0]
    year = _YEAR.search(name)
    words = name[: year.start()].split() if year else name.split()
    initials = "".join(word[0] for word in words)
    return (f"{initials}-{year[0]}" if year else initials), "none"
