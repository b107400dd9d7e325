"""Positions of the port as tables of the engine."""

from collections.abc import Callable

from duel import Card, Duel, Player
from duelproof.adapters.flow import unsupported
from duelproof.adapters.seeing import SeenBy
from duelproof.port import SEATS, CardIn, CardSpec, Position, SeatPosition

Known = Callable[[CardSpec], Card]
"""Makes a card of the engine of one that lies on a table, or raises that it is none of the engine's."""

ZONES: dict[str, SeenBy] = {
    **dict.fromkeys(("mana", "battle", "graveyard", "hyper"), "all"),
    "hand": "owner",
    **dict.fromkeys(("deck", "shield"), "none"),
}
"""The zones that the engine has, and who sees the cards in each."""


def duel_of(position: Position, known: Known) -> Duel:
    """Set a table with cards that the engine knows.

    Raises:
        CannotOpen: the engine does not know something that is there.
    """
    if position.door == "setup":
        raise unsupported("it does not shuffle decks")
    players = {seat: _player(position, position.seats.get(seat, SeatPosition()), known) for seat in SEATS}
    return Duel(players, position.active, position.turn)


def _player(position: Position, side: SeatPosition, known: Known) -> Player:
    player = Player()
    for zone, cards in side.zones.items():
        if cards and zone not in ZONES:
            raise unsupported(f"it has no zone {zone}")
        for given in cards:
            card = _lying(given, known(position.cards[given.name]))
            if zone == "shield":
                player.shields.setdefault(int(str(given.at)), []).append(card)
            else:
                getattr(player, zone).append(card)
    if not player.deck:
        raise unsupported("a player without a deck has lost")
    return player


def _lying(given: CardIn, card: Card) -> Card:
    plain = CardIn(ref=given.ref, name=given.name, owner=given.owner, at=given.at, turned=given.turned)
    if given != plain:
        raise unsupported(f"{given.name} lies there in a way that it does not know")
    card.id = given.ref
    card.tapped = given.turned == "exhausted"
    return card
