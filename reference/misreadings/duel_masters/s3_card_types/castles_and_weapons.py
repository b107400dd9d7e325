"""Misreadings of 304 to 306: castles, weapons and fortresses."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Option, Place, Seat
from duelproof.port.selections import Filter
from reference.duel_masters.s1_basics.costs import can_pay
from reference.duel_masters.s1_basics.tapped_and_untapped import untapped
from reference.duel_masters.s3_card_types import castles, cross_gear, elements, ruins, weapons
from reference.duel_masters.s3_card_types.cross_gear import hang
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s7_other_rules import state_based_actions
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.duel_masters.s3_card_types.cross_gear import (
    held_by_what_is_tapped,
    tapped_with_their_creature,
)
from reference.misreadings.making import offers_more, replaced


@misreads("304.2")
def castles_lie_face_down() -> Iterator[None]:
    """Misreads 304.2: a castle lies face down, as shields do."""
    right = castles.fortify

    def fortify(game: DMGame, seat: Seat, castle: Card) -> Flow[None]:
        yield from right(game, seat, castle)
        castle.face = "down"

    with replaced(castles, "fortify", fortify):
        yield


@misreads("304.2")
def castles_go_to_the_last_shield() -> Iterator[None]:
    """Misreads 304.2: a castle fortifies the last shield, whichever its player chooses."""
    right = castles.fortify

    def fortify(game: DMGame, seat: Seat, castle: Card) -> Flow[None]:
        yield from right(game, seat, castle)
        last = next(number for number in range(40, 0, -1) if game.zone("shield", seat, str(number)))
        game.lift(castle)
        game.drop(castle, place("shield", seat, str(last)))

    with replaced(castles, "fortify", fortify):
        yield


@misreads("304.2a")
def a_castle_fortifies_all_shields() -> Iterator[None]:
    """Misreads 304.2a: all shields of a player with a castle are fortified."""
    right = elements.is_so

    def is_so(game: DMGame, card: Card, word: str) -> bool:
        if word != "fortified" or card.hung_as == "castle":
            return right(game, card, word)
        return any(other.hung_as == "castle" and other.owner == card.owner for other in game.cards.values())

    with replaced(elements, "is_so", is_so):
        yield


@misreads("304.2a")
def no_castle_fortifies() -> Iterator[None]:
    """Misreads 304.2a: a castle on a shield does not fortify it, though the shield is fortified."""
    right = elements.is_so

    def is_so(game: DMGame, card: Card, word: str) -> bool:
        return word != "fortifying" and right(game, card, word)

    with replaced(elements, "is_so", is_so):
        yield


@misreads("304.3")
def castles_of_broken_shields_stay() -> Iterator[None]:
    """Misreads 304.3: a castle stays when its shield is broken, and goes when an effect puts it elsewhere."""
    right = ruins.abandon

    def abandon(game: DMGame, shield: Card, origin: Place) -> None:
        if shield.place.zone != "hand":
            right(game, shield, origin)

    with replaced(ruins, "abandon", abandon):
        yield


@misreads("304.3")
def castles_fall_only_with_broken_shields() -> Iterator[None]:
    """Misreads 304.3: a castle goes to the graveyard only when its shield is broken."""
    right = ruins.abandon

    def abandon(game: DMGame, shield: Card, origin: Place) -> None:
        if shield.place.zone != "graveyard":
            right(game, shield, origin)

    with replaced(ruins, "abandon", abandon):
        yield


@misreads("304.3")
def any_broken_shield_takes_the_castles() -> Iterator[None]:
    """Misreads 304.3: all castles of a player go to the graveyard when one of his shields leaves."""
    right, right_falling = ruins.abandon, ruins.falling
    doomed: list[Card] = []

    def abandon(game: DMGame, shield: Card, origin: Place) -> None:
        right(game, shield, origin)
        if origin.zone == "shield":
            castles = [card for card in game.cards.values() if card.hung_as == "castle"]
            doomed.extend(card for card in castles if card.owner == shield.owner)

    def falling(game: DMGame) -> list[Card]:
        falls = right_falling(game)
        others = [card for card in dict.fromkeys(doomed) if card in game.zones[card.place]]
        doomed.clear()
        return [*falls, *(card for card in others if card.hung_as == "castle" and card not in falls)]

    with replaced(ruins, "abandon", abandon), replaced(ruins, "falling", falling):
        yield


@misreads("304.3")
def castles_fall_before_the_s_trigger() -> Iterator[None]:
    """Misreads 304.3: a castle goes to the graveyard at once, before an S-trigger of its shield."""

    def triggers(game: DMGame, shield: Card) -> bool:
        return False

    with replaced(ruins, "_triggers", triggers):
        yield


def _offered_from_beside(kind: str) -> Iterator[None]:
    """Offer cards of a type that lie in the hyperspatial zone, whatever they cost."""

    def acts(game: Game, seat: Seat) -> list[Option]:
        assert isinstance(game, DMGame)
        ready = untapped(game.mana(seat))
        return [
            Option(verb="play", card=card.ref)
            for card in game.zone("hyper", seat)
            if kind in card.printed.type
            and (can_pay(game, card, ready) if isinstance(card.printed.cost, int) else ready)
        ]

    with offers_more(acts):
        yield


@misreads("305.1")
def weapons_are_used() -> Iterator[None]:
    """Misreads 305.1: a weapon is used from the hyperspatial zone by paying its cost."""
    yield from _offered_from_beside("weapon")


@misreads("306.1")
def fortresses_are_used() -> Iterator[None]:
    """Misreads 306.1: a fortress is used from the hyperspatial zone by paying its cost."""
    yield from _offered_from_beside("fortress")


@misreads("314.2")
def rule_pluses_are_used() -> Iterator[None]:
    """Misreads 314.2: a rule plus is used from the hyperspatial zone."""
    yield from _offered_from_beside("rule plus")


def _let_in(right_for: bool) -> Iterator[None]:
    """Let every effect put a dragheart there, or none."""

    def is_let_in(game: DMGame, card: Card, wanted: Filter | None) -> bool:
        return right_for or {"weapon", "fortress"}.isdisjoint(card.printed.type)

    with replaced(weapons, "is_let_in", is_let_in):
        yield


@misreads("305.1", "306.1")
def any_effect_brings_draghearts() -> Iterator[None]:
    """Misreads 305.1, 306.1: any effect that puts a card into the battle zone brings a weapon or fortress."""
    yield from _let_in(True)


@misreads("305.1", "306.1")
def no_effect_brings_draghearts() -> Iterator[None]:
    """Misreads 305.1, 306.1: no effect brings a weapon or a fortress."""
    yield from _let_in(False)


@misreads("305.2")
def weapons_are_equipped_on_the_first_card() -> Iterator[None]:
    """Misreads 305.2: a weapon is equipped on a field, if there is one."""
    right = weapons.equip

    def equip(game: DMGame, weapon: Card) -> Flow[None]:
        fields = [card for card in game.battle(weapon.owner) if "field" in card.printed.type]
        if not fields:
            yield from right(game, weapon)
        else:
            hang(game, weapon, fields[0], "weapon")

    with replaced(weapons, "equip", equip):
        yield


@misreads("305.2")
def weapons_are_equipped_on_the_first_creature() -> Iterator[None]:
    """Misreads 305.2: a weapon is equipped on the creature that came first, whichever is chosen."""
    right = weapons.equip

    def equip(game: DMGame, weapon: Card) -> Flow[None]:
        yield from right(game, weapon)
        creatures = [card for card in game.battle(weapon.owner) if "creature" in card.printed.type]
        if creatures:
            hang(game, weapon, creatures[0], "weapon")

    with replaced(weapons, "equip", equip):
        yield


@misreads("305.2")
def a_weapon_serves_all_creatures() -> Iterator[None]:
    """Misreads 305.2: all creatures of its player have what a weapon gives."""
    right = cross_gear.related

    def related(game: DMGame, card: Card, relation: str, ctx: Context) -> bool:
        return right(game, card, relation, ctx) or relation == "bearer"

    with replaced(cross_gear, "related", related):
        yield


@misreads("305.2a", "305.2b")
def weapons_are_tapped_with_their_creature() -> Iterator[None]:
    """Misreads 305.2a: a weapon is tapped with the creature that it is equipped on."""
    with tapped_with_their_creature("weapon"):
        yield


@misreads("305.2a", "305.2b")
def a_tapped_weapon_holds_its_creature() -> Iterator[None]:
    """Misreads 305.2a: a creature does not attack with a tapped weapon."""
    with held_by_what_is_tapped("weapon"):
        yield


def _weapons_stay(first: bool) -> Iterator[None]:
    """Let a weapon stay by itself where it lay first, or where it was put."""
    right = state_based_actions._cannot_stay

    def cannot_stay(game: DMGame, card: Card) -> bool:
        return right(game, card) and not ("weapon" in card.printed.type and first == (card.life == 0))

    with replaced(state_based_actions, "_cannot_stay", cannot_stay):
        yield


@misreads("305.3")
def weapons_outlive_their_creature() -> Iterator[None]:
    """Misreads 305.3: a weapon stays in the battle zone when its creature leaves."""
    yield from _weapons_stay(True)


@misreads("305.3")
def weapons_come_without_a_creature() -> Iterator[None]:
    """Misreads 305.3: a weapon that comes without a creature stays."""
    yield from _weapons_stay(False)


@misreads("306.2")
def fortresses_need_a_creature() -> Iterator[None]:
    """Misreads 306.2: a fortress does not stay without a creature."""
    right = state_based_actions._cannot_stay

    def cannot_stay(game: DMGame, card: Card) -> bool:
        lonely = not any("creature" in other.printed.type for other in game.battle(card.owner))
        return right(game, card) or ("fortress" in card.printed.type and lonely)

    with replaced(state_based_actions, "_cannot_stay", cannot_stay):
        yield


@misreads("306.3")
def fortresses_come_tapped() -> Iterator[None]:
    """Misreads 306.3: a fortress comes tapped, for it lies sideways."""
    right = general._tell

    def tell(game: DMGame, card: Card, origin: Place, name: str, *seal: Any) -> None:
        if "fortress" in card.printed.type and card.place.zone == "battle":
            card.turned = "exhausted"
        right(game, card, origin, name, *seal)

    with replaced(general, "_tell", tell):
        yield
