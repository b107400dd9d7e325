"""The state of a game: cards, zones, whose turn it is, what is waiting. Plain data for all books."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any, NoReturn, Protocol

from duelproof.port import CardSpec, Option, Place, Ref, Result, Seat
from duelproof.port.abilities import Ability
from duelproof.port.position import Face
from reference.kernel.book import Book
from reference.kernel.card import Card, known_places, place
from reference.kernel.course.log import Log
from reference.kernel.flow import GameOver

TOP = 99
"""A layer above all others: nothing is left to be worked out."""


class Now(Protocol):
    """What a card is like now, as `effects` works it out for whoever looks for cards.

    Which cards are meant depends on what cards are like, and what they are like on effects, which mean cards
    again: so the first asks the game, not the module.
    """

    def is_partly(self, game: "Game", card: Card, part: str) -> bool:
        """Tell whether one of the races of a card contains this."""

    def names(self, game: "Game", card: Card) -> list[str]:
        """Work out the names that a card has now."""

    def words(self, game: "Game", card: Card, trait: str) -> list[str]:
        """Work out the types, colours or races of a card as it is now."""

    def number(self, game: "Game", card: Card, trait: str) -> int | None:
        """Work out a number of a card as it is now; None where it has none."""

    def abilities(self, game: "Game", card: Card) -> list[Ability]:
        """Work out the abilities of a card as it is now."""

    def keyword(self, game: "Game", card: Card, word: str) -> Ability | None:
        """Find the keyword ability of that name, if the card has it now."""


@dataclass(slots=True, eq=False)
class Index:
    """What `reference.kernel.course.index` keeps so as not to look for it again; the rules do not need it.

    A book that keeps more adds its fields in a subclass. ``settled`` is the clock when the rules last had
    nothing more to do by themselves, ``kept`` is what never changes in a game, ``order`` that of all
    cards, and ``shown`` what is shown until the next answer.
    """

    settled: int = -1
    kept: dict[tuple[Any, ...], Any] = field(default_factory=dict)
    order: dict[Card, int] = field(default_factory=dict)
    shown: dict[Any, Any] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class Game:
    """The state that every book needs. A book's own game adds its fields in a subclass.

    ``definitions`` are those of all cards that there are, in this game or not, by name. Cards are laid with
    them.

    ``heard`` holds the kinds of event that some ability listens for. ``hearing`` holds the cards that
    listen for each kind, in which zones, and whether only for what happens to themselves. ``statics``
    are the cards with a static ability. ``standing`` is what the static abilities say, until one of
    their cards moves, and ``enduring`` what lasting effects say. ``in_force`` is all that is in force (see
    `reference.kernel.abilities.standing`), and ``touched`` what is known of whom it may affect
    (`reference.kernel.abilities.index`).

    ``layer`` is the layer that is being worked out, ``supposed`` what is assumed of cards meanwhile,
    ``doubted`` the effects of which it is being found out whether their cards still have them, and
    ``treated`` what players have said about how traits are treated. ``timed`` says whether a
    condition has looked at the phase or step.

    ``spoken_for`` are the cards that are being given for a cost: meanwhile nobody can choose them for
    anything else.

    ``read`` says of cards of halves which half alone is read, where that is settled for a while.

    ``asks_forced`` makes the engine ask even where one answer is left, ``asks_chance`` makes it ask for
    what chance decides; otherwise ``rng`` decides. ``choices`` counts the questions to players that had
    more than one answer. ``index`` is what only makes the engine faster, unless that is switched off. A
    book's own game holds it in ``own_index``, too, as the kind that the book has.
    """

    revision: str
    first: Seat
    active: Seat
    turn: int
    door: str
    definitions: Mapping[str, CardSpec]
    log: Log
    rng: Random
    asks_chance: bool
    format: dict[str, Any] = field(default_factory=dict)
    asks_forced: bool = False
    phase: str = ""
    step: str | None = None
    priority: Seat | None = None
    result: Result | None = None
    book: Book = field(init=False)
    now: Now = field(init=False)
    extra_turns: list[Seat] = field(default_factory=list)
    layer: int = TOP
    supposed: dict[tuple[Ref, str], Any] = field(default_factory=dict)
    doubted: list[Any] = field(default_factory=list)
    treated: dict[tuple[Ref, Any], bool] = field(default_factory=dict)
    read: dict[Ref, int] = field(default_factory=dict)
    cards: dict[Ref, Card] = field(default_factory=dict)
    zones: dict[Place, list[Card]] = field(default_factory=dict)
    clock: int = 0
    decisions: int = 0
    begun: int = 0
    unfinished: int = 0
    choices: int = 0
    oids: int = 0
    secrets: dict[Seat, int] = field(default_factory=dict)
    heard: set[str] = field(default_factory=set)
    hearing: dict[str, list[tuple[Card, frozenset[str], bool]]] = field(default_factory=dict)
    statics: list[Card] = field(default_factory=list)
    standing: list[Any] | None = None
    enduring: dict[Any, Any] | None = None
    in_force: dict[Any, Any] | None = None
    touched: dict[Any, Any] = field(default_factory=dict)
    timed: bool = False
    lasting: list[Any] = field(default_factory=list)
    waiting: list[Any] = field(default_factory=list)
    delayed: list[Any] = field(default_factory=list)
    gone: list[Card] = field(default_factory=list)
    spoken_for: list[Card] = field(default_factory=list)
    index: Index | None = None

    def zone(self, zone: str, seat: Seat | None = None, slot: str | None = None) -> list[Card]:
        """Get the cards of a zone, top or earliest first.

        Raises:
            KeyError: the zone does not exist for that player.
        """
        return self.zones[known_places[(zone, seat, slot)]]

    def has_zone(self, zone: str, seat: Seat | None = None, slot: str | None = None) -> bool:
        """Tell whether the zone exists for that player."""
        return place(zone, seat, slot) in self.zones

    def add_zone(self, zone: str, seat: Seat | None = None, slot: str | None = None) -> None:
        """Make an empty zone."""
        self.zones[place(zone, seat, slot)] = []

    def tick(self) -> int:
        """Move the game's clock on, and get its time for a timestamp."""
        self.clock += 1
        return self.clock

    def mark_play(self) -> None:
        """Make the next question the beginning of a play, to which the game goes back if the play fails."""
        self.begun = self.decisions + 1

    def stir(self, *, statics: bool = False) -> None:
        """Forget what was found to be in force, if need be in static abilities too, until somebody asks."""
        if statics:
            self.standing = None
        self.in_force = None
        self.touched = {}

    def shift(self, card: "Card", to: Place) -> None:
        """Move a card to another place; what is in force is forgotten where that depends on its place."""
        if to.zone in card.acts_in or card.place.zone in card.acts_in:
            self.stir(statics=True)
        card.place = to

    def turn_over(self, card: "Card", face: Face) -> None:
        """Turn a card face up or face down where it is."""
        card.face = face
        self.tick()
        if card.place.zone in card.acts_in:
            self.stir(statics=True)

    def oid(self, kind: str) -> str:
        """Make a new id for something that is not one card."""
        self.oids += 1
        return f"{kind}-{self.oids}"

    def end(self, winner: Seat | None, losers: list[Seat], *why: str) -> NoReturn:
        """End the game at once with this result.

        Raises:
            GameOver: always; it unwinds the flow.
        """
        self.result = Result(winner=winner, losers=losers, draw=winner is None, why=list(why))
        raise GameOver

    def option_for(self, thing: "Card | Seat") -> Option:
        """Make the option for a thing that the chooser sees: a player by seat, a card by its ref."""
        if isinstance(thing, str):
            return Option(player=thing)
        return Option(card=thing.ref)

    def lift(self, card: Card) -> None:
        """Take a card out of the list of its zone, without putting it anywhere."""
        cards = self.zones[card.place]
        for index, other in enumerate(cards):
            if other is card:
                del cards[index]
                return
        raise LookupError(f"{card!r} is not where it says it is")

    def drop(self, card: Card, to: Place, *, top: bool = False) -> None:
        """Put a lifted card into a zone's list, at its top (front) or at its end."""
        cards = self.zones[to]
        if top:
            cards.insert(0, card)
        else:
            cards.append(card)
        self.shift(card, to)
        card.since = card.began = self.tick()
