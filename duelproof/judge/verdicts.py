"""What a scenario can end in, and the exceptions by which a step says so.

- **PASS**: every Then held.
- **VIOLATION**: an assertion about the game failed, in a When or a Then.
- **INCONCLUSIVE**: the table could not be set up, or the engine does not claim what is needed.
- **BROKEN**: the engine crashed, hung or broke the protocol.

Anything else that goes wrong is the suite's own fault, no verdict about the engine: ``ERROR``. A run with
one of those has failed as a run.
"""

from enum import StrEnum

import msgspec

from duelproof.wire.faults import EngineFault


class Verdict(StrEnum):
    """The end of a scenario. ``ERROR`` is not about the engine: the suite itself failed."""

    PASS = "PASS"
    VIOLATION = "VIOLATION"
    INCONCLUSIVE = "INCONCLUSIVE"
    BROKEN = "BROKEN"
    ERROR = "ERROR"


class Violation(AssertionError):
    """The engine did not do what the rule says: what was expected, and what was seen, as plain data."""

    def __init__(self, message: str, *, expected: object = None, seen: object = None) -> None:
        super().__init__(message)
        self.message = message
        self.expected = plain(expected)
        self.seen = plain(seen)


class Breach(Violation):
    """The engine did not do what the port itself demands, whatever the rule: a violation even in a Given."""


class Inconclusive(Exception):
    """The scenario cannot be decided with this engine: it says why."""


class SuiteError(Exception):
    """A mistake in the suite: it says where and what would be right."""


class FalseThen(SuiteError):
    """A Then step returned False instead of raising."""


def plain(value: object) -> object:
    """Return a value as plain data that can be written as JSON; what cannot be is shown by its repr."""
    try:
        return msgspec.to_builtins(value, str_keys=True, enc_hook=repr)
    except (TypeError, ValueError, msgspec.MsgspecError, RecursionError):
        return repr(value)


def verdict_of(error: BaseException | None, phase: str) -> Verdict:
    """Return the verdict that an exception means in a phase (``given``, ``when``, ``then``); PASS for none."""
    if error is None:
        return Verdict.PASS
    if isinstance(error, EngineFault):
        return Verdict.BROKEN
    if isinstance(error, Inconclusive):
        return Verdict.INCONCLUSIVE
    if isinstance(error, Breach):
        return Verdict.VIOLATION
    if isinstance(error, AssertionError):
        return Verdict.INCONCLUSIVE if phase == "given" else Verdict.VIOLATION
    return Verdict.ERROR
