"""The six calls that an engine offers."""

from typing import Literal, Protocol

import msgspec

from duelproof.port.decisions import Answer, Choice, Decision
from duelproof.port.events import Event
from duelproof.port.places import Viewer
from duelproof.port.position import Position
from duelproof.port.views import View

PROTOCOL = "1.0"
"""The version of the messages in this package."""


class GameSupport(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A game that an engine plays: its revisions, the cards it knows by name, the capabilities it claims.

    ``cards`` empty together with the capability ``port/vocabulary`` means: any card the position defines.
    """

    game: str
    revisions: list[str]
    cards: list[str] = []
    capabilities: list[str] = []


class Description(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Who an engine is and what it claims."""

    name: str
    version: str
    protocol: str
    games: list[GameSupport]


class Opened(msgspec.Struct, frozen=True, tag="opened", tag_field="answer"):
    """The table stands."""


class NotOpened(
    msgspec.Struct,
    frozen=True,
    omit_defaults=True,
    forbid_unknown_fields=True,
    tag="not-opened",
    tag_field="answer",
):
    """The table was not set. ``illegal-deck`` is a verdict of the rules, the others the engine's limits."""

    code: Literal["illegal-deck", "illegal-position", "unsupported", "unknown-card"]
    reason: str = ""
    rules: tuple[str, ...] = ()


OpenAnswer = Opened | NotOpened


class NoTable(LookupError):
    """Nobody has opened a table, so there is none to be seen: the caller's mistake, not the engine's."""


class Engine(Protocol):
    """An engine under test, in this process or behind a wire. It plays one game at a time."""

    def describe(self) -> Description:
        """Name, version, protocol, games, cards and claimed capabilities."""
        ...

    def open(self, position: Position) -> OpenAnswer:
        """Set a table, forgetting the one before. A refusal leaves no table."""
        ...

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """The open decision as the viewer may know it; None when the game is over."""
        ...

    def submit(self, choice: Choice) -> Answer:
        """Make a choice. A refusal changes nothing."""
        ...

    def observe(self, viewer: Viewer = "judge") -> View:
        """The table as the viewer may see it."""
        ...

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """The events with ``seq`` above ``since``, oldest first."""
        ...
