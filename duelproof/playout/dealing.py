"""Decks for play-outs, made from a set's cards; plain cards fill them where the set is too small."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from duelproof.catalogue.decks import Deck, read_decks
from duelproof.catalogue.errors import CatalogueError
from duelproof.port import SEATS, CardIn, CardSpec, Face, Position, Seat, SeatPosition, Seeded, Traits

Filler = Callable[[int], CardSpec]


def plain_card(game: str, name: str, kind: str, **traits: Any) -> CardSpec:
    """Return a card without abilities."""
    return CardSpec(name=name, game=game, faces=[Face(traits=Traits(type=[kind], name=name, **traits))])


def is_plain(card: CardSpec) -> bool:
    """Tell whether a card has no abilities."""
    return not any(face.abilities or face.traits.keywords for face in card.faces)


READY = 1 / 3
"""How often a player has a ready-made deck instead of one of random cards."""


def ready_made(folder: Path, cards: Mapping[str, CardSpec], rng: Random) -> dict[str, list[CardSpec]] | None:
    """Return the cards of a deck of ``decks.toml`` by zone, now and then; None where one is to be built.

    Raises:
        DeckError: the file of decks is wrong.
    """
    ready = [deck for deck in decks_of(folder).values() if deck.names <= cards.keys()]
    if ready and rng.random() < READY:
        return rng.choice(ready).zones(cards)
    return None


@cache
def decks_of(folder: Path) -> Mapping[str, Deck]:
    """Return the decks that come with the set of a game's folder, by name; none where it has no such file.

    Raises:
        DeckError: the file is wrong.
    """
    file = folder / "decks.toml"
    return read_decks(file) if file.is_file() else {}


ENDLESS = frozenset({"lose", "win", "draw"})
"""What no card of a play-out forbids: a game with such cards might not end."""


FEW = 10
"""The number of cards without abilities of each type from which a game of few cards is dealt."""


def few(cards: Mapping[str, CardSpec], rng: Random, wanted: Collection[str] = ()) -> dict[str, CardSpec]:
    """Return a part of the cards to deal one game from, so that each card comes up more often.

    It has the cards wanted, or half of those with abilities, a different half each time, and few of the
    others.

    Raises:
        CatalogueError: a card that is wanted is not among the cards.
    """
    for name in wanted:
        if name not in cards:
            raise CatalogueError(f"There is no card {name!r} to play with: these engines know {len(cards)}.")
    able = sorted(name for name in cards if not is_plain(cards[name]))
    kept = set(wanted) or set(rng.sample(able, (len(able) + 1) // 2))
    colours = set(colours_of(cards[name] for name in kept))
    plain = sorted(cards.keys() - set(able))
    rng.shuffle(plain)
    met: Counter[str] = Counter()
    for name in plain:
        if not set(traits(cards[name]).colors) <= colours:
            continue  # a deck of that colour could hold none of the others
        types = traits(cards[name]).type
        if all(met[kind] < FEW for kind in types):
            kept.add(name)
            met.update(types)
    return {name: cards[name] for name in sorted(kept)}


def of_types(cards: Mapping[str, CardSpec], *types: str) -> list[CardSpec]:
    """Return the cards for decks that have one of the types, in the order of their names."""
    return [
        cards[name]
        for name in sorted(cards)
        if set(types) & set(traits(cards[name]).type) and not ENDLESS & _forbidden(cards[name])
    ]


_MOST = 1 << 13
"""So many cards are kept in mind."""
_known: dict[int, tuple[CardSpec, frozenset[str]]] = {}


def _forbidden(card: CardSpec) -> frozenset[str]:
    """Return what a card forbids, which is looked for but once: each deal asks it of all cards."""
    known = _known.get(id(card))
    if known is None or known[0] is not card:
        if len(_known) >= _MOST:
            _known.clear()
        known = _known[id(card)] = card, frozenset(_said_to_be_forbidden(card))
    return known[1]


def _said_to_be_forbidden(card: CardSpec) -> set[str]:
    """Find what a card forbids anywhere in its abilities."""
    found: set[str] = set()
    waiting: list[Any] = [msgspec.to_builtins(face.abilities) for face in card.faces]
    while waiting:
        part = waiting.pop()
        if isinstance(part, dict):
            if part.get("do") == "forbid":
                found.add(str(part.get("action")))
            waiting += part.values()
        elif isinstance(part, list | tuple):
            waiting += part
    return found


def traits(card: CardSpec) -> Traits:
    """Return what is printed on a card's first face."""
    return card.faces[0].traits


def colours_of(cards: Iterable[CardSpec]) -> list[str]:
    """Return all colours (factions, civilizations) of the cards, in order."""
    return sorted({colour for card in cards for colour in traits(card).colors})


def build(
    pool: Iterable[CardSpec],
    size: int,
    rng: Random,
    *,
    most: Callable[[CardSpec], int],
    filler: Filler,
    also: Callable[[list[CardSpec], CardSpec], bool] = lambda deck, card: True,
) -> list[CardSpec]:
    """Return a deck of ``size`` cards.

    Args:
        pool: the cards that may be in it.
        size: how many cards.
        rng: picks.
        most: how many copies of a card there may be.
        filler: makes the n-th plain card, to fill up the deck.
        also: whether another card may join those that are in the deck already.
    """
    deck: list[CardSpec] = []
    copies: Counter[str] = Counter()  # by printed name: several cards may share it

    def add(card: CardSpec, many: int) -> None:
        for _ in range(many):
            if len(deck) < size and copies[traits(card).name] < most(card) and also(deck, card):
                deck.append(card)
                copies[traits(card).name] += 1

    cards = list(pool)
    rng.shuffle(cards)
    for card in cards:
        add(card, rng.randint(1, most(card)))
    number = 0
    while len(deck) < size:
        card = filler(number)
        add(card, most(card))
        number += 1
    rng.shuffle(deck)
    return deck


def position(
    game: str, revision: str, zones: Mapping[Seat, Mapping[str, list[CardSpec]]], rng: Random
) -> Position:
    """Return a table at the door ``setup`` with a seed for chance and the definitions of all its cards."""
    seats: dict[Seat, SeatPosition] = {}
    cards: dict[str, CardSpec] = {}
    for seat in SEATS:
        numbers = iter(range(1, 1000))
        seats[seat] = SeatPosition(
            zones={
                zone: [CardIn(ref=f"{seat}-{next(numbers)}", name=card.name) for card in lying]
                for zone, lying in zones[seat].items()
            }
        )
        cards |= {card.name: card for lying in zones[seat].values() for card in lying}
    return Position(
        game=game,
        revision=revision,
        door="setup",
        seats=seats,
        cards=cards,
        chance=Seeded(seed=rng.randrange(2**32)),
    )
