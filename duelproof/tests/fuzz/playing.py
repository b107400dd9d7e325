"""Playing scenarios one by one in this process, before the reference with one of its answers changed."""

import contextlib
import io
import json
import os
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import pytest

from duelproof.catalogue.games import games, suite_root
from duelproof.judge.collect import FeatureFile, GameFolder, ScenarioItem
from duelproof.judge.engines import LEASE, Lease, Stand
from duelproof.judge.run import ScenarioRun
from duelproof.judge.watch import EVENTS, VIEWS, Watched
from duelproof.proof.trials import Trial
from duelproof.tests.fuzz.trials import SECONDS
from duelproof.wire import GuardedEngine, answer_line, connect
from duelproof.wire.client import RemoteEngine


class _Params(msgspec.Struct):
    viewer: str = "judge"


class _Request(msgspec.Struct):
    method: str
    id: int
    params: _Params


_SCENARIO = re.compile(r"^ *(Scenario|Example)", re.MULTILINE)
_REQUEST = msgspec.json.Decoder(_Request)
_REPLY = msgspec.json.Decoder(dict[str, Any])


@dataclass(slots=True)
class Call:
    """One call of a scenario: who looked, what the judge was told, and in which of its steps."""

    method: str
    viewer: str
    step: int
    told: bytes

    @property
    def result(self) -> Any:
        """What the judge was told, as data."""
        return _REPLY.decode(self.told)["result"]


@dataclass(slots=True)
class Line:
    """A line to the reference, on which the answer to the call number ``at`` is another.

    ``calls`` are those that were made, with what the judge was told.
    """

    item: ScenarioItem
    at: int = -1
    result: Any = None
    calls: list[Call] = field(default_factory=list)

    def exchange(self, line: bytes, seconds: float) -> bytes:
        """Answer a line."""
        asked = _REQUEST.decode(line)
        answer = answer_line(_reference(), line) or b""
        if len(self.calls) == self.at:
            reply = {"jsonrpc": "2.0", "id": asked.id, "result": self.result}
            answer = json.dumps(reply).encode()
        self.calls.append(Call(asked.method, asked.params.viewer, self.item.run.done, answer))
        return answer

    def kill(self) -> None:
        """Do nothing: there is no process."""

    close = kill


@dataclass(slots=True)
class Ended:
    """How a scenario ended: its run, and the calls that it made."""

    run: ScenarioRun
    calls: list[Call]


def play(item: ScenarioItem, at: int = -1, result: Any = None, *, look_behind: bool = True) -> Ended:
    """Play a scenario; the answer to the call number ``at`` has the ``result`` instead of the true one.

    With ``look_behind`` the judge checks at its end what players are told, as it does of engines that claim
    to tell them.
    """
    line = Line(item, at, result)
    watched = Watched(RemoteEngine(lambda *_: line), item.folder.game.book.zones)  # type: ignore[arg-type]
    stand = Stand(watched)
    item.config.stash[LEASE] = cast(Lease, stand)
    run = Trial(item, stand).play(seconds=SECONDS)
    try:
        if run.error is None and look_behind:
            watched.look_behind((VIEWS, EVENTS))
    except Exception as error:
        run.error = error
    if isinstance(run.error, AssertionError):
        run.look_back(lambda: watched)
    return Ended(run, line.calls)


def some_scenario(rng: Random) -> ScenarioItem:
    """Pick a scenario; each book is as likely as another, and each of its files."""
    folder = rng.choice(_folders())
    return rng.choice(_scenarios(folder, rng.choice(_files(folder))))


def scenarios_of(game: str) -> Iterator[ScenarioItem]:
    """List the scenarios of a book, file after file."""
    folder = next(each for each in _folders() if each.game.id == game)
    for file in _files(folder):
        yield from _scenarios(folder, file)


@cache
def _reference() -> GuardedEngine:
    return connect("reference").engine


class _Keeper:
    """A pytest plugin that runs nothing and keeps what was collected."""

    def __init__(self) -> None:
        self.items: list[pytest.Item] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Keep the scenarios."""
        self.items = session.items
        return True


@cache
def _folders() -> list[GameFolder]:
    """Collect one file of each book, and return the books' folders: they collect further files later."""
    keeper = _Keeper()
    arguments = ["-q", "-p", "duelproof.judge.plugin", "-p", "no:cacheprovider", "-p", "no:xdist"]
    arguments += ["-p", "no:hypothesispytest", "-p", "no:unraisableexception"]
    arguments += ["--allow-unused-steps", f"--rootdir={suite_root()}", "-c", os.devnull, "--noconftest"]
    first = [_feature_files(game.folder)[0] for game in games()]
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        pytest.main([*arguments, "--capture=no", *map(str, first)], plugins=[keeper])
    items = [item for item in keeper.items if isinstance(item, ScenarioItem)]
    found = {item.folder.game.id: item.folder for item in items}
    assert len(found) == len(games()), said.getvalue()
    return [found[game] for game in sorted(found)]


@cache
def _files(folder: GameFolder) -> list[Path]:
    """List a book's files that have scenarios."""
    return _feature_files(folder.path)


def _feature_files(folder: Path) -> list[Path]:
    return [file for file in sorted(folder.rglob("*.feature")) if _SCENARIO.search(file.read_text("utf-8"))]


@cache
def _scenarios(folder: GameFolder, path: Path) -> Sequence[ScenarioItem]:
    folder.ids.clear()  # a file may have been collected before, with the folder
    file: FeatureFile = FeatureFile.from_parent(folder, path=path)
    return list(file.collect())
