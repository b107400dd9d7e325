"""Toy engines that are wrong, each in one way, and one that is malicious in what it says."""

import gc
import os
import sys
import threading
import time
from pathlib import Path
from typing import ClassVar

from duelproof.judge.verdicts import Verdict
from duelproof.port import (
    Answer,
    Cause,
    Choice,
    Description,
    Event,
    NotOpened,
    OpenAnswer,
    Option,
    Position,
    Seat,
    View,
    Viewer,
)
from duelproof.tests.fakes.toy import Toy


class Keeper(Toy):
    """A card that is played stays in the hand."""

    def _play(self, seat: Seat, ref: str) -> None:
        super()._play(seat, ref)
        self._hands[seat].append(self._piles[seat].pop())


class Glutton(Keeper):
    """It says far too much of everything, and counts at each table how many views the judge still has."""

    kept: ClassVar[list[int]] = []

    def open(self, position: Position) -> OpenAnswer:
        gc.collect()
        Glutton.kept.append(sum(type(each) is View for each in gc.get_objects()))
        return super().open(position)

    def observe(self, viewer: Viewer = "judge") -> View:
        view = super().observe(viewer)
        view.step = "x" * 300_000
        return view

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        cause = Cause(by="rule")
        return [Event(seq=at, kind="number", batch=at, cause=cause, why="y" * 100) for at in range(1, 5000)]


class Humble(Toy):
    """It keeps the rules, and claims the first chapter only."""

    def describe(self) -> Description:
        description = super().describe()
        description.games[1].capabilities = ["1"]
        return description


class Braggart(Toy):
    """It keeps the rules, and claims what nobody has."""

    def describe(self) -> Description:
        description = super().describe()
        description.games[1].capabilities = ["port/telepathy"]
        return description


class Dawdler(Toy):
    """The turn does not pass to the other player."""

    def _do(self, option: Option) -> None:
        active = self._active
        super()._do(option)
        self._active = active or self._active


class Crasher(Toy):
    """Playing the second card raises an exception."""

    def _play(self, seat: Seat, ref: str) -> None:
        if ref == "a2":
            raise RuntimeError("no second cards \x1b[31m<script>alert(1)</script>")
        super()._play(seat, ref)


class Sleeper(Toy):
    """Playing the second card never ends."""

    def _play(self, seat: Seat, ref: str) -> None:
        while ref == "a2":
            pass
        super()._play(seat, ref)


class Dreamer(Toy):
    """It never says who it is."""

    def describe(self) -> Description:
        while True:
            pass


class Scripter(Keeper):
    """Its name is markup."""

    def describe(self) -> Description:
        description = super().describe()
        description.name = "</script><script>alert(1)</script>\x1b[2J\u202e"
        return description


class Quitter(Toy):
    """Playing the second card ends the process."""

    def _play(self, seat: Seat, ref: str) -> None:
        if ref == "a2":
            os._exit(7)
        super()._play(seat, ref)


class Patcher(Keeper):
    """A card that is played stays in the hand, and every verdict of a judge in its process is a pass."""

    def describe(self) -> Description:
        judging = sys.modules.get("duelproof.judge.run")
        if judging is not None:
            vars(judging)["ScenarioRun"].verdict = Verdict.PASS
            vars(judging)["ScenarioRun"].play = lambda run, request, plan, look: setattr(
                run, "done", len(plan)
            )
        return super().describe()


class Endless(Toy):
    """It keeps the rules, and starts a thread that never ends and that the interpreter waits for."""

    def describe(self) -> Description:
        threading.Thread(target=threading.Event().wait, daemon=False).start()
        return super().describe()


class Nobody(Keeper):
    """A card that is played stays in the hand, and the turn does not pass to the other player."""

    def _do(self, option: Option) -> None:
        active = self._active
        super()._do(option)
        self._active = active or self._active


class Late(Toy):
    """Having played the card b2, it raises an exception at the next table."""

    _worn = False

    def open(self, position: Position) -> OpenAnswer:
        if self._worn:
            raise RuntimeError("worn out")
        return super().open(position)

    def _play(self, seat: Seat, ref: str) -> None:
        self._worn = ref == "b2"
        super()._play(seat, ref)


class Polite(Toy):
    """It says of each table that it does not play such a thing."""

    def open(self, position: Position) -> OpenAnswer:
        return NotOpened(code="unsupported", reason="a table")


class Struggler(Toy):
    """It opens no table, and takes a while to find that out."""

    def open(self, position: Position) -> OpenAnswer:
        time.sleep(0.1)
        raise RuntimeError("table")


class Unborn(Toy):
    """It cannot be made."""

    def __init__(self) -> None:
        raise RuntimeError("no rule book")


class Slow(Keeper):
    """Wrong and slow: it records each table that it opens in the file that OPENED names."""

    def open(self, position: Position) -> OpenAnswer:
        time.sleep(0.02)
        with Path(os.environ["OPENED"]).open("a") as file:
            file.write(".")
        return super().open(position)


class Dozer(Crasher):
    """Playing the second card raises an exception; trying the card b1 never ends while DOZE is set."""

    def submit(self, choice: Choice) -> Answer:
        while os.environ.get("DOZE") and choice.pick and choice.pick[0].card == "b1":
            pass
        return super().submit(choice)


class Clock:
    """The time of day, as tests have it."""

    now = 1000.0

    @classmethod
    def time(cls) -> float:
        return cls.now


class Aging(Toy):
    """Playing the card b2 raises an exception, and HOURS pass while the card b1 is tried."""

    def submit(self, choice: Choice) -> Answer:
        if choice.pick and choice.pick[0].card == "b1":
            Clock.now += 3600 * float(os.environ["HOURS"])
        return super().submit(choice)

    def _play(self, seat: Seat, ref: str) -> None:
        if ref == "b2":
            raise RuntimeError("out of breath")
        super()._play(seat, ref)
