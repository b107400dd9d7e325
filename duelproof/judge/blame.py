"""Which scenario crashed an engine, when the crash may have come late.

One engine plays many scenarios, so a crash in one scenario may be caused by the one before. A scenario in
which the engine crashed is therefore played again by a fresh engine. If it crashes again, that is its own
verdict. If not, a fresh engine plays the one before and then this one: if that crashes, the one before is
BROKEN, and this one gets the verdict that it had alone. If even that goes well, it stays BROKEN, and says so.
"""

from collections.abc import Callable, Iterable
from typing import Any

from duelproof.judge.verdicts import Verdict

AFTER = "played_just_before"
"""The part of a crash's detail that names the scenario which the same engine had played just before."""

Result = dict[str, Any]
Again = Callable[[list[list[str]]], Iterable[Result]]
"""Plays groups of scenarios again, each group in its order by a fresh engine, and gives their results."""


def settle(results: list[Result], again: Again, amended: Callable[[Result], None]) -> list[Result]:
    """Yield the results with each crash assigned to the scenario that caused it.

    ``amended`` receives what changes. A blamed scenario is reported before the one in which the engine died,
    so that a run that is killed in between can be settled again.
    """
    by_name = {result["scenario"]: result for result in results}
    suspects = [result for result in results if AFTER in result.get("detail", {})]
    alone = _by_name(again([[result["scenario"]] for result in suspects])) if suspects else {}
    late = [each for each in suspects if not _broken(alone.get(each["scenario"]))]
    pairs = [[each["detail"][AFTER], each["scenario"]] for each in late]
    paired = _by_name(again(pairs)) if pairs else {}
    for suspect in suspects:
        name, before = suspect["scenario"], suspect["detail"][AFTER]
        detail = {key: part for key, part in suspect["detail"].items() if key != AFTER}
        settled = suspect | {"detail": detail}
        if suspect in late:
            if _broken(paired.get(before)) or _broken(paired.get(name)):
                by_name[before] = _blamed(by_name[before], name, detail)
                amended(by_name[before])
                settled = alone[name]
            else:
                detail["message"] += (
                    " (This scenario does not end like that alone, or right after the one before it: "
                    "the engine dies of something that came earlier, or of all of it.)"
                )
        by_name[name] = settled
        amended(settled)
    return list(by_name.values())


def _by_name(results: Iterable[Result]) -> dict[str, Result]:
    return {result["scenario"]: result for result in results}


def _broken(result: Result | None) -> bool:
    """Tell whether it broke again; a scenario that could not be played again counts as broken."""
    return result is None or result["verdict"] == Verdict.BROKEN


def _blamed(result: Result, later: str, detail: Result) -> Result:
    """Return the result of a scenario that made the engine die in a later one."""
    message = f"the engine died of this scenario, but only in the next one ({later}): {detail['message']}"
    kept = {key: detail[key] for key in ("fault", "stderr") if key in detail}
    blamed: Result = {"verdict": Verdict.BROKEN.value, "detail": {"message": message, **kept}}
    return result | blamed
