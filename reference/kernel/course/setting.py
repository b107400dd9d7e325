"""Setting the table: from a position to a game, or one clear sentence about what is wrong."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from random import Random

from duelproof.port import OTHER, SEATS, CardIn, CardSpec, Position, Seat, Seeded, laid
from duelproof.port.abilities import Ability, Gain
from duelproof.port.bounds import HIGH, MANY, shown
from duelproof.port.position import Face
from reference.kernel.abilities import now
from reference.kernel.abilities.perform import instructions
from reference.kernel.book import Book, Illegal, ZoneKind
from reference.kernel.card import Card, place
from reference.kernel.course import index, words
from reference.kernel.course.log import Log
from reference.kernel.game import Game
from reference.kernel.natures import STATIC

MOST_CARDS = 1_000
"""How many cards a table can have: far more than two players bring."""
NOT_REFS = frozenset({*SEATS, "judge", "chance", "clock"})
"""Words that name somebody, and so can be no card's ref."""


def base_fields(position: Position) -> dict[str, object]:
    """Take from a position what every game needs."""
    return {
        "revision": position.revision,
        "first": position.first,
        "active": position.active,
        "turn": position.turn,
        "door": position.door,
        "definitions": position.cards,
        "log": Log(position.events),
        "rng": Random(position.chance.seed if isinstance(position.chance, Seeded) else 0),
        "asks_chance": not isinstance(position.chance, Seeded),
        "format": position.format,
    }


def set_table(book: Book, position: Position, asks_forced: bool) -> Game:
    """Make the game of a position.

    Raises:
        Illegal: the position names an unknown revision, zone, card or slot, gives a ref twice, or breaks the
            book's rules for positions or decks.
    """
    if position.revision not in book.revisions:
        known = ", ".join(book.revisions)
        raise Illegal(
            "unsupported", f"{book.game} is played here in revision {known}, not {position.revision!r}"
        )
    if not 1 <= position.turn <= MANY:
        raise Illegal("illegal-position", f"turn must be from 1 to {MANY}, not {shown(position.turn)}")
    if (position.active == position.first) != (position.turn % 2 == 1) and position.door != "setup":
        whose = position.first if position.turn % 2 else OTHER[position.first]
        raise Illegal("illegal-position", f"turn {position.turn} is {whose}'s when {position.first} began")
    if (many := sum(1 for _ in laid(position))) > MOST_CARDS:
        raise Illegal("unsupported", f"{many} cards lie on the table; {MOST_CARDS} are played here at most")
    words.check(book, position.cards)
    game: Game = book.new_game(position)
    game.book, game.now = book, now
    game.asks_forced = asks_forced
    for seat in SEATS:
        _lay(book, game, position, seat)
    _listen(book, game)
    book.ready(game, position)
    return game


def _listen(book: Book, game: Game) -> None:
    """Note what the cards' abilities are and listen for."""
    specs = {card.spec.name: card.spec for card in game.cards.values()}
    printed = {name: _printed(game, spec) for name, spec in specs.items()}
    for each in printed.values():
        game.heard |= each.events
    for card in game.cards.values():
        each = printed[card.spec.name]
        card.keywords, card.acts_in = each.keywords, each.acts_in
        for kind, (zones, only_of_itself) in each.heard.items():
            game.hearing.setdefault(kind, []).append((card, zones, only_of_itself))
    game.statics = [card for card in game.cards.values() if card.acts_in]


Heard = dict[str, tuple[frozenset[str], bool]]
"""The kinds of event that abilities listen for, in which zones, and whether only for their own card."""


@dataclass(slots=True)
class Printed:
    """What is known of a card by what is printed on its faces.

    ``events`` are the kinds of event that its abilities wait for, or those that they give, ``heard`` those
    that it listens for itself, and ``acts_in`` the zones in which a static ability of it may work.
    """

    keywords: frozenset[str]
    events: frozenset[str]
    heard: Heard
    acts_in: frozenset[str]


@index.once_a_card
def _printed(game: Game, card: CardSpec) -> Printed:
    """Find what a card's abilities are and listen for."""
    abilities = [ability for face in card.faces for ability in face.abilities]
    gained = [i.ability for ability in abilities for i in instructions(ability) if isinstance(i, Gain)]
    return Printed(
        keywords=frozenset(ability.keyword for ability in abilities if ability.keyword),
        events=frozenset(each.trigger.on for each in (*abilities, *gained) if each.trigger is not None),
        heard=_heard(game.book, abilities),
        acts_in=_acting_in(game.book, abilities),
    )


def _heard(book: Book, abilities: list[Ability]) -> Heard:
    """Find what abilities listen for."""
    heard: Heard = {}
    for ability in abilities:
        if ability.trigger is not None:
            kind = ability.trigger.on
            zones, only_of_itself = heard.get(kind, (frozenset[str](), True))
            heard[kind] = zones | working_in(book, ability), only_of_itself and ability.trigger.self_only
    return heard


def _acting_in(book: Book, abilities: list[Ability]) -> frozenset[str]:
    """Find the zones in which a static ability among these may work."""
    zones = frozenset[str]()
    for ability in abilities:
        if ability.kind in STATIC:
            zones |= working_in(book, ability)
    return zones


def working_in(book: Book, ability: Ability) -> frozenset[str]:
    """Find the zones in which an ability may work."""
    return book.working_in(ability) or book.in_play


def _lay(book: Book, game: Game, position: Position, seat: Seat) -> None:
    """Put one player's cards where the position says."""
    for kind, given in _given(book, position, seat):
        _lay_card(game, seat, kind, given)


def _given(book: Book, position: Position, seat: Seat) -> Iterator[tuple[ZoneKind, CardIn]]:
    """List one player's cards in a position, each with its zone.

    Raises:
        Illegal: the position leaves the player out, or fills a zone that it cannot.
    """
    there = position.seats.get(seat)
    if there is None:
        raise Illegal("illegal-position", f"the position says nothing of {seat}")
    for zone, cards in there.zones.items():
        kind = book.zones.get(zone)
        if kind is None or not kind.in_position:
            allowed = ", ".join(name for name, known in book.zones.items() if known.in_position)
            raise Illegal(
                "illegal-position", f"{book.game} has no zone {zone!r} for a position; it has {allowed}"
            )
        for given in cards:
            yield kind, given


def _lay_card(game: Game, seat: Seat, kind: ZoneKind, given: CardIn) -> None:
    _check_lying(game.book, kind, given)
    spot = place(kind.name, None if kind.shared else seat, given.at if kind.slots else None)
    if spot not in game.zones:
        where = f"slot {given.at!r} in " if kind.slots else ""
        raise Illegal("illegal-position", f"{seat} has no {where}zone {kind.name!r} for card {given.ref!r}")
    card = make_card(game, seat, given)
    card.turned = given.turned if kind.poses else "ready"
    card.face = given.face or default_face(kind)
    game.drop(card, spot)
    for under in given.under:
        below = make_card(game, seat, under)
        below.place = spot
        below.over = card
        card.under.append(below)
    for hung in given.attached:
        thing = make_card(game, seat, hung.card)
        thing.turned, thing.face = hung.card.turned, card.face
        thing.host, thing.hung_as = card, hung.way
        game.drop(thing, spot)
    for seal in given.seals:
        thing = make_card(game, seat, seal)
        thing.face, thing.host, thing.hung_as = "down", card, "seal"
        game.drop(thing, spot)
    for other in given.linked:  # which the book links as soon as all cards lie
        part = make_card(game, seat, other.card)
        part.turned, part.face = card.turned, card.face
        game.drop(part, spot)


def _check_lying(book: Book, kind: ZoneKind, given: CardIn) -> None:
    """Check that a card can lie in a zone as it is given, with others under it and hanging on it.

    Raises:
        Illegal: it cannot.
    """
    if kind.linked:
        reason = f"card {given.ref!r} cannot lie in zone {kind.name!r} but under another, in its `under`"
        raise Illegal("illegal-position", reason)
    ways = words.vocabulary_of(book).of("attachment")
    if (given.linked and not book.links) or (given.seals and "seal" not in ways):
        reason = f"card {given.ref!r} has seals or linked cards, which are not played here"
        raise Illegal("unsupported", reason)
    if given.under or given.attached or given.seals or given.linked:
        _check_together(kind, given, ways)


def _check_together(kind: ZoneKind, given: CardIn, ways: Collection[str]) -> None:
    """Check what lies under a card, hangs on it and seals it.

    Raises:
        Illegal: it cannot be there.
    """
    for hung in given.attached:
        if hung.way not in ways:
            reason = f"{hung.card.ref!r} hangs on {given.ref!r} as {hung.way!r}, which is not played here"
            raise Illegal("unsupported", reason)
    beside = [(0, 0), *((other.x, other.y) for other in given.linked)]
    if len({*beside}) < len(beside):
        raise Illegal("illegal-position", f"two cards linked to {given.ref!r} lie at the same place")
    below = [*given.under, *(hung.card for hung in given.attached), *given.seals]
    below += [other.card for other in given.linked]
    if not kind.in_play:
        reason = f"in zone {kind.name!r} nothing lies under a card or hangs on it, as {below[0].ref!r} does"
        raise Illegal("illegal-position", reason)
    for card in below:
        if card.under or card.attached or card.seals or card.linked:
            reason = f"nothing lies under {card.ref!r} or hangs on it, as it is with {given.ref!r} itself"
            raise Illegal("illegal-position", reason)


def make_card(game: Game, seat: Seat, given: CardIn) -> Card:
    """Make a card of the position, which is not anywhere yet.

    Raises:
        Illegal: there can be no such card.
    """
    _check_given(game, given)
    card = Card(
        ref=given.ref,
        spec=game.definitions[given.name],
        owner=given.owner or seat,
        controller=given.controller or seat,
        place=_NOWHERE,
        side=given.side,
        reversed=given.reversed,
        damage=given.damage,
        markers=dict(given.markers),
    )
    game.cards[given.ref] = card
    return card


_NOWHERE = place("nowhere")


def _check_given(game: Game, given: CardIn) -> None:
    """Check that there can be a card as it is given.

    Raises:
        Illegal: the ref stands twice, the name has no definition, or the card cannot be in that state.
    """
    if given.ref in game.cards:
        raise Illegal("illegal-position", f"the ref {given.ref!r} stands twice in the position")
    spec = game.definitions.get(given.name)
    if spec is None:
        raise Illegal("unknown-card", f"the position does not define the card {given.name!r}")
    if not 0 <= given.side < len(spec.faces):
        raise Illegal("illegal-position", f"the card {given.name!r} has no side {shown(given.side)}")
    if not given.ref or given.ref in NOT_REFS:
        raise Illegal("illegal-position", f"{given.ref!r} names no card; a ref is a word of its own")
    if given.damage or given.markers:
        _check_counts(given)


def _check_counts(given: CardIn) -> None:
    """Check how much damage and how many markers are on a card.

    Raises:
        Illegal: it is a number that no card has.
    """
    marked = [(f"markers.{marker}", number) for marker, number in given.markers.items()]
    for what, number in [("damage", given.damage), *marked]:
        if not 0 <= number <= HIGH:
            reason = f"card {given.ref!r}, {what}: {shown(number)} should be from 0 to {HIGH}"
            raise Illegal("illegal-position", reason)


def default_face(kind: ZoneKind) -> Face:
    """Lay cards face up where everybody sees them, else face down."""
    return "up" if kind.seen_by == "all" else "down"
