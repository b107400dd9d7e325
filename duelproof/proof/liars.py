"""Engines that play honestly and lie about it in one way each, for the kill trials of the invariants.

These lie about what is so in every game. What only one book says has its liars beside its invariants.
"""

import msgspec

from duelproof.catalogue.bookfile import Zone
from duelproof.playout.lying import Liar, Seen
from duelproof.port import (
    OTHER,
    Accepted,
    Answer,
    CardView,
    Choice,
    Decision,
    Engine,
    Event,
    Option,
    Pick,
    Refused,
    Traits,
    View,
    Viewer,
    lying,
)
from duelproof.wire import connect


class LosesACard(Seen):
    """Shows one card less in Alice's open pile than there is."""

    def change(self, view: View) -> None:
        zone = self.open_pile(view)
        if zone.cards:
            zone.cards.pop()
            zone.count -= 1


class MakesACard(Seen):
    """Shows a card in Bob's open pile that the position did not have."""

    def change(self, view: View) -> None:
        zone = self.open_pile(view, "bob")
        zone.cards.append(CardView(handle="x", ref="from-nowhere", name="X"))
        zone.count += 1


class ShowsACardTwice(Seen):
    """Shows the first card of Alice's closed pile in her open one too."""

    def change(self, view: View) -> None:
        top = self.closed_pile(view).cards[:1]
        self.open_pile(view).cards += top
        self.open_pile(view).count += len(top)


class Miscounts(Seen):
    """Tells Alice one card too few in Bob's closed pile."""

    def change(self, view: View) -> None:
        if view.viewer == "alice":
            self.closed_pile(view, "bob").count -= 1


class HidesWhatIsOpen(Seen):
    """Does not show Bob what lies in Alice's open pile."""

    def change(self, view: View) -> None:
        if view.viewer == "bob":
            for card in self.open_pile(view).cards:
                card.ref = card.name = card.traits = None


class LeaksInTheView(Seen):
    """Names a card of Bob's closed pile in Alice's view."""

    def change(self, view: View) -> None:
        secret = self.hidden()
        if view.viewer == "alice" and secret is not None:
            self.closed_pile(view, "bob").cards[0].ref = secret.ref


class LeaksInTheQuestion(Liar):
    """Names a card of Bob's closed pile in the questions that Alice hears."""

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        decision, secret = super().pending(viewer), self.hidden()
        if decision is None or viewer != "alice" or secret is None:
            return decision
        return msgspec.structs.replace(decision, about=secret.ref)


class LeaksInTheEvents(Liar):
    """Names a card of Bob's closed pile in the events that Alice is told."""

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        events, secret = super().events(since, viewer), self.hidden()
        if viewer != "alice" or secret is None or not events:
            return events
        return [*events[:-1], msgspec.structs.replace(events[-1], target=secret.ref)]


class MisplacesACard(Seen):
    """Says of a card that it is of a type that may not lie where it does."""

    def change(self, view: View) -> None:
        for where, card in lying(view):
            zone = self.zones.get(where.rpartition(".")[2], Zone())
            if card.traits is not None and (zone.holds or zone.holds_not):
                kind = min(zone.holds_not) if zone.holds_not else "stranger"
                card.traits = Traits(type=[kind], name="Pretender")
                return


class InventsAZone(Seen):
    """Shows what lies in Alice's open pile in a zone that no book has."""

    def change(self, view: View) -> None:
        zones = view.seats["alice"].zones
        zones["limbo"] = zones.pop(self.pile("all"))


class GivesAwayCards(Seen):
    """Says that the cards in Alice's open pile are Bob's."""

    def change(self, view: View) -> None:
        for card in self.open_pile(view).cards:
            card.owner = "bob"


class ExhaustsAPile(Seen):
    """Shows the cards of Alice's closed pile exhausted."""

    def change(self, view: View) -> None:
        for card in self.closed_pile(view).cards:
            card.turned = "exhausted"


class AsksOutOfTurn(Seen):
    """Says that priority is with the other player."""

    def change(self, view: View) -> None:
        if view.priority is not None:
            view.priority = "alice" if view.priority == "bob" else "bob"


class AsksForMoreThanThereIs(Liar):
    """Wants one option more than it offers."""

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        decision = super().pending(viewer)
        if decision is None or not isinstance(decision.shape, Pick):
            return decision
        more = len(decision.options) + 1
        return msgspec.structs.replace(decision, shape=Pick(min=more, max=more))


class AsksAfterTheEnd(Liar):
    """Asks on when the game is over."""

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        decision = super().pending(viewer)
        if decision is None:
            late = [Option(verb="pass")]
            return Decision(id=10**6, player="alice", kind="act", shape=Pick(), options=late)
        return decision


class HasNoResult(Seen):
    """Never tells a result."""

    def change(self, view: View) -> None:
        view.result = None


class AcceptsAnything(Liar):
    """Says to every choice that it is accepted."""

    def submit(self, choice: Choice) -> Answer:
        super().submit(choice)
        return Accepted()


class RefusesSomething(Liar):
    """Refuses the twentieth choice of a game, whatever it is."""

    def submit(self, choice: Choice) -> Answer:
        if self.submitted == 20:
            return Refused(code="not-an-option", reason="not today")
        return super().submit(choice)


class ChangesInRefusing(Seen):
    """Writes something down on the table once it has refused a choice."""

    refused = False

    def submit(self, choice: Choice) -> Answer:
        answer = super().submit(choice)
        self.refused = self.refused or isinstance(answer, Refused)
        return answer

    def change(self, view: View) -> None:
        if self.refused:
            view.seats["alice"].numbers["patience"] = 0


class NeverPlaysTwiceAlike(Seen):
    """Writes on the table how many games it has opened."""

    def change(self, view: View) -> None:
        view.seats["alice"].numbers["opened"] = self.opened


class NeverEnds(Seen):
    """Counts a thousand turns too many."""

    def change(self, view: View) -> None:
        view.turn += 1000


class HintsAtAPile(Seen):
    """Tells Alice something of Bob's hidden cards without naming any."""

    def change(self, view: View) -> None:
        view.seats["bob"].numbers["omen"] = self.omen()


class OrdersByAPile(Liar):
    """Turns the options of Alice's questions round, or does not, by what lies in Bob's closed pile."""

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Return the decision, Alice's with options in an order that tells of Bob's cards."""
        decision = super().pending(viewer)
        if decision is None or decision.player != "alice" or self.omen() % 2 == 0:
            return decision
        return msgspec.structs.replace(decision, options=decision.options[::-1])


class CountsWhatBobCanChoose(Liar):
    """Tells Alice how many options Bob has where she may not see them."""

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Return the decision, with the number of options that are hidden from Alice."""
        decision, whole = super().pending(viewer), self.inner.pending("judge")
        if decision is None or whole is None or viewer not in decision.secret_to or decision.options:
            return decision
        return msgspec.structs.replace(decision, hidden=len(whole.options))


class TellsOfTheWrongPlayer(Liar):
    """Says of each phase that it is the other player's."""

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Return the events, those of phases with the other player."""
        return [
            msgspec.structs.replace(event, player=OTHER[event.player])
            if event.kind == "phase_start" and event.player is not None
            else event
            for event in super().events(since, viewer)
        ]


class TellsOfTheWrongPhase(Liar):
    """Says that another phase begins than does."""

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Return the events, those of phases with another name."""
        return [
            msgspec.structs.replace(event, name=f"after-{event.name}")
            if event.kind == "phase_start"
            else event
            for event in super().events(since, viewer)
        ]


class KeepsMovesToItself(Liar):
    """Tells of no card that moves."""

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Return the events but for moves."""
        return [event for event in super().events(since, viewer) if event.kind != "move"]


class MumblesOfMoves(Liar):
    """Does not say where a card that moves was."""

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Return the events, those of moves without the place that the card left."""
        return [
            msgspec.structs.replace(event, origin=None) if event.kind == "move" else event
            for event in super().events(since, viewer)
        ]


LIARS: dict[str, tuple[type[Liar], ...]] = {
    "one-place": (LosesACard, MakesACard, ShowsACardTwice),
    "counted": (Miscounts,),
    "shown": (HidesWhatIsOpen,),
    "secret": (LeaksInTheView, LeaksInTheQuestion, LeaksInTheEvents),
    "fits-zone": (MisplacesACard, InventsAZone),
    "own-zone": (GivesAwayCards,),
    "posed": (ExhaustsAPile,),
    "well-put": (AsksForMoreThanThereIs, AsksOutOfTurn),
    "truly-told": (TellsOfTheWrongPlayer, TellsOfTheWrongPhase),
    "told": (KeepsMovesToItself,),
    "told-in-full": (MumblesOfMoves,),
    "over": (AsksAfterTheEnd, HasNoResult),
    "accepted": (RefusesSomething,),
    "refused": (AcceptsAnything, ChangesInRefusing),
    "replayed": (NeverPlaysTwiceAlike,),
    "ends": (NeverEnds,),
    "alike": (HintsAtAPile, OrdersByAPile, CountsWhatBobCanChoose),
}
"""Whom each invariant that every game can have should convict, by its name."""


def forgetful() -> Engine:
    """The reference engine that loses cards."""
    return LosesACard(connect("reference").engine)


def moody() -> Engine:
    """The reference engine that refuses an option now and then."""
    return RefusesSomething(connect("reference").engine)
