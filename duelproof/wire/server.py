"""Any engine of this process, served on the wire: over the standard streams or over TCP."""

import contextlib
import errno
import os
import socket
import sys
import traceback
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec
from msgspec import UNSET

from duelproof.port import Engine, NoTable
from duelproof.port.reading import Decoder
from duelproof.wire.faults import EngineFault, described
from duelproof.wire.fields import explained, offending_field
from duelproof.wire.messages import (
    CALLS,
    INTERNAL_ERROR,
    INVALID_PARAMS,
    INVALID_REQUEST,
    MAX_MESSAGE,
    METHOD_NOT_FOUND,
    PARSE_ERROR,
    AnyRequest,
    Reply,
    RequestId,
    RpcError,
)
from duelproof.wire.strict import check_strict, no_json

_ENCODER = msgspec.json.Encoder()
_REQUEST: Decoder[AnyRequest] = Decoder(AnyRequest)
_SKIPPED = 64 * 1024
_NO_TABLE = "No table is open: send `open` first, and look whether it was accepted."

IDLE_LIMIT = 600.0
"""Seconds that a client of a served engine may be silent unless told otherwise."""


def answer_line(engine: Engine, line: bytes) -> bytes | None:
    """Carry out one request and return the answer, without newline; None for a notification.

    Never raises on account of the request or the engine: whatever goes wrong is answered with a JSON-RPC
    error.
    """
    try:
        request = _REQUEST.decode(line)
        check_strict(line, request)
    except (ValueError, RecursionError) as error:
        return _turned_down(line, error)
    try:
        result = request.run(engine)
        if request.id is UNSET:
            return None
        return _ENCODER.encode(Reply(jsonrpc="2.0", id=request.id, result=result))
    except Exception as error:
        if isinstance(error.__cause__ or error, NoTable):
            return None if request.id is UNSET else _error(request.id, INVALID_REQUEST, _NO_TABLE)
        _report(error)
        if request.id is UNSET:
            return None
        text = error.message if isinstance(error, EngineFault) else described(error)
        return _error(request.id, INTERNAL_ERROR, text)


def serve_lines(engine: Engine, reader: BinaryIO, writer: BinaryIO, max_message: int = MAX_MESSAGE) -> None:
    """Answer requests, a line each, until the input ends. Empty lines are skipped.

    Raises OSError when the other side can no longer be written to.
    """
    while line := reader.readline(max_message + 1):
        if len(line) > max_message and not line.endswith(b"\n"):
            while (rest := reader.readline(_SKIPPED)) and not rest.endswith(b"\n"):
                pass
            text = f"The message is longer than {max_message} bytes."
            answer: bytes | None = _error(None, INVALID_REQUEST, text)
        elif line.isspace():
            continue
        else:
            answer = answer_line(engine, line)
        if answer is not None:
            writer.write(answer + b"\n")
            writer.flush()


def protocol_streams() -> tuple[BinaryIO, BinaryIO]:
    """Reserve the standard streams for the protocol; call it before the engine is loaded.

    Anything else that writes to standard output (a print of the engine, a library in C, a child process)
    writes to standard error from now on, and anything else that reads the standard input finds it empty.
    """
    sys.stdout.flush()
    reader = os.fdopen(os.dup(0), "rb")
    writer = os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return reader, writer


def serve_stdio(load: Callable[[], Engine], max_message: int = MAX_MESSAGE) -> None:
    """Serve an engine over the standard streams until the input ends.

    ``load`` is called once the streams are reserved.
    """
    reader, writer = protocol_streams()
    # The judge has gone: nobody is left to tell.
    with contextlib.suppress(BrokenPipeError):
        serve_lines(load(), reader, writer, max_message)


def listen(host: str, port: int) -> socket.socket:
    """Return a listening socket; port 0 takes any free one. Raises OSError when it cannot listen there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    return socket.create_server((host, port), family=family)


def serve_tcp(
    listener: socket.socket,
    fresh: Callable[[], Engine],
    max_message: int = MAX_MESSAGE,
    idle: float | None = IDLE_LIMIT,
) -> None:
    """Serve one client at a time, each with what ``fresh`` returns, until the listener is shut down.

    A client that says nothing for ``idle`` seconds, or does not take its answer for so long, makes room for
    the next; None waits for ever.
    """
    while True:
        try:
            client, _ = listener.accept()
        except ConnectionAbortedError:
            continue
        except OSError as error:
            if error.errno in (errno.EBADF, errno.EINVAL):
                return
            raise
        # A client that disconnects does not affect the next one.
        with client, contextlib.suppress(OSError):
            client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            # A client whose machine has vanished must not keep its place for ever.
            client.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
            client.settimeout(idle)
            with client.makefile("rb") as reader, client.makefile("wb") as writer:
                serve_lines(fresh(), reader, writer, max_message)


def _report(error: Exception) -> None:
    """Report an engine's failure in full, for its author, without failing itself."""
    story = "".join(traceback.format_exception(error)).encode("utf-8", "backslashreplace").decode("utf-8")
    with contextlib.suppress(OSError, ValueError):
        sys.stderr.write(story)
        sys.stderr.flush()


def _turned_down(line: bytes, error: Exception) -> bytes:
    """Return the answer to a line that is no valid request. Only here is a line decoded a second time."""
    try:
        raw = msgspec.json.decode(line)
    except (ValueError, RecursionError) as invalid:
        return _error(None, PARSE_ERROR, f"The line is no JSON in UTF-8: {no_json(line, invalid)}.")
    if not isinstance(raw, dict):
        return _error(
            None, INVALID_REQUEST, "A request is a JSON object, one on a line; batches are not used."
        )
    given = raw.get("id")
    request_id: RequestId = given if isinstance(given, int | str) and not isinstance(given, bool) else None
    text, field, method = str(error), offending_field(error), raw.get("method")
    if field == "$.method" and isinstance(method, str):
        names = ", ".join(call.name for call in CALLS)
        return _error(request_id, METHOD_NOT_FOUND, f"There is no method {method[:40]!r}: there are {names}.")
    if (field or "").startswith("$.params") or text == "Object missing required field `params`":
        text = explained(error, next(call.request for call in CALLS if call.name == method))
        return _error(request_id, INVALID_PARAMS, text, field or "$.params")
    return _error(request_id, INVALID_REQUEST, text, field)


def _error(request_id: RequestId, code: int, message: str, field: str | None = None) -> bytes:
    data: Any = UNSET if field is None else {"field": field}
    error = RpcError(code=code, message=message, data=data)
    reply: Reply[None] = Reply(jsonrpc="2.0", id=request_id, error=error)
    # An engine's message may hold half characters, which are not UTF-8.
    with contextlib.suppress(UnicodeEncodeError):
        return _ENCODER.encode(reply)
    error.message = message.encode("utf-8", "backslashreplace").decode("utf-8")
    return _ENCODER.encode(reply)
