"""What an engine claims: scenarios outside its claims are run all the same, and reported separately.

A claim is a chapter of the book (``8``, ``8-4``, ``502``, ``3.8``, ``A``) or a part of the port
(``port/events``). An engine that claims no chapter of a game claims all of it, in the editions that it names,
and nothing of a game that its description does not name.

A profile says what an engine has of port and vocabulary; what a scenario needs beyond that is noted as it is
played. The basic one is the main door, the judge's view, and decisions to act, to choose targets and to pay.
By the vanilla one no card has abilities but keywords of its book; by the one without steps the engine does
not tell phases and steps apart.
"""

from collections.abc import Callable, Collection, Iterable

from duelproof.judge.blame import Result
from duelproof.judge.needing import ABILITIES, STEPS
from duelproof.judge.verdicts import Verdict
from duelproof.judge.watch import EVENTS, VIEWS
from duelproof.port import Description, GameSupport

PART = "port/"
"""What claims of a part of the port begin with."""
TELLING = frozenset({VIEWS, EVENTS})
"""The parts of the port that tell players something."""
NEEDED = {"needs-events": "port/events"}
"""The part of the port that a tag of a scenario asks for."""


def told_parts(description: Description | None, game: str) -> frozenset[str]:
    """Return the parts of the port by which an engine claims to tell players of a game what they may know.

    An engine that claims no part of the port claims them all, and of a game that it does not name none.
    """
    if description is None:
        return TELLING
    claims = [frozenset(support.capabilities) for support in description.games if support.game == game]
    parts = {claim for claimed in claims for claim in claimed if claim.startswith(PART)}
    if not claims:
        return frozenset()
    return TELLING & parts if parts else TELLING


def heed(results: list[Result], description: Description | None, amended: Callable[[Result], None]) -> None:
    """Mark the results that an engine does not claim, in place; a violation there is inconclusive.

    A pass stays a pass: it is worth knowing that something works although nobody claims it.
    """
    claims = claims_of(description)
    for result in results:
        if not plays(claims, result):
            _mark(result)
            amended(result)


def claims_of(description: Description | None) -> dict[str, GameSupport] | None:
    """Return what an engine claims of each game that it names; None where it did not say who it is."""
    return None if description is None else {support.game: support for support in description.games}


def plays(claims: dict[str, GameSupport] | None, result: Result) -> bool:
    """Tell whether an engine claims a scenario, in the edition that it is played by.

    One that did not say who it is claims everything.
    """
    if claims is None:
        return True
    support = claims.get(result["game"])
    if support is None or result["revision"] not in support.revisions:
        return False
    return claimed(result, frozenset(support.capabilities))


def claimed(result: Result, claims: frozenset[str]) -> bool:
    """Tell whether a scenario's chapter, and the parts of the port that it needs, are claimed."""
    if not covers(claims, result["section"], result["rules"]):
        return False
    parts = {claim for claim in claims if claim.startswith(PART)}
    needed = {NEEDED[tag] for tag in result["tags"] if tag in NEEDED}
    return not parts or needed <= parts


PROFILES: dict[str, Callable[[str], bool]] = {
    "basic": lambda need: need not in (ABILITIES, STEPS),
    "vanilla": lambda need: need == ABILITIES,
    "no-steps": lambda need: need == STEPS,
}
"""The profiles, each with what is beyond it of all that scenarios need."""


def beyond(profile: str | None, result: Result) -> list[str]:
    """List what a scenario needs that is not in a profile; nothing where all of the port is asked for."""
    needs: list[str] = result.get("needs") or []
    return [] if profile is None else list(filter(PROFILES[profile], needs))


def decides(profile: str, results: Iterable[Result]) -> int:
    """Count the scenarios in which an engine is judged that has no more than a profile.

    A table that it refuses, or whatever else leaves a scenario open, decides nothing.
    """
    decided = (Verdict.PASS, Verdict.VIOLATION)
    return sum(result["verdict"] in decided and not beyond(profile, result) for result in results)


def confine(profile: str, results: list[Result], amended: Callable[[Result], None]) -> None:
    """Mark the results that need more than a profile, in place.

    An engine that does not pass them is not to blame for it; a pass stays one.
    """
    for result in results:
        if needs := beyond(profile, result):
            result["claimed"] = False
            if result["verdict"] in (Verdict.VIOLATION, Verdict.BROKEN):
                why = f"Beyond the {profile} profile: it needs {', '.join(needs)}; it would be"
                _leave_open(result, f"{why} {result['verdict']}")
            amended(result)


def known_by_name(description: Description | None) -> list[str]:
    """List the games in which an engine knows its cards by name, and does not play whatever is defined."""
    if description is None:
        return []
    return [
        support.game
        for support in description.games
        if support.cards and "port/vocabulary" not in support.capabilities
    ]


def covers(claims: Collection[str], section: str, rules: Iterable[str]) -> bool:
    """Tell whether any of these rules of a section is in a chapter that is claimed, if any chapter is."""
    chapters = [claim for claim in claims if not claim.startswith(PART)]
    if not chapters or section in chapters:
        return True
    numbers = [rule.partition("-")[2] for rule in rules]
    return any(_contains(claim, number) for claim in chapters for number in numbers)


def _contains(chapter: str, number: str) -> bool:
    """Tell whether a rule's number begins with that of a chapter (8-4 with 8, but not 81-4)."""
    return number.startswith(chapter) and not number[len(chapter) : len(chapter) + 1].isdigit()


def _mark(result: Result) -> None:
    result["claimed"] = False
    if result["verdict"] == Verdict.VIOLATION:
        _leave_open(result, "Not claimed by the engine; it would be a violation")


def _leave_open(result: Result, why: str) -> None:
    result["verdict"] = Verdict.INCONCLUSIVE.value
    detail = result.setdefault("detail", {})
    detail["message"] = f"{why}: {detail.get('message', '')}"
