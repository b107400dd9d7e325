"""Laying the tables of a run anew, each its own way, from the seed of the run.

What a rule does not look at is another thing in each run: the names of cards, their refs, who sits where,
the order of cards in zones that have none, the seed of chance, the number of a turn that is none of the
first two, and how many cards that matter to nobody lie in a place that nobody looks at.

The names are those of the run, all else is of the scenario alone: the same seed lays the same table, whatever
else is played. An engine that knows its cards by their names keeps them, or has cards of its own that play
the parts of the suite's (a casting).
"""

from collections.abc import Collection
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any

import msgspec

from duelproof.catalogue.bookfile import BookFile
from duelproof.catalogue.castings import Casting
from duelproof.port import OTHER, CardIn, CardSpec, Position, SeatPosition, Seeded, laid
from duelproof.relaying.naming import Naming
from duelproof.relaying.turning import Turning

STRANGERS = ("Passing Stranger", "Idle Onlooker", "Sleeping Guest")
"""The names of the cards that matter to nobody."""

STANDING = ("static", "replacement")
"""The kinds of ability that are in force in listing order."""

FROM_TURN = 3
"""From this turn on, the number of a turn says no more than whose it is."""

LATER = (0, 2, 4, 6)
"""By how much a turn may be a later one."""

_BEGINNINGS = ["".join(letters) for letters in product("bcdfghjkmnpqrstvwxz", repeat=3)]
"""What a ref may begin with. A run uses few of them: refs that begin alike are searched for all at once."""
_USED = 24
_MOST = 1 << 10


@dataclass(slots=True)
class Laid:
    """A table laid anew, and the ways there and back. ``later`` is by how much its turn is a later one."""

    position: Position
    inward: Turning
    outward: Turning
    later: int = 0


class Tables:
    """The tables of one run.

    Args:
        seed: the run's.
        by_name: the games in which the engine knows its cards by name, so that they must keep them.
        casting: which cards of the engine's play the parts of the suite's.
    """

    def __init__(self, seed: int, by_name: Collection[str] = (), casting: Casting | None = None) -> None:
        self.seed = seed
        self.casting = casting
        self._by_name = frozenset(by_name)
        self._namings: dict[str, Naming] = {}
        self._beginnings = Random(seed).sample(_BEGINNINGS, _USED)

    def lay(self, position: Position, book: BookFile, scenario: str) -> Laid:
        """Lay a scenario's table anew: each time the same way in this run, another way in another."""
        rng = Random(f"{self.seed}/{scenario}")
        turned = rng.random() < 0.5
        later = rng.choice(LATER) if position.door != "setup" and position.turn >= FROM_TURN else 0
        position = msgspec.structs.replace(position, turn=position.turn + later, seats=dict(position.seats))
        if isinstance(position.chance, Seeded):
            position.chance = Seeded(seed=rng.randrange(1 << 31))
        cast = self.cast_of(position.game, scenario)
        known = bool(cast) or position.game in self._by_name
        for name in STRANGERS[: rng.randrange(len(STRANGERS) + 1)]:
            add_stranger(position, book.neutral_zone, name, known=known)
        _shuffle(position, book, rng)
        names, cards = self._cast(position, cast) if cast else self._named(position, book)
        refs = _new_refs([card.ref for _, card in laid(position)], self._beginnings, rng)
        back = {new: ref for ref, new in refs.items()}
        both = refs | back
        inward = Turning(both, names, turned=turned, board=book.board)
        outward = Turning(
            both, {new: name for name, new in names.items()} | back, turned=turned, board=book.board
        )
        return Laid(turned_in(position, inward, cards), inward, outward, later)

    def cast_of(self, game: str, scenario: str) -> dict[str, str]:
        """Return which of the engine's cards play which of a scenario's; empty where they play themselves."""
        if self.casting is None or self.casting.game != game or scenario not in self.casting.scenarios:
            return {}
        return self.casting.scenarios[scenario].names

    def _cast(self, position: Position, cast: dict[str, str]) -> tuple[dict[str, str], dict[str, CardSpec]]:
        """Name the cards of a table as those that play their parts, and define these."""
        assert self.casting is not None
        names: dict[str, str] = {}
        cards: dict[str, CardSpec] = {}
        for name, spec in position.cards.items():
            player = self.casting.cards[cast[name]] if name in cast else spec
            names |= {name: player.name} | dict(zip(spec.names, player.names, strict=True))
            cards[player.name] = player
        return names, {name: cards[name] for name in sorted(cards)}

    def _named(self, position: Position, book: BookFile) -> tuple[dict[str, str], dict[str, CardSpec]]:
        """Choose other names for the cards of a table, and write their definitions with them."""
        if position.game in self._by_name:
            return {}, position.cards
        naming = self._namings.get(book.id)
        if naming is None:
            naming = self._namings[book.id] = Naming(str(self.seed), book)
        names = naming.of(position.cards)
        cards = {names.get(name, name): naming.renamed(spec, names) for name, spec in position.cards.items()}
        return names, {name: cards[name] for name in sorted(cards)}


def turned_in(position: Position, inward: Turning, cards: dict[str, CardSpec]) -> Position:
    """Translate a position on its way to an engine; ``cards`` are its definitions, as they shall be."""
    return msgspec.structs.replace(
        position,
        active=inward.word(position.active),
        first=inward.word(position.first),
        format=inward.anything(position.format),
        seats=inward.seats(position.seats),
        cards=cards,
    )


def add_stranger(position: Position, zone: str, name: str = STRANGERS[0], *, known: bool = False) -> None:
    """Lay a card that matters to nobody in a zone of the player whose turn it is not.

    That is done where the door gives zones, the book has such a zone, and somebody gave a plain card. Where
    only ``known`` cards may lie, it is another one of these.
    """
    plain = _plain_card(position)
    if position.door == "setup" or not zone or plain is None:
        return
    ref = f"x{STRANGERS.index(name)}"
    if known:
        name = plain.name
    else:
        position.cards = position.cards | {name: _called(plain, name)}
    seat = OTHER[position.active]
    zones = position.seats[seat].zones
    lying = [*zones.get(zone, ()), CardIn(ref=ref, name=name)]
    position.seats[seat] = msgspec.structs.replace(position.seats[seat], zones=zones | {zone: lying})


_called_so: dict[tuple[int, str], tuple[CardSpec, CardSpec]] = {}


def _called(plain: CardSpec, name: str) -> CardSpec:
    """Return a card like another one under another name: the same each time, as it is read only once."""
    found = _called_so.get((id(plain), name))
    if found is None or found[0] is not plain:
        if len(_called_so) >= _MOST:
            _called_so.clear()
        face = plain.faces[0]
        traits = msgspec.structs.replace(face.traits, name=name)
        spec = CardSpec(name=name, game=plain.game, faces=[msgspec.structs.replace(face, traits=traits)])
        found = _called_so[id(plain), name] = plain, spec
    return found[1]


def _plain_card(position: Position) -> CardSpec | None:
    """Find a card of the position whose text says nothing."""
    for seat in position.seats.values():
        for card in seat.zones.get("deck", []):
            spec = position.cards.get(card.name)
            if spec and not any(face.abilities or face.traits.keywords for face in spec.faces):
                return spec
    return None


def _shuffle(position: Position, book: BookFile, rng: Random) -> None:
    """Change the order of cards in zones that have none.

    What is in force in listing order keeps its place.
    """
    for seat, side in position.seats.items():
        zones: dict[str, Any] = {}
        for name, lying in side.zones.items():
            zone = book.zones.get(name)
            fixed = zone is None or zone.ordered
            zones[name] = lying if fixed else _shuffled(position, lying, rng)
        position.seats[seat] = SeatPosition(zones=zones, markers=side.markers)


def _shuffled(position: Position, lying: list[CardIn], rng: Random) -> list[CardIn]:
    free = [index for index, card in enumerate(lying) if not _stands(position.cards.get(card.name))]
    if len(free) < 2:
        return lying
    moved = free[:]
    rng.shuffle(moved)
    found = lying[:]
    for index, other in zip(free, moved, strict=True):
        found[index] = lying[other]
    return found


def _stands(spec: CardSpec | None) -> bool:
    """Tell whether a card may have an effect as long as it lies there."""
    return spec is None or any(ability.kind in STANDING for face in spec.faces for ability in face.abilities)


def _new_refs(refs: list[str], beginnings: list[str], rng: Random) -> dict[str, str]:
    """Choose other refs: one of the beginnings and two digits."""
    taken = {ref[:3] for ref in refs}
    free = [each for each in beginnings if each not in taken][: len(refs) // 100 + 1]
    numbers = rng.sample(range(100 * len(free)), len(refs))
    return {ref: f"{free[number // 100]}{number % 100:02}" for ref, number in zip(refs, numbers, strict=True)}
