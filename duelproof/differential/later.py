"""Positions made from tables in the middle of a game, and tables with fewer cards."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import cast, get_args

import msgspec

from duelproof.differential.choosers import by_script
from duelproof.differential.pair import play
from duelproof.port import (
    SEATS,
    CardIn,
    CardView,
    Choice,
    Decision,
    Engine,
    Position,
    Ref,
    Seat,
    SeatPosition,
    View,
    laid,
    lying,
)
from duelproof.port.position import AttachedCard, Hanging

_SEAL = "seal"
"""How a seal lies on a card."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment at which a game could begin: its table, and how many choices were made before.

    A table that cannot be a position is left out: it has a card that nobody brought, or that lies beneath
    two.
    """

    after: int
    position: Position


def moments(first: Engine, second: Engine, position: Position, choices: Sequence[Choice]) -> list[Moment]:
    """Return the moments of a game when the active player may act in the main phase with nothing pending.

    Tables that cannot be positions are left out: with a card that nobody brought, or one beneath two.
    """
    found: list[Moment] = []
    brought = {card.ref for _, card in laid(position)}
    follow = by_script(choices, 0)
    made = 0

    def choose(decision: Decision) -> Choice | None:
        nonlocal made
        if made and decision.kind == "act":
            view = first.observe()
            if _is_quiet(view, decision) and _can_be_set(view, brought):
                found.append(Moment(made, as_position(view, position)))
        made += 1
        return follow(decision)

    play(first, second, position, choose)
    return found


def _is_quiet(view: View, decision: Decision) -> bool:
    """Tell whether this is the door ``main``: nothing is on the stack, waiting or due."""
    going_on = view.stack or view.shelved or view.waiting or view.fights
    return view.phase == "main" and decision.player == view.active and not going_on


def _can_be_set(view: View, brought: set[Ref]) -> bool:
    """Tell whether a position can have all cards of a view, each in one place."""
    cards = [card for _, card in lying(view)]
    beneath = [ref for card in cards for ref in _beneath(card)]
    return (
        all(card.ref in brought for card in cards)
        and brought >= {*beneath}
        and len(beneath) == len({*beneath})
    )


def as_position(view: View, begun: Position) -> Position:
    """Return the table that the judge sees in somebody's main phase as a position.

    What a position cannot say is left out: what was done in this turn, and the effects that last. A
    turn after an extra turn counts one more, as the number says whose turn it is.

    Args:
        view: the table.
        begun: the position where the game began, with all cards that are on the table.
    """
    extra = (view.active == view.first) != (view.turn % 2 == 1)
    return msgspec.structs.replace(
        begun,
        door="main",
        active=view.active,
        first=view.first,
        turn=view.turn + extra,
        seats=_seats(view, {card.ref: card.name for _, card in laid(begun)}),
    )


def _seats(view: View, names: dict[Ref, str]) -> dict[Seat, SeatPosition]:
    """Return what lies in each zone of each player, with what lies beneath the cards and hangs on them."""
    seen = {card.ref: (_side(where, card)[0], card) for where, card in lying(view) if card.ref is not None}
    hosts = {ref: card.linked_to[-1] for ref, (_, card) in seen.items() if _hangs(card)}
    beneath = {ref for _, card in seen.values() for ref in _beneath(card)}

    def laid_in(card: CardIn, seat: Seat) -> CardIn:
        """Return a card with its state, what lies beneath it and what hangs on it."""
        if card.ref not in seen:
            return card
        _, shown = seen[card.ref]
        on_it = [(ref, *seen[ref]) for ref, host in hosts.items() if host == card.ref]
        return msgspec.structs.replace(
            card,
            owner=shown.owner if shown.owner != seat else None,
            controller=shown.controller if shown.controller != seat else None,
            at=shown.at,
            face=shown.face,
            side=shown.side,
            turned=shown.turned or "ready",
            reversed=shown.reversed,
            damage=shown.damage,
            markers=shown.markers,
            under=[laid_in(CardIn(ref=ref, name=names[ref]), seat) for ref in _beneath(shown)],
            attached=[
                AttachedCard(
                    card=laid_in(CardIn(ref=ref, name=names[ref]), whose),
                    way=cast(Hanging, other.role),
                )
                for ref, whose, other in on_it
                if other.role != _SEAL
            ],
            seals=[CardIn(ref=ref, name=names[ref]) for ref, _, other in on_it if other.role == _SEAL],
        )

    zones: dict[Seat, dict[str, list[CardIn]]] = {seat: {} for seat in SEATS}
    for where, shown in lying(view):
        if shown.ref is not None and shown.ref not in beneath and shown.ref not in hosts:
            seat, zone = _side(where, shown)
            card = CardIn(ref=shown.ref, name=names[shown.ref])
            zones[seat].setdefault(zone, []).append(laid_in(card, seat))
    return {seat: SeatPosition(zones=zones[seat], markers=_markers(view, seat)) for seat in SEATS}


def _markers(view: View, seat: Seat) -> dict[str, dict[str, int]]:
    """Return the markers on a player's slots, and for the first player those on the slots of both."""
    zones = [*view.seats[seat].zones.values(), *(view.shared.values() if seat == SEATS[0] else ())]
    return {slot: marks for zone in zones for slot, marks in zone.markers.items()}


def _side(where: str, card: CardView) -> tuple[Seat, str]:
    """Return the player on whose side a card lies (in shared zones its controller), and the zone's name."""
    for seat in SEATS:
        if where.startswith(f"{seat}."):
            return seat, where.removeprefix(f"{seat}.")
    return card.controller or card.owner or SEATS[0], where


def _hangs(card: CardView) -> bool:
    """Tell whether a card hangs on another one, which is the last that it is linked to."""
    return card.role in (*get_args(Hanging), _SEAL) and bool(card.linked_to)


def _beneath(card: CardView) -> list[Ref]:
    """Return the cards that lie beneath a card, uppermost first."""
    return card.linked_to[:-1] if _hangs(card) else card.linked_to


def without(position: Position, refs: Collection[Ref]) -> Position:
    """Return a position without some of its cards, nor what lies under these or on them."""

    def kept(cards: list[CardIn]) -> list[CardIn]:
        return [
            msgspec.structs.replace(card, under=kept(card.under), seals=kept(card.seals))
            for card in cards
            if card.ref not in refs
        ]

    seats = {
        seat: SeatPosition(zones={name: left for name, cards in side.zones.items() if (left := kept(cards))})
        for seat, side in position.seats.items()
    }
    return msgspec.structs.replace(position, seats=seats)


def defining_what_lies(position: Position) -> Position:
    """Return a position without the definitions of cards that it does not have."""
    names = {card.name for _, card in laid(position)}
    cards = {name: spec for name, spec in position.cards.items() if name in names}
    return msgspec.structs.replace(position, cards=cards)
