"""What an engine says on the port while it plays: each kind of question, event and thing in a view."""

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

import msgspec

from duelproof.port import (
    SEATS,
    Accepted,
    Answer,
    Choice,
    Decision,
    Engine,
    Event,
    OpenAnswer,
    Option,
    Pick,
    Position,
    Refused,
    View,
    lying,
)
from duelproof.wire.forwarding import Forwarding

Words = defaultdict[str, set[str]]
"""Words, by what they are said of."""

_WORD = re.compile(r"[a-z][a-z_]*(-[a-z_]+)*")


@dataclass(slots=True)
class Asked:
    """A kind of question: its shapes, its parts, and by verb what its options are made of."""

    shapes: set[str] = field(default_factory=set)
    parts: set[str] = field(default_factory=set)
    options: Words = field(default_factory=lambda: defaultdict(set))
    phases: set[str] = field(default_factory=set)
    secret: bool = False


@dataclass(slots=True)
class Told:
    """A kind of event: the fields that it can have, and the words in some of them."""

    fields: set[str] = field(default_factory=set)
    words: Words = field(default_factory=lambda: defaultdict(set))


@dataclass(slots=True)
class Turn:
    """One exchange of a game: what was asked, what was answered, and what came of that."""

    asked: Decision
    choice: Choice
    answer: Answer


@dataclass(slots=True)
class Heard:
    """All that an engine said, by kind; ``seen`` are words in views, by what they are words for."""

    asked: dict[str, Asked] = field(default_factory=dict)
    told: dict[str, Told] = field(default_factory=dict)
    seen: Words = field(default_factory=lambda: defaultdict(set))
    refused: set[str] = field(default_factory=set)


TOLD_WORDS = ("name", "verb", "turned", "face", "why")
"""The fields of an event that hold words."""


class Listening(Forwarding):
    """Passes every call on to an engine, and notes what it says; every table is opened with events."""

    def __init__(self, engine: Engine) -> None:
        super().__init__(engine)
        self.heard = Heard()
        self.turns: list[Turn] = []
        self.position: Position | None = None
        self._open = False
        self._named: frozenset[str] = frozenset()

    def open(self, position: Position) -> OpenAnswer:
        """Set a table, after what happened at the one before is noted."""
        self.look_back()
        self.turns = []
        self.position = position
        self._named = frozenset(name.lower() for name in position.cards)
        answer = self.inner.open(msgspec.structs.replace(position, events=True))
        self._open = type(answer).__name__ == "Opened"
        return answer

    def submit(self, choice: Choice) -> Answer:
        """Make a choice, and note it with the question that it answers."""
        asked = self._look()
        answer = self.inner.submit(choice)
        if isinstance(answer, Refused):
            self.heard.refused.add(answer.code)
        elif isinstance(answer, Accepted) and asked is not None:
            self.turns.append(Turn(asked, choice, answer))
        return answer

    def look_back(self) -> None:
        """Note what has happened at the table, and how it is now."""
        if self._open:
            for event in self.inner.events(0, "judge"):
                self._note_event(event)
            self._look()
        self._open = False

    def _look(self) -> Decision | None:
        """Note how the table is and what is asked, and return the question."""
        view, asked = self.inner.observe("judge"), self.inner.pending("judge")
        self._note_view(view)
        if asked is not None:
            self._note_question(asked, view)
        return asked

    def _note_question(self, decision: Decision, view: View) -> None:
        asked = self.heard.asked.setdefault(decision.kind, Asked())
        asked.shapes.add(shape_of(decision))
        asked.secret |= bool(decision.secret_to)
        if decision.part:
            asked.parts.add(decision.part)
        for option in decision.options:
            asked.options[option.verb or ""] |= {_option_fields(option)}
        if decision.kind == "act":
            asked.phases.add(view.phase)

    def _note_event(self, event: Event) -> None:
        told = self.heard.told.setdefault(event.kind, Told())
        data = msgspec.to_builtins(event)
        told.fields |= data.keys() - {"seq", "kind", "batch", "cause"}
        for name in TOLD_WORDS:
            told.words[name] |= self._words([data.get(name)])
        told.words["cause"].add(event.cause.by)

    def _note_view(self, view: View) -> None:
        seen = self.heard.seen
        seen["phase"].add(view.phase)
        seen["step"] |= self._words([view.step])
        for where, card in lying(view):
            zone = where.rpartition(".")[2]
            seen[f"pose in {zone}"] |= self._words([card.turned])
            seen[f"face in {zone}"] |= self._words([card.face])
            seen[f"role in {zone}"] |= self._words([card.role])
        for item in (*view.stack, *view.waiting):
            seen["item"].add(item.kind)
        for thing in view.permanents:
            seen["permanent"].add(thing.kind)
            seen["role of a permanent"] |= self._words(thing.roles)
        for fight in view.fights:
            seen[f"step of a fight of kind {fight.kind}"] |= self._words([fight.step])
        for seat in SEATS:
            if seat in view.seats:
                seen["number of a player"] |= view.seats[seat].numbers.keys()
        if view.result is not None:
            seen["why a game ended"] |= self._words(view.result.why)

    def _words(self, said: Iterable[object]) -> set[str]:
        """Pick the words of the port: no names of cards, no refs and no sentences."""
        found = {str(each) for each in said if each is not None}
        return {each for each in found if _WORD.fullmatch(each) and each not in self._named}


def shape_of(decision: Decision) -> str:
    """Say how a question is answered, without its numbers: ``pick one``, ``pick some``, ``order``."""
    shape = decision.shape
    if not isinstance(shape, Pick):
        return str(shape.__struct_config__.tag)
    if shape.min == shape.max:
        return {0: "pick none", 1: "pick one"}.get(shape.max, "pick so many")
    return "pick one or none" if shape.max == 1 else "pick some"


def _option_fields(option: Option) -> str:
    """Name what an option is made of beside its verb, joined: ``card target``."""
    return " ".join(sorted(msgspec.to_builtins(option).keys() - {"verb"}))
