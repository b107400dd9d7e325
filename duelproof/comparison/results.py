"""The results of a run, read from its report's folder or from a certificate, as far as they are compared."""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec

from duelproof.catalogue.errors import CatalogueError
from duelproof.certificate.contents import suite_digest
from duelproof.certificate.errors import BadCertificate
from duelproof.certificate.lines import Reason
from duelproof.certificate.verify import verify
from duelproof.judge.blame import Result
from duelproof.judge.certify import REPORT_FILES, was_not_run
from duelproof.judge.journal import JOURNAL_FILE, Unusable, read_journal
from duelproof.judge.safe import one_line
from duelproof.judge.verdicts import Verdict

Key = tuple[str, str, str]
"""What has to be the same for two results to be compared: the game, the edition, and the scenario's id."""


class End(StrEnum):
    """How a scenario or a rule ended in a run, the worst first: a rule ends like the worst of its scenarios.

    A pass comes last: a rule of which something was not claimed or not run has not passed.
    """

    ERROR = Verdict.ERROR.value
    BROKEN = Verdict.BROKEN.value
    VIOLATION = Verdict.VIOLATION.value
    INCONCLUSIVE = Verdict.INCONCLUSIVE.value
    NOT_CLAIMED = "not claimed"
    NOT_RUN = "not run"
    PASS = Verdict.PASS.value


@dataclass(frozen=True, slots=True)
class Case:
    """A scenario in a run: what it is about, and how it ended. ``text`` is a hash of its name and steps."""

    scenario: str
    name: str
    rules: tuple[str, ...]
    game: str
    revision: str
    section: str
    feature: str
    text: str
    end: End


@dataclass(frozen=True, slots=True, kw_only=True)
class Results:
    """The results of a run, and what it was a run of.

    ``source`` is where they were read. ``suite`` is a hash of the suite's files, ``selection`` what was asked
    for, ``seed`` that of the tables (None where they were as written). Tables were ``cast`` with cards of the
    engine's own or not. A run that was killed is not ``finished``.
    """

    source: str
    engine: str
    spec: str
    suite: str
    selection: str
    seed: int | None
    cast: bool
    finished: bool
    cases: dict[Key, Case]


class _Step(msgspec.Struct):
    keyword: str
    text: str


class _Line(msgspec.Struct):
    """What is read of a result."""

    scenario: str
    name: str
    rules: list[str]
    game: str
    revision: str
    section: str
    feature: str
    verdict: Verdict
    steps: list[_Step]
    claimed: bool = True
    detail: Reason | None = None


class _Described(msgspec.Struct):
    """What is read of an engine's description of itself."""

    name: str
    version: str


def read_results(source: Path) -> Results:
    """Return the results of a run.

    Args:
        source: a certificate, the folder of a report, or the ``results.jsonl`` in one.

    Raises:
        CatalogueError: there is none, or the report is damaged.
        BadCertificate: the certificate does not hold together.
    """
    if not source.exists():
        raise CatalogueError(f"There is no file or folder {source}.")
    try:
        if source.is_dir() or source.name == JOURNAL_FILE:
            return _of_report(source, source if source.is_dir() else source.parent)
        return _of_certificate(source)
    except Unusable as error:
        raise CatalogueError(f"There are no results to compare in {source}: {error}.") from None
    except BadCertificate as error:
        why = str(error)
        raise BadCertificate(why if str(source) in why else f"{source}: {why}") from None


def _of_report(source: Path, folder: Path) -> Results:
    written = read_journal(folder)
    identity = written.identity
    if written.cut_short:
        raise Unusable(
            f"the last line of {JOURNAL_FILE} is cut short (certify --resume ends a run that was killed)"
        )
    return Results(
        source=str(source),
        engine=_named(identity.described, identity.engine),
        spec=identity.engine,
        suite=identity.suite,
        selection=identity.selection,
        seed=identity.seed,
        cast=bool(identity.casting),
        finished=all((folder / name).is_file() for name in REPORT_FILES),
        cases=_cases(written.results),
    )


def _of_certificate(source: Path) -> Results:
    certificate = verify(source)
    summary = certificate.summary
    return Results(
        source=str(source),
        engine=_named(summary.engine.description, summary.engine.spec),
        spec=summary.engine.spec,
        suite=suite_digest(certificate.statement.suite),
        selection=summary.selection,
        seed=summary.seed,
        cast=bool(summary.cast),
        finished=True,
        cases=_cases(certificate.run.results),
    )


def _named(described: Any, spec: str) -> str:
    """Return an engine's name and version, or its spec where it did not say who it is."""
    try:
        said = msgspec.convert(described, _Described)
    except msgspec.ValidationError:
        return spec
    return one_line(f"{said.name} {said.version}").strip() or spec


def _cases(results: Iterable[Result]) -> dict[Key, Case]:
    """Return the scenarios of a run; the last result of each counts. Raises Unusable when there is none."""
    cases: dict[Key, Case] = {}
    for result in results:
        try:
            line = msgspec.convert(result, _Line)
        except msgspec.ValidationError as error:
            name = one_line(str(result.get("scenario")))
            raise Unusable(f"that of {name} is no result ({one_line(str(error))})") from None
        cases[line.game, line.revision, line.scenario] = _case(line, was_not_run(result))
    if not cases:
        raise Unusable("the run has no results yet")
    return cases


def _case(line: _Line, not_run: bool) -> Case:
    text = msgspec.json.encode([line.name, line.steps])
    return Case(
        line.scenario,
        line.name,
        tuple(line.rules),
        line.game,
        line.revision,
        line.section,
        line.feature,
        hashlib.sha256(text).hexdigest(),
        End.NOT_RUN if not_run else _end(line),
    )


def _end(line: _Line) -> End:
    """Return how a scenario ended. What is not claimed says nothing, unless the engine broke down of it."""
    if line.claimed or line.verdict in (Verdict.BROKEN, Verdict.ERROR):
        return End(line.verdict.value)
    return End.NOT_CLAIMED
