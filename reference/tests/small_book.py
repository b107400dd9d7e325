"""A small book, for tests of what the engines share: a few zones, and a course of play that each test gives.

A marker on a card is a part that it plays, cards in the same slot are related, and only rain has happened.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, get_args

import msgspec

from duelproof.port import OTHER, SEATS, CardIn, CardSpec, Face, Item, Opened, Option, Position, Seat
from duelproof.port.abilities import Ability
from duelproof.port.cards import Traits
from duelproof.port.position import SeatPosition
from duelproof.port.selections import Cond
from duelproof.port.views import View
from duelproof.port.vocabulary import ANY, Vocabulary, take_in
from duelproof.port.words import Sort
from reference.kernel.book import Book, Illegal, ZoneKind
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.course.index import made
from reference.kernel.course.setting import base_fields
from reference.kernel.flow import Flow
from reference.kernel.game import Game, Index

NAME = "small"
ZONES = {
    kind.name: kind
    for kind in (
        ZoneKind("deck", seen_by="none", ordered=True),
        ZoneKind("hand", seen_by="owner"),
        ZoneKind("field", slots=True, poses=True, in_play=True),
        ZoneKind("yard"),
        ZoneKind("beneath", linked=True),
        ZoneKind("aside", in_position=False),
        ZoneKind("street", shared=True, poses=True, in_play=True),
    )
}
SLOTS = ("1", "2")
take_in(
    Vocabulary(
        NAME,
        triggers={"put": ANY, "draw": ANY},
        words=dict.fromkeys(get_args(Sort), ANY) | {"attachment": ("gear",)},
    )
)
Course = Callable[[Any], Flow[None]]


@dataclass(slots=True, eq=False)
class SmallGame(Game):
    """The state of the small book: what is on its stack, and what lies in Bob's hand and is no card."""

    stack: list[Item] = field(default_factory=list)
    shelved: list[Item] = field(default_factory=list)
    held: list[Item] = field(default_factory=list)


def new_game(position: Position) -> SmallGame:
    game = SmallGame(**base_fields(position))  # type: ignore[arg-type]
    game.phase, game.step, game.index = "main", "first", made(Index)
    for kind in ZONES.values():
        for seat in SEATS if not kind.shared else (None,):
            for slot in SLOTS if kind.slots else (None,):
                if f"{seat}.{kind.name}" not in position.format.get("lacking", ()):
                    game.add_zone(kind.name, seat, slot)
    return game


def ready(game: SmallGame, position: Position) -> None:
    if position.seats and "flawed" in position.format:
        raise Illegal("illegal-deck", "the deck is flawed", "S-1", "S-2")


def view(game: SmallGame, shown: View) -> None:
    shown.stack = [msgspec.structs.replace(item) for item in game.stack]
    shown.shelved = [[msgspec.structs.replace(item)] for item in game.shelved]
    shown.seats["bob"].zones["hand"].items = [msgspec.structs.replace(item) for item in game.held]


def in_hand(game: SmallGame, seat: Seat) -> int | None:
    return len(game.zone("hand", seat)) if game.has_zone("hand", seat) else None


def of_deck(game: SmallGame, seat: Seat) -> int | None:
    return len(game.zone("deck", seat)) if game.has_zone("deck", seat) else None


def why_not(game: SmallGame, seat: Seat, option: Option) -> tuple[tuple[str, ...], str]:
    return (("S-7",), f"{seat} may not steal") if option.verb == "steal" else ((), "")


def has_role(game: SmallGame, card: Card, role: str) -> bool:
    return role in card.markers


def related(game: SmallGame, card: Card, relation: str, ctx: Context) -> bool:
    assert ctx.source is not None
    return relation == "same slot" and card.place.slot == ctx.source.place.slot


def happened(game: SmallGame, cond: Cond, ctx: Context) -> bool:
    return cond.name == "rain"


def wins(game: SmallGame, seat: Seat) -> Flow[None]:
    yield from ()
    game.end(seat, [OTHER[seat]], "effect")


def loses(game: SmallGame, seats: list[Seat]) -> Flow[None]:
    yield from ()
    game.end(None, seats, "effect")


def nothing(game: SmallGame) -> Flow[None]:
    """Play a course in which nobody is asked anything."""
    yield from ()


def book(course: Course = nothing, **more: Any) -> Book:
    """Make the book with this course of play, and whatever else is to be different."""
    parts: dict[str, Any] = {
        "game": NAME,
        "revisions": ("1", "2"),
        "capabilities": ("port/refs",),
        "zones": ZONES,
        "new_game": new_game,
        "ready": ready,
        "flow": course,
        "view": view,
        "numbers": {"in hand": in_hand, "of deck": of_deck},
        "names": lambda game, domain: {"color": {"red", "blue"}, "card": {"Sword"}}[domain],
        "why_not": why_not,
        "instructions": {},
        "has_role": has_role,
        "related": related,
        "happened": happened,
        "wins": wins,
        "loses": loses,
    }
    return Book(**(parts | more))


def spec(name: str, *abilities: Ability, **traits: Any) -> CardSpec:
    """Return a card of the small book with one face."""
    printed = Traits(**({"type": ["unit"], "name": name} | traits))
    return CardSpec(name=name, game=NAME, faces=[Face(traits=printed, abilities=list(abilities))])


def card(ref: str, name: str = "Plain", **state: Any) -> CardIn:
    """Return a card of a position."""
    return CardIn(ref=ref, name=name, **state)


def position(
    alice: dict[str, list[CardIn]] | None = None,
    bob: dict[str, list[CardIn]] | None = None,
    *specs: CardSpec,
    **more: Any,
) -> Position:
    """Return a position of the small book, with these cards defined and one that is called Plain."""
    defined = {each.name: each for each in (spec("Plain"), *specs)}
    parts: dict[str, Any] = {
        "game": NAME,
        "revision": "1",
        "door": "main",
        "seats": {"alice": SeatPosition(zones=alice or {}), "bob": SeatPosition(zones=bob or {})},
        "cards": defined,
    }
    return Position(**(parts | more))


def opened(table: Position, course: Course = nothing, **more: Any) -> tuple[ReferenceEngine, SmallGame]:
    """Open a table of the small book; return the engine and its game."""
    engine = ReferenceEngine("small engine", "3", [book(course, **more)])
    answer = engine.open(table)
    assert isinstance(answer, Opened), answer
    game = engine._game
    assert isinstance(game, SmallGame)
    return engine, game
