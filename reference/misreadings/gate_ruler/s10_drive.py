"""Misreadings of section 10: driving."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Any

import msgspec

from duelproof.port import Option, Seat
from reference.gate_ruler import s07_main_phase_actions, s10_drive
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s09_gate import resolution
from reference.gate_ruler.s14_cards_and_abilities import playing
from reference.gate_ruler.state import GateGame, GateItem, Overdrive
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s07_main_phase_actions import give_back, ready_resources
from reference.misreadings.making import replaced


@misreads("10-2a")
def driven_cards_lie_face_up() -> Iterator[None]:
    """Misreads 10-2a: what the active player drives in her start or main phase lies face up."""
    right = s10_drive._go_on

    def go_on(game: GateGame, seat: Seat, driven: list[Card]) -> Flow[None]:
        yield from right(game, seat, driven)
        if seat == game.active and game.phase in ("start", "main"):
            for card in driven:
                game.turn_over(card, "up")

    with replaced(s10_drive, "_go_on", go_on):
        yield


@misreads("10-2a", "16-12a")
def nothing_keeps_a_card_from_being_driven() -> Iterator[None]:
    """Misreads 10-2a, 16-12a: no replacement effect applies as cards are driven."""

    def put_there(game: GateGame, seat: Seat, cards: list[Card], ctx: Context | None) -> Flow[list[Card]]:
        for card in cards:
            move(game, card, place("drive", seat), "drive")
        yield from ()
        return cards

    with replaced(s10_drive, "_put_there", put_there):
        yield


@misreads("10-4d-1")
def everything_driven_can_be_set() -> Iterator[None]:
    """Misreads 10-4d-1: a driven card can be set even if it is a unit or was revealed."""
    right = s10_drive._uses

    def uses(game: GateGame, seat: Seat, card: Card) -> list[Option]:
        setting = game.option("set", card)
        return list(dict.fromkeys([*right(game, seat, card), setting]))

    with replaced(s10_drive, "_uses", uses):
        yield


@misreads("10-4d-1")
def hidden_cards_are_played_too() -> Iterator[None]:
    """Misreads 10-4d-1: a face-down card that can be set can be played as well."""
    right = s10_drive._uses

    def uses(game: GateGame, seat: Seat, card: Card) -> list[Option]:
        more = [game.option("play", card)] if playing.can_play(game, seat, card) else []
        return list(dict.fromkeys([*right(game, seat, card), *more]))

    with replaced(s10_drive, "_uses", uses):
        yield


@misreads("10-4d-1")
def after_setting_he_goes_on_at_once() -> Iterator[None]:
    """Misreads 10-4d-1: a player who has set a driven card chooses the next one before anything is due."""
    right = s10_drive.resolve_drive

    def resolve_drive(game: GateGame, item: GateItem) -> Flow[None]:
        number = -1
        while item in game.gate and _number_set(game, item.controller) > number:
            number = _number_set(game, item.controller)
            yield from right(game, item)

    with replaced(resolution._RESOLVERS, "drive", resolve_drive):
        yield


def _number_set(game: GateGame, seat: Seat) -> int:
    """Count the cards in a player's set zones, those that overlap others included."""
    return sum(len(cards) for cards in game.sets[seat])


@misreads("10-4c")
def whoever_had_an_overdrive_stays() -> Iterator[None]:
    """Misreads 10-4c: a card that an Overdrive was linked to cannot be chosen even when that is gone."""
    right = s07_main_phase_actions.has_overdrive

    def has_overdrive(game: GateGame, card: Card) -> bool:
        return right(game, card) or any(each.keyword == "Overdrive" for each in card.abilities)

    with replaced(s07_main_phase_actions, "has_overdrive", has_overdrive):
        yield


@misreads("10-4d-1a", "10-4d-1b")
def driven_cards_cost_nothing() -> Iterator[None]:
    """Misreads 10-4d-1a, 10-4d-1b: a driven card is played without paying its level."""
    right = playing.play_card

    def play_card(game: GateGame, seat: Seat, card: Card, *how: Any) -> Flow[None]:
        driven = card.place.zone == "drive"
        ready = ready_resources(game, seat)
        yield from right(game, seat, card, *how)
        if driven:
            give_back(ready)

    with replaced(playing, "play_card", play_card):
        yield


@misreads("10-4d-1a")
def overdrives_cost_nothing() -> Iterator[None]:
    """Misreads 10-4d-1a: an Overdrive ability is played without paying its cost."""
    right = s07_main_phase_actions.play_overdrive

    def play_overdrive(game: GateGame, overdrive: Overdrive) -> Flow[None]:
        ready = ready_resources(game, overdrive.seat)
        yield from right(game, overdrive)
        give_back(ready)

    with replaced(s07_main_phase_actions, "play_overdrive", play_overdrive):
        yield


@misreads("10-3a")
def in_one_s_own_turn_driving_is_simple() -> Iterator[None]:
    """Misreads 10-3a: the active player's driven cards lie face down and wait in any phase."""
    right = s10_drive._drive_out_of_turn

    def drive_out_of_turn(game: GateGame, seat: Seat, driven: list[Card]) -> Flow[None]:
        if seat != game.active:
            yield from right(game, seat, driven)

    with replaced(s10_drive, "_drive_out_of_turn", drive_out_of_turn):
        yield


@misreads("10-3a")
def in_a_turn_of_the_other_s_driving_is_simple() -> Iterator[None]:
    """Misreads 10-3a: the driven cards of the player who is not active lie face down and wait."""
    right = s10_drive._drive_out_of_turn

    def drive_out_of_turn(game: GateGame, seat: Seat, driven: list[Card]) -> Flow[None]:
        if seat == game.active:
            yield from right(game, seat, driven)

    with replaced(s10_drive, "_drive_out_of_turn", drive_out_of_turn):
        yield


@misreads("7-2a-2", "10-3b-1")
def all_overdrives_are_linked_to_the_first_card() -> Iterator[None]:
    """Misreads 7-2a-2, 10-3b-1: all Overdrives are linked to the card that was revealed first."""
    right = s07_main_phase_actions.add_overdrives

    def add_overdrives(game: GateGame, card: Card) -> None:
        right(game, card)
        for each in game.overdrives:
            each.card, each.life = game.overdrives[0].card, game.overdrives[0].life

    with replaced(s07_main_phase_actions, "add_overdrives", add_overdrives):
        yield


@misreads("10-4d-1")
def overdrives_are_not_played_in_a_drive() -> Iterator[None]:
    """Misreads 10-4d-1: an Overdrive ability of a drive process can only be removed."""
    right = s10_drive._choices

    def choices(game: GateGame, item: GateItem) -> list[Option]:
        return [option for option in right(game, item) if option.verb != "overdrive"]

    with replaced(s10_drive, "_choices", choices):
        yield


def _dealt_with_at_once(phase: str) -> AbstractContextManager[None]:
    """Let what the active player drives in a phase be dealt with as at any other time."""
    right = s10_drive._go_on

    def go_on(game: GateGame, seat: Seat, driven: list[Card]) -> Flow[None]:
        if seat == game.active and game.phase == phase:
            yield from s10_drive._drive_out_of_turn(game, seat, driven)
        else:
            yield from right(game, seat, driven)

    return replaced(s10_drive, "_go_on", go_on)


@misreads("10-2a")
def the_start_phase_is_another_time() -> Iterator[None]:
    """Misreads 10-2a: what the active player drives in her start phase is dealt with at once."""
    with _dealt_with_at_once("start"):
        yield


@misreads("10-2a")
def the_main_phase_is_another_time() -> Iterator[None]:
    """Misreads 10-2a: what the active player drives in her main phase is dealt with at once."""
    with _dealt_with_at_once("main"):
        yield


@misreads("10-4d-1b")
def driven_units_are_no_summons() -> Iterator[None]:
    """Misreads 10-4d-1b: a unit that is played out of a drive does not count towards the summon cap."""
    right = playing.play_card

    def play_card(game: GateGame, seat: Seat, card: Card, *how: Any) -> Flow[None]:
        driven, before = card.place.zone == "drive", game.summons[seat]
        yield from right(game, seat, card, *how)
        if driven:
            game.summons[seat] = before

    with replaced(playing, "play_card", play_card):
        yield


@misreads("10-3a-1")
def one_chosen_card_stays_hidden() -> Iterator[None]:
    """Misreads 10-3a-1: of the cards that a player would keep hidden only one stays so."""
    right = s10_drive._drive_out_of_turn

    def drive_out_of_turn(game: GateGame, seat: Seat, driven: list[Card]) -> Flow[None]:
        yield from right(game, seat, driven)
        standard = [
            card for card in driven if card.face == "down" and s07_main_phase_actions.is_standard(card)
        ]
        for card in standard[1:]:
            game.turn_over(card, "up")

    with replaced(s10_drive, "_drive_out_of_turn", drive_out_of_turn):
        yield


@misreads("10-3c")
def each_driven_card_has_a_drive() -> Iterator[None]:
    """Misreads 10-3c: a drive resolution process comes onto the gate for each driven card."""
    right = GateGame.put_on_gate

    def put_on_gate(game: GateGame, item: GateItem) -> GateItem:
        if item.kind != "drive":
            return right(game, item)
        driven = reversed(item.linked)
        drives = [msgspec.structs.replace(item, oid=game.oid("drive"), linked=[each]) for each in driven]
        return [right(game, each) for each in drives][-1]

    with replaced(GateGame, "put_on_gate", put_on_gate):
        yield
