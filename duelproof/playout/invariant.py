"""An invariant, and what play-outs need to know about a game."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from random import Random

from duelproof.catalogue.bookfile import Zone
from duelproof.playout.breach import Breach
from duelproof.playout.group import Group
from duelproof.playout.lying import Liar
from duelproof.playout.scene import Scene
from duelproof.port import CardSpec, CardView, Position, Ref, Seat


@dataclass(frozen=True, slots=True)
class Invariant:
    """Something that a book says is always or never so.

    ``name`` identifies it on the command line and in reports, ``sentence`` says it, ``rules`` are the ids of
    the rules it stands for (none where it is the port's own). ``check`` yields what is wrong in a scene, one
    sentence each; invariants of a whole play-out have none. ``liars`` are engines that it convicts.
    """

    name: str
    sentence: str
    rules: tuple[str, ...]
    check: Callable[[Scene], Iterable[str]] | None = None
    liars: tuple[type[Liar], ...] = ()

    def test(self, scene: Scene) -> None:
        """Raise Breach with the first thing that is wrong."""
        if self.check is not None:
            for seen in self.check(scene):
                raise self.breach(seen)

    def breach(self, seen: str) -> Breach:
        """Return the breach of this invariant, with what was seen."""
        return Breach(self.name, self.sentence, self.rules, seen)


@dataclass(frozen=True, slots=True)
class Playbook:
    """What play-outs need to know about a game.

    Args:
        game: its name on the port.
        zones: what the book says of its zones, by name.
        invariants: what holds at every decision and at the end.
        course: what holds of a whole play-out, by name (see `duelproof.playout.course`).
        deal: makes a table to begin from out of cards of the set.
        turns: how many turns a game can have at most, from its position.
        tells: what each kind of event says at least (see `duelproof.playout.telling`).
    """

    game: str
    zones: Mapping[str, Zone]
    invariants: tuple[Invariant, ...]
    course: Mapping[str, Invariant]
    deal: Callable[[Mapping[str, CardSpec], Random], Position]
    turns: Callable[[Position], int]
    tells: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def every(self) -> tuple[Invariant, ...]:
        """Return all its invariants, those that hold at every decision first."""
        return (*self.invariants, *self.course.values())


def turns_by_decks(position: Position) -> int:
    """Return how many turns a game can have at most, when each takes at least one card from a deck.

    Twice as many are allowed, as effects put cards back.
    """
    decks = [len(side.zones.get("deck", [])) for side in position.seats.values()]
    return position.turn + 2 * (sum(decks) + 2)


def sees(group: Group, card: CardView, seat: Seat) -> bool:
    """Tell whether a player may see the front of a card of a group that the judge sees."""
    zone = group.zone
    if zone is None or (zone.turns_up and card.face == "up"):
        return True
    if zone.seen_by == "all":
        return not (zone.turns_down and card.face == "down")
    return zone.seen_by == "owner" and group.seat == seat


def hidden_from(scene: Scene, seat: Seat) -> frozenset[Ref]:
    """Return the refs of the cards whose fronts a player may not see, except those being used."""
    found = scene.hidden.get(seat)
    if found is None:
        groups = scene.groups("judge").values()
        found = frozenset().union(*(group.found(_hidden_in, seat) for group in groups))
        scene.hidden[seat] = found
    return found


def _hidden_in(group: Group, seat: Seat) -> frozenset[Ref]:
    return frozenset(
        card.ref for card in group.cards if card.ref and not card.pending and not sees(group, card, seat)
    )
