"""401: the deck."""

from duelproof.port import OTHER, SEATS, Option, Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s4_zones.general import move_all
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.course import ask, chance
from reference.kernel.flow import Flow


@rule("401.4")
def put_into_deck(
    game: DMGame, cards: list[Card], name: str, *, top: bool, about: str | None, alone: bool
) -> Flow[list[Card]]:
    """Each owner of cards put into a deck together chooses their order, and need not show it.

    What is made up of several cards is put there as so many cards, unless they go ``alone``.
    """

    def arranged(going: list[Card]) -> Flow[list[Card]]:
        laid: list[Card] = []
        for seat in (game.active, OTHER[game.active]):
            own = [card for card in going if card.owner == seat]
            laid += yield from in_order_unseen(game, seat, own, about=about)
        return laid[::-1] if top else laid

    return (yield from move_all(game, cards, "deck", name, top=top, alone=alone, arranged=arranged))


def in_order_unseen(game: DMGame, seat: Seat, cards: list[Card], *, about: str | None) -> Flow[list[Card]]:
    """Let a player say in which order cards lie in a deck, the uppermost first, unseen by the opponent."""
    options = [Option(card=card.ref) for card in cards]
    ordered = yield from ask.order(game, seat, "order", options, about=about, secret_to=(OTHER[seat],))
    return [game.cards[str(option.card)] for option in ordered]


@rule("401.6", also=("409.1c", "101.3"))
def put_nth(game: DMGame, cards: list[Card], number: int, *, alone: bool) -> Flow[list[Card]]:
    """Put cards into their owner's deck at this place from the top, or under it if it is too small.

    The place is one among the cards that stay there, where cards in use do not count. Before the first there
    is none, and nothing is put there.
    """
    if number < 1:
        return []
    came: list[Card] = []

    def noted(going: list[Card]) -> Flow[list[Card]]:
        yield from ()
        came.extend(going)
        return going

    put = yield from move_all(game, cards, "deck", "put", alone=alone, arranged=noted)
    for seat in SEATS:
        deck = game.zone("deck", seat)
        rest = [card for card in deck if card not in came]
        own = [card for card in came if card.owner == seat]
        counted = [lies for lies, card in enumerate(rest) if not card.pending]
        before = counted[number - 1] if number <= len(counted) else len(rest)
        deck[:] = [*rest[:before], *own, *rest[before:]]
    return put


@rule("401.7", edition="s-max")
def add_to_deck(game: DMGame, cards: list[Card], *, alone: bool) -> Flow[list[Card]]:
    """Add cards to their owners' decks, neither on top nor under them, and shuffle these."""
    added = yield from move_all(game, cards, "deck", "add", alone=alone)
    for seat in dict.fromkeys(card.owner for card in added):
        yield from chance.shuffle(game, game.zone("deck", seat), seat)
    return added


@rule("401.2a", also=("400.4", "701.11b"))
def shuffle_without(game: DMGame, seat: Seat, found: list[Card], *, about: str | None) -> Flow[None]:
    """Shuffle a deck without the cards found in it, which have not left it, and put these on top."""
    deck = game.zone("deck", seat)
    rest = [card for card in deck if card not in found]
    yield from chance.shuffle(game, rest, seat)
    deck[:] = [*(yield from in_order_unseen(game, seat, found, about=about)), *rest]
