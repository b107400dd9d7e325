"""Misreadings of 14-2: active abilities."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port.abilities import Ability
from reference.kernel.abilities import select, standing
from reference.kernel.card import Card
from reference.kernel.course import index
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s14_cards_and_abilities.helpers import working_everywhere
from reference.misreadings.making import replaced


@misreads("14-2a-1")
def abilities_work_nowhere() -> Iterator[None]:
    """Misreads 14-2a-1: no ability is active except those about playing the card itself."""
    right = select.works

    def works(game: Game, card: Card, ability: Ability) -> bool:
        return ability.kind == "spell" and right(game, card, ability)

    with replaced(select, "works", works):
        yield


def _working_unless(idle: Callable[[Card], bool]) -> Any:
    """Let the abilities of some cards never be active, in the block."""
    right = select.works

    def works(game: Game, card: Card, ability: Ability) -> bool:
        return not idle(card) and right(game, card, ability)

    return replaced(select, "works", works)


@misreads("14-2a-1")
def rulers_abilities_are_never_active() -> Iterator[None]:
    """Misreads 14-2a-1: a ruler's abilities are not active."""
    with _working_unless(lambda card: "ruler" in card.printed.type):
        yield


@misreads("14-2a-1")
def units_abilities_are_never_active() -> Iterator[None]:
    """Misreads 14-2a-1: a unit's abilities are not active."""
    with _working_unless(lambda card: "unit" in card.printed.type):
        yield


@misreads("14-2a-1")
def fields_abilities_are_never_active() -> Iterator[None]:
    """Misreads 14-2a-1: a field's abilities are not active."""
    with _working_unless(lambda card: "field" in card.printed.type):
        yield


@misreads("14-2a", "14-7a")
def continuous_abilities_do_nothing() -> Iterator[None]:
    """Misreads 14-2a: an ability that is active can be played, but has no effect without that."""
    with replaced(standing, "of_statics", lambda game: []):
        yield


@misreads("14-2a", "14-2a-1", "14-2b")
def abilities_are_used_from_anywhere() -> Iterator[None]:
    """Misreads 14-2a: an activated ability can be played in any zone."""
    right = select.works

    def works(game: Game, card: Card, ability: Ability) -> bool:
        return ability.kind == "activated" or right(game, card, ability)

    with replaced(select, "works", works), replaced(index, "made", lambda kind: None):
        yield


@misreads("14-2a")
def continuous_abilities_work_from_anywhere() -> Iterator[None]:
    """Misreads 14-2a: a continuous ability has its effect in every zone."""
    right = select.works

    def works(game: Game, card: Card, ability: Ability) -> bool:
        return ability.kind == "static" or right(game, card, ability)

    with replaced(select, "works", works), working_everywhere():
        yield
