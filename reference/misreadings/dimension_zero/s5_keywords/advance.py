"""Misreadings of 5.11: advance."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability
from reference.dimension_zero.s2_definitions import squares
from reference.dimension_zero.s4_processing import priority, resolving
from reference.dimension_zero.s5_keywords import advance
from reference.dimension_zero.state import Cost, Duel, Item
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("5.11.3")
def advance_is_paid_again_and_again() -> Iterator[None]:
    """Misreads 5.11.3: the additional cost may be paid as often as the player likes."""
    right = advance.choose_advances

    def choose_advances(
        game: Duel, seat: Seat, card: Card, cost: Cost, *bases: Any
    ) -> Flow[tuple[list[Ability], Cost]]:
        said, cost = yield from right(game, seat, card, cost, *bases)
        more = said
        while more:
            more, cost = yield from right(game, seat, card, cost, *bases)
        return said, cost

    with replaced(advance, "choose_advances", choose_advances):
        yield


@misreads("5.11.2")
def a_move_that_fails_advances_too() -> Iterator[None]:
    """Misreads 5.11.2: advance that was paid for triggers even if the move comes to nothing."""
    right = resolving.HOW["move"]

    def move(game: Duel, item: Item) -> Flow[None]:
        yield from right(game, item)
        if item.card is not None and item.card.place is not item.place:
            advance.advance(game, item)

    with replaced(resolving.HOW, "move", move):
        yield


@misreads("5.11.2")
def targets_are_seen_from_the_start() -> Iterator[None]:
    """Misreads 5.11.2: the unit chooses its targets from where it stood before the move."""
    right, move = squares.square_of_source, priority.ACTIONS["move"]
    start: dict[str, str | None] = {}

    def square_of_source(game: Duel, ctx: Context) -> str | None:
        ref = "" if ctx.source is None else ctx.source.ref
        return start.get(ref) or right(game, ctx)

    def announce(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        card = game.cards[str(option.card)]
        start[card.ref] = card.place.slot
        yield from move(game, seat, option)

    with (
        replaced(squares, "square_of_source", square_of_source),
        replaced(priority.ACTIONS, "move", announce),
    ):
        yield


@misreads("5.11.2")
def every_move_advances() -> Iterator[None]:
    """Misreads 5.11.2: advance triggers though it was not paid for."""
    right = advance.choose_advances

    def choose_advances(
        game: Duel, seat: Seat, card: Card, cost: Cost, *bases: Any
    ) -> Flow[tuple[list[Ability], Cost]]:
        _, more = yield from right(game, seat, card, cost, *bases)
        return [ability for ability in card.abilities if ability.keyword == "advance"], more

    with replaced(advance, "choose_advances", choose_advances):
        yield
