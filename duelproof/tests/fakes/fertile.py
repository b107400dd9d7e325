"""An engine that plays Shed honestly and slowly, and has a daemon: ``fertile.py MARK`` on its streams.

The engine, its daemon and its keeper are recognised by MARK in their command lines.
"""

import os
import time

from duelproof.port import OpenAnswer, Position
from duelproof.tests.fakes.hostile import apart, sleep
from duelproof.tests.fakes.toy import Toy
from duelproof.wire import serve_stdio


class Fertile(Toy):
    """The game, at a pace at which a test can follow."""

    def open(self, position: Position) -> OpenAnswer:
        time.sleep(0.05)
        return super().open(position)


if __name__ == "__main__":
    apart(sleep)
    os.environ.clear()
    serve_stdio(Fertile)
