"""An engine that plays Shed honestly, slowly, and with a daemon: ``fertile.py MARK [WAY ARGUMENT]``.

The engine, its daemon and its keeper are recognised by MARK in their command lines. With one of the ways of
`hostile` it attacks at every table. As long as there is a file MARK.hold, it waits at its fifth.
"""

import sys
import time
from pathlib import Path

from duelproof.port import OpenAnswer, Position
from duelproof.tests.fakes.hostile import WAYS, apart, sleep
from duelproof.tests.fakes.toy import Toy
from duelproof.wire import serve_stdio


class Fertile(Toy):
    """The game, at a pace at which a test can follow."""

    opened = 0

    def open(self, position: Position) -> OpenAnswer:
        time.sleep(0.05)
        Fertile.opened += 1
        while Fertile.opened > 4 and Path(f"{sys.argv[1]}.hold").exists():
            time.sleep(0.01)
        if sys.argv[2:]:
            WAYS[sys.argv[2]](*sys.argv[3:])
        return super().open(position)


if __name__ == "__main__":
    apart(sleep)
    serve_stdio(Fertile)
