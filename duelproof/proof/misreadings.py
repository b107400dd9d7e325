"""Misreadings: wrong engines written by hand, each one mistake that an engine's author would really make.

Each ``reference/<game>/misreadings*.py`` holds some in ``MISREADINGS``: by name, the rules misread and a
context manager within which the reference makes the mistake. They are found by name.
"""

import importlib
import pkgutil
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

    def __init__(self, file: str, name: str, written: _Written) -> None:
        self.name = f"{file}:{name}"
        self.rules = written.rules
        self._written = written

    def made(self) -> AbstractContextManager[None]:
        """Within, the engine makes this mistake."""
        return self._written()

    def unmade(self) -> str:
        """Why it cannot be made any more, because the engine was changed; empty when it can."""
        try:
            with self.made():
                return ""
        except Exception as error:
            return f"{self.name} cannot be made any more: {type(error).__name__}: {error}"


def misreadings(game: Game) -> list[Misreading]:
    """The misreadings of a game, those of the fewest rules first; none where the game has no such module."""
    package = importlib.import_module(f"reference.{game.package}")
    found: list[Misreading] = []
    for module in pkgutil.iter_modules(package.__path__):
        if module.name.startswith("misreadings"):
            written: dict[str, _Written] = importlib.import_module(
                f"{package.__name__}.{module.name}"
            ).MISREADINGS
            file = f"{game.package}/{module.name}.py"
            found += [Misreading(file, name, each) for name, each in written.items()]
    return sorted(found, key=lambda each: (len(each.rules), each.name))
