"""Variants: engines that obey the book and yet differ from the right one where book and port say nothing.

A scenario must pass on each of them. Where it does not, the scenario asks for something that no rule says:
that the first card offered is the first that was laid, that a game that is over still stands in a step, or
that a card lies elsewhere while it is being paid for.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import msgspec

from duelproof.judge.collect import ScenarioItem
from duelproof.judge.needing import tells_steps_apart
from duelproof.port import (
    SEATS,
    Answer,
    Choice,
    Decision,
    Engine,
    Event,
    OpenAnswer,
    Position,
    Seeded,
    View,
    Viewer,
)
from duelproof.wire.forwarding import Forwarding

PARTS = frozenset({"pay", "slot", "target", "extra_cost", "alt_cost"})
"""The kinds of question by which an engine asks for the rest of a play."""

PLAYS = frozenset({"play", "activate", "overdrive"})
COMPLETE = frozenset({"played", "activated", "rewound"})
"""What is told once a play is complete, or taken back."""

BOUNDARIES = frozenset({"phase_start", "phase_end", "step_start", "step_end"})

AMID = "amid-a-play"
"""The tag of a scenario whose rule is about a moment amid a play."""

VIEWERS: tuple[Viewer, ...] = ("judge", *SEATS)


class OtherOrder(Forwarding):
    """Offers the options of each question the other way round."""

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Show the open decision."""
        decision = self.inner.pending(viewer)
        return decision and msgspec.structs.replace(decision, options=decision.options[::-1])


class SilentParts(Forwarding):
    """Does not say which clause of a text it asks for."""

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Show the open decision."""
        decision = self.inner.pending(viewer)
        return decision and msgspec.structs.replace(decision, part=None)


class PlainEnd(Forwarding):
    """Forgets in which phase and step the game was when it ended."""

    def observe(self, viewer: Viewer = "judge") -> View:
        """Show the table."""
        view = self.inner.observe(viewer)
        if view.result is None:
            return view
        return msgspec.structs.replace(view, phase="", step=None, priority=None)


class OtherChance(Forwarding):
    """Draws other numbers from the seed of a table."""

    def open(self, position: Position) -> OpenAnswer:
        """Set the table."""
        if isinstance(position.chance, Seeded):
            position = msgspec.structs.replace(position, chance=Seeded(seed=position.chance.seed + 1))
        return self.inner.open(position)


class OneMove(Forwarding):
    """Makes one move of a play, its targets and its payment: until all is said, it shows nothing of it."""

    def __init__(self, inner: Engine) -> None:
        super().__init__(inner)
        self._before: dict[Viewer, View] = {}
        self._told = 0
        self._card: str | None = None

    def open(self, position: Position) -> OpenAnswer:
        """Set the table."""
        self._before = {}
        return self.inner.open(position)

    def pending(self, viewer: Viewer = "judge") -> Decision | None:
        """Show the open decision: a part of a play is asked about the card that is not played yet."""
        decision = self.inner.pending(viewer)
        if decision is None or decision.about is None or not self._is_going_on:
            return decision
        return msgspec.structs.replace(decision, about=self._card)

    def submit(self, choice: Choice) -> Answer:
        """Make a choice."""
        asked = self.inner.pending()
        if asked is not None and asked.kind not in PARTS:
            self._before = {}
            for option in choice.pick or () if asked.kind == "act" else ():
                if option.verb in PLAYS:
                    self._card = option.card
                    self._told = len(self.inner.events())
                    self._before = {viewer: self.inner.observe(viewer) for viewer in VIEWERS}
        return self.inner.submit(choice)

    def observe(self, viewer: Viewer = "judge") -> View:
        """Show the table."""
        return self._before[viewer] if self._is_going_on else self.inner.observe(viewer)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Tell what has happened."""
        told = self.inner.events(since, viewer)
        return [event for event in told if event.seq <= self._told] if self._is_going_on else told

    @property
    def _is_going_on(self) -> bool:
        """Whether a play has begun and is not complete."""
        if not self._before:
            return False
        asked = self.inner.pending()
        said = {event.kind for event in self.inner.events(self._told)}
        return asked is not None and asked.kind in PARTS and said.isdisjoint(COMPLETE)


class NoSteps(Forwarding):
    """Does not tell phases and steps apart: all is the main one."""

    def observe(self, viewer: Viewer = "judge") -> View:
        """Show the table."""
        view = self.inner.observe(viewer)
        fights = [msgspec.structs.replace(fight, step=None) for fight in view.fights]
        return msgspec.structs.replace(view, phase="main", step=None, fights=fights)

    def events(self, since: int = 0, viewer: Viewer = "judge") -> list[Event]:
        """Tell what has happened, but for the beginnings and ends of phases and steps."""
        return [event for event in self.inner.events(since, viewer) if event.kind not in BOUNDARIES]


@dataclass(frozen=True, slots=True)
class Variant:
    """A right engine that differs: what it does, how it is made, and which scenarios need not pass on it."""

    does: str
    made: Callable[[Engine], Engine]
    passes_over: Callable[[ScenarioItem], bool] = lambda item: False


def looks_amid_a_play(item: ScenarioItem) -> bool:
    """Tell whether a scenario's rule is about a moment amid a play, as its tag says."""
    return AMID in item.case.text.tags


def _tells_steps_apart(item: ScenarioItem) -> bool:
    return tells_steps_apart(item.rendered)


ONE_MOVE = Variant("makes one move of a play", OneMove, looks_amid_a_play)
VARIANTS = (
    Variant("offers options in another order", OtherOrder),
    Variant("does not say which part asks", SilentParts),
    Variant("is in no step after the end", PlainEnd),
    Variant("draws other numbers", OtherChance),
    ONE_MOVE,
    Variant("does not tell steps apart", NoSteps, _tells_steps_apart),
)


def variants_for(item: ScenarioItem) -> list[Variant]:
    """Return the variants on which a scenario must pass."""
    return [each for each in VARIANTS if not each.passes_over(item)]


def all_at_once(variants: Iterable[Variant], engine: Engine) -> Engine:
    """Make an engine that differs in all these ways."""
    for each in variants:
        engine = each.made(engine)
    return engine
