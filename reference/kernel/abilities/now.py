"""What a thing is like now, under the effects in force. Where none may affect it, what is printed counts."""

from dataclasses import fields
from operator import attrgetter
from typing import Any

import msgspec

from duelproof.port import Seat
from duelproof.port.abilities import Ability, Gain, Modify
from duelproof.port.cards import Traits
from reference.kernel.abilities import layers, select
from reference.kernel.abilities.effects import changes, each_upon, may_be
from reference.kernel.abilities.standing import ABILITIES, ANYTHING, Reach, of_statics, touched
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.game import Game


def _may_differ(game: Game, card: Card, trait: str) -> bool:
    """Tell whether anything may make a trait of a card, or its abilities, differ from what is printed."""
    known = game.touched
    reach: Reach | None = known[trait] if trait in known else touched(game, trait)
    return reach is not None and reach.takes_in(card)


def plain(game: Game) -> bool:
    """Tell whether nothing can make a thing differ from what is printed."""
    return not game.lasting and not game.natures and not of_statics(game)


def number(game: Game, card: Card, trait: str) -> int | None:
    """Work out a number of a card as it is now (power, hp, strike, cost, life); None where it has none."""
    if card.known is not None:
        return _or_none(getattr(card.known, trait))
    printed = getattr(card.spec.faces[card.side].traits, trait)
    value: int | None = None if printed is msgspec.UNSET else printed
    if card.natures and trait in card.natures:
        value = select.amount(game, card.natures[trait].to, Context.of(card))
    if not _may_differ(game, card, trait):
        return value
    return layers.number(game, card, trait, value)


def _or_none(value: Any) -> int | None:
    return None if value is msgspec.UNSET else value


def of_player(game: Game, seat: Seat, trait: str, base: int) -> int:
    """Work out a number of a player that abilities change (such as how many cards they may charge)."""
    if not changes(game, Modify, trait):
        return base
    for instr, fixed in each_upon(game, seat, Modify, trait):
        base += select.amount(game, instr.by, Context(controller=seat)) if fixed is None else fixed
    return base


def words(game: Game, card: Card, trait: str) -> list[str]:
    """Work out the types, colours or races of a card as it is now."""
    if card.known is not None:
        return list(getattr(card.known, trait))
    value: list[str] = getattr(card.spec.faces[card.side].traits, trait)
    if card.natures and trait in card.natures:
        value = layers.with_word(card.natures[trait], card.natures[trait].to, value)
    if not _may_differ(game, card, trait):
        return value
    return layers.words(game, card, trait, value)


def names(game: Game, card: Card) -> list[str]:
    """Work out the names that a card has now."""
    printed = [card.printed.name]
    return layers.words(game, card, "name", printed) if _may_differ(game, card, "name") else printed


def abilities(game: Game, card: Card) -> list[Ability]:
    """Work out the abilities of a card as it is now: printed and gained, less those lost."""
    if card.known is not None:
        return card.had
    if not _may_differ(game, card, ABILITIES):
        return card.abilities
    return layers.abilities(game, card)


def keyword(game: Game, card: Card, word: str) -> Ability | None:
    """Find the keyword ability of that name, if the card has it now."""
    if word not in card.keywords and card.known is None and not may_be(game, Gain, "", card):
        return None
    for ability in abilities(game, card):
        if ability.keyword == word:
            return ability
    return None


_FIELDS = attrgetter(*(each.name for each in fields(Card)))


def remember(game: Game, card: Card) -> Card:
    """Make a memory of a card, with all that it is now and where; it lies on no table and does not change."""
    memory = Card(*_FIELDS(card))
    memory.under = list(card.under)
    memory.known = traits(game, card)
    memory.had = abilities(game, card)
    memory.last = None
    return memory


def traits(game: Game, card: Card) -> Traits:
    """Work out all that a card is now, for a view."""
    printed = card.printed
    if plain(game) or not (card.natures or _may_differ(game, card, ANYTHING)):
        return printed if not card.abilities else _as_printed(game, card)
    now = msgspec.structs.replace(
        printed,
        type=words(game, card, "type"),
        colors=words(game, card, "colors"),
        races=words(game, card, "races"),
        keywords=[a.keyword for a in abilities(game, card) if a.keyword is not None],
        texts=[a.id for a in abilities(game, card) if a.keyword is None],
    )
    for trait in ("cost", "power", "hp", "strike", "life"):
        value = number(game, card, trait)
        if value is not None or getattr(printed, trait) is not msgspec.UNSET:
            setattr(now, trait, value)
    return now


def _as_printed(game: Game, card: Card) -> Traits:
    """Add the names of the printed abilities to the printed traits, once for each card name."""
    key = (card.spec.name, card.side)
    found = game.worded.get(key)
    if found is None:
        found = game.worded[key] = msgspec.structs.replace(
            card.printed,
            keywords=[a.keyword for a in card.abilities if a.keyword is not None],
            texts=[a.id for a in card.abilities if a.keyword is None],
        )
    return found
