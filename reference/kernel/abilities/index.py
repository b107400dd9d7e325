"""What only makes it faster to find what things are like: quick looks before the layers are gone through.

Nothing is asked more often than what a card is like, and most cards are as printed. Each function here is put
around a plain rule with ``@`` (see `reference.kernel.course.index`). Whom the effects on a trait may reach is
kept in `Game.touched`, until what is in force changes.
"""

from collections.abc import Callable, Collection
from functools import wraps
from math import inf
from typing import Any

import msgspec

from duelproof.port.abilities import Ability, Gain, LoseAbilities, Modify, SetTrait
from duelproof.port.cards import Traits
from duelproof.port.selections import Amount
from reference.kernel.abilities.standing import Force, Reach, Saying, gathered, may_be
from reference.kernel.card import Card
from reference.kernel.context import Thing
from reference.kernel.game import Game

ABILITIES = "abilities"
"""The abilities of a card, asked about like a trait."""
ANYTHING = "anything"
"""Any trait of a card, or its abilities."""
GAINED = "gained"
_NOBODY: Reach = frozenset()
_CHANGING = (SetTrait, Modify, Gain, LoseAbilities)
"""The kinds of instruction that say what a card is like."""


def touched(game: Game, trait: str) -> Reach:
    """Find whom effects may reach that change a trait (or ABILITIES, or ANYTHING)."""
    if trait not in game.touched:
        known, stand_in = gathered(game), (game.book.layers.stands_in, "")
        anything = trait == ANYTHING or stand_in in known  # one number may be changed in place of another
        reaches = [
            force.reach
            for (kind, about), forces in known.items()
            if (kind in _CHANGING and (anything or trait == (about or ABILITIES)))
            or (kind, about) == stand_in
            for force in forces
        ]
        game.touched[trait] = _NOBODY.union(*reaches)
    found: Reach = game.touched[trait]
    return found


def gained(game: Game) -> frozenset[str]:
    """Find the kinds of the abilities that cards may have gained, and the events that these wait for."""
    words: frozenset[str] | None = game.touched.get(GAINED)
    if words is None:
        abilities = [force.instr.ability for force in gathered(game).get((Gain, ""), ())]
        events = (ability.trigger.on for ability in abilities if ability.trigger is not None)
        words = game.touched[GAINED] = frozenset(ability.kind for ability in abilities).union(events)
    return words


def is_in(reach: Reach, card: Card) -> bool:
    """Tell whether a card is among those that something may reach."""
    return card.place.zone in reach or card.ref in reach


def _is_printed(game: Game, card: Card, trait: str) -> bool:
    """Tell whether a trait of a card, or its abilities, can only be what is printed."""
    known = game.touched
    reach = known[trait] if trait in known else touched(game, trait)
    if reach and is_in(reach, card):
        return False
    return game.index is not None and card.known is None


Number = Callable[[Game, Card, str], int | None]
Words = Callable[[Game, Card, str], list[str]]
Names = Callable[[Game, Card], list[str]]
Having = Callable[[Game, Card], list[Ability]]


def or_printed_number(number: Number) -> Number:
    """Read a number that nothing can have changed from the card."""

    @wraps(number)
    def quick(game: Game, card: Card, trait: str) -> int | None:
        if trait in card.natures or not _is_printed(game, card, trait):
            return number(game, card, trait)
        printed = getattr(card.printed, trait)
        return None if printed is msgspec.UNSET else printed

    return quick


def or_printed_words(words: Words) -> Words:
    """Read words that nothing can have changed from the card."""

    @wraps(words)
    def quick(game: Game, card: Card, trait: str) -> list[str]:
        if trait in card.natures or not _is_printed(game, card, trait):
            return words(game, card, trait)
        printed: list[str] = getattr(card.printed, trait)
        return printed

    return quick


def or_printed_name(names: Names) -> Names:
    """Read a name that nothing can have changed from the card."""

    @wraps(names)
    def quick(game: Game, card: Card) -> list[str]:
        plain_name = not card.also_named and "name" not in card.natures and _is_printed(game, card, "name")
        return [card.printed.name] if plain_name else names(game, card)

    return quick


def or_printed_abilities(abilities: Having) -> Having:
    """Read abilities that nothing can have changed from the card."""

    @wraps(abilities)
    def quick(game: Game, card: Card) -> list[Ability]:
        return card.abilities if _is_printed(game, card, ABILITIES) else abilities(game, card)

    return quick


Finding = Callable[[Game, Card, str], Ability | None]


def if_any_has(keyword: Finding) -> Finding:
    """Look for a keyword only where it is printed, or where one may have been gained."""

    @wraps(keyword)
    def quick(game: Game, card: Card, word: str) -> Ability | None:
        if word in card.keywords or card.known is not None or game.index is None:
            return keyword(game, card, word)
        known = gathered(game) if game.in_force is None else game.in_force
        any_gained = (Gain, "") in known
        return keyword(game, card, word) if any_gained and may_be(game, Gain, "", card) else None

    return quick


def as_others(traits: Callable[[Game, Card], Traits]) -> Callable[[Game, Card], Traits]:
    """Put together what is printed once for all cards of a name that nothing can have changed."""

    @wraps(traits)
    def quick(game: Game, card: Card) -> Traits:
        if card.natures or card.links or game.index is None or not _is_printed(game, card, ANYTHING):
            return traits(game, card)
        key = (as_others, card.spec.name, card.side, card.printed.name)  # it may have none, face down
        if key not in game.index.kept:
            game.index.kept[key] = traits(game, card)
        found: Traits = game.index.kept[key]
        return found

    return quick


def most_taken(force: Force) -> float:
    """Say how much what changes a number can take from it: all, where it does more than add to it."""
    if type(force.instr) is not Modify:
        return inf
    return _most_below_zero(force.instr.by if force.value is None else force.value)


def _most_below_zero(amount: Amount) -> float:
    """Say how far below 0 an amount can be: what is counted is never, nor what that is multiplied to."""
    if isinstance(amount, int):
        return max(0, -amount)
    if amount.op == "count" or (amount.op == "times" and not any(map(_most_below_zero, amount.args))):
        return 0
    return inf


def reach_of_all(game: Game, says: Saying) -> Reach:
    """Find whom all that is in force and says this may reach."""
    reach: Reach | None = game.touched.get(says)
    if reach is None:
        reach = game.touched[says] = _NOBODY.union(*[force.reach for force in gathered(game).get(says, ())])
    return reach


def _may_reach(game: Game, says: Saying, thing: Thing) -> bool:
    """Tell whether anything in force that says this may reach a thing: any player, or so many cards."""
    return type(thing) is not Card or is_in(reach_of_all(game, says), thing)


Asking = Callable[[Game, str, Thing], bool]


def if_any(kind: type[Any]) -> Callable[[Asking], Asking]:
    """Ask whether a thing is forbidden, permitted or required something only if what says so may reach it."""

    def around(ask: Asking) -> Asking:
        @wraps(ask)
        def quick(game: Game, action: str, thing: Thing) -> bool:
            known = gathered(game) if game.in_force is None else game.in_force
            there = (kind, action) in known and _may_reach(game, (kind, action), thing)
            return (there or game.index is None) and ask(game, action, thing)

        return quick

    return around


Upon = Callable[[Game, Thing, type[Any], str], list[tuple[Any, Any]]]


def if_any_in_force(upon: Upon) -> Upon:
    """Look for what is upon a thing only if anything of this kind that is in force may reach it."""

    @wraps(upon)
    def quick(game: Game, thing: Thing, kind: type[Any], about: str) -> list[tuple[Any, Any]]:
        known = gathered(game) if game.in_force is None else game.in_force
        there = (kind, about) in known and _may_reach(game, (kind, about), thing)
        if not there and game.index is not None:
            return []
        return upon(game, thing, kind, about)

    return quick


Listeners = Callable[[Game, str, Card | None], Collection[Card]]


def among_hearing(listeners: Listeners) -> Listeners:
    """Look for abilities that an event triggers only on cards that have one printed, where it may work.

    It may be any card where such an ability was gained, or where a card just leaving had others than printed.
    """

    @wraps(listeners)
    def quick(game: Game, kind: str, subject: Card | None) -> Collection[Card]:
        known = game.touched
        if game.index is None or kind in (known[GAINED] if GAINED in known else gained(game)):
            return listeners(game, kind, subject)
        if game.gone and any(memory.had is not memory.abilities for memory in game.gone):
            return listeners(game, kind, subject)
        return [
            card
            for card, zones, only_of_itself in game.hearing.get(kind, ())
            if card is subject or not (only_of_itself or (card.place.zone not in zones and not game.gone))
        ]

    return quick
