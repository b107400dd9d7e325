"""What a thing is like now: what is printed, and then the effects in force, layer by layer."""

from copy import copy

import msgspec

from duelproof.port import Seat
from duelproof.port.abilities import Ability, Modify
from duelproof.port.cards import Traits
from reference.kernel.abilities import index, layers, select
from reference.kernel.abilities.effects import upon
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.game import Game

NUMBERS = ("cost", "power", "hp", "strike", "life")
"""The numbers that a card can have."""


@index.or_printed_number
def number(game: Game, card: Card, trait: str) -> int | None:
    """Work out a number of a card as it is now (power, hp, strike, cost, life); None where it has none.

    It is another number of the card where that stands in for it.
    """
    trait = layers.meant(game, card, trait)
    printed = getattr(card.known or card.printed, trait)
    value: int | None = None if printed is msgspec.UNSET else printed
    if card.known is not None:
        return value
    if trait in card.natures:
        value = select.amount(game, card.natures[trait].to, Context.of(card))
    value = layers.number(game, card, trait, value)
    least = game.book.least
    return value if value is None or least is None else max(least, value)


def of_player(game: Game, seat: Seat, trait: str, base: int) -> int:
    """Work out a number of a player that abilities change (such as how many cards they may charge)."""
    for instr, fixed in upon(game, seat, Modify, trait):
        base += select.amount(game, instr.by, Context(controller=seat)) if fixed is None else fixed
    return base


@index.or_printed_words
def words(game: Game, card: Card, trait: str) -> list[str]:
    """Work out the types, colours or races of a card as it is now."""
    value: list[str] = getattr(card.known or card.printed, trait)
    if card.known is not None:
        return value
    if trait in card.natures:
        value = layers.with_word(card.natures[trait], card.natures[trait].to, value)
    return layers.words(game, card, trait, value)


def is_partly(game: Game, card: Card, part: str) -> bool:
    """Tell whether one of the races of a card contains this."""
    return any(part in race for race in words(game, card, "races"))


@index.or_printed_name
def names(game: Game, card: Card) -> list[str]:
    """Work out the names that a card has now."""
    value = [card.printed.name, *card.also_named]
    if "name" in card.natures:
        value = layers.with_word(card.natures["name"], card.natures["name"].to, value)
    return layers.words(game, card, "name", value)


@index.or_printed_abilities
def abilities(game: Game, card: Card) -> list[Ability]:
    """Work out the abilities of a card as it is now: printed and gained, less those lost."""
    return layers.abilities(game, card) if card.known is None else card.had


@index.if_any_has
def keyword(game: Game, card: Card, word: str) -> Ability | None:
    """Find the keyword ability of that name, if the card has it now."""
    for ability in abilities(game, card):
        if ability.keyword == word:
            return ability
    return None


def keywords(game: Game, card: Card, word: str) -> list[Ability]:
    """Find all keyword abilities of that name that the card has now."""
    if keyword(game, card, word) is None:
        return []
    return [ability for ability in abilities(game, card) if ability.keyword == word]


def remember(game: Game, card: Card) -> Card:
    """Make a memory of a card, with all that it is now and where; it lies on no table and does not change."""
    memory = copy(card)
    memory.under = list(card.under)
    memory.known = traits(game, card)
    memory.had = abilities(game, card)
    memory.last = None
    return memory


@index.as_others
def traits(game: Game, card: Card) -> Traits:
    """Work out all that a card is now, for a view."""
    had = abilities(game, card)
    now = msgspec.structs.replace(
        card.printed,
        type=words(game, card, "type"),
        colors=words(game, card, "colors"),
        races=words(game, card, "races"),
        keywords=[ability.keyword for ability in had if ability.keyword is not None],
        texts=[ability.id for ability in had if ability.keyword is None],
    )
    for trait in NUMBERS:
        value = number(game, card, trait)
        if value is not None:
            setattr(now, trait, value)
    return now
