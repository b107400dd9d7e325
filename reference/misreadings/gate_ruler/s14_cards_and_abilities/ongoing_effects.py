"""Misreadings of 14-11: ongoing effects."""

from collections.abc import Collection, Iterator

from duelproof.port import Seat
from duelproof.port.selections import Cond, Filter
from reference.kernel.abilities import effects, select
from reference.kernel.abilities.standing import Force
from reference.kernel.context import Context, Thing
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


@misreads("14-11a-2")
def effects_go_with_their_cards() -> Iterator[None]:
    """Misreads 14-11a-2: the effect of an ability ends when the card that has the ability leaves play."""
    right = effects._is_upon

    def is_upon(game: Game, force: Force, thing: Thing) -> bool:
        ability, source = force.ctx.ability, force.ctx.source
        if force.lasting is not None and ability is not None and source is not None:
            gone = ability.kind in ("activated", "triggered") and source.place.zone not in game.book.in_play
            return not gone and right(game, force, thing)
        return right(game, force, thing)

    with replaced(effects, "_is_upon", is_upon):
        yield
