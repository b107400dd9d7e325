"""Misreadings of 701.11b: what is put back into a deck that was searched."""

from collections.abc import Iterator

from duelproof.port import Seat
from reference.duel_masters.s4_zones import deck
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import triggers
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("701.11b")
def what_is_found_leaves_the_deck() -> Iterator[None]:
    """Misreads 701.11b: a card that was found leaves the deck, and is put on top of it again."""
    right = deck.shuffle_without

    def shuffle(game: DMGame, seat: Seat, found: list[Card], *, about: str | None = None) -> Flow[None]:
        yield from right(game, seat, found, about=about)
        for card in found:
            triggers.happen(
                game, "move", card=card, player=seat, origin=card.place, place=card.place, name="put"
            )

    with replaced(deck, "shuffle_without", shuffle):
        yield


@misreads("701.11b")
def the_lowest_card_is_not_shuffled() -> Iterator[None]:
    """Misreads 701.11b: the card at the bottom of the deck stays there as the others are shuffled."""
    right = deck.shuffle_without

    def shuffle(game: DMGame, seat: Seat, found: list[Card], *, about: str | None = None) -> Flow[None]:
        cards = game.zone("deck", seat)
        lowest = cards[-1]
        yield from right(game, seat, found, about=about)
        if lowest not in found:
            cards.remove(lowest)
            cards.append(lowest)

    with replaced(deck, "shuffle_without", shuffle):
        yield
