"""2.23: how cards go from one zone to another."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import nullcontext
from types import MappingProxyType
from typing import Any, Literal

from duelproof.port import OTHER, Place, Ref, Seat
from duelproof.port.position import Face, Turned
from reference.dimension_zero import index
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.information import ALL, seers
from reference.dimension_zero.s2_definitions.new_cards import forget, remembered
from reference.dimension_zero.s2_definitions.plan_zone import turn_down
from reference.dimension_zero.s2_definitions.zones import FACE_DOWN, FIELD, GRAVEYARD, STACK, ZONES
from reference.dimension_zero.s3_course_of_play.battling import join
from reference.dimension_zero.s4_processing.continuous_effects import goes_on, keep_control
from reference.dimension_zero.s4_processing.created_triggers import till_now
from reference.dimension_zero.s4_processing.spells import cease
from reference.dimension_zero.s6_other_rules.bonds import bonded_to, falling, is_bonded, unbind
from reference.dimension_zero.s6_other_rules.buried_cards import fallen_with, lay_under, take_out
from reference.dimension_zero.s6_other_rules.deliberate_order import decide
from reference.dimension_zero.state import Duel, Held
from reference.kernel.abilities import now
from reference.kernel.abilities.choosing import pointed_at
from reference.kernel.abilities.triggers import Waiting, happen
from reference.kernel.card import Card, place
from reference.kernel.course import ask
from reference.kernel.course.sight import handle
from reference.kernel.flow import Flow

NO_NAMES: Mapping[Ref, str] = MappingProxyType({})
SEVERAL = 2


@rule("2.23.1-3", also=("6.1.4", "6.1.5", "6.6.5", "6.6.6"))
def put(
    game: Duel,
    card: Card,
    to: Place,
    *,
    turned: Turned = "ready",
    face: Face | None = None,
    name: str = "put",
    end: Literal["top", "bottom", "anywhere"] = "top",
    played_from: Place | None = None,
    under: Card | None = None,
) -> None:
    """Move a card to another place, and at the same time what is bonded to it and buried under it.

    That goes with it to another square, and to the owners' graveyards if it goes anywhere else, or under
    another card.
    """
    beside, buried = bonded_to(game, card), list(card.under)
    stays = to.zone in FIELD and under is None
    with at_the_same_time(game):
        _put(game, card, to, turned, face, name, end, played_from, under)
        for strategy in beside:
            if stays:
                put(game, strategy, to, turned=strategy.turned)
            else:
                put(game, strategy, GRAVEYARD)
        for below in buried:
            if stays:
                _follow(game, below, to, name)
            else:
                put(game, below, GRAVEYARD, name="rule")


@rule("2.23.1-3", also=("2.1.1-1", "2.23.1", "2.23.1-2", "2.23.2-2", "2.23.3-2", "2.23.8-4"))
@rule("2.23.5", also=("2.23.3-3", "2.23.6", "2.23.6-2", "2.23.7", "2.23.7-2"))
@rule("2.23.10", also=("2.23.10-1", "2.23.10-2", "6.2.2"))
def _put(
    game: Duel,
    card: Card,
    to: Place,
    turned: Turned,
    face: Face | None,
    name: str,
    end: Literal["top", "bottom", "anywhere"],
    played_from: Place | None,
    under: Card | None,
) -> None:
    """Move a card to another place. Anywhere but from square to square it is a new card from then on.

    Where it was the plan, the next card of the deck stays face down (2.23.3-2). To abilities a card that was
    played comes from where it was ``played_from``. A card that is put ``under`` another lies face down there.
    """
    origin = card.place
    left = played_from or left_behind(game, card)
    was = as_it_was(game, card, to)
    stays = to.zone in FIELD and under is None
    along = stays and origin.zone in FIELD
    is_owned = to.zone not in FIELD and to is not STACK
    if is_owned:
        to = place(to.zone, card.owner)
    known = game.log.wanted and seers(card) == ALL
    if not along:
        forget(game, card)
    if origin is STACK:
        cease(game, card)
    if to.zone == "deck" and end == "top":
        turn_down(game, card.owner)
    if to.zone == "deck" and end != "anywhere":
        decide(game, card.owner)
    began = card.began
    lift(game, card)
    card.turned = turned
    if under is not None:
        lay_under(game, card, under)
    else:
        game.drop(card, to, top=end == "top" and to.zone in ("deck", "graveyard", "removed"))
        card.face = face or ("down" if to.zone in FACE_DOWN else "up")
        if to.zone == "square" and not is_bonded(card):
            join(game, card)
    if along:
        goes_on(card, began)
    _tell(game, card, origin, name, known)
    if origin.zone in FIELD or to.zone in FIELD:
        keep_control(game)
    _tell_abilities(game, card=card, player=card.owner, origin=left, place=to, name=name, as_was=was)
    _give_back(card)
    if not stays and is_bonded(card):
        unbind(game, card)


@rule("2.23.1", also=("6.1.7",))
def lift(game: Duel, card: Card) -> None:
    """Take a card up from where it lies, be it under another."""
    if card.over is None:
        game.lift(card)
    else:
        take_out(card)


@rule("2.23.1-3", also=("6.1.4",))
def _follow(game: Duel, below: Card, to: Place, name: str) -> None:
    """Put a buried card on the square to which the card over it has been put."""
    origin = below.place
    game.shift(below, to)
    _tell(game, below, origin, name)
    _tell_abilities(game, card=below, player=below.owner, origin=origin, place=to, name=name)


@rule("2.23.1-3", also=("4.8.10-1",))
def _tell_abilities(game: Duel, **about: Any) -> None:
    """Tell abilities that a card has moved."""
    tell_abilities(game, "move", **about)


@rule("2.23.1-3", also=("4.8.8", "4.8.10-1", "2.26.1-1"))
def tell_abilities(game: Duel, kind: str, **about: Any) -> None:
    """Tell abilities what has happened; of all that happens at the same time, when it has."""
    if game.held is None:
        happen(game, kind, **about)
    else:
        game.held.append((game.gone, kind, about))


class AtTheSameTime:
    """A part of a course: what happens in it happens at the same time."""

    __slots__ = ("game", "outermost", "recorded")

    def __init__(self, game: Duel) -> None:
        self.game, self.outermost = game, game.held is None
        self.recorded = game.log.together()

    def __enter__(self) -> None:
        self.recorded.__enter__()
        if self.outermost:
            self.game.held = []

    @rule("2.23.1-3", also=("4.8.8", "4.8.10-1", "2.26.1-1"))
    def __exit__(self, raised: object, *what: object) -> None:
        """Tell abilities of all that has happened, each of which sees it all done."""
        self.recorded.__exit__(raised, *what)
        if self.outermost:
            held, self.game.held = self.game.held or [], None
            if raised is None:
                with till_now(self.game) if self.game.lost else nullcontext():
                    _tell_of_all(self.game, held)


@rule("2.23.1-3", also=("4.8.8", "4.8.10-1", "2.26.1-1"))
def at_the_same_time(game: Duel) -> AtTheSameTime:
    """Let things happen at the same time: abilities see all of them done as they are told of the first."""
    return AtTheSameTime(game)


@rule("2.23.1-3", also=("4.8.8", "4.8.11"))
def _tell_of_all(game: Duel, held: Sequence[Held]) -> None:
    """Tell abilities of all that has happened at the same time, also those of cards that left with it."""
    before, known = game.gone, len(game.waiting)
    try:
        for gone, kind, about in held:
            game.gone = gone
            happen(game, kind, **about)
            for waiting in game.waiting[known:]:
                _know_as_it_was(game, waiting)
            known = len(game.waiting)
    finally:
        game.gone = before


@rule("2.23.1-3", also=("4.2.6", "4.8.4-2", "4.8.11", "4.9.2-6"))
def _know_as_it_was(game: Duel, waiting: Waiting) -> None:
    """Let an ability know its card as it was on the squares that this has left together with others."""
    source = waiting.source
    if waiting.life != source.life:
        was = next(each for each in game.gone if each.ref == source.ref and each.life == waiting.life)
        waiting.ctx.as_chosen = {source.ref: was}


@rule("2.23.1", also=("2.1.1-1",))
def _give_back(card: Card) -> None:
    """Let a card that lies neither on a square nor on the stack be controlled by its owner."""
    if card.place.zone not in FIELD and card.place is not STACK:
        card.controller = card.owner


@rule("2.23.3-1", also=("4.8.9", "4.8.10-2"))
def left_behind(game: Duel, card: Card) -> Place:
    """Find the zone that a card leaves: the plan zone, if it lies face up on its deck."""
    here = card.place
    return place("plan", here.seat) if here.zone == "deck" and card.face == "up" else here


@rule("2.23.1-3", also=("4.8.10-2", "4.8.11-2", "4.9.2-1", "4.9.2-6", "4.17.0"))
def as_it_was(game: Duel, card: Card, to: Place) -> Card | None:
    """Remember a card that leaves the squares, or a public zone for a hidden one, as it was there."""
    if card.place.zone in FIELD and to.zone not in FIELD:
        card.last = remembered(game, card)
        return card.last
    hidden = to.zone in FACE_DOWN and card.face == "up"
    return remembered(game, card) if hidden and "move" in game.heard else None


@index.where_told
def _tell(game: Duel, card: Card, origin: Place, name: str, known: bool = False) -> None:
    """Log that a card has come to where it lies, for whoever has seen its front before or sees it there."""
    game.log.add(
        "move",
        card=card,
        seen_by=ALL if known else seers(card),
        handle=handle(game, card),
        player=card.owner,
        origin=origin,
        place=card.place,
        verb=name,
        turned=card.turned if ZONES[card.place.zone].poses else None,
        face=card.face,
    )


@rule("2.23.1-4", also=("2.23.1-5", "2.23.2", "2.23.4", "2.23.4-1"))
@rule("2.23.3-1", also=("2.23.4-2", "2.23.1-2", "2.23.2-2"))
def draw(game: Duel, seat: Seat, many: int = 1) -> None:
    """Put the top card of a deck into the hand, one card after the other."""
    for card in game.decks[seat][:many]:
        put(game, card, place("hand", seat), name="draw")
        happen(game, "draw", player=seat)


@rule("2.23.1-4", also=("3.11.5-1", "4.16.4-6", "4.16.4-7"))
def arrived_together(game: Duel, cards: Iterable[Card]) -> None:
    """Let cards that one instruction has put on squares have come there at the same time.

    The order in which they were put still tells which of them began to work first.
    """
    then = game.tick()
    for card in cards:
        card.since = then


@rule("2.23.7-1", also=("3.9.1",))
def smash(game: Duel, seat: Seat, cards: Iterable[Card]) -> None:
    """Put cards from the top of a player's deck into their smash zone, face down and released."""
    with at_the_same_time(game):
        for card in cards:
            put(game, card, place("smash", seat), name="smash")


@rule("2.23.5-3", also=("6.1.5", "6.6.6"))
def all_falling(game: Duel, cards: Sequence[Card]) -> list[Card]:
    """List what goes to the graveyard as cards leave the squares: what is bonded to them and buried under.

    What leaves with them goes where they go.
    """
    return [card for card in (*falling(game, cards), *fallen_with(cards)) if card not in cards]


class AllAtOnce:
    """A part of a course: the cards that leave where they lie in it leave at the same time."""

    __slots__ = ("before", "cards", "game", "together")

    def __init__(self, game: Duel, cards: Sequence[Card]) -> None:
        self.game, self.cards, self.before = game, cards, game.gone
        self.together = at_the_same_time(game)

    @rule("2.23.1-3", also=("4.8.11",))
    def __enter__(self) -> None:
        """Remember the cards, and all that falls with them, as they are."""
        game, cards = self.game, self.cards
        for card in [each for each in cards if each.host in cards]:
            unbind(game, card)
        known = {memory.ref for memory in self.before}
        leaving = [card for card in (*cards, *all_falling(game, cards)) if card.ref not in known]
        game.gone = [*self.before, *(now.remember(game, card) for card in leaving if card.face == "up")]
        self.together.__enter__()

    def __exit__(self, raised: object, *what: object) -> None:
        try:
            self.together.__exit__(raised, *what)
        finally:
            self.game.gone = self.before


@rule("2.23.1-3", also=("4.8.11",))
def all_at_once(game: Duel, cards: Sequence[Card]) -> AllAtOnce:
    """Let cards leave where they lie at the same time: abilities see all of them as they were there."""
    return AllAtOnce(game, cards)


@rule("2.23.5-1", also=("2.23.1-4", "2.23.5-3", "2.23.5", "2.23.5-2", "2.23.1-2", "2.1.1-1"))
def to_graveyard(
    game: Duel, cards: Iterable[Card], name: str = "destroy", names: Mapping[Ref, str] = NO_NAMES
) -> Flow[None]:
    """Put cards on top of their owners' graveyards, all at once, in the order that their owners say.

    ``names`` are for the cards whose move is called otherwise.
    """
    going = list(cards)
    ordered = yield from in_order(game, [*going, *all_falling(game, going)])
    with all_at_once(game, going):
        for card in going:
            put(game, card, GRAVEYARD, name=names.get(card.ref, name))
    lay(game, ordered, "graveyard")


@rule("2.23.5-3", also=("2.23.2-4",))
def in_order(game: Duel, cards: Sequence[Card]) -> Flow[list[Card]]:
    """Ask who owns several cards that go to a pile together in which order they come to lie there.

    What is said is not told to the other player. The uppermost card is said first.
    """
    ordered: list[Card] = []
    for seat in (game.active, OTHER[game.active]):
        meant = {pointed_at(game, card, seat): card for card in cards if card.owner == seat}
        if len(meant) >= SEVERAL:
            said = yield from ask.order(game, seat, "order", list(meant), secret_to=[OTHER[seat]])
            ordered += [meant[option] for option in said]
    return ordered


@rule("2.23.5-3", also=("2.23.2-4", "2.23.1-2", "2.23.5-2"))
def lay(game: Duel, ordered: Sequence[Card], zone: str, end: Literal["top", "bottom"] = "top") -> None:
    """Lay the cards that came to piles in the order that was said, the uppermost first."""
    for card in reversed(ordered) if end == "top" else ordered:
        if card.place.zone == zone:
            pile = game.zones[card.place]
            pile.remove(card)
            pile.insert(0 if end == "top" else len(pile), card)


@rule("2.23.3-1", also=("2.23.2-2", "2.23.3-3", "2.23.2-4"))
def plans_among(cards: Sequence[Card], ordered: Sequence[Card]) -> list[Card]:
    """Find which of the cards that are put face up on decks become plans: the uppermost on each deck."""
    first = {card.owner: card for card in reversed(ordered)}
    return [card for card in cards if first.get(card.owner, card) is card]


@rule("2.23.8-4")
def in_play(game: Duel, card: Card, life: int) -> bool:
    """Tell whether a card that had this life on a square is still the same object, and so on some square."""
    return card.life == life
