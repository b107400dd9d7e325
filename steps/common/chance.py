"""Answers for chance, where a scenario says how decks are shuffled."""

from collections.abc import Mapping, Sequence

from duelproof.port import SEATS, Choice, Decision, Option, Seat
from steps.common.table import Table


def asked_of_chance(table: Table, kind: str) -> Decision | None:
    """Return the open decision if it is a question of this kind to chance, else None."""
    table.open()
    decision = table.pending()
    return decision if decision is not None and (decision.player, decision.kind) == ("chance", kind) else None


def shuffle(table: Table, decision: Decision, tops: Mapping[Seat, Sequence[str]]) -> None:
    """Shuffle a deck for chance, with the cards named for its owner on top, in their order.

    Raises:
        LookupError: the deck does not hold these cards.
    """
    owner = decision.options[0].player if decision.options else None
    if owner is None or owner not in tops:
        table.choose(Choice(decision=decision.id, by="chance", whatever=True))
        return
    names = {card.ref: card.name for seat in SEATS for card in table.laid(seat, "deck")}
    left = list(decision.options)
    order: list[Option] = []
    for name in tops[owner]:
        found = next((option for option in left if names.get(option.card or "") == name), None)
        if found is None:
            raise LookupError(f"{owner}'s deck has no {name!r} besides the {len(order)} cards above it")
        left.remove(found)
        order.append(found)
    table.choose(Choice(decision=decision.id, by="chance", order=order))
