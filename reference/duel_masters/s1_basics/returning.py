"""117, 118: cards that belong beside the deck go back there from any zone but the battle zone."""

from collections.abc import Iterator

from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.what_is_needed import HYPERSPATIAL
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card


@rule("117.1", also=("118.1", "314.4"))
def returning(game: DMGame) -> Iterator[tuple[Card, str]]:
    """Find the cards that are away from home, each with the zone that it goes to."""
    for card in game.cards.values():
        home = home_of(card)
        if home is not None and card.over is None and card.place.zone not in ("battle", "nowhere", home):
            yield card, home


@rule("117.1", also=("118.1", "314.4"))
def home_of(card: Card) -> str | None:
    """Name the zone that a card is kept in beside the deck, if it is."""
    if card.printed.supertype == "GR":
        return "gr"
    beside = card.printed.supertype in HYPERSPATIAL or "rule plus" in card.printed.type
    return "hyper" if beside else None
