"""2.23: the zones, and how cards go from one to another."""

from collections.abc import Iterable
from typing import Literal

from duelproof.port import SEATS, Place, Seat
from duelproof.port.position import Face, Turned
from reference.dimension_zero.squares import BASE_SPACE, BATTLE_SPACE
from reference.dimension_zero.state import Duel, rule
from reference.kernel.book import ZoneKind
from reference.kernel.game import Card, place
from reference.kernel.triggers import happen
from reference.kernel.view import handle

ZONES = {
    kind.name: kind
    for kind in (
        ZoneKind("deck", seen_by="none", ordered=True),
        ZoneKind("hand", seen_by="owner"),
        ZoneKind("graveyard", ordered=True),
        ZoneKind("energy", poses=True),
        ZoneKind("smash", seen_by="none", poses=True),
        ZoneKind("removed", ordered=True),
        ZoneKind("outside", seen_by="owner"),
        ZoneKind("base", slots=True, poses=True, in_play=True),
        ZoneKind("square", shared=True, slots=True, poses=True, in_play=True),
        ZoneKind("stack", shared=True, ordered=True, in_position=False),
    )
}
STACK = place("stack")
FIELD = frozenset(("square", "base"))
FACE_DOWN = frozenset(("deck", "hand", "smash", "outside"))
HOME: dict[tuple[str, Seat], Place] = {
    (zone, seat): place(zone, seat)
    for zone in ("deck", "hand", "graveyard", "energy", "smash", "removed", "outside")
    for seat in SEATS
}
_ALL = frozenset(SEATS)
_NOBODY: frozenset[Seat] = frozenset()


def make_zones(game: Duel) -> None:
    """Make the empty zones, and have their lists at hand."""
    for spot in HOME.values():
        game.zones[spot] = []
    for slot in BATTLE_SPACE:
        game.add_zone("square", None, slot)
        game.squares[slot] = game.zone("square", None, slot)
    game.zones[STACK] = []
    for seat in SEATS:
        game.bases[seat] = {}
        for slot in BASE_SPACE[seat]:
            game.add_zone("base", seat, slot)
            game.bases[seat][slot] = game.zone("base", seat, slot)
        game.decks[seat] = game.zone("deck", seat)
        game.hands[seat] = game.zone("hand", seat)
        game.energy[seat] = game.zone("energy", seat)
        game.smash[seat] = game.zone("smash", seat)
        game.purses[seat] = None


@rule("2.23.1-1", "2.23.1-3", "2.23.3-2", "2.23.8-4")
def put(
    game: Duel,
    card: Card,
    to: Place,
    *,
    turned: Turned = "ready",
    face: Face | None = None,
    verb: str = "put",
    end: Literal["top", "bottom"] = "top",
) -> None:
    """Move a card to another place. Anywhere but from square to square it is a new card from then on.

    It never comes into another player's hand, deck or other pile but its owner's (2.23.1-1). Where it
    was the plan, the next card of the deck stays face down (2.23.3-2).
    """
    origin = card.place
    if to.seat is not None and to.zone != "base" and to.seat != card.owner:
        to = HOME[(to.zone, card.owner)]
    along = origin.zone in FIELD and to.zone in FIELD
    if not along:
        _forget(game, card)
    if to.zone == "deck" and end == "top":
        turn_down(game, card.owner)
    game.lift(card)
    game.drop(card, to, top=end == "top" and to.zone in ("deck", "graveyard", "removed"))
    card.turned = turned
    card.face = face or ("down" if to.zone in FACE_DOWN else "up")
    if origin.seat is not None:
        game.purses[origin.seat] = None
    if to.seat is not None:
        game.purses[to.seat] = None
    game.dirty = True
    if game.log.wanted:
        _tell(game, card, origin, verb)
    if game.heard:
        happen(game, "move", card=card, player=card.owner, origin=origin, place=to, name=verb)
    if to.zone not in FIELD and to is not STACK:
        card.controller = card.owner


@rule("2.23.1-3", "2.23.8-4")
def _forget(game: Duel, card: Card) -> None:
    """Make the card a new object: nothing that was done to it where it was counts any more."""
    if card.place.zone in FIELD:
        game.last_place[card.ref] = card.place
    card.life += 1
    card.damage = 0
    if card.markers:
        card.markers = {}
    if card.used:
        card.used = {}
    if card.under:
        let_fall(game, card)


@rule("6.1.5")
def let_fall(game: Duel, card: Card) -> None:
    """Put what lies beneath a card that leaves the squares into its owner's graveyard."""
    for below in card.under:
        below.over = None
        game.drop(below, HOME[("graveyard", below.owner)], top=True)
        below.face = "up"
    card.under = []


def _tell(game: Duel, card: Card, origin: Place, verb: str) -> None:
    seen = _seers(card)
    if origin.zone in ("square", "base", "stack", "graveyard", "energy", "removed"):
        seen = _ALL
    game.log.add(
        "move",
        card=card,
        seen_by=seen,
        handle="" if seen == _ALL else handle(game, card),
        player=card.owner,
        origin=origin,
        place=card.place,
        verb=verb,
        turned=card.turned if ZONES[card.place.zone].poses else None,
        face=card.face,
    )


@rule("2.25.1-1", "2.25.2-1", "2.23.2-2", "2.23.4-3", "2.23.7-2")
def _seers(card: Card) -> frozenset[Seat]:
    """Find who sees the front of a card where it lies."""
    kind = ZONES[card.place.zone]
    if card.face == "up" or kind.seen_by == "all":
        return _ALL
    if kind.seen_by == "owner":
        return frozenset((card.owner,))
    return _NOBODY


@rule("2.26.1-1")
def turn(game: Duel, card: Card, to: Turned) -> bool:
    """Freeze or release a card; nothing happens to one that already is.

    Returns:
        Whether it changed.
    """
    if card.turned == to:
        return False
    card.turned = to
    if card.place.seat is not None:
        game.purses[card.place.seat] = None
    game.dirty = True
    if game.log.wanted:
        shown = _seers(card)
        game.log.add(
            "turned", card=card, seen_by=shown, handle=handle(game, card), turned=to, player=card.controller
        )
    if game.heard:
        happen(game, "turned", card=card, player=card.controller, name=to)
    return True


@rule("2.23.3-1")
def plan(game: Duel, seat: Seat) -> Card | None:
    """Find a player's plan: the top card of the deck, if it lies face up."""
    deck = game.decks[seat]
    return deck[0] if deck and deck[0].face == "up" else None


@rule("2.23.3-3", "2.23.3-4", "2.23.3-5")
def turn_down(game: Duel, seat: Seat) -> None:
    """Turn the plan face down, before its deck is covered, searched or shuffled."""
    card = plan(game, seat)
    if card is not None:
        card.face = "down"
        game.log.add("flipped", card=card, face="down", player=seat)


@rule("2.23.1-4", "2.23.1-5")
def draw(game: Duel, seat: Seat, many: int = 1) -> int:
    """Put the top card of a deck into the hand, one card after the other.

    Returns:
        How many were drawn.
    """
    deck = game.decks[seat]
    for drawn in range(many):
        if not deck:
            return drawn
        card = deck[0]
        put(game, card, HOME[("hand", seat)], verb="draw")
        if game.heard:
            happen(game, "draw", card=card, player=seat)
    return many


@rule("2.23.7-1", "3.9.1")
def smash(game: Duel, seat: Seat, many: int) -> int:
    """Put cards from the top of a player's deck into their smash zone, face down and released.

    Returns:
        How many there were.
    """
    cards = game.decks[seat][: max(0, many)]
    with game.log.together():
        for card in cards:
            put(game, card, HOME[("smash", seat)], verb="smash")
    return len(cards)


@rule("2.23.1-4", "2.23.5-1")
def to_graveyard(game: Duel, cards: Iterable[Card], verb: str = "destroy") -> None:
    """Put cards on top of their owners' graveyards, all at once."""
    with game.log.together():
        for card in list(cards):
            put(game, card, HOME[("graveyard", card.owner)], verb=verb)


@rule("2.23.8-4")
def in_play(game: Duel, card: Card, life: int) -> bool:
    """Tell whether a card is still the same object on some square."""
    return card.life == life and card.place.zone in FIELD
