"""Duel Masters for play-outs: sections 4 (zones), 703 (state-based actions) and 100 (decks)."""

from collections.abc import Iterator, Mapping
from random import Random

from duelproof.playout import everywhere as every
from duelproof.playout.dealing import build, colours_of, of_types, plain_card, position, traits
from duelproof.playout.invariant import Invariant, Playbook, Zone
from duelproof.playout.scene import Scene
from duelproof.port import SEATS, CardSpec, Position

GAME, REVISION = "duel-masters", "s-max"

_NEVER_IN_BATTLE = frozenset({"spell", "castle"})

ZONES: Mapping[str, Zone] = {
    "deck": Zone("none", turns_up=True, own=True),
    "hand": Zone("owner", own=True),
    "battle": Zone(poses=True, own=True, holds_not=_NEVER_IN_BATTLE, why=("DM-403.1", "DM-302.3")),
    "mana": Zone(poses=True, own=True),
    "graveyard": Zone(own=True),
    "shield": Zone("none", turns_up=True, own=True),
    "hyper": Zone(own=True),
    "gr": Zone("none", turns_up=True, own=True),
}
"""400.1, 400.2, 105.4a: who sees what, what is tapped, what may lie there."""


def _settled(scene: Scene) -> Iterator[str]:
    """703: state-based actions are done before anybody is asked anything."""
    if scene.decision is None or scene.decision.player not in SEATS:
        return
    for where, card in scene.lying:
        power = card.traits.power if card.traits is not None else None
        if where.endswith(".battle") and isinstance(power, int) and power <= 0:
            yield f"{card.ref} has a power of {power} and is not destroyed (703.4c)"
    if scene.judge.phase == "preparation":
        return
    for seat in SEATS:
        if not scene.count(seat, "deck"):
            yield f"{seat} has no deck and has not lost (703.4b)"


def _colourful_mana(scene: Scene) -> Iterator[str]:
    """107: what is paid with is in the mana zone, where every card is seen."""
    for where, card in scene.lying:
        if where.endswith(".mana") and card.face == "down":
            yield f"{card.ref} lies face down in {where}"


_SIZE, _COPIES = 40, 4
_BESIDE = ("psychic", "dragheart", "GR")
"""407.1, 408.1: what is kept beside the deck."""


def deal(cards: Mapping[str, CardSpec], rng: Random) -> Position:
    """Two decks of 40 cards, of one to three civilizations (100.2, 100.2a)."""
    pool = [
        card
        for card in of_types(cards, "creature", "spell", "cross gear")
        if traits(card).supertype not in _BESIDE
    ]
    zones = {seat: {"deck": _deck(pool, rng)} for seat in SEATS}
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


PLAYBOOK = Playbook(
    game=GAME,
    zones=ZONES,
    invariants=(
        every.one_place("DM-400.1", "DM-409.1c"),
        every.counted("DM-401.3", "DM-402.3", "DM-409.1c", "DM-113.2"),
        every.shown(ZONES, "DM-400.2a", "DM-402.3", "DM-404.2", "DM-405.2", "DM-407.2"),
        every.secret(ZONES, "DM-400.2b", "DM-401.2", "DM-402.3", "DM-406.2", "DM-408.2"),
        every.fits_zone(ZONES, "DM-400.3"),
        every.own_zone(ZONES, "DM-400.1"),
        every.posed(ZONES, "DM-105.1", "DM-105.4a"),
        every.well_put("DM-101.4"),
        every.over("DM-104.1"),
        Invariant(
            "settled",
            "no state-based action is due when a player is asked",
            ("DM-703.1", "DM-703.3", "DM-703.4b", "DM-703.4c", "DM-104.2b"),
            _settled,
        ),
        Invariant("open-mana", "cards in the mana zone lie face up", ("DM-400.2a",), _colourful_mana),
    ),
    course=every.course(refused=("DM-601.1b", "DM-112.2"), ends=("DM-104.2b",), alike=("DM-400.2b",)),
    deal=deal,
)
"""Duel Masters. A game ends because each turn draws, and an empty deck loses (104.2b)."""
