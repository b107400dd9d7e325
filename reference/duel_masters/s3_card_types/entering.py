"""302.3: what never comes to the battle zone."""

from reference.duel_masters.editions import rule
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card


@rule("302.3", edition="1.13")
def may_enter(game: DMGame, card: Card) -> bool:
    """Tell whether a card can be put into the battle zone, even if it may not stay there."""
    barred = game.edition.barred
    if card.whole:  # one of the halves will do
        return any(barred.isdisjoint(face.traits.type) for face in card.spec.faces)
    return barred.isdisjoint(now.words(game, card, "type"))
