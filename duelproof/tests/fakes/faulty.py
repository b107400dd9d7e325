"""An engine that plays Shed honestly until a position asks for a fault: ``faulty.py STATE`` on its streams.

``format`` of a position says which fault, and at which call. All the ways of `bad` are there, and some that
need the game. STATE is a file by which one run of the engine tells the next that it must not even start.
"""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from duelproof.port import Position, Viewer
from duelproof.port.views import View
from duelproof.tests.fakes.bad import WAYS, die
from duelproof.tests.fakes.toy import Toy
from duelproof.wire.server import answer_line

MARKUP = "</script><script>alert(1)</script>\x1b[31m\u202e<b>&amp;"
ROOT = str(Path(__file__).parents[3])


class Faulty(Toy):
    """The game, and the faults that show in views."""

    def open(self, position: Position) -> Any:
        self.fault = str(position.format.get("fault", "none"))
        self.call = str(position.format.get("call", ""))
        return super().open(position)

    def observe(self, viewer: Viewer = "judge") -> View:
        view = super().observe("judge" if self.fault == "leak" else viewer)
        view.viewer = viewer
        if self.fault == "markup":
            view.phase = MARKUP
            view.seats["alice"].zones["pile"].cards.clear()
            view.seats["alice"].zones["hand"].count = 7
        if self.fault == "changed-ref" and self._asked > 1:
            for card in view.seats["alice"].zones["hand"].cards:
                card.ref = f"{card.ref}-{self._asked}"
        return view


def glut(_: dict[str, Any]) -> None:
    """Take much memory, and keep it."""
    held = b"x" * 400_000_000
    time.sleep(600)
    del held


def breed(_: dict[str, Any]) -> None:
    """Leave children behind that have children, some in sessions of their own, and say nothing."""
    child = "import time; time.sleep(600)"
    parent = "import subprocess, sys, time; "
    parent += f"subprocess.Popen([sys.executable, '-I', '-S', '-c', {child!r}, sys.argv[1]]); time.sleep(600)"
    for apart in (False, False, True):
        subprocess.Popen([sys.executable, "-I", "-S", "-c", parent, sys.argv[1]], start_new_session=apart)
    time.sleep(600)


def die_twice(request: dict[str, Any]) -> None:
    """Die, and die again at the next start."""
    Path(sys.argv[1]).touch()
    die(request)


FAULTS: dict[str, Callable[[dict[str, Any]], None]] = {
    **WAYS, "glut": glut, "breed": breed, "die-twice": die_twice
}  # fmt: skip


def main() -> None:
    """Play until it is time for a fault."""
    state = Path(sys.argv[1])
    if state.exists():
        state.unlink()
        os._exit(9)
    engine, fault, call, opened = Faulty(), "none", "", 0
    while line := sys.stdin.buffer.readline():
        request = json.loads(line)
        if request["method"] == "open":
            opened += 1
            if fault == "die-later" or (fault == "wear-out" and opened % 4 == 0):
                die(request)
            wanted = request["params"]["position"].get("format", {})
            fault, call = wanted.get("fault", "none"), wanted.get("call", "")
        if fault in FAULTS and request["method"] == call:
            FAULTS[fault](request)
        else:
            os.write(1, (answer_line(engine, line) or b"") + b"\n")


if __name__ == "__main__":
    main()
