"""Four engines that know no rule of any book.

They are named ``python:duelproof.calibration.engines:NAME``. Their scores are what a suite gives away: a
scenario that one of them passes proves nothing by itself about an engine that passes it too.
"""

import importlib
import random
from typing import cast

from duelproof.catalogue.games import games
from duelproof.port import (
    PROTOCOL,
    SEATS,
    Accepted,
    Answer,
    CardIn,
    CardView,
    Choice,
    Decision,
    Description,
    Engine,
    Event,
    GameSupport,
    OpenAnswer,
    Opened,
    Option,
    Order,
    Pick,
    Position,
    Refused,
    SeatView,
    View,
    Viewer,
    ZoneView,
)
from duelproof.wire.forwarding import Forwarding

CALIBRATION = ("refuses_all", "accepts_all", "plays_at_random", "dies_on_the_third_call")
"""The engines of this module, by name."""


class StillTable:
    """A table on which nothing ever happens: it shows the position as given, and asks to pass.

    Subclasses decide how a choice is answered.
    """

    def __init__(self) -> None:
        self._position: Position | None = None
        self._asked = 1

    def describe(self) -> Description:
        """Claim to play everything."""
        played = [GameSupport(game=game.id, revisions=list(game.revisions)) for game in games()]
        return Description(name=type(self).__name__, version="1", protocol=PROTOCOL, games=played)

    def open(self, position: Position) -> OpenAnswer:
        """Open any position."""
        self._position = position
        return Opened()

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Return the active player may pass."""
        assert self._position is not None
        options = [Option(verb="pass")]
        return Decision(
            id=self._asked, player=self._position.active, kind="act", shape=Pick(), options=options
        )

    def observe(self, viewer: Viewer = "judge") -> View:
        """Return the cards lie where the position put them."""
        position = self._position
        assert position is not None
        return View(
            viewer=viewer,
            game=position.game,
            revision=position.revision,
            turn=position.turn,
            first=position.first,
            active=position.active,
            phase="main",
            seats={
                seat: SeatView(
                    zones={
                        zone: ZoneView(
                            count=len(cards),
                            cards=[
                                _shown(position, f"{seat}.{zone}#{number}", card)
                                for number, card in enumerate(cards, 1)
                            ],
                        )
                        for zone, cards in position.seats[seat].zones.items()
                    }
                )
                for seat in SEATS
            },
        )

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Return no events."""
        return []


def _shown(position: Position, handle: str, card: CardIn) -> CardView:
    return CardView(
        handle=handle,
        ref=card.ref,
        name=card.name,
        at=card.at,
        turned=card.turned,
        damage=card.damage,
        traits=position.cards[card.name].faces[0].traits,
    )


class RefusesAll(StillTable):
    """Refuses every choice. It passes the scenarios that only ask for a refusal."""

    def submit(self, choice: Choice) -> Answer:
        """Return no."""
        return Refused(code="not-an-option", reason="never")


class AcceptsAll(StillTable):
    """Accepts every choice, and does nothing."""

    def submit(self, choice: Choice) -> Answer:
        """Accept without effect."""
        self._asked += 1
        return Accepted()


class PlaysAtRandom(Forwarding):
    """Takes its options from the reference, but makes any of them instead of the one that was chosen."""

    def __init__(self) -> None:
        super().__init__(cast(Engine, importlib.import_module("reference").engine()))
        self._dice = random.Random(0)

    def describe(self) -> Description:
        """Describe the reference under this engine's own name."""
        described = super().describe()
        described.name = type(self).__name__
        return described

    def open(self, position: Position) -> OpenAnswer:
        """Open the table as the reference does, with the same luck on every table."""
        self._dice = random.Random(0)
        return super().open(position)

    def submit(self, choice: Choice) -> Answer:
        """Do something, whatever was chosen."""
        decision = self.inner.pending()
        if decision is None or not decision.options or choice.concede:
            return self.inner.submit(choice)
        answer = Choice(decision=decision.id, by=decision.player)
        if isinstance(decision.shape, Pick):
            least, most = decision.shape.min, min(decision.shape.max, len(decision.options))
            answer.pick = self._dice.sample(decision.options, self._dice.randint(least, most))
        elif isinstance(decision.shape, Order):
            answer.order = self._dice.sample(decision.options, len(decision.options))
        else:
            return self.inner.submit(choice)
        return self.inner.submit(answer)


class DiesOnTheThirdCall(AcceptsAll):
    """Opens a table, answers one more call, and is dead."""

    def __init__(self) -> None:
        super().__init__()
        self._calls = 0

    def open(self, position: Position) -> OpenAnswer:
        """Return the first call."""
        self._calls = 1
        return super().open(position)

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Answer one of its last calls."""
        self._count()
        return super().pending(viewer)

    def observe(self, viewer: Viewer = "judge") -> View:
        """Answer one of its last calls."""
        self._count()
        return super().observe(viewer)

    def _count(self) -> None:
        self._calls += 1
        if self._calls >= 3:
            raise RuntimeError("dead on the third call")


refuses_all = RefusesAll
accepts_all = AcceptsAll
plays_at_random = PlaysAtRandom
dies_on_the_third_call = DiesOnTheThirdCall
