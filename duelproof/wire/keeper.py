"""Runs one engine, and leaves nothing of it behind: ``keeper.py LIFELINE PLAN COMMAND...``.

The judge starts this file as a script, between itself and the engine. It is the engine's parent, and on Linux
the new parent of all that the engine leaves behind (daemons, sessions of their own), so that nothing gets
away. It passes nothing on: the engine has the judge's pipes itself, so stopping or signalling the keeper
changes no answer. It ends all of the engine when the engine ends, and when the judge closes the other side of
``LIFELINE`` (a descriptor) or dies. Then it ends as the engine did: with its exit code, or by its signal.

``PLAN`` is JSON: ``temp`` a folder to remove at the end, ``landlock`` what the engine may write (see
`confine`), ``relayed`` whether the command tells of a signal by an exit code above 128, as shells do.

Only the standard library is imported here: it must start fast, and it runs without the judge's packages.
"""

import contextlib
import ctypes
import json
import os
import select
import shutil
import signal
import sys
import time
from collections.abc import Iterable
from typing import Any, NoReturn

UNABLE = 127
"""The exit code where the command could not be run, as shells have it."""

PATIENCE = 5.0
"""Seconds until the keeper gives up on processes that cannot be killed."""

_IGNORED = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT, signal.SIGUSR1, signal.SIGUSR2)
_DEATH_SIGNAL, _SUBREAPER, _NO_NEW_PRIVILEGES = 1, 36, 38  # of prctl

# Landlock, from linux/landlock.h. The system calls have the same numbers on all usual machines.
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_WRITE_FILE, _TRUNCATE = 1 << 1, 1 << 14
_CHANGES = _WRITE_FILE | _TRUNCATE | sum(1 << bit for bit in range(4, 14))  # remove, make, and move
_OWN_SIGNALS = 1 << 1
LEAST_LANDLOCK = 3
"""The first version of Landlock that keeps files from being cut short."""


def adopt_orphans(wanted: bool = True) -> bool:
    """Make this process the new parent of descendants that lose theirs; tell whether the system can do it."""
    return sys.platform == "linux" and bool(_libc().prctl(_SUBREAPER, int(wanted), 0, 0, 0) == 0)


def die_with_parent() -> None:
    """Let the system kill this process when its parent ends, where it can do so."""
    if sys.platform == "linux":
        _libc().prctl(_DEATH_SIGNAL, signal.SIGKILL, 0, 0, 0)


def landlock_version() -> int:
    """Return the version of Landlock that the system has; 0 where it has none."""
    if sys.platform != "linux":
        return 0
    return max(0, int(_libc().syscall(_CREATE_RULESET, None, 0, 1)))


def confine(writable: Iterable[str]) -> None:
    """Let this process and its descendants write only to these files and below these folders, for good.

    They may read everything. Where the system can, they may signal only each other.

    Raises OSError when the system refuses.
    """
    version = landlock_version()
    if version < LEAST_LANDLOCK:
        raise OSError(0, "there is no Landlock that keeps files as they are")
    scoped = _OWN_SIGNALS if version >= 6 else 0
    attributes = (ctypes.c_uint64 * 3)(_CHANGES, 0, scoped)
    # Older systems know fewer of the three fields, and refuse more of them than they know.
    size = 8 if version < 4 else 16 if version < 6 else 24
    rules = _checked(_libc().syscall(_CREATE_RULESET, attributes, size, 0))
    for path in writable:
        with contextlib.suppress(FileNotFoundError):
            _allow(rules, path)
    _checked(_libc().prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0))
    _checked(_libc().syscall(_RESTRICT_SELF, rules, 0))
    os.close(rules)


def _allow(rules: int, path: str) -> None:
    place = os.open(path, os.O_PATH | os.O_CLOEXEC)
    access = _CHANGES if os.path.isdir(path) else _WRITE_FILE | _TRUNCATE
    rule = access.to_bytes(8, sys.byteorder) + place.to_bytes(4, sys.byteorder)
    try:
        _checked(_libc().syscall(_ADD_RULE, rules, 1, rule, 0))
    finally:
        os.close(place)


def _libc() -> Any:
    return ctypes.CDLL(None, use_errno=True)


def _checked(result: int) -> int:
    if result < 0:
        number = ctypes.get_errno()
        raise OSError(number, os.strerror(number))
    return result


def main(arguments: list[str]) -> NoReturn:
    """Run the command until it ends or the judge wants it to, and end as it did."""
    lifeline, plan, command = int(arguments[0]), json.loads(arguments[1]), arguments[2:]
    os.set_inheritable(lifeline, False)
    adopt_orphans()
    for number in (*_IGNORED, signal.SIGCHLD):
        signal.signal(number, _do_nothing)  # unlike SIG_IGN this is not passed on to the engine
    waking, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.set_wakeup_fd(woken, warn_on_full_buffer=False)
    child = os.fork()
    if child == 0:
        _become(command, plan["landlock"])
    _let_go_of_the_streams()
    status = _watch(child, lifeline, waking)
    _end_all(child)
    if plan["temp"] is not None:
        shutil.rmtree(plan["temp"], ignore_errors=True)
    _end_as(status, plan["relayed"])


def _do_nothing(*_: object) -> None: ...


def _become(command: list[str], writable: list[str] | None) -> NoReturn:
    """Become the engine, in a session of its own."""
    try:
        os.setsid()
        die_with_parent()
        if writable is not None:
            confine(writable)
        os.execvp(command[0], command)
    except BaseException as error:
        os.write(2, f"duelproof: {command[0]} cannot be run: {error}\n".encode("utf-8", "replace"))
    sys.exit(UNABLE)


def _let_go_of_the_streams() -> None:
    """Leave the judge's pipes to the engine alone, so that the judge notices when it closes them."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)


def _watch(child: int, lifeline: int, waking: int) -> int | None:
    """Wait until the engine ends, and return how it did; None if the judge wants it to end."""
    poll = select.poll()
    poll.register(lifeline, 0)  # its end is always told
    poll.register(waking, select.POLLIN)
    while True:
        for descriptor, _ in poll.poll():
            if descriptor == lifeline:
                return None
            os.read(waking, 4096)
        with contextlib.suppress(ChildProcessError):
            while (ended := os.waitpid(-1, os.WNOHANG))[0]:
                if ended[0] == child:
                    return ended[1]


def _end_all(child: int) -> None:
    """Kill the engine and all that descends from it, and see it end."""
    with contextlib.suppress(OSError):
        os.killpg(child, signal.SIGKILL)
    deadline = time.monotonic() + PATIENCE
    with contextlib.suppress(ChildProcessError):
        while time.monotonic() < deadline:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
            for pid in _descendants():
                with contextlib.suppress(OSError):
                    os.kill(pid, signal.SIGKILL)
            time.sleep(0.002)


def _descendants() -> list[int]:
    """Return the processes below this one, where the system lists them in /proc."""
    children: dict[int, list[int]] = {}
    with contextlib.suppress(OSError):
        for name in filter(str.isdigit, os.listdir("/proc")):
            with contextlib.suppress(OSError), open(f"/proc/{name}/stat", "rb") as file:
                parent = int(file.read().rpartition(b")")[2].split()[1])
                children.setdefault(parent, []).append(int(name))
    found = [os.getpid()]
    for pid in found:
        found += children.get(pid, [])
    return found[1:]


def _end_as(status: int | None, relayed: bool) -> NoReturn:
    """End with the exit code of the engine, or by the signal that ended it."""
    if status is None:
        sys.exit(0)
    code = os.waitstatus_to_exitcode(status)
    if relayed and code > 128:
        code = 128 - code
    if code < 0:
        with contextlib.suppress(ImportError, OSError, ValueError):
            import resource

            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))  # the engine may leave one; the keeper need not
        with contextlib.suppress(OSError, ValueError):
            signal.signal(-code, signal.SIG_DFL)
        with contextlib.suppress(OSError):
            os.kill(os.getpid(), -code)
        code = 128 - code
    sys.exit(code)


if __name__ == "__main__":
    main(sys.argv[1:])
