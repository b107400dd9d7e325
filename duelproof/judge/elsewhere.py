"""Violations that are right by another edition of the book: there the reference does the same.

A scenario of one edition is played on the reference by the others. Where that fails at the same step, and
shows the same, the engine plays this rule as that edition says.
"""

from collections import Counter
from collections.abc import Callable, Iterable

from duelproof.catalogue.games import Game
from duelproof.judge.blame import Result
from duelproof.judge.certify import Candidate, Limits, Progress, run_suite
from duelproof.judge.selection import Selection, Suite
from duelproof.judge.verdicts import Verdict

REFERENCE = "reference"
RIGHT_BY = "right_by"
"""Where the evidence of a violation names the edition by which it would be right."""

_SAME = ("step", "line", "message", "seen")


def tell_what_is_right_elsewhere(
    suite: Suite, results: Iterable[Result], limits: Limits, amended: Callable[[Result], None]
) -> None:
    """Note at each violation the edition by which the reference would violate the scenario alike.

    Raises:
        SuiteFailure: the scenarios cannot be played on the reference.
        TimeUp: the time for the whole run is up.
    """
    violations = [result for result in results if result["verdict"] == Verdict.VIOLATION]
    for game in suite.games:
        for edition in game.revisions:
            asked = [each for each in violations if each["game"] == game.id and each["revision"] != edition]
            if asked:
                _compare(suite, game, edition, asked, limits, amended)


def right_elsewhere(results: Iterable[Result]) -> list[tuple[str, int]]:
    """Count the violations that would be right by another edition, for each."""
    details = (result.get("detail") or {} for result in results)
    return sorted(Counter(detail[RIGHT_BY] for detail in details if RIGHT_BY in detail).items())


def _compare(
    suite: Suite,
    game: Game,
    edition: str,
    violations: list[Result],
    limits: Limits,
    amended: Callable[[Result], None],
) -> None:
    """Play the scenarios that were violated on the reference, by another edition."""
    selection = Selection((game.id,), scenarios=tuple(each["scenario"] for each in violations))
    plain = Limits(seed=limits.seed, deadline=limits.deadline, played_by=edition)
    played = run_suite(suite, Candidate(REFERENCE), selection, plain, Progress())
    right = {each["scenario"]: _evidence(each) for each in played if each["verdict"] == Verdict.VIOLATION}
    for violation in violations:
        if right.get(violation["scenario"]) == _evidence(violation):
            violation["detail"][RIGHT_BY] = edition
            amended(violation)


def _evidence(result: Result) -> list[object]:
    detail = result.get("detail") or {}
    return [detail.get(name) for name in _SAME]
