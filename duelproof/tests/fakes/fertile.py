"""An engine that plays Shed honestly, slowly, and with a daemon: ``fertile.py MARK [WAY ARGUMENT]``.

The engine, its daemon and its keeper are recognised by MARK in their command lines. With one of the ways of
`hostile` it attacks at every table.
"""

import sys
import time

from duelproof.port import OpenAnswer, Position
from duelproof.tests.fakes.hostile import WAYS, apart, sleep
from duelproof.tests.fakes.toy import Toy
from duelproof.wire import serve_stdio


class Fertile(Toy):
    """The game, at a pace at which a test can follow."""

    def open(self, position: Position) -> OpenAnswer:
        time.sleep(0.05)
        if sys.argv[2:]:
            WAYS[sys.argv[2]](*sys.argv[3:])
        return super().open(position)


if __name__ == "__main__":
    apart(sleep)
    serve_stdio(Fertile)
