"""Misreadings of section 17: loops."""

from collections.abc import Iterator

from reference.gate_ruler import s17_loops
from reference.gate_ruler.state import GateGame, Lap, Situation
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("17-1a-1")
def any_return_is_a_loop() -> Iterator[None]:
    """Misreads 17-1a-1: a player who has used an ability twice is in a loop, wherever its unit is now."""

    def situation(game: GateGame) -> Situation:
        return (len(game.gate),)

    def close(game: GateGame, lap: Lap) -> None:
        right(game, lap)
        used = [reply for _, reply in game.laps.made if "activate" in str(reply)]
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
