"""Misreadings of 5.1: swift arrival."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Place
from reference.dimension_zero.s2_definitions import moving
from reference.dimension_zero.s5_keywords import swift_arrival
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("5.1.2-1")
def whatever_puts_it_there() -> Iterator[None]:
    """Misreads 5.1.2-1: a unit with swift arrival comes released however it comes."""
    right = moving.put

    def put(game: Duel, card: Card, to: Place, **said: Any) -> None:
        if to.zone == "square" and swift_arrival.swiftly(game, card):
            said["turned"] = "ready"
        right(game, card, to, **said)

    with replaced(moving, "put", put):
        yield


@misreads("5.1.2")
def one_is_swift_for_all() -> Iterator[None]:
    """Misreads 5.1.2: a unit with swift arrival on the table lets every unit of its player come released."""
    right = swift_arrival.swiftly

    def swiftly(game: Duel, card: Card) -> bool:
        return any(right(game, unit) for unit in game.cards.values() if unit.controller == card.controller)

    with replaced(swift_arrival, "swiftly", swiftly):
        yield
