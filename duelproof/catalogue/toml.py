"""Reading TOML files, so that a mistake in one is told with file, line and field."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import tomli  # tomllib, compiled: three times as fast

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.fixed import read_text

T = TypeVar("T")

_AT = re.compile(r" - at (?:`key` in )?`\$([^`]*)`$")
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]")
_PLACE = re.compile(r" \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)$")


def read_toml(file: Path, wrong: type[CatalogueError] = CatalogueError) -> tuple[dict[str, Any], str]:
    """Return what a TOML file holds, and its text.

    Raises ``wrong``, naming the file and if possible the line, when it cannot be read or is no TOML in UTF-8.
    """
    try:
        text = read_text(file)
    except OSError as error:
        raise wrong(f"{file} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        data = error.object
        line = data.count(b"\n", 0, error.start) + 1
        said = f"byte {data[error.start]:#x} is no UTF-8, in which the file should be"
        raise wrong(f"{file}:{line}: {said}.") from None
    try:
        return tomli.loads(text), text
    except RecursionError:
        raise wrong(f"{file}: its parts lie too deep in each other to be read.") from None
    except ValueError as error:  # also a number of more digits than Python reads
        said, place = str(error), _PLACE.search(str(error))
        line = int(place["line"]) if place and place["line"] else text.count("\n") + 1
        where = f", in column {place['column']}" if place and place["column"] else ""
        sentence = said[: place.start()] if place else said
        raise wrong(f"{file}:{line}: it is no TOML: {sentence}{where}.") from None


def converted(
    file: Path, tables: dict[str, Any], text: str, kind: type[T], wrong: type[CatalogueError] = CatalogueError
) -> T:
    """Return what a file holds as a type.

    Raises ``wrong``, naming the file, line and field, when it is not of that type.
    """
    try:
        return msgspec.convert(tables, kind)
    except msgspec.ValidationError as error:
        steps = field_of(tables, error, kind)
        line = line_of(text, [str(step) for step in steps if isinstance(step, str)])
        said = _AT.sub("", str(error)).rstrip(".")
        where = f"{'.'.join(map(str, steps))}: " if steps else ""
        raise wrong(f"{file}:{line}: {where}{said}.") from error


def field_of(tables: Any, error: msgspec.ValidationError, kind: Any) -> list[str | int]:
    """Return the keys that lead to the field that an error is about.

    msgspec does not say which key of an open table it means: that is the one with which alone it is wrong.
    """
    match = _AT.search(str(error))
    steps: list[str | int] = []
    for name, index in _STEP.findall(match[1]) if match else ():
        if index == "...":
            holder = _at(tables, steps)
            alone = [key for key in holder if _says(_with_only(tables, steps, key), kind) == str(error)]
            if not alone:
                return steps
            steps.append(alone[0])
        else:
            steps.append(name or int(index))
    return steps


def _at(tables: Any, steps: Sequence[str | int]) -> Any:
    for step in steps:
        tables = tables[step]
    return tables


def _with_only(tables: Any, steps: Sequence[str | int], key: str) -> Any:
    """Return the tables with one key only in the table to which these steps lead."""
    if not steps:
        return {key: tables[key]}
    first, rest = steps[0], steps[1:]
    changed = _with_only(tables[first], rest, key)
    if isinstance(tables, list):
        return [*tables[: int(first)], changed, *tables[int(first) + 1 :]]
    return {**tables, first: changed}


def _says(tables: Any, kind: Any) -> str:
    try:
        msgspec.convert(tables, kind)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def line_of(text: str, names: Sequence[str]) -> int:
    """Return the line where the last of these keys stands, each looked for below the one before.

    Keys that are not found are passed over. TOML readers keep no lines, so they are looked for as they are
    written: in the header of a table, or before an equals sign.
    """
    lines = text.splitlines()
    found = 0
    for name in names:
        word = rf"(?:\"{re.escape(name)}\"|'{re.escape(name)}'|(?<![\w-]){re.escape(name)}(?![\w-]))"
        header, assigned = re.compile(rf"\s*\[.*{word}.*\]"), re.compile(rf"(?:^|[{{,.])\s*{word}\s*[=.]")
        for number in range(found, len(lines)):
            if header.match(lines[number]) or assigned.search(lines[number]):
                found = number
                break
    return found + 1
