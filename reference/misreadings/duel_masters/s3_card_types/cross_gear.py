"""Misreadings of 303: cross gear."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Option, Seat
from reference.duel_masters.s1_basics import tapped_and_untapped
from reference.duel_masters.s1_basics.costs import can_pay
from reference.duel_masters.s1_basics.tapped_and_untapped import untapped
from reference.duel_masters.s3_card_types import cross_gear
from reference.duel_masters.s3_card_types.creatures import is_creature
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s5_turn import declaring_attackers
from reference.duel_masters.s7_other_rules import keyword_actions
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import Attach
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _hung_on(game: DMGame, card: Card, way: str) -> list[Card]:
    return [other for other in game.battle(card.owner) if other.host is card and other.hung_as == way]


def tapped_with_their_creature(way: str) -> Any:
    """Return a replacement by which what hangs so on a creature is tapped with it."""
    right = tapped_and_untapped.tap

    def tap(game: DMGame, cards: list[Card]) -> list[Card]:
        for card in cards:
            for hung in _hung_on(game, card, way):
                hung.turned = "exhausted"
        return right(game, cards)

    return replaced(tapped_and_untapped, "tap", tap)


def held_by_what_is_tapped(way: str) -> Any:
    """Return a replacement by which a creature does not attack if what hangs so on it is tapped."""
    right = declaring_attackers.can_attack

    def can_attack(game: DMGame, seat: Seat) -> list[Card]:
        found = right(game, seat)
        return [card for card in found if all(hung.turned == "ready" for hung in _hung_on(game, card, way))]

    return replaced(declaring_attackers, "can_attack", can_attack)


@misreads("303.3a")
def a_gear_serves_all_creatures() -> Iterator[None]:
    """Misreads 303.3a: all creatures of its player are crossed as soon as a gear is crossed to one."""
    right = cross_gear.related

    def related(game: DMGame, card: Card, relation: str, ctx: Context) -> bool:
        hung = ctx.source is not None and ctx.source.host is not None
        return right(game, card, relation, ctx) or (relation == "crossed" and hung)

    with replaced(cross_gear, "related", related):
        yield


@misreads("303.3b")
def crossing_is_free() -> Iterator[None]:
    """Misreads 303.3b: a cross gear is crossed without paying for it again."""

    def crossings(game: DMGame, seat: Seat) -> list[Option]:
        gears = [card for card in game.battle(seat) if "cross gear" in card.printed.type]
        hosts = [card for card in game.battle(seat) if is_creature(game, card)]
        return [
            Option(verb="cross", card=gear.ref, target=host.ref)
            for gear in gears
            for host in hosts
            if gear.host is not host
        ]

    def cross(game: DMGame, seat: Seat, option: Option) -> Flow[None]:
        yield from ()
        cross_gear.hang(game, game.cards[str(option.card)], game.cards[str(option.target)], "gear")

    with replaced(cross_gear, "crossings", crossings), replaced(cross_gear, "cross", cross):
        yield


@misreads("303.3d")
def gears_are_tapped_with_their_creature() -> Iterator[None]:
    """Misreads 303.3d: a cross gear is tapped with the creature that it is crossed to."""
    with tapped_with_their_creature("gear"):
        yield


@misreads("303.3d")
def a_tapped_gear_holds_its_creature() -> Iterator[None]:
    """Misreads 303.3d: a creature does not attack with a tapped cross gear."""
    with held_by_what_is_tapped("gear"):
        yield


@misreads("303.4")
def a_crossed_gear_stays_where_it_is() -> Iterator[None]:
    """Misreads 303.4: a cross gear that is crossed to a creature is not crossed to another."""
    right = cross_gear.can_bear

    def can_bear(game: DMGame, creature: Card, thing: Card) -> bool:
        return thing.host is None and right(game, creature, thing)

    with replaced(cross_gear, "can_bear", can_bear):
        yield


@misreads("303.4a")
def a_gear_is_crossed_to_the_same_creature() -> Iterator[None]:
    """Misreads 303.4a: a player pays to cross a cross gear to the creature that has it."""
    right = cross_gear.crossings

    def crossings(game: DMGame, seat: Seat) -> list[Option]:
        ready = untapped(game.mana(seat))
        again = [
            Option(verb="cross", card=gear.ref, target=gear.host.ref)
            for gear in game.battle(seat)
            if gear.host is not None and can_pay(game, gear, ready)
        ]
        return [*right(game, seat), *again]

    with replaced(cross_gear, "crossings", crossings):
        yield


@misreads("303.4a")
def an_effect_crosses_a_gear_to_the_same_creature() -> Iterator[None]:
    """Misreads 303.4a: an effect crosses a cross gear to the creature that has it."""
    right = keyword_actions.INSTRUCTIONS[Attach]

    def attach(game: DMGame, instr: Attach, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        ctx.did = True

    with replaced(keyword_actions.INSTRUCTIONS, Attach, attach):
        yield


@misreads("303.5")
def gears_go_with_their_creature() -> Iterator[None]:
    """Misreads 303.5: a cross gear goes where its creature goes."""
    right = general.whole

    def whole(game: DMGame, card: Card) -> list[Card]:
        return [*right(game, card), *_hung_on(game, card, "gear")]

    with replaced(general, "whole", whole):
        yield


@misreads("303.5")
def gears_wait_for_their_creature() -> Iterator[None]:
    """Misreads 303.5: a cross gear is still crossed to its creature when that comes back."""

    def unhang(game: DMGame, host: Card) -> None:
        return

    with replaced(cross_gear, "unhang", unhang):
        yield
