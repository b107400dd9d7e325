"""What the port demands of a view: true refs, handles and counts, and to a player only what he may see.

A player's view is the judge's without the fronts of cards that he may not see. Of such a card it has the
handle, whose it is, where and how it lies, and its back; all else is as the judge is told.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from operator import attrgetter

from duelproof.judge.verdicts import Breach
from duelproof.port import SEATS, CardView, Ref, Seat, View, ZoneView, lying

_FLOW = ("game", "revision", "turn", "first", "active", "phase", "step", "priority", "result")
"""What every viewer is told alike."""

_OF_THE_BACK = ("owner", "controller", "at", "face", "turned", "reversed", "pending", "role")
"""What everybody is told of a card, besides its handle and its back."""

_OF_THE_FRONT = tuple(
    name for name in CardView.__struct_fields__ if name not in (*_OF_THE_BACK, "handle", "back", "ref")
)

PENDING = attrgetter("pending")

Cards = Mapping[Ref, tuple[str, Seat]]
"""The cards of a position: name and owner by ref."""


@dataclass(frozen=True, slots=True)
class Truth:
    """The judge's view, checked: its cards by zone and handle."""

    view: View
    cards: Mapping[str, Mapping[str, CardView]]


def zones_of(view: View) -> Iterator[tuple[str, ZoneView]]:
    """Every zone of a view with its name: ``bob.hand``, or ``square`` if shared."""
    for seat, side in view.seats.items():
        for name, zone in side.zones.items():
            yield f"{seat}.{name}", zone
    yield from view.shared.items()


def counts_of(view: View) -> dict[str, int]:
    """Return how many cards a view says are in each zone."""
    return {where: zone.count for where, zone in zones_of(view)}


def check_seats(view: View) -> None:
    """Raise Breach for a view that leaves a player out."""
    missing = [seat for seat in SEATS if seat not in view.seats]
    if missing:
        raise Breach(
            f"a view tells of both players; that of {view.viewer} says nothing of {' and '.join(missing)}",
            expected=list(SEATS),
            seen=list(view.seats),
        )


def checked(view: View, cards: Cards) -> Truth:
    """Check a view of the judge's.

    Raises Breach for a ref that is not what it was or lies twice, a handle that is not made as the port says,
    and a count that is not that of the cards.
    """
    check_seats(view)
    found: dict[str, dict[str, CardView]] = {}
    places: dict[Ref, str] = {}
    for where, zone in zones_of(view):
        here = found[where] = {}
        for handle, card in _numbered(where, zone):
            if card.handle != handle:
                raise _wrong_handle(where, handle, card.handle)
            here[handle] = card
            if card.ref is not None:
                if cards.get(card.ref) != (card.name, card.owner):
                    _check_ref(where, card, card.ref, cards)
                if card.ref in places:
                    raise Breach(
                        f"a card lies in one place; {card.ref} lies in {places[card.ref]} and in {where}",
                        expected="each ref once",
                        seen=[places[card.ref], where],
                    )
                places[card.ref] = where
        _check_count(view, where, zone.count, len(zone.cards) - sum(map(PENDING, zone.cards)))
    return Truth(view, found)


def _numbered(where: str, zone: ZoneView) -> Iterator[tuple[str, CardView]]:
    """Yield the cards of a zone with the handles that the port gives them."""
    lying_at: dict[str | None, int] = {}
    for card in zone.cards:
        number = lying_at[card.at] = lying_at.get(card.at, 0) + 1
        if card.at is None:
            yield f"{where}#{number}", card
        else:
            yield (f"{where}#{card.at}" if number == 1 else f"{where}#{card.at}.{number}"), card


def _wrong_handle(where: str, right: str, seen: str) -> Breach:
    return Breach(
        f"a handle is made of the zone and the slot, or the number from the top, and nothing else; "
        f"a card in {where} has another",
        expected=right,
        seen=seen,
    )


def _check_ref(where: str, card: CardView, ref: Ref, cards: Cards) -> None:
    if ref not in cards:
        raise Breach(
            f"a ref names one card of the position for the whole game; {ref} in {where} names none",
            expected="a ref of the position",
            seen=ref,
        )
    name, owner = cards[ref]
    if card.name != name and any(card.name == other for other, _ in cards.values()):
        raise Breach(
            f"a ref names the same card for the whole game; {ref} has become another",
            expected=name,
            seen=card.name,
        )
    if card.owner is not None and card.owner != owner:
        raise Breach(
            f"a ref names the same card for the whole game; {ref} has another owner",
            expected=owner,
            seen=card.owner,
        )


def _check_count(view: View, where: str, count: int, cards: int) -> None:
    if count != cards:
        raise Breach(
            f"{view.viewer} can count the cards of every zone; in {where} there are {cards}",
            expected=cards,
            seen=count,
        )


def check_flow(viewer: Seat, view: View, truth: View) -> None:
    """Raise Breach where a player is told another course of the game, or another number, than the judge."""
    for name in _FLOW:
        if getattr(view, name) != getattr(truth, name):
            raise _differs(viewer, name, getattr(truth, name), getattr(view, name))
    for seat in SEATS:
        told, true = view.seats[seat].numbers, truth.seats[seat].numbers
        for name, number in told.items():
            if name not in true or true[name] != number:
                raise _differs(viewer, f"the number {name!r} of {seat}", true.get(name), number)


def _differs(viewer: Seat, what: str, expected: object, seen: object) -> Breach:
    return Breach(f"{viewer} and the judge are told the same of {what}", expected=expected, seen=seen)


def check_zones(viewer: Seat, view: View, truth: Truth) -> Iterator[tuple[str, CardView]]:
    """Check a player's view against the judge's, and yield the cards whose fronts he is shown.

    Raises Breach where he is told more of a card than its back without being shown its front, or something
    else than the judge, or a wrong number of cards.
    """
    counts = counts_of(truth.view)
    for where, zone in zones_of(view):
        _check_count(view, where, zone.count, counts.get(where, 0))
        true = truth.cards.get(where, {})
        told: set[str] = set()
        for card in zone.cards:
            known = true.get(card.handle)
            if known is None or card.handle in told:
                raise _wrong_handle(where, "a handle of one card there", card.handle)
            told.add(card.handle)
            if card.ref is None:
                _check_back(viewer, where, card, known)
            elif card != known:
                _check_front(viewer, card, known)
            if card.ref is not None:
                yield where, known
        backs = {card.back for card in zone.cards if card.ref is None}
        if len(backs) > 1:
            raise Breach(
                f"{viewer} is told cards apart by their backs that lie face down in {where}",
                expected="one back",
                seen=sorted(map(str, backs)),
            )


def _check_back(viewer: Seat, where: str, card: CardView, known: CardView) -> None:
    if card != _back_of(known, card.back):
        _tell_of_front(viewer, where, card, known)


def _back_of(known: CardView, back: str | None) -> CardView:
    """Return what everybody is told of a card, and its back."""
    return CardView(
        handle=known.handle,
        owner=known.owner,
        controller=known.controller,
        at=known.at,
        face=known.face,
        turned=known.turned,
        reversed=known.reversed,
        pending=known.pending,
        role=known.role,
        back=back,
    )


def _tell_of_front(viewer: Seat, where: str, card: CardView, known: CardView) -> None:
    """Raise Breach for what is told of a card besides its back, or otherwise than the judge is told."""
    for name in _OF_THE_FRONT:
        said = getattr(card, name)
        if said not in (None, 0, [], {}):
            raise told_of(
                viewer, card.name or card.handle, f"in {where}, without its ref ({name})", where, said
            )
    for name in _OF_THE_BACK:
        if getattr(card, name) != getattr(known, name):
            raise _differs(viewer, f"{card.handle} ({name})", getattr(known, name), getattr(card, name))


def _check_front(viewer: Seat, card: CardView, known: CardView) -> None:
    if (card.ref, card.name) != (known.ref, known.name):
        raise Breach(
            f"{viewer} and the judge see the same cards; {card.handle} is another to each",
            expected=[known.ref, known.name],
            seen=[card.ref, card.name],
        )
    for name in CardView.__struct_fields__:
        told, true = getattr(card, name), getattr(known, name)
        if told != true and name != "linked_to":  # what is linked may be hidden, and have a handle
            raise _differs(viewer, f"{card.handle} ({name})", true, told)


def told_of(viewer: Seat, what: str, how: str, where: str, seen: object = None) -> Breach:
    """Return the breach of a player being told of a card that he may not see."""
    return Breach(
        f"{viewer} is told of {what} {how}: it lies in {where}, where {viewer} may not see it",
        expected="nothing of a hidden card but where it lies",
        seen=what if seen is None else seen,
    )


def hidden_from(truth: View, view: View) -> dict[Ref, str]:
    """Return the cards whose fronts a player is not shown, and where they lie, except cards on their way."""
    shown = {card.ref for _, card in lying(view)}
    return {
        card.ref: where
        for where, card in lying(truth)
        if card.ref is not None and card.ref not in shown and not card.pending
    }
