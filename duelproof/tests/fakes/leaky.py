"""Engines that break the port itself, each in one way."""

from collections.abc import Callable
from typing import Any

import msgspec

from duelproof.playout.lying import Liar, Seen
from duelproof.port import CardView, Decision, Event, Item, SeatView, Traits, View, Viewer, ZoneView, lying
from duelproof.port.engine import Description
from duelproof.tests.fakes.toy import Toy
from duelproof.wire import connect
from duelproof.wire.forwarding import Forwarding


class ShowsTheHand(Toy):
    """The other player's hand is open."""

    def observe(self, viewer: Viewer = "judge") -> View:
        view = super().observe("judge")
        view.viewer = viewer
        return view


class NamesWithoutRef(Toy):
    """A hidden card has no ref, but its name is told."""

    def observe(self, viewer: Viewer = "judge") -> View:
        view = super().observe(viewer)
        if viewer == "alice":
            view.seats["bob"].zones["hand"].cards[0].name = "Tide Scribe"
        return view


class TellsOnTheStack(Toy):
    """An item on the stack is said to come from a hidden card."""

    def observe(self, viewer: Viewer = "judge") -> View:
        view = super().observe(viewer)
        view.stack.append(Item(oid="x", kind="ability", source="b2"))
        return view


class KeepsBobBack(Toy):
    """One player is missing from every view."""

    def observe(self, viewer: Viewer = "judge") -> View:
        view = super().observe(viewer)
        del view.seats["bob"]
        return view


class TellsInTheQuestion(Toy):
    """Everybody is told what the active player can do."""

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        return super().pending("judge")


class OffersTwice(Toy):
    """The first option is offered again at the end."""

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        decision = super().pending(viewer)
        if decision is not None:
            decision.options = [*decision.options, *decision.options[:1]]
        return decision


class LiesToPlayers(Toy):
    """A player is shown another card than the real one."""

    def observe(self, viewer: Viewer = "judge") -> View:
        view = super().observe(viewer)
        if viewer == "alice":
            view.seats["alice"].zones["hand"].cards[0].name = "Tide Scribe"
        return view


class _Renamed(Toy):
    """After the first choice a card of Alice's hand changes its name."""

    def observe(self, viewer: Viewer = "judge") -> View:
        view = super().observe(viewer)
        cards = view.seats["alice"].zones["hand"].cards
        if self._asked > 1 and len(cards) > 1:
            self.rename(cards)
        return view

    def rename(self, cards: list[CardView]) -> None:
        raise NotImplementedError


class MakesRefsUp(_Renamed):
    """A card gets a ref that the position did not have."""

    def rename(self, cards: list[CardView]) -> None:
        cards[0].ref = "a77"


class SwapsRefs(_Renamed):
    """Two cards swap their refs."""

    def rename(self, cards: list[CardView]) -> None:
        cards[0].ref, cards[1].ref = cards[1].ref, cards[0].ref


class ChangesOwners(_Renamed):
    """A card changes its owner for good."""

    def rename(self, cards: list[CardView]) -> None:
        cards[0].owner = "bob"


class ShowsACardTwice(Toy):
    """A card of Alice's hand lies in her pile too."""

    def observe(self, viewer: Viewer = "judge") -> View:
        view = super().observe(viewer)
        zones = view.seats["alice"].zones
        zones["pile"].cards.append(msgspec.structs.replace(zones["hand"].cards[0], handle="alice.pile#1"))
        zones["pile"].count += 1
        return view


class Miscounts(Toy):
    """Bob's hand is said to hold one card more, to one viewer."""

    to: Viewer = "judge"

    def observe(self, viewer: Viewer = "judge") -> View:
        view = super().observe(viewer)
        if viewer == self.to:
            view.seats["bob"].zones["hand"].count += 1
        return view


class MiscountsToAlice(Miscounts):
    """Alice counts one card more in Bob's hand."""

    to = "alice"


class CountsBelowZero(Toy):
    """There are fewer than no cards in a pile."""

    def observe(self, viewer: Viewer = "judge") -> View:
        view = super().observe(viewer)
        view.seats["bob"].zones["pile"].count = -1
        return view


class SaysMoreInHandles(Toy):
    """The handles of all cards hold more than a place, for everybody."""

    def observe(self, viewer: Viewer = "judge") -> View:
        view = super().observe(viewer)
        for _, card in lying(view):
            card.handle += ":x7"
        return view


# --- ways to tell Alice of a card that she may not see ------------------------------------------------------


def closed(view: View) -> CardView:
    """Return the first card of Bob that the viewer is not shown, or the first of his deck."""
    cards = [card for where, card in lying(view) if where.startswith("bob.")]
    hidden = [card for card in cards if card.ref is None]
    return hidden[0] if hidden else next(card for card in cards if card.handle.startswith("bob.deck"))


def opened(view: View) -> CardView:
    """Return the first card that everybody is shown."""
    return next(card for _, card in lying(view) if card.ref and card.traits and card.face == "up")


def side(view: View) -> SeatView:
    """Return Bob's side of the table."""
    return view.seats["bob"]


def _more_traits(view: View, secret: CardView) -> None:
    card = opened(view)
    traits = msgspec.convert(msgspec.to_builtins(card.traits), Traits)
    traits.races = [*traits.races, f"like {secret.name}"]
    card.traits = traits


IN_VIEWS: dict[str, Callable[[View, CardView], Any]] = {
    "handle": lambda view, secret: setattr(closed(view), "handle", f"bob.deck#1 {secret.name}"),
    "name": lambda view, secret: setattr(closed(view), "name", secret.name),
    "back": lambda view, secret: setattr(closed(view), "back", secret.name),
    "at": lambda view, secret: setattr(closed(view), "at", secret.ref),
    "role": lambda view, secret: setattr(closed(view), "role", secret.name),
    "markers": lambda view, secret: setattr(closed(view), "markers", {secret.name: 1}),
    "damage": lambda view, secret: setattr(closed(view), "damage", len(secret.name or "")),
    "side": lambda view, secret: setattr(closed(view), "side", len(secret.name or "")),
    "traits": lambda view, secret: setattr(closed(view), "traits", secret.traits),
    "linked_to": lambda view, secret: setattr(closed(view), "linked_to", [secret.ref]),
    "permanent": lambda view, secret: setattr(closed(view), "permanent", f"{secret.name}-1"),
    "traits of an open card": _more_traits,
    "markers of an open card": lambda view, secret: setattr(opened(view), "markers", {secret.name: 1}),
    "role of an open card": lambda view, secret: setattr(opened(view), "role", f"beside {secret.ref}"),
    "step": lambda view, secret: setattr(view, "step", secret.name),
    "phase": lambda view, secret: setattr(view, "phase", f"main ({secret.ref})"),
    "numbers": lambda view, secret: side(view).numbers.update({str(secret.name): 1}),
    "zone name": lambda view, secret: side(view).zones.update({str(secret.name): ZoneView()}),
    "ability of an item": lambda view, secret: view.stack.append(
        Item(oid="x", kind="ability", ability=f"{secret.name}/1")
    ),
    "modes of an item": lambda view, secret: view.stack.append(
        Item(oid="x", kind="ability", modes=[str(secret.ref)])
    ),
    "oid of an item": lambda view, secret: view.stack.append(Item(oid=str(secret.ref), kind="ability")),
}  # fmt: skip
"""Ways to tell of a hidden card in a view, given the card as the judge sees it."""

IN_QUESTIONS: dict[str, Callable[[CardView], dict[str, Any]]] = {
    "kind": lambda secret: {"kind": f"act {secret.name}"},
    "part": lambda secret: {"part": secret.name},
    "about": lambda secret: {"about": secret.ref},
}
"""Ways to do so in a question: the fields that are changed."""

IN_EVENTS: dict[str, Callable[[CardView], dict[str, Any]]] = {
    "name": lambda secret: {"name": secret.name},
    "card": lambda secret: {"card": secret.ref},
    "cards": lambda secret: {"cards": (secret.ref,)},
    "target": lambda secret: {"target": secret.ref},
    "value": lambda secret: {"value": f"{secret.name}?"},
    "why": lambda secret: {"why": f"because of {secret.ref}"},
    "verb": lambda secret: {"verb": secret.name},
}
"""Ways to do so in an event: the fields that are changed."""


class Tells(Forwarding):
    """Plays as the reference does, and tells Alice in one way of the first card of Bob's deck.

    ``openly`` it tells the judge the same, so that a comparison of their views finds nothing.
    """

    def __init__(self, way: str, *, openly: bool = False) -> None:
        super().__init__(connect("reference").engine)
        self.way = way
        self.openly = openly

    def _tells(self, viewer: Viewer) -> bool:
        return viewer == "alice" or self.openly

    def _secret(self) -> CardView:
        return super().observe("judge").seats["bob"].zones["deck"].cards[0]

    def observe(self, viewer: Viewer = "judge") -> View:
        """Tell of it in the view, if that is the way."""
        view = super().observe(viewer)
        if self.way in IN_VIEWS and self._tells(viewer):
            # The reference keeps some of what it says for its next answer.
            view = msgspec.convert(msgspec.to_builtins(view), View)
            IN_VIEWS[self.way](view, self._secret())
        return view

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Tell of it in the question, if that is the way."""
        decision = super().pending(viewer)
        way = self.way.removeprefix("question: ")
        if decision is None or way not in IN_QUESTIONS or way == self.way or not self._tells(viewer):
            return decision
        return msgspec.structs.replace(decision, **IN_QUESTIONS[way](self._secret()))

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Tell of it in the last event, if that is the way."""
        events = super().events(since, viewer)
        way = self.way.removeprefix("event: ")
        if not events or way not in IN_EVENTS or way == self.way or not self._tells(viewer):
            return events
        return [*events[:-1], msgspec.structs.replace(events[-1], **IN_EVENTS[way](self._secret()))]


WAYS = [*IN_VIEWS, *(f"question: {way}" for way in IN_QUESTIONS), *(f"event: {way}" for way in IN_EVENTS)]
"""All ways in which `Tells` tells."""


def tells_in_the_step() -> Forwarding:
    """Return an engine that tells of a hidden card where no scenario looks."""
    return Tells("step")


class OnlyForTheJudge(Tells):
    """Claims no players' views, and tells nonsense in them."""

    def __init__(self) -> None:
        super().__init__("step")

    def describe(self) -> Description:
        """Claim the judge's view only."""
        description = super().describe()
        for support in description.games:
            support.capabilities = [
                claim for claim in support.capabilities if claim not in ("port/views", "port/events")
            ]
        return description


class HidesARefInAWord(Seen):
    """Tells Alice, within a longer text, which card is Bob's first of a pile."""

    def change(self, view: View) -> None:
        """Add to the step."""
        secret = self.hidden()
        if view.viewer == "alice" and secret is not None:
            view.step = f"main (of {secret.ref})"


# --- ways that name nothing: only the comparison of two games finds them -----------------------------------


class BacksByAPile(Seen):
    """The backs of all cards of a pile are a number that its cards come to."""

    def change(self, view: View) -> None:
        """Number the backs."""
        for card in self.closed_pile(view, "bob").cards:
            card.back = f"back {self.omen() % 97}"


class StepsByAPile(Seen):
    """The step of the turn is a number that the cards of a pile come to."""

    def change(self, view: View) -> None:
        """Number the step."""
        view.step = f"step {self.omen() % 97}"


class PartsByAPile(Liar):
    """The part of a question is a number that the cards of a pile come to."""

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Number the part."""
        decision = super().pending(viewer)
        return decision and msgspec.structs.replace(decision, part=f"part {self.omen() % 97}")


class AmountsByAPile(Liar):
    """The amount of each event is a number that the cards of a pile come to."""

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Number the events."""
        omen = self.omen() if viewer == "alice" else 0
        return [msgspec.structs.replace(event, amount=omen) for event in super().events(since, viewer)]


BY_A_PILE = [BacksByAPile, StepsByAPile, PartsByAPile, AmountsByAPile]
