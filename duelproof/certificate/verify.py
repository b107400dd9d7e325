"""Checking a certificate, offline and without trusting it."""

import contextlib
import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.fixed import sha256
from duelproof.certificate.bounds import Bundle
from duelproof.certificate.contents import (
    BOOK_FILE,
    FORMAT,
    MANIFEST,
    RESULTS,
    SIGNATURE,
    STATEMENT,
    Manifest,
    Statement,
    SuiteState,
    Summary,
    odd_words,
    suite_state,
)
from duelproof.certificate.errors import BadCertificate
from duelproof.certificate.lines import read_lines
from duelproof.certificate.recompute import (
    check_rules,
    check_scenarios,
    check_summary,
    packed_suite,
    run_of,
)
from duelproof.certificate.sign import Signature, signer
from duelproof.judge.certify import Run
from duelproof.judge.safe import one_line
from duelproof.judge.selection import Suite

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Certificate:
    """A certificate whose parts fit together: its fingerprint, its statement, and the run of which it tells.

    The results of the run are without their evidence. ``differing`` are the files that differ between the
    suite that was run and the one at hand; ``None`` without a suite at hand. Where none differ, the results
    are those of the suite's own scenarios, and none is left out. ``signer`` is the sha-256 of the key that it
    is signed with, ``None`` where it is not.
    """

    fingerprint: str
    signer: str | None
    statement: Statement
    summary: Summary
    run: Run
    differing: list[str] | None


def verify(file: Path, suite: Path | None = None, key: Ed25519PublicKey | None = None) -> Certificate:
    """Read a certificate, check that its parts match the manifest, and make its tables anew.

    Args:
        file: the certificate.
        suite: the folder of the suite at hand, if there is one.
        key: the key that it must be signed with, if it must.

    Raises:
        BadCertificate: a part or the signature does not match, or something in it does not follow from the
            results.
    """
    with contextlib.closing(Bundle(file)) as bundle:
        listed = bundle.read(MANIFEST)
        signature = None
        if SIGNATURE in bundle.names:
            signature = _decoded(bundle.read(SIGNATURE), SIGNATURE, Signature)
        vouching = signer(listed, signature, key)
        manifest = _decoded(listed, MANIFEST, Manifest)
        _check_manifest(manifest, bundle)
        for name in manifest.files:
            _check_part(manifest, name, bundle)
        statement = _decoded(bundle.read(STATEMENT), STATEMENT, Statement)
        lines = read_lines(bundle.lines(RESULTS))
        books = {name: bundle.read(name) for name in bundle.names if BOOK_FILE.fullmatch(name)}
    summary = _summary(statement)
    if odd := odd_words(statement, summary):
        raise BadCertificate(odd)
    _check_books(books, statement)
    run = run_of(statement, summary, lines)
    differing = None if suite is None else differing_files(suite_state(suite, ""), statement.suite)
    try:
        with packed_suite(books) as packed:
            check_rules(run, packed)
            if suite is not None and not differing:
                check_scenarios(lines, Suite(suite), run.selection)
            check_summary(run, packed, statement.summary)
    except (CatalogueError, RecursionError, ValueError) as error:
        raise BadCertificate(f"Its books or the selection cannot be read: {one_line(str(error))}") from None
    return Certificate(sha256(listed), vouching, statement, summary, run, differing)


def differing_files(ours: SuiteState, theirs: SuiteState) -> list[str]:
    """Return the files of a suite that are not the same in another state of it."""
    names = set(ours.files) | set(theirs.files)
    return sorted(name for name in names if ours.files.get(name) != theirs.files.get(name))


def _check_manifest(manifest: Manifest, bundle: Bundle) -> None:
    """Check that the manifest lists what the bundle holds."""
    if manifest.format != FORMAT:
        said = one_line(manifest.format, 100)
        raise BadCertificate(f"{MANIFEST} has the format {said!r}; this reads {FORMAT!r}.")
    for name in (STATEMENT, RESULTS):
        if name not in manifest.files:
            raise BadCertificate(f"The manifest does not list {name}.")
    held = set(bundle.names) - {MANIFEST, SIGNATURE}
    for name in sorted(held ^ set(manifest.files)):
        where = "in the file but not in the manifest" if name in held else "in the manifest but missing"
        raise BadCertificate(f"{one_line(name, 100)!r} is {where}.")


def _check_part(manifest: Manifest, name: str, bundle: Bundle) -> None:
    digest, size = hashlib.sha256(), 0
    for chunk in bundle.chunks(name):  # never all of it in memory
        digest.update(chunk)
        size += len(chunk)
    if (digest.hexdigest(), size) != (manifest.files[name].sha256, manifest.files[name].bytes):
        raise BadCertificate(f"{name} is not what was packed: its bytes do not fit the manifest.")


def _decoded(data: bytes, name: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (ValueError, RecursionError) as error:
        raise BadCertificate(f"{name} breaks its schema: {error}.") from None


def _summary(statement: Statement) -> Summary:
    try:
        return msgspec.convert(statement.summary, Summary)
    except (msgspec.ValidationError, RecursionError) as error:
        raise BadCertificate(f"The summary in {STATEMENT} breaks its schema: {error}.") from None


def _check_books(books: dict[str, bytes], statement: Statement) -> None:
    """Check that the packed books are those of the suite that was run, and all of them."""
    for name, digest in statement.suite.files.items():
        if BOOK_FILE.fullmatch(name) and (name not in books or sha256(books[name]) != digest):
            raise BadCertificate(f"{name} is not packed as it was in the suite that was run.")
    for name in books:
        if name not in statement.suite.files:
            raise BadCertificate(f"{name} was not in the suite that was run.")
