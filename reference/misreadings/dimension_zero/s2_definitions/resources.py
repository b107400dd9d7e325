"""Misreadings of 2.23.6 to 2.23.8: energy zones, smash zones and squares."""

import contextlib
from collections.abc import Callable, Iterator

import msgspec

from duelproof.port import OTHER, SEATS, Option, Place, Seat
from duelproof.port.abilities import Destroy, TargetSpec
from duelproof.port.selections import Filter, Select
from reference.dimension_zero.s2_definitions import card_state, classes, moving, squares
from reference.dimension_zero.s2_definitions.card_data import is_unit
from reference.dimension_zero.s2_definitions.squares import BASE_SPACE, PLACES
from reference.dimension_zero.s2_definitions.zones import ZONES
from reference.dimension_zero.s3_course_of_play import beginning
from reference.dimension_zero.s4_processing import payment, targets
from reference.dimension_zero.s4_processing.one_shot_effects import INSTRUCTIONS
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import select, standing
from reference.kernel.book import ZoneKind
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask, sight
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.dimension_zero.s2_definitions.helpers import (
    How,
    Put,
    Wrong,
    begun_with,
    belonging,
    putting,
    uncounted,
)
from reference.misreadings.making import offers_more, replaced


@misreads("2.23.6")
def energy_goes_to_the_other_player() -> Iterator[None]:
    """Misreads 2.23.6: a card that a player puts into the energy zone lies in the other player's."""
    with belonging(lambda game, card, to, how: OTHER[card.owner] if to.zone == "energy" else None):
        yield


@misreads("2.23.7", "2.23.7-1")
def smashed_cards_go_to_the_other_player() -> Iterator[None]:
    """Misreads 2.23.7: the cards of a smashed player lie in the other player's smash zone."""
    with belonging(lambda game, card, to, how: OTHER[card.owner] if to.zone == "smash" else None):
        yield


@contextlib.contextmanager
def _unfrozen(zone: str, least: int) -> Iterator[None]:
    """Let cards of a zone pay without being frozen in the block, all but the first so many."""
    right = card_state.turn

    def turn(game: Duel, card: Card, to: str) -> bool:
        frozen = sum(each.turned != "ready" for each in game.zones[card.place])
        if card.place.zone == zone and to == "exhausted" and frozen >= least:
            return False
        return right(game, card, to)  # type: ignore[arg-type]

    with replaced(vars(payment), "turn", turn):
        yield


@misreads("2.23.6-1")
def energy_pays_without_being_frozen() -> Iterator[None]:
    """Misreads 2.23.6-1: energy cards are counted for a cost and stay as they are."""
    with _unfrozen("energy", 0):
        yield


@misreads("2.23.6-4")
def one_energy_card_pays_for_all() -> Iterator[None]:
    """Misreads 2.23.6-4: one energy card is frozen, whatever something costs."""
    with _unfrozen("energy", 1):
        yield


@misreads("2.23.7-4")
def smash_cards_pay_without_being_frozen() -> Iterator[None]:
    """Misreads 2.23.7-4: smash cards are counted for a cost and stay as they are."""
    with _unfrozen("smash", 0):
        yield


def _plays(game: Game, seat: Seat) -> list[Option]:
    """List the plays of all cards in hand, whether or not they can be paid for."""
    return [Option(verb="play", card=card.ref) for card in game.zone("hand", seat)]


@misreads("2.23.6-1", "2.23.7-4")
def anything_pays_for_anything() -> Iterator[None]:
    """Misreads 2.23.6-1: cards are played though the player has no energy of their color."""
    with offers_more(_plays):
        yield


@contextlib.contextmanager
def _in_advance(zone: str) -> Iterator[None]:
    """Offer to freeze cards of a zone in the block while nothing is paid for."""

    def freezes(game: Game, seat: Seat) -> list[Option]:
        cards = game.zone(zone, seat)
        seen = seat in sight.seen_by(ZONES[zone], cards[0]) if cards else False
        named = [card.ref if seen else sight.handle(game, card) for card in cards]
        return [Option(verb="freeze", card=name) for name in named]

    with offers_more(freezes):
        yield


@misreads("2.23.6-4")
def energy_is_paid_in_advance() -> Iterator[None]:
    """Misreads 2.23.6-4: a player may freeze an energy card whenever she has priority."""
    with _in_advance("energy"):
        yield


@misreads("2.23.7-4")
def smash_cards_pay_in_advance() -> Iterator[None]:
    """Misreads 2.23.7-4: a player may freeze a smash card whenever she has priority."""
    with _in_advance("smash"):
        yield


@misreads("2.23.6-1")
def everybody_begins_with_energy() -> Iterator[None]:
    """Misreads 2.23.6-1: each player begins with a card in the energy zone."""
    with begun_with("energy"):
        yield


@misreads("2.23.7-1")
def everybody_begins_with_a_smash_card() -> Iterator[None]:
    """Misreads 2.23.7-1: each player begins with a card in the smash zone."""
    with begun_with("smash"):
        yield


@misreads("2.23.8-1")
def a_unit_stands_there_at_the_beginning() -> Iterator[None]:
    """Misreads 2.23.8-1: a unit of the first player's stands in the middle at the beginning."""
    right = beginning.opening_hands

    def opening_hands(game: Duel) -> Flow[None]:
        yield from right(game)
        unit = next(card for card in reversed(game.decks[game.first]) if is_unit(game, card))
        moving.put(game, unit, PLACES["b3"])

    with replaced(beginning, "opening_hands", opening_hands):
        yield


def _arriving(zone: str, state: How) -> Wrong:
    """Return a way of putting cards that gives those of a zone this pose or face unless another is said."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        here = to.zone == zone and all(how.get(name) in (None, "ready") for name in state)
        right(game, card, to, how | state if here else how)

    return wrong


@misreads("2.23.6-2")
def energy_comes_frozen() -> Iterator[None]:
    """Misreads 2.23.6-2: a card comes frozen into the energy zone."""
    with putting(_arriving("energy", {"turned": "exhausted"})):
        yield


@misreads("2.23.7-2")
def smash_cards_come_frozen() -> Iterator[None]:
    """Misreads 2.23.7-2: a card comes frozen into the smash zone."""
    with putting(_arriving("smash", {"turned": "exhausted"})):
        yield


@misreads("2.23.6-2")
def energy_lies_as_it_lay() -> Iterator[None]:
    """Misreads 2.23.6-2: a card that lay face down lies so in the energy zone, too."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        face = card.face
        right(game, card, to, how | {"face": face} if to.zone == "energy" else how)

    with putting(wrong):
        yield


@misreads("2.23.6-2")
def nobody_sees_the_other_players_energy() -> Iterator[None]:
    """Misreads 2.23.6-2: a player sees the cards of her own energy zone only."""
    right = sight.seen_by

    def seen_by(kind: ZoneKind, card: Card) -> frozenset[Seat]:
        return frozenset((card.owner,)) if kind.name == "energy" else right(kind, card)

    with replaced(sight, "seen_by", seen_by):
        yield


@misreads("2.23.7-2")
def smash_cards_lie_face_up() -> Iterator[None]:
    """Misreads 2.23.7-2: a card lies face up in the smash zone."""
    with putting(_arriving("smash", {"face": "up"})):
        yield


@misreads("2.23.7-2")
def nobody_counts_the_other_players_smash_cards() -> Iterator[None]:
    """Misreads 2.23.7-2: a player does not know how many smash cards the other has."""
    with uncounted("smash"):
        yield


@misreads("2.23.8", "2.23.8-1")
def bases_lie_in_the_middle() -> Iterator[None]:
    """Misreads 2.23.8-1: a player has one base square, in the middle."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        base = to.zone == "base" and to.slot is not None
        right(game, card, place("base", to.seat, f"b{str(to.slot)[1]}") if base else to, how)

    with putting(wrong):
        yield


@misreads("2.23.8-1")
def units_stay_out_of_the_enemy_area() -> Iterator[None]:
    """Misreads 2.23.8-1: a unit that moves to or within the enemy area does not arrive."""

    def wrong(right: Put, game: Duel, card: Card, to: Place, how: How) -> None:
        enemy = to.zone == "square" and squares.area(card.controller, str(to.slot)) == "enemy"
        right(game, card, card.place if enemy else to, how)

    with putting(wrong):
        yield


@contextlib.contextmanager
def _open_to(kind: str, wrong: Callable[[Seat], list[Place]]) -> Iterator[None]:
    """Let cards of a kind be played to other squares in the block."""
    right = classes.choose_square

    def choose_square(game: Duel, seat: Seat, card: Card) -> Flow[Place | None]:
        if card.printed.type[0] != kind:
            return (yield from right(game, seat, card))
        options = [Option(place=spot) for spot in wrong(seat)]
        return (yield from ask.one(game, seat, "slot", options, about=card.ref)).place

    with replaced(classes, "choose_square", choose_square):
        yield


@misreads("2.23.8-1")
def units_lie_on_base_squares() -> Iterator[None]:
    """Misreads 2.23.8-1: a unit may be played to a base square."""
    with _open_to("unit", lambda seat: [place("base", seat, slot) for slot in BASE_SPACE[seat]]):
        yield


@misreads("2.23.8-1")
def bases_lie_on_battle_squares() -> Iterator[None]:
    """Misreads 2.23.8-1: a base may be played to a battle square."""
    bases = {seat: [place("base", seat, slot) for slot in BASE_SPACE[seat]] for seat in SEATS}
    with _open_to("base", lambda seat: [*bases[seat], *PLACES.values()]):
        yield


@contextlib.contextmanager
def _adjoining(wrong: Callable[[str, str], bool]) -> Iterator[None]:
    """Let base squares adjoin other squares in the block."""
    right = squares.stands

    def stands(seat: Seat, relation: str, slot: str, here: str) -> bool:
        if relation == "adjacent" and here[1] in "15":
            return wrong(slot, here)
        return right(seat, relation, slot, here)

    with replaced(squares, "stands", stands):
        yield


@misreads("2.23.8-2")
def base_squares_adjoin_nothing() -> Iterator[None]:
    """Misreads 2.23.8-2: base squares have no squares beside them."""
    with _adjoining(lambda slot, here: False):
        yield


@misreads("2.23.8-2")
def base_squares_adjoin_the_whole_area() -> Iterator[None]:
    """Misreads 2.23.8-2: a base square adjoins all squares of its player's own area."""
    with _adjoining(lambda slot, here: abs(int(slot[1]) - int(here[1])) == 1):
        yield


@misreads("2.23.8-2")
def base_squares_adjoin_the_whole_line() -> Iterator[None]:
    """Misreads 2.23.8-2: a base square adjoins all squares of its line."""
    with _adjoining(lambda slot, here: slot[0] == here[0]):
        yield


_ALL = tuple(ZONES)


def _anywhere(wanted: Filter | None) -> Filter:
    """Return a filter that means cards in all zones, unless it names some."""
    found = wanted or Filter()
    return found if found.zones else msgspec.structs.replace(found, zones=_ALL)


@misreads("2.23.8-3")
def destruction_reaches_all_zones() -> Iterator[None]:
    """Misreads 2.23.8-3: what destroys all units destroys those in hands and other zones, too."""
    right = INSTRUCTIONS[Destroy]

    def destroy(game: Duel, instr: Destroy, ctx: Context) -> Flow[None]:
        what = instr.what
        if what.which == "all":
            what = msgspec.structs.replace(what, filter=_anywhere(what.filter))
        yield from right(game, Destroy(what=what), ctx)

    with replaced(INSTRUCTIONS, Destroy, destroy):
        yield


@misreads("2.23.8-3")
def targets_are_everywhere() -> Iterator[None]:
    """Misreads 2.23.8-3: a unit in any zone may be the target of a strategy."""
    right = targets.candidates

    def candidates(game: Duel, spec: TargetSpec, ctx: Context) -> list[Thing]:
        return list(right(game, msgspec.structs.replace(spec, filter=_anywhere(spec.filter)), ctx))

    with replaced(targets, "candidates", candidates):
        yield


@misreads("2.23.8-3")
def abilities_reach_all_zones() -> Iterator[None]:
    """Misreads 2.23.8-3: what a card in play says of all units holds for those in other zones, too."""
    right = select.covers

    def covers(game: Game, what: Select, thing: Thing, ctx: Context) -> bool:
        if what.which == "all":
            what = msgspec.structs.replace(what, filter=_anywhere(what.filter))
        return right(game, what, thing, ctx)

    with replaced(select, "covers", covers), replaced(standing, "reaches", lambda force, card: True):
        yield


@misreads("2.23.8-3")
def other_zones_are_never_reached() -> Iterator[None]:
    """Misreads 2.23.8-3: spells affect cards on squares only, even where they name other zones."""
    with replaced(select, "zones_of", lambda game, wanted: game.book.in_play):
        yield
