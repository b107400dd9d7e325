"""What a book brings to the kernel: its zones, how a table is set, its flow and its instructions."""

import importlib
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from duelproof.port import Option, Position, Seat, View
from duelproof.port.abilities import Ability
from duelproof.port.cards import Traits
from duelproof.port.selections import Cond, Filter, Select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow

SeenBy = Literal["all", "owner", "none"]


@dataclass(frozen=True, slots=True)
class ZoneKind:
    """A kind of zone: who usually sees the fronts of the cards in it, and what it keeps track of.

    ``shared`` zones belong to no player. In a zone with ``slots`` each slot is a place of its own.
    ``poses`` says whether cards there are ready or exhausted, ``ordered`` whether their order matters,
    ``turns_down`` whether nobody sees the front of a card that lies face down there,
    ``in_play`` whether abilities work there unless they say otherwise, and ``linked`` whether the cards
    that lie under others have this zone to themselves. ``in_position`` is false for a zone that no
    position fills.
    """

    name: str
    seen_by: SeenBy = "all"
    shared: bool = False
    slots: bool = False
    ordered: bool = False
    poses: bool = False
    in_play: bool = False
    linked: bool = False
    in_position: bool = True
    turns_down: bool = False


class Illegal(Exception):
    """A position that cannot be opened: the code of `duelproof.port.NotOpened`, a sentence and rule ids."""

    def __init__(
        self,
        code: Literal["illegal-deck", "illegal-position", "unsupported", "unknown-card"],
        reason: str,
        *rules: str,
    ) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason
        self.rules = rules


def _less(abilities: list[Ability], word: str | None) -> list[Ability]:
    return [ability for ability in abilities if word is not None and ability.keyword != word]


@dataclass(frozen=True, slots=True)
class Layers:
    """In which order effects act upon what a card is, and what comes of abilities gained and lost.

    Two books say so: Gate Ruler in 14-12, and Dimension Zero in 4.14.5.

    Args:
        of: the layer in which effects on each trait act; a trait that is not named is in layer 0.
        without: what is left of a card's abilities when it loses a keyword ability, or all (None).
        had_once: the keywords that a card can have only once.
        turn: which instructions in force act first upon a trait of a card within their layer: those with the
            lowest number.
        sets_first: whether what sets a number comes before what adds to it or takes away.
        stands_in: the kind of instruction by which one number of a card is used and changed in place of
            another, ``by`` instead of ``trait``; None if there is none.
    """

    of: Mapping[str, int] = field(default_factory=dict)
    without: Callable[[list[Ability], str | None], list[Ability]] = _less
    had_once: frozenset[str] = frozenset()
    turn: Callable[[Card, str, Any], int] | None = None
    sets_first: bool = True
    stands_in: type[Any] | None = None


def _at_tops(wanted: Filter) -> bool:
    return False


def _open(game: Any, card: Card, ability: Ability) -> bool:
    return False


def _always(game: Any, ability: Ability, ctx: Context) -> bool:
    return True


def _heeds(game: Any, action: str, thing: Thing) -> bool:
    return False


def _never(game: Any, cond: Cond, ctx: Context) -> bool:
    return False


def _unsaid(game: Any, card: Card, ability: Ability) -> bool | None:
    return None


def _finds(game: Any, chooser: Seat, what: Select, thing: Thing, ctx: Context) -> bool:
    return False


def _as_named(ability: Ability) -> frozenset[str]:
    return frozenset(ability.zones)


@dataclass(frozen=True, slots=True)
class Book:
    """One book for the engine.

    Args:
        game: its name on the port (``gate-ruler``).
        revisions: the revisions that can be played.
        capabilities: what the engine claims for it.
        zones: its kinds of zone, by name.
        new_game: an empty game of the book for a position (its own subclass of `Game`), zones made. Its
            ``definitions`` are what the position says of cards, or what the book makes of that.
        ready: called when all cards lie where the position says: checks it, derives what the book keeps.
            Raises `Illegal`.
        flow: the whole course of the game, from the door of the position.
        view: adds to a view of the table, made as for the judge, what else than cards in zones the book has:
            stacks, what lies in zones and is no card, permanents, fights.
        traits: what a card shows of itself in a view, where that is not just what it is.
        numbers: the numbers of players, by name: for the view, and for abilities that ask for one.
        names: all words of a domain that a player may name.
        why_not: which rules forbid an option that was not offered, and a sentence; () if nothing is known.
        instructions: how the book does each instruction, by its struct; the others are the kernel's `COMMON`.
        has_role: whether a card plays a part (attacking, blocking, ...) now.
        related: whether a card stands in a relation of the book (same line, adjacent, ...) to the source.
        wins, loses: end the game for a player by an effect.
        may_concede: whether the book knows conceding.
        links: whether cards can be linked to others in a position; the book links them when all cards lie.
        stands_for: the thing that an effect on a card is an effect on, where that is another card.
        in_play: the names of the zones in which abilities work unless they say otherwise.
        happened: whether something happened this turn, where a book has conditions that look back.
        may_trigger: whether an ability may trigger now that what it waits for has happened.
        layers: in which order effects act upon what a card is.
        secret: whether only the controller of a card may know yet that an ability of it has triggered (Gate
            Ruler 14-9b-1; Dimension Zero 4.8.12: one for which a card of the hand is to be shown).
        means: whether the book's use of words lets a filter mean a card, where that is not always so (Gate
            Ruler 3-7a-2; Duel Masters will say so of creatures that are ignored, 116.2a).
        disregards: whether a thing can do what an effect says that it cannot, as another effect says so.
        chosen: notes what an effect has had chosen, where a book asks how that was (Duel Masters 605.2d).
        works: whether an ability works where its card lies, where the book itself says so (Dimension Zero
            2.10.3); None leaves it to the zones that the ability names.
        working_in: the zones in which an ability may work, if not just in play.
        misses: whether a player who is to choose may say that a thing which a selection means was not found
            (Dimension Zero 2.25.3).
        still_means: whether a card that a selection leads to is still the one that it means, where a card
            that has moved is a new one (Dimension Zero 2.23.1-3).
        after: what the book looks at whenever an instruction has been carried out (Gate Ruler 14-9a).
        leaves_out: whether an instruction is not done, as it speaks of a target that was no longer valid when
            its ability began to resolve (Gate Ruler 14-3c-1).
        incomparable: the numbers by which a card that has none is not compared, not even as with 0 (Duel
            Masters 301.3: what has no power has none that is less than another).
        least: the number below which no number of a card counts (Dimension Zero 1.2.2).
        looks_beneath: whether a filter means each card that is part of something by itself, too, and not only
            what it is part of.
        parts: the zones that are what lies face up in another zone, each with that one. A card there lies in
            both (Dimension Zero 2.23.3-1: the plan zone is the top of the deck, face up).
        shown: the same the other way round.
    """

    game: str
    revisions: tuple[str, ...]
    capabilities: tuple[str, ...]
    zones: Mapping[str, ZoneKind]
    new_game: Callable[[Position], Any]
    ready: Callable[[Any, Position], None]
    flow: Callable[[Any], Flow[None]]
    view: Callable[[Any, View], None]
    names: Callable[[Any, str], set[str]]
    why_not: Callable[[Any, Seat, Option], tuple[tuple[str, ...], str]]
    instructions: Mapping[type, Callable[[Any, Any, Context], Flow[None]]]
    has_role: Callable[[Any, Card, str], bool]
    related: Callable[[Any, Card, str, Context], bool]
    wins: Callable[[Any, Seat], Flow[None]]
    loses: Callable[[Any, list[Seat]], Flow[None]]
    traits: Callable[[Any, Card], Traits] | None = None
    numbers: Mapping[str, Callable[[Any, Seat], int | None]] = field(default_factory=dict)
    may_concede: bool = True
    links: bool = False
    stands_for: Callable[[Any, Card], Card] | None = None
    in_play: frozenset[str] = field(init=False, default=frozenset())
    happened: Callable[[Any, Cond, Context], bool] = _never
    may_trigger: Callable[[Any, Ability, Context], bool] = _always
    secret: Callable[[Any, Card, Ability], bool] = _open
    layers: Layers = field(default_factory=Layers)
    means: Callable[[Card, Filter], bool] | None = None
    chosen: Callable[[Any, list[Thing], Context], None] | None = None
    disregards: Callable[[Any, str, Thing], bool] = _heeds
    works: Callable[[Any, Card, Ability], bool | None] = _unsaid
    working_in: Callable[[Ability], frozenset[str]] = _as_named
    misses: Callable[[Any, Seat, Select, Thing, Context], bool] = _finds
    still_means: Callable[[Any, Select, Card, Context], bool] | None = None
    after: Callable[[Any], None] | None = None
    leaves_out: Callable[[Any, Context], bool] | None = None
    incomparable: frozenset[str] = frozenset()
    least: int | None = None
    looks_beneath: Callable[[Filter], bool] = _at_tops
    parts: Mapping[str, str] = field(default_factory=dict)
    shown: Mapping[str, str] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        here = frozenset(kind.name for kind in self.zones.values() if kind.in_play)
        object.__setattr__(self, "in_play", here)
        object.__setattr__(self, "shown", {whole: part for part, whole in self.parts.items()})

    def lies_in(self, card: Card, zones: Collection[str]) -> bool:
        """Tell whether a card lies in one of these zones, or face up in one that such a zone is a part of."""
        zone = card.place.zone
        return zone in zones or (card.face == "up" and self.shown.get(zone) in zones)

    def is_in(self, zone: str, zones: Collection[str]) -> bool:
        """Tell whether a zone is one of these, or a part of one."""
        return zone in zones or self.parts.get(zone) in zones


@dataclass(frozen=True, slots=True)
class Unread:
    """A book of which nothing is known yet but what the engine says of it; most runs are of one book.

    Args:
        game, revisions, capabilities: those of the book.
        module: the module that has the book as ``BOOK``.
    """

    game: str
    revisions: tuple[str, ...]
    capabilities: tuple[str, ...]
    module: str

    def read(self) -> Book:
        """Import the book."""
        book: Book = importlib.import_module(self.module).BOOK
        return book
