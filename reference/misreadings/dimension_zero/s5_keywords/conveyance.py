"""Misreadings of 5.16: conveyance."""

from collections.abc import Iterator

from duelproof.port import SEATS, Seat
from reference.dimension_zero.s5_keywords import conveyance
from reference.dimension_zero.state import Cost, Duel
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("5.16.2")
def one_base_carries_everything() -> Iterator[None]:
    """Misreads 5.16.2: a single base is enough, whatever number it says."""

    def carriers(game: Duel, seat: Seat, card: Card) -> list[Card]:
        if now.keyword(game, card, "conveyance") is None:
            return []
        return [each for cards in game.bases[seat].values() for each in cards if each.turned == "ready"]

    with replaced(conveyance, "carriers", carriers):
        yield


@misreads("5.16.2")
def all_bases_carry() -> Iterator[None]:
    """Misreads 5.16.2: the other player's bases may be frozen as well."""

    def carriers(game: Duel, seat: Seat, card: Card) -> list[Card]:
        numbers = [said.n or 0 for said in now.keywords(game, card, "conveyance")]
        there = [each for who in SEATS for cards in game.bases[who].values() for each in cards]
        ready = [each for each in there if each.turned == "ready"]
        return ready if numbers and len(ready) >= min(numbers) else []

    with replaced(conveyance, "carriers", carriers):
        yield


@misreads("5.16.2")
def conveyance_leaves_no_choice() -> Iterator[None]:
    """Misreads 5.16.2: where there are bases enough, they are frozen, and the move cost is not paid."""
    right = conveyance.choose_carriers

    def choose_carriers(game: Duel, seat: Seat, card: Card, cost: Cost) -> Flow[tuple[list[Card], Cost]]:
        bases, rest = yield from right(game, seat, card, cost)
        there = conveyance.carriers(game, seat, card)
        return (there, Cost(0)) if there and not bases else (bases, rest)

    with replaced(conveyance, "choose_carriers", choose_carriers):
        yield


@misreads("5.16.2")
def bases_come_on_top() -> Iterator[None]:
    """Misreads 5.16.2: the bases are frozen, and the move cost is paid as well."""
    right = conveyance.choose_carriers

    def choose_carriers(game: Duel, seat: Seat, card: Card, cost: Cost) -> Flow[tuple[list[Card], Cost]]:
        bases, _ = yield from right(game, seat, card, cost)
        return bases, cost

    with replaced(conveyance, "choose_carriers", choose_carriers):
        yield


@misreads("5.16.3")
def conveyance_pays_for_all() -> Iterator[None]:
    """Misreads 5.16.3: who moves by conveyance advances for nothing."""
    right = conveyance.choose_carriers

    def choose_carriers(game: Duel, seat: Seat, card: Card, cost: Cost) -> Flow[tuple[list[Card], Cost]]:
        bases, rest = yield from right(game, seat, card, cost)
        return bases, Cost(-1) if bases else rest

    with replaced(conveyance, "choose_carriers", choose_carriers):
        yield
