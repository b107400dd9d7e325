"""What happened in a scenario, kept for the report of a failure."""

from dataclasses import dataclass, field

from duelproof.judge.verdicts import plain


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

    def as_data(self) -> dict[str, object]:
        """Return the trace as plain data, empty parts left out."""
        parts = {
            "choices": self.choices,
            "events": self.events,
            "before": self.before,
            "after": self.after,
            "notes": self.notes,
        }
        return {name: plain(part) for name, part in parts.items() if part}
