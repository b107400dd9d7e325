"""Which scenarios run which code of the reference engine: found by playing them all, and looking."""

import contextlib
from collections.abc import Callable

from duelproof.catalogue.games import Game
from duelproof.impact.entering import Wanted, noticing
from duelproof.judge.collect import ScenarioItem
from duelproof.judge.playthrough import play_through
from duelproof.judge.selection import Suite
from duelproof.proof.games import right_engine
from duelproof.proof.trials import plain_rules


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
    seen: list[bool] = []
    found: dict[str, tuple[str, ...]] = {}

    def then(item: ScenarioItem) -> None:
        if seen:
            found[item.name] = item.rules
            seen.clear()
        played()

    for way in (plain_rules, contextlib.nullcontext):
        with way(), noticing(wanted, lambda: seen.append(True)):
            play_through(suite, [game], right_engine(game), then)
    return found
