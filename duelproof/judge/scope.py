"""What an engine claims of what was asked for: which rules, how many of them passed, and where they stand."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Literal

from duelproof.catalogue.numbering import Numbering, Rule
from duelproof.judge.blame import Result
from duelproof.judge.certify import Run
from duelproof.judge.claims import covers
from duelproof.judge.verdicts import Verdict

FEW = 3
"""So many rules of a section are named one by one; of more it is said that they are a part of it."""


@dataclass(frozen=True, slots=True)
class Scope:
    """The rules with behaviour that an engine claims, as far as they were asked for.

    ``where`` says in words where they stand ("sections 1 to 16" of a book). Those neither passed
    nor undecided were violated or not judged. They are judged ``partly`` where scenarios were asked for by
    their ids: a rule may have more of them.
    """

    rules: int
    passed: int
    undecided: int
    where: str
    partly: bool = False


def scope(run: Run, numbering: Numbering, revision: str, results: Sequence[Result]) -> Scope:
    """Find what of a book's revision the engine claims and was asked for.

    Of a revision that was not asked for itself, but has scenarios of its own, it is the rules of these.
    """
    ends = ends_of_rules(result for result in results if result.get("claimed") is not False)
    unclaimed = ends_of_rules(results).keys() - ends.keys()
    whole = [rule for rule in numbering.of(revision) if rule.kind(revision) == "behavioural"]
    mine = [rule for rule in whole if _is_asked(run, rule) and rule.id not in unclaimed]
    mine = [rule for rule in mine if _is_claimed(run, numbering, revision, rule)]
    if partly := bool(run.selection.scenarios):
        mine = [rule for rule in mine if rule.id in ends]
    where = f"{_places(whole, mine)} of {numbering.game.title} {revision}"
    if revision != (run.selection.revision or numbering.game.revision):
        mine = [rule for rule in mine if rule.id in ends]
        where = f"what {numbering.game.title} {revision} says in its own way"
    count = Counter(standing(ends[rule.id]) for rule in mine if rule.id in ends)
    return Scope(len(mine), count["passed"], count["undecided"], where, partly)


def ends_of_rules(results: Iterable[Result]) -> dict[str, Counter[str]]:
    """Count the verdicts of each rule's scenarios."""
    ends: dict[str, Counter[str]] = {}
    for result in results:
        for rule in result["rules"]:
            ends.setdefault(rule, Counter())[result["verdict"]] += 1
    return ends


def standing(ends: Collection[str]) -> Literal["violated", "passed", "undecided"]:
    """Tell how a rule or clause stands by the verdicts of its scenarios."""
    if Verdict.VIOLATION in ends:
        return "violated"
    return "passed" if set(ends) == {Verdict.PASS} else "undecided"


def _is_asked(run: Run, rule: Rule) -> bool:
    asked = run.selection
    return (not asked.rules or rule.id in asked.rules) and (
        not asked.sections or not {rule.section, rule.subsection}.isdisjoint(asked.sections)
    )


def _is_claimed(run: Run, numbering: Numbering, revision: str, rule: Rule) -> bool:
    """Tell whether the engine says that it plays a rule: its game, this revision of it, and the chapter.

    An engine that did not say who it is claims everything.
    """
    described = run.candidate.description
    if described is None:
        return True
    for support in described.games:
        if support.game == numbering.game.id and revision in support.revisions:
            return covers(support.capabilities, rule.section, [rule.id])
    return False


def _places(whole: Iterable[Rule], mine: Sequence[Rule]) -> str:
    """Say in words where rules stand among all of a book: sections, ranges of sections, a few rules."""
    wanted = {rule.id for rule in mine}
    some: dict[str, list[str]] = {}
    full: dict[str, bool] = {}
    for rule in whole:
        here = some.setdefault(rule.section, [])
        here += [rule.id] if rule.id in wanted else []
        full[rule.section] = full.get(rule.section, True) and rule.id in wanted
    if all(full.values()):
        return "all"
    ranges = [_range(list(run)) for is_full, run in groupby(full, full.__getitem__) if is_full]
    noun = "section" if sum(full.values()) == 1 else "sections"
    sections = [f"{noun} {listed(ranges)}"] if ranges else []
    parts = [name for section in full if not full[section] for name in _part(section, some[section])]
    return listed([*sections, *parts])


def _part(section: str, rules: list[str]) -> list[str]:
    """Name the rules of a section of which only some are meant, or say that they are a part of it."""
    return [f"a part of section {section}"] if len(rules) > FEW else rules


def _range(sections: list[str]) -> str:
    return sections[0] if len(sections) == 1 else f"{sections[0]} to {sections[-1]}"


def listed(parts: Sequence[str]) -> str:
    """Return parts as a list in words: ``a, b and c``."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)
