"""Misreadings of 3-4: deck."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Option, Seat
from reference.gate_ruler import s05_preparation
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.state import GateGame
from reference.kernel.card import place
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-4a")
def a_card_is_put_aside_first() -> Iterator[None]:
    """Misreads 3-4a: before the game the top card of each deck is removed."""
    right = s05_preparation.set_up

    def set_up(game: GateGame, seat: Seat) -> None:
        right(game, seat)
        moving.move(game, game.zone("deck", seat)[0], place("removal", seat))

    with replaced(s05_preparation, "set_up", set_up):
        yield


@misreads("3-4a-1")
def cards_that_left_the_deck_are_found_in_it() -> Iterator[None]:
    """Misreads 3-4a-1: who looks through a deck also finds the cards of it that lie in the graveyard."""
    right = ask.some

    def some(game: Game, player: Seat, kind: str, options: list[Option], *how: Any, **more: Any) -> Flow[Any]:
        if kind == "find":
            options = [*options, *(game.option_for(card) for card in game.zone("graveyard", player))]
        return (yield from right(game, player, kind, options, *how, **more))

    with replaced(ask, "some", some):
        yield


@misreads("3-4c")
def the_topmost_cards_are_found() -> Iterator[None]:
    """Misreads 3-4c: whichever cards a player finds in a deck, as many leave it from its top."""
    right = ask.some

    def some(game: Game, player: Seat, kind: str, options: list[Option], *how: Any, **more: Any) -> Flow[Any]:
        chosen = yield from right(game, player, kind, options, *how, **more)
        return options[: len(chosen)] if kind == "find" else chosen

    with replaced(ask, "some", some):
        yield
