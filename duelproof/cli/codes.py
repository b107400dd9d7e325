"""How the command ends: with an exit code, and where something was wrong with one sentence on stderr."""

import contextlib
import errno
import os
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterable
from typing import Any, Final, TextIO

import typer
from typer.core import TyperGroup

from duelproof.catalogue.errors import CatalogueError
from duelproof.certificate.errors import BadCertificate
from duelproof.judge.safe import printable
from duelproof.wire import EngineFault, SpecError
from duelproof.wire.faults import described

UNUSABLE: Final = 2
"""The command could not do its work: a wrong name or file, or an engine that fails."""
OWN_FAULT: Final = 3
"""The suite or the judge itself is at fault: nothing is said about the engine."""
INTERRUPTED: Final = 130
"""Somebody pressed Ctrl-C; the number is the shell's for it."""
UNREAD: Final = 141
"""Whoever read the output has gone; the number is the shell's for it."""
WORDS: Final = 2000
"""The most characters told of what an engine that cannot be started wrote to its standard error."""

CODES: Final = (
    "Exit codes: 0 all is well. 1 the engine breaks rules, or what was to be checked does not hold. "
    "2 the command could not do its work: a wrong name, option or file, or an engine that fails. "
    "3 a fault of the suite or of Duelproof itself. 130 interrupted. 141 nobody read the output to its end."
)
"""The table of exit codes, for the help."""

SHOW = "DUELPROOF_TRACEBACK"
"""The environment variable that has the traceback of a fault of our own printed as well."""


class _Interrupted(Exception):
    """What typer would end without a word."""


class Commands(TyperGroup):
    """The commands; an interrupt and a closed pipe go on to `ended`, which has a sentence for them."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command that was named."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt as error:
            raise _Interrupted(str(error)) from error
        except BrokenPipeError as error:
            raise _Unread from error


class _Unread(Exception):
    """The output goes nowhere."""


def ended(command: Callable[..., Any]) -> int:
    """Run the command line and return its exit code; no error leaves this function.

    Errors that are expected become one sentence on stderr. So does any other, which is a fault of our own:
    its traceback goes to a file that the sentence names, and to stderr too if ``DUELPROOF_TRACEBACK`` is set.
    """
    _prepare_streams()
    try:
        code = command(standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except typer.Exit as end:
        return end.exit_code
    except SystemExit as end:
        if isinstance(end.__context__, BrokenPipeError):  # rich ends the process itself
            return _unread()
        return end.code if isinstance(end.code, int) else UNUSABLE
    except (_Unread, BrokenPipeError):
        return _unread()
    except (_Interrupted, KeyboardInterrupt, typer.Abort) as interrupt:
        return _say(str(interrupt) or "Interrupted.", INTERRUPTED)
    except EngineFault as fault:
        return _say(printable(f"{fault.message}{_wrote(fault)}"), UNUSABLE)
    except (BadCertificate, CatalogueError, SpecError) as error:
        return _say(str(error), UNUSABLE)
    except OSError as error:
        return _say(_about_file(error), UNUSABLE) if error.filename or _no_room(error) else _own_fault(error)
    except Exception as error:
        shown = getattr(error, "show", None)  # click's errors of usage, which typer does not export
        if callable(shown):
            try:
                shown()
            except OSError:
                _mute(sys.stderr)
            return int(getattr(error, "exit_code", UNUSABLE))
        return _own_fault(error)


def suite_at_fault(mistakes: Iterable[str]) -> int:
    """Print the mistakes of a suite that cannot be run, and return the exit code."""
    print("duelproof: the suite cannot be run:", file=sys.stderr)
    for mistake in mistakes:
        print(printable(mistake, 20_000), file=sys.stderr)
    return OWN_FAULT


def not_started(spec: str, fault: EngineFault) -> CatalogueError:
    """Return the error that says why an engine cannot be started, and what it wrote about it."""
    wrote = _wrote(fault) or " It wrote nothing to its standard error."
    return CatalogueError(printable(f"The engine {spec!r} cannot be started: {fault.message}{wrote}"))


def _wrote(fault: EngineFault) -> str:
    """Return a sentence with the end of what an engine wrote about its fault, if it wrote anything."""
    said = " ".join(fault.stderr[-WORDS:].split("\n")).strip()
    return f" Its standard error: {said}" if said else ""


def _prepare_streams() -> None:
    """Let everything be written: to a stream that was closed, and in an encoding that lacks a letter."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
        elif callable(reconfigure := getattr(stream, "reconfigure", None)):
            reconfigure(errors="backslashreplace")


def _say(sentence: str, code: int) -> int:
    try:
        print(f"duelproof: {sentence}", file=sys.stderr, flush=True)
    except OSError:  # nobody reads that either: the code alone tells
        _mute(sys.stderr)
    return code


def _unread() -> int:
    """Say that nobody reads."""
    _mute(sys.stdout)
    return _say("The output was not read to its end.", UNREAD)


def _mute(stream: TextIO) -> None:
    """Keep Python from trying to write the rest to a stream as it ends: it would end with another code."""
    nothing = os.open(os.devnull, os.O_WRONLY)
    with contextlib.suppress(OSError, ValueError):
        os.dup2(nothing, stream.fileno())


def _no_room(error: OSError) -> bool:
    return error.errno in (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EMFILE, errno.ENFILE)


def _about_file(error: OSError) -> str:
    """Say which file cannot be used, and why, as the system says it."""
    where = f"{error.filename}: " if error.filename else ""
    return f"{where}{error.strerror or described(error)}."


def _own_fault(error: Exception) -> int:
    """Say that it is ours, and where the traceback is."""
    story = "".join(traceback.format_exception(error))
    if os.environ.get(SHOW):
        print(story, file=sys.stderr)
    try:
        number, file = tempfile.mkstemp(prefix="duelproof-fault-", suffix=".txt", text=True)
        with open(number, "w", encoding="utf-8", errors="backslashreplace") as written:
            written.write(f"duelproof {sys.argv[1:]}\nPython {sys.version}\n\n{story}")
        report = f"please report it with the file {file}"
    except OSError:
        report = f"please report it, with what is printed if {SHOW}=1 is set"
    return _say(f"a fault of our own, not of the engine: {described(error)}; {report}.", OWN_FAULT)
