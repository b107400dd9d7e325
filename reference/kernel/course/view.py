"""The table as a player or the judge may see it."""

from collections.abc import Iterator
from functools import partial
from operator import attrgetter

import msgspec

from duelproof.port import SEATS, CardView, Item, Permanent, Ref, Seat, SeatView, View, Viewer, ZoneView
from duelproof.port.places import Place
from reference.kernel.abilities import now
from reference.kernel.book import Book, ZoneKind
from reference.kernel.card import Card
from reference.kernel.course.index import each_once_an_answer, until_a_place_is_made
from reference.kernel.course.sight import handle, numbered, seen_by, spread
from reference.kernel.game import Game

Spots = list[tuple[Place, list[Card]]]
"""The places of a zone with what lies in each."""

PENDING = attrgetter("pending")


def observe(book: Book, game: Game, viewer: Viewer) -> View:
    """Make the view of a player or of the judge."""
    zones = _by_zone(game)
    view = View(
        viewer=viewer,
        game=book.game,
        revision=game.revision,
        turn=game.turn,
        first=game.first,
        active=game.active,
        phase=game.phase,
        step=game.step,
        priority=game.priority,
        result=game.result,
        seats={
            seat: SeatView(
                zones={
                    name: _zone_view(book, game, kind, zones.get((name, seat)), viewer)
                    for name, kind in book.zones.items()
                    if not kind.shared
                },
                numbers={name: number(game, seat) for name, number in book.numbers.items()},
            )
            for seat in SEATS
        },
        shared={
            name: _zone_view(book, game, kind, zones.get((name, None)), viewer)
            for name, kind in book.zones.items()
            if kind.shared
        },
        waiting=[item for item in _waiting(game) if not out_of_sight(book, game, item.source, viewer)],
    )
    book.view(game, view)
    for item in _items(view):
        _mask(book, game, item, viewer)
    view.permanents = [_masked(book, game, thing, viewer) for thing in view.permanents]
    return view


def _items(view: View) -> Iterator[Item]:
    """List what is on stacks, and what lies in players' zones and is no card."""
    yield from view.stack
    for stack in view.shelved:
        yield from stack
    for side in view.seats.values():
        for zone in side.zones.values():
            yield from zone.items


def _waiting(game: Game) -> list[Item]:
    """List the triggered abilities that wait."""
    return [
        Item(
            oid=trigger.oid,
            kind="ability",
            controller=trigger.controller,
            source=trigger.source.ref,
            ability=trigger.ability.id,
        )
        for trigger in game.waiting
    ]


@until_a_place_is_made
def _by_zone(game: Game) -> dict[tuple[str, Seat | None], Spots]:
    grouped: dict[tuple[str, Seat | None], Spots] = {}
    for spot, cards in game.zones.items():
        grouped.setdefault((spot.zone, spot.seat), []).append((spot, cards))
    return grouped


def _zone_view(book: Book, game: Game, kind: ZoneKind, spots: Spots | None, viewer: Viewer) -> ZoneView:
    if spots is None:
        return ZoneView(exists=False)
    cards = _cards_view(book, game, kind, spots, viewer)
    return ZoneView(count=len(cards) - sum(map(PENDING, cards)), cards=cards)


def _cards_view(book: Book, game: Game, kind: ZoneKind, spots: Spots, viewer: Viewer) -> list[CardView]:
    """Show all cards of a zone, hidden ones too, so that anybody can count them."""
    return [
        _card_view(book, game, kind, card, number, viewer)
        for _, lying in spots
        if lying
        for number, card in enumerate(spread(lying), 1)
    ]


def out_of_sight(book: Book, game: Game, ref: str | None, viewer: Viewer) -> bool:
    """Tell whether this names a card whose front the viewer may not see."""
    card = game.cards.get(ref or "")
    return card is not None and viewer != "judge" and viewer not in seen_by(book.zones[card.place.zone], card)


def _masked(book: Book, game: Game, thing: Permanent, viewer: Viewer) -> Permanent:
    """Name the cards of a permanent to the viewer."""
    return msgspec.structs.replace(thing, cards=[_shown(book, game, name, viewer) for name in thing.cards])


def _mask(book: Book, game: Game, item: Item, viewer: Viewer) -> None:
    """Put handles into an item for the cards that the viewer may not see (any more)."""
    shown = partial(_shown, book, game, viewer=viewer)
    item.source = shown(item.source) if item.source else None
    item.card = shown(item.card) if item.card else None
    item.targets = [shown(name) for name in item.targets]
    item.linked = [shown(name) for name in item.linked]
    item.amounts = [(shown(name), amount) for name, amount in item.amounts]


def _shown(book: Book, game: Game, name: str, viewer: Viewer) -> str:
    """Name a thing to the viewer: by its handle if it is a card that he may not see."""
    return handle(game, game.cards[name]) if out_of_sight(book, game, name, viewer) else name


def _card_view(book: Book, game: Game, kind: ZoneKind, card: Card, number: int, viewer: Viewer) -> CardView:
    if viewer != "judge" and viewer not in seen_by(kind, card):
        return _back(game, card, number)
    shown = _front(game, card, number)
    if viewer == "judge" or not any(out_of_sight(book, game, name, viewer) for name in shown.linked_to):
        return shown
    linked = [_shown(book, game, name, viewer) for name in shown.linked_to]
    return msgspec.structs.replace(shown, linked_to=linked)


@each_once_an_answer
def _back(game: Game, card: Card, number: int) -> CardView:
    """Show a card as everybody sees it."""
    whole = (card.over or card) if card.links else card
    return CardView(
        handle=numbered(card.place, number),
        owner=card.owner,
        controller=card.controller,
        at=card.place.slot,
        face=card.face,
        turned=whole.turned if game.book.zones[card.place.zone].poses else None,
        reversed=card.reversed,
        pending=card.pending,
        role=_role(card),
    )


@each_once_an_answer
def _front(game: Game, card: Card, number: int) -> CardView:
    """Show a card as whoever may see its front sees it."""
    shown = _back(game, card, number)
    shown.ref = card.ref
    shown.name = card.spec.name
    shown.side = card.side
    shown.damage = card.damage
    shown.traits = (game.book.traits or now.traits)(game, card)
    if card.markers:
        shown.markers = dict(card.markers)
    if card.links or card.under or card.host is not None:
        shown.linked_to = _linked_to(card)
    return shown


def _role(card: Card) -> str | None:
    """Say what a card is to the thing that it lies with."""
    if card.links:
        return "part"
    return "under" if card.over is not None and card.place is card.over.place else card.hung_as


def _linked_to(card: Card) -> list[Ref]:
    """List what a card is linked to, what lies beneath it, and what it is attached to."""
    linked = [other.ref for other in card.links.values()]
    linked += [below.ref for below in card.under if not below.links]
    return linked if card.host is None else [*linked, card.host.ref]
