"""Keywords that stand for an ability in a book's own words."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from duelproof.port import CardSpec
from duelproof.port.abilities import Ability, Gain
from reference.kernel.abilities.perform import instructions

Words = dict[str, Callable[[Ability], Ability]]
"""For each keyword, how its ability is written out, as it stands on a card."""
_WITH_PARTS = (msgspec.Struct, list, tuple)


def written_out(
    cards: Mapping[str, CardSpec], words: Words, means: Callable[[Ability], bool] = lambda ability: True
) -> dict[str, CardSpec]:
    """Return cards with each keyword of ``words`` written out, where an ability ``means`` its keyword."""

    def written(said: Any) -> Any:
        if isinstance(said, list | tuple):
            return type(said)(written(part) for part in said)
        if not isinstance(said, msgspec.Struct):
            return said
        parts = {name: getattr(said, name) for name in said.__struct_fields__}
        changed = {name: written(part) for name, part in parts.items() if isinstance(part, _WITH_PARTS)}
        if changed:
            said = msgspec.structs.replace(said, **changed)
        if isinstance(said, Ability) and said.keyword in words and means(said):
            return words[said.keyword](said)
        return said

    return {name: written(spec) if _may_say(spec, words) else spec for name, spec in cards.items()}


def _may_say(spec: CardSpec, words: Words) -> bool:
    """Tell whether a card has one of the keywords, or an ability that gives abilities: most have not."""
    return any(
        ability.keyword in words or any(type(instr) is Gain for instr in instructions(ability))
        for face in spec.faces
        for ability in face.abilities
    )
