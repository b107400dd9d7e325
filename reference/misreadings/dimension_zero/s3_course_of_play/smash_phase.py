"""Misreadings of 3.9: smash phase."""

from collections.abc import Iterator, Sequence

from duelproof.port import OTHER, SEATS, Option, Seat
from reference.dimension_zero.s2_definitions import moving, squares
from reference.dimension_zero.s3_course_of_play import smash_phase, turns
from reference.dimension_zero.s4_processing import priority
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.dimension_zero.s3_course_of_play.helpers import answered, units
from reference.misreadings.making import hears_anyone, offers_more, replaced


@misreads("3.9.1")
def units_smash_by_themselves() -> Iterator[None]:
    """Misreads 3.9.1: every unit that can smash does so, without a choice of the player."""
    right = turns.PHASES

    def smash(game: Duel) -> Flow[None]:
        for option in smash_phase.smash_options(game):
            yield from smash_phase.smash_with(game, game.active, option)
        yield from priority.open_phase(game)

    with replaced(turns, "PHASES", tuple((n, smash if n == "smash" else run) for n, run in right)):
        yield


@misreads("3.9.1")
def units_smash_in_the_main_phase() -> Iterator[None]:
    """Misreads 3.9.1: units may smash in the main phase, too."""
    right = priority.offered

    def offered(game: Duel, seat: Seat) -> list[Option]:
        found = right(game, seat)
        return [*smash_phase.smash_options(game), *found] if game.phase == "main" else found

    with replaced(priority, "offered", offered):
        yield


@misreads("3.9.1")
def both_players_smash() -> Iterator[None]:
    """Misreads 3.9.1: units of either player may smash, whoever is active."""

    def more(game: Game, seat: Seat) -> list[Option]:
        assert isinstance(game, Duel)
        return [Option(verb="smash", card=card.ref) for card in units(game, OTHER[seat])]

    with offers_more(more), hears_anyone():
        yield


@misreads("3.9.1")
def units_smash_when_the_phase_is_over() -> Iterator[None]:
    """Misreads 3.9.1: every unit that could smash and has not does so as the phase ends."""
    right = turns.PHASES

    def smash(game: Duel) -> Flow[None]:
        yield from priority.open_phase(game)
        for option in smash_phase.smash_options(game):
            yield from smash_phase.smash_with(game, game.active, option)

    with replaced(turns, "PHASES", tuple((n, smash if n == "smash" else run) for n, run in right)):
        yield


@misreads("3.9.1")
def units_smash_from_everywhere() -> Iterator[None]:
    """Misreads 3.9.1: units in the own area may smash, too."""
    everywhere = dict.fromkeys(SEATS, squares.BATTLE_SPACE)
    with replaced(smash_phase, "IN_REACH", everywhere):
        yield


@misreads("3.9.1")
def the_other_player_answers_a_smash() -> Iterator[None]:
    """Misreads 3.9.1: when a unit has smashed the other player may play a card of the hand."""
    with answered("smash"):
        yield


@misreads("3.9.1")
def the_bottom_cards_are_smashed() -> Iterator[None]:
    """Misreads 3.9.1: the cards come from the bottom of the opponent's deck."""
    right = moving.smash

    def smash(game: Duel, seat: Seat, cards: Sequence[Card]) -> None:
        right(game, seat, game.decks[seat][-len(cards) :] if cards else ())

    with replaced(moving, "smash", smash):
        yield
