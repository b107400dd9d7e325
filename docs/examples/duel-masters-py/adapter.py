"""The small engine behind the port: its game as a flow of questions."""

from collections.abc import Iterator
from functools import partial
from itertools import islice

from duel import Card, Duel, Move, Wrong
from duelproof.adapters.flow import Flow, FlowEngine, Over, order, pick
from duelproof.adapters.trying import paid_one_by_one, payments, taken
from duelproof.port import OTHER, Option, Position, Seat, View, Viewer
from duelproof.port.engine import PROTOCOL, Description, GameSupport
from tables import duel_of
from views import Eyes

PASS = Option(verb="pass")
CLAIMS = ["port/positions", "port/refs", "port/views", "port/options", "port/vocabulary"]
SECTIONS = ["1", "2", "3", "4", "5", "6", "7"]
"""What it claims: tables with more than it knows are refused."""


class Adapter(FlowEngine):
    """Plays whatever cards are creatures with no more than the engine's keywords."""

    def describe(self) -> Description:
        """Return what the engine claims."""
        plays = GameSupport(game="duel-masters", revisions=["s-max"], capabilities=[*CLAIMS, *SECTIONS])
        return Description(name="duel-masters-py", version="0.1.0", protocol=PROTOCOL, games=[plays])

    def begin(self, position: Position) -> Flow[None]:
        """Set a table, and return the game on it.

        Raises:
            CannotOpen: the engine does not know something that is there.
        """
        self.duel = duel_of(position)
        self.eyes = Eyes(position, self.duel)
        self.phase = "main"
        return self._play(position.door)

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

    def _act(self, options: list[Option]) -> Flow[Option]:
        [picked] = yield from pick(self._seat, "act", [*options, PASS], secret=True, always=True)
        return picked

    def _mana_step(self) -> Flow[None]:
        self._look_who_has_won()
        self.phase = "mana"
        hand = self.duel.players[self._seat].hand
        able = self._able({"move": "charge", "card": card.id} for card in hand)
        picked = yield from self._act([Option(verb="charge", card=move["card"]) for move in able])
        if picked != PASS:
            self._do({"move": "charge", "card": picked.card})

    def _main_step(self) -> Flow[None]:
        self.phase = "main"
        while True:
            able = self._able(self._summons())
            picked = yield from self._act([Option(verb="play", card=move["card"]) for move in able])
            if picked == PASS:
                return
            hand = self.duel.players[self._seat].hand
            card = next(card for card in hand if card.id == picked.card)
            enough = partial(self.duel.enough, card)
            paid = yield from paid_one_by_one(
                self._seat, self._ready(), card.cost, enough, _option, about=card.id
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
            options = [_attack(move, foe) for move in able]
            picked = yield from self._act(options)
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


def _attack(move: Move, foe: Seat) -> Option:
    return Option(verb="attack", card=move["card"], target=move["target"] or foe)


def _option(card: Card) -> Option:
    return Option(card=card.id)
