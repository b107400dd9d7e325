"""Misreadings of 310: auras."""

from collections.abc import Iterator
from typing import Any

import msgspec

from duelproof.port import CardSpec, Option, Permanent, Seat
from duelproof.port.abilities import Gain, Modify
from duelproof.port.cards import Face
from duelproof.port.selections import Filter, Select
from reference.duel_masters import view
from reference.duel_masters.s3_card_types import auras, cross_gear, using_auras
from reference.duel_masters.s3_card_types.creatures import is_creature
from reference.duel_masters.s3_card_types.cross_gear import hang
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s4_zones.general import move
from reference.duel_masters.s7_other_rules import state_based_actions
from reference.duel_masters.s8_special_cards import succession
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _bearers(wrong: Any) -> Iterator[None]:
    """Let auras be put on other things than GR creatures."""
    right = using_auras.bearers

    def bearers(game: DMGame, seat: Seat) -> list[Option]:
        found: list[Option] = wrong(game, seat, right(game, seat))
        return found

    with replaced(using_auras, "bearers", bearers):
        yield


@misreads("310.2")
def auras_go_on_all_creatures() -> Iterator[None]:
    """Misreads 310.2: an aura is put on any creature."""

    def wrong(game: DMGame, seat: Seat, right: list[Option]) -> list[Option]:
        creatures = [Option(card=card.ref) for card in game.battle(seat) if is_creature(game, card)]
        return [*creatures, *(option for option in right if option not in creatures)]

    yield from _bearers(wrong)


@misreads("310.2")
def effects_attach_auras_to_all_creatures() -> Iterator[None]:
    """Misreads 310.2: an effect attaches an aura to any creature."""
    right = cross_gear.can_bear

    def can_bear(game: DMGame, creature: Card, thing: Card) -> bool:
        aura = cross_gear.way_of(game, thing) == "aura" and is_creature(game, creature)
        return aura or right(game, creature, thing)

    with replaced(cross_gear, "can_bear", can_bear):
        yield


@misreads("310.2", "310.6")
def effects_cross_auras() -> Iterator[None]:
    """Misreads 310.2 and 310.6: an effect attaches an aura as it crosses a gear, not upon other auras."""
    right = cross_gear.way_of

    def way_of(game: DMGame, thing: Card) -> str | None:
        way = right(game, thing)
        return "gear" if way == "aura" else way

    with replaced(cross_gear, "way_of", way_of):
        yield


def _then_on(wrong: Any) -> Iterator[None]:
    """Put an aura on another creature after all."""
    right = using_auras.put_on

    def put_on(game: DMGame, seat: Seat, aura: Card) -> Flow[None]:
        there = using_auras.gr_creatures(game, seat)
        yield from right(game, seat, aura)
        if aura.host is not None and wrong(game, aura.host, there):
            hang(game, aura, there[0], "aura")

    with replaced(using_auras, "put_on", put_on):
        yield


@misreads("310.2")
def auras_go_on_the_first_creature() -> Iterator[None]:
    """Misreads 310.2: an aura is put on the first GR creature there is, whichever is chosen."""
    yield from _then_on(lambda game, host, there: host in there)


@misreads("310.2")
def auras_go_on_a_creature_that_was_there() -> Iterator[None]:
    """Misreads 310.2: a GR creature is summoned for an aura, which is put on one that was there before."""
    yield from _then_on(lambda game, host, there: host not in there and there)


def _when_gone(zone: str) -> Iterator[None]:
    """Put an aura whose creature is gone into a zone."""
    right = using_auras.put_on

    def put_on(game: DMGame, seat: Seat, aura: Card) -> Flow[None]:
        yield from right(game, seat, aura)
        if aura.host is None:
            yield from move(game, aura, zone, "rule")

    with replaced(using_auras, "put_on", put_on):
        yield


@misreads("310.2a")
def auras_that_find_nothing_are_spent() -> Iterator[None]:
    """Misreads 310.2a: an aura whose creature is gone goes to the graveyard."""
    yield from _when_gone("graveyard")


@misreads("310.2a")
def auras_that_find_nothing_take_another() -> Iterator[None]:
    """Misreads 310.2a: an aura whose creature is gone comes to the battle zone all the same."""
    right = state_based_actions._cannot_stay

    def cannot_stay(game: DMGame, card: Card) -> bool:
        return right(game, card) and "aura" not in card.printed.type

    with replaced(state_based_actions, "_cannot_stay", cannot_stay):
        yield from _when_gone("battle")


@misreads("310.3")
def auras_come_as_their_creature_lies() -> Iterator[None]:
    """Misreads 310.3: an aura has the pose of its creature."""
    right = using_auras.put_on

    def put_on(game: DMGame, seat: Seat, aura: Card) -> Flow[None]:
        yield from right(game, seat, aura)
        if aura.host is not None:
            aura.turned = aura.host.turned

    with replaced(using_auras, "put_on", put_on):
        yield


def _read(wrong: Any) -> Iterator[None]:
    """Read auras otherwise."""
    right = auras._as_aura

    def as_aura(face: Face) -> Face:
        read: Face = wrong(face, right(face))
        return read

    with replaced(auras, "_as_aura", as_aura):
        yield


@misreads("310.4")
def auras_have_power() -> Iterator[None]:
    """Misreads 310.4: the number on an aura is its power, too."""

    def wrong(face: Face, right: Face) -> Face:
        return msgspec.structs.replace(right, traits=face.traits)

    yield from _read(wrong)


@misreads("310.4")
def auras_give_no_power() -> Iterator[None]:
    """Misreads 310.4: the number on an aura adds nothing to its creature's power."""

    def wrong(face: Face, right: Face) -> Face:
        given = [ability for ability in right.abilities if ability.id != "power"]
        return msgspec.structs.replace(right, abilities=given)

    yield from _read(wrong)


@misreads("310.4")
def auras_give_power_for_good() -> Iterator[None]:
    """Misreads 310.4: a creature keeps the power of an aura that has left it."""
    had: dict[str, Card] = {}
    right = cross_gear.related

    def related(game: DMGame, card: Card, relation: str, ctx: Context) -> bool:
        source = ctx.source
        if source is None or "aura" not in source.printed.type:
            return right(game, card, relation, ctx)
        if source.host is not None:
            had[source.ref] = source.host
        return relation == "bearer" and had.get(source.ref) is card

    def as_read(spec: CardSpec) -> CardSpec:
        read = right_read(spec)
        anywhere: Any = ("battle", "hand", "graveyard")
        faces = [
            msgspec.structs.replace(
                face, abilities=[msgspec.structs.replace(each, zones=anywhere) for each in face.abilities]
            )
            if "aura" in face.traits.type
            else face
            for face in read.faces
        ]
        return msgspec.structs.replace(read, faces=faces)

    right_read = auras.as_read
    with replaced(cross_gear, "related", related), replaced(auras, "as_read", as_read):
        yield


def _auras_stay(put: bool) -> Iterator[None]:
    right = state_based_actions._cannot_stay

    def cannot_stay(game: DMGame, card: Card) -> bool:
        aura = "aura" in card.printed.type and put == (card.life > 0)
        return right(game, card) and not aura

    with replaced(state_based_actions, "_cannot_stay", cannot_stay):
        yield


@misreads("310.5")
def auras_that_are_put_there_stay() -> Iterator[None]:
    """Misreads 310.5: an aura that an effect puts into the battle zone stays there."""
    yield from _auras_stay(True)


@misreads("310.5")
def auras_that_are_left_there_stay() -> Iterator[None]:
    """Misreads 310.5: an aura whose creature's card has left stays there."""
    yield from _auras_stay(False)


@misreads("310.6")
def auras_go_under_auras() -> Iterator[None]:
    """Misreads 310.6: an aura is put under an aura that is there."""
    right = cross_gear.auras_on

    def auras_on(game: DMGame, card: Card) -> list[Card]:
        return right(game, card)[::-1]

    with replaced(cross_gear, "auras_on", auras_on):
        yield


@misreads("310.6")
def the_other_player_s_auras_lie_uppermost() -> Iterator[None]:
    """Misreads 310.6: the auras of the creature's owner lie below those of the other player."""
    right = cross_gear.auras_on

    def auras_on(game: DMGame, card: Card) -> list[Card]:
        return sorted(right(game, card), key=lambda aura: aura.owner == card.owner)

    with replaced(cross_gear, "auras_on", auras_on):
        yield


def _going(many: int) -> Iterator[None]:
    """Let so many auras of a creature go with it."""
    right = general.whole

    def whole(game: DMGame, card: Card) -> list[Card]:
        staying = cross_gear.auras_on(game, card)[many:]
        return [part for part in right(game, card) if part not in staying]

    with replaced(general, "whole", whole):
        yield


@misreads("310.8")
def one_aura_goes_with_its_creature() -> Iterator[None]:
    """Misreads 310.8: only the uppermost aura of a creature goes where it goes."""
    yield from _going(1)


@misreads("310.8")
def auras_go_to_the_hand() -> Iterator[None]:
    """Misreads 310.8: the auras of a destroyed creature go to the hand."""
    right = general.move_all

    def move_all(game: DMGame, cards: Any, zone: str, name: str, **how: Any) -> Flow[list[Card]]:
        cards = list(cards)
        hung = [aura for card in cards for aura in cross_gear.auras_on(game, card)]
        if zone == "graveyard" and hung:
            yield from right(game, hung, "hand", "rule")
        return (yield from right(game, cards, zone, name, **how))

    with replaced(general, "move_all", move_all):
        yield


def _carried(wrong: Any) -> Iterator[None]:
    right = general._carry

    def carry(game: DMGame, card: Card, *where: Any) -> None:
        right(game, card, *where)
        if "aura" in card.printed.type:
            wrong(card)

    with replaced(general, "_carry", carry):
        yield


@misreads("310.8a")
def auras_become_open_shields() -> Iterator[None]:
    """Misreads 310.8a: an aura that goes to the shield zone lies there face up."""

    def wrong(card: Card) -> None:
        card.face = "up"

    yield from _carried(wrong)


@misreads("310.8a")
def auras_come_tapped_to_the_mana_zone() -> Iterator[None]:
    """Misreads 310.8a: an aura comes to the mana zone tapped, as its creature does."""

    def wrong(card: Card) -> None:
        if card.place.zone == "mana":
            card.turned = "exhausted"

    yield from _carried(wrong)


@misreads("310.7")
def auras_stay_on_the_gr_creature() -> Iterator[None]:
    """Misreads 310.7: an aura stays on the GR creature below, though it counts for what is above."""
    right, right_related = succession.succeed, cross_gear.related

    def succeed(game: DMGame, old: Card, new: Card) -> None:
        hung = cross_gear.auras_on(game, old)
        right(game, old, new)
        for aura in hung:
            aura.host = old

    def related(game: DMGame, card: Card, relation: str, ctx: Context) -> bool:
        host = ctx.source.host if ctx.source is not None else None
        return right_related(game, card, relation, ctx) or (host is not None and host.over is card)

    with replaced(succession, "succeed", succeed), replaced(cross_gear, "related", related):
        yield


def _narrowed(instr: Any, to: Select) -> Any:
    return msgspec.structs.replace(instr, what=to)


def _for_gr_only(kind: type) -> Iterator[None]:
    """Let what an aura gives count for GR creatures only."""
    gr_only = Select(which="all", filter=Filter(relation="bearer", supertype="GR"))

    def wrong(face: Face, right: Face) -> Face:
        given = [
            msgspec.structs.replace(each, effect=tuple(_narrowed(instr, gr_only) for instr in each.effect))
            if isinstance(each.effect[0], kind)
            else each
            for each in right.abilities
        ]
        return msgspec.structs.replace(right, abilities=given)

    yield from _read(wrong)


@misreads("310.7")
def auras_give_power_to_gr_creatures_only() -> Iterator[None]:
    """Misreads 310.7: the power of an aura counts for no creature that has evolved."""
    yield from _for_gr_only(Modify)


@misreads("310.7")
def auras_give_abilities_to_gr_creatures_only() -> Iterator[None]:
    """Misreads 310.7: the abilities of an aura are no abilities of a creature that has evolved."""
    yield from _for_gr_only(Gain)


@misreads("310.7a")
def evolution_creatures_lie_on_their_auras() -> Iterator[None]:
    """Misreads 310.7a: an evolution creature lies on the aura that its source had."""
    right = view._permanents

    def permanents(game: DMGame) -> list[Permanent]:
        found = right(game)
        for each in found:
            auras_first = [ref for ref in each.cards if game.cards[ref].hung_as == "aura"]
            if len(each.cards) > len(auras_first) + 1:
                each.cards = [ref for ref in each.cards if ref not in auras_first]
                each.cards[1:1] = auras_first
        return found

    with replaced(view, "_permanents", permanents):
        yield
