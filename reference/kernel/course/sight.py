"""Who may see what: the fronts of cards, and how to point at a card without naming it."""

from operator import attrgetter
from typing import Any

from duelproof.port import SEATS, Seat
from duelproof.port.places import Handle, Place
from reference.kernel.book import ZoneKind
from reference.kernel.card import Card
from reference.kernel.game import Game

BENEATH = attrgetter("under")


def seen_by(kind: ZoneKind, card: Card) -> frozenset[Seat]:
    """Find the players who may see the front of a card lying in a zone of this kind."""
    if card.face == "up" or (kind.seen_by == "all" and not kind.turns_down):
        return frozenset(SEATS)
    if kind.seen_by == "owner" and card.place.seat is not None:
        return card.shown_to | {card.place.seat}
    return card.shown_to


def tell(game: Game, kind: str, card: Card, **fields: Any) -> None:
    """Record an event about a card where it lies; whoever may not see its front there gets its handle."""
    if game.log.wanted:
        seen = seen_by(game.book.zones[card.place.zone], card)
        game.log.add(kind, card=card, seen_by=seen, handle=handle(game, card), **fields)


def handle(game: Game, card: Card) -> Handle:
    """Make the handle of a card, which points at it without naming it: seat, zone, and slot or number."""
    lying = spread(game.zones.get(card.place, []))
    number = next((index for index, other in enumerate(lying, 1) if other is card), 0)
    return numbered(card.place, number)


def spread(lying: list[Card]) -> list[Card]:
    """List the cards of a place, each followed by those that are part of the thing that it is the top of."""
    if not any(map(BENEATH, lying)):
        return lying
    return [
        part for card in lying for part in (card, *(low for low in card.under if low.place is card.place))
    ]


def numbered(spot: Place, number: int) -> Handle:
    """Make the handle of the card at a position in its place, counted from the top."""
    name = f"{spot.seat}.{spot.zone}" if spot.seat else spot.zone
    if spot.slot is None:
        return f"{name}#{number}"
    return f"{name}#{spot.slot}" if number <= 1 else f"{name}#{spot.slot}.{number}"
