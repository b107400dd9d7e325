"""2.3 to 2.13: the data of a card."""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from duelproof.port import CardSpec
from duelproof.port.abilities import SetTrait
from duelproof.port.cards import Traits
from duelproof.port.selections import Select
from reference.dimension_zero import index
from reference.dimension_zero.editions import embodies, rule
from reference.dimension_zero.s1_principles import COLOURS, NO_LETTERS, cost_of, letters_in
from reference.dimension_zero.state import Cost, Duel
from reference.kernel.abilities import effects, layers, now, select
from reference.kernel.card import Card
from reference.kernel.course.index import once_a_game

embodies(
    {
        "2.1.3": select.player,
        "2.1.5": now.abilities,
        "2.2.2": now.traits,
        "2.2.3": select.printed_number,
        "2.4.4": select._extreme,
        "2.4.5": select._extreme,
        "2.8.2": select._is,
        "2.8.3": layers.with_word,
        "2.12.2": select._extreme,
        "2.12.3": select._extreme,
    }
)
embodies({"2.1.3": select.by_turn})

COST = "cost"
"""The trait that letters in the symbols of a spell count in."""


@rule("2.4.2", also=("2.4.2-1", "2.4.2-2", "2.4.3"))
def by_symbols(traits: Traits) -> Traits:
    """Give a card the colours of the symbols in its use cost, and the sum of their numbers as its cost.

    It has no colour without a coloured symbol, and every colour that has one.
    """
    if traits.symbols is UNSET:
        return replace(traits, colors=[])
    colours = sorted(COLOURS.intersection(symbol.partition("_")[0] for symbol in traits.symbols))
    return replace(traits, colors=colours, cost=cost_of(traits.symbols).total)


def read(definitions: Mapping[str, CardSpec]) -> dict[str, CardSpec]:
    """Read the definitions of cards as the book reads cards."""
    return {name: _read(spec) for name, spec in definitions.items()}


def _read(spec: CardSpec) -> CardSpec:
    """Read the definition of a card; it stays the same object where it says already what the book does."""
    faces = [replace(face, traits=by_symbols(face.traits)) for face in spec.faces]
    return spec if faces == spec.faces else replace(spec, faces=faces)


@rule("2.6.3")
def is_of_class(game: Duel, card: Card, kind: str) -> bool:
    """Tell whether a card is a unit, a base or a strategy now."""
    return kind in now.words(game, card, "type")


def is_unit(game: Duel, card: Card) -> bool:
    """Tell whether a card is a unit now."""
    return is_of_class(game, card, "unit")


@once_a_game
def _printed_cost(game: Duel, card: Card) -> Cost:
    """Find what a card costs to play by its symbols."""
    return cost_of(card.printed.symbols)


@index.as_printed(_printed_cost, "cost")
@rule("2.4.1")
def use_cost(game: Duel, card: Card) -> Cost:
    """Find what a card costs to play now; what an effect adds or takes away is colourless."""
    return changed_cost(game, card, _printed_cost(game, card))


@rule("2.4.1", also=("1.2.3-3",))
def use_cost_with(game: Duel, card: Card, letters: Mapping[str, int]) -> Cost:
    """Find what a card costs to play once its player has said what the letters in its cost stand for."""
    return changed_cost(game, card, cost_of(card.printed.symbols, letters))


def has_set_cost(game: Duel, card: Card) -> bool:
    """Tell whether an effect has put another use cost in place of a card's symbols."""
    return "cost" in card.natures or bool(effects.upon(game, card, SetTrait, "cost"))


@rule("2.4.1", also=("1.2.2", "1.2.3-3"))
def changed_cost(game: Duel, card: Card, cost: Cost) -> Cost:
    """Change a use cost as effects do: they may put a colourless number in its place, without letters."""
    if has_set_cost(game, card):
        total = now.number(game, card, COST)
        assert total is not None
        return Cost(total)
    return _changed(game, card, "cost", cost)


@rule("2.4.1", also=("2.5.1", "1.2.2"))
def _changed(game: Duel, card: Card, trait: str, cost: Cost) -> Cost:
    """Change a cost as effects do, once it is known what its letters stand for: only the colourless part."""
    total = layers.number(game, card, trait, cost.total)
    assert total is not None
    least = sum(many for _, many in cost.coloured)
    return Cost(max(least, total), cost.coloured)


@once_a_game
def _printed_move_cost(game: Duel, card: Card) -> Cost:
    """Find what it costs to move a unit by its symbols."""
    return cost_of(card.printed.move_cost)


@index.as_printed(_printed_move_cost, "move_cost")
@rule("2.5.1")
def move_cost(game: Duel, card: Card) -> Cost:
    """Find what it costs to move a unit now, before its player has said what letters in that stand for."""
    return move_cost_with(game, card, NO_LETTERS)


@rule("2.5.1", also=("4.7.3-2", "4.7.3-3"))
def move_cost_with(game: Duel, card: Card, letters: Mapping[str, int]) -> Cost:
    """Find what it costs to move a unit now; what an effect adds or takes away is colourless."""
    return _changed(game, card, "move_cost", cost_of(card.printed.move_cost, letters))


@rule("2.4.3", also=("1.2.2", "1.2.3-3"))
def count_letters(card: Card, letters: Mapping[str, int]) -> None:
    """Let the letters in the use cost of a spell count as what they stand for, while it is on the stack."""
    if letters_in(card.printed.symbols):
        total = cost_of(card.printed.symbols, letters).total
        card.natures = {COST: SetTrait(what=Select(which="self"), to=total, trait=COST), **card.natures}


@rule("2.4.2-4", also=("2.4.2-3", "2.8.4"))
def names(game: Any, domain: str) -> set[str]:
    """List what a player may name: the five colours, or the races or names of the cards there are."""
    traits = [card.printed for card in game.cards.values()]
    words = {
        "color": set(COLOURS),
        "race": {race for printed in traits for race in printed.races},
        "card": {printed.name for printed in traits},
    }
    return words[domain]
