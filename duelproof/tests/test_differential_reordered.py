"""Engines that ask for the same in another order play the same; those that take another payment do not."""

from collections.abc import Sequence
from random import Random

import pytest

from duelproof.adapters.flow import Flow, FlowEngine, Over, act, pick
from duelproof.differential.choosers import at_random, by_script
from duelproof.differential.pair import Game, play
from duelproof.port import Description, Option, Order, Pick, Position, Seat, View, Viewer
from duelproof.port.decisions import Decision
from duelproof.port.views import SeatView

TABLE = Position(game="a-game", revision="1", door="main")
FIRE = [Option(card="c1"), Option(card="c2")]
REST = [Option(card="c3"), Option(card="c4"), Option(card="c5")]
ALL = [*FIRE, *REST]


class Paying(FlowEngine):
    """Asks for each of some lists of cards to pay with one of it; the numbers tell with which was paid."""

    parts: Sequence[list[Option]] = (FIRE, REST)

    def describe(self) -> Description:
        return Description(name="paying", version="1", protocol="1.0", games=[])

    def begin(self, position: Position) -> Flow[None]:
        self.paid: set[str] = set()
        return self.flow()

    def flow(self) -> Flow[None]:
        yield from self.pay()
        yield from act("alice", [Option(verb="play", card="c9")])
        raise Over("alice", "direct")

    def pay(self) -> Flow[None]:
        for part in self.parts:
            [picked] = yield from pick("alice", "pay", part)
            self.paid.add(str(picked.card))

    def view(self, viewer: Viewer) -> View:
        seats: dict[Seat, SeatView] = {"alice": SeatView({}), "bob": SeatView({})}
        turn = sum(int(card[1:]) for card in self.paid)  # what the tables are compared by
        return View(viewer, "a-game", "1", turn, "alice", "alice", "main", seats, result=self.result)


class RestFirst(Paying):
    """Asks for the rest before the fire."""

    parts = (REST, FIRE)


class AtOnce(Paying):
    """Asks for both at once, and takes any two."""

    def pay(self) -> Flow[None]:
        picked = yield from pick("alice", "pay", ALL, 2, 2)
        self.paid = {str(option.card) for option in picked}


class Short(Paying):
    """Does not offer the last of the rest."""

    parts = (REST[:-1], FIRE)


class Greedy(Paying):
    """Wants one card more."""

    parts = (REST, FIRE, [Option(card="c6"), Option(card="c7")])


class Shuffling(Paying):
    """Chance shuffles two decks and says who begins."""

    asks: Sequence[str] = ("alice", "bob", "first")

    def flow(self) -> Flow[None]:
        for asked in self.asks:
            if asked == "first":
                first = [Option(player="alice"), Option(player="bob")]
                [begins] = yield Decision(id=0, player="chance", kind="first", shape=Pick(), options=first)
                self.paid.add("c10" if begins.player == "alice" else "c20")
            else:
                deck = [Option(card=f"{asked[0]}{number}") for number in range(3)]
                shuffled = yield Decision(id=0, player="chance", kind="shuffle", shape=Order(), options=deck)
                self.paid.add(
                    f"c{3 if asked == 'alice' else 7}{[each.card for each in deck].index(shuffled[0].card)}"
                )
        yield from act("alice", [Option(verb="play", card="c9")])
        raise Over("alice", "direct")


class BeginnerFirst(Shuffling):
    """Says who begins before the decks are shuffled."""

    asks = ("first", "bob", "alice")


class NeverBegun(Shuffling):
    """Nobody says who begins."""

    asks = ("bob", "alice")


def played(first: FlowEngine, second: FlowEngine, seed: int) -> Game:
    return play(first, second, TABLE, at_random(Random(seed), TABLE))


@pytest.mark.parametrize(
    ("first", "second"),
    [(Paying, RestFirst), (RestFirst, Paying), (Paying, AtOnce), (Shuffling, BeginnerFirst)],
)
def test_engines_that_ask_in_another_order_do_not_part(first: type[Paying], second: type[Paying]) -> None:
    ends = set()
    for seed in range(40):
        one, other = first(), second()
        game = played(one, other, seed)
        assert game.divergence is None
        assert one.paid == other.paid
        ends.add(frozenset(one.paid))
        again = play(first(), second(), TABLE, by_script(game.choices, 0))
        assert (again.choices, again.divergence) == (game.choices, None)
    assert len(ends) > 3, "chance should choose"


def test_a_payment_that_the_second_does_not_take_is_told() -> None:
    found = [game.divergence for seed in range(40) if (game := played(Paying(), Short(), seed)).divergence]
    assert found
    for divergence in found:
        assert divergence is not None
        assert divergence.about == "payment"
        assert {"card": "c5"} in divergence.first
        assert {"card": "c5"} not in divergence.second


def test_a_payment_that_only_the_first_takes_is_told() -> None:
    found = [game.divergence for seed in range(40) if (game := played(AtOnce(), Paying(), seed)).divergence]
    assert {divergence.about for divergence in found if divergence} == {"payment"}


def test_an_engine_that_wants_more_than_was_paid_is_told() -> None:
    divergence = played(Paying(), Greedy(), 1).divergence
    assert divergence is not None
    assert (divergence.about, divergence.second) == ("payment", [{"card": "c6"}, {"card": "c7"}])


def test_what_chance_is_never_asked_in_one_of_them_is_told() -> None:
    divergence = played(Shuffling(), NeverBegun(), 1).divergence
    assert divergence is not None
    assert divergence.about == "player asked"
