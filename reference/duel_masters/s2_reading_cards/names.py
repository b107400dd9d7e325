"""202 and 203: the names and races that can be named."""

from reference.duel_masters.editions import rule
from reference.duel_masters.state import DMGame

CIVILIZATIONS = {"light", "water", "darkness", "fire", "nature"}


@rule("202.2", also=("106.1", "106.3"))
@rule("203.4", edition="s-max")
@rule("203.5", edition="1.13")
def names(game: DMGame, domain: str) -> set[str]:
    """A player names a civilization of the five, or a card or race that exists."""
    specs = [card.spec for card in game.cards.values()]
    if domain == "civilization":
        return CIVILIZATIONS
    if domain == "card":
        return {spec.name for spec in specs}
    if domain == "race":
        return {race for spec in specs for face in spec.faces for race in face.traits.races}
    return set()
