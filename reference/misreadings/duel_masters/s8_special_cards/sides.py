"""Misreadings of 804, 806 and 807: cards with several sides."""

from collections.abc import Callable, Iterator
from typing import Any

from reference.duel_masters.s5_turn.taking_part import take_out
from reference.duel_masters.s8_special_cards import turning_over
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import standing
from reference.kernel.card import Card
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _besides(wrong: Callable[[DMGame, Card], None]) -> Any:
    """Return a replacement by which something befalls whatever is turned over."""
    right = standing.show_side

    def show(game: DMGame, card: Card, side: int) -> None:
        right(game, card, side)
        wrong(game, card)

    return replaced(turning_over, "show_side", show)


@misreads("804.5")
def what_is_turned_over_is_untapped() -> Iterator[None]:
    """Misreads 804.5: a psychic creature that is turned over is untapped."""

    def untapped(game: DMGame, card: Card) -> None:
        card.turned = "ready"

    with _besides(untapped):
        yield


@misreads("804.5")
def what_is_turned_over_loses_its_effects() -> Iterator[None]:
    """Misreads 804.5: effects on a psychic creature end as it is turned over."""

    def freed(game: DMGame, card: Card) -> None:
        for lasting in [each for each in game.lasting if each.touches(card)]:
            standing.take_out_of_force(game, lasting)

    with _besides(freed):
        yield


@misreads("804.5")
def what_is_turned_over_stops_attacking() -> Iterator[None]:
    """Misreads 804.5: a psychic creature that is turned over takes no further part in an attack."""

    def out(game: DMGame, card: Card) -> None:
        take_out(game, [card])

    with _besides(out):
        yield
