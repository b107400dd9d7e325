"""310: auras, which make the creatures under them stronger."""

import msgspec

from duelproof.port import CardSpec
from duelproof.port.abilities import Ability, Gain, Modify
from duelproof.port.cards import Face
from duelproof.port.selections import Filter, Select
from reference.duel_masters.editions import rule

BEARER = Select(which="all", filter=Filter(relation="bearer"))


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
    gained = [_given(each.id, Gain(what=BEARER, ability=each)) for each in face.abilities]
    if isinstance(more, int):
        gained.append(_given("power", Modify(what=BEARER, trait="power", by=more)))
    return msgspec.structs.replace(face, traits=traits, abilities=gained)


def _given(name: str, instr: Gain | Modify) -> Ability:
    return Ability(id=name, kind="static", effect=(instr,))
