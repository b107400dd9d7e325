"""The trials of a scenario: idle (or position) twin, kill, decoy, and the right engines that differ.

A trial plays the scenario's own steps on the reference engine, with something changed, and looks how it
ends. What counts as having failed is an assertion in a Then: a crash, a hang, a question that the scenario
says nothing about or a table that could not be set proves nothing about the rule.
"""

import contextlib
import os
import re
import sys
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import chain, count, islice
from types import CodeType, FrameType
from typing import Any, Generic, Protocol, TypeVar

from pytest_bdd.parser import Step

from duelproof.judge.collect import ScenarioItem
from duelproof.judge.engines import Stand
from duelproof.judge.pytest_private import request_of, set_up_afresh
from duelproof.judge.run import ScenarioRun
from duelproof.judge.stepbook import StepDefinition
from duelproof.judge.stopping import time_bound
from duelproof.judge.verdicts import Verdict, Violation
from duelproof.port import Engine
from duelproof.proof.decoy import DecoyEngine
from duelproof.proof.misreadings import WrongEngine
from duelproof.proof.mutants import Lines, MarkedCode, Mutant, nested
from duelproof.proof.variants import AMID, ONE_MOVE, Variant, differing, looks_amid_a_play, variants_for

Plan = list[tuple[Step, StepDefinition]]
TIME_LIMIT = 1.0
"""The seconds of work that a scenario may be on a wrong engine; on a right one it is some thousandths."""

PATIENCE = 30.0
"""The seconds of work that it may be on the right engine."""

FORBIDDING = re.compile(r"^that is refused|\b(?:cannot|may not|is not offered|is not asked)\b")
"""The Thens that say that something must not be done."""


SWITCH = "DUELPROOF_INDEX"
"""The environment variable that switches off what only makes an engine faster, as it sets a table."""


@contextlib.contextmanager
def plain_rules() -> Iterator[None]:
    """Set tables without what only makes engines faster in the block: quick looks hide mistakes in rules."""
    before = os.environ.get(SWITCH)
    os.environ[SWITCH] = "off"
    try:
        yield
    finally:
        if before is None:
            del os.environ[SWITCH]
        else:
            os.environ[SWITCH] = before


Way = Callable[[], contextlib.AbstractContextManager[None]]
WAYS: tuple[Way, ...] = (contextlib.nullcontext, plain_rules)
"""How an engine plays: with what makes it faster, which can hide a mistake or show it, and by plain rules."""


@dataclass(frozen=True, slots=True)
class Trials:
    """How a scenario's trials went: what each found, or the reason why it failed.

    ``idle`` is ``When left out`` or ``without: <Given>``; ``kill`` names a mutant or a misreading; ``decoy``
    is ``same``.
    """

    idle: str = ""
    kill: str = ""
    decoy: str = ""
    why: dict[str, str] = field(default_factory=dict)

    @property
    def passed(self) -> bool:
        """Whether it passed all three."""
        return not self.why


@dataclass(slots=True)
class Trial:
    """One scenario on trial."""

    item: ScenarioItem
    stand: Stand
    watching: Callable[[], dict[CodeType, str]] = dict
    ran: Lines | None = None

    @property
    def lines(self) -> Lines:
        """Which lines of the code that is watched it runs on the right engine, by either rules.

        They are noted when they are first asked for: to watch takes many times as long as to play.
        """
        if self.ran is None:
            seen: set[tuple[str, int]] = set()
            with watched(self.watching(), seen):
                self.right()
            self.ran = frozenset(seen)
        return self.ran

    def play(self, plan: Plan | None = None, seconds: float = TIME_LIMIT) -> ScenarioRun:
        """Play the scenario (or some of its steps) afresh, and say how it ended."""
        item = self.item
        run = item.run = ScenarioRun()
        try:
            with set_up_afresh(item), time_bound(seconds, busy=True):
                run.play(request_of(item), item.plan if plan is None else plan)
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:
            run.error = run.error or error
        return run

    def fails(self) -> bool:
        """Whether it ends in anything but a pass on the engine as it is now: a crash or a hang too."""
        return self.play().error is not None

    def right(self) -> ScenarioRun:
        """Play it on the right engine, by the plain rules too."""
        with plain_rules():
            run = self.play(seconds=PATIENCE)
        return run if run.error is not None else self.play(seconds=PATIENCE)

    # --- idle -----------------------------------------------------------------------------------------

    def idle(self) -> tuple[str, str]:
        """The twin that fails: its name, or why there is none."""
        plan = self.item.plan
        if any(step.type == "when" for step, _ in plan):
            run = self.play([each for each in plan if each[0].type != "when"], PATIENCE)
            return ("When left out", "") if failed_in_then(run) else ("", f"idle twin: {_ended(run)}")
        for index, (step, _) in enumerate(plan):
            if step.type == "given" and failed_in_then(
                self.play([*plan[:index], *plan[index + 1 :]], PATIENCE)
            ):
                return f"without: {step.name}", ""
        return "", "position twin: no Given can be left out so that a Then fails"

    # --- kill -----------------------------------------------------------------------------------------

    @property
    def forbids(self) -> bool:
        """Whether it says that something must not be done."""
        return any(step.type == "then" and FORBIDDING.search(step.name) for step, _ in self.item.plan)

    def killed_by(self, wrong: Mutant | WrongEngine) -> bool:
        """Whether a wrong engine fails it as it should: at a Then, by an assertion.

        Where the scenario forbids something, that must be what the wrong engine allows.
        """
        run = self.on(wrong)
        if run is None or not failed_in_then(run):
            return False
        return not self.forbids or _is_allowed(run)

    def on(self, wrong: Mutant | WrongEngine) -> ScenarioRun | None:
        """How it ends on a wrong engine; None for a change that Python does not take."""
        try:
            with wrong.made():
                return self.play()
        except SyntaxError:
            return None

    def candidates(self, code: Iterable[MarkedCode]) -> Iterator[Mutant]:
        """The mutants of its rules' code that it runs."""
        for function in of_rules(code, self.item.rules):
            yield from (mutant for mutant in function.mutants if self.runs(mutant))

    def runs(self, mutant: Mutant) -> bool:
        """Whether it comes by the place of a mutant."""
        return mutant.among(self.lines)

    def wrongs(
        self, code: Sequence[MarkedCode], others: Iterable[WrongEngine], known: Collection[str] = ()
    ) -> "Found[Mutant | WrongEngine]":
        """The wrong engines of its rules, those ``known`` from before first."""
        misread = of_rules(others, self.item.rules)
        return Found(known_first(known, code, misread, self.item.rules, [self.candidates(code), misread]))

    def kill(self, wrongs: Iterable[Mutant | WrongEngine]) -> tuple[str, str]:
        """The first wrong engine that fails it; or why there is none."""
        for wrong in wrongs:
            for way in WAYS:
                with way():
                    if self.killed_by(wrong):
                        return wrong.name, ""
        tried = len(list(wrongs))
        if not tried:
            return "", "kill: no function that it runs is marked with its rules, and no misreading is of them"
        return "", f"kill: none of {tried} wrong engines fails it"

    # --- decoy and variants ---------------------------------------------------------------------------

    def decoy(self) -> tuple[str, str]:
        """Whether its verdict stays what it is behind the looking-glass."""
        run = self._with(DecoyEngine(self.stand.right, self.item.folder.game))
        return ("same", "") if _passed(run) else ("", f"decoy: {_ended(run)}")

    def variant(self) -> str:
        """The first right engine that differs on which it fails, and how it ends; empty if there is none."""
        variants = variants_for(self.item)
        if looks_amid_a_play(self.item) and _passed(self._differing(ONE_MOVE)):
            return f"@{AMID}: it passes on an engine that shows nothing of such a moment"
        if _passed(self._differing(*variants)):
            return ""
        for each in variants:
            if not _passed(run := self._differing(each)):
                return f"variant that {each.does}: {_ended(run)}"
        return "variants: it fails only where an engine differs in several ways at once"

    def _differing(self, *variants: Variant) -> ScenarioRun:
        """How it ends on an engine that differs in these ways."""
        with differing(variants, self.stand.right) as engine:
            return self._with(engine)

    def _with(self, engine: Engine) -> ScenarioRun:
        """How it ends on another engine."""
        self.stand.now = engine
        try:
            return self.play(seconds=PATIENCE)
        finally:
            self.stand.now = self.stand.right


def _passed(run: ScenarioRun) -> bool:
    return run.verdict is Verdict.PASS and run.error is None


T = TypeVar("T")


class Found(Generic[T]):
    """What an iterator yields, to be gone through several times, no further than needed."""

    def __init__(self, found: Iterator[T]) -> None:
        self._left = found
        self._found: list[T] = []

    def __iter__(self) -> Iterator[T]:
        for at in count():
            if at == len(self._found):
                self._found += islice(self._left, 1)
            if at == len(self._found):
                return
            yield self._found[at]


class HasRules(Protocol):
    """What is of some rules: a wrong engine of those that it breaks, a function of those that it embodies."""

    @property
    def rules(self) -> tuple[str, ...]:
        """Their ids."""


R = TypeVar("R", bound=HasRules)


def of_rules(found: Iterable[R], rules: Iterable[str]) -> list[R]:
    """Those that are of one of some rules."""
    wanted = frozenset(rules)
    return [each for each in found if not wanted.isdisjoint(each.rules)]


def known_first(
    known: Collection[str],
    code: Iterable[MarkedCode],
    misread: Iterable[WrongEngine],
    rules: Iterable[str],
    others: Iterable[Iterable[Mutant | WrongEngine]],
) -> Iterator[Mutant | WrongEngine]:
    """Yield the wrong engines of these names, misreadings or mutants of the rules' code; then all others.

    Whether a scenario comes by its place is seen as it is played; of the others that is looked for first.
    """
    own = of_rules(code, rules) if known else []
    found = set()
    for name in known:
        named: Iterable[Mutant | WrongEngine] = chain(misread, _mutants_near(name, own))
        first = next((each for each in named if each.name == name), None)
        if first is not None:
            found.add(name)
            yield first
    yield from (each for each in chain.from_iterable(others) if each.name not in found)


def _mutants_near(name: str, code: Iterable[MarkedCode]) -> Iterator[Mutant]:
    """Yield the mutants of the function that a mutant's name names."""
    for function in code:
        if name.startswith(f"{function.place}: "):
            yield from function.mutants


def failed_in_then(run: ScenarioRun) -> bool:
    """Whether a run failed as a scenario should: a Then's assertion about the game."""
    error = run.error
    asserted = isinstance(error, Violation) or type(error) is AssertionError
    return asserted and run.step is not None and run.step.type == "then"


def _is_allowed(run: ScenarioRun) -> bool:
    """Whether a run failed because what is forbidden was offered or accepted."""
    assert run.step is not None
    if not FORBIDDING.search(run.step.name):
        return False
    return not run.step.name.startswith("that is refused") or getattr(run.error, "seen", "") == "accepted"


def _ended(run: ScenarioRun) -> str:
    if run.error is None:
        return "it passes"
    said = " ".join(f"{type(run.error).__name__}: {run.error}".split())
    step = f"{run.step.keyword} {run.step.name}" if run.step else "the table"
    return f"{run.verdict} at `{step}`: {said[:160]}"


@contextlib.contextmanager
def watched(marked: dict[CodeType, str], seen: set[tuple[str, int]]) -> Iterator[None]:
    """Within, the lines that marked code runs are noted."""

    def local(frame: FrameType, event: str, argument: Any) -> Callable[..., Any]:
        if event == "line":
            seen.add((frame.f_code.co_filename, frame.f_lineno))
        return local

    def entered(frame: FrameType, event: str, argument: Any) -> Callable[..., Any] | None:
        if frame.f_code not in marked:
            return None
        seen.add((frame.f_code.co_filename, frame.f_lineno))
        return local

    with tracing(entered):
        yield


@contextlib.contextmanager
def tracing(entered: Callable[[FrameType, str, Any], Any]) -> Iterator[None]:
    """Within, this is called as each function is entered."""
    before = sys.gettrace()
    sys.settrace(entered)
    try:
        yield
    finally:
        sys.settrace(before)


def watched_code(code: Iterable[MarkedCode]) -> dict[CodeType, str]:
    """The code objects of marked functions, with what is defined within them."""
    return {part: each.place for each in code for part in nested(each.function.__code__)}
