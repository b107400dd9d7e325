"""Events from the difference of two views: what has changed is told, to each as far as he may know it."""

from typing import Any

import msgspec

from duelproof.adapters.flow import Flow, Over, act
from duelproof.adapters.seeing import Lying, SeenBy, pose, zone_view
from duelproof.adapters.telling import TellingEngine
from duelproof.port import (
    SEATS,
    VIEWERS,
    Cause,
    Choice,
    Description,
    Event,
    Option,
    Place,
    Position,
    Seat,
    Traits,
    View,
    Viewer,
)
from duelproof.port.views import SeatView

ZONES: dict[str, SeenBy] = {"deck": "none", "hand": "owner", "mana": "all"}
TABLE = Position(game="a-game", revision="1", door="turn")
DRAW, CHARGE, TAP, END = (Option(verb=verb) for verb in ("draw", "charge", "tap", "end"))


class Toy(TellingEngine):
    """Each player has two cards in the deck and one in the hand; all that is done is done by who is asked."""

    def describe(self) -> Description:
        return Description(name="toy", version="1", protocol="1.0", games=[])

    def begin(self, position: Position) -> Flow[None]:
        self.zones: dict[Seat, dict[str, list[str]]] = {
            seat: {"deck": [f"{seat[0]}1", f"{seat[0]}2"], "hand": [f"{seat[0]}3"], "mana": []}
            for seat in SEATS
        }
        self.tapped: set[str] = set()
        self.turn, self.active = 1, SEATS[0]
        return self.flow()

    def flow(self) -> Flow[None]:
        self.draw("alice")  # as the turn begins, before anybody is asked
        while True:
            picked = yield from act(self.active, [DRAW, CHARGE, TAP, END])
            own = self.zones[self.active]
            if picked == DRAW:
                self.draw("alice")
                self.look()
                self.draw("bob")
            elif picked == CHARGE:
                own["mana"] += own["hand"]
                self.tapped |= set(own["hand"])
                own["hand"] = []
            elif picked == TAP:
                self.tapped ^= set(own["mana"])
            elif picked == END:
                self.turn, self.active = self.turn + 1, "bob" if self.active == "alice" else "alice"
            else:
                self.tell(Event(seq=0, kind="direct", batch=0, cause=Cause(by="rule"), target="bob"))
                raise Over("alice", "direct")

    def draw(self, seat: Seat) -> None:
        self.zones[seat]["hand"].append(self.zones[seat]["deck"].pop(0))

    def view(self, viewer: Viewer) -> View:
        def side(seat: Seat) -> SeatView:
            laid = {name: [self.lies(ref, name) for ref in refs] for name, refs in self.zones[seat].items()}
            return SeatView(
                {name: zone_view(viewer, Place(name, seat), laid[name], ZONES[name]) for name in ZONES}
            )

        seats = {seat: side(seat) for seat in SEATS}
        return View(viewer, "a-game", "1", self.turn, "alice", self.active, "main", seats, result=self.result)

    def lies(self, ref: str, zone: str) -> Lying:
        turned = pose(ref in self.tapped) if zone == "mana" else None
        return Lying(ref, Traits(type=["creature"], name="Bat"), turned)


def opened() -> Toy:
    engine = Toy()
    engine.open(TABLE)
    return engine


def choose(engine: Toy, option: Option) -> None:
    asked = engine.pending()
    assert asked is not None
    engine.submit(Choice(decision=asked.id, by=asked.player, pick=[option]))


def said(events: list[Event]) -> list[dict[str, Any]]:
    told = msgspec.to_builtins(events)
    return [{name: value for name, value in event.items() if name != "cause"} for event in told]


def move(seq: int, batch: int, card: str, player: str, origin: str, to: str, **more: str) -> dict[str, Any]:
    places = {"from": {"zone": origin, "seat": player}, "to": {"zone": to, "seat": player}}
    return {"seq": seq, "kind": "move", "batch": batch, "card": card, "player": player, **places, **more}


def test_what_happens_before_the_first_question_is_told() -> None:
    assert said(opened().events()) == [move(1, 1, "a1", "alice", "deck", "hand", face="down")]


def test_a_card_is_named_to_whoever_sees_it_and_by_its_handle_to_the_other() -> None:
    engine = opened()
    for viewer, card in (("judge", "a1"), ("alice", "a1"), ("bob", "alice.hand#2")):
        [told] = engine.events(viewer=viewer)  # type: ignore[arg-type]
        assert told.card == card
    choose(engine, CHARGE)
    assert [event.card for event in engine.events(1, "bob")] == ["a3", "a1"], "now all see them"


def test_what_differs_between_two_looks_happened_together_and_no_more() -> None:
    engine = opened()
    choose(engine, DRAW)
    assert said(engine.events(1)) == [
        move(2, 2, "a2", "alice", "deck", "hand", face="down"),
        move(3, 3, "b1", "bob", "deck", "hand", face="down"),
    ]
    choose(engine, CHARGE)
    assert {event.batch for event in engine.events(3)} == {4}
    assert [event.turned for event in engine.events(3)] == ["exhausted"] * 3


def test_a_card_that_is_turned_where_it_lies_has_not_moved() -> None:
    engine = opened()
    choose(engine, CHARGE)
    before = len(engine.events())
    choose(engine, TAP)
    told = engine.events(before)
    assert [(event.kind, event.card, event.turned) for event in told] == [
        ("turned", "a3", "ready"),
        ("turned", "a1", "ready"),
    ]


def test_turns_and_phases_end_and_begin() -> None:
    engine = opened()
    choose(engine, END)
    told = [(event.kind, event.name, event.player) for event in engine.events(1)]
    assert told == [
        ("phase_end", "main", "alice"),
        ("turn_end", None, "alice"),
        ("turn_start", None, "bob"),
        ("phase_start", "main", "bob"),
    ]
    assert {event.cause.by for event in engine.events(1)} == {"turn"}


def test_an_adapter_tells_what_views_do_not_show_and_the_end_is_told_after_it() -> None:
    engine = opened()
    choose(engine, Option(verb="pass"))
    told = engine.events(1)
    assert [(event.seq, event.kind) for event in told] == [(2, "direct"), (3, "lose")]
    assert (told[1].player, told[1].why) == ("bob", "direct")


def test_who_gives_up_has_lost() -> None:
    engine = opened()
    engine.submit(Choice(decision=0, by="bob", concede=True))
    [told] = engine.events(1)
    assert (told.kind, told.player, told.why) == ("lose", "bob", "concede")


def test_a_new_table_has_a_new_story() -> None:
    engine = opened()
    choose(engine, DRAW)
    engine.open(TABLE)
    assert [event.seq for event in engine.events()] == [1]


def test_all_are_told_the_same_events_with_the_same_numbers() -> None:
    engine = opened()
    for option in (DRAW, CHARGE, TAP, END, Option(verb="pass")):
        choose(engine, option)
    judge, alice, bob = (engine.events(viewer=viewer) for viewer in VIEWERS)
    assert len(judge) > 10
    for events in (alice, bob):
        assert [(event.seq, event.kind) for event in events] == [(event.seq, event.kind) for event in judge]
