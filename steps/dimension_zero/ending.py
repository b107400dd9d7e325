"""3.3: how a duel ends: the clock of a match, loops, and that nothing comes after the end."""

from typing import cast

from pytest_bdd import given, parsers, then, when

from duelproof.port import Option, Seat, View
from steps.common.script import passes_until, play
from steps.common.table import Table
from steps.common.thens import expect
from steps.common.words import COUNT, SEAT, count, seat


@given(parsers.re(r"the match has a time limit with an added turn(?P<knockout>, in a knockout tournament)?"))
def the_match_has_a_limit(table: Table, knockout: str | None) -> None:
    """The clock may call time; in a Swiss tournament unless a knockout is named."""
    table.position.format["extra_turns"] = True
    table.position.format["knockout"] = knockout is not None


@when("time is called")
def time_is_called(table: Table) -> None:
    """The clock of the match calls time."""
    play(table, cast(Seat, "clock"), Option(verb="call-time"))


@when(parsers.re(rf"(?P<who>{SEAT}) says yes (?P<many>{COUNT}) times, everyone passing between"))
def says_yes_again_and_again(table: Table, who: str, many: str) -> None:
    """What is optional and comes again is done so many times, unless the game ends before."""

    def asked_or_over(view: View) -> bool:
        return view.result is not None or _is_asked_yes_or_no(table, seat(who))

    for _ in range(count(many)):
        passes_until(table, asked_or_over, f"{who} is asked")
        if table.view().result is None:
            play(table, seat(who), Option(value=True))
    passes_until(table, asked_or_over, f"{who} is asked")


def _is_asked_yes_or_no(table: Table, player: Seat) -> bool:
    decision = table.engine.pending()
    return (
        decision is not None
        and decision.player == player
        and {option.value for option in decision.options} == {True, False}
    )


@then(parsers.re(rf"the game is over and (?:(?P<who>{SEAT}) has won|it is a draw)"))
def the_game_is_over(table: Table, who: str | None) -> None:
    """Somebody has won, or nobody has, and nobody is asked any more."""
    result, decision = table.view().result, table.engine.pending()
    winner = seat(who) if who else None
    ended = result is not None and result.winner == winner and result.draw == (winner is None)
    expect(ended, f"{who or 'nobody'} has won", winner, result)
    expect(decision is None, "nobody is asked any more", None, decision)
