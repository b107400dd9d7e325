"""Misreadings of 14-12a and 14-12c-1: what is applied before what."""

from collections.abc import Iterator
from typing import Any

from duelproof.port.abilities import Ability, Gain, LoseAbilities, SetTrait
from reference.gate_ruler.s14_cards_and_abilities import continuous
from reference.kernel import natures
from reference.kernel.abilities import effects, layers
from reference.kernel.abilities.standing import Force, since
from reference.kernel.card import Card
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-12a-1")
def base_abilities_wait_for_their_turn() -> Iterator[None]:
    """Misreads 14-12a-1: a base ability is applied in the order of age, like any other ability."""

    def is_base(ability: Ability, instr: Any) -> bool:
        return False

    with replaced(natures, "is_base", is_base):
        yield


@misreads("14-12a-1")
def nothing_adds_to_base_abilities() -> Iterator[None]:
    """Misreads 14-12a-1: what adds to a number adds to the printed one, which a base ability replaces."""
    right = layers.number

    def number(game: Game, card: Card, trait: str, value: int | None) -> int | None:
        if trait in card.natures and not effects.forces(game, SetTrait, trait, card):
            return value
        return right(game, card, trait, value)

    with replaced(layers, "number", number):
        yield


@misreads("14-12a-3")
def attributes_are_taken_after_abilities() -> Iterator[None]:
    """Misreads 14-12a-3: what takes attributes away comes after abilities, what gives them before."""
    right = layers.words

    def words(game: Game, card: Card, trait: str, value: list[str]) -> list[str]:
        said = right(game, card, trait, value)
        key = (card.ref, trait)
        if key in game.supposed or game.layer <= continuous.LAYERS["abilities"]:
            return said
        taking = [force for force in effects.forces(game, SetTrait, trait, card) if not force.instr.to]
        game.supposed[key] = said
        try:
            return [] if any(effects.touches(game, force, card) for force in taking) else said
        finally:
            del game.supposed[key]

    with replaced(layers, "words", words):
        yield


def _after_names(late: type[Gain] | type[LoseAbilities]) -> Any:
    """Let what gives abilities, or takes them away, be applied after names, in the block."""
    early = LoseAbilities if late is Gain else Gain

    def abilities(game: Game, card: Card) -> list[Ability]:
        forces = sorted(effects.forces(game, early, "", card), key=since)
        found: list[Ability] = layers._in_layer(
            game, card, "abilities", card.abilities, forces, layers._gain_or_lose
        )
        key, names = (card.ref, "late"), continuous.LAYERS["name"]
        if game.layer <= names or key in game.supposed:
            return found
        before, game.layer = game.layer, names
        game.supposed[key] = found
        try:
            for force in effects.forces(game, late, "", card):
                if effects.touches(game, force, card):
                    found = layers._gain_or_lose(game, force, card, found)
            return found
        finally:
            del game.supposed[key]
            game.layer = before

    return replaced(layers, "abilities", abilities)


@misreads("14-12a-4", "14-12a-5")
def abilities_are_given_after_names() -> Iterator[None]:
    """Misreads 14-12a-4, 14-12a-5: what gives abilities comes after names, what takes them away before."""
    with _after_names(Gain):
        yield


@misreads("14-12a-4", "14-12a-5")
def abilities_are_taken_after_names() -> Iterator[None]:
    """Misreads 14-12a-4, 14-12a-5: what takes abilities away comes after names, what gives them before."""
    with _after_names(LoseAbilities):
        yield


@misreads("14-12c-1")
def dependence_does_not_matter() -> Iterator[None]:
    """Misreads 14-12c-1: effects are applied in the order of age, whatever they depend on."""

    def oldest(game: Game, card: Card, key: Any, left: list[Force], apply: Any) -> Force:
        return left[0]

    with replaced(layers, "_next", oldest):
        yield


def _depend_on_each_other(game: Game, card: Card, key: Any, left: list[Force], apply: Any) -> bool:
    """Tell whether the oldest effect and another one each depend on the other."""
    first, *others = left
    return any(
        layers.depends(game, card, key, first, other, apply)
        and layers.depends(game, card, key, other, first, apply)
        for other in others
    )


@misreads("14-12c-1")
def the_younger_comes_first() -> Iterator[None]:
    """Misreads 14-12c-1: the younger of two effects is applied first, also where it depends on the older."""
    right = layers._next

    def youngest(game: Game, card: Card, key: Any, left: list[Force], apply: Any) -> Force:
        if _depend_on_each_other(game, card, key, left, apply):
            return right(game, card, key, left, apply)
        return left[-1]

    with replaced(layers, "_next", youngest):
        yield


@misreads("14-12c-1")
def of_effects_that_depend_on_each_other_the_younger_comes_first() -> Iterator[None]:
    """Misreads 14-12c-1: of effects that each depend on the other the younger is applied first."""
    right = layers._next

    def youngest(game: Game, card: Card, key: Any, left: list[Force], apply: Any) -> Force:
        if _depend_on_each_other(game, card, key, left, apply):
            return left[-1]
        return right(game, card, key, left, apply)

    with replaced(layers, "_next", youngest):
        yield
