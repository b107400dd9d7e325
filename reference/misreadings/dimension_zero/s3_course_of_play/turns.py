"""Misreadings of 3.4: how turns go."""

from collections.abc import Iterator

from duelproof.port import OTHER, SEATS, Option, Seat
from reference.dimension_zero.s2_definitions.squares import area
from reference.dimension_zero.s3_course_of_play import battles, main_phase, turns
from reference.dimension_zero.s4_processing import priority, resolving, rule_effects
from reference.dimension_zero.state import Duel
from reference.kernel.abilities.triggers import happen
from reference.kernel.flow import Flow
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


@misreads("3.4.3")
def phases_end_when_both_have_passed_twice() -> Iterator[None]:
    """Misreads 3.4.3: the main phase ends only when both players have passed twice."""
    right = priority.window

    def window(game: Duel) -> Flow[None]:
        yield from right(game)
        if game.phase == "main" and not game.battles:
            yield from right(game)

    with replaced(priority, "window", window):
        yield


@misreads("3.4.3")
def one_pass_is_enough_for_the_rest_of_the_stack() -> Iterator[None]:
    """Misreads 3.4.3: when the top of the stack has resolved, the next does when one player passes."""

    def window(game: Duel) -> Flow[None]:
        seat, passed = game.active, False
        while True:
            yield from priority.settle(game)
            choice = yield from priority._choice(game, seat)
            if choice is priority.PASS and not passed:
                seat, passed = OTHER[seat], True
                continue
            if choice is not priority.PASS:
                yield from priority.ACTIONS[str(choice.verb)](game, seat, choice)
            elif game.pile:
                yield from resolving.resolve(game)
            else:
                return
            seat, passed = game.active, choice is priority.PASS and bool(game.pile)

    with replaced(priority, "window", window):
        yield


@misreads("3.4.3")
def battle_damage_does_not_wait() -> Iterator[None]:
    """Misreads 3.4.3: the battle damage goes to the stack as the second step begins."""

    def second(game: Duel, window: battles.Window) -> Flow[None]:
        battles._open_step(game)
        yield from battles._exchange(game, window, first=False)

    with replaced(battles, "STEPS", (battles.STEPS[0], ("second", second), battles.STEPS[2])):
        yield


@misreads("3.4.3")
def steps_end_when_both_have_passed_twice() -> Iterator[None]:
    """Misreads 3.4.3: after the battle damage the step ends only when both players have passed twice."""

    def second(game: Duel, window: battles.Window) -> Flow[None]:
        def twice(game: Duel) -> Flow[None]:
            yield from window(game)
            yield from window(game)

        battles._open_step(game)
        yield from window(game)
        yield from battles._exchange(game, twice, first=False)

    with replaced(battles, "STEPS", (battles.STEPS[0], ("second", second), battles.STEPS[2])):
        yield


@misreads("3.4.4")
def skipped_phases_begin() -> Iterator[None]:
    """Misreads 3.4.4: what waits for the beginning of a phase triggers even if the phase is skipped."""
    right = turns.skipped

    def skipped(game: Duel, name: str) -> bool:
        found = right(game, name)
        if found:
            happen(game, "phase_start", player=game.active, name=name)
        return found

    with replaced(turns, "skipped", skipped):
        yield
