"""Misreadings of 14-11: ongoing effects."""

from collections.abc import Collection, Iterator
from typing import Any

from duelproof.port import Seat
from duelproof.port.abilities import Modify
from duelproof.port.selections import Filter
from reference.gate_ruler.s06_turn import end_phase
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, perform, select
from reference.kernel.abilities.standing import Force
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-11a", "14-11a-2", "14-11a-2a", "14-12d")
def nothing_lasts() -> Iterator[None]:
    """Misreads 14-11a: an effect with a duration ends at once."""

    def lasting(game: Game, instr: Any, ctx: Context) -> Flow[None]:
        yield from ()

    with replaced(perform.COMMON, Modify, lasting):
        yield


@misreads("14-11a", "14-11a-2")
def nothing_ends() -> Iterator[None]:
    """Misreads 14-11a: an effect with a duration lasts for the game."""

    def end(game: Game, *until: str, seat: Seat | None = None) -> bool:
        return False

    with replaced(effects, "end", end):
        yield


@misreads("14-11a-2a")
def what_has_no_term_ends_with_the_turn() -> Iterator[None]:
    """Misreads 14-11a-2a: an effect without a stated duration ends with the turn."""
    right = end_phase.end_effects

    def end_effects(game: GateGame) -> None:
        right(game)
        effects.end(game, "game")

    with replaced(end_phase, "end_effects", end_effects):
        yield


@misreads("14-11b", "14-12e", "14-12c-2a")
def newcomers_are_left_out() -> Iterator[None]:
    """Misreads 14-12e: a continuous ability only affects cards that were there before it."""
    right = effects._is_upon

    def is_upon(game: Game, force: Force, thing: Thing) -> bool:
        late = force.lasting is None and isinstance(thing, Card) and thing.since > force.stamp[0]
        return not late and right(game, force, thing)

    with replaced(effects, "_is_upon", is_upon):
        yield


@misreads("14-11b", "14-12e")
def zones_do_not_matter() -> Iterator[None]:
    """Misreads 14-11b: an effect on the cards of one zone affects all cards in play."""

    def zones_of(game: Game, wanted: Filter | None) -> Collection[str]:
        return {*(wanted.zones if wanted else ()), *game.book.in_play}

    with replaced(select, "zones_of", zones_of):
        yield
