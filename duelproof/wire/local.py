"""An engine in this process, guarded like one on the wire."""

from collections.abc import Callable
from types import UnionType
from typing import Any, NoReturn, TypeVar

from duelproof.port import (
    Answer,
    Choice,
    Decision,
    Description,
    Engine,
    Event,
    OpenAnswer,
    Position,
    View,
    Viewer,
)
from duelproof.wire.faults import EngineFault, SpecError, described
from duelproof.wire.messages import foreign_protocol

Result = TypeVar("Result")


class LocalEngine:
    """An engine of this process whose exceptions become EngineFault("crash"), with the exception as cause.

    There is no time limit: what runs in this process cannot be stopped from within it. Serve an engine that
    may hang, and name it ``stdio:``. Only the outer type of an answer is checked; over the wire all of it is.

    ``make`` gives the engine to begin with, and a fresh one at each `restart`.
    """

    def __init__(self, make: Callable[[], Engine]) -> None:
        self._make = make
        self._engine = self._made()

    def describe(self) -> Description:
        """Return name, version, protocol, games, cards and claimed capabilities."""
        try:
            answer = self._engine.describe()
        except BaseException as error:
            _fail("describe", error)
        if foreign := foreign_protocol(_checked("describe", answer, Description)):
            raise EngineFault("protocol", f"`describe` {foreign}.")
        return answer

    def open(self, position: Position) -> OpenAnswer:
        """Set a table, forgetting the one before."""
        try:
            answer = self._engine.open(position)
        except BaseException as error:
            _fail("open", error)
        return _checked("open", answer, OpenAnswer)

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Return the open decision as the viewer may know it; None when the game is over."""
        try:
            answer = self._engine.pending(viewer)
        except BaseException as error:
            _fail("pending", error)
        return answer if answer is None else _checked("pending", answer, Decision)

    def submit(self, choice: Choice) -> Answer:
        """Make a choice."""
        try:
            answer = self._engine.submit(choice)
        except BaseException as error:
            _fail("submit", error)
        return _checked("submit", answer, Answer)

    def observe(self, viewer: Viewer = "judge") -> View:
        """Return the table as the viewer may see it."""
        try:
            answer = self._engine.observe(viewer)
        except BaseException as error:
            _fail("observe", error)
        return _checked("observe", answer, View)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Return the events with ``seq`` above ``since``, oldest first."""
        try:
            answer = self._engine.events(since, viewer)
        except BaseException as error:
            _fail("events", error)
        return _checked("events", answer, list)

    def stderr(self) -> str:
        """Return nothing: an engine in this process writes to the standard error of this process."""
        return ""

    def restart(self) -> None:
        """Make a new engine. An engine that was given as an instance stays the same."""
        self._engine = self._made()

    def close(self) -> None:
        """Do nothing: there is nothing to end."""

    def _made(self) -> Engine:
        try:
            return self._make()
        except (KeyboardInterrupt, SpecError):
            raise
        except BaseException as error:
            raise EngineFault("start", f"The engine could not be made: {described(error)}.") from error


def _fail(name: str, error: BaseException) -> NoReturn:
    """Turn what an engine raised into a fault; an interrupt by the user goes through."""
    if isinstance(error, KeyboardInterrupt | EngineFault):
        raise error
    raise EngineFault("crash", f"`{name}` raised {described(error)}.") from error


def _checked(name: str, answer: Result, wanted: type[Any] | UnionType) -> Result:
    if not isinstance(answer, wanted):
        said = type(answer).__name__
        should = getattr(wanted, "__name__", None) or " or ".join(kind.__name__ for kind in wanted.__args__)
        raise EngineFault(
            "protocol", f"`{name}` answered with a {said}; it must be {should} of duelproof.port."
        )
    return answer
