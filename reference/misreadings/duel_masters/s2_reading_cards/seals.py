"""Misreadings of 200.3b: what is read of a seal."""

from collections.abc import Iterator

import msgspec

from reference.duel_masters.s2_reading_cards import seals
from reference.kernel.card import Card
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("200.3b")
def seals_cost_what_is_printed_on_them() -> Iterator[None]:
    """Misreads 200.3b: a seal has no characteristics but the cost that is printed on it."""

    def read_as_seal(card: Card) -> None:
        card.read_as(msgspec.structs.replace(seals.SEAL, cost=card.printed.cost), [])

    with replaced(seals, "read_as_seal", read_as_seal):
        yield


@misreads("200.3b")
def seals_are_what_is_printed_on_them() -> Iterator[None]:
    """Misreads 200.3b: a seal costs 0, and its civilization is the one that is printed on it."""

    def read_as_seal(card: Card) -> None:
        card.read_as(msgspec.structs.replace(seals.SEAL, colors=card.printed.colors), [])

    with replaced(seals, "read_as_seal", read_as_seal):
        yield
