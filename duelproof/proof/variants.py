"""Variants: engines that obey the book and yet differ from the right one where book and port say nothing.

A scenario must pass on each of them. Where it does not, the scenario asks for something that no rule says:
that the first card offered is the first that was laid, that a game that is over still stands in a step, or
that a card lies elsewhere while it is being paid for.
"""

import contextlib
import importlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import msgspec

from duelproof.catalogue.games import Game, find_engines
from duelproof.judge.collect import ScenarioItem
from duelproof.judge.needing import tells_steps_apart
from duelproof.port import (
    VIEWERS,
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
from duelproof.proof.misreadings import Variation, is_there
from duelproof.wire.forwarding import Forwarding

PARTS = frozenset({"pay", "slot", "target", "extra_cost", "alt_cost"})
"""The kinds of question by which an engine asks for the rest of a play."""

PLAYS = frozenset({"play", "activate", "overdrive"})
COMPLETE = frozenset({"played", "activated", "rewound"})
"""What is told once a play is complete, or taken back."""

BOUNDARIES = frozenset({"phase_start", "phase_end", "step_start", "step_end"})

AMID = "amid-a-play"
"""The tag of a scenario whose rule is about a moment amid a play."""


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


def _itself(engine: Engine) -> Engine:
    return engine


@dataclass(frozen=True, slots=True)
class Variant:
    """A right engine that differs: what it does, how it is made, and which scenarios need not pass on it.

    ``made`` wraps the right engine, and ``within`` changes what the right one does while it is played.
    """

    does: str
    made: Callable[[Engine], Engine] = _itself
    within: Callable[[], contextlib.AbstractContextManager[None]] = contextlib.nullcontext
    passes_over: Callable[[ScenarioItem], bool] = lambda item: False


def looks_amid_a_play(item: ScenarioItem) -> bool:
    """Tell whether a scenario's rule is about a moment amid a play, as its tag says."""
    return AMID in item.case.text.tags


def _tells_steps_apart(item: ScenarioItem) -> bool:
    return tells_steps_apart(item.rendered)


ONE_MOVE = Variant("makes one move of a play", OneMove, passes_over=looks_amid_a_play)
VARIANTS = (  # of every game
    Variant("offers options in another order", OtherOrder),
    Variant("does not say which part asks", SilentParts),
    Variant("is in no step after the end", PlainEnd),
    Variant("draws other numbers", OtherChance),
    ONE_MOVE,
    Variant("does not tell steps apart", NoSteps, passes_over=_tells_steps_apart),
)


@cache
def variants_of(game: Game) -> tuple[Variant, ...]:
    """Return the variants of one game, which are written beside its engine; it may have none."""
    find_engines(game.root)
    if not is_there(game.variations):
        return ()
    return tuple(
        Variant(each.name.replace("_", " "), within=each.made)
        for each in vars(importlib.import_module(game.variations)).values()
        if isinstance(each, Variation) and each.module == game.variations
    )


def variants_for(item: ScenarioItem) -> list[Variant]:
    """Return the variants on which a scenario must pass."""
    known = (*VARIANTS, *variants_of(item.folder.game))
    return [each for each in known if not each.passes_over(item)]


@contextlib.contextmanager
def differing(variants: Iterable[Variant], engine: Engine) -> Iterator[Engine]:
    """Give an engine that differs in all these ways within the block."""
    with contextlib.ExitStack() as stack:
        for each in variants:
            stack.enter_context(each.within())
            engine = each.made(engine)
        yield engine
