"""The tables that scenarios set, as an engine would be given them."""

from collections.abc import Sequence
from dataclasses import dataclass

from duelproof.catalogue.games import Game
from duelproof.judge.collect import ScenarioItem
from duelproof.judge.playthrough import play_through
from duelproof.judge.selection import Suite
from duelproof.port import (
    PROTOCOL,
    Answer,
    Choice,
    Decision,
    Description,
    Event,
    NotOpened,
    OpenAnswer,
    Position,
    View,
    Viewer,
)


@dataclass(frozen=True, slots=True)
class Laid:
    """The table of one scenario: the scenario's id, its rules and tags, and the position to open."""

    scenario: str
    rules: tuple[str, ...]
    tags: frozenset[str]
    position: Position


class _Noting:
    """An engine that opens no table and keeps the position that it was asked to open."""

    def __init__(self) -> None:
        self.asked: Position | None = None

    def describe(self) -> Description:
        """Say that it plays nothing."""
        return Description(name="notes tables", version="1", protocol=PROTOCOL, games=[])

    def open(self, position: Position) -> OpenAnswer:
        """Keep the position."""
        self.asked = position
        return NotOpened(code="unsupported", reason="only the table was asked for")

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Ask nothing."""
        return None

    def submit(self, choice: Choice) -> Answer:
        """Be never asked. Raises NotImplementedError."""
        raise NotImplementedError

    def observe(self, viewer: Viewer = "judge") -> View:
        """Be never asked. Raises NotImplementedError."""
        raise NotImplementedError

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Tell nothing."""
        return []


def tables_of(suite: Suite, games: Sequence[Game]) -> list[Laid]:
    """Lay the table of every scenario of some games.

    Raises:
        SuiteFailure: the suite cannot be collected.
    """
    noting = _Noting()
    tables: list[Laid] = []

    def keep(item: ScenarioItem) -> None:
        position, noting.asked = noting.asked, None
        if position is not None:
            tables.append(Laid(item.name, tuple(item.rules), frozenset(item.case.text.tags), position))

    play_through(suite, games, noting, keep)
    return tables
