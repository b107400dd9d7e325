"""Misreadings of 5.17: resistance."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType

from duelproof.port import OTHER
from reference.dimension_zero.s3_course_of_play import battles
from reference.dimension_zero.s4_processing import one_shot_effects, targets
from reference.dimension_zero.s5_keywords import resistance
from reference.dimension_zero.state import Duel
from reference.dimension_zero.vocabulary import Resist
from reference.kernel.abilities import effects
from reference.kernel.card import Card
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced

Resists = Callable[[Duel, Card, Card], bool]


@contextmanager
def _in(module: ModuleType, wrong: Resists) -> Iterator[None]:
    """Let one module ask something else whether a card resists, in the block."""
    right = vars(module)["resists"]
    vars(module)["resists"] = wrong
    try:
        yield
    finally:
        vars(module)["resists"] = right


def _never(game: Duel, card: Card, source: Card) -> bool:
    return False


@misreads("5.17.2")
def resistance_is_no_use_in_battle() -> Iterator[None]:
    """Misreads 5.17.2: the card takes damage in battle from units of a colour that it resists."""

    def resists(game: Duel, card: Card, source: Card) -> bool:
        found = effects.upon(game, card, Resist, "")
        return all(instr.by.color is None for instr, _ in found) and resistance.resists(game, card, source)

    with _in(battles, resists):
        yield


@misreads("5.17.2")
def resistance_is_no_use_against_effects() -> Iterator[None]:
    """Misreads 5.17.2: the card takes damage from what cards say."""
    with _in(one_shot_effects, _never):
        yield


@misreads("5.17.2")
def resistance_is_no_use_against_aim() -> Iterator[None]:
    """Misreads 5.17.2: the card can be targeted."""
    with _in(targets, _never):
        yield


@misreads("5.17.2")
def one_resists_for_all() -> Iterator[None]:
    """Misreads 5.17.2: every card of the player takes no damage from what one of them resists."""
    right = resistance.resists

    def resists(game: Duel, card: Card, source: Card) -> bool:
        mine = [each for each in game.cards.values() if each.controller == card.controller]
        return any(right(game, each, source) for each in mine)

    with _in(one_shot_effects, resists):
        yield


@misreads("5.17.2")
def whatever_the_condition() -> Iterator[None]:
    """Misreads 5.17.2: a card with resistance to some of the other player's cards resists them all."""

    def resists(game: Duel, card: Card, source: Card) -> bool:
        theirs = source.controller == OTHER[card.controller]
        return theirs and bool(effects.upon(game, card, Resist, ""))

    with replaced(resistance, "resists", resists):
        yield


@misreads("5.17.2")
def only_colours_are_resisted() -> Iterator[None]:
    """Misreads 5.17.2: a condition can only be a colour."""
    right = resistance.resists

    def resists(game: Duel, card: Card, source: Card) -> bool:
        found = effects.upon(game, card, Resist, "")
        return any(instr.by.color is not None for instr, _ in found) and right(game, card, source)

    with replaced(resistance, "resists", resists):
        yield


@misreads("5.17.2")
def those_who_have_left_are_what_they_are_now() -> Iterator[None]:
    """Misreads 5.17.2: battle damage of a unit that has left the squares is by the card that it is now."""
    with replaced(battles, "dealer_then", lambda dealer, life: dealer):
        yield
