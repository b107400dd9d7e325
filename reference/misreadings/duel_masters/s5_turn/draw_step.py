"""Misreadings of 502: the draw step."""

from collections.abc import Iterator

from duelproof.port import OTHER
from reference.duel_masters.s1_basics.drawing import draw
from reference.duel_masters.s4_zones.general import move
from reference.duel_masters.s5_turn import (
    turn,
)
from reference.duel_masters.s5_turn.general import beginning
from reference.duel_masters.state import DMGame
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.duel_masters.s5_turn.general import other_step


@misreads("502.1")
def the_bottom_card_is_drawn() -> Iterator[None]:
    """Misreads 502.1: the card is drawn from the bottom of the deck."""

    def draw_step(game: DMGame) -> Flow[None]:
        yield from move(game, game.deck(game.active)[-1], "hand", "draw")
        yield from beginning(game, "phase_start", "draw")

    with other_step("draw", draw_step):
        yield


@misreads("502.1")
def both_players_draw() -> Iterator[None]:
    """Misreads 502.1: in the draw step each player draws a card."""
    right = dict(turn.STEPS)["draw"]

    def draw_step(game: DMGame) -> Flow[None]:
        yield from draw(game, OTHER[game.active], 1)
        yield from right(game)

    with other_step("draw", draw_step):
        yield


@misreads("502.1", "702.1", "702.2")
def the_card_is_drawn_last() -> Iterator[None]:
    """Misreads 502.1, 702.1, 702.2: what waits for the draw step is resolved before the card is drawn."""

    def draw_step(game: DMGame) -> Flow[None]:
        yield from beginning(game, "phase_start", "draw")
        yield from draw(game, game.active, 1)

    with other_step("draw", draw_step):
        yield
