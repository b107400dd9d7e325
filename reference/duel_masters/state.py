"""The state of a game of Duel Masters."""

from collections.abc import Callable
from dataclasses import dataclass, field

from duelproof.port import OTHER, SEATS, Place, Ref, Seat
from reference.duel_masters.editions import S_MAX, Edition
from reference.kernel.card import Card, place
from reference.kernel.game import Game, Index

SHIELD_PLACES = 40
"""How many shields a player can begin with side by side: as many as a deck has cards."""


@dataclass(slots=True, eq=False)
class Attack:
    """An attack under way (505.1): who attacks what, who blocks, and how far it has come.

    ``lives`` are the lives of the creatures in it as they joined: one that left the battle zone is in the
    attack no more (505.6). ``decided`` once it is known whether anybody blocks. ``chosen`` are
    the shields chosen to be broken, the cards of each with their lives. ``parted`` are the creatures that
    the attacker has become.
    """

    oid: str
    attacker: Card
    target: Card | Seat
    lives: dict[str, int] = field(default_factory=dict)
    blocker: Card | None = None
    changed: bool = False
    decided: bool = False
    step: str = "attacker"
    chosen: list[list[tuple[Card, int]]] = field(default_factory=list)
    parted: list[Card] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.joined(self.attacker)
        if not isinstance(self.target, str):
            self.joined(self.target)

    def joined(self, card: Card) -> None:
        """Let a creature take part from now on."""
        self.lives[card.ref] = card.life

    def faced_by(self, card: Card) -> None:
        """Let the attack be changed to a creature; the one that it was on takes no part any more (507.2)."""
        before = self.blocker or self.target
        if not isinstance(before, str):
            self.lives.pop(before.ref, None)
        self.joined(card)
        self.changed = True


@dataclass(slots=True, eq=False)
class Fighter:
    """A creature in a battle under way (115.1), with the life that it had as it joined."""

    card: Card
    life: int

    def is_there(self) -> bool:
        """Tell whether it is the object that it was as it joined."""
        return self.card.life == self.life


@dataclass(slots=True, eq=False)
class DMIndex(Index):
    """What `reference.duel_masters.index` keeps so as not to look for it again; the rules do not need it.

    ``decks``, ``gr`` and ``battle`` are the lists of these zones. ``beside`` are the cards that are kept
    beside a deck. Of names there are ``weak``, of creatures that have no power above 0 printed, ``unfit``, of
    what cannot lie in the battle zone by itself, and ``many``, of what gives another amount of mana than one.
    ``combined`` tells whether there are king cells. ``calm`` is the time when nothing could be due but for
    what becomes of some cards: those ``doubted`` may not stay, and those ``doubtful`` may have no power above
    0, as was found at the time ``weighed``.
    """

    weak: frozenset[str] = frozenset()
    beside: list[Card] = field(default_factory=list)
    unfit: frozenset[str] = frozenset()
    many: frozenset[str] = frozenset()
    combined: bool = False
    calm: int = -1
    weighed: int = -1
    doubted: list[Card] = field(default_factory=list)
    doubtful: set[Card] = field(default_factory=set)
    decks: list[list[Card]] = field(default_factory=list)
    gr: list[list[Card]] = field(default_factory=list)
    battle: list[list[Card]] = field(default_factory=list)


class TurnEnds(Exception):
    """Raised through the flow when an effect ends the turn."""


@dataclass(slots=True, eq=False)
class DMGame(Game):
    """A game of Duel Masters.

    ``edition`` is the one that it is played by. ``turn_began`` is the clock when the turn began (summoning
    sickness), ``beaten`` holds players hit directly without a shield, ``defeated`` the losers of a battle not
    yet destroyed. ``declaring`` is the player among whose abilities those to be declared are looked for.
    ``acting`` while a static ability does what it does once.
    ``ruins`` holds castles of whose shield something has left, each with every card of it that has, and
    ``commands`` the commands that have come and not yet removed a seal. ``fields`` are the D2 fields that
    have come, and before which others have not gone yet. ``replacing`` while something
    is done in place of an event. ``queue`` holds the extra turns to come, ``regular`` whose ordinary turn was
    last, ``attacked`` the creatures that have attacked this turn, with the lives that they had. ``fighters``
    are the creatures in battles under way, two for each.
    ``declared_in`` says of cards that are used where they were, ``evolved`` of cards into which they evolved,
    ``joined`` of cards beneath another how they were linked as it was laid on them.
    ``shown`` are the cards that the effect being resolved has shown and is still about.
    ``shields`` holds the places of each player's shields in a row, which is made longer where that is needed.
    ``twins`` says whether there are twin cards. ``untold`` is what abilities hear of once all that happens at
    the same time has been done, as long as something of it is still to be done.
    """

    edition: Edition = S_MAX
    turn_began: int = 0
    attack: Attack | None = None
    attacked: dict[str, int] = field(default_factory=dict)
    fighters: list[Fighter] = field(default_factory=list)
    using: list[Card] = field(default_factory=list)
    declared_in: dict[Ref, Place] = field(default_factory=dict)
    evolved: dict[Ref, Card] = field(default_factory=dict)
    joined: dict[Ref, dict[str, Card]] = field(default_factory=dict)
    declaring: Seat | None = None
    replacing: bool = False
    acting: bool = False
    beaten: list[Seat] = field(default_factory=list)
    defeated: list[Card] = field(default_factory=list)
    ruins: list[tuple[Card, Card]] = field(default_factory=list)
    commands: list[Card] = field(default_factory=list)
    fields: list[Card] = field(default_factory=list)
    shown: list[Card] = field(default_factory=list)
    queue: list[Seat] = field(default_factory=list)
    regular: Seat = "alice"
    shields: dict[Seat, list[Place]] = field(default_factory=lambda: dict(map(_row, SEATS)))
    twins: bool = False
    untold: list[Callable[[], None]] | None = None
    own_index: DMIndex | None = None

    def deck(self, seat: Seat) -> list[Card]:
        """A player's deck, top first, the cards in use (409.1c) left out."""
        return [card for card in self.zones[_DECKS[seat]] if not card.pending]

    def hand(self, seat: Seat) -> list[Card]:
        """A player's hand, the cards in use (409.1c) left out."""
        return [card for card in self.zones[_HANDS[seat]] if not card.pending]

    def mana(self, seat: Seat) -> list[Card]:
        """A player's mana zone."""
        return self.zones[_MANA[seat]]

    def battle(self, seat: Seat) -> list[Card]:
        """A player's cards in the battle zone, without creatures that are ignored (116.2a)."""
        return [card for card in self.zones[_BATTLE[seat]] if not card.ignored]

    def hung_on(self, host: Card) -> list[Card]:
        """The cards of both players that hang on a card, its owner's first."""
        return [
            card
            for seat in (host.owner, OTHER[host.owner])
            for card in self.battle(seat)
            if card.host is host
        ]


_DECKS, _HANDS, _MANA, _BATTLE = (
    {seat: place(zone, seat) for seat in SEATS} for zone in ("deck", "hand", "mana", "battle")
)
_SHIELDS: dict[Seat, list[Place]] = {
    seat: [place("shield", seat, str(number)) for number in range(1, SHIELD_PLACES + 1)] for seat in SEATS
}


def _row(seat: Seat) -> tuple[Seat, list[Place]]:
    """Lay out the places of a player's shields."""
    return seat, list(_SHIELDS[seat])
