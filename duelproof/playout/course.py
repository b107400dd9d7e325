"""Whole play-outs: played at random with every invariant checked, and played again."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from duelproof.judge.mentions import encoded
from duelproof.playout.breach import Breach, told
from duelproof.playout.forgery import forged
from duelproof.playout.group import Table
from duelproof.playout.hearing import Listener, plain
from duelproof.playout.invariant import Invariant, Playbook
from duelproof.playout.moves import passing, random_choice
from duelproof.playout.scene import Scene
from duelproof.playout.supported import named
from duelproof.port import Choice, Decision, Engine, NotOpened, Option, Position, Refused, Seat, View

PATIENCE = 40
"""After this many decisions in one turn the random players pass wherever they can."""
TURN_LIMIT = 50 * PATIENCE
"""This many decisions in one turn are too many, given that players pass where they can after PATIENCE.

One event can ask hundreds of questions that nobody can pass: eight cards that each double a draw make of it
as many draws as there are cards in the deck, and each time a player chooses which of the eight is next.
"""
KEPT = 30
"""The number of options of earlier decisions that are kept, to be tried where they are illegal."""


class Unplayable(Exception):
    """The engine did not open the table: nothing can be said about its play."""

    def __init__(self, answer: NotOpened, position: Position) -> None:
        super().__init__(answer)
        self.answer = answer
        self._named = named(answer, position.cards)

    def named_or_raised(self) -> set[str]:
        """Return the cards of the table that the engine says it does not support.

        Raises:
            Unplayable: this, where it names none.
        """
        if not self._named:
            raise self
        return self._named

    def __str__(self) -> str:
        return f"The engine did not open the table: {self.answer.code}: {self.answer.reason}"


@dataclass(slots=True)
class Record:
    """A play-out: the table it began from, the choices made, and all that the judge is told at its end.

    ``listener`` holds what one player was told all along, if one was listened to.
    """

    position: Position
    choices: list[Choice] = field(default_factory=list)
    end: tuple[bytes, bytes, bytes] = (b"", b"", b"")
    listener: Listener | None = None


class Player:
    """Plays one game at random and checks the invariants after every decision.

    Args:
        engine: the engine under test.
        playbook: the game's.
        position: where to begin.
        invariants: those to check; all of the playbook by default. Of those of a whole play-out, ``accepted``
            and ``ends`` are always checked.
        forging: picks the illegal choices to try; None tries none.
        listening: the player for whom the record keeps what he is told.
    """

    def __init__(
        self,
        engine: Engine,
        playbook: Playbook,
        position: Position,
        *,
        invariants: Sequence[Invariant] | None = None,
        forging: Random | None = None,
        listening: Seat | None = None,
    ) -> None:
        self.engine = engine
        self.playbook = playbook
        self.position = position
        self.invariants = playbook.invariants if invariants is None else invariants
        self.forging = forging
        self.table = Table(position, playbook.zones)
        self.record = Record(position)
        if listening is not None:
            self.record.listener = Listener(listening, self.table.refs)
        self._offered: list[Option] = []
        self._course: list[Scene] = []  # since a player was asked what to do: a play may begin there

    def play(self, rng: Random, most: int | None = None) -> Record:
        """Play to the end, or for at most this many decisions.

        Raises:
            Breach: an invariant does not hold; with the choices that led there.
            Unplayable: the engine did not open the table.
        """
        open_table(self.engine, self.position)
        try:
            return self._played(rng, most)
        except Breach as breach:
            breach.position, breach.choices = self.position, list(self.record.choices)
            raise

    def _played(self, rng: Random, most: int | None) -> Record:
        scene = Scene(self.engine, self.table)
        pace = _Pace(self.playbook)
        while True:
            for invariant in self.invariants:
                invariant.test(scene)
            if self.record.listener is not None:
                self.record.listener.hear(scene)
            if scene.decision is None or len(self.record.choices) == most:
                self.record.end = _state(self.engine)
                self._after_the_end(scene)
                return self.record
            hurried = pace.count(scene)
            if self.forging is not None and self.forging.random() < 0.25:
                self._try_forgery(scene, scene.decision, self.forging)
            choice = passing(scene.decision) if hurried else None
            scene = self._choose(scene, choice or random_choice(scene.decision, rng, self.position))

    def _choose(self, scene: Scene, choice: Choice) -> Scene:
        if scene.acting:
            self._course.clear()
        self._course.append(scene)
        since = scene.upto
        answer = self.engine.submit(choice)
        if isinstance(answer, Refused):
            raise self.playbook.course["accepted"].breach(
                f"{told(choice)} was offered and refused ({answer.code}: {answer.reason})"
            )
        self.record.choices.append(choice)
        if self.record.listener is not None:
            self.record.listener.chosen(choice)
        self._offered = [*(scene.decision.options if scene.decision else []), *self._offered][:KEPT]
        after = Scene(self.engine, self.table, scene, since)
        scene.before = None  # otherwise a play-out would keep all its views
        if answer.rewound and not any(_same_table(each, after) for each in self._course):
            raise self.playbook.course["refused"].breach(
                f"the play that ended with {told(choice)} was taken back, and the table is another"
            )
        return after

    def _try_forgery(self, scene: Scene, decision: Decision, rng: Random) -> None:
        before = scene.stamp
        how, choice = forged(decision, self._offered, rng)
        answer = self.engine.submit(choice)
        refused = self.playbook.course["refused"]
        if not isinstance(answer, Refused):
            raise refused.breach(f"{how} was accepted: {told(choice)}")
        after = Scene(self.engine, self.table)
        if after.stamp[0] != before[0]:
            raise refused.breach(f"{how} was refused, and the table changed: {told(choice)}")
        if after.stamp[1] != before[1]:
            raise refused.breach(f"{how} was refused, and another decision is open: {told(choice)}")
        if self.engine.events(scene.upto):
            raise refused.breach(f"{how} was refused, and something happened: {told(choice)}")

    def _after_the_end(self, scene: Scene) -> None:
        """Check that every choice after the end is refused."""
        if scene.decision is None and self.record.choices:
            late = self.engine.submit(self.record.choices[-1])
            if not isinstance(late, Refused):
                raise self.playbook.course["refused"].breach("a choice was accepted after the end")
            if encoded(self.engine.observe("judge")) != scene.stamp[0]:
                raise self.playbook.course["refused"].breach("a choice after the end changed the table")


class _Pace:
    """Watches that a game makes progress: turn after turn, and to its end."""

    def __init__(self, playbook: Playbook) -> None:
        self._ends = playbook.course["ends"]
        self._turns = playbook.turns
        self._turn = 0
        self._asked = 0

    def count(self, scene: Scene) -> bool:
        """Count a decision; tell whether players should now pass where they can, so that the turn ends."""
        view: View = scene.judge
        if view.turn != self._turn:
            self._turn, self._asked = view.turn, 0
        self._asked += 1
        if view.turn > (most := self._turns(scene.position)):
            raise self._ends.breach(f"turn {view.turn} began; a game of these decks has at most {most}")
        if self._asked > TURN_LIMIT:
            raise self._ends.breach(f"turn {view.turn} has more than {TURN_LIMIT} decisions")
        return self._asked > PATIENCE


def open_table(engine: Engine, position: Position) -> None:
    """Open a table for a play-out.

    Raises:
        Unplayable: the engine did not.
    """
    answer = engine.open(position)
    if isinstance(answer, NotOpened):
        raise Unplayable(answer, position)


def replay(engine: Engine, playbook: Playbook, record: Record) -> None:
    """Play a record's choices again: they must lead to the same table by the same events.

    Raises:
        Breach: they do not, or a choice is refused.
    """
    replayed = playbook.course["replayed"]
    open_table(engine, record.position)
    for number, choice in enumerate(record.choices):
        answer = engine.submit(choice)
        if isinstance(answer, Refused):
            breach = replayed.breach(
                f"{told(choice)} was accepted, and is refused when the game is played again"
            )
            breach.position, breach.choices = record.position, record.choices[: number + 1]
            raise breach
    for name, before, now in zip(("table", "decision", "events"), record.end, _state(engine), strict=True):
        if before != now:
            breach = replayed.breach(f"the same choices end with another {name} when they are made again")
            breach.position, breach.choices = record.position, record.choices
            raise breach


def _same_table(one: Scene, other: Scene) -> bool:
    """Tell whether two scenes have the same table and the same question."""
    return one.encoded("judge") == other.encoded("judge") and plain(one.decision) == plain(other.decision)


def _state(engine: Engine) -> tuple[bytes, bytes, bytes]:
    """Return everything that the judge is told: the table, the open decision, the events."""
    view, pending, events = engine.observe("judge"), engine.pending("judge"), engine.events(0)
    return encoded(view), encoded(pending), encoded(events)
