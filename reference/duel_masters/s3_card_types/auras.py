"""310: auras, which make the creatures under them stronger."""

from collections.abc import Iterator

import msgspec

from duelproof.port import CardSpec
from duelproof.port.abilities import Ability, Gain, Modify
from duelproof.port.cards import Face
from duelproof.port.selections import Filter, Select
from reference.duel_masters.editions import rule

BEARER = Select(which="all", filter=Filter(relation="bearer"))
OF_ITS_USE = frozenset(
    {
        "any-number", "cheaper", "crest", "g-strike", "g-zero", "instead", "o-drive", "s-back", "s-trigger",
        "sabaki-z",
    }
)  # fmt: skip
"""604.3: keywords that say something of a card itself where it can be used, and nothing of a creature."""


def as_read(spec: CardSpec) -> CardSpec:
    """Read a card: what is written on an aura belongs to the creature that it is attached to."""
    if not any("aura" in face.traits.type for face in spec.faces):
        return spec
    faces = [_as_aura(face) if "aura" in face.traits.type else face for face in spec.faces]
    return msgspec.structs.replace(spec, faces=faces)


@rule("310.4", also=("310.7",))
def _as_aura(face: Face) -> Face:
    """The number on an aura is no power: its creature has so much more, and the aura's abilities."""
    more, traits = face.traits.power, msgspec.structs.replace(face.traits, power=msgspec.UNSET)
    there = [each for each in face.abilities if _works_there(each)]
    gained = [_given(each.id, Gain(what=BEARER, ability=each)) for each in there]
    if isinstance(more, int):
        gained.append(_given("power", Modify(what=BEARER, trait="power", by=more)))
    own = [kept for each in face.abilities for kept in _kept(each)]
    return msgspec.structs.replace(face, traits=traits, abilities=[*own, *gained])


@rule("310.4", also=("310.7",))
def _works_there(ability: Ability) -> bool:
    """Tell whether an ability works in the battle zone, where it is the creature's."""
    return ability.keyword not in OF_ITS_USE and (not ability.zones or "battle" in ability.zones)


@rule("310.4", also=("604.3",))
def _kept(ability: Ability) -> Iterator[Ability]:
    """What works where an aura can be used, or in another zone than the battle zone, is its own there."""
    elsewhere = tuple(zone for zone in ability.zones if zone != "battle")
    if ability.keyword in OF_ITS_USE or elsewhere:
        yield msgspec.structs.replace(ability, zones=elsewhere)


def _given(name: str, instr: Gain | Modify) -> Ability:
    return Ability(id=name, kind="static", effect=(instr,))
