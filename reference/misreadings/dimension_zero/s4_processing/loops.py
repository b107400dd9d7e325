"""Misreadings of 4.18: endless loops."""

import contextlib
from collections.abc import Callable, Iterator, Mapping

import msgspec

from duelproof.port import OTHER, Decision, Option, Seat
from reference.dimension_zero.s4_processing import loops, priority
from reference.dimension_zero.state import Duel, Made
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced

Choices = tuple[Made, ...]
Said = Mapping[Seat, int]


def _those_who_choose(game: Duel, choices: Choices) -> list[Seat]:
    """List the players with choices in a loop, the active player first."""
    return [seat for seat in (game.active, OTHER[game.active]) if any(made.by == seat for made in choices)]


def _no_more(said: Said) -> int:
    """Return the largest number that may be named: the one that was named before."""
    return min(said.values(), default=loops.MOST)


def _who_named_fewer(game: Duel, said: Said) -> Seat:
    """Return who ends a loop: who named the smaller number, or else who named one first."""
    return min(said, key=lambda seat: said[seat])


@contextlib.contextmanager
def _asked(
    asked: Callable[[Duel, Choices], list[Seat]] = _those_who_choose,
    most: Callable[[Said], int] = _no_more,
    ends: Callable[[Duel, Said], Seat] = _who_named_fewer,
) -> Iterator[None]:
    """Ask these players how often a loop is gone through, for so many times, and let this one end it."""

    def ask_how_often(game: Duel, choices: Choices) -> Flow[None]:
        said: dict[Seat, int] = {}
        for seat in asked(game, choices):
            said[seat] = yield from ask.number(game, seat, 0, most(said), kind="loop")
        ending, times = ends(game, said), min(said.values())
        game.log.add("loop", player=ending, amount=times)
        game.laps.left = choices * times
        game.laps.barred = tuple(made for made in choices if made.by == ending and made.said != (loops.PASS,))

    with replaced(loops, "_ask_how_often", ask_how_often):
        yield


@misreads("4.18.2")
def the_active_player_ends_all_loops() -> Iterator[None]:
    """Misreads 4.18.2: the active player says how often, whosever the choices in the loop are."""
    with _asked(lambda game, choices: [game.active]):
        yield


@misreads("4.18.2")
def activating_is_no_loop() -> Iterator[None]:
    """Misreads 4.18.2: an ability that is activated is another thing each time, so this is never a loop."""
    right = priority.ACTIONS["activate"]

    def activate(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        used = game.cards[str(option.card)].used
        used["all"] = used.get("all", 0) + 1
        yield from right(game, seat, option)

    with replaced(priority.ACTIONS, "activate", activate):
        yield


@misreads("4.18.2")
def who_ended_a_loop_can_only_pass() -> Iterator[None]:
    """Misreads 4.18.2: after the loop its player does not go on, but is left with passing."""
    ended: list[tuple[Duel, Seat]] = []
    right = loops._ask_how_often, loops._without_barred

    def ask_how_often(game: Duel, choices: Choices) -> Flow[None]:
        yield from right[0](game, choices)
        ended.append((game, choices[0].by))

    def without_barred(game: Duel, decision: Decision) -> Decision:
        if decision.kind == "act" and any(game is each and decision.player == seat for each, seat in ended):
            passing = [option for option in decision.options if option.verb == "pass"]
            return msgspec.structs.replace(decision, options=passing)
        return right[1](game, decision)

    with (
        replaced(loops, "_ask_how_often", ask_how_often),
        replaced(loops, "_without_barred", without_barred),
    ):
        yield


@misreads("4.18.3")
def who_began_the_loop_is_asked_first() -> Iterator[None]:
    """Misreads 4.18.3: the player whose choice begins the loop names a number first."""
    with _asked(lambda game, choices: list(dict.fromkeys(made.by for made in choices))):
        yield


@misreads("4.18.3")
def the_other_names_any_number() -> Iterator[None]:
    """Misreads 4.18.3: both name the number that they like, and the smaller one counts."""
    with _asked(most=lambda said: loops.MOST):
        yield


@misreads("4.18.3")
def the_other_acts_last_in_any_case() -> Iterator[None]:
    """Misreads 4.18.3: the action of the player who is not active is the last after a smaller number too."""
    with _asked(ends=lambda game, said: game.active):
        yield
