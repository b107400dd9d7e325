"""Gate Ruler for play-outs: sections 3 (zones), 12 (rules effects) and Appendix A (decks)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random

from duelproof.catalogue.decks import Deck, read_decks
from duelproof.catalogue.games import features_folder, game
from duelproof.playout import everywhere as every
from duelproof.playout.dealing import build, colours_of, of_types, plain_card, position, traits
from duelproof.playout.invariant import Invariant, Playbook, Zone
from duelproof.playout.scene import Scene
from duelproof.port import SEATS, CardSpec, CardView, Position, Seat

GAME, REVISION = "gate-ruler", "1.1.2"

_UNITS = Zone(poses=True, damage=True, holds=frozenset({"unit"}), why=("GR-3-8c", "GR-3-9c"))
_NO_RULER = frozenset({"ruler"})

ZONES: Mapping[str, Zone] = {
    "deck": Zone("none", own=True, holds_not=_NO_RULER, why=("GR-5-2c",)),
    "hand": Zone("owner", own=True, holds_not=_NO_RULER),
    "ruler": Zone(poses=True, damage=True, own=True, holds=frozenset({"ruler"}), why=("GR-3-7c",)),
    "attack": _UNITS,
    "defense": _UNITS,
    "set": Zone("owner", turns_up=True, damage=True),  # 3-2d: a unit that goes to ground stays what it is
    "field": Zone(holds=frozenset({"field"}), why=("GR-3-11c",)),
    "drive": Zone("owner", turns_up=True, holds_not=_NO_RULER),
    "damage": Zone(own=True, holds_not=_NO_RULER),
    "charge": Zone(holds_not=_NO_RULER),
    "graveyard": Zone(own=True, holds_not=_NO_RULER),
    "resource": Zone(poses=True, own=True),
    "removal": Zone(own=True),
    "counter": Zone(),
    "outside": Zone(),
    "gate": Zone(),
}
"""3-4 to 3-19: who sees what, what has a state, what may lie there."""


def _one_ruler(scene: Scene) -> Iterator[str]:
    for seat in SEATS:
        rulers = [card for where, card in scene.lying if where == f"{seat}.ruler"]
        if len(rulers) != 1:
            yield f"{seat} has {len(rulers)} cards in the ruler zone"


def _owned(scene: Scene) -> Iterator[str]:
    brought = {
        card.ref: card.owner or seat
        for seat, side in scene.position.seats.items()
        for cards in side.zones.values()
        for card in cards
    }
    for where, card in scene.lying:
        if card.ref in brought and card.owner != brought[card.ref]:
            yield f"{card.ref} in {where} is owned by {card.owner}, and {brought[card.ref]} brought it"


def _had_once(scene: Scene) -> Iterator[str]:
    for where, card in scene.lying:
        words = _words(card)
        for word in ("Breakthrough", "Retaliate"):
            if words.count(word) > 1:
                yield f"{card.ref} in {where} has {word} {words.count(word)} times"


def _resting(scene: Scene) -> bool:
    """Whether a player is asked what to do and nothing resolves: an effect can let him rearrange (15-28)."""
    return scene.acting and (scene.judge.priority is not None or not scene.judge.stack)


def _settled(scene: Scene) -> Iterator[str]:
    """12 as 11 says it: rules effects are done before anybody with priority is asked."""
    if not _resting(scene):
        return
    items = scene.judge.stack
    doomed = {ref for item in items if item.kind == "destruction" for ref in item.linked}
    losing = {seat for item in items if item.kind == "defeat" for seat in item.linked}
    applied = any(item.kind == "ruler-damage" for item in items)
    slots: dict[tuple[str, str | None], int] = {}
    for where, card in scene.lying:
        _, _, zone = where.partition(".")
        if zone in ("attack", "defense"):
            yield from _undestroyed(card, doomed)
        if zone in ("attack", "defense", "set"):
            slots[where, card.at] = slots.get((where, card.at), 0) + 1
        if zone == "ruler" and card.damage and not applied:
            yield f"the ruler {card.ref} has {card.damage} damage that no process applies (12-3a)"
    for (where, slot), count in slots.items():
        if count > 1:
            yield f"{count} cards lie in {where} {slot} (12-5a)"
    for seat in SEATS:
        yield from _undefeated(scene, seat, losing)


def _undestroyed(card: CardView, doomed: set[str]) -> Iterator[str]:
    hp = card.traits.hp if card.traits is not None else None
    if isinstance(hp, int) and (hp <= 0 or card.damage >= hp) and card.ref not in doomed:
        yield f"{card.ref} has {card.damage} damage and {hp} HP, and no destruction process (12-4a)"


def _undefeated(scene: Scene, seat: Seat, losing: set[str]) -> Iterator[str]:
    if seat in losing:
        return
    life, damage = scene.number(seat, "life"), scene.count(seat, "damage")
    if life is not None and damage >= life:
        yield f"{seat} has {damage} damage cards and {life} life, and no defeat process (12-2a-1)"
    if not scene.count(seat, "deck"):
        yield f"{seat} has no deck, and no defeat process (12-2a-2)"


def _linked(scene: Scene) -> Iterator[str]:
    """3-14: what is linked to a card is a charge, and who acts sees each charge linked to one card.

    A charge of which an ability speaks that has triggered may lie there without a link (12-6a-1).
    """
    charges = {card.ref for where, card in scene.lying if where.endswith(".charge")}
    links = Counter(ref for _, card in scene.lying for ref in card.linked_to)
    for ref in links:
        if ref not in charges:
            yield f"{ref} is linked to a card and lies in no charge zone (3-14a)"
    if not _resting(scene):
        return
    waiting = any(item.kind == "ability" for item in (*scene.judge.stack, *scene.judge.waiting))
    for charge in charges:
        times = links[charge or ""]
        if times > 1:
            yield f"{charge} is a charge of {times} cards (12-6b)"
        if not times and not waiting:
            yield f"{charge} lies in a charge zone and is linked to no card (3-14c-2)"


def _capped(scene: Scene) -> Iterator[str]:
    """15-17a-2: nobody comes above the cap, but by a card that has to be played all the same (16-15b-1b)."""
    seat, before = scene.judge.active, scene.before
    summons, cap = scene.number(seat, "summons"), scene.number(seat, "summon_cap")
    if summons is None or cap is None or summons <= cap:
        return
    was = 0
    if before is not None and before.judge.turn == scene.judge.turn:
        was = before.number(seat, "summons") or 0
    played = {event.card for event in scene.fresh if event.kind == "played"}
    forced = sum("Forced Reveal" in _words(card) for _, card in scene.lying if card.ref in played)
    if summons > max(was, cap) + forced:
        yield f"{seat} has summoned {summons} times with a cap of {cap}"


def _words(card: CardView) -> list[str]:
    return card.traits.keywords if card.traits is not None else []


def _countered(scene: Scene) -> Iterator[str]:
    """13-6d-3, 14-16b: a countering card goes on when nothing that its Counter played is on the gate."""
    if not _resting(scene):
        return
    sources = {item.source for item in scene.judge.stack if item.kind == "ability"}
    for where, card in scene.lying:
        if where.endswith(".counter") and card.ref not in sources:
            yield f"{card.ref} lies in {where}, and no ability of it is on the gate"


@dataclass(frozen=True, slots=True)
class _DeckRules:
    """Appendix A's deck construction, as far as it differs from ruler to ruler."""

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


READY = 1 / 3
"""How often a player has one of the decks of ``features/gate_ruler/decks.toml``, else one of random cards."""


def deal(cards: Mapping[str, CardSpec], rng: Random) -> Position:
    """Two rulers and decks that they allow (5-2, Appendix A), of random cards or ready-made."""
    zones = {seat: _side(cards, rng) for seat in SEATS}
    return position(GAME, REVISION, zones, rng)


@cache
def ready_decks() -> Mapping[str, Deck]:
    """The decks that come with the set, by name.

    Raises:
        DeckError: their file is wrong.
    """
    return read_decks(features_folder(game(GAME)) / "decks.toml")


def _side(cards: Mapping[str, CardSpec], rng: Random) -> dict[str, list[CardSpec]]:
    ready = [deck for deck in ready_decks().values() if deck.names <= cards.keys()]
    if ready and rng.random() < READY:
        return rng.choice(ready).zones(cards)
    return _at_random(cards, rng)


def _at_random(cards: Mapping[str, CardSpec], rng: Random) -> dict[str, list[CardSpec]]:
    """A ruler, and a deck of random cards that it allows."""
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
    """A plain unit of level 0, of no faction, that every deck may have."""
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


PLAYBOOK = Playbook(
    game=GAME,
    zones=ZONES,
    invariants=(
        every.one_place("GR-3-2d"),
        every.counted("GR-3-2b-3"),
        every.shown(ZONES, "GR-3-2b-1", "GR-3-3b-3"),
        every.secret(ZONES, "GR-3-2b-2", "GR-3-4b", "GR-3-5b", "GR-3-10b", "GR-3-12c"),
        every.fits_zone(ZONES, "GR-3-2h"),
        every.own_zone(ZONES, "GR-3-2e", "GR-3-2a", but=("swap",)),  # 15-11a: to where the other was
        every.posed(ZONES, "GR-3-3a", "GR-3-3a-2", "GR-3-6g"),
        every.well_put("GR-9-3b", "GR-9-3e"),
        every.over("GR-1-4a", "GR-1-4b", "GR-1-4b-1"),
        Invariant("owned", "a card is always owned by who brought it", ("GR-4-4a", "GR-4-4a-1"), _owned),
        Invariant(
            "had-once", "nothing has Breakthrough or Retaliate twice", ("GR-16-5c", "GR-16-8b"), _had_once
        ),
        Invariant("one-ruler", "each player has exactly one ruler", ("GR-5-2b", "GR-3-7a-1"), _one_ruler),
        Invariant(
            "settled",
            "no rules effect is due when a player is asked to act",
            ("GR-11-2a-1", "GR-12-1b", "GR-12-2c", "GR-12-3a", "GR-12-4b-2b", "GR-12-5a"),
            _settled,
        ),
        Invariant(
            "linked",
            "cards linked to a card are charges, and every charge is linked to one card when a player acts",
            ("GR-3-14a", "GR-3-14c", "GR-3-14c-2", "GR-12-6a", "GR-12-6b"),
            _linked,
        ),
        Invariant(
            "capped",
            "nobody summons beyond the summon cap, unless he has to",
            ("GR-4-3a-1", "GR-15-17a-2", "GR-16-15b-1b"),
            _capped,
        ),
        Invariant(
            "countered",
            "a card lies in a counter zone only as long as its Counter ability is on the gate",
            ("GR-13-6d-2", "GR-13-6d-3", "GR-14-16b-1", "GR-14-16b-2"),
            _countered,
        ),
    ),
    course=every.course(refused=("GR-14-3b-10",), ends=("GR-12-2a-2", "GR-1-4b"), alike=("GR-3-2b-2",)),
    deal=deal,
)
"""Gate Ruler. A game ends because each turn drives or draws, and an empty deck defeats (12-2a-2)."""
