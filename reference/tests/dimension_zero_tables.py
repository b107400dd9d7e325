"""Cards, decks and positions of Dimension Zero for the engine's tests."""

from random import Random
from typing import Any

from duelproof.catalogue.cards import load_cards
from duelproof.catalogue.games import features_folder, game
from duelproof.port import SEATS, CardIn, CardSpec, Position, Seat, SeatPosition, Seeded
from duelproof.port.cards import Face, Traits
from duelproof.port.position import Door

GAME = "dimension-zero"
REVISION = "15.00"
TIMINGS = ("normal", "normal", "quick", "battle")


def spec(name: str, kind: str, colour: str, total: int, **traits: Any) -> CardSpec:
    """Return a card without abilities: one symbol of its colour, the rest colourless."""
    symbols = {colour: 1, "colorless": total - 1} if total > 1 else {colour: 1}
    return CardSpec(
        name=name,
        game=GAME,
        faces=[
            Face(
                traits=Traits(type=[kind], name=name, cost=total, colors=[colour], symbols=symbols, **traits)
            )
        ],
    )


def cards() -> dict[str, CardSpec]:
    """Return units, bases and strategies of two colours."""
    found: list[CardSpec] = []
    for n in range(10):
        found.append(
            spec(f"Unit {n}", "unit", ("red", "blue")[n % 2], 1 + n % 4, power=1000 * (1 + n % 5),
                 strike=n % 3, move_cost={"colorless": 1 + n % 2}, timing=TIMINGS[n % 4])
        )  # fmt: skip
    for n in range(2):
        found.append(spec(f"Base {n}", "base", ("red", "blue")[n], 1 + n, timing=TIMINGS[2 * n]))
    for n in range(2):
        found.append(spec(f"Plan {n}", "strategy", ("red", "blue")[n], 1 + n, timing=TIMINGS[3 * n]))
    return {card.name: card for card in found}


def written_cards() -> dict[str, CardSpec]:
    """Return the cards of the scenarios, with all their abilities."""
    return load_cards(features_folder(game(GAME)) / "cards", GAME)


def written_position(seed: int) -> Position:
    """Return a whole game from two random decks of the scenarios' cards."""
    defined = written_cards()
    rng = Random(seed)
    names = [name for name, spec in defined.items() for _ in range(3) if not _bars_decks(spec)]
    start = position(seed)
    start.cards = defined
    for seat in SEATS:
        chosen = rng.sample(names, 40)
        start.seats[seat].zones["deck"] = [CardIn(f"{seat}-{n}", name) for n, name in enumerate(chosen)]
    return start


def _bars_decks(spec: CardSpec) -> bool:
    """Tell whether a card's forbidden symbol could make a random deck illegal."""
    return isinstance(spec.faces[0].traits.forbidden, int)


def deck(seat: Seat) -> list[CardIn]:
    """Return forty cards, at most three of a name."""
    names = [name for name in cards() for _ in range(3)][:40]
    return [CardIn(ref=f"{seat}-{n}", name=name) for n, name in enumerate(names)]


def position(seed: int, door: Door = "setup", events: bool = False) -> Position:
    """Return a whole game from two decks and a seed."""
    return Position(
        game=GAME,
        revision=REVISION,
        door=door,
        format={"redraw": True},
        seats={
            "alice": SeatPosition(zones={"deck": deck("alice")}),
            "bob": SeatPosition(zones={"deck": deck("bob")}),
        },
        cards=cards(),
        chance=Seeded(seed),
        events=events,
    )
