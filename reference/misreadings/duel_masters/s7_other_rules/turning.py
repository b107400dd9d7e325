"""Misreadings of 701.28: turning fields upside down."""

from collections.abc import Iterator

from reference.duel_masters.s1_basics import tapped_and_untapped
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("701.28a")
def upside_down_fields_are_turned_back() -> Iterator[None]:
    """Misreads 701.28a: a field that lies upside down is turned upright by being turned upside down."""
    right = tapped_and_untapped.turn_upside_down

    def turn_upside_down(game: DMGame, cards: list[Card]) -> list[Card]:
        back = [card for card in cards if card.reversed]
        turned = right(game, cards)
        for card in back:
            card.reversed = False
        return turned

    with replaced(tapped_and_untapped, "turn_upside_down", turn_upside_down):
        yield
