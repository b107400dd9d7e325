"""Misreadings of 3.8: main phase."""

import contextlib
from collections.abc import Callable, Iterator

from duelproof.port import OTHER, SEATS, Option, Seat
from reference.dimension_zero.s2_definitions import moving, plan_zone, squares
from reference.dimension_zero.s2_definitions.squares import ADJACENT, BASE_SPACE, BATTLE_SPACE, PLACES
from reference.dimension_zero.s3_course_of_play import main_phase
from reference.dimension_zero.s4_processing import moves, priority, resolving
from reference.dimension_zero.state import Duel, Item
from reference.kernel.card import Card, place
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.dimension_zero.s3_course_of_play.helpers import units
from reference.misreadings.making import comes_to_nothing, replaced


@misreads("3.8.1", "3.8.2-1", "3.8.2-5", "3.8.3", "3.8.3-1", "3.8.4", "3.8.4-1", "3.3.1", "3.3.10", "3.7.1")
def played_cards_do_nothing() -> Iterator[None]:
    """Misreads 3.8.2-1: a card may be played, but it goes to the graveyard without effect."""

    def spell(game: Duel, item: Item) -> Flow[None]:
        assert item.card is not None
        yield from moving.to_graveyard(game, [item.card], "resolved")

    with replaced(resolving.HOW, "card", spell):
        yield


@misreads("3.8.2-2", "3.8.3-2", "3.8.4-2", "3.6.1-1")
def abilities_do_nothing() -> Iterator[None]:
    """Misreads 3.8.2-2: an ability may be activated, but it leaves the stack without effect."""

    def ability(game: Duel, item: Item) -> Flow[None]:
        yield from ()

    with replaced(resolving.HOW, "ability", ability):
        yield


@misreads("3.8.1", "3.8.2-1", "3.8.2-5", "3.8.4-1")
def plays_are_forgotten() -> Iterator[None]:
    """Misreads 3.8.2: a legal play is accepted, but the card stays in the hand."""
    with comes_to_nothing("play"):
        yield


@misreads("3.8.2-2", "3.8.3-2", "3.8.4-2")
def activations_are_forgotten() -> Iterator[None]:
    """Misreads 3.8.2-2: a legal activation is accepted, but nothing is put on the stack."""
    with comes_to_nothing("activate"):
        yield


@misreads("3.8.2")
def cards_of_normal_timing_resolve_at_once() -> Iterator[None]:
    """Misreads 3.8.2: a card of normal timing does not wait on the stack."""
    right = priority.ACTIONS["play"]

    def play(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        if game.cards[str(option.card)].printed.timing == "normal":
            yield from resolving.resolve(game)

    with replaced(priority.ACTIONS, "play", play):
        yield


@misreads("3.8.2-2")
def abilities_resolve_at_once() -> Iterator[None]:
    """Misreads 3.8.2-2: an activated ability does not wait on the stack."""
    right = priority.ACTIONS["activate"]

    def activate(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        yield from resolving.resolve(game)

    with replaced(priority.ACTIONS, "activate", activate):
        yield


@misreads("3.8.3")
def first_come_first_served() -> Iterator[None]:
    """Misreads 3.8.3: the object that was put on the stack first resolves first."""
    right = resolving.resolve

    def resolve(game: Duel) -> Flow[None]:
        game.pile.reverse()
        yield from right(game)
        game.pile.reverse()

    with replaced(resolving, "resolve", resolve):
        yield


@misreads("3.8.2-4")
def renewing_needs_no_plan() -> Iterator[None]:
    """Misreads 3.8.2-4: a card is turned up even if there was no plan left to put into the graveyard."""
    right = resolving.HOW["renew"]

    def renew(game: Duel, item: Item) -> Flow[None]:
        yield from right(game, item)
        plan_zone.turn_up(game, item.controller)

    with replaced(resolving.HOW, "renew", renew):
        yield


@misreads("3.8.2-1")
def the_graveyard_is_a_second_hand() -> Iterator[None]:
    """Misreads 3.8.2-1: cards are played from the graveyard, too."""
    with _offering("play", lambda game, seat: game.zone("graveyard", seat)):
        yield


@misreads("3.8.2-5")
def every_plan_is_everybodys() -> Iterator[None]:
    """Misreads 3.8.2-5: the opponent's plan may be played as well."""
    with _offering("play", lambda game, seat: game.zone("deck", OTHER[seat])[:1]):
        yield


@misreads("3.8.2-6", "4.7.3-1")
def every_unit_obeys() -> Iterator[None]:
    """Misreads 3.8.2-6: the opponent's units may be moved as well."""
    with _offering("move", lambda game, seat: units(game, OTHER[seat])):
        yield


@contextlib.contextmanager
def _offering(verb: str, cards: Callable[[Duel, Seat], list[Card]]) -> Iterator[None]:
    """Offer acts with other cards as well, and carry them out, in the block."""
    right = main_phase.main_options

    def options(game: Duel, seat: Seat) -> list[Option]:
        return [*right(game, seat), *(Option(verb=verb, card=card.ref) for card in cards(game, seat))]

    with replaced(main_phase, "main_options", options):
        yield


@misreads("3.8.2-6", "4.7.3-1")
def units_move_everywhere() -> Iterator[None]:
    """Misreads 3.8.2-6: a unit moves to any square of the battle space."""
    with replaced(squares, "ADJACENT", dict.fromkeys(BATTLE_SPACE, BATTLE_SPACE)):
        yield


@misreads("3.8.2-6", "4.7.3-1")
def units_move_to_base_squares() -> Iterator[None]:
    """Misreads 3.8.2-6: a unit moves to the base squares as well."""
    bases = {slot: place("base", seat, slot) for seat in SEATS for slot in BASE_SPACE[seat]}
    right = moves.free_for

    def free_for(game: Duel, seat: Seat, slot: str) -> bool:
        return slot in bases or right(game, seat, slot)

    near = {slot: (*beside, *bases) for slot, beside in ADJACENT.items()}
    with (
        replaced(squares, "ADJACENT", near),
        replaced(squares, "PLACES", PLACES | bases),
        replaced(moves, "free_for", free_for),
    ):
        yield


@misreads("3.8.2-4")
def renewals_resolve_at_once() -> Iterator[None]:
    """Misreads 3.8.2-4: renewing the plan does not wait on the stack."""
    right = priority.ACTIONS["renew"]

    def renew(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        yield from resolving.resolve(game)

    with replaced(priority.ACTIONS, "renew", renew):
        yield


@misreads("3.8.2-6", "4.7.3-2")
def moves_resolve_at_once() -> Iterator[None]:
    """Misreads 3.8.2-6, 4.7.3-2: a move does not wait on the stack."""
    right = priority.ACTIONS["move"]

    def move(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        yield from resolving.resolve(game)

    with replaced(priority.ACTIONS, "move", move):
        yield
