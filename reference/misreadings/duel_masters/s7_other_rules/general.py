"""Misreadings of 700: creatures that stay, and creatures that win."""

from collections.abc import Iterator

from reference.duel_masters.s1_basics import battles
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s7_other_rules import state_based_actions
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("700.3")
def who_does_not_leave_is_destroyed_in_battle() -> Iterator[None]:
    """Misreads 700.3: a creature that does not leave is destroyed for a battle that it has lost."""
    right = general.can_leave

    def can_leave(game: DMGame, card: Card) -> bool:
        return game.attack is not None or right(game, card)

    def dying_now(game: DMGame) -> list[Card]:
        return [*game.defeated, *dying(game)]

    dying = state_based_actions.dying_now
    with replaced(general, "can_leave", can_leave), replaced(state_based_actions, "dying_now", dying_now):
        yield


@misreads("700.5a")
def of_two_that_win_neither_does() -> Iterator[None]:
    """Misreads 700.5a: of two creatures that win battles neither has won."""
    right = battles._result

    def result(game: DMGame, winners: list[Card], losers: list[Card], gone: list[Card]) -> None:
        right(game, winners if losers else [], losers, gone)

    with replaced(battles, "_result", result):
        yield


@misreads("700.5a")
def of_two_that_win_both_are_destroyed() -> Iterator[None]:
    """Misreads 700.5a: two creatures that win battles destroy each other."""
    right = battles._result

    def result(game: DMGame, winners: list[Card], losers: list[Card], gone: list[Card]) -> None:
        right(game, winners, losers, gone)
        game.defeated += winners if not losers else []

    with replaced(battles, "_result", result):
        yield
