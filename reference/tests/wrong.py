"""Engines that are wrong on purpose, each with one of the misreadings of its book.

``python:reference.tests.wrong:GATE_RULER.attackers_stay_ready`` names one.
"""

from collections.abc import Mapping
from functools import partial
from types import SimpleNamespace

from duelproof.port import Answer, Choice, Decision, Event, OpenAnswer, Position, View, Viewer
from reference import BOOKS, VERSION
from reference.dimension_zero import misreadings as dimension_zero
from reference.duel_masters import misreadings as duel_masters
from reference.gate_ruler import misreadings as gate_ruler
from reference.kernel.engine import ReferenceEngine
from reference.kernel.misreading import Misreading


class MisledEngine(ReferenceEngine):
    """The reference with a mistake.

    A mistake is made by exchanging functions of the reference. It is made for the time of each call alone, so
    that the right engine can play beside this one.
    """

    def __init__(self, misreading: Misreading) -> None:
        super().__init__(f"reference ({misreading.__name__})", VERSION, BOOKS)
        self._misreading = misreading

    def open(self, position: Position) -> OpenAnswer:
        """As the reference, mistaken."""
        with self._misreading():
            return super().open(position)

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """As the reference, mistaken."""
        with self._misreading():
            return super().pending(viewer)

    def submit(self, choice: Choice) -> Answer:
        """As the reference, mistaken."""
        with self._misreading():
            return super().submit(choice)

    def observe(self, viewer: Viewer = "judge") -> View:
        """As the reference, mistaken."""
        with self._misreading():
            return super().observe(viewer)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """As the reference, mistaken."""
        with self._misreading():
            return super().events(since, viewer)


def _misled(misreadings: Mapping[str, Misreading]) -> SimpleNamespace:
    return SimpleNamespace(**{name: partial(MisledEngine, each) for name, each in misreadings.items()})


GATE_RULER = _misled(gate_ruler.MISREADINGS)
DUEL_MASTERS = _misled(duel_masters.MISREADINGS)
DIMENSION_ZERO = _misled(dimension_zero.MISREADINGS)
