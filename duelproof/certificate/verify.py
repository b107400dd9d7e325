"""Checking a certificate, offline and without trusting it."""

import zipfile
import zlib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from duelproof.certificate.contents import (
    FORMAT,
    MANIFEST,
    RESULTS,
    STATEMENT,
    Manifest,
    Statement,
    SuiteState,
    Summary,
    sha256,
)
from duelproof.judge.outcome import Beside, concluded
from duelproof.judge.safe import printable
from duelproof.judge.summary import Tally

T = TypeVar("T")

LARGEST = 256 * 1024 * 1024
"""How many bytes a certificate may unpack to."""


class BadCertificate(Exception):
    """The file is no certificate, or it was changed: one sentence says what is wrong."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """A certificate whose parts fit together: its fingerprint, its statement and its results."""

    fingerprint: str
    statement: Statement
    summary: Summary
    results: list[dict[str, Any]]


def verify(file: Path) -> Certificate:
    """Read a certificate, and check that every part matches the manifest and that the counts are true.

    Raises:
        BadCertificate: it does not.
    """
    contents = _unpacked(file)
    listed = contents.pop(MANIFEST, None)
    if listed is None:
        raise BadCertificate(f"It has no {MANIFEST}.")
    manifest = _decoded(listed, MANIFEST, Manifest)
    if manifest.format != FORMAT:
        raise BadCertificate(f"{MANIFEST} has the format {manifest.format!r}; this reads {FORMAT!r}.")
    for name in (STATEMENT, RESULTS):
        if name not in manifest.files:
            raise BadCertificate(f"The manifest does not list {name}.")
    for name in sorted(set(contents) ^ set(manifest.files)):
        where = "in the file but not in the manifest" if name in contents else "in the manifest but missing"
        raise BadCertificate(f"{name!r} is {where}.")
    for name, packed in manifest.files.items():
        if sha256(contents[name]) != packed.sha256 or len(contents[name]) != packed.bytes:
            raise BadCertificate(f"{name} is not what was packed: its bytes do not fit the manifest.")
    statement = _decoded(contents[STATEMENT], STATEMENT, Statement)
    results = _results(contents[RESULTS])
    summary = _summary(statement)
    _check_counts(summary, results)
    _check_verdict(summary)
    return Certificate(sha256(listed), statement, summary, results)


def differing_files(ours: SuiteState, theirs: SuiteState) -> list[str]:
    """Return the files of a suite that are not the same in another state of it."""
    names = set(ours.files) | set(theirs.files)
    return sorted(name for name in names if ours.files.get(name) != theirs.files.get(name))


def _unpacked(file: Path) -> dict[str, bytes]:
    """Return the files of the bundle by name; none is ever written to disk."""
    try:
        with zipfile.ZipFile(file) as bundle:
            entries = bundle.infolist()
            names = [entry.filename for entry in entries]
            if len(set(names)) != len(names):
                raise BadCertificate("A name stands twice in it.")
            if sum(entry.file_size for entry in entries) > LARGEST:
                raise BadCertificate(f"It unpacks to more than {LARGEST} bytes.")
            return {entry.filename: _bounded(bundle, entry) for entry in entries}
    except FileNotFoundError:
        raise BadCertificate(f"There is no file {file}.") from None
    except (OSError, zipfile.BadZipFile, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
        raise BadCertificate(f"{file} is no certificate, or a part of one: {error}.") from None


def _bounded(bundle: zipfile.ZipFile, entry: zipfile.ZipInfo) -> bytes:
    """Return a file's bytes; its header may lie about how many there are."""
    with bundle.open(entry) as stream:
        try:
            data = stream.read(entry.file_size + 1)
        except zlib.error as error:
            raise BadCertificate(f"{entry.filename!r} cannot be unpacked: {error}.") from None
    if len(data) > entry.file_size:
        raise BadCertificate(f"{entry.filename!r} is larger than it says.")
    return data


def _decoded(data: bytes, name: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (ValueError, RecursionError) as error:
        raise BadCertificate(f"{name} breaks its schema: {error}.") from None


def _results(data: bytes) -> list[dict[str, Any]]:
    results = []
    for number, line in enumerate(data.splitlines(), 1):
        try:
            result = msgspec.json.decode(line, type=dict[str, Any])
            if not isinstance(result["verdict"], str) or not isinstance(result["scenario"], str):
                raise KeyError("verdict or scenario")
        except (ValueError, KeyError, RecursionError) as error:
            raise BadCertificate(f"Line {number} of {RESULTS} is no result: {error}.") from None
        results.append(result)
    return results


def _summary(statement: Statement) -> Summary:
    try:
        return msgspec.convert(statement.summary, Summary)
    except msgspec.ValidationError as error:
        raise BadCertificate(f"The summary in {STATEMENT} breaks its schema: {error}.") from None


def _check_counts(summary: Summary, results: list[dict[str, Any]]) -> None:
    """Check that the summary counts what the results say."""
    counted = Counter(result["verdict"] for result in results)
    if Counter(summary.verdicts) != counted:
        claimed = {name: count for name, count in summary.verdicts.items() if count}
        raise BadCertificate(f"The summary counts {claimed}, but the results are {dict(counted)}.")
    if summary.scenarios != len(results):
        raise BadCertificate(
            f"The summary counts {summary.scenarios} scenarios; there are {len(results)} results."
        )


def _check_verdict(summary: Summary) -> None:
    """Check that the summary concludes what follows from its counts and from what the engine claims."""
    for name in ("rules", "rules_passed", "rules_violated"):
        if getattr(summary, name) != sum(getattr(document, name) for document in summary.documents):
            raise BadCertificate(f"The summary's {name} are not those of its books together.")
    for document in summary.documents:
        claimed = document.claimed
        if claimed.rules > document.rules or claimed.passed > min(claimed.rules, document.rules_passed):
            raise BadCertificate(f"More is claimed of {document.title} than its counts allow.")
    whole = Tally(
        rules=summary.rules,
        passed=summary.rules_passed,
        violated=summary.rules_violated,
        verdicts=Counter(summary.verdicts),
    )
    scopes = [document.claimed for document in summary.documents]
    beside = Beside(
        as_written=summary.seed is None,
        breaches=sum(len(played.breaches) for played in summary.playouts),
        crashes=sum(bool(played.crash) for played in summary.playouts),
    )
    end = concluded(whole, scopes, beside)
    if (summary.result, summary.verdict, summary.exit_code) != (end.word, end.sentence, end.code):
        said = printable(f"{summary.result}: {summary.verdict}", 300)
        raise BadCertificate(f"It says {said!r}, but from its counts follows {end.sentence!r}.")
