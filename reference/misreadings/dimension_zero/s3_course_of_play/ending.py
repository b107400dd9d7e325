"""Misreadings of 3.3: ending."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import SEATS, Seat
from reference.dimension_zero.s2_definitions import moving
from reference.dimension_zero.s2_definitions.moving import draw, smash
from reference.dimension_zero.s3_course_of_play import ending
from reference.dimension_zero.state import Duel
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import refuses_nothing, replaced


@misreads("3.3.8")
def nobody_wins_in_the_added_turn() -> Iterator[None]:
    """Misreads 3.3.8: once time has been called, the duel can only be drawn."""
    right = ending.conclude

    def conclude(game: Duel, *why: str) -> None:
        if game.last_turn is not None and (game.winners or game.losers):
            game.end(None, [], "time")
        right(game, *why)

    with replaced(ending, "conclude", conclude):
        yield


@misreads("3.3.6")
def who_leaves_a_loop_ends_the_duel() -> Iterator[None]:
    """Misreads 3.3.6: a loop that went round thirty times is a draw even when a player leaves it."""
    right = ask.may
    said: list[Game] = []

    def may(game: Game, player: Seat, *, about: str | None = None, kind: str = "may") -> Flow[bool]:
        answer = yield from right(game, player, about=about, kind=kind)
        said.append(game)
        if said.count(game) > 30 and not answer:
            game.end(None, [], "loop")
        return answer

    with replaced(ask, "may", may):
        yield


@misreads("3.3.2")
def the_last_card_loses() -> Iterator[None]:
    """Misreads 3.3.2: a player with one card left in the deck has lost."""
    right = ending.lose_by_rule

    def lose_by_rule(game: Duel) -> None:
        game.losers |= {seat for seat in SEATS if len(game.decks[seat]) == 1}
        right(game)

    with replaced(ending, "lose_by_rule", lose_by_rule):
        yield


@misreads("3.3.1", "3.3.2")
def defeat_does_not_wait() -> Iterator[None]:
    """Misreads 3.3.1, 3.3.2: defeat is checked as soon as a card is drawn or smashed."""

    def looking(right: Callable[..., Any]) -> Callable[..., Any]:
        def moved(game: Duel, seat: Seat, many: int = 1) -> Any:
            count = right(game, seat, many)
            ending.lose_by_rule(game)
            return count

        return moved

    with (
        replaced(moving, "draw", looking(draw)),
        replaced(moving, "smash", looking(smash)),
    ):
        yield


@misreads("3.3.3")
def any_card_will_do() -> Iterator[None]:
    """Misreads 3.3.3: an act is accepted without a check that it is possible, even after the end."""
    with refuses_nothing():
        yield
