"""Who acts, with which card, and what has been chosen: what an instruction needs to know."""

from collections.abc import Iterable, Sequence
from copy import copy

import msgspec

from duelproof.port import Place, Ref, Seat
from duelproof.port.abilities import Ability
from reference.kernel.card import Card

Thing = Card | Seat
"""A card or a player: what an instruction deals with."""


def cards_among(things: Iterable[Thing]) -> list[Card]:
    """List the cards among things."""
    return [thing for thing in things if isinstance(thing, Card)]


def life_of(thing: Thing) -> int:
    """Get the life of a thing: a card that is another object by now has another; a player keeps one."""
    return thing.life if isinstance(thing, Card) else 0


class Happening(msgspec.Struct, eq=False):
    """An event as triggers see it: its kind (docs/port.md), and to whom, where and through what it happened.

    ``source`` is the card that does it, ``by`` the player who does it. ``under`` are the cards that lay
    under a card before it moved. ``as_was`` is that card as it was before it moved, where abilities have
    to look at it so. ``item`` is what was put onto a gate or stack, ``materials`` what a summoning took.
    A card that is moved ``alone`` leaves behind what lies under it. ``life`` is that of the card as it
    happened: by which it is known whether the card has become another one since.
    """

    kind: str
    card: Card | None = None
    player: Seat | None = None
    origin: Place | None = None
    place: Place | None = None
    name: str | None = None
    amount: int = 0
    source: Card | None = None
    by: Seat | None = None
    under: Sequence[Card] = ()
    as_was: Card | None = None
    item: str | None = None
    materials: Sequence[Card] = ()
    alone: bool = False
    life: int | None = None

    def __post_init__(self) -> None:
        if self.card is not None:
            self.life = self.card.life

    def of_amount(self, amount: int) -> "Happening":
        """Make the same event with another amount."""
        other = copy(self)
        other.amount = amount
        return other

    def about(self, card: Card) -> "Happening":
        """Make the same event of another card, or of the memory of one."""
        other = copy(self)
        other.card = card
        return other


class Context(msgspec.Struct, eq=False):
    """What an instruction needs to know.

    ``targets`` were chosen as the ability was played, each with the life the card had then. ``chosen``,
    ``numbers`` and ``names`` are chosen at resolution, by key. ``it`` is what the effect last dealt
    with, ``did`` whether the last instruction did anything, and ``they`` the player last mentioned in
    the instruction that is being carried out. ``as_chosen`` are the cards as they were when they were chosen,
    or before they became new ones, in a book that goes on looking at them so. ``lives`` are those that the
    cards of a delayed ability had as it was made.
    """

    controller: Seat
    source: Card | None = None
    ability: Ability | None = None
    item: str | None = None
    event: Happening | None = None
    targets: dict[str, list[tuple[Thing, int]]] = {}
    chosen: dict[str, list[Thing]] = {}
    shares: dict[str, list[tuple[Thing, int]]] = {}
    numbers: dict[str, int] = {}
    names: dict[str, str] = {}
    modes: tuple[str, ...] = ()
    it: list[Thing] = []
    did: bool = True
    they: Seat | None = None
    as_chosen: dict[Ref, Card] | None = None
    lives: dict[Ref, int] = {}

    @classmethod
    def of(cls, card: Card, ability: Ability | None = None, event: Happening | None = None) -> "Context":
        """Make the context of a card's own ability, with nothing chosen yet."""
        return cls(controller=card.controller, source=card, ability=ability, event=event)

    def on(self, event: Happening) -> "Context":
        """Make the same context for another event."""
        other = copy(self)
        other.event = event
        return other

    def speaking_of(self, seat: Seat) -> "Context":
        """Make the same context with this player as the one last mentioned."""
        other = copy(self)
        other.they = seat
        return other

    def about(self, thing: Thing) -> "Context":
        """Make the same context with ``it`` being this thing."""
        other = copy(self)
        other.it = [thing]
        return other
