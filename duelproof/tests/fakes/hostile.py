"""Engines that attack their judge: ``hostile.py WAY [ARGUMENT...]`` speaks on its standard streams.

They answer each call with the emptiest answer that there is, and attack at the first `describe`. What they
started or tried they tell on standard error. Nothing of the project is imported, as in `bad`.
"""

import ctypes
import importlib
import json
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))
bad: Any = importlib.import_module("bad")

MEGABYTE = 1024 * 1024


def tell(*words: object) -> None:
    """Tell the test what was done, in a line of standard error."""
    os.write(2, " ".join(map(str, words)).encode() + b"\n")


def apart(act: Callable[[], None]) -> None:
    """Do something in a daemon: a process without parent, in a session and a group of its own."""
    told, telling = os.pipe()
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            os.write(telling, b"%d" % os.getpid())
            act()
        os._exit(0)
    tell("daemon", os.read(told, 20).decode())
    os.wait()


def sleep() -> None:
    """Stay, and hold the streams open."""
    time.sleep(600)


def daemon() -> None:
    """Leave a daemon behind."""
    apart(sleep)


def dying_daemon() -> None:
    """Leave a daemon behind, and die."""
    apart(sleep)
    os._exit(0)


def leaderless() -> None:
    """Leave a child behind in a group whose leader has died."""
    told, telling = os.pipe()
    if os.fork() == 0:
        os.setpgid(0, 0)
        if os.fork() == 0:
            os.write(telling, b"%d" % os.getpid())
            sleep()
        os._exit(0)
    tell("daemon", os.read(told, 20).decode())
    os.wait()


def glut() -> None:
    """Hold much memory in a daemon, and say nothing more."""

    def hold() -> None:
        held = b"x" * (300 * MEGABYTE)
        sleep()
        del held

    apart(hold)
    sleep()


def kill_parent(name: str) -> None:
    """Leave a daemon behind, and send the parent a signal; survive its death."""
    apart(sleep)
    ctypes.CDLL(None).prctl(1, 0)
    os.kill(os.getppid(), getattr(signal, name))


def kill(name: str, pid: str) -> None:
    """Send a signal to some process."""
    try:
        os.kill(int(pid), getattr(signal, name))
        tell("killed", pid)
    except OSError as error:
        tell("refused", type(error).__name__)


def signal_parent(name: str) -> None:
    """Send the parent a signal."""
    kill(name, str(os.getppid()))


def rewrite(path: str) -> None:
    """Change a file of somebody else."""
    try:
        with open(path, "a") as file:
            file.write("\n# changed by the engine\n")
        tell("changed", path)
    except OSError as error:
        tell("refused", type(error).__name__)


def replace(path: str) -> None:
    """Put another file in the place of one, and try to have the folder, too."""
    attempts: list[Callable[[], object]] = [
        lambda: os.unlink(path),
        lambda: os.rename(path, path + ".old"),
        lambda: os.truncate(path, 0),
        lambda: os.rename(os.path.dirname(path), os.path.dirname(path) + ".old"),
        lambda: os.symlink("/dev/null", path + ".new"),
    ]
    for attempt in attempts:
        try:
            attempt()
            tell("changed", path)
        except OSError as error:
            tell("refused", type(error).__name__)


def write(path: str) -> None:
    """Write where an engine may."""
    Path(path).write_text("what happened")
    tell("written", path)


def leave() -> None:
    """End at once, past everything that cleans up."""
    os._exit(5)


def thread() -> None:
    """Start a thread that never ends and that the interpreter waits for."""
    threading.Thread(target=sleep, daemon=False).start()


WAYS: dict[str, Callable[..., None]] = {
    way.__name__.replace("_", "-"): way
    for way in (
        daemon, dying_daemon, leaderless, glut, kill_parent, kill, signal_parent, rewrite, replace, write,
        leave, thread,
    )
}  # fmt: skip


def main() -> None:
    """Attack at the first call."""
    way, arguments = WAYS[sys.argv[1]], sys.argv[2:]
    attacked = False
    for line in sys.stdin.buffer:
        request = json.loads(line)
        if request["method"] == "describe" and not attacked:
            attacked = True
            way(*arguments)
        bad.answer(request, bad.GOOD[request["method"]])


if __name__ == "__main__":
    main()
