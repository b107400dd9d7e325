"""What the wire costs: a call over stdio, beside the same messages through bare pipes.

The engine has its answer ready, so that no engine's work is measured. One bare pipe leads to another Python
process too and carries the same request and answer as typed JSON, decoded and encoded by msgspec at both
ends, with no protocol: no guard, deadline or limit. That is the least that an engine in another process can
cost. In the other bare pipe nobody looks at the bytes.

All run on one core, because a call and its answer come one after the other: on two, waking the other core
takes several times as long as everything else, or no time at all, depending on the machine.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from random import Random
from statistics import median

import msgspec

from duelproof.playout.campaign import cards_of
from duelproof.playout.games import playbook
from duelproof.port import Decision, OpenAnswer, Position, Viewer
from duelproof.wire import connect
from duelproof.wire.forwarding import Forwarding
from duelproof.wire.messages import PendingRequest, Reply, ViewerParams

CALLS = 200
"""The number of calls in a turn."""
TURNS = 20
"""The turns each pipe has in a round: short alternating turns meet the machine in the same state."""

_ANSWER = msgspec.json.Decoder(Reply[Decision | None])


class Ready(Forwarding):
    """The reference, with the open decision computed before it is asked for."""

    def __init__(self) -> None:
        super().__init__(connect("reference").engine)

    def open(self, position: Position) -> OpenAnswer:
        """Open the table and compute the open decision."""
        answer = self.inner.open(position)
        self._decision = self.inner.pending()
        return answer

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Return what was open when the table was set."""
        return self._decision


@dataclass(frozen=True, slots=True)
class PipeFigures:
    """Milliseconds of a call over stdio, of its messages in a bare pipe, and of their bytes in another.

    The n-th of each was measured at about the same time.
    """

    calls: list[float]
    messages: list[float]
    bytes: list[float]

    def data(self) -> dict[str, float]:
        """Return the figures as plain data: medians of all turns."""
        beside = zip(self.calls, self.messages, self.bytes, strict=True)
        ratios = [(call / message, call / raw) for call, message, raw in beside]
        return {
            "ms_per_call": round(median(self.calls), 4),
            "ms_bare_pipe": round(median(self.messages), 4),
            "ms_bytes": round(median(self.bytes), 4),
            "ratio_to_bare_pipe": round(median(ratio for ratio, _ in ratios), 3),
            "ratio_to_bytes": round(median(ratio for _, ratio in ratios), 3),
        }


def pipe(rounds: int, game: str) -> PipeFigures:
    """Measure all three in turn, round after round, on the first question of a game."""
    with ExitStack() as stack:
        stack.enter_context(_on_one_core())
        served = f"stdio:{sys.executable} -m duelproof serve python:{__name__}:Ready"
        engine = stack.enter_context(connect(served)).engine
        engine.open(playbook(game).deal(cards_of(game), Random(0)))
        answer = msgspec.json.encode(Reply(jsonrpc="2.0", id=1, result=engine.pending()))
        calls: list[Callable[[], object]] = [
            engine.pending,
            stack.enter_context(_typed(answer)),
            stack.enter_context(_untyped(answer)),
        ]
        took: list[list[float]] = [[] for _ in calls]
        for _ in range(rounds * TURNS):
            for call, times in zip(calls, took, strict=True):
                began = time.perf_counter()
                for _ in range(CALLS):
                    call()
                times.append((time.perf_counter() - began) * 1000 / CALLS)
    return PipeFigures(*took)


@contextmanager
def _on_one_core() -> Iterator[None]:
    """Keep this process and those it starts on one core in the block, where the system allows it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


@contextmanager
def _typed(answer: bytes) -> Iterator[Callable[[], object]]:
    """Give a call through a pipe to `answer_typed`."""
    with _peer("answer_typed", answer) as (there, back):

        def call() -> object:
            there(msgspec.json.encode(PendingRequest(jsonrpc="2.0", id=1, params=ViewerParams())) + b"\n")
            return _ANSWER.decode(back())

        yield call


@contextmanager
def _untyped(answer: bytes) -> Iterator[Callable[[], object]]:
    """Give a call through a pipe to `answer_bytes`."""
    request = msgspec.json.encode(PendingRequest(jsonrpc="2.0", id=1, params=ViewerParams())) + b"\n"
    with _peer("answer_bytes", answer) as (there, back):

        def call() -> object:
            there(request)
            return back()

        yield call


@contextmanager
def _peer(name: str, answer: bytes) -> Iterator[tuple[Callable[[bytes], object], Callable[[], bytes]]]:
    """Run one of the functions below in its own process, and yield how to write to it and read from it."""
    command = [sys.executable, "-c", f"from {__name__} import {name}; {name}()"]
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True)
    assert process.stdin is not None and process.stdout is not None
    with process, process.stdin as there, process.stdout as back:

        def write(line: bytes) -> None:
            there.write(line)
            there.flush()

        write(answer + b"\n")
        yield write, back.readline


def answer_typed() -> None:
    """Answer each request on the standard input, both as typed JSON."""
    reader, writer = sys.stdin.buffer, sys.stdout.buffer
    answer = _ANSWER.decode(reader.readline())
    request = msgspec.json.Decoder(PendingRequest)
    encoder = msgspec.json.Encoder()
    while line := reader.readline():
        asked = request.decode(line).id
        answer.id = None if asked is msgspec.UNSET else asked
        writer.write(encoder.encode(answer) + b"\n")
        writer.flush()


def answer_bytes() -> None:
    """Answer each line on the standard input with the same bytes."""
    reader, writer = sys.stdin.buffer, sys.stdout.buffer
    answer = reader.readline()
    while reader.readline():
        writer.write(answer)
        writer.flush()
