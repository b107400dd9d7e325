"""The verdicts of a scenario, and the exceptions by which a step gives them.

- **PASS**: every Then held.
- **VIOLATION**: an assertion about the game failed, in a When or a Then.
- **INCONCLUSIVE**: the table could not be set up, or the engine does not claim what is needed.
- **BROKEN**: the engine crashed, hung or broke the protocol, or the time for the whole run was up.

Anything else that goes wrong is a mistake of the suite and no verdict about the engine: ``ERROR``. A run with
an ERROR has failed as a run.
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
    """The engine did not do what the rule says: what was expected, and what was seen, as plain data.

    ``message`` is the demand that does not hold. Where just what was seen was not to be, it was expected that
    it is *not* so.
    """

    def __init__(self, message: str, *, expected: object = None, seen: object = None) -> None:
        super().__init__(message)
        self.message = message
        self.seen = plain(seen)
        wanted = plain(expected)
        self.expected = {"not": wanted} if wanted is not None and wanted == self.seen else wanted


class Breach(Violation):
    """The engine broke a demand of the port itself, whatever the rule: a violation even in a Given."""


class Inconclusive(Exception):
    """The scenario cannot be decided with this engine; the message says why."""


class SuiteError(Exception):
    """A mistake in the suite; the message says where and what would be right."""


class FalseThen(SuiteError):
    """A Then step returned False instead of raising."""


def plain(value: object) -> object:
    """Return a value as plain data that can be written as JSON; anything else is shown by its repr."""
    try:
        return msgspec.to_builtins(value, str_keys=True, enc_hook=repr)
    except (TypeError, ValueError, msgspec.MsgspecError, RecursionError):
        return repr(value)


def verdict_of(error: BaseException | None, phase: str) -> Verdict:
    """Return the verdict for an exception in a phase (``given``, ``when``, ``then``); PASS for none."""
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
