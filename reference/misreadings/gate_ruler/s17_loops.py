"""Misreadings of section 17: loops."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NoReturn

from duelproof.port import OTHER, Decision, Pick, Seat
from reference.gate_ruler import s17_loops
from reference.gate_ruler.state import Bar, GateGame, Lap, Made, Repetition, Situation
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("17-1a-1")
def any_return_is_a_loop() -> Iterator[None]:
    """Misreads 17-1a-1: a player who has used an ability twice is in a loop, wherever its unit is now."""

    def situation(game: GateGame) -> Situation:
        return (len(game.gate),)

    def close(game: GateGame, lap: Lap) -> None:
        right(game, lap)
        used = [reply for _, reply, _ in game.laps.made if "activate" in str(reply)]
        lap.count = 0 if game.gate else len(used)

    right = s17_loops._close
    with replaced(s17_loops, "_situation", situation), replaced(s17_loops, "_close", close):
        yield


@misreads("17-1a-3")
def what_goes_round_twice_is_endless() -> Iterator[None]:
    """Misreads 17-1a-3: two rounds without a choice are a draw, even if a third cannot come."""

    def used(game: GateGame) -> Situation:
        return ()

    def close(game: GateGame, lap: Lap) -> None:
        right(game, lap)
        lap.still = not lap.choices

    right = s17_loops._close
    with replaced(s17_loops, "_used", used), replaced(s17_loops, "_close", close):
        yield


@misreads("17-1a-1")
def what_is_used_twice_is_a_loop() -> Iterator[None]:
    """Misreads 17-1a-1: a player who has used abilities twice is in a loop, whatever happened in between."""
    right = s17_loops.comes_round
    asked: list[GateGame] = []

    def comes_round(game: GateGame) -> Lap | None:
        lap, made = right(game), game.laps.made
        used = [each for each in made if "activate" in str(each[1])]
        if lap is None and len(used) > 1 and not game.gate and game not in asked:
            lap = Lap(len(made), len(game.laps.path), choices=(s17_loops._made(*used[-1]),))
        if lap is not None:
            asked.append(game)
        return lap

    with replaced(s17_loops, "comes_round", comes_round):
        yield


@misreads("17-1a-1")
def what_cannot_be_chosen_is_something_else() -> Iterator[None]:
    """Misreads 17-1a-1: where a choice of the loop cannot be made again, it goes on with another."""
    right = s17_loops._reply

    def reply(decision: Decision, made: Made) -> Any:
        said = right(decision, made)
        fits = said is None and made.by == decision.player and isinstance(decision.shape, Pick)
        return decision.options[:1] if fits else said

    with replaced(s17_loops, "_reply", reply):
        yield


@misreads("17-1a-3")
def only_the_active_player_can_stop_it() -> Iterator[None]:
    """Misreads 17-1a-3: a loop that only the other player can stop is a draw."""
    right = s17_loops.settle

    def settle(game: GateGame, lap: Lap) -> Flow[None]:
        if not any(made.by == game.active for made in lap.choices):
            s17_loops.end_in_a_draw(game)
        yield from right(game, lap)

    with replaced(s17_loops, "settle", settle):
        yield


@misreads("17-1a-2")
def who_has_ended_a_loop_never_goes_on() -> Iterator[None]:
    """Misreads 17-1a-2: a player who has had a loop done cannot do it again, whatever he does in between."""
    right = s17_loops._note

    def note(game: GateGame, decision: Decision, reply: Any) -> None:
        bars = list(game.laps.bars)
        right(game, decision, reply)
        for bar in bars:
            if bar not in game.laps.bars:
                bar.made = 0
        game.laps.bars = bars

    with replaced(s17_loops, "_note", note):
        yield


@misreads("17-1a-1", "17-1a-2")
def who_has_ended_a_loop_never_says_the_same() -> Iterator[None]:
    """Misreads 17-1a-1: who has had a loop done can give the answer that he gave in it to nothing else."""

    def asking(game: GateGame, decision: Decision) -> tuple[object, ...]:
        return ()

    with replaced(s17_loops, "_asking", asking), who_has_ended_a_loop_never_goes_on.made():
        yield


def _settling(settle: Callable[[GateGame, list[Seat]], Flow[int]], barred: int = 2) -> Any:
    """Let the players who can stop a loop say otherwise how often it is done, in the block.

    Only the first ``barred`` of them have to do something else before it can be done again.
    """
    right = s17_loops.settle

    def settled(game: GateGame, lap: Lap) -> Flow[None]:
        able = [seat for seat in (game.active, OTHER[game.active]) if any(m.by == seat for m in lap.choices)]
        if len(able) < 2:
            yield from right(game, lap)
            return
        times = yield from settle(game, able)
        within = frozenset(game.laps.path[lap.seen :])
        game.log.add("loop", player=able[0], amount=times)
        s17_loops._bar(game, able[:barred], lap, within)
        if times:
            game.laps.repetition = Repetition(lap.choices, within, times)

    return replaced(s17_loops, "settle", settled)


def _asked(game: GateGame, seats: Sequence[Seat]) -> Flow[list[int]]:
    """Ask players in this order how often a loop is done."""
    said = []
    for seat in seats:
        said.append((yield from s17_loops._asked_how_often(game, seat)))
    return said


@misreads("17-1a-2")
def only_the_active_player_says_how_often() -> Iterator[None]:
    """Misreads 17-1a-2: where both can stop a loop, the active player alone says how often it is done."""

    def settle(game: GateGame, able: list[Seat]) -> Flow[int]:
        return (yield from _asked(game, able[:1]))[0]

    with _settling(settle):
        yield


@misreads("17-1a-2")
def the_other_player_says_it_first() -> Iterator[None]:
    """Misreads 17-1a-2: where both can stop a loop, the other player says first how often it is done."""

    def settle(game: GateGame, able: list[Seat]) -> Flow[int]:
        return min((yield from _asked(game, able[::-1])))

    with _settling(settle):
        yield


@misreads("17-1a-2")
def the_larger_number_holds() -> Iterator[None]:
    """Misreads 17-1a-2: where both can stop a loop, it is done as often as the larger number says."""

    def settle(game: GateGame, able: list[Seat]) -> Flow[int]:
        return max((yield from _asked(game, able)))

    with _settling(settle):
        yield


@misreads("17-1a-2")
def only_the_active_player_has_to_do_something_else() -> Iterator[None]:
    """Misreads 17-1a-2: after a loop that both can stop, the other player may go on with it at once."""

    def settle(game: GateGame, able: list[Seat]) -> Flow[int]:
        return min((yield from _asked(game, able)))

    with _settling(settle, barred=1):
        yield


@misreads("17-1a-3")
def endless_loops_are_lost() -> Iterator[None]:
    """Misreads 17-1a-3: the active player loses by a loop that nobody can stop."""

    def lost(game: GateGame) -> NoReturn:
        game.end(OTHER[game.active], [game.active], "loop")

    with replaced(s17_loops, "end_in_a_draw", lost):
        yield


@misreads("17-1a-1")
def what_can_be_stopped_is_no_loop() -> Iterator[None]:
    """Misreads 17-1a-1: what a player can stop is no loop, and nobody is asked how often it is done."""
    right = s17_loops.comes_round

    def comes_round(game: GateGame) -> Lap | None:
        lap = right(game)
        return None if lap is None or lap.choices else lap

    with replaced(s17_loops, "comes_round", comes_round):
        yield


@misreads("17-1a-1")
def a_loop_is_gone_on_with_at_once() -> Iterator[None]:
    """Misreads 17-1a-1: a player who has had a loop done as often as he said may go on with it at once."""

    def bar(game: GateGame, seats: list[Seat], lap: Lap, within: frozenset[Situation]) -> None:
        for seat in seats:
            own = tuple(made for made in lap.choices if made.by == seat)
            game.laps.bars.append(Bar(seat, own, None, within))

    with replaced(s17_loops, "_bar", bar):
        yield
