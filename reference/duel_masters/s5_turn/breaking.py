"""509.2 to 509.6: breaking shields."""

from collections.abc import Callable, Mapping
from contextlib import nullcontext

from duelproof.port import Option, Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.golden_rules import resolve_waiting
from reference.duel_masters.s1_basics.shields import how_many_broken, piles
from reference.duel_masters.s4_zones.general import move_all, to_zone, would_move
from reference.duel_masters.s5_turn.choosing_shields import Shield, choose_shields
from reference.duel_masters.s5_turn.declarations import (
    Declaration,
    declare_as_broken,
    declare_backs,
    declare_by_crests,
)
from reference.duel_masters.s6_using_cards.replacement_effects import decided_on, what_happens
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.abilities import now, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("509.3", also=("509.3a", "509.3b", "509.4"), edition="1.13")
def _one_by_one(game: DMGame, current: Attack, defender: Seat, many: int) -> Flow[None]:
    """Break the shields one after another, resolving S-triggers after each."""
    attacker, every = current.attacker, many >= ALL
    tried: list[Card] = []
    for _ in range(len(piles(game, defender)) if every else many):
        spared = tried if every else []
        chosen = yield from choose_shields(game, attacker.owner, defender, 1, spared)
        if not chosen:
            return
        current.chosen = chosen
        yield from _before_the_break(game, attacker)
        tried += [card for card, _ in chosen[0]]
        yield from break_shields(game, defender, chosen)
        current.chosen = []
        yield from resolve_waiting(game)


@rule("509.3", also=("509.4", "509.4c"), edition="s-max")
def _together(game: DMGame, current: Attack, defender: Seat, many: int) -> Flow[None]:
    """Choose as many shields as the attacker breaks, and break them at the same time."""
    attacker = current.attacker
    chosen = yield from choose_shields(game, attacker.owner, defender, many)
    current.chosen = chosen
    yield from _before_the_break(game, attacker)
    yield from break_shields(game, defender, chosen)
    current.chosen = []


@rule("509.3", also=("509.4",), edition="s-max")
@rule("509.3", edition="1.13")
def _before_the_break(game: DMGame, attacker: Card) -> Flow[None]:
    """Resolve what waits for the time before an attacker breaks shields, and what that triggers."""
    triggers.happen(game, "before_break", card=attacker, player=attacker.owner)
    yield from resolve_waiting(game)


BREAKING: Mapping[str, Callable[[DMGame, Attack, Seat, int], Flow[None]]] = {
    "together": _together,
    "one by one": _one_by_one,
}
"""509.3: how the shields of a direct attack are broken, by `Edition.breaking`."""


@rule("509.2", also=("509.2a", "509.2b", "509.2c", "701.14d"))
def how_many_shields(game: DMGame, attacker: Card) -> Flow[int]:
    """A creature breaks one shield, or as many as a breaker ability says; its player chooses which one."""
    found = sorted({a.keyword for a in now.abilities(game, attacker) if a.keyword in BREAKERS})
    many = 1 if not found else BREAKERS[(yield from _breaker(game, attacker, found))]
    return how_many_broken(game, attacker.owner, many)


def _breaker(game: DMGame, attacker: Card, found: list[str]) -> Flow[str]:
    """Ask by which of its breaker abilities a creature breaks shields."""
    options = [Option(value=word) for word in found]
    picked = yield from ask.one(game, attacker.owner, "mode", options, about=attacker.ref, part="breaker")
    return str(picked.value)


ALL = 99
"""How many shields a creature breaks that breaks all there are as it begins: more than anybody has."""
BREAKERS = {"w-breaker": 2, "t-breaker": 3, "q-breaker": 4, "world-breaker": ALL}
"""509.2b: how many shields each breaker ability breaks."""


@rule("509.5", also=("509.6", "701.14a"), edition="s-max")
@rule("509.3c", also=("509.4", "701.14a"), edition="1.13")
def break_shields(game: DMGame, owner: Seat, shields: list[Shield]) -> Flow[None]:
    """Break shields of one player."""
    yield from break_together(game, {owner: shields})


@rule("509.5", also=("509.5a", "509.5b", "509.5d", "509.5e", "509.6", "701.14a", "701.14c"), edition="s-max")
@rule("509.3c", also=("509.4", "701.14a", "701.14c"), edition="1.13")
@rule("509.6", also=("113.2",), edition="s-max")
@rule("509.4", also=("113.2",), edition="1.13")
def break_together(game: DMGame, shields: Mapping[Seat, list[Shield]], name: str = "break") -> Flow[None]:
    """Broken shields go to the hand together; what is declared meanwhile waits until they are there.

    So do shields that are put there, which is another ``name`` for it.
    """
    chosen = [shield for own in shields.values() for shield in own]
    there = [pile for shield in chosen if (pile := [card for card, life in shield if card.life == life])]
    events = [_would_happen(game, top, name) for top, *_ in there]
    going = [event.card for event in (yield from what_happens(game, events))]
    broken = [card for pile in there if pile[0] in going for card in pile]
    declared: list[Declaration] = []
    for owner in shields:
        own = [card for card in broken if card.owner == owner]
        _tell(game, owner, own, name)
        declared += yield from declare_as_broken(game, owner, own)
        declared += yield from declare_backs(game, owner, own)
    left = [card for card in broken if card.place.zone == "shield"]
    piles_left = [[card for card in pile if card in left] for pile in there]
    further = [card for _, *more in filter(None, piles_left) for card in more] if name == "break" else []
    added = yield from _add(game, left, name, further)
    for owner in shields:
        own = [card for card in added if card.owner == owner]
        declared += yield from declare_by_crests(game, owner, own)
    for each in declared:
        ctx = Context.of(each.card, each.ability, Happening("declared"))
        triggers.wait(game, each.ability, each.card, ctx)


def _would_happen(game: DMGame, shield: Card, name: str) -> Happening:
    """Say what would happen to a shield: it is broken, which is more than a move, or moves."""
    if name == "break":
        return Happening(name, card=shield, player=shield.owner, origin=shield.place)
    return would_move(game, shield, to_zone(game, shield, "hand"), name)


@rule("509.5", also=("609.3",), edition="s-max")
@rule("509.3c", also=("609.3",), edition="1.13")
def _add(game: DMGame, cards: list[Card], name: str, further: list[Card]) -> Flow[list[Card]]:
    """Add cards of shields to the hand; what replaces their being put there has been asked for already."""
    with nullcontext() if name == "break" else decided_on(game):
        return (yield from move_all(game, cards, "hand", name, unnamed=further))


def _tell(game: DMGame, owner: Seat, broken: list[Card], name: str) -> None:
    """Record that shields are broken, not which cards they are; what is only put into the hand is not."""
    if broken and name == "break":
        game.log.add("broken", cards=tuple(card.ref for card in broken), seen_by=frozenset(), player=owner)
