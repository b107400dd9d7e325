"""Section 4: the zones, the state of a game, and moving cards between zones."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from duelproof.port import SEATS, Option, Place, Position, Seat
from duelproof.port.position import Turned
from reference.duel_masters.editions import EDITIONS, S_MAX, Edition, rule
from reference.kernel import effects, triggers, view
from reference.kernel.book import ZoneKind
from reference.kernel.game import Card, Game, place
from reference.kernel.setting import base_fields

SHIELD_PLACES = 40
"""How many shields a player can have side by side: as many as a deck has cards."""

ZONES = {
    kind.name: kind
    for kind in (
        ZoneKind("deck", seen_by="none", ordered=True),
        ZoneKind("hand", seen_by="owner"),
        ZoneKind("battle", poses=True, in_play=True),
        ZoneKind("mana", poses=True),
        ZoneKind("graveyard"),
        ZoneKind("shield", seen_by="none", slots=True, ordered=True),
        ZoneKind("hyper"),
        ZoneKind("gr", seen_by="none", ordered=True),
        ZoneKind("nowhere", in_position=False),
    )
}
"""400.1, 400.2: the zones, and who sees the fronts of the cards in each.

Nowhere is where a card in use is by 1.13 (409.1); by s-max it stays where it was, and pends.
"""

FACE_DOWN = frozenset(name for name, kind in ZONES.items() if kind.seen_by != "all")


@dataclass(slots=True, eq=False)
class Attack:
    """An attack under way (505.1): who attacks what, who blocks, and how far it has come.

    ``lives`` are the lives of the creatures in it as they joined: one that left the battle zone is in the
    attack no more (505.6). ``chosen`` are the shields chosen to be broken.
    """

    oid: str
    attacker: Card
    target: Card | Seat
    lives: dict[str, int] = field(default_factory=dict)
    blocker: Card | None = None
    changed: bool = False
    step: str = "attacker"
    battling: bool = False
    chosen: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.joined(self.attacker)
        if not isinstance(self.target, str):
            self.joined(self.target)

    def joined(self, card: Card) -> None:
        """Let a creature take part from now on."""
        self.lives[card.ref] = card.life


class TurnEnds(Exception):
    """Raised through the flow when an effect ends the turn."""


@dataclass(slots=True, eq=False)
class DMGame(Game):
    """A game of Duel Masters.

    ``edition`` is the one that it is played by. ``turn_began`` is the clock when the turn began (summoning
    sickness), ``beaten`` holds players hit directly without a shield, ``defeated`` the losers of a battle not
    yet destroyed. ``queue`` holds the extra turns to come, ``regular`` whose ordinary turn was last.
    ``weaklings`` says whether some card has a power of 0 or less.
    """

    edition: Edition = S_MAX
    turn_began: int = 0
    attack: Attack | None = None
    using: list[Card] = field(default_factory=list)
    beaten: list[Seat] = field(default_factory=list)
    defeated: list[Card] = field(default_factory=list)
    queue: list[Seat] = field(default_factory=list)
    regular: Seat = "alice"
    weaklings: bool = False

    def deck(self, seat: Seat) -> list[Card]:
        """A player's deck, top first."""
        return self.zones[_DECKS[seat]]

    def hand(self, seat: Seat) -> list[Card]:
        """A player's hand, the cards in use (409.1c) left out."""
        cards = self.zones[_HANDS[seat]]
        return [card for card in cards if not card.pending] if self.using else cards

    def mana(self, seat: Seat) -> list[Card]:
        """A player's mana zone."""
        return self.zones[_MANA[seat]]

    def battle(self, seat: Seat) -> list[Card]:
        """A player's cards in the battle zone."""
        return self.zones[_BATTLE[seat]]


_DECKS, _HANDS, _MANA, _BATTLE = (
    {seat: place(zone, seat) for seat in SEATS} for zone in ("deck", "hand", "mana", "battle")
)


PASS = Option(verb="pass")
"""The option to do nothing more."""


@lru_cache(maxsize=1 << 14)
def act(verb: str, card: str, target: str | None = None) -> Option:
    """Make the option to do something with a card, once: play-outs ask for the same over and over."""
    return Option(verb=verb, card=card, target=target)


@lru_cache(maxsize=1 << 12)
def pointed(card: str) -> Option:
    """Make the option that points at a card by its ref or handle, once."""
    return Option(card=card)


@rule("400.1")
def new_game(position: Position) -> DMGame:
    """Make the game of a position, with its zones: one of each kind for each player, and nothing in them."""
    game = DMGame(**base_fields(position))  # type: ignore[arg-type]
    game.edition = EDITIONS[position.revision]
    game.regular = game.active
    for seat in SEATS:
        for kind in ZONES.values():
            if not kind.slots and (kind.in_position or kind.name == game.edition.in_use):
                game.add_zone(kind.name, seat)
        for number in range(1, SHIELD_PLACES + 1):
            game.add_zone("shield", seat, str(number))
    return game


@rule("113.2")
def piles(game: DMGame, seat: Seat) -> list[list[Card]]:
    """Each shield is a pile of one card or more and counts as one."""
    found = []
    for spot in _SHIELDS[seat]:
        pile = game.zones[spot]
        if pile:
            found.append(pile)
    return found


_SHIELDS: dict[Seat, list[Place]] = {
    seat: [place("shield", seat, str(number)) for number in range(1, SHIELD_PLACES + 1)] for seat in SEATS
}


@rule("400.4")
def shield_place(game: DMGame, seat: Seat) -> Place:
    """A new shield goes after the last one there is."""
    free = 0
    for index, spot in enumerate(_SHIELDS[seat]):
        if game.zones[spot]:
            free = index + 1
    return _SHIELDS[seat][min(free, SHIELD_PLACES - 1)]


def to_zone(game: DMGame, card: Card, zone: str) -> Place:
    """Find the place of a zone where a card of its owner goes."""
    return shield_place(game, card.owner) if zone == "shield" else place(zone, card.owner)


def move(
    game: DMGame, card: Card, zone: str, verb: str, *, top: bool = False, turned: Turned = "ready"
) -> None:
    """Move one card to a zone of its owner."""
    _carry(game, card, to_zone(game, card, zone), verb, top, turned)


@rule("400.7")
def move_all(
    game: DMGame, cards: Iterable[Card], zone: str, verb: str, *, top: bool = False, turned: Turned = "ready"
) -> None:
    """Move cards to a zone of their owners at the same time; what triggers sees all of it done."""
    moving = list(cards)
    if len(moving) == 1 and "move" not in game.heard:
        move(game, moving[0], zone, verb, top=top, turned=turned)
        return
    origins = [card.place for card in moving]
    with game.log.together():
        for card in moving:
            _carry(game, card, to_zone(game, card, zone), verb, top, turned, tell=False)
    for card, origin in zip(moving, origins, strict=True):
        _tell(game, card, origin, verb)


@rule("400.5", "400.5b", "405.1")
def _carry(
    game: DMGame, card: Card, to: Place, verb: str, top: bool, turned: Turned, *, tell: bool = True
) -> None:
    """A moved card is a new card where it comes; many-coloured mana comes as the edition says."""
    origin = card.place
    seen = view.seen_by(ZONES[origin.zone], card) if game.log.wanted else None
    handle = view.handle(game, card) if game.log.wanted else ""
    game.lift(card)
    card.life += 1
    card.pending = False
    card.host = card.hung_as = None
    card.reversed = False
    zone = to.zone
    card.face = "down" if zone in FACE_DOWN else "up"
    mana = game.edition.many_colored_mana if zone == "mana" else None
    card.turned = mana if mana is not None and len(effects.words(game, card, "colors")) > 1 else turned
    game.drop(card, to, top=top)
    if origin.zone == "battle":
        _unhang(game, card)
    if seen is not None:
        game.log.add(
            "move",
            card=card,
            seen_by=seen | view.seen_by(ZONES[zone], card),
            handle=handle,
            player=card.owner,
            origin=origin,
            place=to,
            verb=verb,
            turned=card.turned if ZONES[zone].poses else None,
        )
    if tell:
        _tell(game, card, origin, verb)


@rule("303.5")
def _unhang(game: DMGame, host: Card) -> None:
    """A cross gear stays in the battle zone when its creature leaves."""
    for gear in game.battle(host.owner):
        if gear.host is host:
            gear.host = gear.hung_as = None


def _tell(game: DMGame, card: Card, origin: Place, verb: str) -> None:
    """Let abilities hear of a move, by the zones it went between and by what it is called."""
    heard = game.heard
    if not heard:
        return
    about: dict[str, Any] = {
        "card": card,
        "player": card.owner,
        "origin": origin,
        "place": card.place,
        "name": verb,
    }
    triggers.happen(game, "move", **about)
    if verb in heard:
        triggers.happen(game, verb, **about)
