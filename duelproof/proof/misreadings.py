"""Misreadings: wrong engines written by hand, each one mistake that an engine's author would really make.

``reference/misreadings/<game>/<chapter>.py`` holds those of a chapter; they are found by folder.
"""

import importlib
from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Protocol, cast

from duelproof.catalogue.games import Game
from duelproof.proof.mutants import chapter_of

MAKING = "reference.misreadings.making"
"""The module that finds the misreadings of a game, found by name."""


class Written(Protocol):
    """What the reference's modules hold."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that it breaks."""

    @property
    def module(self) -> str:
        """The module that it stands in."""

    @property
    def made(self) -> Callable[[], AbstractContextManager[None]]:
        """Within what this gives, the engine makes the mistake."""


class WrongEngine(Protocol):
    """An engine made wrong on purpose otherwise than by a change of its code: its name and rules."""

    @property
    def name(self) -> str:
        """Chapter and name."""

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules that it breaks."""

    def made(self) -> AbstractContextManager[None]:
        """Within, the engine makes this mistake."""

    def unmade(self) -> str:
        """Why it cannot be made any more; empty when it can."""


class Misreading:
    """One of them: its name (``misreadings/gate_ruler/s08_attack_phase:attackers_stay_ready``), its rules."""

    def __init__(self, written: Written) -> None:
        _, folder, rest = written.module.split(".", 2)
        self.name = f"{folder}/{chapter_of(f'reference.{rest}')}:{written.name}"
        self.rules = written.rules
        self._written = written

    def made(self) -> AbstractContextManager[None]:
        """Within, the engine makes this mistake."""
        return self._written.made()

    def unmade(self) -> str:
        """Why it cannot be made any more, because the engine was changed; empty when it can."""
        try:
            with self.made():
                return ""
        except Exception as error:
            return f"{self.name} cannot be made any more: {type(error).__name__}: {error}"


def misreadings(game: Game) -> list[Misreading]:
    """The misreadings of a game, those of the fewest rules first."""
    find = cast(Callable[[str], list[Written]], importlib.import_module(MAKING).misreadings)
    found = [Misreading(each) for each in find(game.package)]
    return sorted(found, key=lambda each: (len(each.rules), each.name))
