"""Dimension Zero for play-outs: 2.23 (zones), 4.16 (rule effects) and 3.1 (decks)."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from random import Random

from duelproof.playout import everywhere as every
from duelproof.playout.dealing import build, colours_of, of_types, plain_card, position, traits
from duelproof.playout.invariant import Invariant, Playbook, Zone
from duelproof.playout.scene import Scene
from duelproof.port import SEATS, CardSpec, CardView, Position

GAME, REVISION = "dimension-zero", "15.00"

ZONES: Mapping[str, Zone] = {
    "deck": Zone("none", turns_up=True, own=True),
    "hand": Zone("owner", own=True),
    "graveyard": Zone(own=True),
    "energy": Zone(poses=True, own=True),
    "smash": Zone("none", poses=True, own=True),
    "removed": Zone(own=True),
    "outside": Zone("owner", own=True),
    "base": Zone(poses=True),
    "square": Zone(poses=True, damage=True),
    "stack": Zone(),
}
"""2.22, 2.23: who sees what, what is frozen or released, where damage lies."""

_LOST_BY_SMASH = 7


def _settled(scene: Scene) -> Iterator[str]:
    """4.16.4: rule effects are done before anybody has priority."""
    if not scene.acting:
        return
    for where, card in scene.lying:
        if where == "square":
            yield from _in_battle_space(card)
        elif where.endswith(".base") and card.traits is not None and "unit" in card.traits.type:
            yield f"the unit {card.ref} lies on the base square {card.at} (4.16.4-14)"
    spots = Counter((card.at, card.controller) for where, card in scene.lying if where == "square")
    spots.update((card.at, card.controller) for where, card in scene.lying if where.endswith(".base"))
    for (at, controller), count in spots.items():
        if count > 1:
            yield f"{controller} has {count} cards on square {at} (4.16.4-6, 4.16.4-7)"
    for seat in SEATS:
        smashed = scene.count(seat, "smash")
        if smashed >= _LOST_BY_SMASH:
            yield f"{seat} has {smashed} smash cards and has not lost (4.16.4-1)"
        if not scene.count(seat, "deck"):
            yield f"{seat} has no deck and has not lost (4.16.4-2)"


def _in_battle_space(card: CardView) -> Iterator[str]:
    if card.traits is None:
        return
    power = card.traits.power
    if "base" in card.traits.type:
        yield f"the base {card.ref} lies on the battle square {card.at} (4.16.4-13)"
    elif isinstance(power, int) and power <= 0:
        yield f"{card.ref} has a power of {power} (4.16.4-4)"
    elif isinstance(power, int) and card.damage >= power:
        yield f"{card.ref} has {card.damage} damage and a power of {power} (4.16.4-5)"


def _embattled(scene: Scene) -> Iterator[str]:
    """3.11.1: two units of different players on a square are in a battle."""
    if not scene.acting:
        return
    on = defaultdict(set)
    for where, card in scene.lying:
        if where == "square":
            on[card.at].add(card.controller)
    fought = {fight.place.slot for fight in scene.judge.fights if fight.place and fight.kind == "battle"}
    for at, controllers in on.items():
        if len(controllers) > 1 and at not in fought:
            yield f"units of both players are on square {at}, and there is no battle"


_SIZE, _COPIES, _FORBIDDEN = 40, 3, 10


def deal(cards: Mapping[str, CardSpec], rng: Random) -> Position:
    """Two decks of 40 cards, of one or two colours (3.1.1, 1.2.4)."""
    pool = of_types(cards, "unit", "base", "strategy")
    zones = {seat: {"deck": _deck(pool, rng)} for seat in SEATS}
    return position(GAME, REVISION, zones, rng)


def _deck(pool: list[CardSpec], rng: Random) -> list[CardSpec]:
    colours = colours_of(pool) or ["red"]
    chosen = rng.sample(colours, rng.randint(1, min(2, len(colours))))
    fitting = [card for card in pool if set(traits(card).colors) <= set(chosen)]

    def may_join(deck: list[CardSpec], card: CardSpec) -> bool:
        symbols = [traits(each).forbidden for each in (*deck, card)]
        return sum(number for number in symbols if isinstance(number, int)) <= _FORBIDDEN

    def filler(number: int) -> CardSpec:
        colour = chosen[number % len(chosen)]
        return plain_card(
            GAME,
            f"Plain {colour.title()} Scout {number + 1}",
            "unit",
            cost=1 + number % 4,
            symbols={colour: 1, "colorless": number % 4} if number % 4 else {colour: 1},
            move_cost={colour: 1},
            colors=[colour],
            power=1000 * (1 + number % 6),
            strike=1 + number % 2,
        )

    return build(fitting, _SIZE, rng, most=lambda card: _COPIES, filler=filler, also=may_join)


PLAYBOOK = Playbook(
    game=GAME,
    zones=ZONES,
    invariants=(
        every.one_place("DZ-2.23.1"),
        every.counted("DZ-2.23.2-3", "DZ-2.25.1-1"),
        every.shown(ZONES, "DZ-2.23.4-3", "DZ-2.23.5-2", "DZ-2.23.6-2", "DZ-2.25.1-1"),
        every.secret(ZONES, "DZ-2.23.2-2", "DZ-2.23.4-3", "DZ-2.23.7-2", "DZ-2.25.2-1"),
        every.fits_zone(ZONES),
        every.own_zone(ZONES, "DZ-2.23.1-1"),
        every.posed(ZONES, "DZ-2.22.0", "DZ-2.23.1-3"),
        every.well_put("DZ-1.1.5", "DZ-4.6.1"),
        every.over("DZ-3.3.3", "DZ-3.3.4", "DZ-3.3.5"),
        Invariant(
            "settled",
            "no rule effect is due when a player has priority",
            (
                "DZ-4.6.3", "DZ-4.16.2", "DZ-4.16.4-1", "DZ-4.16.4-2", "DZ-4.16.4-4", "DZ-4.16.4-5",
                "DZ-4.16.4-6", "DZ-4.16.4-7", "DZ-4.16.4-13", "DZ-4.16.4-14",
            ),
            _settled,
        ),
        Invariant(
            "embattled",
            "units of both players on one square are in a battle",
            ("DZ-3.11.1", "DZ-4.16.4-3"),
            _embattled,
        ),
    ),
    course=every.course(refused=("DZ-4.19.1",), ends=("DZ-3.3.2",), alike=("DZ-2.25.2-1",)),
    deal=deal,
)  # fmt: skip
"""Dimension Zero. A game ends because each turn draws, and an empty deck loses (3.3.2)."""
