"""What an engine claims: scenarios outside its claims are run all the same, and reported separately.

A claim is a chapter of the book (``8``, ``8-4``, ``502``, ``3.8``, ``A``) or a part of the port
(``port/events``). An engine that claims no chapter of a game claims all of it, and nothing of a game that its
description does not name.

The basic profile is for an engine that has no more of the port than the main door, the judge's view, and
decisions to act, to choose targets and to pay. What a scenario needs beyond that is noted as it is played.
"""

from collections.abc import Callable

from duelproof.judge.blame import Result
from duelproof.judge.verdicts import Verdict
from duelproof.port import Description

NEEDED = {"needs-events": "port/events"}
"""The part of the port that a tag of a scenario asks for."""


def heed(results: list[Result], description: Description | None, amended: Callable[[Result], None]) -> None:
    """Mark the results that an engine does not claim, in place; a violation there is inconclusive.

    A pass stays a pass: it is worth knowing that something works although nobody claims it.
    """
    if description is None:
        return
    claims = {support.game: frozenset(support.capabilities) for support in description.games}
    for result in results:
        if result["game"] not in claims or not claimed(result, claims[result["game"]]):
            _mark(result)
            amended(result)


def claimed(result: Result, claims: frozenset[str]) -> bool:
    """Tell whether a scenario's chapter, and the parts of the port that it needs, are claimed."""
    chapters = {claim for claim in claims if not claim.startswith("port/")}
    parts = claims - chapters
    if chapters and not any(_covers(claim, result) for claim in chapters):
        return False
    needed = {NEEDED[tag] for tag in result["tags"] if tag in NEEDED}
    return not parts or needed <= parts


def confine(results: list[Result], amended: Callable[[Result], None]) -> None:
    """Mark the results that need more than the basic profile, in place.

    An engine that does not pass them is not to blame for it; a pass stays one.
    """
    for result in results:
        if result.get("needs"):
            result["claimed"] = False
            if result["verdict"] in (Verdict.VIOLATION, Verdict.BROKEN):
                why = f"Beyond the basic profile: it needs {', '.join(result['needs'])}; it would be"
                _leave_open(result, f"{why} {result['verdict']}")
            amended(result)


def _covers(claim: str, result: Result) -> bool:
    """Tell whether a chapter contains the scenario: its section, or the beginning of a rule's number."""
    if claim == result["section"]:
        return True
    numbers = (rule.partition("-")[2] for rule in result["rules"])
    return any(
        number.startswith(claim) and not number[len(claim) : len(claim) + 1].isdigit() for number in numbers
    )


def _mark(result: Result) -> None:
    result["claimed"] = False
    if result["verdict"] == Verdict.VIOLATION:
        _leave_open(result, "Not claimed by the engine; it would be a violation")


def _leave_open(result: Result, why: str) -> None:
    result["verdict"] = Verdict.INCONCLUSIVE.value
    detail = result.setdefault("detail", {})
    detail["message"] = f"{why}: {detail.get('message', '')}"
