"""Other names for cards, wherever a card's definition names one.

A card keeps its name where the name itself says something: where an ability looks at a part of it, and where
the card is one of the book's own, which stand in its appendix by name and lie in no deck.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec

from duelproof.catalogue.bookfile import BookFile
from duelproof.port import CardSpec
from duelproof.port.abilities import NameOne, SetTrait
from duelproof.port.cards import joined_name
from duelproof.port.selections import Filter
from duelproof.port.words import parts

FIRST = re.findall(
    r"\w+",
    """
    Amber Ashen Autumn Barley Birch Bitter Blithe Brackish Brindled Broken Bronze Candid Cedar
    Chalky Cinder Clever Cloudy Cobalt Copper Coral Crooked Dapper Dappled Drowsy Dusky Eager
    Earnest Elder Fabled Faded Fallow Fennel Fickle Flaxen Florid Frugal Gentle Gilded Ginger Glassy
    Granite Hasty Hazel Hollow Honest Humble Indigo Jaunty Jovial Juniper Keen Lanky Larch Lavish
    Linen Lofty Lucid Maple Marble Mellow Merry Misty Modest Mossy Nimble Oaken Ochre Opal Pewter
    Poplar Proud Quaint Rambling Ruddy Russet Saffron Sallow Sandy Scarlet Sedge Shady Silken
    Slender Sober Sorrel Spruce Stalwart Stony Sturdy Subtle Sunlit Supple Tawny Tepid Thorny Timber
    Velvet Verdant Willow Woolen Yonder Zesty
    """,
)
LAST = re.findall(
    r"\w+",
    """
    Abacus Acorn Almanac Anchor Anvil Apron Badger Ballad Barrel Basket Beacon Beetle Bellows Bobbin
    Bonnet Bramble Bridle Brook Bucket Buckle Button Candle Canvas Carafe Cellar Chimney Cistern
    Clover Cobble Compass Cradle Cricket Cupboard Curlew Cygnet Dormouse Easel Egret Faucet Ferret
    Fiddle Flagon Flute Fossil Funnel Gable Garland Garnet Goblet Grouse Hamlet Hammock Hatchet
    Heron Hinge Inkwell Kettle Ladle Lantern Lattice Ledger Linnet Locket Magpie Mallet Marten
    Meadow Mitten Mortar Napkin Needle Nutmeg Orchard Osprey Otter Parcel Parsley Pebble Petrel
    Pigeon Plover Pulley Quarry Quill Rafter Ribbon Rudder Saddle Sandal Satchel Shutter Sparrow
    Spindle Stirrup Tassel Teapot Thimble Thistle Trellis Trowel Turnip Vessel Walnut Weasel
    """,
)

LIKE_A_NAME = re.compile(rf"\b(?:{'|'.join(FIRST)}) (?:{'|'.join(LAST)})\b")
"""What names of a table laid anew look like."""

_MOST = 1 << 13


@dataclass(slots=True)
class _Said:
    """What a card's definition says of names.

    ``own`` are its names, ``others`` those that its abilities ask for, ``partly`` the parts of names that
    they look at; ``text`` is all its other text.
    """

    spec: CardSpec
    own: frozenset[str]
    others: frozenset[str]
    partly: frozenset[str]
    text: str


class Naming:
    """The names of a book's cards in one run: an old name becomes the same new one in nearly all tables."""

    def __init__(self, seed: str, book: BookFile) -> None:
        self._seed = f"{seed}/{book.id}"
        self._spoken_of = _lying_in_no_deck(book) if book.numbers.appendix is not None else frozenset()
        self._said: dict[int, _Said] = {}
        self._renamed: dict[tuple[int, tuple[tuple[str, str], ...]], CardSpec] = {}

    def of(self, cards: Mapping[str, CardSpec]) -> dict[str, str]:
        """Choose new names for the names of these cards, and for those that their abilities ask for."""
        said = [self._read(spec) for spec in cards.values()]
        names = {*cards, *(name for each in said for name in (*each.own, *each.others))}
        names -= {name for each in said if self._is_spoken_of(each.spec) for name in each.own}
        wholes = [each.spec for each in said if each.spec.halves]
        names -= {spec.name for spec in wholes}
        partly = {part for each in said for part in each.partly}
        names = {name for name in names if not any(part in name for part in partly)}
        text = "\n".join([*names, *partly, *(each.text for each in said)])
        found: dict[str, str] = {}
        taken: set[str] = set()
        for name in sorted(names):
            new = self._new(name, taken, text, partly)
            found[name] = new
            taken.add(new)
        for spec in wholes:
            found[spec.name] = joined_name(found.get(name, name) for name in spec.names)
        return found

    def renamed(self, spec: CardSpec, names: Mapping[str, str]) -> CardSpec:
        """Return a card's definition with other names."""
        said = self._read(spec)
        mentioned = [name for name in names if name in said.own or name in said.others or name in said.text]
        if not mentioned:
            return spec
        key = id(spec), tuple((name, names[name]) for name in sorted(mentioned))
        found = self._renamed.get(key)
        if found is None:
            if len(self._renamed) >= _MOST:
                self._renamed.clear()
            found = self._renamed[key] = _written(spec, dict(key[1]))
        return found

    def _read(self, spec: CardSpec) -> _Said:
        said = self._said.get(id(spec))
        if said is None or said.spec is not spec:
            if len(self._said) >= _MOST:
                self._said.clear()
                self._renamed.clear()
            said = self._said[id(spec)] = _said(spec)
        return said

    def _is_spoken_of(self, spec: CardSpec) -> bool:
        return any(self._spoken_of.intersection(face.traits.type) for face in spec.faces)

    def _new(self, name: str, taken: Iterable[str], text: str, partly: Iterable[str]) -> str:
        number = int.from_bytes(sha256(f"{self._seed}/{name}".encode()).digest()[:8])
        while True:
            first, last = divmod(number % (len(FIRST) * len(LAST)), len(LAST))
            new = f"{FIRST[first]} {LAST[last]}"
            if new not in taken and new not in text and not any(part in new for part in partly):
                return new
            number += 1


def _lying_in_no_deck(book: BookFile) -> frozenset[str]:
    """List the types of cards that lie in no deck, but are set out beside it."""
    decks = (zone for zone in book.zones.values() if zone.ordered and zone.own and zone.seen_by == "none")
    return frozenset(kind for deck in decks for kind in deck.holds_not)


def _said(spec: CardSpec) -> _Said:
    own = {spec.name, *(face.traits.name for face in spec.faces)}
    others: set[str] = set()
    partly: set[str] = set()
    for face in spec.faces:
        pieces = [piece for _, piece in parts(face.abilities)]
        keys = {piece.key for piece in pieces if isinstance(piece, NameOne)}
        for piece in pieces:
            if isinstance(piece, Filter):
                others |= {piece.name} if piece.name else set()
                partly |= {piece.name_contains} if piece.name_contains else set()
            elif isinstance(piece, SetTrait) and piece.trait == "name":
                said = piece.to if isinstance(piece.to, tuple) else (piece.to,)
                others |= {to for to in said if isinstance(to, str)} - keys
    text = msgspec.json.encode(spec.faces).decode()
    return _Said(spec, frozenset(own), frozenset(others), frozenset(partly), text)


def _written(spec: CardSpec, names: Mapping[str, str]) -> CardSpec:
    """Write a definition with other names: whole words of data, and wherever a text has one."""
    longest = sorted(names, key=len, reverse=True)

    def written(value: Any) -> Any:
        if isinstance(value, str):
            if value in names:
                return names[value]
            for name in longest if " " in value else ():
                value = value.replace(name, names[name])
            return value
        if isinstance(value, list | tuple):
            return type(value)(map(written, value))
        if isinstance(value, dict):
            return {name: written(each) for name, each in value.items()}
        if isinstance(value, msgspec.Struct):
            changed = {name: written(getattr(value, name)) for name in value.__struct_fields__}
            return msgspec.structs.replace(value, **changed)
        return value

    return written(spec)  # type: ignore[no-any-return]
