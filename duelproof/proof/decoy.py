"""The decoy: an engine whose table is turned round behind the scenario's back.

What goes in and comes out is translated: the seats are swapped (and with them the squares of a board turned
by half a circle), cards and whatever the engine names itself have other ids, the count of decisions
begins elsewhere, and a card that matters to nobody lies in a place that nobody looks at. A verdict that
rests on the rules does not move.
"""

import msgspec

from duelproof.catalogue.games import Game
from duelproof.port import (
    OTHER,
    Answer,
    Choice,
    Decision,
    Engine,
    Event,
    OpenAnswer,
    Position,
    View,
    Viewer,
    laid,
)
from duelproof.relaying.laying import add_stranger, turned_in
from duelproof.relaying.turning import OID, Turning
from duelproof.wire.forwarding import Forwarding

FIRST_DECISION = 7000


class DecoyEngine(Forwarding):
    """An engine behind the looking-glass, for one game."""

    def __init__(self, engine: Engine, game: Game) -> None:
        super().__init__(engine)
        self._book = game.book
        self._in = self._out = Turning({}, {})

    def open(self, position: Position) -> OpenAnswer:
        """Set the table turned round, with one card more."""
        known = [card.ref for _, card in laid(position)]
        refs = {ref: f"x{len(known) - index}" for index, ref in enumerate(known)}
        back = {new: ref for ref, new in refs.items()}
        board = self._book.board
        self._in = Turning(refs, {}, turned=True, board=board, things=_without_thing)
        self._out = Turning(back, {}, turned=True, board=board, things=_with_thing)
        position = msgspec.structs.replace(position, seats=dict(position.seats))
        add_stranger(position, self._book.neutral_zone)
        return self._out.message(self.inner.open(turned_in(position, self._in, position.cards)))

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """The open decision."""
        decision = self.inner.pending(_seat(viewer))
        if decision is None:
            return None
        shown = self._out.message(decision)
        return msgspec.structs.replace(shown, id=shown.id + FIRST_DECISION)

    def submit(self, choice: Choice) -> Answer:
        """Make a choice."""
        made = self._in.message(choice)
        made = msgspec.structs.replace(made, decision=made.decision - FIRST_DECISION)
        return self._out.message(self.inner.submit(made))

    def observe(self, viewer: Viewer = "judge") -> View:
        """The table."""
        return self._out.message(self.inner.observe(_seat(viewer)))

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """What happened."""
        return [self._out.message(event) for event in self.inner.events(since, _seat(viewer))]


def _seat(viewer: Viewer) -> Viewer:
    return viewer if viewer == "judge" else OTHER[viewer]


def _with_thing(text: str) -> str:
    return f"thing:{text}" if OID.fullmatch(text) else text


def _without_thing(text: str) -> str:
    return text.removeprefix("thing:")
