"""Reading an editor's own copy of a book: one rule a line, or as the publisher prints it.

A printed text has the number of a rule at the start of a line, and breaks its lines anywhere:

    Section 8 Attacking
    8-4d. The wording of a rule that goes
    on here.
     - Example: A worked example.

It is written one rule a line first, as `duelproof.catalogue.books` reads it. A number at the start of a line
can also be one that a sentence names, so only numbers that go up through the book are those of rules.
"""

import re
from bisect import bisect_left
from collections.abc import Iterator
from pathlib import Path

from duelproof.catalogue.books import EXAMPLE, Book, parse
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.fixed import read_text
from duelproof.catalogue.games import Game

_MARKS = r"[\s\-–—•·*]*"
_TO_COMPARE = re.compile(r"\d+|[a-z]+")
_WIDE = re.compile(r"[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]")


def read_copy(game: Game, path: Path) -> Book:
    """Return a book as a file has it.

    Raises CatalogueError, naming the file and if possible the line, when it cannot be read, holds no rule of
    the game, or has a line that belongs to none.
    """
    try:
        text = read_text(path)
    except OSError as error:
        raise CatalogueError(f"{path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise CatalogueError(f"{path}:{line}: the text should be in UTF-8.") from None
    try:
        book = parse(game, text if _has_a_rule_a_line(game, text) else as_printed(game, text))
    except CatalogueError as error:
        raise CatalogueError(f"{path}: {error}") from error
    if not book.rules:
        raise CatalogueError(
            f"{path} holds no rule of {game.title}: each should begin a line with its number, "
            f"which is of the form {game.book.numbers.rule}."
        )
    return book


def as_printed(game: Game, text: str) -> str:
    """Return a printed text with one rule a line; headings and what stands before the first rule are gone."""
    lines = text.splitlines()
    starts = _starts(game, lines)
    written: list[str] = []
    for at, line in enumerate(lines):
        found = game.book.numbers.appendix
        if found and starts and at > max(starts) and f"# {line}".startswith(found.heading):
            return "\n".join(
                [*written, f"# {line}", *(f"\t{rest}" for rest in lines[at + 1 :] if rest.strip())]
            )
        wording = re.sub(rf"^{_MARKS}", "", line).strip()
        if at in starts:
            number, said = starts[at]
            written.append(f"{number}\t{said}")
        elif wording and written and not _is_heading(wording, _next(starts, at)):
            if EXAMPLE.match(wording):
                written.append(f"\t{wording}")
            else:
                written[-1] = _joined(written[-1], wording)
    return "\n".join(written)


def _has_a_rule_a_line(game: Game, text: str) -> bool:
    return re.search(rf"^(?:{game.book.numbers.rule})\t", text, re.MULTILINE) is not None


def _starts(game: Game, lines: list[str]) -> dict[int, tuple[str, str]]:
    """Return the lines that begin a rule, each with the rule's number and the wording after it."""
    begins = re.compile(rf"{_MARKS}(?P<number>{game.book.numbers.rule})(?:[.．]\s*|\s+)(?P<wording>\S.*)")
    found = [(at, match) for at, line in enumerate(lines) if (match := begins.fullmatch(line.rstrip()))]
    rising = _longest_rising([ordered(match["number"]) for _, match in found])
    return {found[index][0]: (found[index][1]["number"], found[index][1]["wording"]) for index in rising}


def ordered(number: str) -> list[tuple[int, str]]:
    """Return what rules are sorted by: 8-4d before 8-10a."""
    return [(int(part), "") if part.isdigit() else (0, part) for part in _TO_COMPARE.findall(number)]


def _longest_rising(keys: list[list[tuple[int, str]]]) -> Iterator[int]:
    """Yield the places of the longest run of keys, with gaps, of which each is above the one before."""
    ends: list[list[tuple[int, str]]] = []
    places: list[int] = []
    before: list[int | None] = []
    for at, key in enumerate(keys):
        length = bisect_left(ends, key)
        before.append(places[length - 1] if length else None)
        ends[length:] = [key, *ends[length + 1 :]]
        places[length:] = [at, *places[length + 1 :]]
    run: list[int] = []
    last = places[-1] if places else None
    while last is not None:
        run.append(last)
        last = before[last]
    yield from reversed(run)


def _next(starts: dict[int, tuple[str, str]], at: int) -> str:
    """Return the number of the first rule below a line."""
    return next((number for line, (number, _) in starts.items() if line > at), "")


def _is_heading(line: str, number: str) -> bool:
    """Tell whether a line is a page's number, or the heading of the next rule: ``8-4``, ``105.``, ``8.``."""
    if re.fullmatch(r"\W*\d*\W*|Section \d+\b.*", line):
        return True
    heading = re.match(r"(?P<number>\d+(?:[-.]\d+)*)[.．]?\s+\S", line)
    return (
        heading is not None and re.match(rf"{re.escape(heading['number'])}[-.]?[\da-z]", number) is not None
    )


def _joined(before: str, after: str) -> str:
    """Return a line with what follows it: a script without spaces gets none where a line is broken."""
    together = _WIDE.match(before[-1]) and _WIDE.match(after[0])
    return f"{before}{'' if together else ' '}{after}"
