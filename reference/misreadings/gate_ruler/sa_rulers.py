"""Misreadings of Appendix A: rulers."""

from collections.abc import Iterator
from dataclasses import replace

from duelproof.port.abilities import Ability
from reference.gate_ruler.s06_turn import end_phase
from reference.gate_ruler.s15_game_actions.ready_and_exhaust import turn_card
from reference.gate_ruler.sa_rulers.rulers import RULERS
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import triggers
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import comes_to_nothing, refuses_nothing, replaced


@misreads("A-W-23", "A-B-2", "1-5e", "5-2d", "6-3b", "8-1a", "8-4b", "8-4c", "8-4c-2c", "6-2a")
def anything_goes() -> Iterator[None]:
    """Misreads 1-5e, 8-1a, 8-4c: a choice is accepted without a check that it was offered."""
    with refuses_nothing():
        yield


@misreads(
    "A-A-1",
    "A-B-2",
    "A-H-8",
    "A-WMA-2020",
    "1-5b",
    "1-5b-1",
    "6-2a",
    "6-2b",
    "6-3b",
    "6-5b",
    "6-5c-2",
    "8-3b",
    "8-4b",
    "8-6d-3",
    "8-6e",
    "8-7b",
)
def plays_are_forgotten() -> Iterator[None]:
    """Misreads 6-3b, 9-3e: a card may be played where the rule says so, but this has no effect."""
    with comes_to_nothing("play"):
        yield


@misreads("A-B-2")
def all_rulers_have_three_set_zones() -> Iterator[None]:
    """Misreads B-2: the Berserker has as many set zones as the other rulers."""
    wrong = replace(RULERS["Berserker"], sets=3)
    with replaced(RULERS, "Berserker", wrong):
        yield


@misreads("A-W-23")
def the_wizard_stays_exhausted() -> Iterator[None]:
    """Misreads W-23: an ability of a ruler never triggers."""
    right = triggers.wait

    def wait(game: Game, ability: Ability, source: Card, ctx: Context) -> None:
        if source.place.zone != "ruler":
            right(game, ability, source, ctx)

    with replaced(triggers, "wait", wait):
        yield


@misreads("A-W-23")
def all_rulers_are_readied() -> Iterator[None]:
    """Misreads W-23: not only the Wizard but every ruler is readied at the end of his player's turn."""
    right = end_phase.pass_the_turn

    def pass_the_turn(game: GateGame) -> None:
        turn_card(game, game.rulers[game.active], ready=True)
        right(game)

    with replaced(end_phase, "pass_the_turn", pass_the_turn):
        yield
