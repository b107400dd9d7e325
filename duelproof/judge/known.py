"""Known violations of a candidate: they are still run, and any other outcome than the known one is reported.

They are told apart by what was seen. The exit code of a run goes by all other failures.

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
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

import msgspec

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.toml import converted, read_toml
from duelproof.judge.blame import Result
from duelproof.judge.certify import Run
from duelproof.judge.guards import nearest_ids
from duelproof.judge.outcome import outcome
from duelproof.judge.selection import Suite
from duelproof.judge.summary import summarise, total
from duelproof.judge.verdicts import Verdict
from duelproof.judge.words import in_general

FAILURES = (Verdict.VIOLATION, Verdict.BROKEN)
DAYS = 90
"""The days until an entry that `written` makes expires."""

NAMING = {"card", "cards", "handle", "item", "object", "oid", "permanent", "ref", "source"}
"""The fields of the port in which cards, items and objects are named by ids."""
COUNTING = {"batch", "decision", "id", "seq"}
"""The fields of the port that number decisions and events."""


class Known(msgspec.Struct, forbid_unknown_fields=True):
    """One known violation: how the scenario fails, where that is discussed, and until when it may."""

    scenario: str
    fingerprint: str
    link: str
    expires: datetime.date


class _File(msgspec.Struct, forbid_unknown_fields=True):
    known: list[Known] = []


class _Wrong(CatalogueError):
    def __init__(self, said: str) -> None:
        form = "An entry is a table [[known]] with scenario, fingerprint, link and expires."
        super().__init__(f"{said} {form}")


@dataclass(frozen=True, slots=True)
class Comparison:
    """What became of the known violations: those that failed as known, and sentences about all others."""

    as_known: list[str] = field(default_factory=list)
    surprises: list[str] = field(default_factory=list)


def read_known(file: Path) -> list[Known]:
    """Return the known violations of a file.

    Raises:
        CatalogueError: the file cannot be read, breaks the schema, or names a scenario twice.
    """
    known = converted(file, *read_toml(file), _File, _Wrong).known
    names = [entry.scenario for entry in known]
    for name in names:
        if names.count(name) > 1:
            raise CatalogueError(f"{file}: {name} stands there twice; keep one entry.")
    return known


def check(known: Iterable[Known], suite: Suite, today: datetime.date) -> None:
    """Check a list of known violations before a run: each names a scenario of the suite, and has not expired.

    A scenario that is not selected may stand in it.

    Raises CatalogueError with a sentence for each entry that is wrong.
    """
    ids = suite.ids(suite.games)
    wrong = [sentence for entry in known for sentence in _mistakes(entry, ids, today)]
    if wrong:
        raise CatalogueError("\n".join(["the known violations are out of date.", *wrong]))


def _mistakes(entry: Known, ids: list[str], today: datetime.date) -> Iterator[str]:
    if entry.scenario not in ids:
        near = nearest_ids(entry.scenario, ids)
        hint = f"the nearest are {', '.join(near)}" if near else "take the entry away"
        yield f"{entry.scenario}: the suite has no such scenario; {hint}."
    if entry.expires < today:
        until = f"it was known until {entry.expires} ({entry.link})"
        yield f"{entry.scenario}: {until}; mend it, or renew the entry."


def compare(known: Iterable[Known], results: Iterable[Result]) -> Comparison:
    """Compare a run's results with the known violations, except those that the run did not select."""
    by_name = {result["scenario"]: result for result in results}
    comparison = Comparison()
    for entry in known:
        result = by_name.get(entry.scenario)
        if result is None:
            continue
        surprise = _surprise(entry, result)
        if surprise:
            comparison.surprises.append(f"{entry.scenario}: {surprise}")
        else:
            comparison.as_known.append(entry.scenario)
    return comparison


def _surprise(entry: Known, result: Result) -> str | None:
    if result["verdict"] not in FAILURES:
        return f"it is known to fail ({entry.link}) and ended in {result['verdict']}; take the entry away."
    found = fingerprint(result)
    if found != entry.fingerprint:
        return f"it fails otherwise than known ({entry.link}): its fingerprint is {found} now."
    return None


def fingerprint(result: Result) -> str:
    """Return a failure as 16 hex digits: its verdict, the step that failed, what was expected and seen.

    Ids and handles may differ from run to run: only which of them are the same counts. Where nothing was
    compared, the message counts instead, without anything that has a digit.
    """
    detail = result.get("detail") or {}
    same = _Renamed(_ids_in(detail))
    parts = [result["verdict"], detail.get("step"), detail.get("fault")]
    if "seen" in detail:
        parts += [same.form(detail.get("expected")), same.form(detail["seen"])]
    else:
        parts.append(in_general(str(detail.get("message", ""))))
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:16]


def _ids_in(value: object) -> set[str]:
    """Return the ids and handles that a failure's detail gives to cards, items and objects."""
    if isinstance(value, list):
        return {name for part in value for name in _ids_in(part)}
    if not isinstance(value, dict):
        return set()
    found = {name for part in value.values() for name in _ids_in(part)}
    for key in NAMING & value.keys():
        names = value[key] if isinstance(value[key], list) else [value[key]]
        found |= {name for name in names if isinstance(name, str)}
    return found


class _Renamed:
    """Data in which ids are told by the order in which they come first."""

    def __init__(self, ids: set[str]) -> None:
        self._ids = ids
        self._names: dict[str, str] = {}

    def form(self, value: object) -> object:
        """Return data with its ids renamed, and without the numbers of decisions and events."""
        if isinstance(value, dict):
            return [[key, self.form(part)] for key, part in sorted(value.items()) if key not in COUNTING]
        if isinstance(value, list):
            return [self.form(part) for part in value]
        if isinstance(value, str) and value in self._ids:
            return self._names.setdefault(value, f"#{len(self._names)}")
        return value


def exit_code(run: Run, comparison: Comparison, suite: Suite) -> int:
    """Return the exit code of a run with known violations.

    It is that of a run in which what failed as known is undecided; a rule that is violated as known has been
    judged all the same. An entry that does not fit makes it 1 where it would be 0.
    """
    end = outcome(summarise(_excused(run, comparison), suite))
    judged = end.word == "nothing judged" and total(summarise(run, suite)).violated
    code = 0 if judged else end.code
    return code or int(bool(comparison.surprises))


def _excused(run: Run, comparison: Comparison) -> Run:
    """Return the run with the failures that were just as known counted as undecided."""
    results = [
        result | {"verdict": Verdict.INCONCLUSIVE.value}
        if result["scenario"] in comparison.as_known
        else result
        for result in run.results
    ]
    return replace(run, results=results)


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
