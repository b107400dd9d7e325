"""What only makes the engine faster: quick looks before thorough ones, and things found once and kept.

Each function here is put around a plain rule with ``@`` (see `reference.kernel.course.index`).
"""

from collections.abc import Callable, Collection
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar

from duelproof.port import SEATS, Option, Seat
from duelproof.port.abilities import Forbid, Gain, Permit, ReplaceEvent
from reference.gate_ruler.s03_zones.kinds import IN_PLAY
from reference.gate_ruler.state import (
    INSTANT,
    STANDARD,
    GateGame,
    GateIndex,
)
from reference.kernel.abilities import effects
from reference.kernel.abilities.index import GAINED, gained, is_in, touched
from reference.kernel.abilities.perform import instructions
from reference.kernel.card import Card
from reference.kernel.course.index import DONE
from reference.kernel.flow import Flow

P = ParamSpec("P")
T = TypeVar("T")
K = TypeVar("K")
Asked = Callable[Concatenate[GateGame, P], T]
"""Anything that is asked about a game."""


def tabulate(game: GateGame) -> None:
    """Note what the cards of a game can do at all, as far as that is printed."""
    index = game.own_index
    if index is None:
        return
    by_name = {card.spec.name: card for card in game.cards.values()}
    index.forced = any("Forced Reveal" in card.keywords for card in by_name.values())
    sturdy = {name for name, card in by_name.items() if _has_hp(card)}
    index.sturdy = frozenset(card for card in game.cards.values() if card.spec.name in sturdy)
    limited = {name for name, card in by_name.items() if any(each.limit for each in card.abilities)}
    index.limited = [card for card in game.cards.values() if card.spec.name in limited]
    given = [instr.ability for card in by_name.values() for instr in _gains(card)]
    if any(ability.limit for ability in given):
        index.limited = list(game.cards.values())
    index.fields = [game.zone("field", seat) for seat in SEATS]
    index.fronts = [cards for seat in SEATS for _, cards in game.fronts[seat]]
    in_front = {spot for seat in SEATS for spot, _ in game.fronts[seat]}
    index.slots = [
        cards for spot, cards in game.zones.items() if spot.slot is not None and spot not in in_front
    ]
    index.lives = {seat: _life_of(game.rulers[seat]) for seat in SEATS}
    index.sides = [
        (seat, game.rulers[seat], game.decks[seat], game.charges[seat], game.damages[seat]) for seat in SEATS
    ]
    used_in = {name: _used_in(card) for name, card in by_name.items()}
    for timing in (STANDARD, INSTANT):
        index.activators[timing] = [
            (card, zones) for card in game.cards.values() if (zones := used_in[card.spec.name].get(timing))
        ]


def _gains(card: Card) -> list[Gain]:
    """Find the instructions of a card that give abilities."""
    said = [instr for ability in card.abilities for instr in instructions(ability)]
    return [instr for instr in said if isinstance(instr, Gain)]


def _life_of(ruler: Card) -> int:
    """Find the life of a ruler that nothing changes, or 0 where what is printed does not tell it."""
    printed = ruler.printed.life
    return printed if isinstance(printed, int) and "life" not in ruler.natures else 0


def _has_hp(card: Card) -> bool:
    """Tell whether a card has some HP by what is printed on it."""
    printed = card.printed.hp
    return isinstance(printed, int) and printed > 0 and "hp" not in card.natures


def _used_in(card: Card) -> dict[str | None, frozenset[str]]:
    """Find the zones in which an activated ability works that is printed on a card, by timing."""
    used: dict[str | None, frozenset[str]] = {}
    for ability in card.abilities:
        if ability.kind == "activated":
            zones = used.get(ability.timing, frozenset[str]())
            used[ability.timing] = zones.union(ability.zones or IN_PLAY)
    return used


# ------------------------------------------------------------------------------ gate and system process


def unless_idle(nobody_acts: Asked[[], bool]) -> Callable[[Asked[[], Flow[None]]], Asked[[], Flow[None]]]:
    """Do a gate process only if something is on the gate or waits or has changed, or if somebody can act."""

    def around(process: Asked[[], Flow[None]]) -> Asked[[], Flow[None]]:
        @wraps(process)
        def quick(game: GateGame) -> Flow[None]:
            index = game.own_index
            if index is None or index.forced or game.gate or game.waiting or index.settled != game.clock:
                return process(game)
            return DONE if nobody_acts(game) else process(game)

        return quick

    return around


def while_quiet(nobody_acts: Asked[[], bool]) -> Asked[[], bool]:
    """Keep in mind that nobody can act until something changes."""

    @wraps(nobody_acts)
    def quick(game: GateGame) -> bool:
        index = game.own_index
        if index is None:
            return nobody_acts(game)
        if index.quiet == game.clock and game.phase != "main":
            return True
        if not nobody_acts(game):
            return False
        index.quiet = game.clock
        return True

    return quick


Applied = Asked[[], Flow[bool | None]]
"""What does all that is due, and says whether it did anything; a flow with nothing in it says nothing."""


def if_any_forced(play: Applied) -> Applied:
    """Look for cards that have to be played only if any card of the game has Forced Reveal."""

    @wraps(play)
    def quick(game: GateGame) -> Flow[bool | None]:
        return play(game) if game.own_index is None or game.own_index.forced else DONE

    return quick


# ------------------------------------------------------------------------------------------ rules effects


def only_if(may_be_due: Asked[[], bool]) -> Callable[[Applied], Applied]:
    """Look thoroughly for rules effects only if a quick look says that any may be due."""

    def around(apply: Applied) -> Applied:
        @wraps(apply)
        def quick(game: GateGame) -> Flow[bool | None]:
            return apply(game) if game.own_index is None or may_be_due(game) else DONE

        return quick

    return around


def is_due(game: GateGame, is_defeated: Asked[[Seat], object], is_dying: Asked[[Card], bool]) -> bool:
    """Tell whether any rules effect may have something to do."""
    index = game.own_index
    assert index is not None
    known = game.touched
    life_reach = known["life"] if "life" in known else touched(game, "life")
    for seat, ruler, deck, charges, damages in index.sides:
        if ruler.damage or not deck:
            return True
        if None in [charge.over for charge in charges]:
            return True
        known_alive = len(damages) < index.lives[seat] and not (life_reach and is_in(life_reach, ruler))
        if not known_alive and is_defeated(game, seat):
            return True
    for cards in index.slots:
        if len(cards) > 1:
            return True
    hp_reach, sturdy = known["hp"] if "hp" in known else touched(game, "hp"), index.sturdy
    for cards in index.fronts:
        if len(cards) > 1:
            return True
        for unit in cards:
            unhurt = unit in sturdy and not unit.damage and not (hp_reach and is_in(hp_reach, unit))
            if not unhurt and is_dying(game, unit):
                return True
    type_reach = known["type"] if "type" in known else touched(game, "type")
    for cards in index.fields:
        for card in cards:
            may_be_unit = "type" in card.natures or (type_reach and is_in(type_reach, card))
            if may_be_unit and is_dying(game, card):
                return True
    if game.gate and any(points <= 0 for item in game.gate for _, _, points in item.pairings):
        return True
    return bool(game.relinked)


# -------------------------------------------------------------------------------------- cards and abilities


Timed = Asked[[Seat, str, list[Option]], None]
"""What adds options of a timing to a list."""
Listing = Asked[[Seat, list[Option]], None]
"""What adds options to a list."""


def if_any_activator(activations: Timed) -> Timed:
    """Look for activated abilities of a timing only if a card that has one lies where it works."""

    @wraps(activations)
    def quick(game: GateGame, seat: Seat, timing: str, found: list[Option]) -> None:
        if game.own_index is None or _activators(game, game.own_index, timing):
            activations(game, seat, timing, found)

    return quick


def among_activators(cards: Asked[[str], Collection[Card]]) -> Asked[[str], Collection[Card]]:
    """Look for activated abilities of a timing only on cards that have one and lie where it works."""

    @wraps(cards)
    def quick(game: GateGame, timing: str) -> Collection[Card]:
        return cards(game, timing) if game.own_index is None else _activators(game, game.own_index, timing)

    return quick


def _activators(game: GateGame, index: GateIndex, timing: str) -> Collection[Card]:
    """Find the cards that may have an activated ability: any, where one may have been gained."""
    known = game.touched
    if "activated" in (known[GAINED] if GAINED in known else gained(game)):
        return game.cards.values()
    return [card for card, zones in index.activators[timing] if card.place.zone in zones]


def among_limited(cards: Asked[[], Collection[Card]]) -> Asked[[], Collection[Card]]:
    """Look for plays that were counted only on cards that say a limit, or on all if any gives one."""

    @wraps(cards)
    def quick(game: GateGame) -> Collection[Card]:
        return cards(game) if game.own_index is None else game.own_index.limited

    return quick


def if_heard(kind: str) -> Callable[[Asked[[], dict[K, T]]], Asked[[], dict[K, T]]]:
    """Look for abilities that wait for something only if any card of the game has one."""

    def around(find: Asked[[], dict[K, T]]) -> Asked[[], dict[K, T]]:
        @wraps(find)
        def quick(game: GateGame) -> dict[K, T]:
            return find(game) if game.own_index is None or kind in game.heard else {}

        return quick

    return around


def forgetting_nothing(suppose: Asked[P, bool]) -> Asked[P, bool]:
    """Keep what was found to be in force while something is supposed and taken back."""

    @wraps(suppose)
    def quick(game: GateGame, /, *about: P.args, **named: P.kwargs) -> bool:
        standing, in_force, reached = game.standing, game.in_force, game.touched
        answer = suppose(game, *about, **named)
        if game.own_index is not None:
            game.standing, game.in_force, game.touched = standing, in_force, reached
        return answer

    return quick


# ---------------------------------------------------------------------------------------- effects in force


def unless_replaced(happens: Asked[P, Flow[bool]]) -> Asked[P, Flow[bool]]:
    """Ask whether a move is replaced only if any effect in force replaces moves."""

    @wraps(happens)
    def quick(game: GateGame, /, *about: P.args, **named: P.kwargs) -> Flow[bool]:
        if game.own_index is None or effects.changes(game, ReplaceEvent, "move"):
            return (yield from happens(game, *about, **named))
        return True

    return quick


def if_forbidden(action: str) -> Callable[[Asked[[Seat, Card], bool]], Asked[[Seat, Card], bool]]:
    """Ask whether a player is kept from doing something with a card only if any effect forbids it."""

    def around(ask: Asked[[Seat, Card], bool]) -> Asked[[Seat, Card], bool]:
        @wraps(ask)
        def quick(game: GateGame, seat: Seat, card: Card) -> bool:
            there = game.own_index is None or effects.changes(game, Forbid, action)
            return there and ask(game, seat, card)

        return quick

    return around


def if_permitted(action: str) -> Callable[[Listing], Listing]:
    """Look for cards that an effect permits something only if any effect does."""

    def around(look: Listing) -> Listing:
        @wraps(look)
        def quick(game: GateGame, seat: Seat, found: list[Option]) -> None:
            if game.own_index is None or effects.changes(game, Permit, action):
                look(game, seat, found)

        return quick

    return around
