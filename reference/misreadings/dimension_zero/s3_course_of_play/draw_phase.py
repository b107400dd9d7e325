"""Misreadings of 3.6: draw phase."""

import contextlib
from collections.abc import Callable, Iterator

from duelproof.port import OTHER
from reference.dimension_zero.s2_definitions.moving import draw
from reference.dimension_zero.s3_course_of_play import turns
from reference.dimension_zero.s4_processing import priority
from reference.dimension_zero.state import Duel
from reference.kernel.abilities.triggers import happen
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@contextlib.contextmanager
def _draw_phase(draw_card: Callable[[Duel], Flow[None]]) -> Iterator[None]:
    """Play another draw phase in the block."""
    right = turns.PHASES
    with replaced(turns, "PHASES", tuple((n, draw_card if n == "draw" else run) for n, run in right)):
        yield


@misreads("3.6.1-1")
def the_bottom_card_is_drawn() -> Iterator[None]:
    """Misreads 3.6.1-1: the active player draws from the bottom of the deck."""

    def draw_card(game: Duel) -> Flow[None]:
        game.decks[game.active].reverse()
        draw(game, game.active)
        game.decks[game.active].reverse()
        yield from priority.open_phase(game)

    with _draw_phase(draw_card):
        yield


@misreads("3.6.1-1")
def both_players_draw() -> Iterator[None]:
    """Misreads 3.6.1-1: the other player draws a card, too."""

    def draw_card(game: Duel) -> Flow[None]:
        draw(game, game.active)
        draw(game, OTHER[game.active])
        yield from priority.open_phase(game)

    with _draw_phase(draw_card):
        yield


@misreads("3.6.1-1")
def this_card_is_not_drawn() -> Iterator[None]:
    """Misreads 3.6.1-1: the card of the draw phase does not trigger what waits for a card to be drawn."""

    def draw_card(game: Duel) -> Flow[None]:
        draw(game, game.active)
        game.waiting.clear()
        yield from priority.open_phase(game)

    with _draw_phase(draw_card):
        yield


@misreads("3.6.1-1")
def triggers_come_before_the_card() -> Iterator[None]:
    """Misreads 3.6.1-1: the card is drawn when what triggers at the beginning has resolved."""

    def draw_card(game: Duel) -> Flow[None]:
        happen(game, "phase_start", player=game.active, name=game.phase)
        yield from priority.window(game)
        draw(game, game.active)
        yield from priority.window(game)

    with _draw_phase(draw_card):
        yield
