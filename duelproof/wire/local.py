"""An engine in this process, guarded like one on the wire."""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
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
from duelproof.wire.shape import misshapen

Result = TypeVar("Result")

KEPT = 16
"""So many of the last answers are looked through when something went wrong."""


class LocalEngine:
    """An engine of this process whose exceptions become EngineFault("crash"), with the exception as cause.

    There is no time limit: what runs in this process cannot be stopped from within it. Serve an engine that
    may hang, and name it ``stdio:``. Only the outer type of an answer is checked at once; over the wire all
    of it is. Who fails with an answer asks whether it was `misshapen`.

    ``make`` gives the engine to begin with, and a fresh one at each `restart`.
    """

    def __init__(self, make: Callable[[], Engine]) -> None:
        self._make = make
        self._said: deque[tuple[str, object]] = deque(maxlen=KEPT)
        self._engine = self._made()

    def describe(self) -> Description:
        """Return name, version, protocol, games, cards and claimed capabilities."""
        try:
            answer = self._engine.describe()
        except BaseException as error:
            _fail("describe", error)
        if wrong := misshapen("describe", _checked("describe", answer, Description)):
            raise EngineFault("protocol", f"`describe` answered with a message that {wrong}.")
        if foreign := foreign_protocol(answer):
            raise EngineFault("protocol", f"`describe` {foreign}.")
        return answer

    def open(self, position: Position) -> OpenAnswer:
        """Set a table, forgetting the one before."""
        self._said.clear()
        try:
            answer = self._engine.open(position)
        except BaseException as error:
            _fail("open", error)
        return self._heard("open", answer, OpenAnswer)

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Return the open decision as the viewer may know it; None when the game is over."""
        try:
            answer = self._engine.pending(viewer)
        except BaseException as error:
            _fail("pending", error)
        return answer if answer is None else self._heard("pending", answer, Decision)

    def submit(self, choice: Choice) -> Answer:
        """Make a choice."""
        try:
            answer = self._engine.submit(choice)
        except BaseException as error:
            _fail("submit", error)
        return self._heard("submit", answer, Answer)

    def observe(self, viewer: Viewer = "judge") -> View:
        """Return the table as the viewer may see it."""
        try:
            answer = self._engine.observe(viewer)
        except BaseException as error:
            _fail("observe", error)
        return self._heard("observe", answer, View)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Return the events with ``seq`` above ``since``, oldest first."""
        try:
            answer = self._engine.events(since, viewer)
        except BaseException as error:
            _fail("events", error)
        events = self._heard("events", answer, list)
        if {*map(type, events)} <= {Event}:
            return events
        raise self.misshapen() or EngineFault("protocol", "`events` answered with other things than events.")

    def stderr(self) -> str:
        """Return nothing: an engine in this process writes to the standard error of this process."""
        return ""

    def restart(self) -> None:
        """Make a new engine. An engine that was given as an instance stays the same."""
        self._said.clear()
        self._engine = self._made()

    def close(self) -> None:
        """Do nothing: there is nothing to end."""

    def misshapen(self) -> EngineFault | None:
        """Return the fault of the first answer about this table that is no message of the port."""
        for name, answer in self._said:
            if wrong := misshapen(name, answer):
                return EngineFault("protocol", f"`{name}` answered with a message that {wrong}.")
        return None

    def _heard(self, name: str, answer: Result, wanted: type[Any] | UnionType) -> Result:
        """Check the outer type of an answer, and keep it for a while."""
        self._said.append((name, answer))
        return answer if type(answer) is wanted else _checked(name, answer, wanted)

    def _made(self) -> Engine:
        try:
            return self._make()
        except (KeyboardInterrupt, SpecError):
            raise
        except BaseException as error:
            raise EngineFault("start", f"The engine could not be made: {described(error)}.") from error


@contextmanager
def judged_by_shape(engine: Engine) -> Iterator[None]:
    """Blame an engine in this process for what fails in the block, if one of its answers was misshapen.

    Raises EngineFault then, and else what was raised.
    """
    try:
        yield
    except EngineFault:
        raise
    except Exception as error:
        fault = engine.misshapen() if isinstance(engine, LocalEngine) else None
        if fault is None:
            raise
        raise fault from error


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
