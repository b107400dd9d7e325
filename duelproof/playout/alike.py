"""Indistinguishability: what a player may not see makes no difference to what he is told.

A play-out is recorded. Then the cards that one player never saw in it swap their names, each owner's among
his own, and the same choices are made again: this player must be told exactly the same. What he is told is
compared where he himself is asked, and where the other player is asked the same, how that question is put to
him. The other player may be asked more on one table than on the other, and then declines. If he cannot make
the same choice with other cards, the comparison ends. It also ends where one of these cards must show itself
by its own text, and an event tells this player so. Where an endless loop ends the game, only the result is
compared: no book says at which point of a lap that is.
"""

from random import Random

import msgspec

from duelproof.judge.mentions import encoded, mentioned
from duelproof.playout.breach import Breach, told
from duelproof.playout.course import Record, open_table
from duelproof.playout.group import refs_of
from duelproof.playout.hearing import Heard, plain
from duelproof.playout.invariant import Playbook
from duelproof.playout.moves import passes, passing
from duelproof.port import CardIn, Choice, Decision, Engine, Event, Position, Ref, Refused, Result, Seat, View
from duelproof.port.reading import decode


def compare(engine: Engine, playbook: Playbook, record: Record, rng: Random) -> int:
    """Play a record again with other cards that its listener never saw, for a random part of it.

    Returns:
        How many decisions were compared; 0 when the player saw every card.

    Raises:
        Breach: the player was told something else.
        ValueError: nobody was listened to when the record was made.
    """
    if record.listener is None:
        raise ValueError("compare needs a record with a listener: play with `listening`")
    if not record.choices:
        return 0
    cut = rng.randint(1, len(record.choices))
    lines = record.listener.heard[: cut + 1]
    unseen = refs_of(record.position).difference(*(line.met for line in lines))
    other = _renamed(record.position, unseen, rng)
    if other is None:
        return 0
    open_table(engine, other)
    return _Comparison(engine, playbook, record.listener.seat, Record(other), unseen).run(lines)


def _numberless(events: list[Event]) -> bytes:
    """Return events without their numbers, simultaneous ones still together."""
    batches: dict[int, int] = {}
    return encoded(
        [
            msgspec.structs.replace(event, seq=0, batch=batches.setdefault(event.batch, len(batches)))
            for event in events
            if event.kind != "priority"
        ]
    )


def _renamed(position: Position, unseen: frozenset[Ref], rng: Random) -> Position | None:
    """Return the position with the unseen cards' names mixed, each owner's among cards of one type.

    Before preparation those of each zone are mixed by themselves: what is brought beside a deck stays there.
    """
    other = decode(encoded(position), Position)
    changed = False
    any_type = rng.random() < 0.5
    for seat, side in other.seats.items():
        groups: dict[tuple[str, ...], list[CardIn]] = {}
        for zone, cards in side.zones.items():
            for card in (*cards, *(seal for each in cards for seal in each.seals)):
                if card.ref in unseen and (card.owner or seat) == seat:
                    kind = () if any_type else other.cards[card.name].faces[0].traits.type
                    apart = zone if position.door == "setup" else ""
                    groups.setdefault((apart, *kind), []).append(card)
        for group in groups.values():
            names = [card.name for card in group]
            mixed = rng.sample(names, len(names))
            changed = changed or mixed != names
            for card, name in zip(group, mixed, strict=True):
                card.name = name
    return other if changed else None


class _Comparison:
    """The second table: the recorded choices again, and what the player is told compared with the first."""

    def __init__(
        self, engine: Engine, playbook: Playbook, viewer: Seat, record: Record, unseen: frozenset[Ref]
    ) -> None:
        self.engine = engine
        self.alike = playbook.course["alike"]
        self.viewer = viewer
        self.record = record
        self.unseen = unseen
        self.since = 0
        self._view = b""

    def run(self, lines: list[Heard]) -> int:
        """Return how many decisions were compared before the other player had to do something else."""
        happened: list[Event] = []
        compared = 0
        for number, line in enumerate(lines, 1):
            happened += line.events
            asked = self._until(line)
            events = self.engine.events(self.since, self.viewer)
            if mentioned(encoded(events), self.unseen):
                return compared  # a card had to show itself
            if not self._matches(asked, line):
                if self._skippable(line):
                    continue  # only the first table asked, and nothing was done
                if line.asked == self.viewer and (asked is None or asked.player == self.viewer):
                    raise self._breach(f"{line.asked} is not asked the same ({line.kind})")
                return compared
            self._same("decision", line.decision, plain(self.engine.pending(self.viewer)))
            if asked is None and (looped := _ended_in_a_loop(line.view)):
                self._same("result", encoded(looped), encoded(self.engine.observe(self.viewer).result))
                return compared + 1
            if line.asked in ("", self.viewer):
                self.since = events[-1].seq if events else self.since
                self._same("view", line.view, self._seen())
                self._same("events", _numberless(happened), _numberless(events))
                happened = []
                compared += 1
            if number == len(lines) or line.choice is None or not self._submit(line.choice, asked):
                return compared
        return compared

    def _matches(self, asked: Decision | None, line: Heard) -> bool:
        """Tell whether both tables ask the same question; views tell questions to the other player apart."""
        if asked is None:
            return not line.asked
        if (asked.player, asked.kind) != (line.asked, line.kind):
            return False
        return asked.player == self.viewer or self._seen() == line.view

    def _seen(self) -> bytes:
        """Return the player's view of this table."""
        if not self._view:
            self._view = encoded(self.engine.observe(self.viewer))
        return self._view

    def _until(self, line: Heard) -> Decision | None:
        """Return the decision that matches the line, declining questions that only this table asks."""
        while True:
            asked = self.engine.pending("judge")
            if asked is None or asked.player == self.viewer or self._matches(asked, line):
                return asked
            skipping = self._skippable(line) and (line.secret or self.viewer not in asked.secret_to)
            declined = None if skipping else passing(asked)
            if declined is None or isinstance(self.engine.submit(declined), Refused):
                return asked
            self._view = b""
            self.record.choices.append(declined)

    def _skippable(self, line: Heard) -> bool:
        """Tell whether the line is the other player declining to do something."""
        return line.asked != self.viewer and line.choice is not None and passes(line.choice)

    def _submit(self, choice: Choice, asked: Decision | None) -> bool:
        """Make the recorded choice; return False when the other player cannot make it with other cards."""
        if asked is None:
            return False
        again = msgspec.structs.replace(choice, decision=asked.id)
        answer = self.engine.submit(again)
        if isinstance(answer, Refused):
            if choice.by == self.viewer:
                raise self._breach(f"{told(choice)} is refused ({answer.code}: {answer.reason})")
            return False
        self._view = b""
        self.record.choices.append(again)
        return True

    def _same(self, name: str, before: bytes, seen: bytes) -> None:
        if seen != before:
            raise self._breach(f"another {name} is told: {_difference(before, seen)}")

    def _breach(self, seen: str) -> Breach:
        breach = self.alike.breach(f"to {self.viewer}, with other cards out of sight: {seen}")
        breach.position, breach.choices = self.record.position, self.record.choices
        return breach


def _ended_in_a_loop(view: bytes) -> Result | None:
    """Return the result of a game that an endless loop has ended."""
    result = decode(view, View).result
    return result if result and "loop" in result.why else None


def _difference(one: bytes, other: bytes) -> str:
    """Return the place where two encoded messages first differ."""
    length = min(len(one), len(other))
    at = next((index for index in range(length) if one[index] != other[index]), length)
    start = max(0, at - 60)
    cut = [text[start : at + 60].decode("utf-8", "replace") for text in (one, other)]
    return f"first ...{cut[0]}..., then ...{cut[1]}..."
