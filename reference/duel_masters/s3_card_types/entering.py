"""302.3: what never comes to the battle zone."""

from reference.duel_masters.editions import rule
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card


@rule("302.3", edition="1.13")
def may_enter(game: DMGame, card: Card) -> bool:
    """Tell whether a card can be put into the battle zone, even if it may not stay there."""
    return game.edition.barred.isdisjoint(now.words(game, card, "type"))
