"""The base of liars: engines that play honestly and lie about it in one way, to be convicted of it.

Where any zone will do for a lie, it is the book's first that fits: an open pile, which everybody sees, or a
closed one, into which nobody looks.
"""

from collections.abc import Callable, Mapping

from duelproof.catalogue.bookfile import SeenBy, Zone
from duelproof.catalogue.games import game
from duelproof.port import (
    Answer,
    CardView,
    Choice,
    Engine,
    OpenAnswer,
    Position,
    Seat,
    View,
    Viewer,
    ZoneView,
    lying,
)
from duelproof.wire.forwarding import Forwarding


class Liar(Forwarding):
    """An engine that plays honestly; a subclass lies by changing one answer.

    ``zones`` are those of the book, by default of the game that is opened, in the suite that comes with this
    package.
    """

    def __init__(self, inner: Engine, zones: Mapping[str, Zone] | None = None) -> None:
        super().__init__(inner)
        self._given = zones
        self.zones: Mapping[str, Zone] = zones or {}
        self.opened = 0
        self.submitted = 0

    def open(self, position: Position) -> OpenAnswer:
        self.opened += 1
        self.submitted = 0
        self.zones = game(position.game).zones if self._given is None else self._given
        return super().open(position)

    def pile(self, seen_by: SeenBy) -> str:
        """Return the first zone of a player's own cards without poses, seen by all or by nobody."""
        fitting = (
            name
            for name, zone in self.zones.items()
            if zone.own and not zone.shared and not zone.poses and zone.seen_by == seen_by
        )
        return next(fitting)

    def open_pile(self, view: View, seat: Seat = "alice") -> ZoneView:
        """Return the first zone of a player that everybody may look into."""
        return view.seats[seat].zones[self.pile("all")]

    def closed_pile(self, view: View, seat: Seat = "alice") -> ZoneView:
        """Return the first zone of a player that nobody may look into."""
        return view.seats[seat].zones[self.pile("none")]

    def submit(self, choice: Choice) -> Answer:
        self.submitted += 1
        return super().submit(choice)

    def hidden(self) -> CardView | None:
        """Return the first card of Bob's closed pile, as the judge sees it."""
        cards = self.closed_pile(self.inner.observe("judge"), "bob").cards
        return cards[0] if cards else None

    def omen(self) -> int:
        """Return a number that the names in Bob's closed pile and their order come to."""
        cards = self.closed_pile(self.inner.observe("judge"), "bob").cards
        return sum(ord(card.name[-1]) * n for n, card in enumerate(cards) if card.name)


class Seen(Liar):
    """Lies in the views: ``change`` gets each of them."""

    def observe(self, viewer: Viewer = "judge") -> View:
        view = super().observe(viewer)
        self.change(view)
        return view

    def change(self, view: View) -> None:
        raise NotImplementedError


def first(view: View, wanted: Callable[[str, CardView], bool]) -> CardView | None:
    """Return the first card of a view that matches, with its zone."""
    return next((card for where, card in lying(view) if wanted(where, card)), None)
