"""The engine under test at a table that is laid anew: a table of recorded answers is of no use there.

`duelproof.relaying` says what is another thing in each run. A scenario, and with it whoever reads the report,
knows nothing of it: what the engine says is translated back, a breach of the port too.
"""

from typing import TypeVar

import msgspec

from duelproof.catalogue.bookfile import BookFile
from duelproof.judge.verdicts import Breach
from duelproof.port import OTHER, Answer, Choice, Decision, Engine, Event, OpenAnswer, Position, View, Viewer
from duelproof.relaying.laying import Laid, Tables
from duelproof.relaying.turning import Turning
from duelproof.wire.forwarding import Forwarding

T = TypeVar("T")


class Relaid(Forwarding):
    """Lays each table anew before the engine behind it, and translates what is said there and back.

    ``book`` and ``scenario`` are those that are played now.
    """

    def __init__(self, engine: Engine, tables: Tables, book: BookFile, scenario: str) -> None:
        super().__init__(engine)
        self.tables = tables
        self.book = book
        self.scenario = scenario
        self._laid: Laid | None = None

    def open(self, position: Position) -> OpenAnswer:
        """Set the table, laid anew."""
        self._laid = self.tables.lay(position, self.book, self.scenario)
        with self.retold():
            return self._out(self.inner.open(self._laid.position))

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Return the open decision as the viewer may know it; None when the game is over."""
        with self.retold():
            decision = self.inner.pending(self._seat(viewer))
            return None if decision is None else self._out(decision)

    def submit(self, choice: Choice) -> Answer:
        """Make a choice."""
        with self.retold():
            made = choice if self._laid is None else self._laid.inward.message(choice)
            return self._out(self.inner.submit(made))

    def observe(self, viewer: Viewer = "judge") -> View:
        """Return the table as the viewer may see it."""
        with self.retold():
            return self._in_its_turn(self._out(self.inner.observe(self._seat(viewer))))

    def _in_its_turn(self, view: View) -> View:
        if self._laid is None or not self._laid.later:
            return view
        return msgspec.structs.replace(view, turn=view.turn - self._laid.later)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Return what has happened."""
        with self.retold():
            return [self._out(event) for event in self.inner.events(since, self._seat(viewer))]

    def _seat(self, viewer: Viewer) -> Viewer:
        if self._laid is None or not self._laid.inward.turned or viewer == "judge":
            return viewer
        return OTHER[viewer]

    def _out(self, message: T) -> T:
        return message if self._laid is None else self._laid.outward.message(message)

    def retold(self) -> "_Retold":
        """Tell of a breach in the block as the scenario would."""
        return _Retold(None if self._laid is None else self._laid.outward)


class _Retold:
    """What a block is in that tells of a breach in other words."""

    __slots__ = ("out",)

    def __init__(self, out: Turning | None) -> None:
        self.out = out

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, breach: BaseException | None, trace: object) -> None:
        if self.out is not None and isinstance(breach, Breach):
            raise Breach(
                self.out.word(breach.message),
                expected=self.out.anything(breach.expected),
                seen=self.out.anything(breach.seen),
            ) from None
