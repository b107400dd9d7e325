"""Packing a run into a certificate, from memory: what lies in the report's folder is not asked."""

import zipfile
from datetime import UTC, datetime
from pathlib import Path

import msgspec
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from duelproof.catalogue.bookfile import NAME
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.fixed import read_bytes, sha256
from duelproof.certificate.contents import (
    FORMAT,
    MANIFEST,
    RESULTS,
    SIGNATURE,
    STATEMENT,
    Manifest,
    PackedFile,
    Statement,
    Summary,
    environment,
    judge_state,
    odd_words,
    suite_state,
)
from duelproof.certificate.sign import signed
from duelproof.judge.certify import Run
from duelproof.judge.selection import Suite

_LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the first date of zips: the same run packs to the same bytes


def pack(
    run: Run,
    summary: dict[str, object],
    command: list[str],
    suite: Suite,
    file: Path,
    key: Ed25519PrivateKey | None = None,
) -> str:
    """Pack the results of a run and its summary into one file.

    Args:
        run: the run, with its results.
        summary: the run in numbers, as ``certify --json`` prints it.
        command: the words of the command line.
        suite: the suite that was run.
        file: the certificate to write.
        key: what to sign it with, if it is to be signed.

    Returns:
        The certificate's fingerprint: the sha-256 of its manifest.

    Raises:
        CatalogueError: a word of the command or of the engine has control characters in it.
        OSError: a file cannot be read or written.
    """
    statement = Statement(
        made=datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
        command=[word.encode("utf-8", "backslashreplace").decode() for word in command],
        selection=run.selection,
        summary=summary,
        suite=suite_state(suite.root, str(summary.get("duelproof", ""))),
        judge=judge_state(),
        environment=environment(),
    )
    if odd := odd_words(statement, msgspec.convert(summary, Summary)):
        raise CatalogueError(f"No certificate can be made of this run. {odd}")
    # The tables of passes, where they were kept (--boards), are for the report and prove nothing.
    evidence = ({name: part for name, part in each.items() if name != "played"} for each in run.results)
    lines = b"".join(msgspec.json.encode(result) + b"\n" for result in evidence)
    contents = {STATEMENT: _json(statement), RESULTS: lines, **_books(suite)}
    manifest = Manifest(
        format=FORMAT,
        files={
            name: PackedFile(sha256=sha256(data), bytes=len(data)) for name, data in sorted(contents.items())
        },
    )
    written = _json(manifest)
    if key is not None:
        contents[SIGNATURE] = _json(signed(written, key))
    file.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as bundle:
        for name, data in ((MANIFEST, written), *sorted(contents.items())):
            entry = zipfile.ZipInfo(name, _LONG_AGO)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            bundle.writestr(entry, data)
    return sha256(written)


def _books(suite: Suite) -> dict[str, bytes]:
    """Return the files that say which rules there are, by their places in the suite."""
    files = [suite.folder(game) / name for game in suite.games for name in (NAME, "numbering.toml")]
    return {file.relative_to(suite.root).as_posix(): read_bytes(file) for file in files}


def _json(message: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(message)) + b"\n"
