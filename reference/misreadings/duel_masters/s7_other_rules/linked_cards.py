"""Misreadings of 701.18: linked cards."""

from collections.abc import Iterator

from duelproof.port import Seat
from reference.duel_masters.s5_turn import declaring_attackers
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("701.18b")
def linked_cards_attack_one_by_one() -> Iterator[None]:
    """Misreads 701.18b: a creature of linked cards attacks again, tapped as it is."""
    right = declaring_attackers.can_attack

    def can_attack(game: DMGame, seat: Seat) -> list[Card]:
        again = [card for card in game.battle(seat) if card.links and card.turned == "exhausted"]
        return right(game, seat) + again

    with replaced(declaring_attackers, "can_attack", can_attack):
        yield
