"""5.2 to 5.13: keywords that stand for an ability in the book's own words."""

from collections.abc import Callable, Mapping

from duelproof.port import CardSpec
from duelproof.port.abilities import Ability
from reference.dimension_zero.s5_keywords import (
    instant_death,
    interlock,
    pincer,
    resonance,
    support,
    zone_effects,
)
from reference.kernel.abilities import keywords

WORDS: dict[str, Callable[[Ability], Ability]] = {
    "instant_death": instant_death.brings_death,
    "interlock": interlock.interlocks,
    "pincer": pincer.pinches,
    "resonance": resonance.resonates,
    "revelation": zone_effects.revelation,
    "support": support.supports,
}
"""For each of these keywords, how its ability is written out."""


def written_out(cards: Mapping[str, CardSpec]) -> dict[str, CardSpec]:
    """Return cards with each keyword of `WORDS` written out as the ability that it stands for."""
    return keywords.written_out(cards, WORDS)
