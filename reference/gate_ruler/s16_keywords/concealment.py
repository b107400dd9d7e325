"""16-18: what can be set, Concealment and Forced Concealment."""

from duelproof.port import Place
from reference.gate_ruler.editions import rule
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, now
from reference.kernel.card import Card

FORCED = "Forced Concealment"


@rule("16-18b", also=("3-10c", "3-10f", "7-5a-1", "7-5a-2", "16-15b-2a", "16-18a", "16-18c"))
def settable(game: GateGame, card: Card) -> bool:
    """Events can be set, and so can what an effect or ability says; a card with Forced Reveal never can."""
    if "Forced Reveal" in card.keywords:
        return False
    return (
        "event" in card.printed.type
        or now.keyword(game, card, "Concealment") is not None
        or now.keyword(game, card, FORCED) is not None
        or effects.permitted(game, "be_set", card)
    )


@rule("16-18c")
def must_be_set_first(game: GateGame, card: Card) -> bool:
    """A card with Forced Concealment cannot be played from anywhere but a set zone."""
    return card.place.zone != "set" and now.keyword(game, card, FORCED) is not None


@rule("16-18c")
def kept_out(game: GateGame, card: Card, origin: Place) -> bool:
    """A card with Forced Concealment enters play only as it has resolved on the gate.

    From a set zone it does not enter play: that is in play already.
    """
    resolved = origin.zone == "gate" and all(item.card is not card for item in game.gate)
    return not resolved and now.keyword(game, card, FORCED) is not None


@rule("16-18d", also=("16-18a", "16-18d-1"))
def may_be_summoned(game: GateGame, card: Card) -> bool:
    """A unit in a set zone can be normal summoned from there if one of its abilities says so."""
    return effects.permitted(game, "summon_from_set", card)
