"""Misreadings of section 12: rules effects."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import SEATS, Seat
from reference.gate_ruler import s01_overview, s12_rules_effects
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s09_gate import resolution
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card, place
from reference.kernel.course import index
from reference.kernel.course.log import Log
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


def _always_due() -> contextlib.AbstractContextManager[None]:
    """Let the engine look for every rules effect each time it checks, in the block."""
    return replaced(index, "made", lambda kind: None)


@misreads("12-2c")
def a_defeat_is_added_twice() -> Iterator[None]:
    """Misreads 12-2c: a defeat process is put on the gate although the player already has one there."""

    def is_beaten(game: GateGame, seat: Seat) -> bool:
        there = sum(seat in item.players for item in game.gate)
        return there < len(SEATS) and s12_rules_effects.is_defeated(game, seat) is not None

    with replaced(s12_rules_effects, "is_beaten", is_beaten), _always_due():
        yield


@misreads("12-2a-1", "12-2a-2")
def defeat_comes_a_card_early() -> Iterator[None]:
    """Misreads 12-2a: a player is defeated with one point of life, or one card of the deck, left."""
    right = s12_rules_effects.is_defeated

    def is_defeated(game: GateGame, seat: Seat) -> str | None:
        life = amount(game, game.rulers[seat], "life")
        early = len(game.damages[seat]) == life - 1 or len(game.decks[seat]) == 1
        return "early" if early else right(game, seat)

    with replaced(s12_rules_effects, "is_defeated", is_defeated), _always_due():
        yield


@misreads("12-2b", "12-2d-1")
def defeat_cannot_be_answered() -> Iterator[None]:
    """Misreads 12-2b: a player who meets a defeat condition has lost at once."""

    def add_defeat(game: GateGame, beaten: list[Seat]) -> None:
        s01_overview.lose(game, dict.fromkeys(beaten, "damage"))

    with replaced(s12_rules_effects, "_add_defeat", add_defeat):
        yield


@misreads("12-4b")
def destruction_cannot_be_answered() -> Iterator[None]:
    """Misreads 12-4b: a destroyed card goes to the graveyard at once."""

    def add_destruction(
        game: GateGame, controller: Seat, cards: list[Card], *rest: object, **how: object
    ) -> None:
        for card in cards:
            move(game, card, place("graveyard", card.owner), "destroy")

    with replaced(s12_rules_effects, "add_destruction", add_destruction):
        yield


@misreads("12-4a-3")
def the_rules_destroy_again() -> Iterator[None]:
    """Misreads 12-4a-3: the rules destroy a unit although an effect's destruction of it is on the gate."""
    right = s12_rules_effects.is_dying

    def is_dying(game: GateGame, unit: Card) -> bool:
        ruled = any(item.by_rules and any(card is unit for card, _ in item.linked) for item in game.gate)
        hp = amount(game, unit, "hp")
        return right(game, unit) or (not ruled and (unit.damage >= hp or hp <= 0))

    with replaced(s12_rules_effects, "is_dying", is_dying):
        yield


@misreads("12-4a-3")
def an_answer_hides_a_destruction() -> Iterator[None]:
    """Misreads 12-4a-3: the rules see only the topmost destruction, and add another after a response."""

    def is_dying(game: GateGame, unit: Card) -> bool:
        topmost = game.gate[-1].linked if game.gate else []
        hp = amount(game, unit, "hp")
        return (unit.damage >= hp or hp <= 0) and not any(card is unit for card, _ in topmost)

    with replaced(s12_rules_effects, "is_dying", is_dying):
        yield


@misreads("12-5a")
def a_field_pushes_another_out() -> Iterator[None]:
    """Misreads 12-5a: the field zone, too, has room for only one card."""
    right = s12_rules_effects._overlapped

    def overlapped(game: GateGame) -> Flow[list[Card]]:
        leaving = yield from right(game)
        for seat in SEATS:
            leaving += game.zone("field", seat)[:-1]
        return leaving

    with replaced(s12_rules_effects, "_overlapped", overlapped), _always_due():
        yield


@misreads("12-6a")
def charges_are_lost_on_the_way() -> Iterator[None]:
    """Misreads 12-6a: charges of a unit that has since changed its zone are linked to nothing."""
    right = s12_rules_effects._loose_charges

    def loose(game: GateGame) -> list[Card]:
        charges = (charge for seat in SEATS for charge in game.zone("charge", seat))
        return right(game) + [
            charge for charge in charges if charge.over and charge.over.since > charge.since
        ]

    with replaced(s12_rules_effects, "_loose_charges", loose), _always_due():
        yield


@misreads("12-4a-1")
def what_is_set_dies_with_a_unit() -> Iterator[None]:
    """Misreads 12-4a-1: all that its player has set is destroyed with a unit."""
    right = s12_rules_effects._destroy_dying

    def destroy_dying(game: GateGame, dying: list[Card]) -> None:
        seats = {unit.controller for unit in dying}
        right(game, [*dying, *(card for seat in seats for cards in game.sets[seat] for card in cards)])

    with replaced(s12_rules_effects, "_destroy_dying", destroy_dying):
        yield


def bad_life(wrong: Callable[[GateGame, Seat, int, int], bool]) -> contextlib.AbstractContextManager[None]:
    """Let another comparison of damage cards and life decide on defeat."""
    right = s12_rules_effects.is_defeated

    def is_defeated(game: GateGame, seat: Seat) -> str | None:
        life = amount(game, game.rulers[seat], "life")
        if game.decks[seat]:
            return "damage" if wrong(game, seat, len(game.damages[seat]), life) else None
        return right(game, seat)

    return replaced(s12_rules_effects, "is_defeated", is_defeated)


@misreads("12-2a-1")
def more_damage_than_life_is_no_defeat() -> Iterator[None]:
    """Misreads 12-2a-1: only just as many damage cards as life defeat a player."""
    with bad_life(lambda game, seat, damage, life: damage == life), _always_due():
        yield


@misreads("12-2a-1")
def every_ruler_has_eleven_life() -> Iterator[None]:
    """Misreads 12-2a-1: what counts is not the life of the player's ruler, but that of a Knight."""
    with bad_life(lambda game, seat, damage, life: damage >= 11), _always_due():
        yield


@misreads("12-2a-1")
def the_last_point_of_life_is_not_needed() -> Iterator[None]:
    """Misreads 12-2a-1: one damage card less than life defeats a player."""
    with bad_life(lambda game, seat, damage, life: damage >= life - 1), _always_due():
        yield


@misreads("12-2c")
def one_defeat_is_enough() -> Iterator[None]:
    """Misreads 12-2c: nobody is defeated while another player's defeat is on the gate."""
    right = s12_rules_effects.is_beaten

    def is_beaten(game: GateGame, seat: Seat) -> bool:
        return right(game, seat) and not any(item.kind == "defeat" for item in game.gate)

    with replaced(s12_rules_effects, "is_beaten", is_beaten):
        yield


@misreads("12-2d-1")
def the_first_condition_counts() -> Iterator[None]:
    """Misreads 12-2d-1: a player whose damage brought the defeat, and who heals it, loses no more."""
    right = s12_rules_effects.resolve_defeat
    why: dict[str, set[Seat]] = {}
    add = s12_rules_effects._add_defeat

    def add_defeat(game: GateGame, beaten: list[Seat]) -> None:
        add(game, beaten)
        why[game.gate[-1].oid] = {seat for seat in beaten if game.decks[seat]}

    def resolve_defeat(game: GateGame, item: GateItem) -> None:
        healed = {
            seat
            for seat in why.get(item.oid, ())
            if len(game.damages[seat]) < amount(game, game.rulers[seat], "life")
        }
        item.players = [seat for seat in item.players if seat not in healed]
        right(game, item)

    with (
        replaced(s12_rules_effects, "_add_defeat", add_defeat),
        replaced(s12_rules_effects, "resolve_defeat", resolve_defeat),
    ):
        yield


@misreads("12-2d-1")
def one_who_is_lost_takes_the_other_along() -> Iterator[None]:
    """Misreads 12-2d-1: of two players both lose if one of them fulfils a condition then."""
    right = s12_rules_effects.resolve_defeat

    def resolve_defeat(game: GateGame, item: GateItem) -> None:
        if any(s12_rules_effects.is_defeated(game, seat) for seat in item.players):
            s01_overview.lose(game, dict.fromkeys(item.players, "damage"))
        else:
            right(game, item)

    with replaced(s12_rules_effects, "resolve_defeat", resolve_defeat):
        yield


def bad_hp(dies: Callable[[GateGame, Card, int], bool]) -> contextlib.AbstractContextManager[None]:
    """Let units live that fulfil a destruction condition, unless they do so in this way."""
    right = s12_rules_effects.is_dying

    def is_dying(game: GateGame, unit: Card) -> bool:
        return right(game, unit) and dies(game, unit, amount(game, unit, "hp"))

    return replaced(s12_rules_effects, "is_dying", is_dying)


@misreads("12-4a-1")
def only_just_as_much_damage_destroys() -> Iterator[None]:
    """Misreads 12-4a-1: damage destroys a unit if it is as great as its HP, not if it is greater."""
    with bad_hp(lambda game, unit, hp: unit.damage == hp):
        yield


@misreads("12-4a-1")
def printed_hp_count() -> Iterator[None]:
    """Misreads 12-4a-1: damage destroys a unit if it is as great as the HP that are printed on it."""
    with bad_hp(lambda game, unit, hp: unit.damage >= (unit.printed.hp or 0)):
        yield


@misreads("12-4a-2")
def less_than_no_hp_is_life() -> Iterator[None]:
    """Misreads 12-4a-2: a unit is destroyed if its HP are 0, not if they are less."""
    with bad_hp(lambda game, unit, hp: hp == 0):
        yield


def a_process_for_each(by_rules: bool) -> contextlib.AbstractContextManager[None]:
    """Let what is destroyed together have a process each, whether the rules do it, or effects."""
    right = s12_rules_effects.add_destruction

    def add_destruction(game: GateGame, seat: Seat, cards: list[Card], *how: Any, **more: Any) -> None:
        apart = more["by_rules"] == by_rules
        for together in [[card] for card in cards] if apart else [cards]:
            right(game, seat, together, *how, **more)

    return replaced(s12_rules_effects, "add_destruction", add_destruction)


@misreads("12-4a-1")
def the_last_hp_is_not_needed() -> Iterator[None]:
    """Misreads 12-4a-1: damage that is one less than its HP destroys a unit."""
    right = s12_rules_effects.is_dying

    def is_dying(game: GateGame, unit: Card) -> bool:
        nearly = unit.damage > 0 and unit.damage == amount(game, unit, "hp") - 1
        linked = any(card is unit for item in game.gate for card, _ in item.linked)
        return right(game, unit) or (nearly and not linked)

    with replaced(s12_rules_effects, "is_dying", is_dying):
        yield


@misreads("12-4b-2a")
def an_effect_destroys_one_by_one() -> Iterator[None]:
    """Misreads 12-4b-2a: an effect that destroys several cards has a process for each of them."""
    with a_process_for_each(by_rules=False):
        yield


@misreads("12-4b-2b")
def the_rules_destroy_one_by_one() -> Iterator[None]:
    """Misreads 12-4b-2b: the rules destroy several units with a process for each of them."""
    with a_process_for_each(by_rules=True):
        yield


@misreads("12-4b-3")
def destroyed_is_who_goes() -> Iterator[None]:
    """Misreads 12-4b-3: a card is destroyed as its destruction resolves."""
    add, resolve = s12_rules_effects.add_destruction, s12_rules_effects.resolve_destruction

    def add_destruction(*what: Any, **how: Any) -> None:
        with replaced(s12_rules_effects, "happen", lambda *event, **about: None):
            add(*what, **how)

    def resolve_destruction(game: GateGame, item: GateItem) -> Flow[None]:
        for card, _ in item.linked:
            happen(game, "destroyed", card=card, player=card.controller, source=item.source)
        yield from resolve(game, item)

    with (
        replaced(s12_rules_effects, "add_destruction", add_destruction),
        replaced(resolution._RESOLVERS, "destruction", resolve_destruction),
    ):
        yield


@misreads("12-4c-1")
def one_unit_saves_all() -> Iterator[None]:
    """Misreads 12-4c-1: if one unit of the process is not to be destroyed any more, none of it is."""
    right = s12_rules_effects.resolve_destruction

    def resolve_destruction(game: GateGame, item: GateItem) -> Flow[None]:
        if item.by_rules and any(card.damage < amount(game, card, "hp") for card, _ in item.linked):
            item.linked = []
        yield from right(game, item)

    with replaced(resolution._RESOLVERS, "destruction", resolve_destruction):
        yield


@misreads("12-4c-2", "12-5a", "12-6a")
def cards_go_to_who_controls_them() -> Iterator[None]:
    """Misreads 12-4c-2, 12-5a, 12-6a: a card goes to the graveyard of its controller, not of its owner."""
    right = putting.bury

    def bury(game: GateGame, cards: list[Card], *how: Any) -> Flow[None]:
        yield from right(game, [card for card in cards if card.owner == card.controller], *how)
        for card in cards:
            if card.owner != card.controller:
                move(game, card, place("graveyard", card.controller))

    with replaced(putting, "bury", bury):
        yield


def room_for_more(zone: str) -> contextlib.AbstractContextManager[None]:
    """Let all cards of a zone stay."""
    right = s12_rules_effects._overlapped

    def overlapped(game: GateGame) -> Flow[list[Card]]:
        leaving = yield from right(game)
        return [card for card in leaving if card.place.zone != zone]

    return replaced(s12_rules_effects, "_overlapped", overlapped)


@misreads("12-5a")
def attack_zones_have_room() -> Iterator[None]:
    """Misreads 12-5a: several units stay in an attack zone."""
    with room_for_more("attack"):
        yield


@misreads("12-5a")
def defense_zones_have_room() -> Iterator[None]:
    """Misreads 12-5a: several units stay in a defense zone."""
    with room_for_more("defense"):
        yield


@misreads("12-5a")
def set_zones_have_room() -> Iterator[None]:
    """Misreads 12-5a: several cards stay in a set zone."""
    with room_for_more("set"):
        yield


@misreads("12-5a")
def the_active_player_chooses() -> Iterator[None]:
    """Misreads 12-5a: the active player chooses what stays, in the other player's zones, too."""
    right = s12_rules_effects._newest

    def newest(game: GateGame, seat: Seat, cards: list[Card]) -> Flow[Card]:
        return (yield from right(game, game.active, cards))

    with replaced(s12_rules_effects, "_newest", newest):
        yield


@misreads("12-1b")
def rules_effects_come_one_by_one() -> Iterator[None]:
    """Misreads 12-1b: what is due is done one after the other."""
    with replaced(Log, "together", lambda log: contextlib.nullcontext()):
        yield


@misreads("12-6a-1")
def charges_wait_for_any_ability() -> Iterator[None]:
    """Misreads 12-6a-1: charges wait for an activated ability on the gate, too."""
    right = s12_rules_effects._loose_charges

    def loose(game: GateGame) -> list[Card]:
        activated = any(item.kind == "ability" and item.ctx.event is None for item in game.gate)
        return [] if activated else right(game)

    with replaced(s12_rules_effects, "_loose_charges", loose):
        yield


@misreads("12-6a-1")
def charges_wait_for_ever() -> Iterator[None]:
    """Misreads 12-6a-1: a charge that has waited for an ability stays when that is done."""
    right = s12_rules_effects._is_awaited
    waited: set[tuple[int, str]] = set()

    def is_awaited(game: GateGame, charge: Card) -> bool:
        if right(game, charge):
            waited.add((id(game), charge.ref))
        return (id(game), charge.ref) in waited

    with replaced(s12_rules_effects, "_is_awaited", is_awaited):
        yield


@misreads("12-7a")
def less_than_no_damage_stays() -> Iterator[None]:
    """Misreads 12-7a: damage of 0 is struck, but not what has become less than that."""
    right = s12_rules_effects._empty_damage

    def empty_damage(game: GateGame) -> None:
        kept = {item.oid: [each for each in item.pairings if each[2] < 0] for item in game.gate}
        right(game)
        for item in game.gate:
            item.pairings = [*item.pairings, *kept[item.oid]]

    with replaced(s12_rules_effects, "_empty_damage", empty_damage):
        yield


@misreads("12-2c-1")
def each_defeat_is_a_process() -> Iterator[None]:
    """Misreads 12-2c-1: where both players are beaten, each has a defeat process of their own."""
    right = s12_rules_effects._add_defeat

    def add_defeat(game: GateGame, beaten: list[Seat]) -> None:
        for seat in beaten:
            right(game, [seat])

    with replaced(s12_rules_effects, "_add_defeat", add_defeat):
        yield


@misreads("12-2c-1")
def the_active_player_is_beaten_first() -> Iterator[None]:
    """Misreads 12-2c-1: where both players are beaten, only the active player's defeat is put on the gate."""
    right = s12_rules_effects._add_defeat

    def add_defeat(game: GateGame, beaten: list[Seat]) -> None:
        right(game, [game.active] if game.active in beaten else beaten)

    with replaced(s12_rules_effects, "_add_defeat", add_defeat):
        yield


@misreads("12-4a")
def only_damage_destroys() -> Iterator[None]:
    """Misreads 12-4a: a unit that has no damage is not destroyed."""
    right = s12_rules_effects.is_dying

    def is_dying(game: GateGame, unit: Card) -> bool:
        return unit.damage > 0 and right(game, unit)

    with replaced(s12_rules_effects, "is_dying", is_dying), _always_due():
        yield


@misreads("12-4a")
def only_the_loss_of_hp_destroys() -> Iterator[None]:
    """Misreads 12-4a: damage alone does not destroy a unit."""
    right = s12_rules_effects.is_dying

    def is_dying(game: GateGame, unit: Card) -> bool:
        return amount(game, unit, "hp") <= 0 and right(game, unit)

    with replaced(s12_rules_effects, "is_dying", is_dying), _always_due():
        yield
