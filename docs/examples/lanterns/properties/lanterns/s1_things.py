"""Section 1: decks of ten (1.2), and who sees which cards (1.3 to 1.6)."""

from collections.abc import Mapping
from random import Random

from duelproof.playout import everywhere as every
from duelproof.playout.dealing import build, plain_card, position
from duelproof.port import SEATS, CardSpec, Position

INVARIANTS = (
    every.one_place(),
    every.counted(),
    every.shown("LA-1.5", "LA-1.6"),
    every.secret("LA-1.3", "LA-1.4"),
    every.own_zone("LA-1.6", "LA-4.3"),
)
COURSE = {"alike": ("LA-1.3", "LA-1.4")}


def deal(cards: Mapping[str, CardSpec], rng: Random) -> Position:
    """Deal two decks of ten lanterns, of each at most two."""

    def filler(number: int) -> CardSpec:
        return plain_card("lanterns", f"Plain Lantern {number + 1}", "lantern", power=1 + number)

    decks = {
        seat: {"deck": build(cards.values(), 10, rng, most=lambda card: 2, filler=filler)} for seat in SEATS
    }
    return position("lanterns", "1", decks, rng)
