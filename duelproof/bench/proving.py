"""What proving costs: the three trials of a sample of each game's scenarios."""

import time
from dataclasses import dataclass

from duelproof.catalogue.features import features_of
from duelproof.catalogue.games import Game, suite_root
from duelproof.judge.selection import Selection, Suite
from duelproof.proof.prover import Wanted, prove

SAMPLE = 20
"""The number of rules of each game whose scenarios are tried."""


@dataclass(frozen=True, slots=True)
class ProvingFigures:
    """How many scenarios were tried, of how many, and in how many seconds, reading them included."""

    tried: int
    scenarios: int
    seconds: float

    def data(self) -> dict[str, float]:
        """Return the figures as plain data."""
        return {
            "tried": self.tried,
            "scenarios": self.scenarios,
            "seconds_per_thousand": round(self.seconds * 1000 / self.tried, 1),
        }


def proving(games: list[Game]) -> ProvingFigures | None:
    """Try the scenarios of every n-th rule, without recording anything; None where there are none.

    What convicted a scenario when it was recorded is tried first, as in daily use.

    Raises SuiteFailure when the suite cannot be collected or a scenario fails.
    """
    suite = Suite(suite_root())
    tried = scenarios = 0
    seconds = 0.0
    for game in games:
        texts = features_of(game, suite.folder(game))
        blocks = [block for text in texts for block in text.blocks if block.scenarios]
        if not blocks:
            continue
        scenarios += sum(1 for block in blocks for scenario in block.scenarios for _ in scenario.cases())
        sample = [block.ids[0] for block in blocks[:: max(1, len(blocks) // SAMPLE)]]
        began = time.perf_counter()
        outcome = prove(Wanted(suite=suite, selection=Selection((game.id,), tuple(dict.fromkeys(sample)))))
        seconds += time.perf_counter() - began
        tried += sum(map(len, outcome.proofs.values()))
    return ProvingFigures(tried, scenarios, seconds) if tried else None
