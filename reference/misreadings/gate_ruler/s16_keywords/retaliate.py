"""Misreadings of 16-8: Retaliate."""

import contextlib
from collections.abc import Iterator

import msgspec

from duelproof.port.abilities import Damage, Delay, If, Trigger
from duelproof.port.selections import Calc, Cond, Filter, Select
from reference.gate_ruler.s16_keywords import written_out
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s16_keywords.helpers import worded

_STEP_ENDS = Trigger(on="step_end", name="damage")
_IN_PLAY = Cond(
    op="any",
    args=(Cond(op="zone_of_self", name="attack"), Cond(op="zone_of_self", name="defense")),
)


@contextlib.contextmanager
def _striking(cond: Cond | None = None, needs: bool = True, **otherwise: object) -> Iterator[None]:
    """Change when and what it strikes as the step ends, in the block."""
    (right,) = written_out._strike_back()
    (blow,) = right.then
    assert isinstance(blow, Damage)
    strike = If(cond=cond or right.cond, then=(msgspec.structs.replace(blow, **otherwise),))
    effect = (Delay(trigger=_STEP_ENDS, effect=(strike,), until="battle"),)
    if needs:
        with worded("Retaliate", effect=effect):
            yield
    else:
        with worded("Retaliate", effect=effect, needs=None):
            yield


@misreads("16-8a", "16-8a-1")
def strikes_back_whatever_happens() -> Iterator[None]:
    """Misreads 16-8a-1: each attacking unit is dealt damage, whatever it attacks and whatever is left."""
    strike = written_out._strike_back()[0].then
    later = Delay(trigger=Trigger(on="step_end", name="damage"), effect=strike, until="battle")
    with worded("Retaliate", needs=None, effect=(later,)):
        yield


@misreads("16-8a")
def strikes_back_destroyed() -> Iterator[None]:
    """Misreads 16-8a: the attacking unit is dealt damage even if the attacked one is gone."""
    strike = written_out._strike_back()[0].then
    with worded("Retaliate", effect=(Delay(trigger=_STEP_ENDS, effect=strike, until="battle"),)):
        yield


@misreads("16-8a")
def strikes_back_for_others() -> Iterator[None]:
    """Misreads 16-8a: a unit in play strikes the attacking unit whatever that attacks."""
    with _striking(cond=_IN_PLAY, needs=False):
        yield


@misreads("16-8a-1")
def strikes_back_with_its_strike() -> Iterator[None]:
    """Misreads 16-8a-1: the damage is the unit's STK instead of its ATK."""
    with _striking(n=Calc(op="trait", trait="strike", what=Select(which="self"))):
        yield


@misreads("16-8a-1")
def strikes_rulers_back() -> Iterator[None]:
    """Misreads 16-8a-1: a ruler that attacks is dealt damage, too."""
    anyone = Filter(zones=("attack", "defense", "ruler"), role="attacking")
    with _striking(what=Select(which="all", filter=anyone)):
        yield


@misreads("16-8a-1")
def strikes_whoever_attacked() -> Iterator[None]:
    """Misreads 16-8a-1: a unit that does not attack any more is dealt damage as well."""
    with _striking(what=Select(which="all", filter=Filter(zones=("attack", "defense"), role="first-attack"))):
        yield


@misreads("16-8a-1")
def strikes_back_only_where_it_stood() -> Iterator[None]:
    """Misreads 16-8a-1: a unit that was moved is not attacked any more and strikes nobody."""
    there = Cond(op="all", args=(Cond(op="role", name="attacked"), Cond(op="role", name="was-attacked")))
    with _striking(cond=there):
        yield


@misreads("16-8a-1")
def strikes_back_having_come_back() -> Iterator[None]:
    """Misreads 16-8a-1: a unit that left play and came back in the meantime strikes as well."""
    with _striking(cond=_IN_PLAY):
        yield


@misreads("16-8a-1")
def looks_as_the_step_ends() -> Iterator[None]:
    """Misreads 16-8a-1: the ability triggers at the end of the damage step instead of its start."""
    with worded("Retaliate", trigger=_STEP_ENDS, effect=written_out._strike_back()):
        yield
