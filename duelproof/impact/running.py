"""Which scenarios run which code of the reference engine: found by playing them all, and looking."""

from collections.abc import Callable

from duelproof.catalogue.games import Game
from duelproof.impact.entering import Wanted, noticing
from duelproof.judge.collect import ScenarioItem
from duelproof.judge.playthrough import look_through, play
from duelproof.judge.selection import Suite
from duelproof.proof.games import right_engine
from duelproof.proof.trials import WAYS


def scenarios_that_run(
    suite: Suite,
    game: Game,
    wanted: Wanted,
    jobs: int = 1,
    played: Callable[[int], object] = lambda many: None,
) -> dict[str, tuple[str, ...]]:
    """Play all scenarios of a game on its reference; return those that run wanted code, with their rules.

    They are played by the plain rules and with what makes the engine faster, which runs other code.

    Args:
        suite: the suite of the scenarios.
        game: the game that they are of.
        wanted: tells which code is looked for.
        jobs: how many processes play at once.
        played: called as the work goes on, with how many more scenarios have been played.

    Raises:
        SuiteFailure: the suite cannot be collected.
    """
    seen: list[bool] = []

    def look(item: ScenarioItem) -> tuple[str, ...] | None:
        seen.clear()
        for way in WAYS:
            with way():
                play(item)
        return item.rules if seen else None

    with noticing(wanted, lambda: seen.append(True)):
        found = look_through(suite, game, right_engine(game), look, jobs, played)
    return {name: rules for name, rules in found.items() if rules is not None}
