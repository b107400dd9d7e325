"""A small honest engine for a made-up game, for tests that need an engine but no book.

Shed: each player has a hand that only he sees. In turn they play a card face up to their own pile, or pass. A
player with an empty hand wins. Chance decides who begins.
"""

from duelproof.port import (
    OTHER,
    PROTOCOL,
    SEATS,
    Accepted,
    Answer,
    CardIn,
    CardView,
    Cause,
    Choice,
    Decision,
    Description,
    Event,
    GameSupport,
    NotOpened,
    OpenAnswer,
    Opened,
    Option,
    Pick,
    Place,
    Position,
    Refused,
    Result,
    Seat,
    SeatPosition,
    SeatView,
    View,
    Viewer,
    ZoneView,
)

PASS = Option(verb="pass")


class Toy:
    """The game of Shed."""

    def __init__(self) -> None:
        self._hands: dict[Seat, list[CardIn]] = {seat: [] for seat in SEATS}
        self._piles: dict[Seat, list[CardIn]] = {seat: [] for seat in SEATS}
        self._active: Seat | None = None
        self._asked = 0
        self._events: list[Event] = []

    def describe(self) -> Description:
        support = GameSupport(game="shed", revisions=["1"], capabilities=["port/events"])
        # The games under whose names Shed is played.
        hosts = [GameSupport(game=name, revisions=["1.1.2"]) for name in ("gate-ruler", "mill")]
        return Description(name="Toy", version="1", protocol=PROTOCOL, games=[support, *hosts])

    def open(self, position: Position) -> OpenAnswer:
        Toy.__init__(self)
        if position.game != "shed":
            return NotOpened(code="unsupported", reason=f"There is no {position.game!r} here, only 'shed'.")
        for seat in SEATS:
            self._hands[seat] = list(position.seats.get(seat, SeatPosition()).zones.get("hand", []))
        self._asked = 1
        if position.chance != "asked":
            self._active = SEATS[position.chance.seed % 2]
        return Opened()

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        if not self._asked or self._winner():
            return None
        if self._active is None:
            begin = [Option(player=seat) for seat in SEATS]
            return Decision(id=self._asked, player="chance", kind="first", shape=Pick(), options=begin)
        options = [Option(verb="play", card=card.ref) for card in self._hands[self._active]] + [PASS]
        decision = Decision(id=self._asked, player=self._active, kind="act", shape=Pick(), options=options)
        if viewer in ("judge", self._active):
            return decision
        decision.options, decision.hidden, decision.secret_to = [], len(options), [OTHER[self._active]]
        return decision

    def submit(self, choice: Choice) -> Answer:
        asked = self.pending()
        if asked is None:
            return Refused(code="game-over", reason="The game is over.")
        if choice.decision != asked.id or choice.by != asked.player:
            return Refused(code="not-asked", reason=f"The question is {asked.id}, to {asked.player}.")
        if choice.pick is None or len(choice.pick) != 1 or choice.pick[0] not in asked.options:
            return Refused(code="not-an-option", reason="Pick one of the options.", rules=("SH-1",))
        self._do(choice.pick[0])
        self._asked += 1
        return Accepted()

    def observe(self, viewer: Viewer = "judge") -> View:
        winner = self._winner()
        return View(
            viewer=viewer,
            game="shed",
            revision="1",
            turn=1,
            first="alice",
            active=self._active or "alice",
            phase="main",
            seats={seat: self._side(seat, viewer) for seat in SEATS},
            result=Result(winner=winner, losers=[OTHER[winner]], why=["shed"]) if winner else None,
        )

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        return [event for event in self._events if event.seq > since]

    def _winner(self) -> Seat | None:
        return next((seat for seat in SEATS if self._asked and not self._hands[seat]), None)

    def _do(self, option: Option) -> None:
        if self._active is None:
            self._active = option.player
            return
        if option.card is not None:
            self._play(self._active, option.card)
        self._active = OTHER[self._active]

    def _play(self, seat: Seat, ref: str) -> None:
        card = next(card for card in self._hands[seat] if card.ref == ref)
        self._hands[seat].remove(card)
        self._piles[seat].append(card)
        self._events.append(
            Event(
                seq=len(self._events) + 1,
                kind="moved",
                batch=len(self._events) + 1,
                cause=Cause(by="choice", player=seat),
                card=ref,
                origin=Place(zone="hand", seat=seat),
                place=Place(zone="pile", seat=seat),
            )
        )

    def _side(self, seat: Seat, viewer: Viewer) -> SeatView:
        zones = {}
        for zone, cards in (("hand", self._hands[seat]), ("pile", self._piles[seat])):
            seen = zone == "pile" or viewer in ("judge", seat)
            views = [_card(card, f"{seat}.{zone}#{n}", seen) for n, card in enumerate(cards, 1)]
            zones[zone] = ZoneView(count=len(cards), cards=views)
        return SeatView(zones=zones, numbers={"cards": len(self._hands[seat])})


def _card(card: CardIn, handle: str, seen: bool) -> CardView:
    return CardView(handle=handle, ref=card.ref, name=card.name) if seen else CardView(handle=handle)


def shed(game: str = "shed") -> Position:
    """Return a table of Shed with two cards in each hand, one of them with a Japanese name."""
    hands: dict[Seat, list[CardIn]] = {
        "alice": [CardIn("a1", "Ember Recruit"), CardIn("a2", "火の鳥")],
        "bob": [CardIn("b1", "Tide Scribe"), CardIn("b2", "Ember Recruit")],
    }
    seats = {seat: SeatPosition(zones={"hand": hands[seat]}) for seat in SEATS}
    return Position(game=game, revision="1", door="setup", seats=seats)
