"""Reading messages and cards: msgspec, with the instructions of all books that are taken in.

The set of instructions is open (`duelproof.port.vocabulary`), so msgspec is told of them at each reading.
Writing needs no help: an instruction carries its own word.
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
            msgspec.DecodeError: it is not JSON.
            msgspec.ValidationError: it is not of the type; the message names the field.
        """
        try:
            return self._decoder.decode(data)
        except msgspec.ValidationError as error:
            raise _with_one_path(error) from error.__cause__


def decode(data: bytes | str, kind: type[T]) -> T:
    """Read a message of a type from JSON. Raises as `Decoder.decode` does."""
    return Decoder[T](kind).decode(data)


def convert(data: Any, kind: type[T]) -> T:
    """Make a value of a type from tables, lists, words and numbers.

    Raises:
        msgspec.ValidationError: they are not of the type; the message names the field.
    """
    try:
        return msgspec.convert(data, kind, dec_hook=_read)
    except msgspec.ValidationError as error:
        raise _with_one_path(error) from error.__cause__


def _read(kind: type, data: Any) -> Any:
    """Read an instruction by its word, as msgspec's ``dec_hook``.

    Raises ValueError for a mistake; msgspec adds its place.
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
    """Join the path of a field within instructions, whose parts come innermost first."""
    parts = list(_PATH.finditer(str(error)))
    if len(parts) < 2:
        return error
    of_key = parts[0][1] or ""
    path = "".join(part[2] for part in reversed(parts))
    return msgspec.ValidationError(f"{str(error)[: parts[0].start()]} - at {of_key}`${path}`")
