"""Engines that cannot play: one that ends its process at the first choice, one that refuses to be made."""

import os
from typing import Any

from reference import engine


class Leaving:
    """The suite's own engine, until a player chooses."""

    def __init__(self) -> None:
        self._engine = engine()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    def submit(self, _: object) -> None:
        """End the process."""
        os._exit(7)


def unlicensed() -> None:
    """Refuse to be made."""
    raise RuntimeError("there is no licence")
