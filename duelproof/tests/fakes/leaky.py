"""Toy engines that break the port itself, each in one way."""

from duelproof.port import CardView, Decision, Item, View, Viewer
from duelproof.tests.fakes.toy import Toy


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
