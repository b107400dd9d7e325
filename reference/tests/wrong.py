"""Engines that are wrong on purpose, each with one of the misreadings of its book.

``python:reference.tests.wrong:GATE_RULER.attackers_stay_ready`` names one.
"""

from functools import partial
from types import SimpleNamespace

from duelproof.catalogue.games import game
from duelproof.port import Answer, Choice, Decision, Event, OpenAnswer, Position, View, Viewer
from duelproof.proof.misreadings import Written, written
from reference import BOOKS, VERSION
from reference.kernel.course.engine import ReferenceEngine


class MisledEngine(ReferenceEngine):
    """The reference with a mistake.

    A mistake is made by exchanging functions of the reference. It is made for the time of each call alone, so
    that the right engine can play beside this one.
    """

    def __init__(self, misreading: Written) -> None:
        super().__init__(f"reference ({misreading.name})", VERSION, BOOKS)
        self._misreading = misreading

    def open(self, position: Position) -> OpenAnswer:
        """Open as the reference does, with the mistake."""
        with self._misreading.made():
            return super().open(position)

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Ask as the reference does, with the mistake."""
        with self._misreading.made():
            return super().pending(viewer)

    def submit(self, choice: Choice) -> Answer:
        """Submit as to the reference, with the mistake."""
        with self._misreading.made():
            return super().submit(choice)

    def observe(self, viewer: Viewer = "judge") -> View:
        """Observe as the reference does, with the mistake."""
        with self._misreading.made():
            return super().observe(viewer)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Return the reference's events, with the mistake."""
        with self._misreading.made():
            return super().events(since, viewer)


def _misled(package: str) -> SimpleNamespace:
    return SimpleNamespace(**{each.name: partial(MisledEngine, each) for each in written(game(package))})


GATE_RULER = _misled("gate_ruler")
DUEL_MASTERS = _misled("duel_masters")
DIMENSION_ZERO = _misled("dimension_zero")
