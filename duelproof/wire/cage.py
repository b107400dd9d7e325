"""What an engine's process may do beside answering: read everything, write little, signal only its own."""

import contextlib
import os
from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec

Way = Literal["bubblewrap", "landlock", "none"]

_DEVICES = ("null", "zero", "full", "random", "urandom", "tty", "ptmx", "pts", "shm")
"""What an engine may write below /dev."""


class Cage(msgspec.Struct, frozen=True):
    """How an engine's process is confined: in namespaces by bubblewrap, by Landlock, or not at all.

    It may write in a temporary folder of its own and in the folders ``writable``. What is ``sealed`` it may
    not write, nor add to a folder that holds something sealed. ``silent`` tells whether it is kept from
    signalling processes other than its own. All paths are absolute, without symbolic links.
    """

    way: Way = "none"
    writable: tuple[str, ...] = ()
    sealed: tuple[str, ...] = ()
    silent: bool = False

    def around(self, command: list[str], temp: str) -> list[str]:
        """Return the command by which the engine is started. ``temp`` is its temporary folder."""
        return [*self._bubblewrap(temp), "--", *command] if self.way == "bubblewrap" else command

    def plan(self, temp: str | None) -> dict[str, object]:
        """Return what the keeper of the process must know (see `duelproof.wire.keeper`)."""
        allowed = None
        if self.way == "landlock" and temp is not None:
            allowed = [temp, *(f"/dev/{name}" for name in _DEVICES), *self.open_parts()]
        return {"temp": temp, "landlock": allowed, "relayed": self.way == "bubblewrap"}

    def open_parts(self) -> list[str]:
        """Return the folders that the engine may write: where one holds something sealed, its other parts."""
        return [part for path in self.writable for part in _open_parts(path, self.sealed)]

    def _bubblewrap(self, temp: str) -> Iterator[str]:
        """Yield a command that runs another one in namespaces, where later folders cover earlier ones."""
        yield from ("bwrap", "--unshare-user", "--unshare-pid", "--unshare-ipc", "--cap-drop", "ALL")
        yield from ("--die-with-parent", "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc")
        yield from ("--bind", temp, "/tmp")
        with os.scandir("/tmp") as entries:
            for entry in entries:
                if entry.path != temp and not entry.is_symlink():
                    yield from ("--ro-bind-try", entry.path, entry.path)
        for path in self.open_parts():
            yield from ("--bind-try", path, path)
        yield from ("--setenv", "TMPDIR", "/tmp", "--chdir", os.getcwd())


def holds(folder: str, path: str) -> bool:
    """Tell whether a folder holds a path, or is it."""
    return os.path.commonpath((folder, path)) == folder


def _open_parts(path: str, sealed: Iterable[str]) -> Iterator[str]:
    if any(holds(each, path) for each in sealed):
        return
    within = [each for each in sealed if holds(path, each)]
    if not within:
        yield path
        return
    with contextlib.suppress(OSError), os.scandir(path) as entries:
        for entry in entries:
            if not entry.is_symlink():
                yield from _open_parts(entry.path, within)
