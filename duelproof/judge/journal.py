"""``results.jsonl``: written as results come, and read again when a run is resumed.

Beside it ``run.json`` identifies the run. A run that was killed is resumed by the same command: scenarios
with a complete line are not run again, and a half-written line is dropped.
"""

import contextlib
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

import msgspec

from duelproof.catalogue.errors import CatalogueError
from duelproof.certificate.contents import suite_state
from duelproof.judge.blame import Result
from duelproof.judge.certify import REPORT_FILES, Candidate, Limits
from duelproof.judge.selection import Selection, Suite
from duelproof.judge.verdicts import plain

JOURNAL_FILE = "results.jsonl"
IDENTITY_FILE = "run.json"

_RESULT = msgspec.json.Decoder(dict[str, Any])


class Identity(msgspec.Struct, kw_only=True):
    """What must be the same for results to belong to one run.

    ``described`` is what the engine says of itself, ``None`` where it failed to; that is compared only if
    both times it did not. ``scenarios`` are those that were asked for by their ids; ``selection`` tells them.
    """

    engine: str
    described: Any
    selection: str
    suite: str
    limits: list[float | None]
    scenarios: list[str] = []


def identity_of(suite: Suite, candidate: Candidate, selection: Selection, limits: Limits) -> Identity:
    """Return the identity of a run. The number of workers is not part of it."""
    state = msgspec.json.encode(suite_state(suite.root, ""))
    return Identity(
        engine=candidate.spec,
        described=plain(candidate.description) if candidate.description else None,
        selection=str(selection),
        suite=hashlib.sha256(state).hexdigest(),
        limits=[limits.time_limit, limits.start_limit, limits.memory_limit],
        scenarios=list(selection.scenarios),
    )


class Journal:
    """A line per scenario, written as the result comes; ``kept`` are the results of the run to be resumed.

    Until there is something to write, what an earlier run left in the folder stays as it is; then that goes.

    Raises CatalogueError when the run in the folder was another than the one to be resumed.
    """

    def __init__(self, folder: Path, identity: Identity, *, resume: bool = False) -> None:
        self._folder = folder
        self._identity = identity
        self._file: TextIO | None = None
        self._encoder = msgspec.json.Encoder()
        self.kept: list[Result] = _kept(folder, identity) if resume else []

    def begin(self) -> None:
        """Make the folder and a journal of what is kept, and remove an earlier run's report.

        Raises OSError when that fails.
        """
        self._folder.mkdir(parents=True, exist_ok=True)
        for name in REPORT_FILES:
            (self._folder / name).unlink(missing_ok=True)
        self._rewrite(self.kept)
        _replace(self._folder / IDENTITY_FILE, msgspec.json.format(self._encoder.encode(self._identity)))
        self._file = (self._folder / JOURNAL_FILE).open("a", encoding="utf-8", buffering=1)

    def write(self, result: Result) -> None:
        """Write a line."""
        if self._file is None:
            self.begin()
        assert self._file is not None
        self._file.write(self._encoder.encode(result).decode() + "\n")

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
        lines = b"".join(self._encoder.encode(result) + b"\n" for result in results)
        _replace(self._folder / JOURNAL_FILE, lines)


def _replace(file: Path, data: bytes) -> None:
    """Write a file so that, whenever this is killed, either the old or the new one is complete."""
    fresh = file.with_name(f"{file.name}.new")
    fresh.write_bytes(data)
    os.replace(fresh, file)


def _kept(folder: Path, identity: Identity) -> list[Result]:
    """Return the results of the run in a folder; none if there has not been one.

    Raises CatalogueError when it was another run.
    """
    try:
        before = msgspec.json.decode((folder / IDENTITY_FILE).read_bytes(), type=Identity)
        lines = (folder / JOURNAL_FILE).read_bytes().split(b"\n")[:-1]  # the last one has no end yet
    except FileNotFoundError:
        return []
    except (OSError, msgspec.MsgspecError) as error:
        raise CatalogueError(f"The run in {folder} cannot be resumed: {error}.") from error
    if other := _difference(before, identity):
        raise CatalogueError(
            f"The run in {folder} cannot be resumed: {other}. Without --resume a new one is begun."
        )
    try:
        results = [_RESULT.decode(line) for line in lines]
    except msgspec.MsgspecError as error:
        raise CatalogueError(f"The run in {folder} cannot be resumed: {error}.") from error
    return list({result["scenario"]: result for result in results}.values())  # the last of each


def _difference(before: Identity, now: Identity) -> str | None:
    """Return how the other run differs, in half a sentence."""
    if before.engine != now.engine:
        return f"it was of the engine {before.engine!r}"
    if before.selection != now.selection:
        return f"it was of {before.selection or 'the whole suite'}"
    if before.suite != now.suite:
        return "the suite has changed since"
    if before.limits != now.limits:
        return "its limits were others"
    if None not in (before.described, now.described) and before.described != now.described:
        return "the engine describes itself differently now"
    return None
