"""A remote engine, presented as the same six calls as one in this process."""

import weakref
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec
from msgspec import UNSET

from duelproof.port import (
    Answer,
    Choice,
    Decision,
    Description,
    Event,
    OpenAnswer,
    Position,
    View,
    Viewer,
)
from duelproof.wire.channel import Channel, ChannelBroken, Tail
from duelproof.wire.faults import EngineFault, FaultKind, described, quoted
from duelproof.wire.fields import explained
from duelproof.wire.messages import (
    INTERNAL_ERROR,
    MAX_MESSAGE,
    DescribeRequest,
    EventsParams,
    EventsRequest,
    Nothing,
    ObserveRequest,
    OpenParams,
    OpenRequest,
    PendingRequest,
    Reply,
    Request,
    RpcError,
    SubmitParams,
    SubmitRequest,
    ViewerParams,
    foreign_protocol,
)
from duelproof.wire.strict import NotStrict, check_strict, no_json

TIME_LIMIT: Final = 10.0
"""Seconds an engine gets for one call unless told otherwise."""

START_LIMIT: Final = 30.0
"""Seconds an engine gets to start and to answer its first call unless told otherwise."""

MEMORY_LIMIT: Final = 2048 * 1024 * 1024
"""Bytes of memory that the processes of an engine may use together unless told otherwise."""

ChannelStarter = Callable[[Tail, float, int], Channel]
"""Opens the line: given where its stderr goes, the seconds it may take, and the size limit of a message."""

Result = TypeVar("Result")

_ENCODER = msgspec.json.Encoder()
_DESCRIPTION = msgspec.json.Decoder(Reply[Description])
_OPEN_ANSWER = msgspec.json.Decoder(Reply[OpenAnswer])
_PENDING = msgspec.json.Decoder(Reply[Decision | None])
_ANSWER = msgspec.json.Decoder(Reply[Answer])
_VIEW = msgspec.json.Decoder(Reply[View])
_EVENTS = msgspec.json.Decoder(Reply[list[Event]])


class RemoteEngine:
    """An engine behind a line: another process, or a TCP address. It is started by its first call.

    Every call either returns its answer or raises EngineFault, and never later than its time limit (the first
    call after a start has ``start_limit``, as the engine must load). After a fault the engine's process group
    is killed and every further call raises, until `restart`.

    Parameters that cannot be written as JSON are the caller's mistake: a TypeError, and nothing is sent.
    """

    def __init__(
        self,
        start: ChannelStarter,
        *,
        time_limit: float = TIME_LIMIT,
        start_limit: float = START_LIMIT,
        max_message: int = MAX_MESSAGE,
    ) -> None:
        self._start = start
        self._time_limit = time_limit
        self._start_limit = max(start_limit, time_limit)
        self._max = max_message
        self._tail = Tail()
        self._silent_until = 0
        self._channel: Channel | None = None
        self._answered = False
        self._fault: EngineFault | None = None
        self._last_id = 0
        self._unless_closed: weakref.finalize[..., RemoteEngine] | None = None

    def describe(self) -> Description:
        """Return name, version, protocol, games, cards and claimed capabilities."""
        request = DescribeRequest(jsonrpc="2.0", id=self._next_id(), params=Nothing())
        description = self._call("describe", request, _DESCRIPTION)
        if foreign := foreign_protocol(description):
            raise self._broken("protocol", "describe", foreign)
        return description

    def open(self, position: Position) -> OpenAnswer:
        """Set a table, forgetting the one before."""
        request = OpenRequest(jsonrpc="2.0", id=self._next_id(), params=OpenParams(position))
        return self._call("open", request, _OPEN_ANSWER)

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Return the open decision as the viewer may know it; None when the game is over."""
        request = PendingRequest(jsonrpc="2.0", id=self._next_id(), params=ViewerParams(viewer))
        return self._call("pending", request, _PENDING)

    def submit(self, choice: Choice) -> Answer:
        """Make a choice."""
        request = SubmitRequest(jsonrpc="2.0", id=self._next_id(), params=SubmitParams(choice))
        return self._call("submit", request, _ANSWER)

    def observe(self, viewer: Viewer = "judge") -> View:
        """Return the table as the viewer may see it."""
        request = ObserveRequest(jsonrpc="2.0", id=self._next_id(), params=ViewerParams(viewer))
        return self._call("observe", request, _VIEW)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Return the events with ``seq`` above ``since``, oldest first."""
        request = EventsRequest(jsonrpc="2.0", id=self._next_id(), params=EventsParams(since, viewer))
        return self._call("events", request, _EVENTS)

    def stderr(self) -> str:
        """Return the end of what the engine has written to its standard error, over all its restarts."""
        return self._tail.text()

    def restart(self) -> None:
        """End the engine, whatever its state; the next call starts it again, with no table."""
        if self._channel is not None:
            self._channel.kill()
        if self._unless_closed is not None:
            self._unless_closed.detach()
        self._channel = None
        self._answered = False
        self._fault = None

    def close(self) -> None:
        """End the engine, gently at first. A later call would start it again."""
        if self._channel is not None:
            self._channel.close()
        self.restart()

    def _next_id(self) -> int:
        self._last_id += 1
        return self._last_id

    def _call(self, name: str, request: Request, decoder: "msgspec.json.Decoder[Reply[Result]]") -> Result:
        """Make one exchange; anything but a well-formed answer to this request is a fault."""
        if self._fault is not None:
            first = self._fault
            text = (
                f"`{name}` was not sent: the engine was stopped after this: {first.message} Restart it first."
            )
            raise EngineFault(first.kind, text, first.stderr)
        try:
            line = _ENCODER.encode(request) + b"\n"
        except (TypeError, ValueError, RecursionError) as error:
            # Nothing was sent, so the engine is not to blame: the caller's parameters are not a message.
            raise TypeError(
                f"`{name}` cannot be sent, its parameters are no JSON: {described(error)}"
            ) from error
        if len(line) > self._max:
            raise self._broken(
                "too-large", name, f"was not sent: its {len(line)} bytes are over the {self._max} allowed"
            )
        channel = self._channel or self._opened(name)
        try:
            answer = channel.exchange(line, self._time_limit if self._answered else self._start_limit)
        except ChannelBroken as broken:
            started = self._answered or broken.kind != "crash"
            raise self._broken(broken.kind if started else "start", name, broken.text) from None
        try:
            reply = decoder.decode(answer)
            check_strict(answer, reply)
        except (
            ValueError,
            RecursionError,
        ) as error:  # msgspec's errors and UnicodeDecodeError are ValueErrors
            raise self._broken("protocol", name, _misshapen(name, answer, error, decoder.type)) from None
        if reply.error is not UNSET:
            raise self._broken(*_refusal(name, reply.error))
        if reply.id != request.id:
            text = f"was answered with the id {quoted(str(reply.id))}; the id of the request was {request.id}"
            raise self._broken("protocol", name, text)
        if reply.result is UNSET:
            raise self._broken(
                "protocol", name, 'was answered with neither "result" nor "error": give one of them'
            )
        self._answered = True
        return reply.result

    def _opened(self, name: str) -> Channel:
        self._silent_until = self._tail.length
        try:
            channel = self._start(self._tail, self._start_limit, self._max)
        except (OSError, ValueError) as error:  # ValueError: a name that no system accepts
            raise self._broken("start", name, f"found no engine: {described(error)}") from None
        # If the caller forgets to close the engine, no process is left behind.
        self._unless_closed = weakref.finalize(self, channel.kill)
        self._channel = channel
        return channel

    def _broken(self, kind: FaultKind, name: str, text: str) -> EngineFault:
        """Kill the engine and return the fault that says why."""
        if self._channel is not None:
            self._channel.kill()
        self._fault = EngineFault(kind, f"`{name}` {text}.", self._tail.text(self._silent_until))
        return self._fault


def _misshapen(name: str, answer: bytes, error: Exception, wanted: object) -> str:
    """Tell why a line is not an answer: not UTF-8, not JSON, or not of the form that the schema asks for."""
    start = f"(the line began {quoted(answer)})"
    if isinstance(error, NotStrict):
        return f"was answered with a message that no engine may send: {error} {start}"
    try:
        answer.decode("utf-8")
        msgspec.json.decode(answer)
    except UnicodeDecodeError as invalid:
        return f"was answered with bytes that are no UTF-8, from byte {invalid.start} on {start}"
    except RecursionError:
        return f"was answered with a message nested too deeply to be read {start}"
    except ValueError as invalid:
        return f"was answered with a line that is no JSON: {no_json(answer, invalid)} {start}"
    return (
        f"was answered with a message that breaks its schema (docs/schema/{name}.response.json): "
        f"{explained(error, wanted)} {start}"
    )


def _refusal(name: str, error: RpcError) -> tuple[FaultKind, str, str]:
    """Return the fault for an answer that is a JSON-RPC error."""
    if error.code == INTERNAL_ERROR:
        return "crash", name, f"failed inside the engine: {quoted(error.message)}"
    return "protocol", name, f"was turned down by the engine with error {error.code}: {quoted(error.message)}"
