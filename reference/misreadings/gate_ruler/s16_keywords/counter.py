"""Misreadings of 16-4: Counter."""

from collections.abc import Iterator

from duelproof.port import Option, Seat
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import offers_more


@misreads("16-4a")
def counters_can_be_activated() -> Iterator[None]:
    """Misreads 16-4a: a Counter ability of a card in play can be activated like other abilities."""

    def more(game: Game, seat: Seat) -> list[Option]:
        cards = [card for card in game.cards.values() if "Counter" in card.keywords]
        return [
            Option(verb="activate", card=card.ref, value=each.id)
            for card in cards
            for each in card.abilities
            if each.keyword == "Counter"
        ]

    with offers_more(more):
        yield
