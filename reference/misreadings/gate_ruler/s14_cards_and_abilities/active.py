"""Misreadings of 14-2: active abilities."""

from collections.abc import Iterator

from duelproof.port.abilities import Ability
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.course import index
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-2a-1")
def abilities_work_nowhere() -> Iterator[None]:
    """Misreads 14-2a-1: no ability is active except those about playing the card itself."""
    right = select.works

    def works(game: Game, card: Card, ability: Ability) -> bool:
        return ability.kind == "spell" and right(game, card, ability)

    with replaced(select, "works", works):
        yield


@misreads("14-2a", "14-2a-1", "14-2b")
def abilities_are_used_from_anywhere() -> Iterator[None]:
    """Misreads 14-2a: an activated ability can be played in any zone."""
    right = select.works

    def works(game: Game, card: Card, ability: Ability) -> bool:
        return ability.kind == "activated" or right(game, card, ability)

    with replaced(select, "works", works), replaced(index, "made", lambda kind: None):
        yield
