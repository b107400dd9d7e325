"""Section 1, basics: how a game ends, who is asked, what is tapped, and the legal decks."""

from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random

from duelproof.playout import everywhere as every
from duelproof.playout.dealing import build, colours_of, of_types, plain_card, position, ready_made, traits
from duelproof.playout.scene import Scene
from duelproof.port import SEATS, CardSpec, Position
from duelproof.port.abilities import Forbid
from duelproof.port.words import parts

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

_AMID = ("replace", "replace_may", "evolve", "link")
_AMID_PARTS = ("instead", "unseal", "fortify", "aura", "equip", "link", "leaves", "attacker")
"""What is asked while one of several things happens: an event is replaced, a card comes, leaves or parts."""


def is_amid_others(scene: Scene) -> bool:
    """Tell whether one of several actions is under way (116.4b), at which nothing else is looked at.

    An event to come is being replaced (609), a card comes that evolves, links or is put on another, an
    attacker has parted (803.4a), or the game has ended at once (104.1).
    """
    asked = scene.decision
    return asked is None or asked.kind in _AMID or asked.part in _AMID_PARTS


def any_is_kept(scene: Scene) -> bool:
    """Tell whether a card in the game keeps creatures where they are, so that a weak one may live."""
    return any(isinstance(part, Forbid) and part.action in ("be_destroyed", "leave") for part in said(scene))


def said(scene: Scene) -> Iterator[object]:
    """List all that the abilities of cards in the game say, part by part."""
    faces = (face for spec in scene.position.cards.values() for face in spec.faces)
    return (part for face in faces for _, part in parts(face.abilities))


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
