"""What JSON allows and a message must not have: a key twice, a number beyond 64 bits, a text without end.

Readers take such a message each in their own way: of two equal keys one takes the first and another the last.
What is no JSON at all (half a character, NaN, a byte order mark) msgspec refuses; here it is said in words.
"""

import json
import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

MAX_TEXT: Final = 64 * 1024
"""The most characters of a text in a message."""

_SHOWN = 60
"""So much of a key stands in a path."""
_LEAST, _MOST = -(2**63), 2**63 - 1
_ENCODER = msgspec.json.Encoder()
_ALIKE = bytes.maketrans(b"123456789\t\r", b"000000000  ")
_LONG_NUMBER = b"0" * 19
_BYTE = re.compile(r"\(byte ([0-9]+)\)")
_HALF = re.compile(rb"\\u[dD][89a-fA-F][0-9a-fA-F]{2}")


class NotStrict(ValueError):
    """A message is JSON of the right form, and still not to be taken; ``field`` is where it is wrong."""

    def __init__(self, text: str, field: str) -> None:
        super().__init__(f"{text} - at `{field}`")
        self.field = field


def check_strict(line: bytes, message: object) -> None:
    """Check a line from which a message was read.

    Raises NotStrict for a key that stands twice in an object, a whole number beyond 64 bits, and a text of
    more than MAX_TEXT characters.
    """
    # This is done for every message: it is searched with bytes alone, and read again only where that says so.
    alike = line.translate(_ALIKE)
    # Written again, the message is the line where that was written as we do, and has each key once. It has as
    # many keys as any other line that has each once, and fewer for defaults.
    again = _ENCODER.encode(message)
    if again != line:
        hides_keys = b" :" in alike or b"\\u0022" in line
        if hides_keys or line.count(b'":') != again.count(b'":'):
            _look_for_repeated_keys(line)
    if _LONG_NUMBER in alike:
        _look(line, _too_large)
    if len(line) > MAX_TEXT:
        _look(line, _too_long)


class _Twice:
    """Stands where an object has a key twice."""

    def __init__(self, key: str) -> None:
        self.key = key


def _look_for_repeated_keys(line: bytes) -> None:
    """Raise NotStrict for the first object that has a key twice."""
    found: list[_Twice] = []

    def made(pairs: list[tuple[str, Any]]) -> object:
        once = dict(pairs)
        if len(once) == len(pairs):
            return once
        keys = [key for key, _ in pairs]
        found.append(_Twice(next(key for key in keys if keys.count(key) > 1)))
        return found[-1]

    message = json.loads(line, object_pairs_hook=made, parse_int=_whole)
    for path, value in _parts(message, "$") if found else ():
        if isinstance(value, _Twice):
            raise NotStrict("Object has a key twice", f"{path}.{value.key[:_SHOWN]}")


def _look(line: bytes, wrong: Callable[[object], str | None]) -> None:
    """Raise NotStrict for the first part of a message with which something is wrong."""
    for path, value in _parts(json.loads(line, parse_int=_whole), "$"):
        if (text := wrong(value)) is not None:
            raise NotStrict(text, path)


def _whole(digits: str) -> int:
    """Return a number; one with very many digits, which Python does not read, stays beyond 64 bits."""
    return int(digits[:40])


def _parts(value: object, path: str) -> Iterator[tuple[str, object]]:
    yield path, value
    if isinstance(value, dict):
        for key, part in value.items():
            yield f"{path}.{key[:_SHOWN]}", key
            yield from _parts(part, f"{path}.{key[:_SHOWN]}")
    elif isinstance(value, list):
        for at, part in enumerate(value):
            yield from _parts(part, f"{path}[{at}]")


def _too_large(value: object) -> str | None:
    if isinstance(value, int) and not _LEAST <= value <= _MOST:
        return f"Expected a whole number from {_LEAST} to {_MOST}"
    return None


def _too_long(value: object) -> str | None:
    if isinstance(value, str) and len(value) > MAX_TEXT:
        return f"Expected a text of at most {MAX_TEXT} characters, got {len(value)}"
    return None


def no_json(line: bytes, error: Exception) -> str:
    """Say why a line is no JSON, in half a sentence."""
    if line.startswith(b"\xef\xbb\xbf"):
        return "it begins with a byte order mark"
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    if isinstance(error, UnicodeDecodeError):
        return f"it is no UTF-8 from byte {error.start} of a text on"
    if "surrogate" in str(error) or ("truncated" in str(error) and _HALF.search(line)):
        return "it has half a character (a lone surrogate)"
    if found := _BYTE.search(str(error)):
        there = line[int(found[1]) :][:9].lstrip(b"-")
        for word in (b"NaN", b"Infinity"):
            if word.startswith(there[:3]) and there:
                return f"it has {word.decode()}, which is no number of JSON (byte {found[1]})"
    if str(error).startswith("Number out of range"):
        return "it has a number that is out of range"
    return f"{error}"
