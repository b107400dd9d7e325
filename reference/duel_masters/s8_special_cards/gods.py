"""803: gods, which are linked to other gods side by side."""

from collections.abc import Iterator
from contextlib import contextmanager

from duelproof.port import SEATS, Option, Position
from duelproof.port.abilities import Ability, TargetSpec
from reference.duel_masters.editions import rule
from reference.duel_masters.s8_special_cards.linking import (
    OPPOSITE,
    SIDES,
    Spot,
    by_itself,
    choose_part,
    creature_of,
    cut,
    is_cell,
    layout,
    link,
    linked,
    split,
    unlink,
)
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now, select
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow

G_LINK = "g-link"
Link = tuple[Card, str]
"""A card that another one is linked to, and the side of it where that lies."""


def _g_links(card: Card) -> list[Ability]:
    """List the G-links on a card."""
    return [ability for ability in by_itself(card).abilities if ability.keyword == G_LINK]


@rule("803.1", also=("803.2",))
def is_god(card: Card) -> bool:
    """Tell whether a card is a god: it says what it can be linked to."""
    return bool(_g_links(card))


@rule("803.2", also=("803.2b",))
def _linkable(game: DMGame, card: Card) -> list[TargetSpec]:
    """Find what a card can be linked to, by the G-links on it that its creature has not lost."""
    had: list[Ability] = now.abilities(game, creature_of(card))
    return [spec for ability in _g_links(card) if ability in had for spec in ability.targets]


@rule("803.2", also=("803.2a",))
def _names(game: DMGame, one: Card, side: str, other: Card) -> bool:
    """Tell whether a G-link of a card names another card, read by itself, for one of its sides."""
    return any(
        spec.key == side and select.fits(game, by_itself(other), spec.filter, Context.of(one))
        for spec in _linkable(game, one)
    )


@rule("803.2", also=("803.1", "803.2a"))
def can_be_linked(game: DMGame, one: Card, side: str, other: Card) -> bool:
    """Gods can be linked where a G-link of either names the other one for that side."""
    both = is_god(one) and is_god(other)
    return both and (_names(game, one, side, other) or _names(game, other, OPPOSITE[side], one))


@rule("803.1a", also=("803.1", "803.2", "803.2c"))
def choose_links(game: DMGame, card: Card) -> Flow[list[Link]]:
    """Choose what a god that comes is linked to, of each creature one card at most, where there is room."""
    chosen: list[Link] = []
    while picked := (yield from _chosen_link(game, card, chosen)):
        chosen += picked
    return chosen


@rule("803.1a", also=("608.3c", "603.5b"))
def _chosen_link(game: DMGame, card: Card, chosen: list[Link]) -> Flow[list[Link]]:
    with _as_it_comes(card):
        options = _options(game, card, chosen)
    picked = yield from ask.some(game, card.owner, "link", list(options), 0, 1, about=card.ref)
    return [options[each] for each in picked]


@contextmanager
def _as_it_comes(card: Card) -> Iterator[None]:
    """Look at a god as it will be in the battle zone, where effects take or give what it is linked by."""
    lies, card.place = card.place, place("battle", card.owner)
    try:
        yield
    finally:
        card.place = lies


@rule("803.2c", also=("803.1",))
def _options(game: DMGame, card: Card, chosen: list[Link]) -> dict[Option, Link]:
    """List the cards, with a side, where a god can be linked so that no two cards lie at one spot."""
    joined = [creature_of(beside) for beside, _ in chosen]
    taken = {(0, 0)}.union(*(_around(beside, side) for beside, side in chosen))
    return {
        Option(card=beside.ref, value=side): (beside, side)
        for creature in game.battle(card.owner)
        if creature not in joined
        for beside in linked(creature)
        for side in SIDES
        if can_be_linked(game, beside, side, card) and taken.isdisjoint(_around(beside, side))
    }


def _around(beside: Card, side: str) -> set[Spot]:
    """Find where the cards of a creature lie, seen from a card at a side of one of them."""
    right, up = SIDES[side]
    return {(x - right, y - up) for x, y in layout(beside)}


@rule("803.1a", also=("803.1c", "803.3", "803.3a", "803.3b"))
@rule("803.1a", also=("803.1d",), edition="s-max")
def come_linked(game: DMGame, card: Card, links: list[Link]) -> None:
    """Let a god come as a part of the creatures that it is linked to, which are one creature with it."""
    for beside, side in links:
        link(game, beside, side, card)


@rule("803.7", also=("703.4f", "803.4", "109.2b"))
def choose_leaving(game: DMGame, lead: Card) -> Flow[Card]:
    """Have the card chosen that leaves of linked gods; the others stay."""
    gone = yield from choose_part(game, lead)
    unlink(game, gone)
    return gone


@rule("803.2b")
def part_gods(game: DMGame) -> None:
    """Undo links of gods that are not right any more; what they joined goes on as creatures of their own."""
    for lead in [card for seat in SEATS for card in game.battle(seat) if card.links]:
        cards, wrong = linked(lead), _wrong_links(game, lead)
        for one, side in wrong:
            cut(game, one, side)
        if wrong:
            split(game, lead, cards)


@rule("803.2b", also=("703.4e", "803.2"))
def _wrong_links(game: DMGame, lead: Card) -> list[Link]:
    """Find the links of gods, by a card and its side, for which no G-link speaks now."""
    return [
        (one, side)
        for one in linked(lead)
        if is_god(one)
        for side, other in one.links.items()
        if side in ("right", "above") and not can_be_linked(game, one, side, other)
    ]


def _belongs(game: DMGame, one: Card, side: str, other: Card) -> bool:
    """Tell whether cards of a position are linked: gods that can be, and cells of one creature."""
    names = {card.spec.faces[card.side].traits.name for card in (one, other)}
    whole = is_cell(one) and is_cell(other) and len(names) == 1
    return whole or can_be_linked(game, one, side, other)


def lay_linked(game: DMGame, position: Position) -> list[Card]:
    """Link the cards that a position says lie side by side.

    Returns:
        Those that cannot be linked so.
    """
    strays: list[Card] = []
    for seat in SEATS:
        for given in position.seats[seat].zones.get("battle", []):
            spots = {(0, 0): game.cards[given.ref]}
            spots |= {(other.x, other.y): game.cards[other.card.ref] for other in given.linked}
            joined = _link_all(game, spots)
            strays += [card for spot, card in spots.items() if spot not in joined]
    return strays


def _link_all(game: DMGame, spots: dict[Spot, Card]) -> list[Spot]:
    """Link what lies side by side to the card at 0,0, and on from there; return what was reached."""
    joined = [(0, 0)]
    for x, y in joined:
        one = spots[x, y]
        for side, (right, up) in SIDES.items():
            there = (x + right, y + up)
            other = spots.get(there)
            if other is not None and side not in one.links and _belongs(game, one, side, other):
                link(game, one, side, other)
                joined.append(there)
    return joined
