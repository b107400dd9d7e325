"""What a reader of a run is told first: violated rules, why scenarios are undecided, how an engine died.

Everything here is put into an order of what tells most, so that a run is understood from its last screen.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from duelproof.judge.blame import Result
from duelproof.judge.engines import PASSED_OVER
from duelproof.judge.selection import Suite
from duelproof.judge.told import told_rules
from duelproof.judge.verdicts import Verdict
from duelproof.judge.words import LEFT_OUT, card_names, choice_parts, in_general, quoted_in

LAST = 10**6
"""The place of a section without a number, such as an appendix."""

WIDE = 20
"""So many of the most frequent causes are tried on the others."""

TELLING = 20
"""So many characters a cause must have, to be that of others."""

PASSING = "pass"
"""The choice that is made in nearly every scenario."""

_BRACKETS = re.compile(r" \([^()]*\)")

LAST_LINES = 16
"""So many lines of an engine's last words are told: enough for the trace of most languages."""


@dataclass(frozen=True, slots=True)
class ViolatedRule:
    """A rule that an engine breaks: what it says, and the scenarios that show it, the most telling first."""

    rule: str
    title: str
    failures: list[Result]


@dataclass(frozen=True, slots=True)
class Group:
    """Scenarios that ended alike for the same cause, in the order of the suite."""

    cause: str
    results: list[Result]


@dataclass(frozen=True, slots=True)
class LastWords:
    """The end of what an engine wrote to its standard error, and the first scenario in which it died so."""

    text: str
    scenario: str


def violated_rules(results: Iterable[Result], suite: Suite) -> list[ViolatedRule]:
    """Return the rules that are violated, in the order of the books.

    Raises CatalogueError when the suite cannot be read any more.
    """
    found: dict[tuple[tuple[int, ...], str], list[Result]] = {}
    for result in results:
        if result["verdict"] == Verdict.VIOLATION:
            for rule in _judged(result, suite):
                found.setdefault((_place(result, rule, suite), rule), []).append(result)
    rules = []
    for (_, rule), failures in sorted(found.items(), key=lambda each: each[0]):
        features = (failure["feature"] for failure in failures)
        told = told_rules(suite, failures[0]["game"], failures[0]["revision"], [rule], features)[rule]
        rules.append(ViolatedRule(rule, told.title, sorted(failures, key=telling)))
    return rules


def _judged(result: Result, suite: Suite) -> list[str]:
    """Return the rules of its edition with behaviour that a scenario judges; its own at least.

    A scenario of two editions can bear another number in each.
    """
    rules = suite.numbering(suite.game(result["game"])).rules
    there = [name for name in result["rules"] if result["revision"] in rules[name].revisions]
    behaving = [name for name in there if rules[name].kind(result["revision"]) == "behavioural"]
    return behaving or there[:1]


def _place(result: Result, rule: str, suite: Suite) -> tuple[int, ...]:
    """Return where a rule stands among all books, the newest revision first, as in the table."""
    game = suite.game(result["game"])
    newest_first = -game.revisions.index(result["revision"])
    return suite.games.index(game), newest_first, list(suite.numbering(game).rules).index(rule)


def telling(result: Result) -> tuple[int, list[int], int]:
    """Return the place of a failure among others: fewest choices first, then the lowest section."""
    choices = (result.get("detail") or {}).get("choices") or []
    numbers = [int(part) if part.isdigit() else LAST for part in str(result["section"]).split(".")]
    return len(choices), numbers, result["line"]


def grouped(results: Iterable[Result], verdict: Verdict) -> list[Group]:
    """Return the scenarios with a verdict by their cause, the largest group first."""
    groups: dict[str, list[Result]] = {}
    ended = [result for result in results if result["verdict"] == verdict]
    for result, why in zip(ended, causes(ended), strict=True):
        groups.setdefault(why, []).append(result)
    return sorted((Group(*each) for each in groups.items()), key=lambda group: -len(group.results))


def failing_steps(results: Iterable[Result]) -> list[tuple[str, int]]:
    """Count the violations that fail at the same step, but for names and numbers; the most frequent first.

    What only one of them fails at is left out.
    """
    return _shared([_step_in_general(result)] for result in _violations(results))


def shared_choices(results: Iterable[Result]) -> list[tuple[str, int]]:
    """Count the violations in which the same choice is made, but for names and numbers and whose it is."""
    return _shared(set(_choices_in_general(result)) for result in _violations(results))


def _violations(results: Iterable[Result]) -> list[Result]:
    return [result for result in results if result["verdict"] == Verdict.VIOLATION]


def _shared(found: Iterable[Iterable[str]]) -> list[tuple[str, int]]:
    count = Counter(each for among in found for each in among if each)
    return [(each, times) for each, times in count.most_common() if times > 1]


def _step_in_general(result: Result) -> str:
    step = str((result.get("detail") or {}).get("step", ""))
    return in_general(step, quoted_in(step))


def _choices_in_general(result: Result) -> Iterator[str]:
    detail = result.get("detail") or {}
    names = card_names(detail)
    for choice in detail.get("choices") or ():
        said = choice_parts(choice, names)["said"]
        if said != PASSING:
            yield in_general(_BRACKETS.sub("", said), quoted_in(said))


def causes(results: Sequence[Result]) -> list[str]:
    """Return why each of some scenarios did not pass.

    A name that no step mentions is not known as one: what is a frequent cause but for that is that cause.
    """
    found = list(map(cause, results))
    count = Counter(found)
    wide = [why for why, _ in count.most_common(WIDE) if LEFT_OUT in why and len(why) >= TELLING]
    patterns = [(why, re.compile(re.escape(why).replace(re.escape(LEFT_OUT), ".{1,100}?"))) for why in wide]

    def in_the_wide(why: str) -> str:
        fits = (w for w, pattern in patterns if count[w] >= count[why] and pattern.fullmatch(why))
        return next(fits, why)

    same = {why: in_the_wide(why) for why in count}
    return [same[why] for why in found]


def cause(result: Result) -> str:
    """Return why a scenario did not pass, without what differs from one to another: names, ids, numbers."""
    message = str((result.get("detail") or {}).get("message", "")).partition(PASSED_OVER)[0]
    if result.get("claimed") is False:  # what it would have been otherwise is no cause
        message = message.partition("; it would be")[0]
    names = {name for step in result.get("steps", ()) for name in quoted_in(step["text"])}
    return in_general(message.partition("\n")[0], names) or "no reason was given"


def last_words(results: Sequence[Result]) -> list[LastWords]:
    """Return the ends of what an engine wrote to its standard error where it failed, each text once."""
    found: dict[str, LastWords] = {}
    for result in results:
        said = str((result.get("detail") or {}).get("stderr", ""))
        if result["verdict"] == Verdict.BROKEN and said.strip():
            lines = [line for line in said.splitlines() if line.strip()][-LAST_LINES:]
            text = "\n".join(lines)
            found.setdefault(in_general(text), LastWords(text, result["scenario"]))
    return list(found.values())
