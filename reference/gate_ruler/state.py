"""What a game of Gate Ruler keeps besides the kernel's state: rulers, gate, attack, summons."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from duelproof.port import SEATS, Decider, Decision, Option, Place, Ref, Seat
from duelproof.port.abilities import Ability, ChangeCost, Cost
from reference.gate_ruler.sa_rulers.rulers import RulerRules
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.game import Game, Index

INSTANT = "instant action"
STANDARD = "standard action"
AS_LONG_AS = "as long as"
AS_INSTANT = "play_as_instant"
"""What an effect permits that lets a standard action be played as an instant one (9-3e-4)."""
STATUS = "status"
"""The event that an ability waits for that triggers when a status comes about (14-9g)."""
Situation = tuple[object, ...]
"""How a table looks to somebody who asks whether it has come to this before."""


@dataclass(frozen=True, slots=True)
class Made:
    """A choice of a player's, by its content; ``single`` where it is one option and could be no more.

    ``asks`` is what asked for it, and ``form`` the field of `duelproof.port.Choice` that says it.
    """

    by: Decider
    form: str
    said: Any
    single: bool
    asks: tuple[object, ...] = ()


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


class Laps(msgspec.Struct, eq=False):
    """The situations and the players' answers of a gate process, in order, and what was said about loops."""

    laps: dict[Situation, Lap] = {}
    path: list[Situation] = []
    made: list[tuple[Decision, Any, tuple[object, ...]]] = []
    repetition: Repetition | None = None
    bars: list[Bar] = []


@dataclass(frozen=True, slots=True)
class Way:
    """How a card is played: ``cost`` is what an effect makes of its cost as it lets it be played.

    ``no_level`` leaves out the resources for its level (14-5c-1); a summon that is not ``counted`` is free of
    the cap (15-17a-2b); what is ``forced`` is played and paid for as far as possible (16-15b-1).
    """

    cost: ChangeCost | None = None
    no_level: bool = False
    counted: bool = True
    forced: bool = False


ORDINARY = Way()


class GateItem(msgspec.Struct, eq=False):
    """One object of the gate: a card, an ability as an imaginary card, or a process.

    ``kind`` is one of card, ability, damage, destruction, defeat, ruler-damage, drive. A damage resolution
    process has ``pairings`` of target (with the life it had) and amount; a destruction process ``linked``
    cards; a defeat process ``players``; a drive resolution process the cards it drove in ``linked``. In the
    ``ctx`` of a process nothing is chosen. ``ignores_counter`` says of damage that Counter abilities are not
    played for it (13-6c-1). ``totals`` are the numbers that are divided among the targets of a key as it is
    played (14-3b-5a). ``life`` is that of the source when it was last the card that the ability speaks of.
    """

    oid: str
    kind: str
    controller: Seat
    ctx: Context
    card: Card | None = None
    source: Card | None = None
    ability: Ability | None = None
    way: Way = ORDINARY
    cost: list[Cost] = []
    slot: Place | None = None
    origin: Place | None = None
    pairings: list[tuple[Card, int, int]] = []
    combat: bool = False
    linked: list[tuple[Card, int]] = []
    players: list[Seat] = []
    by_rules: bool = False
    ignores_counter: bool = False
    totals: dict[str, int] = {}
    life: int | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Wound:
    """Damage that a process has dealt to a card: how much, by what (each with its life), in which phase."""

    oid: str
    card: Card
    life: int
    amount: int
    source: Card | None
    source_life: int | None
    combat: bool
    phase: tuple[int, str]


@dataclass(slots=True, eq=False)
class Overdrive:
    """An Overdrive ability in a player's drive zone, as an imaginary card linked to the card that has it.

    ``life`` is that of the card as it was revealed: once it has left, the ability is linked to no card.
    """

    oid: str
    seat: Seat
    card: Card
    ability: Ability
    life: int

    def is_linked(self, card: Card) -> bool:
        """Tell whether the ability is linked to a card: that which was revealed, until it leaves."""
        return self.card is card and self.life == card.life


@dataclass(slots=True, eq=False)
class Attack:
    """The attack of this sub phase: by what, at which column, at which step.

    ``attacker`` becomes None when it stops being the attacking card (8-4e-2). ``aimed`` is set where an
    effect let a ruler be attacked that is not the frontmost card of his column (8-4c-1). ``first`` is the
    attacker if it had not attacked before this turn (16-9a-1), ``met`` the card that was attacked as the
    damage step began (16-8a-1), each with the life that it had.
    """

    oid: str
    attacker: Card | None
    column: Place
    aimed: Card | None = None
    step: str = "declaration"
    first: tuple[Ref, int] | None = None
    met: tuple[Ref, int] | None = None


@dataclass(slots=True, eq=False)
class GateIndex(Index):
    """What `reference.gate_ruler.index` keeps so as not to look for it again; the rules do not need it.

    ``quiet`` is the clock when it was last seen that nobody could act with nothing on the gate. ``forced``
    says whether any card has Forced Reveal; ``sturdy`` are those with some HP printed, ``lives`` what life is
    printed on the rulers, ``activators`` those with activated abilities, by timing, and the zones where these
    work, ``limited`` those on which plays are counted. ``fronts`` are the lists of the places for one unit,
    ``slots`` those of all other places for one card, ``fields`` those of the field zones. ``sides`` are the
    players, each with the ruler, and the lists of the deck, the charges and the damage zone.
    """

    quiet: int = -1
    forced: bool = False
    sturdy: frozenset[Card] = frozenset()
    lives: dict[Seat, int] = field(default_factory=dict)
    activators: dict[str, list[tuple[Card, frozenset[str]]]] = field(default_factory=dict)
    limited: list[Card] = field(default_factory=list)
    slots: list[list[Card]] = field(default_factory=list)
    fronts: list[list[Card]] = field(default_factory=list)
    fields: list[list[Card]] = field(default_factory=list)
    sides: list[tuple[Seat, Card, list[Card], list[Card], list[Card]]] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class GateGame(Game):
    """A game of Gate Ruler.

    ``fronts``, ``sets``, ``decks``, ``damages`` and ``charges`` hold the very lists of the zones.
    ``relinked`` are charges that came under several cards at once, which the rules do not let be (12-6b).
    ``named`` counts the plays of abilities with limits on their names (14-6a-1). ``attacked_before`` are the
    cards that have attacked this turn, with the life that they had.
    ``normal_summoned`` are the units that entered play so (15-17b), with the life they had,
    ``special_summons`` those that came by Genesis or Abyssal Summoning (16-13c, 16-14e).
    ``undriven`` are those cards that came to a drive zone without being driven (16-2a), with their life.
    ``replaced`` is what replacement effects are replacing at this moment. ``hurt`` tells what dealt damage to
    which card since rules effects were last executed, ``fulfilled`` which abilities of a card, by their id,
    wait for a status that is there, ``shown`` which hidden card was revealed where for what triggered.
    ``gathering`` says that cards are moving, or being readied, simultaneously, ``untold`` tells of those,
    ``memories`` are of those that are about to. ``parts`` are those that cards played in an attack as they
    left play, with the life they had (14-14a-1). ``wounds`` is the damage dealt to units (13-7b-1),
    ``uncountered`` how much of a ruler's damage ignores Counter abilities (13-6c-1).
    ``laps`` is what is remembered to see loops (17-1), ``unasked`` counts the turns that have begun since a
    player chose anything. ``lost_source`` is the ability that is being resolved,
    if its card is another one by now. ``index`` is what only makes the engine faster, unless that is switched
    off.
    """

    rules: dict[Seat, RulerRules] = field(default_factory=dict)
    rulers: dict[Seat, Card] = field(default_factory=dict)
    prepared: dict[Seat, list[Card]] = field(default_factory=dict)
    normal_summoned: set[tuple[str, int]] = field(default_factory=set)
    special_summons: dict[tuple[str, int], str] = field(default_factory=dict)
    named: dict[str, int] = field(default_factory=dict)
    summons: dict[Seat, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    caps: dict[Seat, int | None] = field(default_factory=lambda: dict.fromkeys(SEATS, None))
    gate: list[GateItem] = field(default_factory=list)
    lost_source: GateItem | None = None
    added: int = 0
    attack: Attack | None = None
    attacked_before: set[tuple[Ref, int]] = field(default_factory=set)
    gathering: int = 0
    untold: list[Callable[[], None]] = field(default_factory=list)
    memories: dict[Ref, Card] = field(default_factory=dict)
    parts: dict[tuple[Ref, int], frozenset[str]] = field(default_factory=dict)
    hurt: dict[Ref, Card | None] = field(default_factory=dict)
    shown: dict[str, tuple[Card, Place]] = field(default_factory=dict)
    fulfilled: dict[tuple[Ref, int, str], list[Ability]] = field(default_factory=dict)
    replaced: list[tuple[object, ...]] = field(default_factory=list)
    undriven: set[tuple[Ref, int]] = field(default_factory=set)
    overdrives: list[Overdrive] = field(default_factory=list)
    attack_slots: dict[Seat, list[Place]] = field(default_factory=dict)
    defense_slots: dict[Seat, list[Place]] = field(default_factory=dict)
    set_slots: dict[Seat, list[Place]] = field(default_factory=dict)
    fronts: dict[Seat, list[tuple[Place, list[Card]]]] = field(default_factory=dict)
    sets: dict[Seat, list[list[Card]]] = field(default_factory=dict)
    decks: dict[Seat, list[Card]] = field(default_factory=dict)
    damages: dict[Seat, list[Card]] = field(default_factory=dict)
    charges: dict[Seat, list[Card]] = field(default_factory=dict)
    relinked: list[tuple[Card, list[Card]]] = field(default_factory=list)
    wounds: list[Wound] = field(default_factory=list)
    uncountered: dict[Seat, int] = field(default_factory=lambda: dict.fromkeys(SEATS, 0))
    laps: Laps = field(default_factory=Laps)
    unasked: int = 0
    own_index: GateIndex | None = None

    def enter(self, phase: str, step: str | None = None) -> None:
        """The next phase of the turn begins, or the next step of an attack."""
        self.phase, self.step = phase, step
        if self.timed:
            self.tick()

    def put_on_gate(self, item: GateItem) -> GateItem:
        """Add an object to the top of the gate."""
        self.gate.append(item)
        self.added += 1
        self.tick()
        self.log.add("put", card=item.card, item=item.oid, name=item.kind, player=item.controller)
        return item

    def overdrives_of(self, card: Card) -> list[Overdrive]:
        """List the Overdrive abilities that are linked to a card."""
        return [each for each in self.overdrives if each.is_linked(card)]

    def take_off_gate(self, item: GateItem, how: str = "done") -> None:
        """Remove an object from the gate, if it is still there."""
        if item in self.gate:
            self.gate.remove(item)
            self.tick()
            self.log.add("resolve_end", card=item.card, item=item.oid, name=item.kind, why=how)

    def units(self, seat: Seat) -> list[Card]:
        """The units in a player's attack and defense zones."""
        return [card for _, cards in self.fronts[seat] for card in cards]

    def fighters(self, seat: Seat) -> list[Card]:
        """A player's ruler, and the cards in the attack zones."""
        return [self.rulers[seat], *(card for spot in self.attack_slots[seat] for card in self.zones[spot])]

    def option(
        self,
        verb: str,
        card: Card,
        value: str | None = None,
        target: Ref | None = None,
        place: Place | None = None,
    ) -> Option:
        """Make an act option for a card."""
        return Option(verb=verb, card=card.ref, value=value, target=target, place=place)
