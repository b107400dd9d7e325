"""What can go wrong with an engine: its spec is wrong, or it fails its judge."""

from typing import Literal

FaultKind = Literal["hang", "crash", "protocol", "too-large", "memory", "start", "time-up"]
"""``hang``: no answer in time. ``crash``: the engine raised, died or closed the line. ``protocol``: it said
what it should not. ``too-large``: a message above the size limit. ``memory``: its processes use too much.
``start``: it could not be started or reached. ``time-up``: the time for the whole run was up, which says
nothing about the engine."""

FIELD_QUOTED = 200
"""How many characters of an engine's own words a message quotes."""


class SpecError(ValueError):
    """An engine spec that names no engine; one sentence says why and which forms there are."""


class EngineFault(Exception):
    """An engine did not do what the port asks of it; this says nothing about the game.

    ``message`` names the call and what would have been right. ``stderr`` is the end of what the engine wrote
    to its standard error since it was started (empty for an engine in this process or over TCP).
    """

    def __init__(self, kind: FaultKind, message: str, stderr: str = "") -> None:
        super().__init__(kind, message, stderr)
        self.kind: FaultKind = kind
        self.message = message
        self.stderr = stderr

    def __str__(self) -> str:
        return self.message


def quoted(text: str | bytes) -> str:
    """Quote an engine's own words for a message: short, control characters escaped."""
    cut = text[: FIELD_QUOTED + 1]
    shown = cut.decode("utf-8", "backslashreplace") if isinstance(cut, bytes) else cut
    return repr(shown[:FIELD_QUOTED]) + (" ..." if len(cut) > FIELD_QUOTED else "")


def described(error: BaseException) -> str:
    """Return an exception in one short line: its class and the first line of its message."""
    lines = str(error).strip().splitlines()
    text = type(error).__name__ + (f": {lines[0]}" if lines else "")
    return text if len(text) <= FIELD_QUOTED else text[:FIELD_QUOTED] + " ..."
