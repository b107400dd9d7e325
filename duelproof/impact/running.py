"""Which scenarios run which code of the reference engine: found by playing them all, and looking."""

import contextlib
from collections.abc import Callable
from types import CodeType, FrameType
from typing import Any

from duelproof.catalogue.games import Game
from duelproof.judge.collect import ScenarioItem
from duelproof.judge.playthrough import play_through
from duelproof.judge.selection import Suite
from duelproof.proof.games import right_engine
from duelproof.proof.trials import plain_rules, tracing

Wanted = Callable[[CodeType], bool]
"""Whether a function's code is looked for."""


def scenarios_that_run(
    suite: Suite, game: Game, wanted: Wanted, played: Callable[[], object] = lambda: None
) -> dict[str, tuple[str, ...]]:
    """Play all scenarios of a game on its reference; return those that run wanted code, with their rules.

    They are played by the plain rules and then with what makes the engine faster, which runs other code.

    Args:
        suite: the suite of the scenarios.
        game: the game that they are of.
        wanted: tells which code is looked for.
        played: called after each scenario, twice for each.

    Raises:
        SuiteFailure: the suite cannot be collected.
    """
    known: dict[CodeType, bool] = {}
    seen: list[CodeType] = []
    found: dict[str, tuple[str, ...]] = {}

    def entered(frame: FrameType, event: str, argument: Any) -> None:
        code = frame.f_code
        looked_for = known.get(code)
        if looked_for is None:
            looked_for = known[code] = wanted(code)
        if looked_for and not seen:
            seen.append(code)

    def then(item: ScenarioItem) -> None:
        if seen:
            found[item.name] = item.rules
            seen.clear()
        played()

    for way in (plain_rules, contextlib.nullcontext):
        with way(), tracing(entered):
            play_through(suite, [game], right_engine(game), then)
    return found
