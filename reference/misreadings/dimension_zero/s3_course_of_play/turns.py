"""Misreadings of 3.4: how turns go."""

from collections.abc import Iterator

from duelproof.port import SEATS, Option, Seat
from reference.dimension_zero.s2_definitions.squares import area
from reference.dimension_zero.s3_course_of_play import battles, main_phase
from reference.dimension_zero.s4_processing import rule_effects
from reference.dimension_zero.state import Duel
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("3.4.2")
def a_battle_is_one_step() -> Iterator[None]:
    """Misreads 3.4.2: a battle consists only of its end."""
    with replaced(battles, "STEPS", battles.STEPS[-1:]):
        yield


@misreads("3.4.2")
def every_invader_fights() -> Iterator[None]:
    """Misreads 3.4.2: a unit that enters the enemy area fights a battle even if it meets no unit."""
    right = rule_effects.meetings
    fought: set[tuple[str, int]] = set()

    def meetings(game: Duel) -> list[str]:
        found = right(game)
        for slot, cards in game.squares.items():
            for card in cards:
                if area(card.controller, slot) == "enemy" and (card.ref, card.since) not in fought:
                    fought.add((card.ref, card.since))
                    found = [slot]
        return found

    with replaced(rule_effects, "meetings", meetings):
        yield


@misreads("3.4.5")
def a_battle_ends_the_phase() -> Iterator[None]:
    """Misreads 3.4.5: after a battle the main phase does not go on."""
    right = main_phase.main_options

    def options(game: Duel, seat: Seat) -> list[Option]:
        fought = any(card.damage for cards in game.squares.values() for card in cards)
        fought = fought or any(game.zone("graveyard", each) for each in SEATS)
        return [] if fought and not game.battles else right(game, seat)

    with replaced(main_phase, "main_options", options):
        yield
