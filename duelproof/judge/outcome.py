"""What a run comes to, in one sentence: it is read by people who will not read anything else.

An engine *conforms* only where every rule of what it claims, as far as that was asked for, was judged and
passed. Where rules are undecided or were not judged there is *no violation found*, which says how many
passed. Where no rule passed there was *nothing judged*. A run whose time was up is *not finished*.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from duelproof.judge.scope import Scope, listed
from duelproof.judge.summary import DocumentSummary, Tally, total
from duelproof.judge.verdicts import Verdict
from duelproof.judge.words import counted


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a run comes to: in a word, in a sentence, for the badge, and as an exit code.

    ``colour`` is one of shields.io; ``code`` is 0 where nothing is wrong, 1 for violations, 2 where the run
    is no judgement of the engine, and 3 where that is the suite's own fault.
    """

    word: str
    sentence: str
    badge: str
    colour: str
    code: int


@dataclass(frozen=True, slots=True)
class Beside:
    """What beside its counts bears on what a run comes to.

    ``as_written``: its tables were not laid anew. ``breaches`` and ``crashes`` are the random games in which
    the engine broke an invariant, or failed. ``time_up`` is the limit in seconds that cut the run off. So
    many scenarios were ``cast`` with cards of the engine's own.
    """

    as_written: bool = False
    breaches: int = 0
    crashes: int = 0
    time_up: float | None = None
    cast: int = 0

    @property
    def code(self) -> int:
        """The exit code that follows from it alone."""
        return 2 if self.crashes or self.time_up is not None else int(bool(self.breaches))


def outcome(documents: list[DocumentSummary], beside: Beside | None = None) -> Outcome:
    """Say what a run comes to."""
    return concluded(total(documents), [document.scope for document in documents], beside)


def concluded(whole: Tally, scopes: Sequence[Scope], beside: Beside | None = None) -> Outcome:
    """Say what a run comes to, by its counts and by what the engine claims of each book."""
    beside = beside or Beside()
    if beside.time_up is not None and not whole.verdicts[Verdict.ERROR]:
        return _cut_off(whole, beside.time_up)
    if not sum(whole.verdicts[name] for name in (Verdict.ERROR, Verdict.BROKEN)) and beside.crashes:
        said = "Broken: the engine crashed, hung or broke the protocol in a random game."
        return Outcome("broken", said, "broken in a random game", "orange", 2)
    end = _concluded(whole, scopes)
    if beside.breaches and end.code < 2:
        return _with_breaches(end, whole, beside.breaches)
    if end.code:
        return end
    if beside.cast:
        were = "was" if beside.cast == 1 else "were"
        said = f"{end.sentence} {counted(beside.cast, 'scenario')} {were} played with the engine's own cards."
        return replace(end, sentence=said, badge=f"{end.badge}, own cards")
    if not beside.as_written:
        return end
    said = f"{end.sentence} The tables were as written: an engine could know their answers by heart."
    return replace(end, sentence=said, badge=f"{end.badge}, tables as written")


def _concluded(whole: Tally, scopes: Sequence[Scope]) -> Outcome:
    passed = f"{whole.passed:,} of {counted(whole.rules, 'rule')} passed"
    if errors := whole.verdicts[Verdict.ERROR]:
        where = f"in {counted(errors, 'scenario')} (ERROR)"
        said = f"The suite itself failed {where}: this is no verdict about the engine."
        return Outcome("suite failed", said, "suite failed", "orange", 3)
    if broken := whole.verdicts[Verdict.BROKEN]:
        said = f"Broken: the engine crashed, hung or broke the protocol in {counted(broken, 'scenario')}."
        return Outcome("broken", said, f"broken, {passed}", "orange", 2)
    if violated := whole.verdicts[Verdict.VIOLATION]:
        rules = counted(whole.violated, "rule")
        said = f"Violations: the engine breaks {rules}, in {counted(violated, 'scenario')}."
        return Outcome("violations", said, f"{rules} violated, {passed}", "red", 1)
    if any(scope.partly for scope in scopes) and whole.verdicts[Verdict.PASS]:
        return _judged_in_part(whole)
    if not whole.passed:
        said = "Nothing judged: no rule was passed, and none was violated."
        return Outcome("nothing judged", said, "nothing judged", "lightgrey", 2)
    return _without_violation([scope for scope in scopes if scope.rules])


def _cut_off(whole: Tally, seconds: float) -> Outcome:
    """Say what a run came to whose time was up before all was played."""
    said = f"Not finished: the time for the whole run, {seconds:g} s, was up; --resume goes on."
    if violated := whole.verdicts[Verdict.VIOLATION]:
        said += f" So far the engine breaks {counted(whole.violated, 'rule')}, in "
        said += f"{counted(violated, 'scenario')}."
    badge = f"not finished, {whole.passed:,} of {counted(whole.rules, 'rule')} passed"
    return Outcome("not finished", said, badge, "orange", 2)


def _judged_in_part(whole: Tally) -> Outcome:
    """Say what a run of some scenarios comes to: their rules may have others, so nothing is conformed to."""
    scenarios = counted(sum(whole.verdicts.values()), "scenario")
    were = "was" if scenarios == "1 scenario" else "were"
    passed, undecided = whole.verdicts[Verdict.PASS], whole.verdicts[Verdict.INCONCLUSIVE]
    said = f"No violation found in the {scenarios} that {were} asked for: {passed:,} passed"
    said += f", {undecided:,} undecided." if undecided else "."
    return Outcome("no violation found", said, f"no violation found in {scenarios}", "blue", 0)


def _with_breaches(end: Outcome, whole: Tally, breaches: int) -> Outcome:
    """Add the random games in which something is not as the book says it always is."""
    games = counted(breaches, "random game")
    if end.code:
        return replace(end, sentence=f"{end.sentence} It breaks invariants of the book in {games}.")
    said = f"Violations: the engine breaks invariants of the book in {games}."
    passed = f"{whole.passed:,} of {counted(whole.rules, 'rule')} passed"
    return Outcome("violations", said, f"violations in {games}, {passed}", "red", 1)


def _without_violation(scopes: Sequence[Scope]) -> Outcome:
    """Say what a run without any violation comes to, by what the engine claims."""
    rules, passed = sum(scope.rules for scope in scopes), sum(scope.passed for scope in scopes)
    conforms = listed([f"in {scope.where}" for scope in scopes if scope.passed == scope.rules])
    if rules and passed == rules:
        judged = "its one rule was" if rules == 1 else f"all {rules:,} rules were"
        said = f"Conforming {conforms}: {judged} judged and passed."
        return Outcome("conforming", said, f"conforming {conforms}", "brightgreen", 0)
    undecided = sum(scope.undecided for scope in scopes)
    rest = {"undecided": undecided, "not judged": rules - passed - undecided}
    left = [f"{number:,} {'is' if number == 1 else 'are'} {how}" for how, number in rest.items() if number]
    said = f"No violation found: {passed:,} of {counted(rules, 'rule')} that the engine claims passed"
    said += f"; {listed(left)}." if left else "."
    if conforms:
        said += f" It conforms {conforms}."
    badge = f"no violation found, {passed:,} of {counted(rules, 'rule')} passed"
    return Outcome("no violation found", said, badge, "blue", 0)
