"""Misreadings of 201.2b and 201.2c: cards with two costs."""

from collections.abc import Iterator

from duelproof.port import Seat
from reference.duel_masters.s2_reading_cards import two_costs
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("201.2b")
def owners_choose_the_cost() -> Iterator[None]:
    """Misreads 201.2b: the owner of a card with two costs chooses which of them an effect reads."""
    right = two_costs.choose_cost

    def choose_cost(game: DMGame, card: Card, chooser: Seat) -> Flow[int]:
        return (yield from right(game, card, card.owner))

    with replaced(two_costs, "choose_cost", choose_cost):
        yield
