"""Cards, decks and positions of Gate Ruler for the engine's tests."""

from typing import Any

import msgspec

from duelproof.port import CardIn, CardSpec, Position, Seat, SeatPosition, Seeded
from duelproof.port.cards import Face, Traits
from duelproof.port.position import Door

GAME = "gate-ruler"
REVISION = "1.1.2"


def spec(name: str, kind: str, **traits: Any) -> CardSpec:
    """Return a card without abilities."""
    return CardSpec(name=name, game=GAME, faces=[Face(traits=Traits(type=[kind], name=name, **traits))])


RULERS = {
    "Apprentice": (12, 4, 3),
    "Berserker": (12, 5, 4),
    "Highlander": (12, 4, 3),
    "Knight": (11, 3, 3),
    "Legion": (11, 3, 3),
    "Wizard": (10, 2, 2),
    "World Master Alpha 2020": (11, 3, 3),
    "World Master Beta 2020": (9, 3, 3),
}
WITH_HAND = ("Knight", "Legion", "Wizard", "World Master Beta 2020")


def cards() -> dict[str, CardSpec]:
    """Return rulers, units of 50 names, fields, events and resources."""
    found = [
        spec(name, "ruler", life=life, power=atk, strike=stk) for name, (life, atk, stk) in RULERS.items()
    ]
    for n in range(40):
        found.append(
            spec(f"Unit {n}", "unit", cost=n % 3, power=1 + n % 4, hp=1 + n % 5, strike=1 + n % 3,
                 colors=[f"faction {n % 5}"], collector=f"MD-{n}")
        )  # fmt: skip
    for n in range(10):
        kind = "field" if n % 3 == 0 else "event"
        timing = {} if kind == "field" else {"timing": ("standard action", "instant action")[n % 2]}
        found.append(
            spec(f"Other {n}", kind, cost=0, colors=[f"faction {n % 5}"], collector=f"2020-{n}", **timing)
        )
    found.append(spec("Plain Resource", "resource"))
    return {card.name: card for card in found}


def deck_names() -> list[str]:
    """Return fifty different cards that every ruler allows (apart from their factions)."""
    return [f"Unit {n}" for n in range(40)] + [f"Other {n}" for n in range(10)]


def one_faction(spec_of: CardSpec) -> CardSpec:
    """Return the same card in a single faction, for decks that may have few factions."""
    face = spec_of.faces[0]
    traits = msgspec.structs.replace(face.traits, colors=["faction 0"])
    return CardSpec(name=spec_of.name, game=GAME, faces=[Face(traits=traits)])


def seat_position(seat: Seat, ruler: str) -> SeatPosition:
    """Return a player's ruler, deck and resources before preparation."""
    zones = {
        "ruler": [CardIn(ref=f"{seat}-ruler", name=ruler)],
        "deck": [CardIn(ref=f"{seat}-{n}", name=name) for n, name in enumerate(deck_names())],
    }
    if ruler in WITH_HAND:
        zones["resource"] = [CardIn(ref=f"{seat}-r{n}", name="Plain Resource") for n in range(3)]
    return SeatPosition(zones=zones)


def position(alice: str, bob: str, seed: int, door: Door = "setup", events: bool = False) -> Position:
    """Return a whole game from two decks and a seed."""
    defined = cards()
    wide = ("World Master Alpha 2020", "World Master Beta 2020")
    if alice not in wide and bob not in wide:
        defined = {name: one_faction(each) for name, each in defined.items()}
    return Position(
        game=GAME,
        revision=REVISION,
        door=door,
        seats={"alice": seat_position("alice", alice), "bob": seat_position("bob", bob)},
        cards=defined,
        chance=Seeded(seed),
        events=events,
    )
