"""Misreadings of 16-8: Retaliate."""

from collections.abc import Iterator

from duelproof.port.abilities import Delay, Trigger
from reference.gate_ruler.s16_keywords import written_out
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s16_keywords.helpers import worded


@misreads("16-8a", "16-8a-1")
def strikes_back_whatever_happens() -> Iterator[None]:
    """Misreads 16-8a-1: each attacking unit is dealt damage, whatever it attacks and whatever is left."""
    strike = written_out._strike_back()[0].then
    later = Delay(trigger=Trigger(on="step_end", name="damage"), effect=strike, until="battle")
    with worded("Retaliate", needs=None, effect=(later,)):
        yield
