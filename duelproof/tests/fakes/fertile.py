"""An engine that plays Shed honestly, slowly, and with a daemon: ``fertile.py MARK [SIGNAL]`` on its streams.

The engine, its daemon and its keeper are recognised by MARK in their command lines. With SIGNAL it sends that
to its parent at every table.
"""

import contextlib
import os
import signal
import sys
import time

from duelproof.port import OpenAnswer, Position
from duelproof.tests.fakes.hostile import apart, sleep
from duelproof.tests.fakes.toy import Toy
from duelproof.wire import serve_stdio


class Fertile(Toy):
    """The game, at a pace at which a test can follow."""

    def open(self, position: Position) -> OpenAnswer:
        time.sleep(0.05)
        for name in sys.argv[2:]:
            with contextlib.suppress(PermissionError):  # a cage forbids it
                os.kill(os.getppid(), getattr(signal, name))
        return super().open(position)


if __name__ == "__main__":
    apart(sleep)
    serve_stdio(Fertile)
