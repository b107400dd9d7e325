"""Misreadings of 12-4: destruction."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import SEATS, Seat
from reference.gate_ruler import s12_rules_effects
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s09_gate import resolution
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import triggers
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card, place
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s12_rules_effects.helpers import always_due
from reference.misreadings.making import replaced


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


@misreads("12-4a-1")
def what_is_set_dies_with_a_unit() -> Iterator[None]:
    """Misreads 12-4a-1: all that its player has set is destroyed with a unit."""
    right = s12_rules_effects._destroy_dying

    def destroy_dying(game: GateGame, dying: list[Card]) -> None:
        seats = {unit.controller for unit in dying}
        right(game, [*dying, *(card for seat in seats for cards in game.sets[seat] for card in cards)])

    with replaced(s12_rules_effects, "_destroy_dying", destroy_dying):
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


@misreads("12-4b-2b")
def one_unit_takes_all_along() -> Iterator[None]:
    """Misreads 12-4b-2b: when the rules destroy any unit, the process is linked to all units."""
    right = s12_rules_effects._destroy_dying

    def destroy_dying(game: GateGame, dying: list[Card]) -> None:
        right(game, [*dying, *(unit for seat in SEATS for unit in game.units(seat) if unit not in dying)])

    with replaced(s12_rules_effects, "_destroy_dying", destroy_dying):
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


@misreads("12-4b-3a")
def who_makes_room_is_not_destroyed() -> Iterator[None]:
    """Misreads 12-4b-3a: a unit that rules effects put into a graveyard is not destroyed by them."""
    destroy, overlapped = s12_rules_effects._destroy_dying, s12_rules_effects._overlapped
    going: list[Card] = []

    def note_overlapped(game: GateGame) -> Flow[list[Card]]:
        going[:] = yield from overlapped(game)
        return [*going]

    def destroy_dying(game: GateGame, dying: list[Card]) -> None:
        if staying := [unit for unit in dying if unit not in going]:
            destroy(game, staying)

    with (
        replaced(s12_rules_effects, "_overlapped", note_overlapped),
        replaced(s12_rules_effects, "_destroy_dying", destroy_dying),
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


@misreads("12-4c-2")
def of_two_players_units_one_players_are_spared() -> Iterator[None]:
    """Misreads 12-4c-2: of units of both players, only those of the player of the process are destroyed."""
    right = s12_rules_effects.resolve_destruction

    def resolve_destruction(game: GateGame, item: GateItem) -> Flow[None]:
        if len({card.controller for card, _ in item.linked}) == len(SEATS):
            item.linked = [(card, life) for card, life in item.linked if card.controller == item.controller]
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


@misreads("12-4a")
def only_damage_destroys() -> Iterator[None]:
    """Misreads 12-4a: a unit that has no damage is not destroyed."""
    right = s12_rules_effects.is_dying

    def is_dying(game: GateGame, unit: Card) -> bool:
        return unit.damage > 0 and right(game, unit)

    with replaced(s12_rules_effects, "is_dying", is_dying), always_due():
        yield


@misreads("12-4a")
def only_the_loss_of_hp_destroys() -> Iterator[None]:
    """Misreads 12-4a: damage alone does not destroy a unit."""
    right = s12_rules_effects.is_dying

    def is_dying(game: GateGame, unit: Card) -> bool:
        return amount(game, unit, "hp") <= 0 and right(game, unit)

    with replaced(s12_rules_effects, "is_dying", is_dying), always_due():
        yield


@misreads("12-4b-1")
def the_first_unit_of_its_player_is_destroyed() -> Iterator[None]:
    """Misreads 12-4b-1: whichever unit is destroyed, it is the first one of the player who controls it."""
    right = s12_rules_effects.add_destruction

    def add_destruction(game: GateGame, seat: Seat, cards: list[Card], *how: Any, **more: Any) -> None:
        right(game, seat, [next(iter(game.units(card.controller))) for card in cards], *how, **more)

    with replaced(s12_rules_effects, "add_destruction", add_destruction):
        yield


@misreads("12-4b-1")
def who_destroys_a_unit_loses_it() -> Iterator[None]:
    """Misreads 12-4b-1: a unit that an effect destroys counts as one of the player whose effect that is."""

    def wrong(game: Game, kind: str, *rest: Any, **about: Any) -> None:
        if kind == "destroyed" and about.get("source") is not None:
            about["player"] = about["source"].controller
        happen(game, kind, *rest, **about)

    with replaced(triggers, "happen", wrong):
        yield
