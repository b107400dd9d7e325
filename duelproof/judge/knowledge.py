"""What each player may know of the cards on one table, as far as the port tells.

A card is known to a player from the moment he could see its front: it lay open to him, was revealed to him,
he was asked about it, or its ability acted. It stays known, because the port does not tell what a player can
keep apart. A name is known with the first card that bears it, and where an open card or a choice says it.
"""

import math
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

import msgspec

from duelproof.catalogue.bookfile import Zone
from duelproof.judge.mentions import encoded, spelt
from duelproof.port import (
    SEATS,
    SHOWING,
    CardIn,
    CardSpec,
    CardView,
    Choice,
    Decision,
    Event,
    Place,
    Position,
    Ref,
    Seat,
    View,
    laid,
    lying,
)

_USING = frozenset({"announced", "declared", "played", "activated"})
"""The kinds of event by which a card or ability is used openly."""

NEVER = math.inf
"""The number of the event from which a card is known that never was."""


def is_private(zones: Mapping[str, Zone], where: str, card: CardView, viewer: Seat) -> bool:
    """Tell whether a card lies where a player may not look, as the judge sees it."""
    if card.face == "up" or card.pending:
        return False
    seat, dot, name = where.partition(".")
    zone = zones.get(name)
    if not dot or zone is None:
        return False
    covered = zone.turns_down and card.face == "down"
    return covered or zone.seen_by == "none" or (zone.seen_by == "owner" and seat != viewer)


def asked_of(decision: Decision) -> set[str]:
    """Return the cards and objects that a decision names."""
    said = {decision.about}
    for option in decision.options:
        said |= {option.card, option.object, option.target}
    return {name for name in said if name is not None}


@dataclass(slots=True)
class Knowledge:
    """What the players may know of the cards on a table.

    ``names`` has for each ref all names of the card: as a whole, and of its faces. ``refs`` are its keys.
    """

    position: Position
    zones: Mapping[str, Zone]
    names: dict[Ref, tuple[str, ...]] = field(init=False)
    refs: frozenset[Ref] = frozenset()
    _seen: dict[Seat, set[Ref]] = field(default_factory=lambda: {seat: set() for seat in SEATS})
    _asked: dict[Seat, set[str]] = field(default_factory=lambda: {seat: set() for seat in SEATS})
    _said: set[str] = field(default_factory=set)
    _open_at_first: dict[Seat, frozenset[Ref]] = field(default_factory=dict)
    _covered_at_first: frozenset[Ref] = frozenset()

    def __post_init__(self) -> None:
        names = {name: _names_of(spec, name) for name, spec in self.position.cards.items()}
        self.names = {card.ref: names.get(card.name, (card.name,)) for _, card in laid(self.position)}
        self.refs = frozenset(self.names)
        self._open_at_first = {seat: frozenset(self._laid_open(seat)) for seat in SEATS}
        self._covered_at_first = frozenset(self._laid_face_down())

    def see(self, view: View) -> None:
        """Take in what lies open to each player in a view of the judge's."""
        seeing: dict[tuple[str, str | None, bool], list[set[Ref]]] = {}
        for where, card in lying(view):
            if card.ref is not None:
                alike = where, card.face, card.pending
                if alike not in seeing:
                    open_to = [seat for seat in SEATS if not is_private(self.zones, where, card, seat)]
                    seeing[alike] = [self._seen[seat] for seat in open_to]
                for seen in seeing[alike]:
                    seen.add(card.ref)

    def ask(self, decision: Decision) -> None:
        """Take in what a player is asked about: he may know that from then on."""
        if decision.player in SEATS:
            self._asked[decision.player] |= asked_of(decision)

    def say(self, choice: Choice) -> None:
        """Take in the words of a choice, which everybody hears."""
        self._said |= {choice.name} if choice.name is not None else set()
        for option in (*(choice.pick or ()), *(choice.order or ())):
            self._said |= {option.value} if isinstance(option.value, str) else set()

    def since(self, viewer: Seat, events: Iterable[Event]) -> dict[Ref, float]:
        """Return from which event on a player may know each card: 0 from the start, NEVER if not at all.

        ``events`` are the judge's.
        """
        found = dict.fromkeys(self._asked[viewer] & self.names.keys(), 0.0)
        found |= dict.fromkeys(self._open_at_first[viewer], 0.0)
        covered = set(self._covered_at_first)
        for event in events:
            lay_open = _sees_place(self.zones, event.origin, viewer, event.card in covered)
            for ref in _shown_by(self.zones, event, viewer, covered):
                found.setdefault(ref, 0.0 if lay_open else event.seq)  # no event says since when it lay open
            if event.card is not None and event.place is not None:
                covered = (covered - {event.card}) | ({event.card} if event.face == "down" else set())
            if event.kind == "named" and isinstance(event.value, str):
                self._said.add(event.value)
        for ref in self._seen[viewer]:  # it lay open, and no event says since when
            found.setdefault(ref, 0.0)
        return {ref: found.get(ref, NEVER) for ref in self.names}

    def names_since(self, since: Mapping[Ref, float]) -> dict[str, float]:
        """Return from which event on a player may know each name, if he knows the cards as ``since`` says."""
        found: dict[str, float] = {}
        for ref, names in self.names.items():
            for name in names:
                found[name] = min(found.get(name, NEVER), since[ref])
        return found

    def names_of(self, refs: Iterable[Ref]) -> set[str]:
        """Return the names of these cards."""
        return {name for ref in refs for name in self.names.get(ref, ())}

    def is_public_word(self, name: str, since: Mapping[Ref, float]) -> bool:
        """Tell whether a choice, or what is printed on a card that a player may know, says a name."""
        if name in self._said:
            return True
        known = {names[0] for ref, names in self.names.items() if since[ref] < NEVER}
        return any(
            spelt(name) in encoded(self.position.cards[card]) for card in known if card in self.position.cards
        )

    def _laid_open(self, viewer: Seat) -> Iterator[Ref]:
        """Yield the cards that lay open to a player when the table was opened, with all beneath them."""
        for seat, side in self.position.seats.items():
            for name, cards in side.zones.items():
                zone = self.zones.get(name, Zone())
                for card in cards:
                    if _is_open(zone, seat, viewer, card.face):
                        yield card.ref
                        yield from (below.ref for below in card.under if not _is_covered(zone, below))
                        yield from (seal.ref for seal in card.seals if not zone.turns_down)
                    yield from (other.card.ref for other in card.attached)
                    yield from (other.card.ref for other in card.linked)

    def _laid_face_down(self) -> Iterator[Ref]:
        """Yield the cards that lay face down where cards may do so when the table was opened."""
        for side in self.position.seats.values():
            for name, cards in side.zones.items():
                zone = self.zones.get(name, Zone())
                for card in cards if zone.turns_down else ():
                    yield from (seal.ref for seal in card.seals)
                    yield from (each.ref for each in (card, *card.under) if _is_covered(zone, each))


def _is_covered(zone: Zone, card: CardIn) -> bool:
    return zone.turns_down and card.face == "down"


def _is_open(zone: Zone, seat: Seat | None, viewer: Seat, face: str | None) -> bool:
    if zone.turns_down and face == "down":
        return False
    return zone.seen_by == "all" or face == "up" or (zone.seen_by == "owner" and seat == viewer)


def without_source(event: Event) -> Event:
    """Return the event without its source if an item caused it: everybody was told whose ability that is."""
    if event.cause.item is None:
        return event
    return msgspec.structs.replace(event, cause=msgspec.structs.replace(event.cause, source=None))


def _names_of(spec: CardSpec, name: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys([name, *(face.traits.name for face in spec.faces)]))


def _shown_by(
    zones: Mapping[str, Zone], event: Event, viewer: Seat, covered: Collection[Ref]
) -> Iterator[Ref]:
    """Yield the cards that an event shows to a player, as the judge is told of it.

    ``covered`` are those that lie face down where cards may do so.
    """
    if event.cause.item is not None and event.cause.source is not None:
        yield event.cause.source  # everybody is told whose ability an item is
    here = (event.kind in SHOWING and viewer in (*event.to, event.player)) or event.face == "up"
    if (
        here
        or event.kind in _USING
        or _sees_place(zones, event.origin, viewer, event.card in covered)
        or _sees_place(zones, event.place, viewer, event.face == "down")
    ):
        yield from event.cards
        if event.card is not None:
            yield event.card


def _sees_place(zones: Mapping[str, Zone], place: Place | None, viewer: Seat, covered: bool) -> bool:
    if place is None:
        return False
    return _is_open(zones.get(place.zone, Zone()), place.seat, viewer, "down" if covered else None)
