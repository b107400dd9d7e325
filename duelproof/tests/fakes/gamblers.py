"""The reference engine with something wrong that only whole games show."""

import os

import msgspec

from duelproof.port import (
    Answer,
    Choice,
    Description,
    NotOpened,
    OpenAnswer,
    Position,
    View,
    Viewer,
    laid,
)
from duelproof.wire import connect
from duelproof.wire.forwarding import Forwarding


class Honest(Forwarding):
    """Nothing is wrong."""

    def __init__(self) -> None:
        super().__init__(connect("reference").engine)


class OpenHanded(Honest):
    """Each player sees what the judge sees."""

    def observe(self, viewer: Viewer = "judge") -> View:
        return msgspec.structs.replace(super().observe("judge"), viewer=viewer)


class Choosy(Honest):
    """Whole games are not played."""

    def open(self, position: Position) -> OpenAnswer:
        if position.door == "setup":
            return NotOpened(code="unsupported", reason="no whole games")
        return super().open(position)


class Picky(Honest):
    """Cards whose names begin with these letters are not supported."""

    def open(self, position: Position) -> OpenAnswer:
        for _, card in laid(position):
            if card.name[0] in "EI":
                return NotOpened(code="unsupported", reason=f"{card.name}: nobody has taught me that card")
        return super().open(position)


class Faint(Honest):
    """It ends in the twentieth decision."""

    made = 0

    def submit(self, choice: Choice) -> Answer:
        self.made += 1
        if self.made == 20:
            raise RuntimeError("too much")
        return super().submit(choice)


class Doomed(Honest):
    """The twentieth decision ends the process."""

    made = 0

    def submit(self, choice: Choice) -> Answer:
        self.made += 1
        if self.made == 20:
            os._exit(7)
        return super().submit(choice)


class Partial(Honest):
    """Players' views are not claimed."""

    def describe(self) -> Description:
        described = super().describe()
        for support in described.games:
            support.capabilities = ["port/refs", "port/events"]
        return described


class Thinker(Honest):
    """It thinks about the twentieth decision for ever."""

    made = 0

    def submit(self, choice: Choice) -> Answer:
        self.made += 1
        while self.made == 20:
            pass
        return super().submit(choice)


class Sloppy(Honest):
    """After ten decisions the hand is told as a number."""

    made = 0

    def submit(self, choice: Choice) -> Answer:
        self.made += 1
        return super().submit(choice)

    def observe(self, viewer: Viewer = "judge") -> View:
        view = super().observe(viewer)
        if self.made < 10:
            return view
        return msgspec.structs.replace(view, seats=dict.fromkeys(view.seats, 5))


class Contrary(Honest):
    """Of a card that is chosen another takes the place, the last that could do the same."""

    def submit(self, choice: Choice) -> Answer:
        decision = self.inner.pending()
        if decision is not None and choice.pick and choice.pick[0].card is not None:
            said = choice.pick[0]
            others = [o for o in decision.options if o.card not in (None, said.card) and o.verb == said.verb]
            if others:
                return super().submit(Choice(decision=decision.id, by=decision.player, pick=others[-1:]))
        return super().submit(choice)
