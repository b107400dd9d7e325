"""Toy engines that are wrong, each in one way, and one that is malicious in what it says."""

import os
import time
from pathlib import Path

from duelproof.port import Description, OpenAnswer, Option, Position, Seat
from duelproof.tests.fakes.toy import Toy


class Keeper(Toy):
    """A card that is played stays in the hand."""

    def _play(self, seat: Seat, ref: str) -> None:
        super()._play(seat, ref)
        self._hands[seat].append(self._piles[seat].pop())


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


class Slow(Keeper):
    """Wrong and slow: it records each table that it opens in the file that OPENED names."""

    def open(self, position: Position) -> OpenAnswer:
        time.sleep(0.02)
        with Path(os.environ["OPENED"]).open("a") as file:
            file.write(".")
        return super().open(position)
