"""What a certificate holds beside its results: its ``certificate.json`` and ``manifest.json``."""

import importlib.metadata
import platform
import re
from pathlib import Path
from typing import Any

import msgspec

from duelproof.catalogue.fixed import JUDGE, fix, in_force, judge_hashes, sha256
from duelproof.judge.certify import RandomGames
from duelproof.judge.safe import one_line
from duelproof.judge.scope import Scope
from duelproof.judge.selection import Selection

FORMAT = "duelproof-certificate/3"
MANIFEST = "manifest.json"
STATEMENT = "certificate.json"
RESULTS = "results.jsonl"
SIGNATURE = "signature.json"
"""A signature over the manifest, which does not list it; a certificate may have none."""
BOOK_FILE = re.compile(r"features/[A-Za-z0-9_-]+/(book|numbering)\.toml")
"""The names of the files of the suite that are packed: with them the tables can be made anew anywhere."""


class _Message(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """What the parts of a certificate share."""


class PackedFile(_Message):
    """A file of the bundle: its sha-256 and its size in bytes."""

    sha256: str
    bytes: int


class Manifest(_Message):
    """The list of all other files of the bundle. Its own sha-256 is the certificate's fingerprint."""

    format: str
    files: dict[str, PackedFile]


class SuiteState(_Message):
    """The suite that was run: its version, and the sha-256 of each of its files that bears on a verdict."""

    version: str
    files: dict[str, str]


class Environment(_Message):
    """Where it was run."""

    python: str
    platform: str
    packages: dict[str, str]


class EngineNamed(msgspec.Struct):
    """The engine of a summary: its spec, and what it says of itself or why it says nothing."""

    spec: str
    description: dict[str, Any] | None = None
    fault: str | None = None


class SectionCounts(msgspec.Struct):
    """A section of a summary."""

    section: str


class DocumentCounts(msgspec.Struct):
    """A book of a summary."""

    title: str
    revision: str
    rules: int
    rules_passed: int
    rules_violated: int
    scenarios: int
    claimed: Scope
    sections: list[SectionCounts] = []


class Isolated(msgspec.Struct):
    """Where the engine of a summary was played, in words."""

    sentence: str


class Summary(msgspec.Struct):
    """What a reader of a certificate needs from a summary; there may be more in it."""

    engine: EngineNamed
    verdict: str
    seconds: float
    selection: str
    seed: int | None
    verdicts: dict[str, int]
    documents: list[DocumentCounts]
    playouts: list[RandomGames]
    time_up: float | None = None
    isolation: Isolated | None = None
    cast: int = 0


class Statement(_Message):
    """What a run found: the summary as ``certify --json`` prints it, and the circumstances of the run."""

    made: str
    command: list[str]
    selection: Selection
    summary: dict[str, Any]
    suite: SuiteState
    judge: dict[str, str]
    environment: Environment


def odd_words(statement: Statement, summary: Summary) -> str | None:
    """Say in a sentence what of a certificate has characters that could change what a reader sees."""
    described = summary.engine.description or {}
    words = {
        "The time at which it was made": statement.made,
        "The command": " ".join(statement.command),
        "The engine's spec": summary.engine.spec,
        "The engine's name": str(described.get("name", "")),
        "The engine's version": str(described.get("version", "")),
        "The version of the suite": statement.suite.version,
    }
    odd = ((what, said) for what, said in words.items() if not said.isprintable())
    return next((f"{what} has control characters in it: {one_line(said, 200)}." for what, said in odd), None)


def suite_state(root: Path, version: str) -> SuiteState:
    """Return the state of the suite in a folder: the one that was fixed when a run began, else as it is."""
    fixed = in_force()
    if fixed is None or fixed.root != str(root):
        fixed = fix(root, {})
    return SuiteState(version=version, files=_relative(fixed.suite, root))


def suite_digest(state: SuiteState) -> str:
    """Return one hash of the files of a suite, whatever its version is called."""
    return sha256(msgspec.json.encode(SuiteState(version="", files=state.files)))


def judge_state() -> dict[str, str]:
    """Return the sha-256 of each file of the judge's own code, fixed like the suite."""
    fixed = in_force()
    return _relative(judge_hashes() if fixed is None else fixed.judge, JUDGE)


def _relative(hashes: dict[str, str], root: Path) -> dict[str, str]:
    return {Path(path).relative_to(root).as_posix(): digest for path, digest in sorted(hashes.items())}


def environment() -> Environment:
    """Return what could matter to a result about this machine."""
    names = ("duelproof", "hypothesis", "msgspec", "pytest", "pytest-bdd")
    packages = {}
    for name in names:
        try:
            packages[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    return Environment(python=platform.python_version(), platform=platform.platform(), packages=packages)
