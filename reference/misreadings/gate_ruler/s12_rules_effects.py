"""Misreadings of section 12: rules effects."""

import contextlib
from collections.abc import Iterator

from duelproof.port import SEATS, Seat
from reference.gate_ruler import s01_overview, s12_rules_effects
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card, place
from reference.kernel.course import index
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
