"""606 to 608: effects, and how long they last. What they act upon is found in the same way in all books."""

from duelproof.port.abilities import Delay
from reference.duel_masters.editions import embodies, rule
from reference.kernel.abilities import choosing, effects, perform
from reference.kernel.course import ask

rule("608.2b", edition="s-max")(perform.lasting)
rule("608.2b", edition="1.13")(perform.lasting)
embodies(
    {
        "604.2": effects.statics,
        "605.2b": choosing.things,
        "606.2": ask.some,
        "607.2": perform.COMMON[Delay],
        "608.2": perform.lasting,
        "608.2a": effects.end,
        "608.2c": perform.lasting,
        "608.3": effects.statics,
        "608.3a": effects.touches,
        "608.3b": effects.touches,
        "608.3c": effects.touches,
    }
)
