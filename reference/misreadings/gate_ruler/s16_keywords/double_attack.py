"""Misreadings of 16-9: Double Attack."""

from collections.abc import Iterator

from duelproof.port.abilities import Limit, Trigger
from duelproof.port.selections import Cond, Filter, Select
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s16_keywords.helpers import worded


@misreads("16-9a-1", "16-9a")
def readied_as_it_attacks() -> Iterator[None]:
    """Misreads 16-9a-1: a unit is readied as soon as it has attacked."""
    with worded("Double Attack", trigger=Trigger(on="attack")):
        yield


_FIRST = Cond(op="role", name="first-attack")


@misreads("16-9a", "16-9a-1")
def readied_after_each_attack() -> Iterator[None]:
    """Misreads 16-9a-1: a unit is readied after each of its attacks."""
    with worded("Double Attack", needs=Cond(op="any", args=(_FIRST, Cond(op="role", name="attacking")))):
        yield


@misreads("16-9a-1")
def readied_after_any_first_attack() -> Iterator[None]:
    """Misreads 16-9a-1: a unit is readied after the first attack of another one, too."""
    anybody = Select(which="all", filter=Filter(role="first-attack"))
    with worded("Double Attack", needs=Cond(op="exists", what=anybody)):
        yield


@misreads("16-9a-1")
def readied_only_while_it_attacks() -> Iterator[None]:
    """Misreads 16-9a-1: a unit that is not attacking any more as the battle ends is not readied."""
    with worded("Double Attack", needs=Cond(op="all", args=(_FIRST, Cond(op="role", name="attacking")))):
        yield


@misreads("16-9a-1")
def readied_once_a_game() -> Iterator[None]:
    """Misreads 16-9a-1: a unit is readied after the first of all its attacks only."""
    with worded("Double Attack", limit=Limit(per="game")):
        yield
