"""What happened in a scenario, kept for the report of a failure: not more of it than somebody could read.

What an engine says can be of any size, and a run keeps the failures of thousands of scenarios.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from duelproof.judge.verdicts import plain

TEXT_KEPT: Final = 4_000
"""The most characters of one text in the evidence of a scenario."""

SEEN_KEPT: Final = 16_000
"""The most bytes of what was expected, and of what was seen."""

LIST_KEPT: Final = 128_000
"""The most bytes of all choices, and of all events: the last ones."""

VIEW_KEPT: Final = 256_000
"""The most bytes of a view."""

CUT: Final = "cut short"

_ENCODER = msgspec.json.Encoder(enc_hook=repr)


@dataclass(slots=True)
class Trace:
    """What the table records as it plays, read by the judge when a scenario fails.

    ``choices`` and ``events`` are messages of the port or plain dicts, ``before`` and ``after`` the judge's
    views before the last scripted choice and at the end, ``notes`` sentences for the reader. ``set`` is false
    where the engine refused the table: then there is nothing to look at.
    """

    choices: list[object] = field(default_factory=list)
    events: list[object] = field(default_factory=list)
    before: object = None
    after: object = None
    notes: list[str] = field(default_factory=list)
    set: bool = True

    def as_data(self) -> dict[str, Any]:
        """Return the trace as plain data, empty parts left out, long ones cut with a note that says so."""
        notes = list(self.notes)
        parts = {
            "choices": _last_of("choices", self.choices, notes),
            "events": _last_of("events", self.events, notes),
            "before": _view("the table before", self.before, notes),
            "after": _view("the table after", self.after, notes),
            "notes": [shortened(note) for note in notes],
        }
        return {name: part for name, part in parts.items() if part}


def shortened(text: str, kept: int = TEXT_KEPT) -> str:
    """Return a text, cut where it is long, with how long it was."""
    if len(text) <= kept:
        return text
    return f"{text[:kept]} ... ({CUT}: {len(text):,} characters)"


def bounded(value: object, kept: int = SEEN_KEPT) -> object:
    """Return a value as plain data, or the beginning of its JSON where it is long."""
    said = _encoded(value)
    return plain(value) if len(said) <= kept else shortened(said.decode("utf-8", "replace"))


def _last_of(name: str, entries: Sequence[object], notes: list[str]) -> list[object]:
    """Return the last of the entries as plain data, as many as are kept, those that are very long cut."""
    found: list[object] = []
    room = LIST_KEPT
    for entry in reversed(entries):
        data = bounded(entry)
        room -= len(_encoded(data))
        if room < 0:
            left = len(entries) - len(found)
            notes.append(f"{CUT}: the first {left:,} of {len(entries):,} {name} are left out")
            break
        found.append(data)
    return found[::-1]


def _view(name: str, view: object, notes: list[str]) -> object:
    if view is None:
        return None
    size = len(_encoded(view))
    if size > VIEW_KEPT:
        notes.append(f"{CUT}: {name} is left out, which would take {size:,} bytes")
        return None
    return plain(view)


def _encoded(value: Any) -> bytes:
    """Return a value as JSON; of what is none, how it shows itself."""
    try:
        return _ENCODER.encode(value)
    except (TypeError, ValueError, RecursionError):
        return repr(value).encode("utf-8", "replace")
