"""Engines that cannot play: one that ends its process at the first choice, one that refuses to be made."""

import os

from duelproof.port import Answer, Choice
from duelproof.wire import connect
from duelproof.wire.forwarding import Forwarding


class Leaving(Forwarding):
    """The suite's own engine, until a player chooses."""

    def __init__(self) -> None:
        super().__init__(connect("reference").engine)

    def submit(self, choice: Choice) -> Answer:
        """End the process."""
        os._exit(7)


def unlicensed() -> None:
    """Refuse to be made."""
    raise RuntimeError("there is no licence")
