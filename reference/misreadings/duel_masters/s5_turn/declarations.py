"""Misreadings of 509.5: what is declared as shields are broken."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import msgspec

from duelproof.port import Seat
from duelproof.port.abilities import Ability, Forbid
from reference.duel_masters.editions import EDITIONS
from reference.duel_masters.s1_basics.golden_rules import resolve_waiting
from reference.duel_masters.s1_basics.shields import piles
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s5_turn import breaking, declarations
from reference.duel_masters.s5_turn.choosing_shields import Shield
from reference.duel_masters.s5_turn.declarations import AS_BROKEN, Declaration
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced

Declared = list[Declaration]


def _otherwise_declared(wrong: Callable[[DMGame, list[Card], Declared], Declared]) -> Iterator[None]:
    """Let something else be declared of the broken cards than their owner has said."""
    right = declarations.declare_as_broken

    def declare(game: DMGame, owner: Seat, broken: list[Card]) -> Flow[Declared]:
        declared = yield from right(game, owner, broken)
        return wrong(game, broken, declared)

    with replaced(declarations, "declare_as_broken", declare):
        yield


def _all_of(game: DMGame, broken: list[Card], word: str) -> Declared:
    found = [(card, now.keyword(game, card, word)) for card in broken]
    return [Declaration(card, ability) for card, ability in found if ability is not None]


@misreads("509.5a", "112.3", "112.3a")
def every_s_trigger_is_used() -> Iterator[None]:
    """Misreads 509.5a: S-triggers are used although their owner declares none."""
    yield from _otherwise_declared(
        lambda game, broken, declared: declared or _all_of(game, broken, "s-trigger")
    )


@misreads("509.5a", "112.3", "112.3a")
def one_s_trigger_is_used() -> Iterator[None]:
    """Misreads 509.5a: of several S-triggers only the first that is declared is used."""
    yield from _otherwise_declared(lambda game, broken, declared: declared[:1])


@misreads("509.5b")
def every_g_strike_is_used() -> Iterator[None]:
    """Misreads 509.5b: a G-strike does what it does although its owner does not declare it."""
    yield from _otherwise_declared(
        lambda game, broken, declared: [
            *(each for each in declared if each.ability.keyword != "g-strike"),
            *_all_of(game, broken, "g-strike"),
        ]
    )


def _harmless(ability: Ability) -> Ability:
    """Let a G-strike keep a creature from blocking instead of attacking."""
    effect = tuple(
        msgspec.structs.replace(each, action="block") if isinstance(each, Forbid) else each
        for each in ability.effect
    )
    return msgspec.structs.replace(ability, effect=effect)


@misreads("509.5b")
def a_g_strike_keeps_from_blocking() -> Iterator[None]:
    """Misreads 509.5b: a G-strike keeps a creature from blocking, not from attacking."""
    yield from _otherwise_declared(
        lambda game, broken, declared: [Declaration(each.card, _harmless(each.ability)) for each in declared]
    )


@misreads("509.5b")
def only_one_g_strike_works() -> Iterator[None]:
    """Misreads 509.5b: of several G-strikes only the first keeps a creature from attacking."""
    yield from _otherwise_declared(
        lambda game, broken, declared: [
            *declared[:1],
            *(Declaration(each.card, _harmless(each.ability)) for each in declared[1:]),
        ]
    )


@misreads("509.5b")
def a_g_strike_is_not_shown() -> Iterator[None]:
    """Misreads 509.5b: only declared S-triggers are shown."""
    with _hidden("g-strike"):
        yield


@misreads("509.5c", "112.3b")
def an_s_back_is_not_shown() -> Iterator[None]:
    """Misreads 509.5c: a declared S-back is not shown."""
    with _hidden("s-back"):
        yield


def _hidden(word: str) -> Any:
    right = declarations._show

    def show(game: DMGame, owner: Seat, declared: Declared) -> None:
        right(game, owner, [each for each in declared if each.ability.keyword != word])

    return replaced(declarations, "_show", show)


@misreads("509.5c", "112.3b")
def an_s_back_must_be_used() -> Iterator[None]:
    """Misreads 509.5c: an S-back is used whenever it can be, although its player does not declare it."""
    right = declarations.declare_backs

    def declare(game: DMGame, owner: Seat, broken: list[Card]) -> Flow[Declared]:
        declared = yield from right(game, owner, broken)
        used = [each.card for each in declared]
        for each in declarations._where_used(game, owner, "s-back"):
            left = [card for card in broken if card.place.zone == "shield"]
            fitting = [card for card in left if declarations._asks_for(game, each, card)]
            if each.card not in used and fitting:
                yield from general.move(game, fitting[0], "graveyard", "discard")
                declared.append(each)
        return declared

    with replaced(declarations, "declare_backs", declare):
        yield


@misreads("509.5c", "112.3b")
def an_s_back_of_the_shields_can_be_used() -> Iterator[None]:
    """Misreads 509.5c: a card with S-back that is broken together with the card it asks for can be used."""
    right = declarations._where_used

    def where_used(game: DMGame, owner: Seat, word: str) -> Declared:
        shields = [card for pile in piles(game, owner) for card in pile]
        return right(game, owner, word) + (_all_of(game, shields, word) if word == "s-back" else [])

    with replaced(declarations, "_where_used", where_used):
        yield


def _otherwise_added(wrong: Callable[[DMGame, Seat, list[Card]], list[Card]]) -> Iterator[None]:
    """Let other cards than those added be discarded for a Sabaki Z."""
    right = declarations.declare_by_crests

    def declare(game: DMGame, owner: Seat, added: list[Card]) -> Flow[Declared]:
        return (yield from right(game, owner, wrong(game, owner, added)))

    with replaced(declarations, "declare_by_crests", declare):
        yield


@misreads("509.5d", "112.3d")
def any_crest_of_the_hand_will_do() -> Iterator[None]:
    """Misreads 509.5d: a card with the crest that was in the hand before can be discarded for a Sabaki Z."""
    yield from _otherwise_added(lambda game, owner, added: game.hand(owner))


@misreads("509.5d", "112.3d")
def a_sabaki_z_must_be_used() -> Iterator[None]:
    """Misreads 509.5d: a Sabaki Z is used whenever it can be, although its player does not declare it."""
    right = declarations.declare_by_crests

    def declare(game: DMGame, owner: Seat, added: list[Card]) -> Flow[Declared]:
        declared = yield from right(game, owner, added)
        crests = [card for card in added if card.place.zone == "hand" and now.keyword(game, card, "crest")]
        able = declarations._where_used(game, owner, "sabaki-z")
        if crests and able and not declared:
            yield from general.move(game, crests[0], "graveyard", "discard")
            declared.append(able[0])
        return declared

    with replaced(declarations, "declare_by_crests", declare):
        yield


@misreads("509.5d", "112.3d")
def a_sabaki_z_must_be_in_the_hand_before() -> Iterator[None]:
    """Misreads 509.5d: a Sabaki Z that comes from the shields together with the crest cannot be used."""
    right, before = declarations.declare_backs, dict[int, list[Card]]()
    where_used = declarations._where_used

    def declare(game: DMGame, owner: Seat, broken: list[Card]) -> Flow[Declared]:
        before[id(game)] = list(game.hand(owner))
        return (yield from right(game, owner, broken))

    def here(game: DMGame, owner: Seat, word: str) -> Declared:
        found = where_used(game, owner, word)
        return [each for each in found if word != "sabaki-z" or each.card in before.get(id(game), [])]

    with replaced(declarations, "declare_backs", declare), replaced(declarations, "_where_used", here):
        yield


@misreads("509.3c")
def declared_cards_are_used_before_the_shield_is_added() -> Iterator[None]:
    """Misreads 509.3c (1.13): of a shield of several cards the S-trigger is used before the rest is added."""
    right = breaking.break_shields

    def wrong(game: DMGame, owner: Seat, shields: list[Shield]) -> Flow[None]:
        for shield in shields:
            urgent = [pair for pair in shield if any(now.keyword(game, pair[0], w) for w in AS_BROKEN)]
            rest = [pair for pair in shield if pair not in urgent]
            yield from right(game, owner, [urgent])
            yield from resolve_waiting(game)
            yield from right(game, owner, [rest])

    with replaced(breaking, "break_shields", wrong):
        yield


@misreads("509.3c")
def by_1_13_all_abilities_of_the_newer_edition_are_declared() -> Iterator[None]:
    """Misreads 509.3c (1.13): G-strike and Sabaki Z are declared as by the newer edition."""
    newer = replace(EDITIONS["1.13"], declared=EDITIONS["s-max"].declared)
    with replaced(EDITIONS, "1.13", newer):
        yield
