"""Misreadings of 3.3: ending."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import OTHER, SEATS, Accepted, Answer, Choice, Decider, Decision, Seat
from reference.dimension_zero.s2_definitions import moving
from reference.dimension_zero.s2_definitions.moving import draw, smash
from reference.dimension_zero.s3_course_of_play import ending
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import effects
from reference.kernel.course import ask
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import conceding_wins, refuses_nothing, replaced


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


@misreads("3.3.4")
def who_is_looked_at_first_loses_first() -> Iterator[None]:
    """Misreads 3.3.4: of two players with seven smash cards, the active one loses before the other can."""
    right = ending.lose_by_rule

    def lose_by_rule(game: Duel) -> None:
        for seat in (game.active, OTHER[game.active]):
            if len(game.smash[seat]) >= 7:
                game.end(OTHER[seat], [seat], "smash")
        right(game)

    with replaced(ending, "lose_by_rule", lose_by_rule):
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


@misreads("3.3.1", "3.3.2", "3.3.3")
def defeat_does_not_wait() -> Iterator[None]:
    """Misreads 3.3.1, 3.3.2, 3.3.3: defeat is checked as soon as a card is drawn or smashed."""

    def looking(right: Callable[..., Any]) -> Callable[..., Any]:
        def moved(game: Duel, seat: Seat, *cards: Any) -> Any:
            count = right(game, seat, *cards)
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


def _whoever(holds: Callable[[Duel, Seat], bool]) -> Callable[[Duel], None]:
    """Make a check of defeat that looks at players of whom something holds, and at no others."""

    def lose_by_rule(game: Duel) -> None:
        for seat in SEATS:
            if holds(game, seat) and (len(game.smash[seat]) >= 7 or not game.decks[seat]):
                game.losers.add(seat)
        ending.conclude(game, *ending._why(game))

    return lose_by_rule


@misreads("3.3.1")
def smashes_defeat_the_other_player_only() -> Iterator[None]:
    """Misreads 3.3.1: seven smash cards defeat only the player whose turn it is not."""
    with replaced(ending, "lose_by_rule", _whoever(lambda game, seat: seat != game.active)):
        yield


@misreads("3.3.2")
def decks_defeat_the_active_player_only() -> Iterator[None]:
    """Misreads 3.3.2: an empty deck defeats only the player whose turn it is."""
    with replaced(ending, "lose_by_rule", _whoever(lambda game, seat: seat == game.active)):
        yield


@misreads("3.3.3")
def nothing_is_drawn() -> Iterator[None]:
    """Misreads 3.3.3: the duel goes on when both players have won or lost."""
    right = ending.conclude

    def conclude(game: Duel, *why: str) -> None:
        if len(game.losers) == 2 or len(game.winners) == 2:
            game.losers.clear()
            game.winners.clear()
        right(game, *why)

    with replaced(ending, "conclude", conclude):
        yield


@misreads("3.3.3")
def what_waits_is_done_before_the_end() -> Iterator[None]:
    """Misreads 3.3.3: the duel ends when the stack is empty and nothing is waiting."""
    right = ending.conclude

    def conclude(game: Duel, *why: str) -> None:
        if not game.pile and not game.waiting:
            right(game, *why)

    with replaced(ending, "conclude", conclude):
        yield


@misreads("3.3.6")
def only_the_active_player_stops_loops() -> Iterator[None]:
    """Misreads 3.3.6: a loop is a draw if the player whose turn it is has no choice in it."""
    right = ask._question

    def question(game: Game, player: Decider, kind: str, *asked: Any, **more: Any) -> Decision:
        before = game.choices
        decision = right(game, player, kind, *asked, **more)
        if player != game.active:
            game.choices = before
        return decision

    with replaced(ask, "_question", question):
        yield


@contextlib.contextmanager
def _not_conceding(when: Callable[[Duel, Seat, Decision | None], bool]) -> Iterator[None]:
    """Let the engine ignore a concession when this is so."""
    right = ReferenceEngine._give_up

    def give_up(self: ReferenceEngine, choice: Choice) -> Answer:
        game = self._game
        assert isinstance(game, Duel)
        if choice.by in SEATS and when(game, choice.by, self.pending()):
            return Accepted()
        return right(self, choice)

    with replaced(ReferenceEngine, "_give_up", give_up):
        yield


@misreads("3.3.7")
def players_concede_in_their_own_turn() -> Iterator[None]:
    """Misreads 3.3.7: only the player whose turn it is can concede."""
    with _not_conceding(lambda game, seat, asked: seat != game.active):
        yield


@misreads("3.3.7")
def nobody_concedes_before_the_first_turn() -> Iterator[None]:
    """Misreads 3.3.7: players can concede only when the first turn has begun."""
    with _not_conceding(lambda game, seat, asked: asked is not None and asked.player == "chance"):
        yield


@misreads("3.3.7")
def conceding_waits_for_the_stack() -> Iterator[None]:
    """Misreads 3.3.7: players can concede only while the stack is empty and nothing resolves."""
    with _not_conceding(lambda game, seat, asked: bool(game.pile)):
        yield


@misreads("3.3.7")
def who_cannot_lose_cannot_concede() -> Iterator[None]:
    """Misreads 3.3.7: a player who cannot lose cannot concede."""
    with _not_conceding(lambda game, seat, asked: effects.forbidden(game, "lose", seat)):
        yield


@misreads("3.3.7")
def conceding_is_a_win() -> Iterator[None]:
    """Misreads 3.3.7: the player who concedes wins."""
    with conceding_wins():
        yield


@misreads("3.3.10")
def nobody_else_wins_in_the_added_turn() -> Iterator[None]:
    """Misreads 3.3.10: once time has been called, only the smash cards decide."""
    right = ending.conclude

    def conclude(game: Duel, *why: str) -> None:
        if game.last_turn is not None:
            game.winners.clear()
        right(game, *why)

    with replaced(ending, "conclude", conclude):
        yield


@misreads("3.3.10")
def equal_smashes_are_a_draw() -> Iterator[None]:
    """Misreads 3.3.10: the duel is a draw if both have as many smash cards after the added turn."""
    right = ending.out_of_time

    def out_of_time(game: Duel) -> None:
        right(game)
        if game.sudden:
            game.end(None, [], "time")

    with replaced(ending, "out_of_time", out_of_time):
        yield


@misreads("3.3.10")
def differences_count_when_the_turn_is_over() -> Iterator[None]:
    """Misreads 3.3.10: in the turns after the added one a difference decides at the turn's end."""
    right = ending.out_of_time

    def out_of_time(game: Duel) -> None:
        right(game)
        game.sudden = False

    with replaced(ending, "out_of_time", out_of_time):
        yield


@misreads("3.3.1")
def only_the_seventh_smash_card_loses() -> Iterator[None]:
    """Misreads 3.3.1: a player loses with seven smash cards, but not with more."""
    right = ending.lose_by_rule

    def lose_by_rule(game: Duel) -> None:
        if all(len(game.smash[seat]) <= 7 for seat in SEATS):
            right(game)

    with replaced(ending, "lose_by_rule", lose_by_rule):
        yield
