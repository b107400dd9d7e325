"""Linked cards of Duel Masters: positions in which they lie, and how the view shows them."""

import msgspec
import pytest

import reference
from duelproof.port import (
    SEATS,
    CardIn,
    CardSpec,
    NotOpened,
    OpenAnswer,
    Opened,
    Position,
    Seat,
    SeatPosition,
    Seeded,
)
from duelproof.port.abilities import Ability, TargetSpec
from duelproof.port.position import LinkedCard
from duelproof.port.selections import Filter
from duelproof.port.views import Spot
from reference.kernel.course.engine import ReferenceEngine
from reference.tests.dm_table import creature


def god(name: str, **sides: str) -> CardSpec:
    """Return a god that can be linked to those of these names, by the sides where they lie."""
    spec = creature(name, 2, 3000, ("light",))
    for side, other in sides.items():
        named = TargetSpec(filter=Filter(name=other), key=side)
        spec.faces[0].abilities.append(
            Ability(id=f"g-link-{side}", kind="keyword", keyword="g-link", targets=(named,))
        )
    return spec


SET = {
    spec.name: spec
    for spec in (
        god("West", right="Middle"),
        god("Middle", left="West", right="East"),
        god("East", left="Middle"),
        creature("Guard", 2, 2000, ("light",)),
    )
}


def beside(name: str, x: int, y: int = 0) -> LinkedCard:
    """Return a card linked to another, so far to its right and above it."""
    return LinkedCard(card=CardIn(ref=name.lower(), name=name), x=x, y=y)


def opened(zone: str, name: str, *linked: LinkedCard) -> tuple[ReferenceEngine, OpenAnswer]:
    """Return an engine with a card that others are linked to in a zone of Alice, and its answer."""
    card = CardIn(ref=name.lower(), name=name, linked=list(linked))
    seats: dict[Seat, SeatPosition] = {}
    for seat in SEATS:
        deck = [CardIn(ref=f"{seat}-{number}", name="Guard") for number in range(5)]
        seats[seat] = SeatPosition(zones={"deck": deck})
    seats["alice"].zones[zone] = [card]
    engine = reference.engine()
    return engine, engine.open(
        Position(
            game="duel-masters",
            revision="s-max",
            door="main",
            turn=3,
            cards=SET,
            chance=Seeded(1),
            seats=seats,
        )
    )


@pytest.mark.parametrize(
    ("zone", "linked", "says"),
    [
        ("battle", [beside("Middle", -1)], "'Middle' cannot be linked so"),
        ("battle", [beside("Guard", 1)], "'Guard' cannot be linked so"),
        ("battle", [beside("East", 2)], "'East' cannot be linked so"),
        (
            "battle",
            [beside("Middle", 1), beside("East", 1)],
            "linked to 'west' lie at the same place",
        ),
        ("battle", [beside("Middle", 0)], "linked to 'west' lie at the same place"),
        ("hand", [beside("Middle", 1)], "in zone 'hand' nothing lies under a card or hangs on it"),
    ],
)
def test_a_position_with_cards_that_cannot_be_linked_so_is_refused(
    zone: str, linked: list[LinkedCard], says: str
) -> None:
    _, answer = opened(zone, "West", *linked)
    assert isinstance(answer, NotOpened)
    assert answer.code == "illegal-position"
    assert says in answer.reason


def test_linked_cards_are_one_thing_whichever_order_they_are_listed_in() -> None:
    engine, answer = opened("battle", "West", beside("East", 2), beside("Middle", 1))
    assert isinstance(answer, Opened)
    view = engine.observe("judge")
    [thing] = view.permanents
    assert thing.cards[0] == "west"
    assert sorted(thing.cards) == ["east", "middle", "west"]
    assert sorted(thing.spots, key=lambda spot: spot.x) == [Spot("west"), Spot("middle", 1), Spot("east", 2)]
    assert thing.traits.power == 9000
    shown = {card.ref: card for card in view.seats["alice"].zones["battle"].cards}
    assert {card.role for card in shown.values()} == {"part"}
    assert sorted(shown["middle"].linked_to) == ["east", "west"]
    assert all(card.traits is not None and card.traits.power == 3000 for card in shown.values())


def test_what_a_view_says_of_linked_cards_goes_over_the_wire() -> None:
    engine, _ = opened("battle", "West", beside("Middle", 1))
    view = engine.observe("judge")
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
