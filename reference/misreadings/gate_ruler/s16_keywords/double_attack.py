"""Misreadings of 16-9: Double Attack."""

from collections.abc import Iterator

from duelproof.port import Option, Seat
from duelproof.port.abilities import Trigger, Turn
from duelproof.port.selections import Select
from reference.gate_ruler.s08_attack_phase import steps
from reference.gate_ruler.state import GateGame
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s16_keywords.helpers import worded
from reference.misreadings.making import replaced


@misreads("16-9a-1", "16-9a")
def readied_as_it_attacks() -> Iterator[None]:
    """Misreads 16-9a-1: a unit is readied as soon as it has attacked."""
    with worded("Double Attack", trigger=Trigger(on="attack")):
        yield


@misreads("16-9a")
def readied_after_each_attack() -> Iterator[None]:
    """Misreads 16-9a: a unit is readied after each of its attacks."""
    with worded(
        "Double Attack",
        trigger=Trigger(on="fight_end", self_only=True),
        needs=None,
        effect=(Turn(what=Select(which="self"), to="ready"),),
    ):
        yield


@misreads("16-9b")
def who_can_must_attack_twice() -> Iterator[None]:
    """Misreads 16-9b: a player with a unit that can attack once more cannot stop attacking."""
    right = ask.act

    def act(game: Game, player: Seat, options: list[Option]) -> Flow[Option]:
        assert isinstance(game, GateGame)
        again = {ref for ref, _ in game.attacked_before}
        if any(option.verb == "attack" and option.card in again for option in options):
            options = [option for option in options if option is not steps.STOP]
        return (yield from right(game, player, options))

    with replaced(ask, "act", act):
        yield
