"""A small Duel Masters engine: creatures, with no abilities but a few keywords.

It is in the style of the engines that people write. A move is a complete action (`summon` names the mana that
is tapped for it), what is against the rules raises `Wrong`, and there is no list of the moves that could be
made. Mana, main and attack step are not told apart: what has been done this turn tells what still can be.

It knows nothing of Duelproof.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

BREAKS = {"w-breaker": 2, "t-breaker": 3}
WORDS = frozenset({"blocker", "speed-attacker", "unblockable", *BREAKS})
"""The keywords that a creature can have."""

Move = dict[str, Any]


class Wrong(Exception):
    """A move that the rules do not allow; nothing is changed by it."""


@dataclass(eq=False)
class Card:
    """A creature card. ``fresh`` as long as it has come into the battle zone this turn."""

    id: str
    name: str
    civilizations: frozenset[str]
    cost: int
    power: int
    words: frozenset[str] = frozenset()
    tapped: bool = False
    fresh: bool = False


@dataclass
class Player:
    """The cards of a player; the top of the deck comes first, and shields are piles by place.

    Nothing is done with cards of the hyperspatial zone.
    """

    deck: list[Card] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    mana: list[Card] = field(default_factory=list)
    battle: list[Card] = field(default_factory=list)
    graveyard: list[Card] = field(default_factory=list)
    hyper: list[Card] = field(default_factory=list)
    shields: dict[int, list[Card]] = field(default_factory=dict)


@dataclass
class Attack:
    """An attack on a creature, or on the player (None). ``decided`` once nobody can block any more."""

    attacker: Card
    target: Card | None
    blocker: Card | None = None
    decided: bool = False


class Duel:
    """A duel of two players, who are called by their names."""

    def __init__(self, players: dict[str, Player], active: str, turn: int) -> None:
        self.players = players
        self.active = active
        self.turn = turn
        self.charged = self.summoned = self.attacked = False
        self.attack: Attack | None = None
        self.winner: str | None = None
        self.why = ""

    @property
    def other(self) -> str:
        """The player whose turn it is not."""
        return next(name for name in self.players if name != self.active)

    def do(self, move: Move) -> None:
        """Make a move.

        Raises:
            Wrong: it is against the rules.
        """
        known = {
            "charge": self._charge,
            "summon": self._summon,
            "attack": self._attack,
            "block": self._block,
            "break": self._break,
            "end": self._end,
        }
        if self.winner:
            raise Wrong("the duel is over")
        if (move["move"] in ("block", "break")) != (self.attack is not None):
            raise Wrong("there is an attack under way" if self.attack else "there is no attack under way")
        known[move["move"]](**{name: value for name, value in move.items() if name != "move"})

    def start(self) -> None:
        """Begin the active player's turn: she untaps her cards, and draws one but in the very first turn."""
        me = self.players[self.active]
        self.charged = self.summoned = self.attacked = False
        for card in (*me.battle, *me.mana):
            card.tapped = card.fresh = False
        if self.turn > 1:
            me.hand.append(me.deck.pop(0))
            if not me.deck:
                self._won(self.other, "deck-out")

    def enough(self, card: Card, mana: list[Card]) -> bool:
        """Tell whether cards pay for another: as many as it costs, one for each of its civilizations."""
        return len(mana) == card.cost and _each_is_paid(list(card.civilizations), mana)

    def _charge(self, card: str) -> None:
        me = self.players[self.active]
        charged = _find(me.hand, card)
        if self.charged or self.summoned or self.attacked:
            raise Wrong("only one card is charged, before anything else")
        me.hand.remove(charged)
        charged.tapped = len(charged.civilizations) > 1
        me.mana.append(charged)
        self.charged = True

    def _summon(self, card: str, mana: list[str]) -> None:
        me = self.players[self.active]
        summoned = _find(me.hand, card)
        paid = [_find(me.mana, each) for each in dict.fromkeys(mana)]
        if self.attacked:
            raise Wrong("creatures are summoned before the first attack")
        if any(each.tapped for each in paid) or not self.enough(summoned, paid):
            raise Wrong("that does not pay for the creature")
        for each in paid:
            each.tapped = True
        me.hand.remove(summoned)
        summoned.fresh = True
        me.battle.append(summoned)
        self.summoned = True

    def _attack(self, card: str, target: str | None = None) -> None:
        foe = self.players[self.other]
        attacker = _find(self.players[self.active].battle, card)
        attacked = None if target is None else _find(foe.battle, target)
        if attacker.tapped or (attacker.fresh and "speed-attacker" not in attacker.words):
            raise Wrong("it cannot attack")
        if attacked is not None and not attacked.tapped:
            raise Wrong("only a tapped creature is attacked")
        attacker.tapped = self.attacked = True
        self.attack = Attack(attacker, attacked)
        if not self.blockers():
            self._block([])

    def blockers(self) -> list[Card]:
        """List the creatures that can block the attack."""
        if self.attack is None or self.attack.decided or "unblockable" in self.attack.attacker.words:
            return []
        return [
            card for card in self.players[self.other].battle if "blocker" in card.words and not card.tapped
        ]

    def _block(self, cards: list[str]) -> None:
        """Let creatures block: all of them are tapped, and the last one battles."""
        attack, able = self.attack, self.blockers()
        assert attack is not None
        blocking = [_find(able, card) for card in cards]
        if attack.decided:
            raise Wrong("it is too late to block")
        for blocker in blocking:
            blocker.tapped = True
            attack.blocker = blocker
        attack.decided = True
        foe = attack.blocker or attack.target
        if foe is not None:
            self._battle(attack.attacker, foe)
            self.attack = None
        elif not self.players[self.other].shields:
            self._won(self.active, "direct")

    def _battle(self, one: Card, two: Card) -> None:
        for name, player in self.players.items():
            mine, foe = (one, two) if name == self.active else (two, one)
            if mine.power <= foe.power:
                player.battle.remove(mine)
                player.graveyard.append(mine)
                mine.tapped = False

    def breaks(self) -> int:
        """Count the shields that the attacker has to break now."""
        if self.attack is None or not self.attack.decided:
            return 0
        many = max((BREAKS[word] for word in self.attack.attacker.words & BREAKS.keys()), default=1)
        return min(many, len(self.players[self.other].shields))

    def _break(self, shields: Iterable[int]) -> None:
        foe, broken = self.players[self.other], set(shields)
        if not self.breaks() or len(broken) != self.breaks() or not broken <= foe.shields.keys():
            raise Wrong("those shields cannot be broken now")
        for place in broken:
            foe.hand += foe.shields.pop(place)
        self.attack = None

    def _end(self) -> None:
        self.active = self.other
        self.turn += 1
        self.start()

    def _won(self, winner: str, why: str) -> None:
        self.winner, self.why, self.attack = winner, why, None


def _find(cards: list[Card], wanted: str) -> Card:
    for card in cards:
        if card.id == wanted:
            return card
    raise Wrong(f"{wanted} is not there")


def _each_is_paid(civilizations: list[str], mana: list[Card]) -> bool:
    """Tell whether each civilization has a card of its own among those that are tapped."""
    if not civilizations:
        return True
    first, *rest = civilizations
    return any(
        _each_is_paid(rest, [other for other in mana if other is not card])
        for card in mana
        if first in card.civilizations
    )
