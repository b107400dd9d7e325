"""Reading the text of a rule book, and hashing its rules.

A text has one rule a line, its number, a tab and its wording; lines that begin with a tab belong to the
rule above them (worked examples, items of a list, diagrams); lines that begin with `#` are headings:

    ## 8 Attacking
    8-4d<TAB>The wording.
    <TAB>Example: A worked example.

The suite never holds a book's wording, only hashes of it, so that a new text can be compared with the one
the scenarios were written for. **The hash of a text is the first 16 hexadecimal digits of the SHA-256 of
its normal form in UTF-8; the normal form is Unicode NFKC with each run of white space made one space and
none at the ends.** The items of a rule's list belong to its text, joined by line breaks; its worked
examples do not, each has a hash of its own.
"""

import hashlib
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass, field

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import Game

_HASH_DIGITS = 16

# The transcriber corrected misprinted numbers and left a note of what stands in print.
_PRINTED_AS = re.compile(r'^\(printed as "?(?P<number>[^")]+)"?\)\s*')

_EXAMPLE = re.compile(r"^(?:Examples?\b|例|【例】)")

_NUMBER = {
    "GR": re.compile(r"\d+-\d+[a-z](?:-\d+[a-z]?)*"),
    "DM": re.compile(r"\d{3}\.\d+[a-z]?"),
    "DZ": re.compile(r"\d+\.\d+\.\d+(?:-\d+)*"),
}

# Gate Ruler numbers its headings too: "8-4<TAB>Attack Declaration Step".
_HEADING_NUMBER = re.compile(r"\d+-\d+")

# Gate Ruler's rulers stand unnumbered in its Appendix A: a name, then lines that begin with the life total.
_APPENDIX = "# Appendix A"
_APPENDIX_END = "Update Summary"
_RULER_CODE = re.compile(r"[A-Z]-\d+(?= )")
_RULER_YEAR = re.compile(r"\d{4}$")


def normalise(text: str) -> str:
    """The normal form of a text: NFKC, each run of white space one space, none at the ends."""
    return " ".join(unicodedata.normalize("NFKC", text).split())


def text_hash(text: str) -> str:
    """The hash of a text: 16 hexadecimal digits of the SHA-256 of its normal form."""
    return hashlib.sha256(normalise(text).encode()).hexdigest()[:_HASH_DIGITS]


@dataclass(slots=True)
class BookRule:
    """A rule as its book prints it.

    `id` is the suite's id (`DM-506.2a`), `printed` the number in print where it differs (`505.2a`).
    `lines` are the wording and the items of its list, `examples` the worked examples beneath it.
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
        """The hash of each worked example, in the order of the book."""
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
    """Reads the text of a book of `game`.

    Raises CatalogueError, naming the line, when a line is neither heading, rule nor continuation, or when
    a number is not of the form the game uses.
    """
    numbered, marker, appendix = text.partition(f"\n{_APPENDIX}")
    rules: dict[str, list[BookRule]] = {}
    for rule in _numbered_rules(game, numbered):
        rules.setdefault(rule.id, []).append(rule)
    if marker:
        for rule in _rulers(game, appendix):
            rules.setdefault(rule.id, []).append(rule)
    return Book(game, rules)


def _numbered_rules(game: Game, text: str) -> Iterator[BookRule]:
    rule: BookRule | None = None
    for line_number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("\t"):
            if rule is None:
                raise CatalogueError(f"Line {line_number} continues a rule, but no rule stands above it.")
            (rule.examples if _EXAMPLE.match(line.strip()) else rule.lines).append(line.strip())
            continue
        if rule is not None:
            yield rule
            rule = None
        number, tab, wording = line.partition("\t")
        if game.prefix == "GR" and tab and _HEADING_NUMBER.fullmatch(number):
            continue
        rule = _rule(game, line_number, number, wording)
    if rule is not None:
        yield rule


def _rule(game: Game, line_number: int, number: str, wording: str) -> BookRule:
    if not wording or not _NUMBER[game.prefix].fullmatch(number):
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


def _rulers(game: Game, text: str) -> Iterator[BookRule]:
    """The rulers of Gate Ruler's Appendix A, each as one rule: GR-A-W-23."""
    lines = [line.strip() for line in text.splitlines()[1:]]
    if _APPENDIX_END in lines:
        lines = lines[: lines.index(_APPENDIX_END)]
    starts = [at - 1 for at, line in enumerate(lines) if line.startswith("Life:")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        code, printed = _ruler_code(lines[start])
        yield BookRule(id=f"{game.prefix}-A-{code}", printed=printed, lines=lines[start:end])


def _ruler_code(name: str) -> tuple[str, str]:
    """A ruler's code and its number in print: "W-23 Wizard" has W-23; a World Master has none."""
    if code := _RULER_CODE.match(name):
        return code[0], code[0]
    year = _RULER_YEAR.search(name)
    words = name[: year.start()].split() if year else name.split()
    initials = "".join(word[0] for word in words)
    return (f"{initials}-{year[0]}" if year else initials), "none"
