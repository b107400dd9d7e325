"""Misreadings of 14-11: ongoing effects."""

from collections.abc import Collection, Iterator

from duelproof.port import Seat
from duelproof.port.selections import Cond, Filter
from reference.kernel.abilities import effects, select
from reference.kernel.abilities.standing import Force
from reference.kernel.context import Context
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-11b", "14-12e")
def zones_do_not_matter() -> Iterator[None]:
    """Misreads 14-11b: an effect on the cards of one zone affects all cards in play."""

    def zones_of(game: Game, wanted: Filter | None) -> Collection[str]:
        return {*(wanted.zones if wanted else ()), *game.book.in_play}

    with replaced(select, "zones_of", zones_of):
        yield


@misreads("14-11a")
def effects_outlast_the_battle() -> Iterator[None]:
    """Misreads 14-11a: an effect for a battle lasts for the turn."""
    right = effects.end

    def end(game: Game, *until: str, seat: Seat | None = None) -> bool:
        return right(game, *(each for each in until if each != "battle"), seat=seat)

    with replaced(effects, "end", end):
        yield


@misreads("14-11a-1")
def continuous_abilities_are_for_a_turn() -> Iterator[None]:
    """Misreads 14-11a-1: the effect of a continuous ability ends with the turn in which it began."""
    right = effects._acts
    began: dict[int, int] = {}

    def acts(game: Game, force: Force) -> bool:
        return right(game, force) and began.setdefault(id(force.instr), game.turn) == game.turn

    with replaced(effects, "_acts", acts):
        yield


@misreads("14-11a-1")
def continuous_abilities_wait_for_no_phase() -> Iterator[None]:
    """Misreads 14-11a-1: a continuous ability that depends on the phase does not begin with that."""
    right = select.holds

    def holds(game: Game, cond: Cond, ctx: Context) -> bool:
        return cond.op != "phase" and right(game, cond, ctx)

    with replaced(select, "holds", holds):
        yield
