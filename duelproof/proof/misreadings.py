"""Misreadings: wrong engines written by hand, each one mistake that an engine's author would really make.

``reference/<game>/misreadings.py`` holds them in ``MISREADINGS``: by name, the rules misread and a context
manager within which the reference makes the mistake. They are found by name.
"""

import importlib
import importlib.util
from contextlib import AbstractContextManager
from typing import Protocol

from duelproof.catalogue.games import Game


class _Written(Protocol):
    """What the reference's module holds."""

    rules: tuple[str, ...]

    def __call__(self) -> AbstractContextManager[None]:
        """The mistake, made within."""


class Misreading:
    """One of them: its name (``gate_ruler/misreadings.py:attackers_stay_ready``) and its rules."""

    def __init__(self, game: Game, name: str, written: _Written) -> None:
        self.name = f"{game.package}/misreadings.py:{name}"
        self.rules = written.rules
        self._written = written

    def made(self) -> AbstractContextManager[None]:
        """Within, the engine makes this mistake."""
        return self._written()


def misreadings(game: Game) -> list[Misreading]:
    """The misreadings of a game, those of the fewest rules first; none where the game has no such module."""
    name = f"reference.{game.package}.misreadings"
    if importlib.util.find_spec(name) is None:
        return []
    written: dict[str, _Written] = importlib.import_module(name).MISREADINGS
    names = sorted(written, key=lambda name: (len(written[name].rules), name))
    return [Misreading(game, name, written[name]) for name in names]
