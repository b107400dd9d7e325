"""Seals on the table: who sees them, where they lie, and what they are once they are removed."""

from pathlib import Path

import msgspec
import pytest

import reference
from duelproof.catalogue.bookfile import BookFile, Zone
from duelproof.differential.later import _seats
from duelproof.judge.verdicts import Breach
from duelproof.judge.watch import Watched
from duelproof.port import CardIn, Choice, Opened, Option, Position, Seat, SeatPosition, Seeded, View, Viewer
from duelproof.port.abilities import Move
from duelproof.port.selections import Filter, Select
from duelproof.wire.forwarding import Forwarding
from reference.duel_masters.vocabulary import Seal
from reference.tests.dm_table import creature, spell

ZONES = {
    "battle": Zone(turns_down=True),
    "deck": Zone(seen_by="none"),
    "hand": Zone(seen_by="owner"),
    "shield": Zone(seen_by="none"),
}
CREATURE = Select(which="choose", filter=Filter(type="creature", owner="opponent"))
CARD = Select(which="choose", filter=Filter(role="card", owner="opponent"))
SET = {
    spec.name: spec
    for spec in (
        creature("Hunter", 2, 2000, ("nature",)),
        creature("Guard", 2, 2000, ("light",), "blocker"),
        spell("Bind", 1, ("nature",), Seal(what=CREATURE)),
        spell("Lift", 1, ("nature",), Move(what=CARD, to="hand")),
    )
}


def table(*battle: CardIn, hand: str) -> Position:
    """Return a table where Bob has cards in the battle zone and Alice a spell that she can cast."""

    def lying(seat: Seat, **zones: list[CardIn]) -> SeatPosition:
        deck = [CardIn(ref=f"{seat[0]}{number}", name="Guard") for number in range(5)]
        return SeatPosition(zones={"deck": deck, **zones})

    alice = lying("alice", hand=[CardIn(ref="h", name=hand)], mana=[CardIn(ref="m", name="Hunter")])
    return Position(
        game="duel-masters", revision="s-max", door="main", turn=3, cards=SET, chance=Seeded(1),
        seats={"alice": alice, "bob": lying("bob", battle=list(battle))},
    )  # fmt: skip


def cast(engine: Watched) -> None:
    """Let Alice cast her spell, and pay for it."""
    for option in (Option(verb="play", card="h"), Option(card="m")):
        asked = engine.pending()
        if asked is not None and option in asked.options:
            engine.submit(Choice(decision=asked.id, by="alice", pick=[option]))


class Shows(Forwarding):
    """Shows players everything that the judge sees in the battle zones."""

    def observe(self, viewer: Viewer = "judge") -> View:
        view, true = self.inner.observe(viewer), self.inner.observe("judge")
        for seat in view.seats:
            view.seats[seat].zones["battle"] = true.seats[seat].zones["battle"]
        return view


def test_a_seal_is_put_on_without_anybody_being_told_of_it() -> None:
    engine = Watched(reference.engine(), ZONES)
    assert isinstance(engine.open(table(CardIn(ref="s", name="Hunter"), hand="Bind")), Opened)
    cast(engine)
    engine.look_behind(("port/views", "port/events"))
    seen = engine.observe("bob").seats["bob"].zones["battle"].cards
    assert [(each.name, each.role, each.face) for each in seen] == [
        ("Hunter", None, "up"), (None, "seal", "down")
    ]  # fmt: skip
    [thing] = engine.observe("alice").permanents
    assert (thing.ignored, thing.cards) == (True, ["bob.battle#2", "s"])
    assert engine.observe("judge").permanents[0].cards == ["b0", "s"]


def test_an_engine_that_shows_a_seal_is_caught() -> None:
    engine = Watched(Shows(reference.engine()), ZONES)
    sealed = CardIn(ref="s", name="Hunter", seals=[CardIn(ref="x", name="Guard")])
    assert isinstance(engine.open(table(sealed, hand="Lift")), Opened)
    with pytest.raises(Breach, match="alice is told of x"):
        engine.observe("alice")


def test_a_seal_that_goes_to_the_hand_is_known_to_its_owner_alone() -> None:
    engine = Watched(reference.engine(), ZONES)
    sealed = CardIn(ref="s", name="Hunter", seals=[CardIn(ref="x", name="Guard")])
    assert isinstance(engine.open(table(sealed, hand="Lift")), Opened)
    cast(engine)
    engine.look_behind(("port/views", "port/events"))
    told = {seat: [event.card for event in engine.events(0, seat)] for seat in ("alice", "bob")}
    assert ("x" in told["bob"], "x" in told["alice"]) == (True, False)
    [hand] = engine.observe("judge").seats["bob"].zones["hand"].cards
    assert hand.traits is not None and (hand.traits.power, hand.traits.keywords) == (2000, ["blocker"])
    assert not engine.observe("judge").permanents[0].ignored


def test_a_table_with_seals_can_be_laid_again() -> None:
    engine = reference.engine()
    sealed = CardIn(
        ref="s", name="Hunter", seals=[CardIn(ref="x", name="Guard"), CardIn(ref="y", name="Guard")]
    )
    assert isinstance(engine.open(table(sealed, hand="Lift")), Opened)
    names = {"s": "Hunter", "x": "Guard", "y": "Guard", "h": "Lift", "m": "Hunter"}
    names |= {f"{seat}{number}": "Guard" for seat in "ab" for number in range(5)}
    again = _seats(engine.observe("judge"), names)["bob"].zones["battle"]
    assert [msgspec.structs.replace(each, face=None) for each in again] == [sealed]


def test_the_judge_knows_of_the_book_that_seals_are_hidden() -> None:
    book = Path(__file__).parents[2] / "features/duel_masters/book.toml"
    assert msgspec.toml.decode(book.read_bytes(), type=BookFile).zones["battle"].turns_down


def test_a_seal_is_nothing_that_other_cards_of_its_name_are() -> None:
    engine = reference.engine()
    sealed = CardIn(ref="s", name="Guard", seals=[CardIn(ref="x", name="Guard")])
    assert isinstance(engine.open(table(sealed, CardIn(ref="y", name="Guard"), hand="Lift")), Opened)
    for _ in range(2):
        seen = [each.traits for each in engine.observe("judge").seats["bob"].zones["battle"].cards]
        assert [each.type for each in seen if each is not None] == [["creature"], [], ["creature"]]
