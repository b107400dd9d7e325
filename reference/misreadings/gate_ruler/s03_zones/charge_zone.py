"""Misreadings of 3-14: charges."""

from collections.abc import Iterator

from duelproof.port.selections import Select
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-14c-1")
def charges_are_anybodys() -> Iterator[None]:
    """Misreads 3-14c-1: all cards of its controller's charge zone are charges of a card."""

    def beneath(game: Game, what: Select, ctx: Context) -> Iterator[Card]:
        for card in select._cards(game, what, ctx):
            yield from game.zone("charge", card.controller)

    with replaced(select, "_beneath", beneath):
        yield
