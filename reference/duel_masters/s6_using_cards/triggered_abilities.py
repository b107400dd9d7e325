"""603: triggered abilities. How they trigger is the same in all books."""

from duelproof.port.abilities import Delay
from reference.duel_masters.editions import embodies, rule
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import perform, triggers
from reference.kernel.card import Card

embodies(
    {
        "603.2": triggers.happen,
        "603.2b": triggers.happen,
        "603.2d": triggers.happen,
        "603.5a": triggers.listening,
        "603.5b": triggers.hears,
        "603.5c": triggers.listening,
        "603.6": perform.COMMON[Delay],
        "603.6a": perform.COMMON[Delay],
    }
)


@rule("603.5c", edition="1.13")
def tell_destroying(game: DMGame, cards: list[Card]) -> None:
    """Let abilities hear of it that wait for cards to be destroyed, and not until they have been."""
    for card in cards:
        triggers.happen(game, "destroying", card=card, player=card.owner, origin=card.place)
