"""803, 805: cards linked side by side, which are one creature.

The first of the linked cards lies in the battle zone for all of them, with the others under it, and reads as
what they make up together. Each of them keeps its links, by the side where the other card lies.
"""

from collections.abc import Iterable
from itertools import pairwise

import msgspec

from duelproof.port import Option
from duelproof.port.cards import Face, Traits
from reference.duel_masters.editions import rule
from reference.duel_masters.s8_special_cards.succession import (
    evolved,
    share,
    speak_for,
    speak_of_heirs,
    succeed,
    take_place,
)
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card, with_side
from reference.kernel.course import ask
from reference.kernel.flow import Flow

Spot = tuple[int, int]
SIDES: dict[str, Spot] = {"left": (-1, 0), "right": (1, 0), "above": (0, 1), "below": (0, -1)}
"""The sides of a card, and how far another one lies there, seen by its player."""
OPPOSITE = {"left": "right", "right": "left", "above": "below", "below": "above"}


def linked(card: Card) -> list[Card]:
    """List the cards that a card is the first of, itself too; a card that is not linked is alone."""
    return [card, *(other for other in card.under if other.links)]


@rule("803.1b", also=("701.18a",))
@rule("803.1b", also=("701.18b",), edition="s-max")
def creature_of(card: Card) -> Card:
    """Get the card that lies for all cards that a card is linked with: they are one creature."""
    return card.over if card.links and card.over is not None else card


@rule("803.1b", also=("801.2", "812.1e"))
def stands_for(game: DMGame, card: Card) -> Card:
    """Effects are upon the creature that a card is part of, or has evolved into.

    What replaces its leaving is upon the card.
    """
    return card if game.replacing else creature_of(evolved(game, card))


def layout(card: Card) -> dict[Spot, Card]:
    """Find where the cards lie that one card is linked with, that card being at 0,0."""
    lying = [((0, 0), card)]
    for (x, y), one in lying:
        lying += [
            ((x + SIDES[side][0], y + SIDES[side][1]), other)
            for side, other in one.links.items()
            if other not in dict(lying).values()
        ]
    return dict(lying)


@rule("803.1a", also=("701.18a", "803.3"))
@rule("803.1a", also=("701.18b",), edition="s-max")
def link(game: DMGame, beside: Card, side: str, card: Card) -> None:
    """Link a thing of the battle zone to a card there; they are one creature, the one that card was of."""
    lead, other = creature_of(beside), creature_of(card)
    if other is not lead:
        _take_in(game, lead, other)
    _tie(game, beside, side, card)
    _unite(game, lead)


def _tie(game: DMGame, one: Card, side: str, other: Card) -> None:
    """Note a link on both of its cards; they lie apart until they are united."""
    one.links, other.links = {**one.links, side: other}, {**other.links, OPPOSITE[side]: one}
    game.log.add("linked", card=other, cards=(one.ref, other.ref), player=other.owner, name=side)


def link_in_a_row(game: DMGame, cards: list[Card]) -> None:
    """Link cards in their order, each to the right of the one before it."""
    for left, right in pairwise(cards):
        link(game, left, "right", right)


@rule("803.3", also=("803.3a",))
@rule("803.3", also=("701.18b",), edition="s-max")
def _take_in(game: DMGame, lead: Card, other: Card) -> None:
    """Let a creature be part of another one, which is tapped if either was, and has the effects on both."""
    succeed(game, other, lead)
    speak_of_heirs(game, other, [lead])
    if other.turned == "exhausted":
        lead.turned = "exhausted"
    game.lift(other)
    for part in linked(other):
        if part is not other:
            other.under.remove(part)
        lie_beneath(part, lead)


def lie_beneath(part: Card, top: Card) -> None:
    """Let a card lie under all that lies beneath another; of such cards none is tapped."""
    part.over, part.turned, top.under = top, "ready", [*top.under, part]


@rule("801.4a", edition="1.13")
def linked_before(game: DMGame, card: Card, among: list[Card]) -> list[Card]:
    """Find what a card beneath another was linked into as that was laid on it, as far as it lies there."""
    cards = [card]
    for each in cards:
        beside = game.joined.get(each.ref, {}).values()
        cards += [other for other in beside if other in among and other not in cards]
    return [each for each in among if each in cards]


@rule("801.4a", edition="1.13")
def link_again(game: DMGame, lead: Card, cards: list[Card]) -> None:
    """Let cards that lie beneath the first of them be linked as they were before another was laid on them."""
    for card in cards:
        for side, other in game.joined[card.ref].items():
            if other in cards and side not in card.links:
                _tie(game, card, side, other)
    _unite(game, lead)


@rule("803.1b", also=("202.5",))
def _unite(game: DMGame, lead: Card) -> None:
    """Let the first of linked cards read as what they make up together."""
    cards = linked(lead)
    faces = [card.spec.faces[card.side] for card in cards]
    lead.read_as(united(faces), [each for face in faces for each in face.abilities])
    lead.also_named = list(dict.fromkeys(face.traits.name for face in faces))
    lead.keywords = lead.keywords.union(*(card.keywords for card in cards))
    lead.acts_in = lead.acts_in.union(*(card.acts_in for card in cards))
    for card in cards:
        _hear_for(game, lead, card)
    if lead not in game.statics:
        game.statics.append(lead)
    game.stir(statics=True)


@rule("805.1", also=("805.1a",))
def is_cell(card: Card) -> bool:
    """Tell whether the side of a card that shows is a cell, which is part of a creature."""
    return "cell" in card.spec.faces[card.side].traits.type


@rule("812.1", edition="s-max")
def is_king_cell(card: Card) -> bool:
    """Tell whether a card is a cell that is kept in the deck, as king cells are."""
    return is_cell(card) and card.printed.supertype is msgspec.UNSET


@rule("803.1b", also=("206.3", "805.1"))
def united(faces: list[Face]) -> Traits:
    """Put the traits of linked cards together: civilizations and races of all, and power in sum.

    They are a creature, whose cost is the first that one of them has: of cells only one has any.
    """
    traits = [face.traits for face in faces]
    return msgspec.structs.replace(
        traits[0],
        type=["creature"],
        cost=next((each.cost for each in traits if isinstance(each.cost, int)), None),
        colors=_all(each.colors for each in traits),
        races=_all(each.races for each in traits),
        power=sum(each.power for each in traits if isinstance(each.power, int)),
    )


def _all(words: Iterable[list[str]]) -> list[str]:
    return list(dict.fromkeys(word for some in words for word in some))


def _hear_for(game: DMGame, lead: Card, card: Card) -> None:
    """Let the first of linked cards listen for what another one listens for."""
    for entries in game.hearing.values():
        heard = {each: (zones, only_of_itself) for each, zones, only_of_itself in entries}
        if card in heard:
            heard[lead] = (heard[card][0] | heard.get(lead, heard[card])[0], False)
            entries[:] = [(each, *heard[each]) for each in game.cards.values() if each in heard]


def _alone(game: DMGame, card: Card) -> None:
    """Let a card read as what is printed on itself."""
    card.show(card.side)
    game.stir(statics=True)


def choose_part(game: DMGame, lead: Card) -> Flow[Card]:
    """Have the player of linked cards choose which of them leaves."""
    options = [Option(card=part.ref) for part in linked(lead)]
    picked = yield from ask.one(game, lead.owner, "choose", options, about=lead.ref, part="leaves")
    return game.cards[str(picked.card)]


def by_itself(card: Card) -> Card:
    """Read a linked card as what it is by itself, whatever it makes up together with others."""
    if not card.links:
        return card
    alone = with_side(card, card.side)
    if is_cell(card):
        alone.printed = _of_cell(card, alone.printed)
    alone.known, alone.had = alone.printed, alone.abilities
    return alone


@rule("805.1d", also=("805.1f",), edition="s-max")
@rule("805.1c", also=("805.1e",), edition="1.13")
def _of_cell(card: Card, traits: Traits) -> Traits:
    """Read a cell by itself: it has no cost, and the civilizations of its creature."""
    if is_king_cell(card):
        return _of_king_cell(card, traits)
    return msgspec.structs.replace(traits, cost=None, colors=creature_of(card).printed.colors)


@rule("812.1a", also=("812.1b",), edition="s-max")
def _of_king_cell(card: Card, traits: Traits) -> Traits:
    """Read a king cell by itself: it has no cost and no race, and the civilizations of its mana symbol."""
    return msgspec.structs.replace(traits, cost=None, races=[], colors=card.spec.faces[0].traits.colors)


@rule("803.4", also=("803.7",))
def unlink(game: DMGame, card: Card) -> None:
    """Take a card out of what it is linked into, and what nothing joins any more from each other."""
    lead = creature_of(card)
    cards = linked(lead)
    for side, other in card.links.items():
        other.links = _without(other, OPPOSITE[side])
    card.links = {}
    split(game, lead, [*(each for each in cards if each is not card), card])


@rule("803.4a", also=("805.2a",))
def _note_parting(game: DMGame, heirs: list[Card]) -> None:
    """Note what an attacking creature has become; its player has to choose if several of them stay."""
    if game.attack is not None and game.attack.attacker is heirs[0]:
        game.attack.parted = heirs


@rule("803.4a", also=("805.2a",))
def go_on_attacking(game: DMGame) -> Flow[None]:
    """Have the attacking player choose which creature goes on, of those that the attacker has become."""
    parted = [] if game.attack is None else game.attack.parted
    heirs = [card for card in parted if card.place.zone == "battle" and card.over is None]
    parted.clear()
    if heirs:
        options = [Option(card=card.ref) for card in heirs]
        picked = yield from ask.one(game, game.active, "choose", options, part="attacker")
        take_place(game, heirs[0], heirs[options.index(picked)])


def _without(card: Card, side: str) -> dict[str, Card]:
    return {at: other for at, other in card.links.items() if at != side}


def cut(game: DMGame, one: Card, side: str) -> None:
    """Undo a link; what it joined lies together until it is split."""
    other = one.links[side]
    one.links, other.links = _without(one, side), _without(other, OPPOSITE[side])
    game.log.add("unlinked", card=other, cards=(one.ref, other.ref), player=one.owner)


@rule("803.4", also=("803.4a", "803.5a"))
def split(game: DMGame, lead: Card, cards: list[Card]) -> None:
    """Let cards that were one creature be as many creatures as links leave, each the same as it was before.

    The first of the cards, with what is linked to it, goes on as that creature where it can be only one.
    """
    groups: list[list[Card]] = []
    for card in cards:
        if not any(card in group for group in groups):
            groups.append([*layout(card).values()])
    heirs = [group[0] for group in groups]
    turned, there = lead.turned, game.zones[lead.place]
    spot = there.index(lead)
    there[spot : spot + 1] = heirs
    for card in cards:
        _alone(game, card)
        if card.over is not None:
            card.over.under.remove(card)
        card.over, card.turned = None, turned
    share(game, lead, heirs, heirs[0])
    speak_of_heirs(game, lead, heirs)
    speak_for(game, lead, heirs[0])
    for first, *others in groups:
        for part in others:
            lie_beneath(part, first)
        if others:
            _unite(game, first)
    _note_parting(game, heirs)


@rule("803.4")
def scatter(game: DMGame, card: Card) -> None:
    """Let all cards that a card is linked with be no longer linked, wherever they go."""
    for part in linked(creature_of(card)) if card.links else ():
        part.links = {}
        _alone(game, part)
