"""Known violations of a candidate: they are still run, and any other outcome than the known one is reported.

A file of them is TOML, a table ``[[known]]`` for each:

```toml
[[known]]
scenario = "AB-8-4d/a-unit-that-attacks-is-exhausted"
fingerprint = "3f1c0d2a9b4e5f60"
link = "https://example.org/issues/12"
expires = 2027-03-31
```
"""

import datetime
import hashlib
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from duelproof.catalogue.errors import CatalogueError
from duelproof.judge.blame import Result
from duelproof.judge.certify import Run
from duelproof.judge.verdicts import Verdict

FAILURES = (Verdict.VIOLATION, Verdict.BROKEN)
DAYS = 90
"""The days until an entry that `written` makes expires."""


class Known(msgspec.Struct, forbid_unknown_fields=True):
    """One known violation: how the scenario fails, where that is discussed, and until when it may."""

    scenario: str
    fingerprint: str
    link: str
    expires: datetime.date


class _File(msgspec.Struct, forbid_unknown_fields=True):
    known: list[Known] = []


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of the known violations: those that failed as known, and sentences about all others."""

    as_known: list[str] = field(default_factory=list)
    surprises: list[str] = field(default_factory=list)


def read_known(file: Path) -> list[Known]:
    """Return the known violations of a file.

    Raises:
        CatalogueError: the file cannot be read, breaks the schema, or names a scenario twice.
    """
    try:
        known = msgspec.convert(tomllib.loads(file.read_text("utf-8")), _File).known
    except OSError as error:
        raise CatalogueError(f"The known violations cannot be read from {file}: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, msgspec.ValidationError) as error:
        raise CatalogueError(f"{file}: {error}. An entry is a table [[known]] with scenario, fingerprint, "
                             "link and expires.") from error  # fmt: skip
    names = [entry.scenario for entry in known]
    for name in names:
        if names.count(name) > 1:
            raise CatalogueError(f"{file}: {name} stands there twice; keep one entry.")
    return known


def compare(known: Iterable[Known], results: Iterable[Result], today: datetime.date) -> Outcome:
    """Compare a run's results with the known violations, except those that the run did not select."""
    by_name = {result["scenario"]: result for result in results}
    outcome = Outcome()
    for entry in known:
        result = by_name.get(entry.scenario)
        if result is None:
            continue
        surprise = _surprise(entry, result, today)
        if surprise:
            outcome.surprises.append(f"{entry.scenario}: {surprise}")
        else:
            outcome.as_known.append(entry.scenario)
    return outcome


def _surprise(entry: Known, result: Result, today: datetime.date) -> str | None:
    if result["verdict"] not in FAILURES:
        return f"it is known to fail ({entry.link}) and ended in {result['verdict']}; take the entry away."
    if entry.expires < today:
        return f"it was known until {entry.expires} ({entry.link}); mend it or renew the entry."
    found = fingerprint(result)
    if found != entry.fingerprint:
        return f"it fails otherwise than known ({entry.link}): its fingerprint is {found} now."
    return None


def fingerprint(result: Result) -> str:
    """Return a failure as 16 hex digits: its verdict, the step that failed, what was expected and seen.

    Ids and handles may differ from run to run, so anything but a plain word or number counts by its form
    only.
    """
    detail = result.get("detail") or {}
    parts = [
        result["verdict"],
        detail.get("step"),
        detail.get("fault"),
        _form(detail.get("expected")),
        _form(detail.get("seen")),
    ]
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:16]


def _form(value: object) -> object:
    if isinstance(value, dict):
        return sorted(str(key) for key in value)
    if isinstance(value, list):
        return [] if not value else [_form(value[0])]
    return value


def exit_code(run: Run, outcome: Outcome) -> int:
    """Return the exit code with known violations: 0 if nothing failed but these, each as it is known to."""
    unknown = [
        result
        for result in run.results
        if result["verdict"] in (*FAILURES, Verdict.ERROR) and result["scenario"] not in outcome.as_known
    ]
    if any(result["verdict"] != Verdict.VIOLATION for result in unknown) or not run.count(Verdict.PASS):
        return 2
    return 1 if unknown or outcome.surprises else 0


def written(results: Iterable[Result], link: str, today: datetime.date) -> str:
    """Return the text of a file that makes a run's failures known, until a date."""
    expires = today + datetime.timedelta(days=DAYS)
    entries = [
        f"[[known]]\nscenario = {_quoted(result['scenario'])}\nfingerprint = {_quoted(fingerprint(result))}\n"
        f"link = {_quoted(link)}\nexpires = {expires.isoformat()}\n"
        for result in results
        if result["verdict"] in FAILURES
    ]
    return "\n".join(["# Known violations: still run; any other outcome fails the run.\n", *entries])


def _quoted(text: str) -> str:
    """Return a TOML string; JSON's escapes are valid in TOML."""
    return msgspec.json.encode(text).decode()
