"""Misreadings of 16-9: Double Attack."""

from collections.abc import Iterator

from duelproof.port.abilities import Trigger
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s16_keywords.helpers import worded


@misreads("16-9a-1", "16-9a")
def readied_as_it_attacks() -> Iterator[None]:
    """Misreads 16-9a-1: a unit is readied as soon as it has attacked."""
    with worded("Double Attack", trigger=Trigger(on="attack")):
        yield
