"""Misreadings of 16-19: dormant."""

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
    """Misreads 16-19a: Dormant keeps units from attacking, and rulers not."""
    with _forbidding(lambda game, card: False if "ruler" in card.printed.type else None):
        yield


@misreads("16-19a")
def dormant_is_never_lost() -> Iterator[None]:
    """Misreads 16-19a: what Dormant stands on cannot attack even when it has lost it."""
    with _forbidding(lambda game, card: True if "Dormant" in card.keywords else None):
        yield


@contextlib.contextmanager
def _forbidding(wrong: Callable[[Game, Card], bool | None]) -> Iterator[None]:
    """Within, whether a card is forbidden to attack is answered wrongly, where an answer is given."""
    right = effects.forbidden

    def forbidden(game: Game, action: str, thing: Thing) -> bool:
        answer = wrong(game, thing) if action == "attack" and isinstance(thing, Card) else None
        return right(game, action, thing) if answer is None else answer

    with replaced(effects, "forbidden", forbidden):
        yield
