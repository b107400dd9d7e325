"""The table of a failure made small, for its picture in the report.

A judge's view names every card of both decks with all its traits; the picture needs what lies where, and how.
Views come from a candidate: one that does not match the port has no picture, and is shown as it is.
"""

from collections.abc import Collection, Iterable, Mapping

import msgspec

from duelproof.catalogue.bookfile import PRINTED_NUMBERS
from duelproof.catalogue.games import Game
from duelproof.port import Seat, View
from duelproof.port.views import CardView, ZoneView

WORDS = ("type", "colors", "keywords")


def drawing(game: Game) -> dict[str, object]:
    """Return how a game's tables are drawn, as plain data for the page."""
    drawn: dict[str, object] = msgspec.to_builtins(game.book.picture)
    return {**drawn, "stats": game.book.words, "board": msgspec.to_builtins(game.book.board)}


def board(view: object, closed: Collection[str] = ()) -> dict[str, object] | None:
    """Return the part of a judge's view that its picture shows, as plain data; None if it is not a view.

    Of the ``closed`` piles it shows only the names of cards.
    """
    try:
        seen = msgspec.convert(view, View)
    except msgspec.ValidationError:
        return None
    flow: dict[str, object] = msgspec.to_builtins(seen)
    drawn = {name: part for name, part in flow.items() if name not in ("viewer", "first", "revision")}
    drawn["seats"] = {
        seat: {"zones": _zones(side.zones, seat, closed), "numbers": side.numbers}
        for seat, side in seen.seats.items()
    }
    drawn["shared"] = _zones(seen.shared, None, closed)
    return drawn


def _zones(zones: Mapping[str, ZoneView], seat: Seat | None, closed: Collection[str]) -> dict[str, object]:
    return {name: _zone(zone, seat, name in closed) for name, zone in zones.items() if zone.exists}


def _zone(zone: ZoneView, seat: Seat | None, closed: bool) -> dict[str, object]:
    if closed:
        cards: Iterable[dict[str, object]] = ({"ref": card.ref, "name": card.name} for card in zone.cards)
    else:
        cards = (_card(card, seat) for card in zone.cards)
    return {"count": zone.count, "cards": list(cards)}


def _card(card: CardView, seat: Seat | None) -> dict[str, object]:
    """Return a card without its default values: controlled by its zone's owner, ready, undamaged, alone."""
    parts: dict[str, object] = {
        "ref": card.ref,
        "handle": None if card.ref else card.handle,
        "name": card.name,
        "at": card.at,
        "down": card.face == "down",
        "exhausted": card.turned == "exhausted",
        "reversed": card.reversed,
        "damage": card.damage,
        "markers": card.markers,
        "pending": card.pending,
        "permanent": card.permanent,
        "role": card.role,
        "owner": card.owner if card.owner != seat else None,
        "controller": card.controller if card.controller not in (seat, card.owner) else None,
    }
    traits = msgspec.to_builtins(card.traits) if card.traits else {}
    parts["stats"] = {name: traits[name] for name in PRINTED_NUMBERS if traits.get(name) is not None}
    parts["words"] = [word for name in WORDS for word in traits.get(name, ())]
    return {name: part for name, part in parts.items() if part}
