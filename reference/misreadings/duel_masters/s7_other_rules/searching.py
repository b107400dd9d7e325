"""Misreadings of 701.10a and 701.11b: what is found, and what is put back into a deck that was searched."""

from collections.abc import Iterator

from duelproof.port import Seat
from duelproof.port.abilities import Search
from reference.duel_masters.s4_zones import deck
from reference.duel_masters.s7_other_rules import keyword_actions
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import triggers
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("701.10a", "101.3")
def one_card_at_least_is_found() -> Iterator[None]:
    """Misreads 701.10a, 101.3: a search for fewer cards than one finds one."""
    right = keyword_actions._how_many

    def how_many(game: DMGame, instr: Search, ctx: Context) -> tuple[int, int]:
        least, most = right(game, instr, ctx)
        return (1, 1) if most < 1 else (least, most)

    with replaced(keyword_actions, "_how_many", how_many):
        yield


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
