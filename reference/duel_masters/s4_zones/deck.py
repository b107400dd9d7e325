"""401: the deck."""

from duelproof.port import OTHER, Option, Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s4_zones.general import move_all
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.course import ask, chance
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


@rule("401.6")
def put_nth(game: DMGame, cards: list[Card], number: int) -> Flow[list[Card]]:
    """Put cards into their owner's deck at this place from the top, or under it if it is too small."""
    put: list[Card] = []
    for card in cards:
        moved = yield from move_all(game, [card], "deck", "put")
        if moved:
            deck = game.deck(card.owner)
            deck.insert(number - 1, deck.pop())
        put += moved
    return put


@rule("401.7", edition="s-max")
def add_to_deck(game: DMGame, cards: list[Card]) -> Flow[list[Card]]:
    """Add cards to their owners' decks, neither on top nor under them, and shuffle these."""
    added = yield from move_all(game, cards, "deck", "add")
    for seat in dict.fromkeys(card.owner for card in added):
        yield from chance.shuffle(game, game.deck(seat), seat)
    return added


@rule("401.2a", also=("400.4", "701.11b"))
def shuffle_without(game: DMGame, seat: Seat, found: list[Card], *, about: str | None = None) -> Flow[None]:
    """Shuffle a deck without the cards found in it, which have not left it, and put these on top."""
    deck = game.deck(seat)
    rest = [card for card in deck if card not in found]
    yield from chance.shuffle(game, rest, seat)
    options = [Option(card=card.ref) for card in found]
    ordered = yield from ask.order(game, seat, "order", options, about=about, secret_to=(OTHER[seat],))
    deck[:] = [*(game.cards[str(option.card)] for option in ordered), *rest]
