"""What only makes the engine faster: which cards must be asked for activated abilities."""

from duelproof.port.abilities import Gain, Instr
from reference.kernel.card import Card


def activated(cards: list[Card]) -> list[Card]:
    """Find the cards that may have an activated ability: all of them where some card gives abilities."""
    abilities = [ability for card in cards for ability in card.abilities]
    effects = [ability.effect for ability in abilities]
    effects += [mode.effect for ability in abilities for mode in ability.modes]
    if any(_gives_abilities(effect) for effect in effects):
        return cards
    return [card for card in cards if any(ability.kind == "activated" for ability in card.abilities)]


def _gives_abilities(effect: tuple[Instr, ...]) -> bool:
    inner = ("then", "otherwise", "effect", "instead")
    return any(
        isinstance(instr, Gain) or any(_gives_abilities(getattr(instr, name, ())) for name in inner)
        for instr in effect
    )
