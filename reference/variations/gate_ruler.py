"""What an engine of Gate Ruler may do otherwise."""

from collections.abc import Iterator

from duelproof.port import SEATS, Seat
from duelproof.port.abilities import Cost
from reference.gate_ruler import s05_preparation
from reference.gate_ruler.s14_cards_and_abilities import payment
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card
from reference.kernel.course import chance
from reference.kernel.flow import Flow
from reference.misreadings.making import replaced
from reference.variations import varies


@varies
def shuffles_each_deck_when_it_is_needed() -> Iterator[None]:
    """By 5-3a and 5-3b each player shuffles and sets up: nothing says whose deck is shuffled first."""

    def prepare(game: GateGame) -> Flow[None]:
        for seat in reversed(SEATS):
            yield from chance.shuffle(game, game.zone("deck", seat), seat)
            s05_preparation.set_up(game, seat)
        game.first = game.active = yield from chance.first_player(game)
        game.log.add("first_player", player=game.first)

    with replaced(s05_preparation, "prepare", prepare):
        yield


@varies
def asks_for_one_card_after_another() -> Iterator[None]:
    """By 14-3b-8a the parts of a cost are paid in order: nothing says how the cards for a part are named."""
    right = payment._chosen

    def chosen(
        game: GateGame, part: Cost, cards: list[Card], count: int, seat: Seat, about: str
    ) -> Flow[list[Card]]:
        if count == len(cards):
            return (yield from right(game, part, cards, count, seat, about))
        named: list[Card] = []
        for _ in range(count):
            left = [card for card in cards if card not in named]
            named += yield from right(game, part, left, 1, seat, about)
        return named

    with replaced(payment, "_chosen", chosen):
        yield
