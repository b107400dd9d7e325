"""What a game of Gate Ruler remembers of a gate process so that loops are seen (section 17)."""

from dataclasses import dataclass, field
from typing import Any

from duelproof.port import Decider, Decision, Seat

Situation = tuple[object, ...]
"""How a table looks to somebody who asks whether it has come to this before."""


@dataclass(frozen=True, slots=True)
class Made:
    """A choice of a player's, by its content; ``single`` where it is one option and could be no more.

    ``form`` is the field of `duelproof.port.Choice` that says it.
    """

    by: Decider
    form: str
    said: Any
    single: bool


@dataclass(slots=True, eq=False)
class Lap:
    """A situation that the table has been in during this gate process.

    ``choices`` led from it to it the last time, ``count`` says how often in a row the same ones did, and
    ``still`` whether nothing grew meanwhile. ``begun`` is where the choices of the process stood when it was
    last so, ``seen`` where its situations stood at first, ``state`` all that the situation leaves out.
    """

    begun: int
    seen: int
    state: Situation | None = None
    choices: tuple[Made, ...] = ()
    count: int = 0
    still: bool = False


@dataclass(slots=True, eq=False)
class Repetition:
    """A loop being done as often as was said: its choices, the next of them, and how often it is left.

    ``within`` are all the situations that it goes through.
    """

    choices: tuple[Made, ...]
    within: frozenset[Situation]
    left: int
    next: int = 0


@dataclass(slots=True, eq=False)
class Bar:
    """What keeps a player from doing a loop again: his own choices in it, and how many he has made anew.

    ``barred`` is where among them the one stands that he cannot make, ``within`` are all the situations that
    the loop goes through.
    """

    seat: Seat
    choices: tuple[Made, ...]
    barred: int | None
    within: frozenset[Situation]
    made: int = 0


@dataclass(slots=True, eq=False)
class Laps:
    """The situations and the players' answers of a gate process, in order, and what was said about loops."""

    laps: dict[Situation, Lap] = field(default_factory=dict)
    path: list[Situation] = field(default_factory=list)
    made: list[tuple[Decision, Any]] = field(default_factory=list)
    repetition: Repetition | None = None
    bars: list[Bar] = field(default_factory=list)
