"""Time limits of engines in this process stop what may be stopped, and nothing else."""

import contextlib
import signal
import time
from types import SimpleNamespace

import psutil
import pytest

from duelproof.judge.stopping import kept_going, time_bound
from duelproof.wire import EngineFault, processes
from duelproof.wire.cage import Cage
from duelproof.wire.processes import EngineProcess

SHORT, LONG = 0.05, 60.0


def idle(seconds: float) -> None:
    """Take so much time in small parts."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        time.sleep(0.001)


def test_what_takes_too_long_is_stopped() -> None:
    with pytest.raises(EngineFault, match=r"within 0\.05 seconds"), time_bound(SHORT):
        idle(LONG)


def test_what_is_kept_going_comes_to_its_end_and_what_follows_is_stopped() -> None:
    with time_bound(SHORT):
        with kept_going():
            idle(4 * SHORT)
        with pytest.raises(EngineFault):
            idle(LONG)


def test_a_limit_within_what_is_kept_going_stops_its_own_block() -> None:
    with kept_going(), pytest.raises(EngineFault), time_bound(SHORT):
        idle(LONG)


def test_no_limit_stops_the_end_of_an_engine_half_way(monkeypatch: pytest.MonkeyPatch) -> None:
    process = EngineProcess(["sleep", "600"], Cage())
    ended = process.ended

    def slowly(seconds: float = 0.0) -> int | None:
        idle(4 * SHORT)
        return ended(seconds)

    monkeypatch.setattr(process, "ended", slowly)
    with contextlib.suppress(EngineFault), time_bound(SHORT):
        process.end()
        idle(LONG)
    assert ended() is not None
    for stream in process.streams:
        stream.close()


def test_no_limit_stops_the_measuring_of_memory_half_way(monkeypatch: pytest.MonkeyPatch) -> None:
    process = EngineProcess(["sleep", "600"], Cage())
    measured = []

    def slowly(pid: int) -> psutil.Process:
        idle(4 * SHORT)
        measured.append(pid)
        return psutil.Process(pid)

    monkeypatch.setattr(processes, "psutil", SimpleNamespace(Process=slowly, Error=psutil.Error))
    with contextlib.suppress(EngineFault), time_bound(SHORT):
        process.memory()
        idle(LONG)
    process.end()
    assert measured
    for stream in process.streams:
        stream.close()


def test_an_outer_limit_goes_on_after_an_inner_one() -> None:
    with time_bound(4 * SHORT):
        with time_bound(LONG):
            idle(SHORT)
        with pytest.raises(EngineFault):
            idle(LONG)


def test_a_limit_that_rings_as_its_block_begins_or_ends_leaves_no_clock_behind() -> None:
    for times in range(5_000):
        with contextlib.suppress(EngineFault), time_bound(1e-6 * (times % 50 + 1)):
            pass
        assert signal.getitimer(signal.ITIMER_REAL) == (0, 0)
        assert signal.getsignal(signal.SIGALRM) is signal.SIG_DFL
