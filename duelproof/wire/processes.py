"""The process of an engine: started below a keeper, weighed with all its descendants, and ended with them."""

import contextlib
import errno
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from typing import IO

import psutil

from duelproof.wire import keeper
from duelproof.wire.cage import Cage
from duelproof.wire.strays import end_strays, keepers, kill_tree

_END = 1.0  # seconds that the keeper has to end the engine
_KILLED = 10.0  # seconds until a killed process is given up: on a busy machine even that takes a while


class EngineProcess:
    """A command that runs below a keeper, with pipes to its standard streams.

    Raises OSError when the command cannot be found, and ValueError for a name that no system accepts.
    """

    def __init__(self, command: list[str], cage: Cage) -> None:
        if shutil.which(command[0]) is None:
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), command[0])
        self._temp: str | None = None
        environment = dict(os.environ)
        if cage.way != "none":
            self._temp = tempfile.mkdtemp(prefix="duelproof-")
            environment["TMPDIR"] = self._temp
            command = cage.around(command, self._temp)
        ended, self._lifeline = os.pipe()
        plan = json.dumps(cage.plan(self._temp))
        try:
            self._keeper = subprocess.Popen(
                [sys.executable, "-I", "-S", keeper.__file__, str(ended), plan, *command],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                env=environment,
                pass_fds=(ended,),
                start_new_session=True,
            )
        except BaseException:
            os.close(self._lifeline)
            self._clear()
            raise
        finally:
            os.close(ended)
        keepers.add(self._keeper.pid)

    @property
    def streams(self) -> tuple[IO[bytes], IO[bytes], IO[bytes]]:
        """The engine's standard input, output and error."""
        streams = (self._keeper.stdin, self._keeper.stdout, self._keeper.stderr)
        assert None not in streams
        return streams  # type: ignore[return-value]

    def ended(self, seconds: float = 0.0) -> int | None:
        """Wait for the end; return the exit code (the negative number of a signal), None if it still runs."""
        if not seconds:
            return self._keeper.poll()  # asked often, and much faster than a wait
        with contextlib.suppress(subprocess.TimeoutExpired):
            return self._keeper.wait(timeout=seconds)
        return None

    def memory(self) -> int:
        """Return the bytes of memory that the engine's processes use; shared memory counts for each."""
        held = 0
        with contextlib.suppress(psutil.Error):
            for process in psutil.Process(self._keeper.pid).children(recursive=True):
                with contextlib.suppress(psutil.Error):
                    held += process.memory_info().rss
        return held

    def end(self) -> None:
        """End the engine at once, and all that descends from it. To be called once."""
        os.close(self._lifeline)
        with contextlib.suppress(OSError):
            self._keeper.send_signal(signal.SIGCONT)  # the engine may have stopped it
        if self.ended(_END) is None:
            kill_tree(self._keeper.pid)
        if self.ended(_KILLED) is not None:
            keepers.discard(self._keeper.pid)
        end_strays()
        self._clear()

    def _clear(self) -> None:
        if self._temp is not None:
            shutil.rmtree(self._temp, ignore_errors=True)
