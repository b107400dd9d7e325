"""Engines that play honestly and lie about it in one way each, for the kill trials of the invariants."""

from collections.abc import Callable

import msgspec

from duelproof.port import (
    SEATS,
    Accepted,
    Answer,
    CardView,
    Choice,
    Decision,
    Engine,
    Event,
    OpenAnswer,
    Option,
    Pick,
    Position,
    Refused,
    Seat,
    Traits,
    View,
    Viewer,
    lying,
)
from duelproof.wire import connect
from duelproof.wire.forwarding import Forwarding


class Liar(Forwarding):
    """Plays honestly. One that lies changes one answer on its way."""

    def __init__(self, inner: Engine) -> None:
        super().__init__(inner)
        self.opened = 0
        self.submitted = 0

    def open(self, position: Position) -> OpenAnswer:
        self.opened += 1
        self.submitted = 0
        return super().open(position)

    def submit(self, choice: Choice) -> Answer:
        self.submitted += 1
        return super().submit(choice)

    def hidden_in(self, zone: str, seat: Seat = "bob") -> CardView | None:
        """A card of a zone, as the judge sees it."""
        cards = self.inner.observe("judge").seats[seat].zones[zone].cards
        return cards[0] if cards else None


class _Seen(Liar):
    """Lies in the views: ``change`` gets each of them."""

    def observe(self, viewer: Viewer = "judge") -> View:
        view = super().observe(viewer)
        self.change(view)
        return view

    def change(self, view: View) -> None:
        raise NotImplementedError


def first(view: View, wanted: Callable[[str, CardView], bool]) -> CardView | None:
    """The first card of a view that is wanted, by its zone and itself."""
    return next((card for where, card in lying(view) if wanted(where, card)), None)


class LosesACard(_Seen):
    """Shows one card less in Alice's graveyard than there is."""

    def change(self, view: View) -> None:
        zone = view.seats["alice"].zones["graveyard"]
        if zone.cards:
            zone.cards.pop()
            zone.count -= 1


class MakesACard(_Seen):
    """Shows a card in Bob's graveyard that the position did not have."""

    def change(self, view: View) -> None:
        view.seats["bob"].zones["graveyard"].cards.append(CardView(handle="x", ref="from-nowhere", name="X"))
        view.seats["bob"].zones["graveyard"].count += 1


class ShowsACardTwice(_Seen):
    """Shows the top card of Alice's deck in her graveyard too."""

    def change(self, view: View) -> None:
        top = view.seats["alice"].zones["deck"].cards[:1]
        view.seats["alice"].zones["graveyard"].cards += top
        view.seats["alice"].zones["graveyard"].count += len(top)


class Miscounts(_Seen):
    """Tells Alice one card too few in Bob's deck."""

    def change(self, view: View) -> None:
        if view.viewer == "alice":
            view.seats["bob"].zones["deck"].count -= 1


class HidesWhatIsOpen(_Seen):
    """Does not show Bob what lies in Alice's graveyard."""

    def change(self, view: View) -> None:
        if view.viewer == "bob":
            for card in view.seats["alice"].zones["graveyard"].cards:
                card.ref = card.name = card.traits = None


class LeaksInTheView(_Seen):
    """Names a card of Bob's deck in Alice's view."""

    def change(self, view: View) -> None:
        secret = self.hidden_in("deck")
        if view.viewer == "alice" and secret is not None:
            view.seats["bob"].zones["deck"].cards[0].ref = secret.ref


class LeaksInTheQuestion(Liar):
    """Names a card of Bob's deck in the questions that Alice hears."""

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        decision, secret = super().pending(viewer), self.hidden_in("deck")
        if decision is None or viewer != "alice" or secret is None:
            return decision
        return msgspec.structs.replace(decision, about=secret.ref)


class LeaksInTheEvents(Liar):
    """Names a card of Bob's deck in the events that Alice is told."""

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        events, secret = super().events(since, viewer), self.hidden_in("deck")
        if viewer != "alice" or secret is None or not events:
            return events
        return [*events[:-1], msgspec.structs.replace(events[-1], target=secret.ref)]


class PutsARulerIntoTheDeck(_Seen):
    """Says of a card in a deck that it is a ruler."""

    def change(self, view: View) -> None:
        card = first(view, lambda where, card: where.endswith(".deck") and card.traits is not None)
        if card is not None:
            card.traits = Traits(type=["ruler"], name="Pretender")


class InventsAZone(_Seen):
    """Shows what lies in Alice's graveyard in a zone that no book has."""

    def change(self, view: View) -> None:
        zones = view.seats["alice"].zones
        zones["limbo"] = zones.pop("graveyard")


class GivesAwayCards(_Seen):
    """Says that the cards in Alice's graveyard are Bob's."""

    def change(self, view: View) -> None:
        for card in view.seats["alice"].zones["graveyard"].cards:
            card.owner = "bob"


class ChangesOwners(_Seen):
    """Says that the cards in Alice's attack zones are Bob's."""

    def change(self, view: View) -> None:
        for card in view.seats["alice"].zones["attack"].cards:
            card.owner = "bob"


class GainsTwice(_Seen):
    """Says that the cards in Alice's attack zones have Retaliate, and have it once more."""

    def change(self, view: View) -> None:
        for card in view.seats["alice"].zones["attack"].cards:
            if card.traits is not None:
                card.traits = msgspec.structs.replace(card.traits, keywords=["Retaliate", "Retaliate"])


class ExhaustsTheDeck(_Seen):
    """Shows the cards of Alice's deck exhausted."""

    def change(self, view: View) -> None:
        for card in view.seats["alice"].zones["deck"].cards:
            card.turned = "exhausted"


class AsksOutOfTurn(_Seen):
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


class HasNoResult(_Seen):
    """Never tells a result."""

    def change(self, view: View) -> None:
        view.result = None


class SparesTheDamaged(_Seen):
    """Leaves a unit in play whose damage is its HP, and has nothing waiting."""

    def change(self, view: View) -> None:
        view.stack = []
        card = first(view, lambda where, card: where.endswith((".attack", ".defense")))
        if card is not None and card.traits is not None and isinstance(card.traits.hp, int):
            card.damage = card.traits.hp


class SummonsWithoutEnd(_Seen):
    """Counts more summons than the cap allows."""

    def change(self, view: View) -> None:
        for seat in SEATS:
            numbers = view.seats[seat].numbers
            if (cap := numbers.get("summon_cap")) is not None:
                numbers["summons"] = cap + 1


class KeepsLooseCharges(_Seen):
    """Shows what lies in Alice's graveyard in her charge zone, linked to nothing."""

    def change(self, view: View) -> None:
        """As the class says."""
        zones = view.seats["alice"].zones
        zones["charge"].cards += zones["graveyard"].cards
        zones["charge"].count += zones["graveyard"].count
        zones["graveyard"].cards, zones["graveyard"].count = [], 0


class KeepsCounters(_Seen):
    """Shows the cards of Alice's damage zone in her counter zone."""

    def change(self, view: View) -> None:
        zones = view.seats["alice"].zones
        zones["counter"].cards += zones["damage"].cards
        zones["counter"].count += zones["damage"].count
        zones["damage"].cards, zones["damage"].count = [], 0


class HasNoRuler(_Seen):
    """Shows Alice's ruler among the removed cards."""

    def change(self, view: View) -> None:
        zones = view.seats["alice"].zones
        zones["removal"].cards += zones["ruler"].cards
        for card in zones["ruler"].cards:
            card.turned, card.damage = None, 0
        zones["removal"].count += zones["ruler"].count
        zones["ruler"].cards, zones["ruler"].count = [], 0


class SparesTheWeak(_Seen):
    """Leaves a card in battle whose power is 0."""

    def change(self, view: View) -> None:
        card = first(view, lambda where, card: where.endswith((".battle", "square")))
        if card is not None and card.traits is not None:
            card.traits = msgspec.structs.replace(card.traits, power=0)


class HidesMana(_Seen):
    """Shows the cards in Alice's mana zone face down."""

    def change(self, view: View) -> None:
        for card in view.seats["alice"].zones["mana"].cards:
            card.face = "down"


class KnowsNoBattles(_Seen):
    """Tells of no fight."""

    def change(self, view: View) -> None:
        view.fights = []


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


class ChangesInRefusing(_Seen):
    """Writes something down on the table once it has refused a choice."""

    refused = False

    def submit(self, choice: Choice) -> Answer:
        answer = super().submit(choice)
        self.refused = self.refused or isinstance(answer, Refused)
        return answer

    def change(self, view: View) -> None:
        if self.refused:
            view.seats["alice"].numbers["patience"] = 0


class NeverPlaysTwiceAlike(_Seen):
    """Writes on the table how many games it has opened."""

    def change(self, view: View) -> None:
        view.seats["alice"].numbers["opened"] = self.opened


class NeverEnds(_Seen):
    """Counts a thousand turns too many."""

    def change(self, view: View) -> None:
        view.turn += 1000


class HintsAtTheDeck(_Seen):
    """Tells Alice something of Bob's hidden cards without naming any."""

    def change(self, view: View) -> None:
        lying = self.inner.observe("judge").seats["bob"].zones["deck"].cards
        view.seats["bob"].numbers["omen"] = sum(
            ord(card.name[-1]) * n for n, card in enumerate(lying) if card.name
        )


LIARS: dict[str, tuple[type[Liar], ...]] = {
    "one-place": (LosesACard, MakesACard, ShowsACardTwice),
    "counted": (Miscounts,),
    "shown": (HidesWhatIsOpen,),
    "secret": (LeaksInTheView, LeaksInTheQuestion, LeaksInTheEvents),
    "fits-zone": (PutsARulerIntoTheDeck, InventsAZone),
    "own-zone": (GivesAwayCards,),
    "posed": (ExhaustsTheDeck,),
    "well-put": (AsksForMoreThanThereIs, AsksOutOfTurn),
    "over": (AsksAfterTheEnd, HasNoResult),
    "settled": (SparesTheDamaged, SparesTheWeak),
    "capped": (SummonsWithoutEnd,),
    "linked": (KeepsLooseCharges,),
    "countered": (KeepsCounters,),
    "one-ruler": (HasNoRuler,),
    "owned": (ChangesOwners,),
    "had-once": (GainsTwice,),
    "open-mana": (HidesMana,),
    "embattled": (KnowsNoBattles,),
    "accepted": (RefusesSomething,),
    "refused": (AcceptsAnything, ChangesInRefusing),
    "replayed": (NeverPlaysTwiceAlike,),
    "ends": (NeverEnds,),
    "alike": (HintsAtTheDeck,),
}
"""Whom each invariant, by its name, should convict."""


def forgetful() -> Engine:
    """The reference engine that loses cards."""
    return LosesACard(connect("reference").engine)


def moody() -> Engine:
    """The reference engine that refuses an option now and then."""
    return RefusesSomething(connect("reference").engine)
