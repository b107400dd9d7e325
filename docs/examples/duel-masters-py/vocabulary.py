"""Cards as the port defines them, as cards of the engine."""

import msgspec

from duel import BREAKS, WORDS, Card
from duelproof.adapters.flow import unsupported
from duelproof.port import CardSpec, Traits


def card_of(spec: CardSpec) -> Card:
    """Make a card of the engine of what is printed on it.

    Raises:
        CannotOpen: it is not among the creatures that the engine can play.
    """
    face, *others = spec.faces
    traits = face.traits
    known = {name: getattr(traits, name) for name in ("name", "cost", "power", "colors", "races")}
    if others or traits != Traits(type=["creature"], **known):
        raise unsupported(f"{spec.name} is no plain creature")
    words = [str(ability.keyword) for ability in face.abilities if ability.kind == "keyword"]
    if len(words) < len(face.abilities) or not WORDS.issuperset(words) or len(BREAKS.keys() & words) > 1:
        raise unsupported(f"{spec.name} has abilities that it does not know")
    if msgspec.UNSET in (traits.cost, traits.power) or None in (traits.cost, traits.power):
        raise unsupported(f"{spec.name} has no cost or power")
    return Card("", known["name"], frozenset(traits.colors), known["cost"], known["power"], frozenset(words))
