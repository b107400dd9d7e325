"""What the wire costs: calls to an engine behind a pipe, beside the same bytes through a bare pipe."""

import subprocess
import sys
import time
from dataclasses import dataclass
from random import Random
from statistics import median

import msgspec

from duelproof.playout.campaign import cards_of
from duelproof.playout.games import playbook
from duelproof.wire import connect

GAME = "gate-ruler"
CALLS = 500
"""How many calls make a round."""

_ECHO = """
import sys
answer = b"x" * (int(sys.argv[1]) - 1) + b"\\n"
for _ in iter(sys.stdin.buffer.readline, b""):
    sys.stdout.buffer.write(answer)
    sys.stdout.buffer.flush()
"""


@dataclass(frozen=True, slots=True)
class PipeFigures:
    """Milliseconds of a call of ``pending`` to the reference over stdio, and of its bytes in a pipe."""

    call_ms: float
    bare_ms: float

    def data(self) -> dict[str, float]:
        """The figures as plain data."""
        ratio = self.call_ms / self.bare_ms
        return {
            "ms_per_call": round(self.call_ms, 4),
            "ms_bare_pipe": round(self.bare_ms, 4),
            "ratio_to_bare_pipe": round(ratio, 3),
        }


def pipe(rounds: int) -> PipeFigures:
    """Measures both in turn, round after round; medians."""
    served = f"stdio:{sys.executable} -m duelproof serve reference"
    calls: list[float] = []
    bare: list[float] = []
    with connect(served) as connection:
        engine = connection.engine
        engine.open(playbook(GAME).deal(cards_of(GAME), Random(0)))
        asked = len(msgspec.json.encode(engine.pending()))
        request = b'{"jsonrpc":"2.0","id":1000,"method":"pending","params":{"viewer":"judge"}}\n'
        echo = subprocess.Popen(
            [sys.executable, "-c", _ECHO, str(asked + 40)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
        )
        assert echo.stdin is not None and echo.stdout is not None
        with echo, echo.stdin as there, echo.stdout as back:
            for _ in range(rounds):
                began = time.perf_counter()
                for _ in range(CALLS):
                    engine.pending()
                calls.append((time.perf_counter() - began) * 1000 / CALLS)
                began = time.perf_counter()
                for _ in range(CALLS):
                    there.write(request)
                    left = asked + 40
                    while left:
                        left -= len(back.read(left) or b"")
                bare.append((time.perf_counter() - began) * 1000 / CALLS)
    return PipeFigures(median(calls), median(bare))
