"""What an engine leaves behind when it has killed its keeper: the judge is then the new parent, and ends it.

That is so on Linux, while `adopting`. A stray is told from the judge's own children by its session: every
engine is in one of its own, and no process can join the judge's.
"""

import contextlib
import os
import time
from collections.abc import Iterator

import psutil

from duelproof.wire.keeper import adopt_orphans

PATIENCE = 2.0
"""Seconds until the judge gives up on processes that cannot be killed."""

keepers: set[int] = set()
"""The processes that were started here in sessions of their own: they are no strays."""

_adopting = [0]


@contextlib.contextmanager
def adopting() -> Iterator[None]:
    """Be the new parent of what engines leave behind, for the time of the block; end it all afterwards."""
    _adopting[0] += 1
    if _adopting[0] == 1:
        adopt_orphans()
    try:
        yield
    finally:
        end_strays()
        _adopting[0] -= 1
        if _adopting[0] == 0:
            adopt_orphans(False)


def end_strays() -> None:
    """Kill what came to this process while `adopting`, and all that descends from it, and reap it."""
    deadline = time.monotonic() + PATIENCE
    while _adopting[0] and (strays := _strays()) and time.monotonic() < deadline:
        for stray in strays:
            kill_tree(stray.pid)
            # Nobody else waits for it, so this takes no exit status from anybody.
            with contextlib.suppress(ChildProcessError):
                os.waitpid(stray.pid, os.WNOHANG)


def kill_tree(pid: int) -> None:
    """Kill a process and what descends from it."""
    with contextlib.suppress(psutil.Error):
        process = psutil.Process(pid)
        for each in (*process.children(recursive=True), process):
            with contextlib.suppress(psutil.Error):
                each.kill()


def _strays() -> list[psutil.Process]:
    return [child for child in psutil.Process().children() if child.pid not in keepers and _apart(child.pid)]


def _apart(pid: int) -> bool:
    """Tell whether a process is in another session than this one."""
    try:
        return os.getsid(pid) != os.getsid(0)
    except OSError:
        return False
