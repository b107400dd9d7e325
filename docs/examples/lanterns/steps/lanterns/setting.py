"""How a table is laid and played at: what the steps of all chapters share."""

from pathlib import Path

import pytest
from pytest_bdd import given, parsers

from duelproof.catalogue.cards import load_cards
from duelproof.judge.trace import Trace
from duelproof.judge.verdicts import Inconclusive, Violation
from duelproof.port import (
    OTHER,
    Answer,
    CardIn,
    CardView,
    Choice,
    Decision,
    Engine,
    NotOpened,
    Option,
    Order,
    Position,
    Seat,
    SeatPosition,
    View,
    Viewer,
)

CARDS = load_cards(Path(__file__).parents[2] / "features" / "lanterns" / "cards", "lanterns")
NIGHT = {"alice": 3, "bob": 4}
"""The turn in which it is night for each player: Alice began."""


class Table:
    """A table that is laid, and opened as soon as something is done or looked at."""

    def __init__(self, engine: Engine, trace: Trace) -> None:
        self.engine = engine
        self.trace = trace
        self.position = Position(
            game="lanterns",
            revision="1",
            door="main",
            turn=NIGHT["alice"],
            seats={"alice": SeatPosition(), "bob": SeatPosition()},
            cards=CARDS,
        )
        self.first: Seat = "alice"
        self.tops: dict[Seat, str] = {}
        self.opened: object = None
        self.answer: Answer | None = None

    def lay(self, seat: Seat, zone: str, *names: str, owner: Seat | None = None) -> None:
        """Lay cards of these names behind what lies in a player's zone."""
        for name in names:
            ref = f"{name}-{sum(len(z) for s in self.position.seats.values() for z in s.zones.values())}"
            lying = self.position.seats[seat].zones.setdefault(zone, [])
            lying.append(CardIn(ref=ref.replace(" ", "-"), name=name, owner=owner))

    def open(self) -> None:
        """Open the table, and answer for chance as the scenario says."""
        if self.opened is None:
            self.opened = self.engine.open(self.position)
            while not isinstance(self.opened, NotOpened) and (asked := self._chance()):
                self.engine.submit(asked)

    def _chance(self) -> Choice | None:
        """What chance answers: the decks as they lie but for a card on top, and who goes first."""
        asked = self.engine.pending()
        if asked is None or asked.player != "chance":
            return None
        choice = Choice(decision=asked.id, by="chance")
        if isinstance(asked.shape, Order):
            [seat] = {option.player for option in asked.options if option.player}
            top = self.tops.get(seat)
            tops = [each.ref for each in self.position.seats[seat].zones["deck"] if each.name == top]
            choice.order = sorted(asked.options, key=lambda option: option.card not in tops)
        else:
            choice.pick = [Option(player=self.first)]
        return choice

    def asked(self) -> Decision:
        """Get the open decision of a table that stands."""
        self.open()
        if isinstance(self.opened, NotOpened):
            raise Inconclusive(self.opened.reason)
        asked = self.engine.pending()
        if asked is None:
            raise Violation("the game goes on", expected="a decision", seen="none")
        return asked

    def submit(self, seat: Seat, option: Option) -> Answer:
        """Choose an option for a player."""
        choice = Choice(decision=self.asked().id, by=seat, pick=[option])
        self.trace.choices.append(choice)
        self.answer = self.engine.submit(choice)
        return self.answer

    def view(self, viewer: Viewer = "judge") -> View:
        """Look at the table."""
        self.open()
        if isinstance(self.opened, NotOpened):
            raise Inconclusive(self.opened.reason)
        return self.engine.observe(viewer)

    def zone(self, seat: Seat, name: str, viewer: Viewer = "judge") -> list[CardView]:
        """Look at the cards in a player's zone; there are none where the engine shows no such zone."""
        side = self.view(viewer).seats.get(seat)
        return side.zones[name].cards if side and name in side.zones else []

    def row(self, viewer: Viewer = "judge") -> list[CardView]:
        """Look at the row."""
        shared = self.view(viewer).shared
        return shared["row"].cards if "row" in shared else []

    def points(self, seat: Seat, viewer: Viewer) -> int | None:
        """Look at a player's points."""
        side = self.view(viewer).seats.get(seat)
        return side.numbers.get("points") if side else None

    def in_hand(self, name: str, seat: Seat) -> str:
        """Find the card of a name in a player's hand, or else in the other player's."""
        for card in (*self.zone(seat, "hand"), *self.zone(OTHER[seat], "hand")):
            if card.name == name and card.ref:
                return card.ref
        raise Violation(f"there is a {name} in a hand", expected=name, seen=None)


def seat(name: str) -> Seat:
    """Read a player's name."""
    return "alice" if name == "Alice" else "bob"


def names(text: str) -> list[str]:
    """Read a list of cards: ``"Torch", "Lamp"``."""
    return [part.strip('"') for part in text.split(", ")]


def expect(what: str, expected: object, seen: object) -> None:
    """Raise unless what is seen is what a rule says."""
    if expected != seen:
        raise Violation(what, expected=expected, seen=seen)


@pytest.fixture
def table(engine: Engine, trace: Trace) -> Table:
    """The table of the scenario."""
    return Table(engine, trace)


@given(parsers.parse("it is {who}'s night"))
def _night(table: Table, who: str) -> None:
    table.position.active, table.position.turn = seat(who), NIGHT[seat(who)]


@given(parsers.re(r'the row is (?P<cards>".*")'))
def _row(table: Table, cards: str) -> None:
    table.lay("bob", "row", *names(cards))


@given(parsers.re(r'(?P<who>Alice|Bob) has (?P<cards>".*") in (?P<zone>hand|deck|the shed)'))
def _has(table: Table, who: str, cards: str, zone: str) -> None:
    table.lay(seat(who), zone.removeprefix("the "), *names(cards))


@given(parsers.re(r"(?P<who>Alice|Bob) has (?P<points>\d) points?"))
def _points(table: Table, who: str, points: str) -> None:
    table.position.format.setdefault("points", {})[seat(who)] = int(points)
