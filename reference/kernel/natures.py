"""What a card is by nature: what its own static abilities say that it is, wherever it lies."""

from typing import Any

from duelproof.port.abilities import Ability, SetTrait

STATIC = ("static", "replacement")
"""The kinds of ability whose instructions are in force as long as the ability works."""


def is_base(ability: Ability, instr: Any) -> bool:
    """Tell whether a static ability says what its card is by nature, which holds wherever the card is."""
    return type(instr) is SetTrait and instr.what.which == "self" and ability.needs is None and not instr.may


def natures_of(abilities: list[Ability]) -> dict[str, Any]:
    """Find what abilities say that their card is by nature, by trait."""
    return {
        instr.trait: instr
        for ability in abilities
        if ability.kind in STATIC
        for instr in ability.effect
        if isinstance(instr, SetTrait) and is_base(ability, instr)
    }
