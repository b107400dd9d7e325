"""Cards of Duel Masters with several sides: what is told as they are turned over, and how they lie."""

import pytest

import reference
from duelproof.port import (
    CardIn,
    CardSpec,
    Choice,
    Event,
    Face,
    Option,
    Position,
    SeatPosition,
    Seeded,
    Traits,
)
from duelproof.port.selections import Filter, Select
from reference.duel_masters.vocabulary import Flip, Flipping
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dm_table import creature, spell

ALL = Select(which="all", filter=Filter(zones=("battle",)))


def sided(name: str, kind: str, supertype: str = "") -> CardSpec:
    """Return a card with this side, and a creature on its other side."""
    first = Traits(type=[kind], name=name, cost=2, power=2000, colors=["fire"])
    other = Traits(type=["creature"], name=f"Other {name}", cost=8, power=8000, colors=["fire"])
    if supertype:
        first.supertype = other.supertype = supertype
    return CardSpec(name=name, game="duel-masters", faces=[Face(traits=first), Face(traits=other)])


PLAIN, PULSE, WYVERN = (
    creature("Plain", 2, 2000, ("fire",)),
    sided("Pulse", "heartbeat"),
    sided("Wyvern", "creature", "psychic"),
)


def opened(*battle: CardIn, verb: Flipping = "flip") -> ReferenceEngine:
    """Open a table where Bob has cards in the battle zone, and Alice can turn all over."""
    bell = spell("Bell", 1, ("fire",), Flip(what=ALL, verb=verb))
    zones = {
        "hand": [CardIn(ref="bell", name="Bell")],
        "mana": [CardIn(ref="mana", name="Plain")],
        "deck": [CardIn(ref="last", name="Plain")],
    }
    theirs = {"battle": list(battle), "deck": [CardIn(ref="his", name="Plain")]}
    engine = reference.engine()
    engine.open(
        Position(
            game="duel-masters", revision="s-max", door="main", turn=3, chance=Seeded(1), events=True,
            cards={spec.name: spec for spec in (PLAIN, PULSE, WYVERN, bell)},
            seats={"alice": SeatPosition(zones=zones), "bob": SeatPosition(zones=theirs)},
        )
    )  # fmt: skip
    return engine


def turned_over(verb: Flipping, *battle: CardIn) -> list[Event]:
    """List what is told as Alice has turned over the cards of the battle zone."""
    engine = opened(*battle, verb=verb)
    asked = engine.pending()
    assert asked is not None
    engine.submit(Choice(decision=asked.id, by="alice", pick=[Option(verb="play", card="bell")]))
    return [event for event in engine.events() if event.kind == "flipped"]


@pytest.mark.parametrize(("verb", "side", "shows"), [("awaken", 0, 1), ("flip", 0, 1), ("flip", 1, 0)])
def test_of_a_card_that_is_turned_over_is_told_whose_it_is_how_and_to_which_side(
    verb: Flipping, side: int, shows: int
) -> None:
    [flipped] = turned_over(verb, CardIn(ref="it", name="Wyvern", side=side))
    assert (flipped.card, flipped.player, flipped.name, flipped.value) == ("it", "bob", verb, shows)


def test_cards_are_turned_over_at_the_same_time() -> None:
    one, two = turned_over("flip", CardIn(ref="one", name="Wyvern"), CardIn(ref="two", name="Pulse"))
    assert ({one.card, two.card}, one.batch) == ({"one", "two"}, two.batch)


def test_a_seal_lies_face_down_though_it_has_two_fronts() -> None:
    engine = opened(CardIn(ref="sealed", name="Plain", seals=[CardIn(ref="seal", name="Pulse")]))
    seen = {card.ref for card in engine.observe("alice").seats["bob"].zones["battle"].cards}
    assert "seal" not in seen
    assert "seal" in {card.ref for card in engine.observe("judge").seats["bob"].zones["battle"].cards}
