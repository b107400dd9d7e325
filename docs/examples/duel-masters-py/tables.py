"""Positions of the port as tables of the engine."""

import msgspec

from duel import BREAKS, WORDS, Card, Duel, Player
from duelproof.adapters.flow import unsupported
from duelproof.adapters.seeing import SeenBy
from duelproof.port import SEATS, CardIn, CardSpec, Position, SeatPosition, Traits

ZONES: dict[str, SeenBy] = {
    **dict.fromkeys(("mana", "battle", "graveyard", "hyper"), "all"),
    "hand": "owner",
    **dict.fromkeys(("deck", "shield"), "none"),
}
"""The zones that the engine has, and who sees the cards in each."""


def duel_of(position: Position) -> Duel:
    """Set a table.

    Raises:
        CannotOpen: the engine does not know something that is there.
    """
    if position.door == "setup":
        raise unsupported("it does not shuffle decks")
    players = {seat: _player(position, position.seats.get(seat, SeatPosition())) for seat in SEATS}
    return Duel(players, position.active, position.turn)


def _player(position: Position, side: SeatPosition) -> Player:
    player = Player()
    for zone, cards in side.zones.items():
        if cards and zone not in ZONES:
            raise unsupported(f"it has no zone {zone}")
        for given in cards:
            card = _card(given, position.cards[given.name])
            if zone == "shield":
                player.shields.setdefault(int(str(given.at)), []).append(card)
            else:
                getattr(player, zone).append(card)
    if not player.deck:
        raise unsupported("a player without a deck has lost")
    return player


def _card(given: CardIn, spec: CardSpec) -> Card:
    plain = CardIn(ref=given.ref, name=given.name, owner=given.owner, at=given.at, turned=given.turned)
    if given != plain:
        raise unsupported(f"{given.name} lies there in a way that it does not know")
    card = card_of(given.ref, spec)
    card.tapped = given.turned == "exhausted"
    return card


def card_of(ref: str, spec: CardSpec) -> Card:
    """Make a card of the engine of what is printed on it.

    Raises:
        CannotOpen: it is not among the creatures that the engine can play.
    """
    face, *others = spec.faces
    traits = face.traits
    known = {name: getattr(traits, name) for name in ("name", "cost", "power", "colors", "races")}
    if others or traits != Traits(type=["creature"], **known):
        raise unsupported(f"{spec.name} is no plain creature")
    words = [str(ability.keyword) for ability in face.abilities if ability.kind == "keyword"]
    if len(words) < len(face.abilities) or not WORDS.issuperset(words) or len(BREAKS.keys() & words) > 1:
        raise unsupported(f"{spec.name} has abilities that it does not know")
    if msgspec.UNSET in (traits.cost, traits.power) or None in (traits.cost, traits.power):
        raise unsupported(f"{spec.name} has no cost or power")
    return Card(ref, known["name"], frozenset(traits.colors), known["cost"], known["power"], frozenset(words))
