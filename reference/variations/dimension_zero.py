"""What an engine of Dimension Zero may do otherwise."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from duelproof.port import SEATS, Seat
from reference.dimension_zero.s3_course_of_play import preparation
from reference.dimension_zero.s4_processing import payment
from reference.dimension_zero.state import Cost, Duel
from reference.kernel.card import Card
from reference.kernel.course import chance
from reference.kernel.flow import Flow
from reference.misreadings.making import replaced
from reference.variations import varies


@varies
def shuffles_the_second_deck_first() -> Iterator[None]:
    """By 3.1.3 each player shuffles, and by 3.1.4 it is drawn afterwards who begins."""

    def shuffle_decks(game: Duel) -> Flow[None]:
        for seat in reversed(SEATS):
            yield from chance.shuffle(game, game.decks[seat], seat)

    with replaced(preparation, "shuffle_decks", shuffle_decks):
        yield


@varies
def asks_for_the_last_colour_first_and_for_one_card_after_another() -> Iterator[None]:
    """By 4.7.2-8 all is paid at once: nothing says in which order the cards are named."""
    pay, freeze = payment.pay, payment._freeze

    def backwards(
        game: Duel, seat: Seat, cost: Cost, about: str | None, frozen: Sequence[Card] = ()
    ) -> Flow[None]:
        yield from pay(game, seat, replace(cost, coloured=cost.coloured[::-1]), about, frozen)

    def one_by_one(
        game: Duel, seat: Seat, cards: list[Card], many: int, about: str | None
    ) -> Flow[list[Card]]:
        if many == len(cards):
            return (yield from freeze(game, seat, cards, many, about))
        named: list[Card] = []
        for _ in range(many):
            left = [card for card in cards if card not in named]
            named += yield from freeze(game, seat, left, 1, about)
        return named

    with replaced(payment, "pay", backwards), replaced(payment, "_freeze", one_by_one):
        yield
