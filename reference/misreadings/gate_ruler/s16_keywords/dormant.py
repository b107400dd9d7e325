"""Misreadings of 16-19: Dormant."""

import contextlib
from collections.abc import Callable, Iterator

from reference.kernel.abilities import effects
from reference.kernel.card import Card
from reference.kernel.context import Thing
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("16-19a")
def rulers_are_never_dormant() -> Iterator[None]:
    """Misreads 16-19a: Dormant keeps units from attacking, but not rulers."""
    with _forbidding(lambda game, card: False if "ruler" in card.printed.type else None):
        yield


@misreads("16-19a")
def dormant_is_never_lost() -> Iterator[None]:
    """Misreads 16-19a: a card with Dormant cannot attack even after losing it."""
    with _forbidding(lambda game, card: True if "Dormant" in card.keywords else None):
        yield


@contextlib.contextmanager
def _forbidding(wrong: Callable[[Game, Card], bool | None]) -> Iterator[None]:
    """Answer wrongly whether a card is forbidden to attack, in the block, where there is an answer."""
    right = effects.forbidden

    def forbidden(game: Game, action: str, thing: Thing) -> bool:
        answer = wrong(game, thing) if action == "attack" and isinstance(thing, Card) else None
        return right(game, action, thing) if answer is None else answer

    with replaced(effects, "forbidden", forbidden):
        yield


@misreads("16-19b")
def the_dormant_attack() -> Iterator[None]:
    """Misreads 16-19b: a card with Dormant can attack like another."""
    with _forbidding(lambda game, card: False if "Dormant" in card.keywords else None):
        yield


@misreads("16-19b")
def the_dormant_are_left_alone() -> Iterator[None]:
    """Misreads 16-19b: a card with Dormant cannot be attacked either."""
    right = effects.forbidden

    def forbidden(game: Game, action: str, thing: Thing) -> bool:
        asleep = action == "be_attacked" and isinstance(thing, Card) and "Dormant" in thing.keywords
        return asleep or right(game, action, thing)

    with replaced(effects, "forbidden", forbidden):
        yield
