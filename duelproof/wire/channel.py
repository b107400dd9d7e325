"""One line out, one line in, with a deadline: the bytes between a judge and an engine.

A channel works on plain file descriptors (pipes or a socket) with one ``poll`` object that lives as long as
it does: no thread, and no call that can block beyond the deadline. It needs a POSIX system.
"""

import contextlib
import os
import select
import signal
import socket
import time
from collections.abc import Callable

from duelproof.wire.cage import Cage
from duelproof.wire.faults import FaultKind, quoted
from duelproof.wire.processes import EngineProcess

STDERR_KEPT = 64 * 1024
"""The number of bytes kept of an engine's standard error: the last ones."""

_CHUNK = 64 * 1024
_SLICE = 0.05  # seconds until a death is noticed while a child of the engine holds its pipes open
_SEEN = 0.01  # seconds between looks whether a process lives that answers as if it did
_WEIGHED = 0.2  # seconds between looks at the engine's memory while waiting for it
_FAREWELL = 0.3  # seconds an engine has to end by itself once its input is closed
_LAST_WORDS = 1.0  # seconds until an engine that has closed its streams is thought to live on


class ChannelBroken(Exception):
    """The exchange failed; ``text`` continues a sentence that begins with the name of the call."""

    def __init__(self, kind: FaultKind, text: str) -> None:
        super().__init__(kind, text)
        self.kind: FaultKind = kind
        self.text = text


class Tail:
    """The last bytes of a stream that may be endless, and its ``length`` so far."""

    def __init__(self, kept: int = STDERR_KEPT) -> None:
        self._kept = kept
        self._bytes = bytearray()
        self.length = 0

    def add(self, chunk: bytes) -> None:
        """Add what was read."""
        self._bytes += chunk
        self.length += len(chunk)
        if len(self._bytes) > 2 * self._kept:
            del self._bytes[: -self._kept]

    def text(self, since: int = 0) -> str:
        """Return what is kept of the stream from a length on; bytes not UTF-8 are shown as escapes."""
        wanted = min(self._kept, self.length - since)
        return bytes(self._bytes[-wanted:] if wanted else b"").decode("utf-8", "backslashreplace")


class Channel:
    """A line of communication with one engine, over a pair of descriptors or a socket.

    ``errors`` is the descriptor of the engine's standard error, read whenever something is waited for, so
    that an engine that writes much there is never blocked for good.
    """

    def __init__(
        self,
        reading: int,
        writing: int,
        *,
        max_message: int,
        errors: int | None = None,
        tail: Tail | None = None,
        process: EngineProcess | None = None,
        max_memory: int | None = None,
        release: Callable[[], None],
    ) -> None:
        self._reading = reading
        self._writing = writing
        self._errors = errors
        self._tail = tail or Tail()
        self._process = process
        self._release = release
        self._max = max_message
        self._max_memory = max_memory
        self._seen_at = 0.0
        self._weigh_at = 0.0
        self._buffer = bytearray()
        self._blocked = False
        self._ended = False
        self._poll = select.poll()
        for descriptor in {reading, writing, errors} - {None}:
            os.set_blocking(descriptor, False)  # type: ignore[arg-type]
        self._poll.register(reading, select.POLLIN)
        if errors is not None:
            self._poll.register(errors, select.POLLIN)

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Send a line (with its newline) and return the line that comes back (without).

        Raises ChannelBroken when the other side is gone, says more than it was asked or more than the size
        limit, uses more memory than it may, or has not finished its line in time, however steadily it sends
        bytes.
        """
        now = time.monotonic()
        deadline = now + seconds
        if self._buffer:
            said = quoted(bytes(self._buffer))
            raise ChannelBroken(
                "protocol", f"was not asked yet when the engine sent {said}: one line per request"
            )
        if now >= self._seen_at:
            self._seen_at = now + _SEEN
            if self._process is not None and self._process.ended() is not None:
                raise self._gone()
        unsent = self._send(line)
        while True:
            ready = self._poll.poll(self._patience(deadline, seconds))
            if not ready:
                self._look_after()
            for descriptor, _ in ready:
                if descriptor == self._errors:
                    self._take_errors()
                elif unsent and descriptor == self._writing:
                    unsent = self._send(unsent)
                if descriptor == self._reading:
                    answer = self._receive()
                    if answer is not None and unsent:
                        raise ChannelBroken(
                            "protocol", "was answered before the engine had read the whole request"
                        )
                    if answer is not None:
                        return answer

    def kill(self) -> None:
        """End the engine with all its descendants (or close the socket) at once; keep its stderr."""
        if self._ended:
            return
        self._ended = True
        try:
            if self._process is not None:
                self._process.end()
        finally:  # a time limit may ring meanwhile
            self._take_errors()
            self._release()

    def close(self) -> None:
        """Close the engine's input, let it end by itself for a moment, and then make sure that it did."""
        if self._process is not None and not self._ended:
            with contextlib.suppress(OSError):
                self._process.streams[0].close()
            self._process.ended(_FAREWELL)
        self.kill()

    def _patience(self, deadline: float, seconds: float) -> float:
        """Return the milliseconds to wait: until the deadline, or less to check that the process lives."""
        now = time.monotonic()
        left = deadline - now
        if now >= self._weigh_at or left <= 0:
            self._weigh()
            self._weigh_at = now + _WEIGHED
        if left <= 0:
            heard = f" (after {len(self._buffer)} bytes of a line without end)" if self._buffer else ""
            raise ChannelBroken("hang", f"was not answered within {seconds:g} s{heard}")
        return min(left, _SLICE) * 1000 + 1

    def _weigh(self) -> None:
        """Check how much memory the engine's processes use together."""
        if self._process is None or self._max_memory is None:
            return
        held = self._process.memory()
        if held > self._max_memory:
            text = f"found the engine holding {held >> 20} MB of memory; {self._max_memory >> 20} are allowed"
            raise ChannelBroken("memory", text)

    def _look_after(self) -> None:
        """Notice a dead process whose pipes are kept open by a child of it."""
        # Asked again once the death is known: its last words may have come in between.
        if self._process is not None and self._process.ended() is not None and not self._poll.poll(0):
            raise self._gone()

    def _send(self, rest: bytes | memoryview) -> bytes | memoryview:
        """Send what the other side takes now; poll for more room if something is left."""
        try:
            sent = os.write(self._writing, rest)
        except BlockingIOError:
            sent = 0
        except OSError:
            raise self._gone() from None
        left = sent < len(rest)
        if left != self._blocked:
            self._blocked = left
            mask = select.POLLOUT if left else 0
            if self._writing == self._reading:
                mask |= select.POLLIN
            self._poll.register(self._writing, mask)
        return memoryview(rest)[sent:] if left else b""

    def _receive(self) -> bytes | None:
        """Read what is there; return the line if its end has come."""
        try:
            chunk = os.read(self._reading, _CHUNK)
        except BlockingIOError:
            return None
        except OSError:
            chunk = b""
        if not chunk:
            raise self._gone()
        end = chunk.find(b"\n")
        if len(self._buffer) + (len(chunk) if end < 0 else end) > self._max:
            raise ChannelBroken(
                "too-large", f"got an answer of more than {self._max} bytes, the limit of a message"
            )
        if end < 0:
            self._buffer += chunk
            return None
        line = chunk[:end]
        if self._buffer:
            line = bytes(self._buffer) + line
            self._buffer.clear()
        if end + 1 < len(chunk):
            self._buffer += chunk[end + 1 :]
        return line

    def _take_errors(self) -> None:
        """Read what there is of the engine's stderr now, without waiting."""
        for _ in range(16):
            if self._errors is None:
                return
            try:
                chunk = os.read(self._errors, _CHUNK)
            except BlockingIOError:
                return
            except OSError:
                chunk = b""
            if chunk:
                self._tail.add(chunk)
            else:
                self._poll.unregister(self._errors)
                self._errors = None

    def _gone(self) -> ChannelBroken:
        """Return what to say about an engine that closed the line."""
        if self._process is None:
            return ChannelBroken("crash", "got no answer: the engine closed the connection")
        code = self._process.ended(_LAST_WORDS)
        if code is None:
            return ChannelBroken("crash", "got no answer: the engine closed its standard output or input")
        if code < 0:
            return ChannelBroken(
                "crash", f"got no answer: the engine was ended by signal {_signal_name(-code)}"
            )
        return ChannelBroken("crash", f"got no answer: the engine ended with exit code {code}")


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return str(number)


def start_process(
    command: list[str], tail: Tail, max_message: int, max_memory: int | None = None, cage: Cage | None = None
) -> Channel:
    """Start a command in a process of its own, in a cage, and talk with it over its standard streams.

    Raises OSError when it cannot be started.
    """
    process = EngineProcess(command, cage or Cage())
    writing, reading, errors = process.streams

    def release() -> None:
        for stream in (writing, reading, errors):
            with contextlib.suppress(OSError):
                stream.close()

    return Channel(
        reading.fileno(),
        writing.fileno(),
        errors=errors.fileno(),
        tail=tail,
        process=process,
        max_message=max_message,
        max_memory=max_memory,
        release=release,
    )


def connect_socket(host: str, port: int, seconds: float, max_message: int) -> Channel:
    """Connect to an engine that listens on TCP. Raises OSError when nobody answers there in time."""
    connection = socket.create_connection((host, port), timeout=seconds)
    # A request is one small packet that is waited for: collecting more gains nothing.
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    descriptor = connection.fileno()
    return Channel(descriptor, descriptor, max_message=max_message, release=connection.close)
