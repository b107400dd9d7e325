"""Playing the scenarios of a game on an engine while its words are noted."""

import contextlib
import io
import os
from dataclasses import dataclass, field
from typing import cast

import msgspec
import pytest

from duelproof.catalogue.games import Game
from duelproof.judge.certify import SuiteFailure
from duelproof.judge.collect import ScenarioItem
from duelproof.judge.engines import LEASE, Lease
from duelproof.judge.pytest_private import request_of, set_up, start_afresh, tear_down
from duelproof.judge.run import ScenarioRun
from duelproof.judge.selection import Suite
from duelproof.port import CardSpec, Engine, laid
from duelproof.port.position import Position
from duelproof.portpages.heard import Heard, Listening, Turn

FEW = 6
"""So many choices a game has at most that is shown as an example."""


@dataclass(slots=True)
class Played:
    """What was heard in all scenarios, the cards on their tables by name, and a short game as an example."""

    heard: Heard
    cards: dict[str, CardSpec] = field(default_factory=dict)
    example: str = ""
    turns: list[Turn] = field(default_factory=list)


class _Stand:
    """Stands in for the lease of an engine under test."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def engine(self) -> Engine:
        """Hand out the engine."""
        return self._engine

    def close(self) -> None:
        """Have nothing to end: whoever started the engine ends it."""


class _Player:
    """A pytest plugin that plays each scenario, and keeps no verdict."""

    def __init__(self, engine: Engine) -> None:
        self.engine = Listening(engine)
        self.played = Played(self.engine.heard)
        self._best = (0, 0)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Play the scenarios in the order of their ids, so that the outcome is always the same."""
        session.config.stash[LEASE].close()
        session.config.stash[LEASE] = cast(Lease, _Stand(self.engine))
        items = [item for item in session.items if isinstance(item, ScenarioItem)]
        for item in sorted(items, key=lambda item: item.name):
            _play(item)
            self._keep(item)
        self.engine.look_back()
        return True

    def _keep(self, item: ScenarioItem) -> None:
        """Keep the cards of the table, and the game if it shows more than the one that is kept."""
        position = self.engine.position
        if position is not None:
            self.played.cards |= _cards_of(position)
        turns = self.engine.turns
        kinds = len({turn.asked.kind for turn in turns})
        size = sum(len(msgspec.json.encode(turn.asked)) for turn in turns)
        if len(turns) <= FEW and (kinds, -size) > self._best:
            self._best = (kinds, -size)
            self.played.example, self.played.turns = item.name, turns


def _cards_of(position: Position) -> dict[str, CardSpec]:
    return {card.name: position.cards[card.name] for _, card in laid(position) if card.name in position.cards}


def _play(item: ScenarioItem) -> None:
    run = item.run = ScenarioRun()
    start_afresh(item)
    try:
        set_up(item)
        with contextlib.suppress(Exception):  # what an engine cannot do it does not say either
            run.play(request_of(item), item.plan)
    finally:
        tear_down(item)


def play(suite: Suite, game: Game, engine: Engine) -> Played:
    """Play all scenarios of a game on an engine, and note what it says.

    Raises:
        SuiteFailure: the suite cannot be collected.
    """
    player = _Player(engine)
    arguments = ["-q", "-p", "duelproof.judge.plugin", "-p", "no:cacheprovider", "-p", "no:xdist"]
    arguments += ["--allow-unused-steps", f"--rootdir={suite.root}", "-c", os.devnull]
    said = io.StringIO()
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main([*arguments, str(suite.folder(game))], plugins=[player])
    if code != pytest.ExitCode.OK:
        raise SuiteFailure([f"pytest ended with {code!s}:\n{said.getvalue().strip()[-4000:]}"])
    return player.played
