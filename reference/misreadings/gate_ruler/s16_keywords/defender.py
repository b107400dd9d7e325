"""Misreadings of 16-6: Defender."""

from collections.abc import Iterator

from duelproof.port.abilities import If, May, Move, Trigger, Turn
from duelproof.port.selections import Cond, Filter, Select
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s16_keywords.helpers import on_every_unit, worded

_BACK = (Move(what=Select(which="self"), to="defense", seat="you", slot="1"),)
_DEFENDED = Cond(op="exists", what=Select(which="all", filter=Filter(zones=("defense",), controller="you")))
_ATTACKS = Cond(op="zone_of_self", name="attack")
_UNDEFENDED = Cond(op="not", args=(_DEFENDED,))


@misreads("16-6a-1")
def steps_back_after_any_attacks() -> Iterator[None]:
    """Misreads 16-6a-1: a unit goes to the defense zone at the end of the opponent's attack phase, too."""
    with worded("Defender", trigger=Trigger(on="phase_end", name="attack")):
        yield


@misreads("16-6a-1")
def steps_back_from_anywhere() -> Iterator[None]:
    """Misreads 16-6a-1: a card goes to the defense zone even if it is not in an attack zone any more."""
    with worded("Defender", effect=(If(cond=_UNDEFENDED, then=(May(then=_BACK),)),)):
        yield


@misreads("16-6a")
def has_to_step_back() -> Iterator[None]:
    """Misreads 16-6a: its player cannot let a unit with Defender stay."""
    with worded("Defender", effect=(If(cond=_UNDEFENDED, then=_BACK),)):
        yield


@misreads("16-6a")
def every_unit_defends() -> Iterator[None]:
    """Misreads 16-6a: units without Defender step back as well."""
    with on_every_unit("Defender"):
        yield


@misreads("16-6a-1")
def steps_back_readied() -> Iterator[None]:
    """Misreads 16-6a-1: a unit that steps back is readied."""
    back = May(then=(*_BACK, Turn(what=Select(which="self"), to="ready")))
    with worded("Defender", effect=(If(cond=_ATTACKS, then=(If(cond=_UNDEFENDED, then=(back,)),)),)):
        yield


@misreads("16-6a-1")
def takes_the_place_of_who_defends() -> Iterator[None]:
    """Misreads 16-6a-1: it replaces a unit in the defense zone without its player being asked."""
    back = If(cond=_UNDEFENDED, then=(May(then=_BACK),), otherwise=_BACK)
    with worded("Defender", effect=(If(cond=_ATTACKS, then=(back,)),)):
        yield
