"""Section 1, basics: how a game ends, who is asked, what is tapped, and the legal decks."""

from collections.abc import Mapping
from pathlib import Path
from random import Random

from duelproof.playout import everywhere as every
from duelproof.playout.dealing import build, colours_of, of_types, plain_card, position, ready_made, traits
from duelproof.port import SEATS, CardSpec, Position

GAME, REVISION = "duel-masters", "s-max"
FOLDER = Path(__file__).parents[2] / "features" / "duel_masters"

INVARIANTS = (
    every.posed("DM-105.1", "DM-105.4a"),
    every.well_put("DM-101.4"),
    every.over("DM-104.1"),
)

COURSE = {"ends": ("DM-104.2b",)}
"""A game ends because each turn draws, and an empty deck loses (104.2b)."""

_SIZE, _COPIES = 40, 4
_BESIDE = ("psychic", "dragheart", "GR")
"""407.1, 408.1: what is kept beside the deck."""


def deal(cards: Mapping[str, CardSpec], rng: Random) -> Position:
    """Deal two decks of 40 cards (100.2, 100.2a), ready-made or of one to three civilizations."""
    pool = [
        card
        for card in of_types(cards, "creature", "spell", "cross gear")
        if traits(card).supertype not in _BESIDE
    ]
    zones = {seat: ready_made(FOLDER, cards, rng) or {"deck": _deck(pool, rng)} for seat in SEATS}
    return position(GAME, REVISION, zones, rng)


def _deck(pool: list[CardSpec], rng: Random) -> list[CardSpec]:
    civilizations = colours_of(pool) or ["fire"]
    chosen = rng.sample(civilizations, rng.randint(1, min(3, len(civilizations))))
    fitting = [card for card in pool if set(traits(card).colors) <= set(chosen)]

    def filler(number: int) -> CardSpec:
        return plain_card(
            GAME,
            f"Plain {chosen[number % len(chosen)].title()} Cub {number + 1}",
            "creature",
            cost=1 + number % 5,
            colors=[chosen[number % len(chosen)]],
            power=1000 * (1 + number % 6),
            mana=1,
        )

    return build(fitting, _SIZE, rng, most=lambda card: _COPIES, filler=filler)
