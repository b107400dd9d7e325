"""Indistinguishability: what a player may not see makes no difference to what he is told.

A play-out is recorded. Then the cards that one player never saw in it change their names among themselves,
each owner's with his own, and the same choices are made again: this player must be told exactly the same.
What he is told is compared where he is asked himself: the other player may be asked more on one table than
on the other, and then declines. Where he cannot do the same with other cards, the comparison ends.
"""

from dataclasses import dataclass
from random import Random

import msgspec

from duelproof.playout.breach import Breach, told
from duelproof.playout.course import Record, open_table
from duelproof.playout.invariant import Playbook
from duelproof.playout.moves import passes, passing
from duelproof.playout.scene import encoded, mentioned, refs_of
from duelproof.port import CardIn, Choice, Decision, Engine, Event, Position, Ref, Refused, Seat


@dataclass(slots=True)
class _Told:
    """What a player is told at one decision, and the choice that was made there."""

    player: str
    kind: str
    view: bytes
    decision: bytes
    events: list[Event]
    choice: Choice | None


def compare(engine: Engine, playbook: Playbook, record: Record, viewer: Seat, rng: Random) -> int:
    """Play a record again with other cards where ``viewer`` never saw them, for a random part of it.

    Returns:
        How many decisions were compared; 0 when the player saw every card.

    Raises:
        Breach: the player was told something else.
    """
    if not record.choices:
        return 0
    cut = rng.randint(1, len(record.choices))
    part = Record(record.position, record.choices[:cut])
    lines, unseen = _listen(engine, part, viewer)
    other = _renamed(record.position, unseen, rng)
    if other is None:
        return 0
    open_table(engine, other)
    return _Comparison(engine, playbook, viewer, Record(other)).run(lines)


def _listen(engine: Engine, record: Record, viewer: Seat) -> tuple[list[_Told], frozenset[Ref]]:
    """What the player is told all along, and the cards that he never sees."""
    open_table(engine, record.position)
    lines: list[_Told] = []
    unseen, since = refs_of(record.position), 0
    for choice in (*record.choices, None):
        events = engine.events(since, viewer)
        since = events[-1].seq if events else since
        view, asked, mine = engine.observe(viewer), engine.pending("judge"), engine.pending(viewer)
        for message in (view, mine, events):
            unseen -= mentioned(message, unseen)
        lines.append(
            _Told(
                player=asked.player if asked else "",
                kind=asked.kind if asked else "",
                view=encoded(view),
                decision=_plain(mine),
                events=events,
                choice=choice,
            )
        )
        if choice is not None:
            engine.submit(choice)
    return lines, unseen


def _plain(decision: Decision | None) -> bytes:
    """A decision without its number, which counts what others were asked."""
    return encoded(decision and msgspec.structs.replace(decision, id=0))


def _numberless(events: list[Event]) -> bytes:
    """Events without their numbers, simultaneous ones still together."""
    batches: dict[int, int] = {}
    return encoded(
        [
            msgspec.structs.replace(event, seq=0, batch=batches.setdefault(event.batch, len(batches)))
            for event in events
            if event.kind != "priority"
        ]
    )


def _renamed(position: Position, unseen: frozenset[Ref], rng: Random) -> Position | None:
    """The position with the unseen cards' names mixed, each owner's among cards of one type."""
    other = msgspec.json.decode(encoded(position), type=Position)
    changed = False
    for seat, side in other.seats.items():
        by_type: dict[tuple[str, ...], list[CardIn]] = {}
        for card in (card for cards in side.zones.values() for card in cards):
            if card.ref in unseen and (card.owner or seat) == seat:
                kind = tuple(other.cards[card.name].faces[0].traits.type)
                by_type.setdefault(kind, []).append(card)
        groups = list(by_type.values())
        if rng.random() < 0.5:
            groups = [[card for group in groups for card in group]]
        for group in groups:
            names = [card.name for card in group]
            mixed = rng.sample(names, len(names))
            changed = changed or mixed != names
            for card, name in zip(group, mixed, strict=True):
                card.name = name
    return other if changed else None


class _Comparison:
    """The second table: the recorded choices again, and what the player is told held against the first."""

    def __init__(self, engine: Engine, playbook: Playbook, viewer: Seat, record: Record) -> None:
        self.engine = engine
        self.alike = playbook.course["alike"]
        self.viewer = viewer
        self.record = record
        self.since = 0

    def run(self, lines: list[_Told]) -> int:
        """How many decisions were compared before the other player had to do something else."""
        happened: list[Event] = []
        compared = 0
        for line in lines:
            happened += line.events
            asked = self._until(line)
            if not self._matches(asked, line):
                if self._skippable(line):
                    continue  # only the first table put a question, and nothing was done
                if line.player == self.viewer and (asked is None or asked.player == self.viewer):
                    raise self._breach(f"{line.player} is not asked the same ({line.kind})")
                return compared
            if line.player in ("", self.viewer):
                self._compare(line, happened)
                happened = []
                compared += 1
            if line.choice is None or not self._submit(line.choice, asked):
                return compared
        return compared

    def _matches(self, asked: Decision | None, line: _Told) -> bool:
        """Whether both tables stand at the same question; the other player's are told apart by the view."""
        if asked is None:
            return not line.player
        if (asked.player, asked.kind) != (line.player, line.kind):
            return False
        return asked.player == self.viewer or encoded(self.engine.observe(self.viewer)) == line.view

    def _until(self, line: _Told) -> Decision | None:
        """The decision that corresponds to the line; questions that only this table asks are declined."""
        while True:
            asked = self.engine.pending("judge")
            if asked is None or asked.player == self.viewer or self._matches(asked, line):
                return asked
            declined = None if self._skippable(line) else passing(asked)
            if declined is None or isinstance(self.engine.submit(declined), Refused):
                return asked
            self.record.choices.append(declined)

    def _skippable(self, line: _Told) -> bool:
        """Whether the line is the other player declining to do something."""
        return line.player != self.viewer and line.choice is not None and passes(line.choice)

    def _submit(self, choice: Choice, asked: Decision | None) -> bool:
        """Make the recorded choice; False when the other player cannot make it with other cards."""
        if asked is None:
            return False
        again = msgspec.structs.replace(choice, decision=asked.id)
        answer = self.engine.submit(again)
        if isinstance(answer, Refused):
            if choice.by == self.viewer:
                raise self._breach(f"{told(choice)} is refused ({answer.code}: {answer.reason})")
            return False
        self.record.choices.append(again)
        return True

    def _compare(self, line: _Told, happened: list[Event]) -> None:
        events = self.engine.events(self.since, self.viewer)
        self.since = events[-1].seq if events else self.since
        now = {
            "view": (line.view, encoded(self.engine.observe(self.viewer))),
            "decision": (line.decision, _plain(self.engine.pending(self.viewer))),
            "events": (_numberless(happened), _numberless(events)),
        }
        for name, (before, seen) in now.items():
            if seen != before:
                raise self._breach(f"another {name} is told: {_difference(before, seen)}")

    def _breach(self, seen: str) -> Breach:
        breach = self.alike.breach(f"to {self.viewer}, with other cards out of sight: {seen}")
        breach.position, breach.choices = self.record.position, self.record.choices
        return breach


def _difference(one: bytes, other: bytes) -> str:
    """The place where two encoded messages begin to differ."""
    length = min(len(one), len(other))
    at = next((index for index in range(length) if one[index] != other[index]), length)
    start = max(0, at - 60)
    cut = [text[start : at + 60].decode("utf-8", "replace") for text in (one, other)]
    return f"first ...{cut[0]}..., then ...{cut[1]}..."
