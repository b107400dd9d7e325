"""Misreadings of 16-6: Defender."""

from collections.abc import Iterator

from duelproof.port.abilities import If, May, Move, Trigger
from duelproof.port.selections import Cond, Filter, Select
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s16_keywords.helpers import worded

_BACK = (Move(what=Select(which="self"), to="defense", seat="you", slot="1"),)
_DEFENDED = Cond(op="exists", what=Select(which="all", filter=Filter(zones=("defense",), controller="you")))
_UNDEFENDED = Cond(op="not", args=(_DEFENDED,))


@misreads("16-6a-1")
def steps_back_after_any_attacks() -> Iterator[None]:
    """Misreads 16-6a-1: at the end of each attack phase the card goes to the defense zone from any zone."""
    with worded("Defender", trigger=Trigger(on="phase_end", name="attack"), effect=_BACK):
        yield


@misreads("16-6a-1")
def takes_the_place_of_who_defends() -> Iterator[None]:
    """Misreads 16-6a-1: it replaces a unit in the defense zone without its player being asked."""
    with worded("Defender", effect=(If(cond=_UNDEFENDED, then=(May(then=_BACK),), otherwise=_BACK),)):
        yield
