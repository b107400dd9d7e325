"""One physical card, and the places where cards lie."""

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from typing import Any

import msgspec

from duelproof.port import CardSpec, Place, Ref, Seat
from duelproof.port.abilities import Ability
from duelproof.port.cards import Face as Printed
from duelproof.port.cards import Traits
from duelproof.port.position import Face, Turned
from reference.kernel.natures import natures_of


def place(zone: str, seat: Seat | None = None, slot: str | None = None) -> Place:
    """Get the one Place object for a zone, seat and slot (made once, so that play-outs need not)."""
    key = (zone, seat, slot)
    found = known_places.get(key)
    if found is None:
        found = known_places[key] = Place(zone, seat, slot)
    return found


_BLANK = Traits(type=[], name="")


class Card(msgspec.Struct, eq=False):
    """One physical card: what is printed on it, where it is and in what state.

    ``since`` is the game's clock when it came to its zone, and ``life`` counts how often it became a new
    object. A ``pending`` card is being used and does not count where it still lies, and one that is
    ``ignored`` counts nowhere. ``host`` is the card that it is attached to, ``hung_as`` in which way.
    ``links`` are the cards that it is linked to, by side: the first of linked cards lies there for all, has
    the others under it, reads as what they make up together, and is ``also_named`` as they are.
    ``last`` is how it was when it last left play; such a memory keeps in ``known`` and ``had`` the traits
    and abilities that it had. ``began`` is when its static abilities began to work where it is, ``order``
    tells apart those that began at once, and ``acts_in`` are the zones where any of them may work.
    ``natures`` are what its abilities say that it is wherever it lies, by trait. ``shown_to`` are players
    who may look at it for a while. ``printed`` and ``abilities`` are those of the side that shows,
    or of all halves of a card that is ``whole``.
    Out of play, what looks for cards takes one that is ``either`` for any of its sides.
    """

    ref: Ref
    spec: CardSpec
    owner: Seat
    controller: Seat
    place: Place
    turned: Turned = "ready"
    face: Face = "up"
    side: int = 0
    either: bool = False
    whole: bool = False
    reversed: bool = False
    damage: int = 0
    since: int = 0
    life: int = 0
    used: dict[str, int] = {}
    under: list["Card"] = []
    over: "Card | None" = None
    markers: dict[str, int] = {}
    keywords: frozenset[str] = frozenset()
    acts_in: frozenset[str] = frozenset()
    pending: bool = False
    ignored: bool = False
    host: "Card | None" = None
    shown_to: frozenset[Seat] = frozenset()
    hung_as: str | None = None
    links: dict[str, "Card"] = {}
    also_named: list[str] = []
    last: "Card | None" = None
    known: Traits | None = None
    had: list[Ability] = []
    began: int = 0
    order: int = 0
    natures: dict[str, Any] = {}
    printed: Traits = msgspec.field(default_factory=lambda: _BLANK)
    abilities: list[Ability] = []

    def __post_init__(self) -> None:
        self.read()

    def read(self) -> None:
        """Be what is printed: on all halves together of a card of halves, or else on the side that shows."""
        self.show(None if self.spec.halves else self.side)

    def show(self, side: int | None) -> None:
        """Be what the face of this number says, or what all halves say together (None)."""
        self.whole, self.side = side is None, side or 0
        shown = joined(self.spec) if side is None else self.spec.faces[side]
        self.read_as(shown.traits, shown.abilities)
        self.also_named = []

    def read_as(self, printed: Traits, abilities: list[Ability]) -> None:
        """Be this, and have these abilities: what the card is by nature follows from them."""
        self.printed, self.abilities, self.natures = printed, abilities, natures_of(abilities)

    def renew(self) -> None:
        """Be a new object, as a card that has moved is: effects on the one that it was go on no more."""
        self.life += 1
        self.pending = self.ignored = self.reversed = False

    @contextmanager
    def as_half(self, half: int) -> Iterator[None]:
        """Let a card that is whole be read as one of its halves, under the name of the whole."""
        self.show(half)
        self.printed = msgspec.structs.replace(self.printed, name=self.spec.name)
        try:
            yield
        finally:
            self.show(None)

    def __repr__(self) -> str:
        return f"<{self.spec.name} {self.ref} {self.place}>"


def with_side(card: Card, side: int) -> Card:
    """Copy a card as it would be with another side up; the copy lies nowhere."""
    other = copy(card)
    other.show(side)
    return other


def joined(spec: CardSpec) -> Printed:
    """Join the halves of a card: it is all that they are, and has the name of the whole, but no one cost."""
    said = [face.traits for face in spec.faces]
    power = [traits.power for traits in said if traits.power is not msgspec.UNSET]
    mana = [traits.mana for traits in said if traits.mana is not msgspec.UNSET]
    traits = Traits(
        type=[kind for each in said for kind in each.type],
        name=spec.name,
        colors=list(dict.fromkeys(color for each in said for color in each.colors)),
        races=list(dict.fromkeys(race for each in said for race in each.races)),
        power=power[0] if power else msgspec.UNSET,
        mana=mana[0] if mana else msgspec.UNSET,
    )
    return Printed(traits=traits, abilities=[ability for face in spec.faces for ability in face.abilities])


known_places: dict[tuple[str, Seat | None, str | None], Place] = {}
