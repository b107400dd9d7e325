"""The small engine behind the port: its game as a flow of questions."""

from collections.abc import Iterator
from functools import partial
from itertools import islice

from duel import Card, Duel, Move, Wrong
from duelproof.adapters.flow import PASS, Flow, FlowEngine, Over, act, order, pick
from duelproof.adapters.trying import paid_one_by_one, payments, taken
from duelproof.port import OTHER, CardSpec, Option, Position, Seat, View, Viewer
from duelproof.port.engine import PROTOCOL, Description, GameSupport
from tables import duel_of
from views import Eyes
from vocabulary import card_of

CLAIMS = ["port/positions", "port/refs", "port/views", "port/options", *"1234567"]
"""What it claims: tables with more than it knows are refused."""


class Adapter(FlowEngine):
    """Plays whatever cards are creatures with no more than the engine's keywords."""

    name = "duel-masters-py"
    support = GameSupport(game="duel-masters", revisions=["s-max"], capabilities=[*CLAIMS, "port/vocabulary"])

    def describe(self) -> Description:
        """Return what the engine claims."""
        return Description(name=self.name, version="0.1.0", protocol=PROTOCOL, games=[self.support])

    def begin(self, position: Position) -> Flow[None]:
        """Set a table, and return the game on it.

        Raises:
            CannotOpen: the engine does not know something that is there.
        """
        self.duel = duel_of(position, self.card_of)
        self.eyes = Eyes(position, self.duel)
        self.phase = "main"
        return self._play(position.door)

    def card_of(self, spec: CardSpec) -> Card:
        """Return a card of the engine. Raises CannotOpen where it cannot play it."""
        return card_of(spec)

    def view(self, viewer: Viewer) -> View:
        """Return what a viewer sees of the table."""
        return self.eyes.view(viewer, self.phase, self.result)

    def _play(self, door: str) -> Flow[None]:
        """Play until somebody has won; the engine has no steps, so the boundaries between them are ours."""
        if door == "turn":
            self.duel.start()
            yield from self._mana_step()
        while True:
            yield from self._main_step()
            yield from self._attack_step()
            self.duel.do({"move": "end"})
            yield from self._mana_step()

    @property
    def _seat(self) -> Seat:
        return "alice" if self.duel.active == "alice" else "bob"

    def _do(self, move: Move) -> None:
        self.duel.do(move)
        self._look_who_has_won()

    def _look_who_has_won(self) -> None:
        if self.duel.winner is not None:
            raise Over("alice" if self.duel.winner == "alice" else "bob", self.duel.why)

    def _able(self, moves: Iterator[Move]) -> list[Move]:
        """List the moves that the engine takes: each is tried on a replica."""
        return taken(self.duel, moves, Duel.do, Wrong)

    def _mana_step(self) -> Flow[None]:
        self._look_who_has_won()
        self.phase = "mana"
        hand = self.duel.players[self._seat].hand
        able = self._able({"move": "charge", "card": card.id} for card in hand)
        picked = yield from act(self._seat, [Option(verb="charge", card=move["card"]) for move in able])
        if picked != PASS:
            self._do({"move": "charge", "card": picked.card})

    def _main_step(self) -> Flow[None]:
        self.phase = "main"
        while True:
            able = self._able(self._summons())
            picked = yield from act(self._seat, [Option(verb="play", card=move["card"]) for move in able])
            if picked == PASS:
                return
            hand = self.duel.players[self._seat].hand
            card = next(card for card in hand if card.id == picked.card)
            enough = partial(self.duel.enough, card)
            paid = yield from paid_one_by_one(
                self._seat, self._ready(), card.cost, enough, lambda each: Option(card=each.id), about=card.id
            )
            self._do({"move": "summon", "card": card.id, "mana": [each.id for each in paid]})

    def _summons(self) -> Iterator[Move]:
        """Yield a way to summon each creature that can be paid for."""
        for card in self.duel.players[self._seat].hand:
            for paid in islice(payments(self._ready(), card.cost, partial(self.duel.enough, card)), 1):
                yield {"move": "summon", "card": card.id, "mana": [each.id for each in paid]}

    def _ready(self) -> list[Card]:
        return [card for card in self.duel.players[self._seat].mana if not card.tapped]

    def _attack_step(self) -> Flow[None]:
        self.phase = "attack"
        while able := self._able(self._attacks()):
            foe = OTHER[self._seat]
            options = [
                Option(verb="attack", card=each["card"], target=each["target"] or foe) for each in able
            ]
            picked = yield from act(self._seat, options)
            if picked == PASS:
                return
            self._do(able[options.index(picked)])
            yield from self._block(foe)
            yield from self._break(foe)

    def _attacks(self) -> Iterator[Move]:
        for card in self.duel.players[self._seat].battle:
            for target in (None, *(foe.id for foe in self.duel.players[self.duel.other].battle)):
                yield {"move": "attack", "card": card.id, "target": target}

    def _block(self, foe: Seat) -> Flow[None]:
        """Make one move of the blockers that are picked and of their order."""
        if self.duel.attack is not None and not self.duel.attack.decided:
            options = [Option(verb="block", card=card.id) for card in self.duel.blockers()]
            picked = yield from pick(foe, "block", options, 0, len(options))
            ordered = yield from order(foe, picked)
            self._do({"move": "block", "cards": [option.card for option in ordered]})

    def _break(self, foe: Seat) -> Flow[None]:
        if many := self.duel.breaks():
            places = sorted(self.duel.players[foe].shields)
            options = [Option(card=f"{foe}.shield#{place}") for place in places]
            picked = yield from pick(self._seat, "choose", options, many, many, part="break")
            self._do({"move": "break", "shields": [places[options.index(each)] for each in picked]})
