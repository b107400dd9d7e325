"""5.2 to 5.13: keywords that stand for an ability in the book's own words."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from duelproof.port import CardSpec
from duelproof.port.abilities import Ability, Gain
from reference.dimension_zero.s5_keywords import (
    instant_death,
    interlock,
    pincer,
    resonance,
    support,
    zone_effects,
)
from reference.kernel.abilities.perform import instructions

WORDS: dict[str, Callable[[Ability], Ability]] = {
    "instant_death": instant_death.brings_death,
    "interlock": interlock.interlocks,
    "pincer": pincer.pinches,
    "resonance": resonance.resonates,
    "revelation": zone_effects.revelation,
    "support": support.supports,
}
"""For each of these keywords, how its ability is written out."""
_WITH_PARTS = (msgspec.Struct, list, tuple)


def written_out(cards: Mapping[str, CardSpec]) -> dict[str, CardSpec]:
    """Return cards with each keyword of `WORDS` written out as the ability that it stands for."""
    return {name: _spelled(spec) if _may_say_keyword(spec) else spec for name, spec in cards.items()}


def _may_say_keyword(spec: CardSpec) -> bool:
    """Tell whether a card has a keyword of `WORDS`, or an ability that gives abilities."""
    return any(
        ability.keyword in WORDS or any(type(instr) is Gain for instr in instructions(ability))
        for face in spec.faces
        for ability in face.abilities
    )


def _spelled(said: Any) -> Any:
    """Return a card, or a part of it, with its keywords written out."""
    if isinstance(said, list | tuple):
        return type(said)(_spelled(part) for part in said)
    if not isinstance(said, msgspec.Struct):
        return said
    parts = {name: getattr(said, name) for name in said.__struct_fields__}
    spelled = {name: _spelled(part) for name, part in parts.items() if isinstance(part, _WITH_PARTS)}
    if spelled:
        said = msgspec.structs.replace(said, **spelled)
    if isinstance(said, Ability) and said.keyword in WORDS:
        return WORDS[said.keyword](said)
    return said
