"""``results.jsonl``: written as results come, and read again when a run is resumed.

Beside it ``run.json`` identifies the run. A run that was killed is resumed by the same command: scenarios
with a complete line are not run again, and a half-written line is dropped. Each line carries the id of its
run and a hash of itself and of all before it, so that no other line is taken for one of this run.
"""

import contextlib
import fcntl
import hashlib
import os
import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

import msgspec

from duelproof.catalogue.castings import casting_hash
from duelproof.catalogue.errors import CatalogueError
from duelproof.certificate.contents import suite_digest, suite_state
from duelproof.certificate.lines import Line
from duelproof.judge.blame import Result
from duelproof.judge.builds import build_of
from duelproof.judge.certify import REPORT_FILES, Candidate, Limits, was_cut_off
from duelproof.judge.safe import one_line
from duelproof.judge.selection import Selection, Suite
from duelproof.judge.verdicts import plain

JOURNAL_FILE = "results.jsonl"
IDENTITY_FILE = "run.json"

_RESULT = msgspec.json.Decoder(dict[str, Any])
_CHECKED = msgspec.json.Decoder(Line)
_CHAINED = re.compile(rb'(?P<body>\{.*),"chain":"(?P<chain>[0-9a-f]{64})"\}', re.S)


class Identity(msgspec.Struct, kw_only=True):
    """What must be the same for results to belong to one run, and ``run``, the id that their lines carry.

    ``described`` is what the engine says of itself, ``None`` where it failed to; that is compared only if
    both times it did not. ``build`` is a hash of the engine's files, empty where none could be found.
    ``scenarios`` are those that were asked for by their ids; ``selection`` tells them. ``casting`` is a hash
    of who plays whom.
    """

    run: str
    engine: str
    build: str
    described: Any
    selection: str
    suite: str
    limits: list[float | None]
    scenarios: list[str] = []
    seed: int | None
    casting: str = ""


def identity_of(suite: Suite, candidate: Candidate, selection: Selection, limits: Limits) -> Identity:
    """Return the identity of a new run. The number of workers is not part of it."""
    return Identity(
        run=secrets.token_hex(16),
        engine=candidate.spec,
        build=build_of(candidate.spec),
        described=plain(candidate.description) if candidate.description else None,
        selection=str(selection),
        suite=suite_digest(suite_state(suite.root, "")),
        limits=[limits.time_limit, limits.start_limit, limits.memory_limit],
        scenarios=list(selection.scenarios),
        seed=limits.seed,
        casting="" if limits.casting is None else casting_hash(limits.casting),
    )


class Earlier(msgspec.Struct):
    """What an earlier run was asked for: its ``scenarios``, if it was limited to some, and its ``seed``."""

    scenarios: list[str] = []
    seed: int | None = None


def asked_for(folder: Path) -> Earlier:
    """Return what the run in a folder was asked for; nothing where there is none."""
    with contextlib.suppress(OSError, msgspec.MsgspecError, UnicodeDecodeError):
        return msgspec.json.decode((folder / IDENTITY_FILE).read_bytes(), type=Earlier)
    return Earlier()


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Keep other runs from writing into a folder, which is made if necessary, while the block lasts.

    Raises CatalogueError when another run is writing there, or the folder cannot be made.
    """
    made = not folder.exists()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        held = os.open(folder, os.O_RDONLY)
    except OSError as error:
        raise CatalogueError(f"The report cannot be written to {folder}: {error.strerror}.") from error
    try:
        _lock(held, folder)
        yield
    finally:
        os.close(held)
        if made:
            with contextlib.suppress(OSError):
                folder.rmdir()  # nothing has been written into it


def _lock(held: int, folder: Path) -> None:
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise CatalogueError(
            f"Another run is writing into {folder}: wait for its end, or name another folder with --report."
        ) from None


class Journal:
    """A line per scenario, written as the result comes; ``kept`` are the results of the run to be resumed.

    Until there is something to write, what an earlier run left in the folder stays as it is; then that goes.

    Raises CatalogueError when the run in the folder was another than the one to be resumed, or is damaged.
    """

    def __init__(self, folder: Path, identity: Identity, *, resume: bool = False) -> None:
        self._folder = folder
        self._file: TextIO | None = None
        self._encoder = msgspec.json.Encoder()
        self.kept: list[Result] = []
        self._head = msgspec.json.format(self._encoder.encode(identity))
        self._run = identity.run
        if resume and (before := _earlier(folder, identity)):
            self._run, self._head, self.kept = before
        self._chain = ""

    def begin(self) -> None:
        """Make the folder and a journal of what is kept, and remove an earlier run's report.

        Raises OSError when that fails.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        for name in REPORT_FILES:
            (self._folder / name).unlink(missing_ok=True)
        self._rewrite(self.kept)
        _replace(self._folder / IDENTITY_FILE, self._head)
        self._file = (self._folder / JOURNAL_FILE).open("a", encoding="utf-8", buffering=1)

    def write(self, result: Result) -> None:
        """Write a line."""
        if self._file is None:
            self.begin()
        assert self._file is not None
        self._file.write(self._line(result).decode())

    def finish(self, results: list[Result]) -> None:
        """Sort the lines into the order of the suite. Raises OSError."""
        self._rewrite(results)

    @contextlib.contextmanager
    def open(self) -> Iterator["Journal"]:
        """Keep the file open for the time of the block, and close it at the end."""
        try:
            yield self
        finally:
            if self._file is not None:
                self._file.close()

    def _rewrite(self, results: list[Result]) -> None:
        self._chain = _first(self._head)
        _replace(self._folder / JOURNAL_FILE, b"".join(map(self._line, results)))

    def _line(self, result: Result) -> bytes:
        """Return the next line of the chain."""
        body = self._encoder.encode(result | {"run": self._run})[:-1]
        self._chain = _next(self._chain, body)
        return body + f',"chain":"{self._chain}"}}\n'.encode()


def _first(head: bytes) -> str:
    """Return what the chain of a run's lines begins with."""
    return hashlib.sha256(head).hexdigest()


def _next(chain: str, body: bytes) -> str:
    return hashlib.sha256(chain.encode() + body).hexdigest()


def _replace(file: Path, data: bytes) -> None:
    """Write a file so that, whenever this is killed, either the old or the new one is complete."""
    fresh = file.with_name(f"{file.name}.new")
    fresh.write_bytes(data)
    os.replace(fresh, file)


def _earlier(folder: Path, identity: Identity) -> tuple[str, bytes, list[Result]] | None:
    """Return the id of the run in a folder, its ``run.json`` and its results; None if there is no run.

    Raises CatalogueError when it was another run, or what it left is damaged.
    """
    if not any((folder / name).exists() for name in (IDENTITY_FILE, JOURNAL_FILE)):
        return None
    try:
        written = read_journal(folder)
        if other := _difference(written.identity, identity):
            raise Unusable(other)
        by_name = {result["scenario"]: result for result in written.results}
    except Unusable as error:
        raise CatalogueError(
            f"The run in {folder} cannot be resumed: {error}. Without --resume a new one is begun."
        ) from None
    kept = [result for result in by_name.values() if not was_cut_off(result)]
    return written.identity.run, written.head, kept


class Unusable(CatalogueError):
    """What a run left in a folder is damaged or of no use; half a sentence says why."""


@dataclass(frozen=True, slots=True)
class Written:
    """What a run has written into a folder: ``run.json``, also as it was read, and its results.

    The results are read one after the other; Unusable is raised at the first line that is not the next of
    this run. The last line has no end yet where the run was killed as it wrote it: it is none of the results,
    and ``cut_short`` tells of it.
    """

    identity: Identity
    head: bytes
    results: Iterator[Result]
    cut_short: bool


def read_journal(folder: Path) -> Written:
    """Return what a run has written into a folder. Raises Unusable when there is no run, or it is damaged."""
    try:
        head = (folder / IDENTITY_FILE).read_bytes()
        data = (folder / JOURNAL_FILE).read_bytes()
    except FileNotFoundError as error:
        raise Unusable(f"{Path(error.filename).name} is missing") from None
    except OSError as error:
        raise Unusable(f"{error.filename} cannot be read ({error.strerror})") from None
    try:
        identity = msgspec.json.decode(head, type=Identity)
    except (ValueError, RecursionError) as error:
        raise Unusable(f"{IDENTITY_FILE} is damaged ({error})") from None
    *lines, last = data.split(b"\n")
    return Written(identity, head, _chained(lines, identity.run, _first(head)), bool(last))


def _chained(lines: list[bytes], run: str, chain: str) -> Iterator[Result]:
    """Yield the results in the lines of a run, of which each must follow the one before."""
    for number, line in enumerate(lines, 1):
        where = f"line {number} of {JOURNAL_FILE}"
        try:
            _CHECKED.decode(line)
            result: Result = _RESULT.decode(line)
        except (ValueError, RecursionError) as error:
            raise Unusable(f"{where} is no result ({one_line(str(error))})") from None
        if result.pop("run", None) != run:
            raise Unusable(f"{where} is of another run")
        found = _CHAINED.fullmatch(line)
        if found is None or result.pop("chain") != (chain := _next(chain, found["body"])):
            raise Unusable(f"{where} was changed, or a line before it was left out, doubled or moved")
        yield result


def _difference(before: Identity, now: Identity) -> str | None:
    """Return how the other run differs, in half a sentence."""
    if before.engine != now.engine:
        return f"it was of the engine {before.engine!r}"
    if before.build != now.build:
        return "the engine's files have changed since"
    if before.selection != now.selection:
        return f"it was of {before.selection or 'the whole suite'}"
    if before.suite != now.suite:
        return "the suite has changed since"
    if before.limits != now.limits:
        return "its limits were others"
    if before.seed != now.seed:
        return f"its tables were {_laid(before.seed)}"
    if None not in (before.described, now.described) and before.described != now.described:
        return "the engine describes itself differently now"
    return None


def _laid(seed: int | None) -> str:
    return "as written" if seed is None else f"laid from the seed {seed}"
