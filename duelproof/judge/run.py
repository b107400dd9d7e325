"""Playing one scenario, step after step, and its outcome."""

import contextlib
import time
import traceback
from collections.abc import Callable

import pytest
from pytest_bdd.parser import Step

from duelproof.judge.blame import AFTER
from duelproof.judge.filming import Film
from duelproof.judge.pytest_private import inject_fixture
from duelproof.judge.stepbook import StepDefinition
from duelproof.judge.stopping import kept_going
from duelproof.judge.trace import Trace, bounded, shortened
from duelproof.judge.verdicts import Breach, FalseThen, Verdict, Violation, verdict_of
from duelproof.judge.words import compared
from duelproof.port import Engine
from duelproof.wire.faults import EngineFault

STDERR_KEPT = 8_000
"""The most characters of the end of an engine's standard error in the evidence of a scenario."""


class ScenarioRun:
    """The run of one scenario: how far it came, how it ended, what it needed of the port, its trace.

    The trace of a pass is reported only if it is ``kept``. ``cast`` are the engine's cards that play the
    parts of the suite's. The ``film`` is empty unless the engine is filmed.
    """

    def __init__(self) -> None:
        self.trace = Trace()
        self.done = 0
        self.step: Step | None = None
        self.error: BaseException | None = None
        self.started = 0.0
        self.seconds = 0.0
        self.before: str | None = None
        self.needs: set[str] = set()
        self.fixtures: dict[str, object] = {}
        self.kept = False
        self.cast: dict[str, str] = {}
        self.film = Film()

    @property
    def fault(self) -> EngineFault | None:
        """The engine's fault, if that is how it ended."""
        return self.error if isinstance(self.error, EngineFault) else None

    @property
    def verdict(self) -> Verdict:
        """The verdict."""
        return verdict_of(self.error, self.step.type if self.step else "given")

    def play(
        self,
        request: pytest.FixtureRequest,
        plan: list[tuple[Step, StepDefinition]],
        look_behind: Callable[[], None] = lambda: None,
    ) -> None:
        """Play the steps in order, and then look at what they did not ask for.

        Raises what the failing step raised.
        """
        self.started = time.perf_counter()
        try:
            for self.step, definition in plan:
                try:
                    play_step(request, self.step, definition, self.fixtures)
                except LookupError as error:
                    raise self._misled(error) from error
                self.done += 1
                self.film.cut()
            look_behind()
        except BaseException as error:
            self.error = error
            raise
        finally:
            self.seconds = time.perf_counter() - self.started

    def _misled(self, error: LookupError) -> Exception:
        """Return what it means that a step does not find what it names.

        Once the table stands the engine may have moved it, so that is no fault of the suite, which is tried
        on the reference. What is raised by a mapping or a list is.
        """
        laying = self.step is None or (self.step.type == "given" and not self.trace.choices)
        if type(error) is not LookupError or laying:
            return error
        return Violation("the table has what the step names", expected="one such card", seen=str(error))

    def look_back(self, engine: Callable[[], Engine]) -> None:
        """Complete the trace after the end: with the events, and the judge's view."""
        if not self.trace.set:
            return
        with contextlib.suppress(Exception):  # what cannot be read is no evidence, and no new verdict
            self.trace.events = self.trace.events or list(engine().events())
            self.trace.after = self.trace.after or engine().observe()

    def result(self, steps: list[Step]) -> dict[str, object]:
        """Return verdict, seconds and steps as plain data, and the detail unless it passed."""
        failed = self.error is not None and self.step is not None
        rows = [
            step_data(
                step,
                "passed" if at < self.done else "failed" if at == self.done and failed else "not run",
            )
            for at, step in enumerate(steps)
        ]
        data: dict[str, object] = {
            "verdict": self.verdict.value,
            "seconds": round(self.seconds, 6),
            "steps": rows,
            "choices": len(self.trace.choices),
        }
        if self.needs:
            data["needs"] = sorted(self.needs)
        if self.error is not None:
            data["detail"] = {**self._detail(self.error), **self.trace.as_data()}
        elif self.kept:
            data["played"] = self.trace.as_data()
        return data

    def _detail(self, error: BaseException) -> dict[str, object]:
        detail: dict[str, object] = {"message": shortened(message_of(error))}
        if self.step:
            detail["step"] = f"{self.step.keyword} {self.step.name}"
            detail["line"] = self.step.line_number
        if isinstance(error, Violation):
            detail |= {"expected": bounded(error.expected), "seen": bounded(error.seen)}
        elif isinstance(error, EngineFault):
            detail["fault"] = error.kind
            if error.kind == "crash" and self.before is not None:
                detail[AFTER] = self.before
            if error.stderr:
                detail["stderr"] = error.stderr[-STDERR_KEPT:]
        elif self.verdict is Verdict.ERROR:
            detail["traceback"] = shortened("".join(traceback.format_exception(error)[-6:]))
        return detail

    def let_go(self) -> None:
        """Forget what is told by now: a run has thousands of scenarios, and views are large."""
        self.trace, self.fixtures, self.error, self.film = Trace(), {}, None, Film()

    def told(self, place: str, excinfo: pytest.ExceptionInfo[BaseException]) -> str:
        """Return a failure as text for the terminal."""
        if self.error is not excinfo.value:  # a fixture failed before or after the steps
            return str(excinfo.getrepr(style="short"))
        lines = [f"{self.verdict}: {shortened(message_of(excinfo.value))}", place]
        if self.step:
            lines.append(f"  in line {self.step.line_number}: {self.step.keyword} {self.step.name}")
        if isinstance(excinfo.value, Violation):
            lines.append(f"  expected: {bounded(excinfo.value.expected)}")
            lines.append(f"  seen:     {bounded(excinfo.value.seen)}")
        kept = self.trace.as_data()
        lines += [f"  choice:   {choice}" for choice in kept.get("choices", ())]
        lines += [f"  note:     {note}" for note in kept.get("notes", ())]
        if self.verdict is Verdict.ERROR:
            lines.append(str(excinfo.getrepr(style="short")))
        return "\n".join(lines)


def message_of(error: BaseException) -> str:
    """Return an exception in words. What was demanded is never told as if it were so."""
    text = str(error).strip()
    if isinstance(error, Breach):
        return text
    if isinstance(error, Violation):
        return f"not so: {text} ({compared(error.expected, error.seen)})"
    if isinstance(error, AssertionError):
        return _denied(text)
    name = type(error).__name__
    if isinstance(error, EngineFault) or not text:
        return text or name
    return text if type(error).__module__.startswith(("duelproof", "steps")) else f"{name}: {text}"


def _denied(text: str) -> str:
    """Tell what a bare assertion says: its own words, if it has any, and what pytest adds of the claim."""
    words, _, claim = f"\n{text}".partition("\nassert ")
    said = f"an assertion failed: {words.strip()}" if words.strip() else "an assertion failed"
    return f"{said} (this does not hold: {claim.splitlines()[0]})" if claim else said


def play_step(
    request: pytest.FixtureRequest, step: Step, definition: StepDefinition, fixtures: dict[str, object]
) -> None:
    """Call a step's function with the values from its text and the fixtures it asks for.

    ``fixtures`` keeps those that the steps of this scenario have asked for so far.

    Raises FalseThen when a Then returns False, and whatever the function raises.
    """
    context = definition.context
    said = context.parser.parse_arguments(step.name) or {}
    given: dict[str, object] = {
        name: context.converters[name](value) if name in context.converters else value
        for name, value in said.items()
        if name in definition.parameters
    }
    if "datatable" in definition.parameters and step.datatable is not None:
        given["datatable"] = step.datatable.raw()
    if "docstring" in definition.parameters and step.docstring is not None:
        given["docstring"] = step.docstring
    for name in definition.required:
        if name not in given:
            if name not in fixtures:
                with kept_going():
                    fixtures[name] = request.getfixturevalue(name)
            given[name] = fixtures[name]
    value = definition.function(**given)
    if value is False and step.type == "then":
        place = f"{definition.file}:{definition.line}"
        raise FalseThen(f"{place}: the Then {definition.short!r} returned False; it should raise.")
    if context.target_fixture is not None:
        with kept_going():
            inject_fixture(request, context.target_fixture, value)
        fixtures[context.target_fixture] = value


def step_data(step: Step, status: str) -> dict[str, object]:
    """Return a step and how it ended (``passed``, ``failed`` or ``not run``) as plain data."""
    data: dict[str, object] = {
        "keyword": step.keyword,
        "text": step.name,
        "line": step.line_number,
        "status": status,
    }
    if step.datatable:
        data["table"] = [[str(cell) for cell in row] for row in step.datatable.raw()]
    if step.docstring:
        data["docstring"] = step.docstring
    return data
