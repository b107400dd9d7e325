"""Appendix A, rulers: the decks that they allow, for play-outs."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

from duelproof.playout.dealing import build, colours_of, of_types, plain_card, position, ready_made, traits
from duelproof.port import SEATS, CardSpec, Position

GAME, REVISION = "gate-ruler", "1.1.2"
FOLDER = Path(__file__).parents[2] / "features" / "gate_ruler"


@dataclass(frozen=True, slots=True)
class _DeckRules:
    """Appendix A's deck construction, where it differs from ruler to ruler."""

    factions: int | None
    copies: int
    legendary: int
    level: int | None
    resources: int = 0
    collected: bool = False


_DECKS = {
    "Apprentice": _DeckRules(2, 4, 2, 50),
    "Berserker": _DeckRules(2, 4, 3, 80),
    "Highlander": _DeckRules(3, 1, 2, 50),
    "Knight": _DeckRules(2, 4, 2, None, 3),
    "Legion": _DeckRules(3, 1, 2, None, 3),
    "Wizard": _DeckRules(2, 4, 2, None, 3),
    "World Master Alpha 2020": _DeckRules(None, 4, 0, 40, 0, True),
    "World Master Beta 2020": _DeckRules(None, 4, 0, None, 3, True),
}
_SIZE, _COUNTERS, _PER_FACTION, _COLLECTED = 50, 16, 12, ("MD", "2020")
_LIFE = {"World Master Beta 2020": 9, "Wizard": 10, "Knight": 11, "Legion": 11, "World Master Alpha 2020": 11}


def deal(cards: Mapping[str, CardSpec], rng: Random) -> Position:
    """Deal two rulers with decks that they allow (5-2, Appendix A), of random cards or ready-made."""
    zones = {seat: _side(cards, rng) for seat in SEATS}
    return position(GAME, REVISION, zones, rng)


def _side(cards: Mapping[str, CardSpec], rng: Random) -> dict[str, list[CardSpec]]:
    return ready_made(FOLDER, cards, rng) or _at_random(cards, rng)


def _at_random(cards: Mapping[str, CardSpec], rng: Random) -> dict[str, list[CardSpec]]:
    """Return a ruler, and a deck of random cards that it allows."""
    name = rng.choice(sorted(_DECKS))
    rules = _DECKS[name]
    ruler = cards.get(name) or plain_card(GAME, name, "ruler", life=_LIFE.get(name, 12), power=3, strike=3)
    resources = of_types(cards, "resource") or [plain_card(GAME, "Plain Well", "resource")]
    return {
        "ruler": [ruler],
        "deck": _deck(of_types(cards, "unit", "event", "field"), rules, rng),
        "resource": [rng.choice(resources) for _ in range(rules.resources)],
    }


def _deck(pool: list[CardSpec], rules: _DeckRules, rng: Random) -> list[CardSpec]:
    factions = colours_of(pool)
    if rules.factions is not None:
        factions = rng.sample(factions, min(rules.factions, len(factions)))
    fitting = [
        card
        for card in pool
        if set(traits(card).colors) <= set(factions)
        and (not rules.collected or str(traits(card).collector).startswith(_COLLECTED))
    ]

    def may_join(deck: list[CardSpec], card: CardSpec) -> bool:
        together = [traits(each) for each in (*deck, card)]
        level = sum(each.cost for each in together if isinstance(each.cost, int))
        legendary = sum(each.legendary for each in together)
        counters = sum("Counter" in _keywords(each) for each in (*deck, card))
        colours = [colour for each in together for colour in each.colors]
        return (
            (rules.level is None or level <= rules.level)
            and legendary <= rules.legendary
            and counters <= _COUNTERS
            and (not rules.collected or all(colours.count(c) <= _PER_FACTION for c in set(colours)))
        )

    def copies(card: CardSpec) -> int:
        return 1 if traits(card).legendary else rules.copies

    return build(fitting, _SIZE, rng, most=copies, filler=_filler, also=may_join)


def _keywords(card: CardSpec) -> set[str]:
    return {ability.keyword for ability in card.faces[0].abilities if ability.keyword}


def _filler(number: int) -> CardSpec:
    """Return a plain unit of level 0, of no faction, that every deck may have."""
    return plain_card(
        GAME,
        f"Plain Levy {number + 1}",
        "unit",
        cost=0,
        power=1 + number % 3,
        hp=1 + number % 4,
        strike=1 + number % 2,
        collector=f"MD-{number + 1}",
    )
