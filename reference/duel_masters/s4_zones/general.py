"""400: which zones there are, and moving cards between them."""

from collections.abc import Callable, Collection, Iterable, Iterator
from contextlib import contextmanager
from copy import copy
from functools import partial
from typing import Any

from duelproof.port import SEATS, CardSpec, Place, Position, Seat
from duelproof.port.abilities import Reveal
from duelproof.port.places import Handle
from duelproof.port.position import Face, Turned
from reference.duel_masters.editions import EDITIONS, Edition, embodies, rule
from reference.duel_masters.s1_basics.abilities import come_in_state, remember, with_zones
from reference.duel_masters.s1_basics.cards import with_shields_counted
from reference.duel_masters.s1_basics.seals import is_command, is_seal, seals_on, take_off
from reference.duel_masters.s1_basics.tapped_and_untapped import come_untapped
from reference.duel_masters.s2_reading_cards.seals import read_as_seal
from reference.duel_masters.s3_card_types.auras import as_read
from reference.duel_masters.s3_card_types.cross_gear import auras_on, unhang
from reference.duel_masters.s3_card_types.ruins import abandon
from reference.duel_masters.s6_using_cards.replacement_effects import what_happens
from reference.duel_masters.s6_using_cards.triggered_abilities import happen_to, tell_destroying
from reference.duel_masters.s8_special_cards.cells import is_lone_cell
from reference.duel_masters.s8_special_cards.evolution_keywords import spelled_out
from reference.duel_masters.s8_special_cards.linking import creature_of, is_king_cell, scatter
from reference.duel_masters.s8_special_cards.parting import leaving_parts
from reference.duel_masters.s8_special_cards.rebuilding import Rebuilt, planned, rebuild
from reference.duel_masters.s8_special_cards.sides import front_again, has_two_fronts
from reference.duel_masters.s8_special_cards.succession import forget_evolving
from reference.duel_masters.state import DMGame, DMIndex
from reference.kernel.abilities import choosing, effects, now
from reference.kernel.abilities.perform import COMMON
from reference.kernel.book import ZoneKind
from reference.kernel.card import Card, place
from reference.kernel.context import Happening
from reference.kernel.course import chance, sight
from reference.kernel.course.index import made, once_a_card
from reference.kernel.course.setting import base_fields
from reference.kernel.flow import Flow

ZONES: dict[str, ZoneKind] = {
    kind.name: kind
    for kind in (
        ZoneKind("deck", seen_by="none", ordered=True),
        ZoneKind("hand", seen_by="owner"),
        ZoneKind("battle", poses=True, in_play=True, turns_down=True),
        ZoneKind("mana", poses=True),
        ZoneKind("graveyard"),
        ZoneKind("shield", seen_by="none", slots=True, ordered=True),
        ZoneKind("hyper"),
        ZoneKind("gr", seen_by="none", ordered=True),
        ZoneKind("nowhere", in_position=False),
    )
}
"""400.1, 400.2: the zones, and who sees the fronts of the cards in each.

Nowhere is where a card in use is by 1.13 (409.1); by s-max it stays where it was, and pends.
"""
embodies(
    {
        "400.2a": sight.seen_by,
        "400.2b": sight.seen_by,
        "400.2c": choosing.pointed_at,
        "400.2d": choosing.things,
        "400.4": chance.shuffle,
        "401.2": sight.seen_by,
        "402.3": sight.seen_by,
        "404.2": sight.seen_by,
        "405.2": sight.seen_by,
        "406.2": sight.seen_by,
        "407.2": sight.seen_by,
        "408.2": sight.seen_by,
        "401.3": ZONES["deck"],
        "401.5": COMMON[Reveal],
        "402.2": ZONES["hand"],
    }
)
Moving = tuple[Card, Place, str, Card | None]
"""A card that moves, where it comes from, what that is called, and what it is as a part of something."""
Origin = tuple[Card, Place]
"""A card, and where it comes from."""
Sighting = tuple[frozenset[Seat], Handle]
"""Who sees a card, and how to point at it for the others."""
FACE_DOWN = frozenset(name for name, kind in ZONES.items() if kind.seen_by != "all")


@rule("400.1")
def new_game(position: Position) -> DMGame:
    """Make the game of a position, with its zones: one of each kind for each player, and nothing in them."""
    fields: dict[str, Any] = base_fields(position)
    index = made(DMIndex)
    game = DMGame(**fields, edition=EDITIONS[position.revision], index=index, own_index=index)
    game.definitions = {name: _read(game, spec) for name, spec in position.cards.items()}
    game.regular = game.active
    zones = [place(zone, seat) for seat in SEATS for zone in _zones_of(game.edition)]
    game.zones |= {spot: [] for spot in (*zones, *game.shields["alice"], *game.shields["bob"])}
    return game


@once_a_card
def _read(game: DMGame, spec: CardSpec) -> CardSpec:
    """Read a card of a position: spell out what its words mean, and find where its abilities work."""
    return as_read(with_zones(spelled_out(with_shields_counted(spec))))


def _zones_of(edition: Edition) -> list[str]:
    """Name the zones of an edition that are one place each; shields have a place each."""
    return [
        kind.name
        for kind in ZONES.values()
        if not kind.slots and (kind.in_position or kind.name == edition.in_use)
    ]


@rule("406.3", also=("400.4", "113.3"))
def shield_place(game: DMGame, seat: Seat) -> Place:
    """A new shield goes after the last one there is, however many there are."""
    row = game.shields[seat]
    last = max((number for number, spot in enumerate(row, 1) if game.zones[spot]), default=0)
    if last == len(row):
        row.append(place("shield", seat, str(last + 1)))
        game.zones[row[last]] = []
    return row[last]


def to_zone(game: DMGame, card: Card, zone: str) -> Place:
    """Find the place of a zone where a card of its owner goes."""
    return shield_place(game, card.owner) if zone == "shield" else place(zone, card.owner)


def move(
    game: DMGame,
    card: Card,
    zone: str,
    name: str,
    *,
    seen_from: Place | None = None,
    at: Place | None = None,
) -> Flow[bool]:
    """Move one card to a zone of its owner; abilities see it come ``seen_from`` elsewhere, if that is given.

    ``at`` names the place, where that is another than a zone's next: there the card lies face up.

    Returns:
        Whether it was moved, and nothing happened instead.
    """
    moved = yield from move_all(game, [card], zone, name, seen_from=seen_from, at=at)
    return bool(moved)


@rule("400.7", also=("400.8",), edition="s-max")
@rule("400.6", also=("109.2a", "111.1", "310.8", "310.8a", "402.1"))
def move_all(
    game: DMGame,
    cards: Iterable[Card],
    zone: str,
    name: str,
    *,
    top: bool = False,
    turned: Turned | None = None,
    seen_from: Place | None = None,
    at: Place | None = None,
    alone: bool = False,
    face: Face | None = None,
    unnamed: Collection[Card] = (),
    joined: Callable[[], None] | None = None,
    arranged: Callable[[list[Card]], Flow[list[Card]]] | None = None,
) -> Flow[list[Card]]:
    """Move cards to a zone of their owners at the same time; what triggers sees all of it done.

    Where they go ``alone``, what lies under them stays. ``face`` is given where they lie otherwise than cards
    lie there. What waits for the ``name`` does not hear of the ``unnamed``, further cards of one thing.
    ``joined`` has them make up one thing as they come, of which alone abilities hear. ``arranged`` says in
    which order the cards that go there are laid down. They come ``turned`` if that is given.

    Returns:
        The cards that were moved: to the others something else happened instead.
    """
    can = [card for card in cards if can_leave(game, card)]
    events = {card: would_move(game, card, to_zone(game, card, zone), name, seen_from) for card in can}
    happening = yield from what_happens(game, [*events.values()])
    going = [card for card in events if events[card] in happening and not goes_back(game, card, zone)]
    going.sort(key=lambda card: card.owner != game.active)
    places = yield from leaving_parts(game, going, zone, alone=alone)
    moved = [card for card, _ in places]
    plans = yield from _left_behind(game, [card for card in going if alone or events[card].alone], moved)
    homes: dict[Card, str] = {}
    for card, to in places:
        homes |= dict.fromkeys([card] if card.ref in plans else whole(game, card), to)
    if arranged is not None:
        laid = yield from arranged([part for part, to in homes.items() if to == zone])
        homes = dict.fromkeys(laid, zone) | homes
    named = [card for card in _as_meant(places, zone) if card not in unnamed]
    moving = [
        (part, seen_from or part.place, name if part in named else "move", _as_part(part)) for part in homes
    ]
    falling = [part for plan in plans.values() for part in plan.rest]
    moving += [(part, part.place, "rule", None) for part in falling]
    destroyed = [(card, card.place) for card in named if name == "destroy"]
    leaving = [(card, card.place) for card in moved if card.place.zone == "battle" and _is_object(card)]
    for card, _ in leaving:
        remember(game, card)
    if game.edition.looks_past:
        tell_destroying(game, destroyed)
    with game.log.together():
        for card in falling:
            _carry(game, card, to_zone(game, card, "graveyard"), "rule")
        for card in homes:
            if card.ref in plans:
                rebuild(game, card, plans[card.ref])
            pose = None if "aura" in card.printed.type else turned
            spot = at or to_zone(game, card, homes[card])
            _carry(game, card, spot, name, pose, face or ("up" if at else None), top)
        if joined is not None:
            joined()
    game.commands += [card for card in moved if is_command(game, card)]
    game.fields += [card for card in moved if is_d2_field(card)]
    tell_of_all = partial(_tell_of_all, game, moving, leaving, destroyed)
    if game.untold is None:
        tell_of_all()
    else:
        game.untold.append(tell_of_all)
    return moved


@rule("400.7", also=("109.2b", "701.6b", "805.1b", "805.1e"), edition="s-max")
@rule("400.6", also=("109.2b", "701.6b", "805.1b", "805.1d"), edition="1.13")
def _as_meant(places: list[tuple[Card, str]], zone: str) -> list[Card]:
    """List what is destroyed, or moved otherwise: no card that goes along, and no cell that goes back."""
    return [card for card, to in places if to == zone]


@contextmanager
def at_the_same_time(game: DMGame) -> Iterator[None]:
    """Let abilities hear of moves to several zones only when all of them have been made."""
    before, game.untold = game.untold, []
    try:
        yield
        told = game.untold
    finally:
        game.untold = before
    for tell_of_all in told:
        tell_of_all()


def _tell_of_all(game: DMGame, moving: list[Moving], leaving: list[Origin], destroyed: list[Origin]) -> None:
    """Let abilities hear of cards that moved together."""
    for card, origin, called, part in moving:
        if card.over is None:  # or else it is a part of what they make up
            _tell(game, card, origin, called, part)
    for card, origin in leaving:
        happen_to(game, card, "leave", player=card.owner, origin=origin)
    if not game.edition.looks_past:
        tell_destroying(game, destroyed)


@rule("400.6", also=("801.4", "811.1"))
def _left_behind(game: DMGame, alone: list[Card], moved: list[Card]) -> Flow[dict[str, Rebuilt]]:
    """Decide for each card that goes alone what remains of the cards under it."""
    plans = {}
    for card in alone:
        plans[card.ref] = yield from planned(game, card, moved)
    return plans


@rule("400.7", also=("700.3",))
def can_leave(game: DMGame, card: Card) -> bool:
    """Neither rules nor effects move a card of the battle zone that cannot leave it."""
    return not effects.forbidden(game, "leave", card)


@rule("409.2a", also=("409.2b",), edition="s-max")
def goes_back(game: DMGame, card: Card, zone: str) -> bool:
    """A card that would go where it lies does not move, unless there is an order there."""
    kind = ZONES[zone]
    if not game.edition.goes_back or card.place.zone != zone or kind.ordered or kind.in_play:
        return False
    let_go(card)
    return True


@rule("409.2", also=("409.1d", "409.2a"), edition="s-max")
def let_go(card: Card) -> None:
    """A card that does not move after all pends no more: it lies as it lay, and no effect upon it goes on."""
    card.renew()


@rule("400.7", also=("109.2b",))
@rule("400.7", also=("805.1e", "812.1e"), edition="s-max")
@rule("400.6", also=("805.1d",), edition="1.13")
def _is_object(card: Card) -> bool:
    """Tell whether a card of the battle zone leaves as what it is there, and not as a part of something."""
    part = is_seal(card) or card.hung_as == "aura"
    return card.over is None and not part and not is_lone_cell(card)


@rule("400.7", also=("309.4", "310.8"))
def whole(game: DMGame, card: Card) -> list[Card]:
    """List a card with what lies under it, and the auras and seals on it, which go where it goes."""
    above = [*seals_on(game, card), *auras_on(game, card)]
    return [card, *above, *(part for below in card.under for part in whole(game, below))]


@rule("400.7", also=("812.1e",), edition="s-max")
def would_move(game: DMGame, card: Card, to: Place, name: str, seen_from: Place | None = None) -> Happening:
    """Say what would happen as a card is moved; what looks at it sees the creature that a cell is part of."""
    seen, origin = creature_of(card) if is_king_cell(card) else None, seen_from or card.place
    return Happening("move", card=card, player=card.owner, origin=origin, place=to, name=name, as_was=seen)


@rule("409.1", edition="1.13")
def comes_from(game: DMGame, card: Card) -> Place:
    """A card that is nowhere while it is used comes from the zone where its use was declared."""
    return game.declared_in[card.ref] if card.place.zone == "nowhere" else card.place


@rule("400.5", also=("400.2e", "400.5a", "400.5b", "404.1"))
def _carry(
    game: DMGame,
    card: Card,
    to: Place,
    name: str,
    turned: Turned | None = None,
    face: Face | None = None,
    top: bool = False,
) -> None:
    """A moved card is a new card where it comes."""
    origin, zone, before = card.place, to.zone, _sighted(game, card)
    detach(game, card)
    card.renew()
    _conceal(game, card)
    if origin.zone != "battle":
        card.last = None
    front_again(game, card, zone)
    card.face = face or ("down" if zone in FACE_DOWN and not has_two_fronts(card) else "up")
    game.drop(card, to, top=top)
    card.turned = turned or _pose_of_mana(game, card) or "ready"
    if is_covered(card):
        read_as_seal(card)
    if zone == "battle":
        come_in_state(game, card)
        come_untapped(game, card)
    unhang(game, card)
    abandon(game, card, origin)
    if game.evolved:
        forget_evolving(game, card)
    _record(game, card, origin, name, before)


@rule("400.5", also=("701.9a",))
def _conceal(game: DMGame, card: Card) -> None:
    """A card that was shown so as to be used, and is moved before, is shown no more."""
    if card.shown_to and any(item.source is card for item in game.waiting):
        card.shown_to = frozenset()


@rule("405.1", also=("603.5b",), edition="s-max")
@rule("405.1", edition="1.13")
def _pose_of_mana(game: DMGame, card: Card) -> Turned | None:
    """Many-coloured mana comes as the edition says, by the civilizations that it has where it comes."""
    pose = game.edition.many_colored_mana if card.place.zone == "mana" else None
    return pose if pose is not None and len(now.words(game, card, "colors")) > 1 else None


def is_d2_field(card: Card) -> bool:
    """Tell whether a card of the battle zone is a D2 field, which makes the others go as it comes."""
    return card.place.zone == "battle" and card.printed.supertype == "D2"


def is_covered(card: Card) -> bool:
    """Tell whether a card lies face down in the battle zone, where other cards lie face up."""
    return card.place.zone == "battle" and card.face == "down"


def _sighted(game: DMGame, card: Card) -> Sighting | None:
    """Note who sees a card before it moves, and how to point at it where it lies, if events are wanted."""
    if not game.log.wanted:
        return None
    return sight.seen_by(ZONES[card.place.zone], card), sight.handle(game, card)


def _record(game: DMGame, card: Card, origin: Place, name: str, before: Sighting | None) -> None:
    """Record a move for those who saw the card before or see it now; the others are told where it lay."""
    if before is None:
        return
    seen, handle = before
    kind = ZONES[card.place.zone]
    game.log.add(
        "move",
        card=card,
        seen_by=seen | sight.seen_by(kind, card),
        handle=handle,
        player=card.owner,
        origin=origin,
        place=card.place,
        verb=name,
        turned=card.turned if kind.poses else None,
        face="down" if is_covered(card) else None,
    )


def detach(game: DMGame, card: Card) -> None:
    """Take a card from where it lies, alone or beneath another, linked with others or hung on one."""
    scatter(game, card)
    if card.over is None:
        game.lift(card)
    else:
        card.over.under.remove(card)
        card.over = None
    if is_seal(card):
        take_off(game, card)
    card.host = card.hung_as = None


@rule("400.7", also=("109.2b", "200.3a"))
def _as_part(card: Card) -> Card | None:
    """Remember a card that leaves as a part of something: a seal, or what lies beneath and has no ability."""
    if is_seal(card):
        return copy(card)
    if card.over is None or card.links:
        return None
    beneath = copy(card)
    beneath.known, beneath.had = card.printed, []
    return beneath


@rule("400.5", also=("701.23a",), edition="s-max")
def _tell(game: DMGame, card: Card, origin: Place, name: str, part: Card | None = None) -> None:
    """Let abilities hear of a move, by the zones it went between and by what it is called.

    A seal, which is remembered as such, is removed, however it is moved.
    """
    about: dict[str, Any] = {"player": card.owner, "place": card.place, "name": name, "as_was": part}
    kinds = ("move", name) if part is None or not is_seal(part) else ("move", name, "unseal")
    for kind in dict.fromkeys(kinds):
        happen_to(game, card, kind, origin=origin, **about)
