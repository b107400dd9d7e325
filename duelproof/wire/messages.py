"""JSON-RPC 2.0: the requests for the six calls and their responses, one message a line, in UTF-8.

Requests carry their parameters by name. A request without ``id`` is a notification: it is carried out and not
answered. Batches are not used: a line is one message.
"""

from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar

import msgspec
from msgspec import UNSET, UnsetType

from duelproof.port import (
    PROTOCOL,
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
from duelproof.wire.faults import quoted

MAX_MESSAGE: Final = 8 * 1024 * 1024
"""The longest line, in bytes, that either side accepts unless told otherwise."""

PARSE_ERROR: Final = -32700
INVALID_REQUEST: Final = -32600
METHOD_NOT_FOUND: Final = -32601
INVALID_PARAMS: Final = -32602
INTERNAL_ERROR: Final = -32603

RequestId = int | str | None


class Nothing(msgspec.Struct, forbid_unknown_fields=True):
    """No parameters."""


class OpenParams(msgspec.Struct, forbid_unknown_fields=True):
    """The table to set."""

    position: Position


class ViewerParams(msgspec.Struct, forbid_unknown_fields=True):
    """Whose eyes the answer is for."""

    viewer: Viewer = "judge"


class SubmitParams(msgspec.Struct, forbid_unknown_fields=True):
    """The choice to make."""

    choice: Choice


class EventsParams(msgspec.Struct, forbid_unknown_fields=True):
    """The events wanted: those with ``seq`` above ``since``, as ``viewer`` may know them."""

    since: int = 0
    viewer: Viewer = "judge"


class Request(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, tag_field="method"):
    """What all requests share: ``id`` comes back with the answer; without it nothing is answered."""

    jsonrpc: Literal["2.0"]
    id: RequestId | UnsetType = UNSET

    def run(self, engine: Engine) -> object:
        """Make the call that the request asks for."""
        raise NotImplementedError


class DescribeRequest(Request, tag="describe"):
    """Ask who the engine is and what it claims."""

    params: Nothing = msgspec.field(default_factory=Nothing)

    def run(self, engine: Engine) -> Description:
        """Make the call."""
        return engine.describe()


class OpenRequest(Request, tag="open"):
    """Ask to set a table, forgetting the one before."""

    params: OpenParams

    def run(self, engine: Engine) -> OpenAnswer:
        """Make the call."""
        return engine.open(self.params.position)


class PendingRequest(Request, tag="pending"):
    """Ask for the open decision."""

    params: ViewerParams = msgspec.field(default_factory=ViewerParams)

    def run(self, engine: Engine) -> Decision | None:
        """Make the call."""
        return engine.pending(self.params.viewer)


class SubmitRequest(Request, tag="submit"):
    """Make a choice."""

    params: SubmitParams

    def run(self, engine: Engine) -> Answer:
        """Make the call."""
        return engine.submit(self.params.choice)


class ObserveRequest(Request, tag="observe"):
    """Ask for the table as a viewer may see it."""

    params: ViewerParams = msgspec.field(default_factory=ViewerParams)

    def run(self, engine: Engine) -> View:
        """Make the call."""
        return engine.observe(self.params.viewer)


class EventsRequest(Request, tag="events"):
    """Ask what happened."""

    params: EventsParams = msgspec.field(default_factory=EventsParams)

    def run(self, engine: Engine) -> list[Event]:
        """Make the call."""
        return engine.events(self.params.since, self.params.viewer)


AnyRequest = DescribeRequest | OpenRequest | PendingRequest | SubmitRequest | ObserveRequest | EventsRequest


class RpcError(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Why a request failed: a JSON-RPC code, a short text, and in ``data`` the offending field if there is
    one."""

    code: int
    message: str
    data: Any = UNSET


Result = TypeVar("Result")


class Reply(msgspec.Struct, Generic[Result], kw_only=True, forbid_unknown_fields=True):
    """An answer: the ``id`` of its request, and either ``result`` or ``error``."""

    jsonrpc: Literal["2.0"]
    id: RequestId
    result: Result | UnsetType = UNSET
    error: RpcError | UnsetType = UNSET


@dataclass(frozen=True, slots=True)
class Call:
    """One of the six calls on the wire: its name, its request, and the type of its answer (a `Reply`)."""

    name: str
    request: type[Request]
    reply: Any


CALLS: Final = (
    Call("describe", DescribeRequest, Reply[Description]),
    Call("open", OpenRequest, Reply[OpenAnswer]),
    Call("pending", PendingRequest, Reply[Decision | None]),
    Call("submit", SubmitRequest, Reply[Answer]),
    Call("observe", ObserveRequest, Reply[View]),
    Call("events", EventsRequest, Reply[list[Event]]),
)
"""The six calls, in the order of the Engine protocol."""


def foreign_protocol(description: Description) -> str | None:
    """Return what to say about an engine of another major protocol version; None if the version fits."""
    major = PROTOCOL.partition(".")[0]
    if description.protocol.partition(".")[0] == major:
        return None
    return f"was answered with the protocol version {quoted(description.protocol)}; it must be {major}.x"
