"""Misreadings of 4: what a lantern does that is hung beside another."""

from collections.abc import Iterator

from duelproof.port import OTHER
from engines.lanterns import s4_light
from engines.lanterns.s1_things import put
from engines.lanterns.state import Evening
from engines.misreadings.lanterns import misreads
from reference.kernel.card import Card, place
from reference.misreadings.making import replaced


@misreads("4.2")
def who_outshines_takes_the_lantern() -> Iterator[None]:
    """Misreads 4.2: the lantern goes into the shed of the player who hung the brighter one."""

    def go_out(game: Evening, card: Card) -> None:
        put(game, card, place("shed", game.active), "go-out")

    with replaced(s4_light, "go_out", go_out):
        yield


@misreads("4.3")
def storm_lanterns_change_hands() -> Iterator[None]:
    """Misreads 4.3: a storm lantern goes into the other player's hand."""

    def go_out(game: Evening, card: Card) -> None:
        put(game, card, place("hand", OTHER[card.owner]), "return")

    with replaced(s4_light, "go_out", go_out):
        yield
