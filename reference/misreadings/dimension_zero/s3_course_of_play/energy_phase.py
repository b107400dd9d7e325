"""Misreadings of 3.7: energy phase."""

from collections.abc import Iterator

from duelproof.port import OTHER, Option, Seat
from reference.dimension_zero.s2_definitions import zones
from reference.dimension_zero.s3_course_of_play import energy_phase, turns
from reference.dimension_zero.s4_processing import payment, priority
from reference.dimension_zero.state import Duel
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.dimension_zero.s3_course_of_play.helpers import answered
from reference.misreadings.making import hears_anyone, offers_more, replaced


@misreads("3.7.1")
def cards_cost_nothing() -> Iterator[None]:
    """Misreads 3.7.1: a card can be played without paying for it from the energy zone."""

    def pay(game: Duel, *asked: object) -> Flow[None]:
        yield from ()

    with replaced(payment, "pay", pay):
        yield


@misreads("3.7.1")
def energy_comes_by_itself() -> Iterator[None]:
    """Misreads 3.7.1: if a player puts no card into the energy zone, the hand's first card is put there."""

    def energy(game: Duel) -> Flow[None]:
        yield from priority.open_phase(game)
        hand = game.hands[game.active]
        if hand and not game.this_turn.charged:
            yield from energy_phase.charge(game, game.active, Option(card=hand[0].ref))

    right = turns.PHASES
    with replaced(turns, "PHASES", tuple((n, energy if n == "energy" else run) for n, run in right)):
        yield


@misreads("3.7.1")
def energy_comes_from_the_table() -> Iterator[None]:
    """Misreads 3.7.1: units and bases may become energy as well as cards of the hand."""

    def more(game: Game, seat: Seat) -> list[Option]:
        there = [card for card in game.cards.values() if card.place.zone in zones.FIELD]
        return [Option(verb="charge", card=card.ref) for card in there if game.phase == "energy"]

    with offers_more(more):
        yield


@misreads("3.7.1")
def energy_comes_in_the_main_phase() -> Iterator[None]:
    """Misreads 3.7.1: a card may become energy in the main phase, too."""

    right = priority.offered

    def offered(game: Duel, seat: Seat) -> list[Option]:
        found = right(game, seat)
        if game.phase == "main" and seat == game.active:
            return [*energy_phase.energy_options(game), *found]
        return found

    with replaced(priority, "offered", offered):
        yield


@misreads("3.7.1")
def both_players_get_energy() -> Iterator[None]:
    """Misreads 3.7.1: either player may put a card into the energy zone, whoever is active."""

    def more(game: Game, seat: Seat) -> list[Option]:
        return [Option(verb="charge", card=card.ref) for card in game.zone("hand", OTHER[seat])]

    with offers_more(more), hears_anyone():
        yield


@misreads("3.7.1")
def the_other_player_answers() -> Iterator[None]:
    """Misreads 3.7.1: when a card has become energy the other player may play one of the hand."""
    with answered("charge"):
        yield
