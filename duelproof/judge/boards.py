"""The table of a failure made small, for its picture in the report.

A judge's view names every card of both decks with all its traits; the picture needs what lies where, and how.
Views come from a candidate: one that is not of the port's form has no picture, and is shown as it is.
"""

from collections.abc import Iterable, Mapping

import msgspec

from duelproof.port import Seat, View
from duelproof.port.views import CardView, ZoneView

PILES = frozenset(("deck", "gr"))
"""Zones of which the picture shows only names."""

NUMBERS = ("cost", "power", "hp", "strike", "life")
WORDS = ("type", "colors", "keywords")


def board(view: object) -> dict[str, object] | None:
    """The part of a judge's view that its picture shows, as plain data; None if it is no view."""
    try:
        seen = msgspec.convert(view, View)
    except msgspec.ValidationError:
        return None
    flow: dict[str, object] = msgspec.to_builtins(seen)
    drawn = {name: part for name, part in flow.items() if name not in ("viewer", "first", "revision")}
    drawn["seats"] = {
        seat: {"zones": _zones(side.zones, seat), "numbers": side.numbers}
        for seat, side in seen.seats.items()
    }
    drawn["shared"] = _zones(seen.shared, None)
    return drawn


def _zones(zones: Mapping[str, ZoneView], seat: Seat | None) -> dict[str, object]:
    return {name: _zone(name, zone, seat) for name, zone in zones.items() if zone.exists}


def _zone(name: str, zone: ZoneView, seat: Seat | None) -> dict[str, object]:
    if name in PILES:
        cards: Iterable[dict[str, object]] = ({"ref": card.ref, "name": card.name} for card in zone.cards)
    else:
        cards = (_card(card, seat) for card in zone.cards)
    return {"count": zone.count, "cards": list(cards)}


def _card(card: CardView, seat: Seat | None) -> dict[str, object]:
    """A card without what goes without saying: that it is its zone's owner's, ready, unhurt, on its own."""
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
    parts["stats"] = {name: traits[name] for name in NUMBERS if traits.get(name) is not None}
    parts["words"] = [word for name in WORDS for word in traits.get(name, ())]
    return {name: part for name, part in parts.items() if part}
