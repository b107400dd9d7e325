"""The six calls of the port, for a game that is told as a flow of questions."""

from abc import ABC, abstractmethod
from collections.abc import Generator, Sequence
from typing import TypeVar

import msgspec

from duelproof.adapters.matching import Misfit, answered
from duelproof.port import (
    OTHER,
    Accepted,
    Answer,
    Choice,
    Decision,
    Description,
    Event,
    NoTable,
    NotOpened,
    OpenAnswer,
    Opened,
    Option,
    Order,
    Pick,
    Position,
    Refused,
    Result,
    Seat,
    View,
    Viewer,
)

T = TypeVar("T")

Flow = Generator[Decision, list[Option], T]
"""A part of a game: it yields questions, is sent the options picked, and returns what comes of it."""


class Over(Exception):
    """Raised through the flow when the game has ended, whatever was going on; ``result`` says how."""

    def __init__(self, winner: Seat, why: str) -> None:
        super().__init__(why)
        self.result = Result(winner=winner, losers=[OTHER[winner]], why=[why])


class CannotOpen(Exception):
    """A table that is not opened, and the answer that says why."""

    def __init__(self, answer: NotOpened) -> None:
        super().__init__(answer.reason)
        self.answer = answer


def unsupported(reason: str) -> CannotOpen:
    """Return the error for a table with something that the engine does not know."""
    return CannotOpen(NotOpened(code="unsupported", reason=reason))


def pick(
    player: Seat,
    kind: str,
    options: Sequence[Option],
    least: int = 1,
    most: int = 1,
    *,
    about: str | None = None,
    part: str | None = None,
    secret: bool = False,
    always: bool = False,
) -> Flow[list[Option]]:
    """Ask a player to pick some of the options.

    Args:
        secret: whether the other player is not told what is offered.
        always: whether it is asked even if there is only one answer.
    """
    most = min(most, len(options))
    least = min(least, most)
    if least == len(options) and not (always and options):
        return list(options)
    secret_to = [OTHER[player]] if secret else []
    return (
        yield Decision(
            id=0,
            player=player,
            kind=kind,
            shape=Pick(min=least, max=most),
            options=list(options),
            about=about,
            part=part,
            secret_to=secret_to,
        )
    )


PASS = Option(verb="pass")
"""Doing nothing more for now."""


def act(player: Seat, options: Sequence[Option]) -> Flow[Option]:
    """Ask a player what to do: one of the options, which the other one is not told, or to pass."""
    [picked] = yield from pick(player, "act", [*options, PASS], secret=True, always=True)
    return picked


def order(player: Seat, options: Sequence[Option], *, about: str | None = None) -> Flow[list[Option]]:
    """Ask a player to put options in order; fewer than two are not asked for."""
    if len(options) < 2:
        return list(options)
    return (
        yield Decision(id=0, player=player, kind="order", shape=Order(), options=list(options), about=about)
    )


class FlowEngine(ABC):
    """An engine behind the port. An adapter says who it is, how a game begins, and what a viewer sees.

    ``result`` is how the game has ended; None as long as it goes on.
    """

    def __init__(self) -> None:
        self.result: Result | None = None
        self._flow: Flow[None] | None = None
        self._asked: Decision | None = None
        self._number = 0

    @abstractmethod
    def describe(self) -> Description:
        """Return who the engine is, and what it claims."""

    @abstractmethod
    def begin(self, position: Position) -> Flow[None]:
        """Set a table, and return the game that goes on from there until `Over` is raised.

        Raises:
            CannotOpen: the engine does not know something of the table, or may not open it.
        """

    @abstractmethod
    def view(self, viewer: Viewer) -> View:
        """Return what a viewer sees of the table."""

    def open(self, position: Position) -> OpenAnswer:
        """Set a table, forgetting the one before."""
        self.result = self._flow = self._asked = None
        self._number = 0
        try:
            game = self.begin(position)
        except CannotOpen as cannot:
            return cannot.answer
        self._flow = game
        self.go_on(None)
        return Opened()

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Return the open question, without its options for whom they are secret from."""
        asked = self._asked
        if asked is None or viewer not in asked.secret_to:
            return asked
        shape = Pick() if isinstance(asked.shape, Pick) else asked.shape
        return msgspec.structs.replace(asked, shape=shape, options=[])

    def submit(self, choice: Choice) -> Answer:
        """Make a choice; one that does not answer the question is refused, and changes nothing."""
        if self._asked is None:
            return Refused(code="game-over", reason="nothing is asked")
        if choice.concede:
            return self.give_up(choice)
        try:
            said = answered(self._asked, choice)
        except Misfit as misfit:
            return misfit.refused
        self.go_on(said)
        return Accepted()

    def observe(self, viewer: Viewer = "judge") -> View:
        """Return what a viewer sees of the table.

        Raises:
            NoTable: no table is open.
        """
        if self._flow is None:
            raise NoTable("no table is open")
        return self.view(viewer)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Return nothing: an engine that tells of events overrides this."""
        return []

    def go_on(self, said: list[Option] | None) -> None:
        """Let the game go on to its next question, or to its end."""
        assert self._flow is not None
        try:
            asked = next(self._flow) if said is None else self._flow.send(said)
        except Over as over:
            self._asked, self.result = None, over.result
            return
        self._number += 1
        self._asked = msgspec.structs.replace(asked, id=self._number)

    def give_up(self, choice: Choice) -> Answer:
        """End the game for the player who gives up."""
        if choice.by not in OTHER:
            return Refused(code="not-asked", reason="only a player gives up")
        self._asked, self.result = None, Over(OTHER[choice.by], "concede").result
        return Accepted()
