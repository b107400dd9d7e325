"""The state of a duel beside what every game has: squares, the stack, battles and what this turn has seen."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from duelproof.port import Place, Seat
from duelproof.port.abilities import Ability
from reference.kernel.abilities.standing import Lasting
from reference.kernel.abilities.triggers import Delayed, Once, Waiting
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.game import Game, Index


@dataclass(slots=True, eq=False)
class Item:
    """One thing on the stack: a spell, an ability, a move, the making of a plan, or battle damage.

    ``kind`` is ``card``, ``ability``, ``move``, ``plan``, ``renew`` or ``battle-damage``. ``origin`` is
    where a moving unit stood when its move was announced, and where a card was played from. ``amounts`` of
    battle damage are the unit that takes it, the life it had then, and how much; ``dealers`` are the units
    that deal it, one for each. ``life`` is that of the card as its ability was activated or triggered, or its
    move announced: later it may be another object. ``way`` is how a card is played if not as usual,
    ``caller`` the card by whose convocation, with its life then, and ``advances`` what was paid for as a unit
    moves. ``numbers`` are those that letters in the cost of a move stand for.
    """

    oid: str
    kind: str
    controller: Seat
    card: Card | None = None
    place: Place | None = None
    origin: Place | None = None
    ctx: Context | None = None
    amounts: list[tuple[Card, int, int]] = field(default_factory=list)
    dealers: list[tuple[Card, int]] = field(default_factory=list)
    life: int = 0
    way: str | None = None
    caller: tuple[Card, int] | None = None
    advances: list[Ability] = field(default_factory=list)
    numbers: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Battle:
    """A battle on one square. Units stand in it with the life they had: a new object is no part of it.

    ``joined`` are the units that came to the square afterwards, ``dealt`` those whose damage was stacked in
    the first step; ``doomed`` those that were played into the centre area and go when the battle ends.
    """

    oid: str
    slot: str
    attackers: list[tuple[Card, int]]
    attacked: list[tuple[Card, int]]
    joined: list[tuple[Card, int]] = field(default_factory=list)
    dealt: list[tuple[Card, int]] = field(default_factory=list)
    doomed: list[tuple[Card, int]] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class Shelf:
    """What waits while a battle that came later is fought: a stack, triggers, and the battles before.

    ``effects`` are what lasted and what waited for something when that battle began.
    """

    pile: list[Item]
    waiting: list[Waiting]
    battles: list[Battle]
    step: str | None
    effects: list[Lasting | Delayed]


@dataclass(frozen=True, slots=True)
class Cost:
    """Energy to pay: how many cards in all, and how many of certain colours."""

    total: int
    coloured: tuple[tuple[str, int], ...] = ()

    def __add__(self, more: "Cost") -> "Cost":
        """Add another cost to this one."""
        coloured = Counter(dict(self.coloured)) + Counter(dict(more.coloured))
        return Cost(self.total + more.total, tuple(coloured.items()))


@dataclass(slots=True, eq=False)
class Purse:
    """What a player can pay with now: the released cards of the energy zone and of the smash zone."""

    cards: list[Card]
    colours: dict[str, int]


@dataclass(slots=True, eq=False)
class ThisTurn:
    """What is forgotten when the next turn begins.

    ``charged`` says that a card has become energy. ``fired`` holds what triggered in the recovery phase,
    by kind of event. ``done`` holds which players did what: ``played`` or ``moved``.
    """

    charged: bool = False
    fired: dict[str, Once] = field(default_factory=dict)
    done: set[tuple[str, Seat]] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Made:
    """A choice that a player has made: what was asked, and what was said."""

    by: Seat
    kind: str
    said: Any


@dataclass(slots=True, eq=False)
class Lap:
    """A situation that was met: where the choices stood, and which had led to it since it was met before."""

    begun: int
    choices: tuple[Made, ...]


@dataclass(slots=True, eq=False)
class Laps:
    """The situations and choices of a turn, and what was said about loops.

    ``left`` are the choices that are still to be made as before, ``barred`` those that their player cannot
    make again at once.
    """

    met: dict[object, Lap] = field(default_factory=dict)
    made: list[Made] = field(default_factory=list)
    left: tuple[Made, ...] = ()
    barred: tuple[Made, ...] = ()


@dataclass(slots=True, eq=False)
class Sweeps:
    """What rule effects have led to since a player last had priority.

    ``last`` is the state after the last of them, ``said`` what players have answered since. ``answers`` are
    all that there were, by the state and what had been said in it, and None where they were too many to
    tell. ``next`` is the state that came of what was said in one.
    """

    last: object = None
    said: tuple[object, ...] = ()
    answers: dict[object, dict[tuple[object, ...], frozenset[object] | None]] = field(default_factory=dict)
    next: dict[tuple[object, tuple[object, ...]], object] = field(default_factory=dict)


Noted = list[tuple[Card, frozenset[str]]]
"""Cards that have something printed on them, each with the zones where that may work."""


@dataclass(slots=True, eq=False)
class DuelIndex(Index):
    """What `reference.dimension_zero.index` keeps so as not to look for it again; the rules do not need it.

    ``activators`` are the cards with an activated ability, ``callers`` those with a call, ``conveners`` those
    with convocation. ``purses`` are what players can pay with, as it was ``counted`` at that time of the
    clock. ``any_buried``: a card has been under another.
    """

    activators: Noted = field(default_factory=list)
    callers: Noted = field(default_factory=list)
    conveners: Noted = field(default_factory=list)
    any_buried: bool = False
    purses: dict[Seat, Purse] = field(default_factory=dict)
    counted: int = -1


Held = tuple[list[Card], str, dict[str, Any]]
"""What has happened, of which abilities are still to be told, and the cards that leave together with it."""


@dataclass(slots=True, eq=False)
class Duel(Game):
    """A game of Dimension Zero.

    The lists of cards by zone are those of ``zones``, at hand without looking up a place. ``pile`` is the
    stack, its top last, and ``resolving`` what has left it and is being carried out. ``held`` is what
    happens at the same time, until all of it has, with the cards that leave then, and ``lost`` are the
    created triggers about these. ``bonded`` are the strategies that are bonded to a unit. ``busy`` counts
    the rule effects and triggers that there were. ``entering`` is the unit that has just been played into
    the centre area. ``replaced`` are the replacements being carried out, ``masters`` who controlled cards
    before effects changed it. ``ordered`` are the players whose decks somebody has put in order on
    purpose, ``marked`` the markers on squares.
    """

    decks: dict[Seat, list[Card]] = field(default_factory=dict)
    hands: dict[Seat, list[Card]] = field(default_factory=dict)
    energy: dict[Seat, list[Card]] = field(default_factory=dict)
    smash: dict[Seat, list[Card]] = field(default_factory=dict)
    squares: dict[str, list[Card]] = field(default_factory=dict)
    bases: dict[Seat, dict[str, list[Card]]] = field(default_factory=dict)
    pile: list[Item] = field(default_factory=list)
    battles: list[Battle] = field(default_factory=list)
    shelves: list[Shelf] = field(default_factory=list)
    entering: Card | None = None
    resolving: Item | None = None
    held: list[Held] | None = None
    lost: list[Delayed] = field(default_factory=list)
    bonded: list[Card] = field(default_factory=list)
    busy: int = 0
    this_turn: ThisTurn = field(default_factory=ThisTurn)
    skips: list[tuple[Seat, str]] = field(default_factory=list)
    winners: set[Seat] = field(default_factory=set)
    losers: set[Seat] = field(default_factory=set)
    last_turn: int | None = None
    sudden: bool = False
    last_place: dict[str, Place] = field(default_factory=dict)
    masters: dict[tuple[str, int], Seat] = field(default_factory=dict)
    replaced: list[tuple[object, ...]] = field(default_factory=list)
    ordered: set[Seat] = field(default_factory=set)
    marked: dict[str, dict[str, int]] = field(default_factory=dict)
    laps: Laps = field(default_factory=Laps)
    sweeps: Sweeps = field(default_factory=Sweeps)
    seen_states: set[object] = field(default_factory=set)
    seen_choices: int = -1
    own_index: DuelIndex | None = None

    def stacks(self) -> list[tuple[list[Item], list[Waiting]]]:
        """List the stacks with what has triggered beside them, the running one before those that wait."""
        shelved = [(shelf.pile, shelf.waiting) for shelf in reversed(self.shelves)]
        return [(self.pile, self.waiting), *shelved]
