"""Sections 3-10f and 16-18: what can be set, Concealment and Forced Concealment."""

from duelproof.port import Place
from reference.gate_ruler.state import GateGame, rule
from reference.kernel import effects
from reference.kernel.game import Card

FORCED = "Forced Concealment"


@rule("3-10c", "3-10f", "7-5a-1", "7-5a-2", "16-15b-2a", "16-18a", "16-18b", "16-18c")
def settable(game: GateGame, card: Card) -> bool:
    """3-10f: events can be set, and what an effect or ability calls settable; not with Forced Reveal."""
    if "Forced Reveal" in card.keywords:
        return False
    return (
        "event" in card.printed.type
        or effects.keyword(game, card, "Concealment") is not None
        or effects.keyword(game, card, FORCED) is not None
        or effects.permitted(game, "be_set", card)
    )


@rule("16-18c")
def must_be_set_first(game: GateGame, card: Card) -> bool:
    """16-18c: a card with Forced Concealment is played from a set zone only."""
    return card.place.zone != "set" and effects.keyword(game, card, FORCED) is not None


@rule("16-18c")
def kept_out(game: GateGame, card: Card, origin: Place) -> bool:
    """16-18c: a card with Forced Concealment enters play only from a set zone, or the gate after that."""
    return origin.zone not in ("set", "gate") and effects.keyword(game, card, FORCED) is not None


@rule("16-18a", "16-18d", "16-18d-1")
def may_be_summoned(game: GateGame, card: Card) -> bool:
    """16-18d: whether an ability of a unit in a set zone lets it be normal summoned from there."""
    return effects.permitted(game, "summon_from_set", card)
