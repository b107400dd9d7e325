"""Which cage holds on this machine is tried out, as containers often forbid one or the other."""

import os
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

from duelproof.wire.cage import Cage, Way, holds
from duelproof.wire.channel import ChannelBroken, Tail, start_process
from duelproof.wire.faults import SpecError

WAYS: tuple[Way, ...] = ("bubblewrap", "landlock")
"""The stronger one first."""

_SECONDS = 10.0
"""The time that a cage has to show whether it holds."""

_ATTEMPT = """
import os, sys, tempfile

tempfile.TemporaryFile().close()
try:
    open(sys.argv[1], "a").close()
    print("changed a file")
except OSError:
    try:
        os.kill(int(sys.argv[2]), 0)
        print("found the judge")
    except OSError:
        print("nothing")
"""
"""A program that tries to get out, and prints what it could do. Within a cage it needs temporary files."""


def strongest_cage(writable: Iterable[Path], sealed: Iterable[Path], ways: Iterable[Way] = WAYS) -> Cage:
    """Return the strongest cage that holds here; one of the way ``none`` if there is no other.

    An engine may write in ``writable`` folders, and in its working directory unless that is ``/``.

    Raises SpecError for a ``writable`` folder that is not there, or belongs to what is ``sealed``.
    """
    closed = tuple(dict.fromkeys(str(path.resolve()) for path in sealed))
    here = Path.cwd()
    folders = [] if here == Path(here.anchor) or _within(here, closed) else [here]
    for path in writable:
        if not path.is_dir():
            raise SpecError(f"The engine cannot be let write in {path}: there is no such folder.")
        if _within(path.resolve(), closed):
            raise SpecError(f"The engine cannot be let write in {path}: that is part of the suite or judge.")
        folders.append(path)
    allowed = tuple(dict.fromkeys(str(path.resolve()) for path in folders))
    for way in ways:
        could = _attempt(Cage(way))
        if could in ("nothing", "found the judge"):
            return Cage(way, allowed, closed, silent=could == "nothing")
    return Cage(sealed=closed)


def _within(path: Path, folders: Iterable[str]) -> bool:
    return any(holds(folder, str(path)) for folder in folders)


def _attempt(cage: Cage) -> str:
    """Return what a program in a cage could do; nothing at all where the cage cannot be made."""
    with tempfile.NamedTemporaryFile() as file:
        command = [sys.executable, "-I", "-S", "-c", _ATTEMPT, file.name, str(os.getpid())]
        try:
            channel = start_process(command, Tail(), 1000, None, cage)
        except OSError:
            return ""
        try:
            return channel.exchange(b"\n", _SECONDS).decode()
        except ChannelBroken:
            return ""
        finally:
            channel.kill()
