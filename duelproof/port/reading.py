"""Reading messages and cards: msgspec's reading, and the instructions of all books that are taken in.

Which instructions there are is open (`duelproof.port.vocabulary`), so msgspec has to be told at each reading.
Writing needs nothing of this: an instruction says itself what it is.
"""

import re
from typing import Any, Final, Generic, TypeVar

import msgspec

from duelproof.port.abilities import Instr
from duelproof.port.vocabulary import INSTRUCTIONS

T = TypeVar("T")

_PATH: Final = re.compile(r" - at (`key` in )?`\$([^`]*)`")


class Decoder(Generic[T]):
    """Read messages of one type from JSON."""

    def __init__(self, kind: Any) -> None:
        self._decoder: msgspec.json.Decoder[T] = msgspec.json.Decoder(kind, dec_hook=_read)

    def decode(self, data: bytes | str) -> T:
        """Read a message.

        Raises:
            msgspec.DecodeError: it is no JSON.
            msgspec.ValidationError: it is none of the type; the message says which field.
        """
        try:
            return self._decoder.decode(data)
        except msgspec.ValidationError as error:
            raise _with_one_path(error) from error.__cause__


def decode(data: bytes | str, kind: type[T]) -> T:
    """Read a message of a type from JSON. Raises as `Decoder.decode` does."""
    return Decoder[T](kind).decode(data)


def convert(data: Any, kind: type[T]) -> T:
    """Make a value of a type of what tables, lists, words and numbers say.

    Raises:
        msgspec.ValidationError: they are none of the type; the message says which field.
    """
    try:
        return msgspec.convert(data, kind, dec_hook=_read)
    except msgspec.ValidationError as error:
        raise _with_one_path(error) from error.__cause__


def _read(kind: type, data: Any) -> Any:
    """Read an instruction by its word, as msgspec's ``dec_hook``.

    What is wrong is raised as ValueError, to which msgspec adds where that was.
    """
    if kind is not Instr:
        raise NotImplementedError(f"nothing is known of {kind}")
    if isinstance(data, Instr):
        return data
    if not isinstance(data, dict):
        raise ValueError(f"Expected `object`, got `{_JSON.get(type(data), type(data).__name__)}`")
    if "do" not in data:
        raise ValueError("Object missing required field `do`")
    word = data["do"]
    found = INSTRUCTIONS.get(word) if isinstance(word, str) else None
    if found is None:
        raise ValueError(f"Invalid value {word!r} - at `$.do`")
    try:
        return msgspec.convert(data, found, dec_hook=_read)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from None


_JSON: Final[dict[type, str]] = {list: "array", tuple: "array", type(None): "null"}


def _with_one_path(error: msgspec.ValidationError) -> msgspec.ValidationError:
    """Put together the path of a field within instructions, which comes in parts, the innermost first."""
    parts = list(_PATH.finditer(str(error)))
    if len(parts) < 2:
        return error
    of_key = parts[0][1] or ""
    path = "".join(part[2] for part in reversed(parts))
    return msgspec.ValidationError(f"{str(error)[: parts[0].start()]} - at {of_key}`${path}`")
