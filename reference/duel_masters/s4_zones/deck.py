"""401: the deck."""

from duelproof.port import OTHER, Option
from reference.duel_masters.editions import rule
from reference.duel_masters.s4_zones.general import move_all
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("401.4")
def put_into_deck(
    game: DMGame, cards: list[Card], name: str, *, top: bool, about: str | None = None
) -> Flow[list[Card]]:
    """The owner of cards put into a deck together chooses their order, and need not show it."""
    if len(cards) > 1:
        owner = cards[0].owner
        options = [Option(card=card.ref) for card in cards]
        ordered = yield from ask.order(game, owner, "order", options, about=about, secret_to=(OTHER[owner],))
        cards = [game.cards[str(option.card)] for option in ordered]
    return (yield from move_all(game, reversed(cards) if top else cards, "deck", name, top=top))
