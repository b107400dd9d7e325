"""5.12: interlock."""

import msgspec

from duelproof.port import Seat
from duelproof.port.abilities import Ability
from duelproof.port.selections import Cond, Filter, Select
from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import select
from reference.kernel.context import Context

NAME = "interlock"


@rule("5.12.3", also=("5.12.4", "5.12.2", "5.12.1"))
def is_fulfilled(game: Duel, seat: Seat, said: Ability) -> bool:
    """Tell as a strategy is played whether its interlock is fulfilled: that decides until it resolves."""
    assert said.needs is not None
    return select.holds(game, said.needs, Context(controller=seat))


BETWEEN = " & "
"""What stands between the names of two cards that an interlock names."""


@rule("5.12.2", also=("5.12.1",))
def interlocks(said: Ability) -> Ability:
    """Let the text of the ability work while all cards that it names are in its player's graveyard."""
    assert said.name is not None
    named = tuple(_in_graveyard(name) for name in said.name.split(BETWEEN))
    return msgspec.structs.replace(said, needs=Cond(op="all", args=named))


@rule("5.12.2")
def _in_graveyard(name: str) -> Cond:
    """Ask for a card of this name in the player's graveyard."""
    wanted = Filter(name=name, zones=("graveyard",), owner="you")
    return Cond(op="exists", what=Select(which="all", filter=wanted))
