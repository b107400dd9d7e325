"""What the judge must know of a book: ``features/<game>/book.toml``, read and checked.

A folder of ``features`` with such a file is a game of the suite, and the folder's name is its package. The
fields, those in brackets may be left out:

- ``id``, ``title``  the game's name on the command line and in JSON, and for readers
- ``prefix``         the beginning of its rules' ids
- ``number``         its place among the suite's books; its decision records have this thousand
- ``editions``       the editions of its book, oldest first (what the port calls revisions)
- [``vocabulary``]   the module that has the words of cards which this book alone has
- [``engine``]       the module of the engine that `duelproof prove` makes wrong (``reference`` if it is not
                     said): its ``engine()`` makes one, and its ``asking_engine()``, if it has that, one
                     that puts even questions with one answer
- [``code``]         the package of that engine's chapters (of ``some_game`` ``<engine>.some_game``)
- [``misreadings``]  the package of its wrong engines (``<engine>.misreadings.some_game``)
- [``marks``]        the module whose ``MARKED`` has the rules of all marked code (``<engine>.kernel.rules``);
                     the package that it stands in is what the engines share
- [``neutral_zone``] a zone of each player where a card matters to nobody
- ``numbers``        the forms of its rules' numbers, see `Numbers`
- ``zones``          what lies where and who may look, see `Zone`; where any zone will do, the first that fits
                     is taken
- ``phases``         the phases of a turn in their order, with the steps of each (none: it has no steps)
- [``words``]        the book's short word for a number that is printed on cards, by the port's word
- [``colors``]       what the book calls the colours of cards, and how they look, see `Colors`
- [``picture``]      how a player's half of the table is drawn, see `Picture`
- [``board``]        the squares of the table, where it has any, see `Board`
"""

import difflib
import re
from collections import Counter
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Literal

import msgspec

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.toml import field_of, line_of, read_toml

NAME = "book.toml"

SeenBy = Literal["all", "owner", "none"]

PRINTED_NUMBERS = ("cost", "power", "hp", "strike", "life")
"""The numbers of a card that a picture shows, by the port's words."""


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file."""


class Zone(_Table, frozen=True):
    """What a book says of the cards in a zone.

    ``seen_by`` is who may look at the fronts of cards that lie there as usual; where ``turns_up``, a card may
    lie face up there and is then seen by all; where ``turns_down``, it may lie face down and is then seen by
    nobody. ``shared``: it belongs to no player. ``ordered``: its order matters. ``poses``: cards there are
    ready or exhausted. ``damage``: they may be damaged. ``own``: only cards of the player whose zone it is.
    ``holds`` are the card types that may lie there (any if none are named), ``holds_not`` those that may not.
    """

    seen_by: SeenBy = "all"
    turns_up: bool = False
    turns_down: bool = False
    shared: bool = False
    ordered: bool = False
    poses: bool = False
    damage: bool = False
    own: bool = False
    holds: frozenset[str] = frozenset()
    holds_not: frozenset[str] = frozenset()


class Appendix(_Table, frozen=True):
    """A part of the book whose entries have no numbers like the others: each is one rule.

    It begins at a line with ``heading``, and ends at the line ``end`` if there is one. An entry begins with
    its name, on the line above one that begins with ``mark``. Its number is ``section``, a hyphen and its
    ``code``, a pattern for the beginning of the name; a name without a code stands for itself by its initials
    and the year at its end.
    """

    heading: str
    mark: str
    section: str
    code: str
    end: str = ""


class Numbers(_Table, frozen=True):
    """The forms of numbers in a text of the book, as regular expressions: of a rule, and of a numbered
    heading where it has such."""

    rule: str
    heading: str = ""
    appendix: Appendix | None = None


class Row(_Table, frozen=True):
    """A row of a picture: all cards of ``zone`` beside each other.

    With ``middle``, the places of the zone are columns with that zone in their middle; ``without`` is what
    stands there for a player who has not got it.
    """

    zone: str
    middle: str = ""
    without: str = ""


class Colors(_Table, frozen=True):
    """The colours of cards: ``word`` is what the book calls one, ``tints`` how each looks, as ``#2f7fd0``."""

    word: str = "colour"
    tints: dict[str, str] = {}


class Picture(_Table, frozen=True):
    """A player's half of the table: its rows, the front row last; other zones are drawn as piles.

    Of the ``closed`` piles only the cards' names are told, and only if one asks.
    """

    rows: tuple[Row, ...] = ()
    closed: tuple[str, ...] = ()


class Board(_Table, frozen=True):
    """Squares, named by a file and a rank (``a1``): the players sit at opposite ends of the files.

    ``squares`` is the zone of those that both share, ``ends`` the zone of each player's own rank, the first
    or the last.
    """

    files: tuple[str, ...]
    ranks: int
    squares: str
    ends: str

    def turned(self, square: str) -> str:
        """A square seen from the other side: of files a to c and ranks 1 to 5, ``a1`` is ``c5``.

        What follows after a dot stays, and so does what is no square.
        """
        name, dot, rest = square.partition(".")
        file, rank = name[:1], name[1:]
        if file not in self.files or rank not in map(str, range(1, self.ranks + 1)):
            return square
        other = self.files[len(self.files) - 1 - self.files.index(file)]
        return f"{other}{self.ranks + 1 - int(rank)}{dot}{rest}"


class Term(_Table, frozen=True):
    """A word of the game: its ``name`` and what it ``says``, by language, and the rule that tells it best."""

    rule: str
    name: dict[str, str]
    says: dict[str, str]


class BookFile(_Table, frozen=True):
    """The file of a book. ``example`` is a scenario, by its id, that shows a newcomer what rules come to."""

    id: str
    title: str
    prefix: str
    number: int
    editions: tuple[str, ...]
    numbers: Numbers
    zones: dict[str, Zone]
    phases: dict[str, tuple[str, ...]]
    vocabulary: str = ""
    engine: str = "reference"
    code: str = ""
    misreadings: str = ""
    marks: str = ""
    neutral_zone: str = ""
    words: dict[str, str] = {}
    colors: Colors = Colors()
    picture: Picture = Picture()
    board: Board | None = None
    terms: tuple[Term, ...] = ()
    example: str = ""


def read_book(path: Path) -> BookFile:
    """The file of a book.

    Raises CatalogueError, naming file and field and what would be right, when it cannot be read or is wrong.
    """
    raw, text = read_toml(path)
    try:
        book = msgspec.convert(raw, BookFile)
    except msgspec.ValidationError as error:
        line = line_of(text, [str(step) for step in field_of(raw, error, BookFile)])
        raise CatalogueError(f"{path}:{line}: {_said(str(error))}") from error
    for mistake in _mistakes(book):
        named = re.match(r"[\w.-]+", mistake)
        line = line_of(text, named[0].split(".")) if named else 1
        raise CatalogueError(f"{path}:{line}: {mistake}")
    return book


_UNKNOWN = re.compile(r"Object contains unknown field `(?P<name>[^`]*)`(?: - at `(?P<where>[^`]*)`)?")
_FIELDS: dict[str, type[_Table]] = {
    "$": BookFile,
    "$.numbers": Numbers,
    "$.numbers.appendix": Appendix,
    "$.zones[...]": Zone,
    "$.colors": Colors,
    "$.picture": Picture,
    "$.picture.rows[...]": Row,
    "$.board": Board,
    "$.terms[...]": Term,
}


def _said(error: str) -> str:
    """What msgspec says of a wrong value; of an unknown field also which one may be meant."""
    unknown = _UNKNOWN.fullmatch(error)
    if unknown is None:
        return f"{error.rstrip('.')}."
    where = re.sub(r"\[\d+\]", "[...]", unknown["where"] or "$")
    fields = _FIELDS[where].__struct_fields__
    near = difflib.get_close_matches(unknown["name"], fields, n=1)
    hint = f"is {near[0]} meant?" if near else f"the fields are {', '.join(fields)}."
    return f"there is no field {unknown['name']} in {where.removeprefix('$.')}: {hint}"


def _mistakes(book: BookFile) -> Iterator[str]:
    """What is wrong although each value is of its type."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", book.id):
        yield f"id is {book.id!r}: it should be small letters and digits, words joined by hyphens."
    if not re.fullmatch(r"[A-Z][A-Z0-9]*", book.prefix):
        yield f"prefix is {book.prefix!r}: it should be capital letters and digits, as ids begin with it."
    if not book.title.strip():
        yield "title is empty: it should be the game's name for readers."
    if book.number < 1:
        yield f"number is {book.number}: it should be 1 or more."
    if not book.editions or len(set(book.editions)) < len(book.editions):
        yield "editions should name one edition or more, none of them twice."
    for field in ("vocabulary", "engine", "code", "misreadings", "marks"):
        name = getattr(book, field)
        if name and not all(part.isidentifier() for part in name.split(".")):
            yield f"{field} is {name!r}: it should be a module's name, as package.module."
    if not book.engine:
        yield "engine is empty: it should be the module of an engine, or not be said."
    yield from _wrong_numbers(book.numbers)
    yield from _wrong_zones(book)
    if not book.phases:
        yield "phases should name the phases of a turn."
    for word in book.words:
        if word not in PRINTED_NUMBERS:
            yield f"words.{word}: the words to be given are those of {', '.join(PRINTED_NUMBERS)}."
    for color, tint in book.colors.tints.items():
        if not re.fullmatch("#[0-9a-f]{6}", tint):
            yield f"colors.tints.{color} is {tint!r}: it should be a colour as #2f7fd0."
    yield from _wrong_picture(book)
    yield from _wrong_terms(book)


def _wrong_terms(book: BookFile) -> Iterator[str]:
    for term in book.terms:
        if "en" not in term.name or set(term.name) != set(term.says):
            languages = ", ".join(sorted({"en", *term.name}))
            yield f"terms: that of {term.rule} should have a name and say what it means in {languages}."
    for name, count in Counter(term.name.get("en") for term in book.terms).items():
        if count > 1:
            yield f"terms: {name!r} is there {count} times; each should be there once."


def _wrong_numbers(numbers: Numbers) -> Iterator[str]:
    patterns = {"rule": numbers.rule, "heading": numbers.heading}
    if numbers.appendix is not None:
        patterns["appendix.code"] = numbers.appendix.code
    for name, pattern in patterns.items():
        try:
            re.compile(pattern)
        except re.error as error:
            yield f"numbers.{name} is {pattern!r}: it should be a regular expression ({error})."
    if not numbers.rule:
        yield "numbers.rule is empty: it should be a regular expression for the number of a rule."


def _wrong_zones(book: BookFile) -> Iterator[str]:
    for name, zone in book.zones.items():
        if zone.shared and (zone.own or zone.seen_by == "owner"):
            yield f"zones.{name} is shared: it belongs to no player, so it is not own and has no owner."
        if both := zone.holds & zone.holds_not:
            yield f"zones.{name} holds and holds not {', '.join(sorted(both))}: it should be one of them."
    players = [name for name, zone in book.zones.items() if not zone.shared]
    if not players:
        yield "zones should name the zones of a player."
    if book.neutral_zone:
        yield from _unknown_zone("neutral_zone", book.neutral_zone, players)


def _wrong_picture(book: BookFile) -> Iterator[str]:
    players = [name for name, zone in book.zones.items() if not zone.shared]
    shared = [name for name, zone in book.zones.items() if zone.shared]
    for place, row in enumerate(book.picture.rows):
        yield from _unknown_zone(f"picture.rows[{place}].zone", row.zone, players)
        if row.middle:
            yield from _unknown_zone(f"picture.rows[{place}].middle", row.middle, players)
    for name in book.picture.closed:
        yield from _unknown_zone("picture.closed", name, players)
    if book.board is not None:
        yield from _unknown_zone("board.squares", book.board.squares, shared)
        yield from _unknown_zone("board.ends", book.board.ends, players)
        files = book.board.files
        if not files or any(len(each) != 1 or not each.isalpha() for each in files) or book.board.ranks < 2:
            yield "board should have files of one letter each, and two ranks or more."


def _unknown_zone(field: str, name: str, zones: Collection[str]) -> Iterator[str]:
    if name not in zones:
        near = difflib.get_close_matches(name, zones, n=1) or zones
        yield f"{field} is {name!r}, and should be a zone: {', '.join(near)}."
