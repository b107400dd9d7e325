"""Whether an answer of an engine in this process is a message of the port, to its last field.

Over the wire the schema says so for every answer. Here that would take as long as the scenario itself, so it
is looked at only where something went wrong.
"""

from collections.abc import Iterator
from typing import Any

import msgspec

from duelproof.port import Answer, Decision, Description, Event, OpenAnswer, View
from duelproof.port.reading import convert
from duelproof.wire.faults import described
from duelproof.wire.fields import explained

KINDS: dict[str, Any] = {
    "describe": Description,
    "open": OpenAnswer,
    "pending": Decision | None,
    "submit": Answer,
    "observe": View,
    "events": list[Event],
}
"""What each of the six calls is answered with."""

PLAIN = (msgspec.Struct, dict, list, tuple, str, int, float, type(None))
DEEPEST = 200
"""Nothing in a message is nested deeper than this."""
SHOWN = 80
"""So much of a path is told that goes too deep."""


def misshapen(name: str, answer: object) -> str | None:
    """Say in half a sentence what field of an answer is not of the port; None where all are."""
    try:
        try:
            read = convert(msgspec.to_builtins(answer), KINDS[name])
        except Exception:
            wrong = next(_foreign(answer, "$"), None)
            if wrong is None:
                raise
        else:  # messages of different classes are never equal, and most answers are right
            wrong = None if read == answer else next(_differing(answer, read, "$"), None)
    except msgspec.ValidationError as error:
        wrong = explained(error, KINDS[name])
    except Exception as error:  # these objects are the engine's, and whatever is done with them may fail
        wrong = described(error)
    return wrong and f"breaks its schema (docs/schema/{name}.response.json): {wrong}"


def _foreign(value: object, path: str, depth: int = 0) -> Iterator[str]:
    """Yield what is neither a message nor plain data, and what is too deep to be sent."""
    if not issubclass(type(value), PLAIN):  # what it says of itself may be untrue
        yield f"Expected a message of the port or plain data, got `{type(value).__name__}` - at `{path}`"
    elif depth > DEEPEST:
        yield f"Expected at most {DEEPEST} levels of nesting - at `{path[:SHOWN]}...`"
    else:
        for place, part in _parts(value, path):
            yield from _foreign(part, place, depth + 1)


def _differing(said: object, read: object, path: str) -> Iterator[str]:
    """Yield where an answer that could be sent is of other classes than the message that would arrive."""
    if said is read:
        return
    alike = isinstance(said, list | tuple) and isinstance(read, list | tuple)
    nested = isinstance(read, msgspec.Struct | dict | list | tuple) or not issubclass(type(said), PLAIN)
    if nested and type(said) is not type(read) and not alike:
        yield f"Expected `{type(read).__name__}`, got `{type(said).__name__}` - at `{path}`"
        return
    parts = dict(_parts(said, path))
    for place, part in _parts(read, path):
        if place in parts:
            yield from _differing(parts[place], part, place)
        else:
            yield f"Expected a value, got nothing - at `{place}`"


def _parts(value: object, path: str) -> Iterator[tuple[str, object]]:
    """Yield the parts of a value with their paths; what is unset is not sent, and no part."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            if (part := getattr(value, name)) is not msgspec.UNSET:
                yield f"{path}.{name}", part
    elif isinstance(value, dict):
        for key in value:
            yield f"{path}.{key}", value[key]
    elif isinstance(value, list | tuple):
        for at, part in enumerate(value):
            yield f"{path}[{at}]", part
