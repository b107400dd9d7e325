"""202 and 203: the names and races that can be named."""

from reference.duel_masters.editions import embodies, rule
from reference.duel_masters.s8_special_cards.zero_dragons import is_nameless
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import layers, select, standing

CIVILIZATIONS = {"light", "water", "darkness", "fire", "nature"}

embodies(
    {
        "200.3c": standing.show_side,
        "202.3": select.fits,
        "202.3a": select.fits,
        "202.4": layers.with_word,
        "205.1a": select._says_first,
    }
)
rule("203.3", edition="s-max")(layers.with_word)
rule("203.4", edition="1.13")(layers.with_word)


@rule("202.2", also=("106.1", "106.3"))
@rule("203.4", edition="s-max")
@rule("203.5", edition="1.13")
def nameable(game: DMGame, domain: str) -> set[str]:
    """A player names a civilization of the five, or a card or race that exists."""
    if domain == "civilization":
        return CIVILIZATIONS
    if domain == "card":
        return card_names(game)
    return races(game)


@rule("202.2", also=("803.6", "804.7", "806.6", "807.5", "810.4", "810.4a"))
@rule("202.2", also=("806.5",), edition="1.13")
def card_names(game: DMGame) -> set[str]:
    """List the names of all cards in the game: of a card with several sides each, but not all in one."""
    specs = {card.spec.name: card.spec for card in game.cards.values()}.values()
    return {face.traits.name for spec in specs if not is_nameless(spec) for face in spec.faces}


@rule("203.4", also=("203.3",), edition="s-max")
@rule("203.5", also=("203.4",), edition="1.13")
def races(game: DMGame) -> set[str]:
    """List the races of all cards in the game."""
    specs = [card.spec for card in game.cards.values()]
    return {race for spec in specs for face in spec.faces for race in face.traits.races}
