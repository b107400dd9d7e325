"""Misreadings of 15-20b to 15-22: damage that is dealt, healed and reduced."""

from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Any

from duelproof.port import Seat
from reference.gate_ruler.s13_damage import prevention, processes, ruler_damage
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.state import GateGame, GateItem
from reference.gate_ruler.vocabulary import Prevent
from reference.kernel.abilities import triggers
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


def _told_of(*zones: str) -> AbstractContextManager[None]:
    """Let abilities that wait for damage wait only for that to cards of some zones, in the block."""
    right = triggers.happen

    def happen(game: GateGame, kind: str, **about: Any) -> None:
        if kind != "damage" or about["card"].place.zone in zones:
            right(game, kind, **about)

    return replaced(processes, "happen", happen)


@misreads("15-20b")
def only_rulers_are_dealt_damage() -> Iterator[None]:
    """Misreads 15-20b: a unit is not said to be dealt damage."""
    with _told_of("ruler"):
        yield


@misreads("15-20b")
def only_units_are_dealt_damage() -> Iterator[None]:
    """Misreads 15-20b: a ruler is not said to be dealt damage."""
    with _told_of("attack", "defense"):
        yield


@misreads("15-21b-1")
def who_heals_a_ruler_heals_himself() -> Iterator[None]:
    """Misreads 15-21b-1: the player of an effect that heals a ruler is healed, whosever ruler it is."""
    right = ruler_damage.heal_player

    def heal_player(game: GateGame, seat: Seat, points: int, ctx: Context) -> Flow[None]:
        yield from right(game, ctx.controller, points, ctx)

    with replaced(ruler_damage, "heal_player", heal_player):
        yield


@misreads("15-21b-1")
def a_healed_ruler_has_no_damage() -> Iterator[None]:
    """Misreads 15-21b-1: healing a ruler heals all damage of its player, whatever the amount."""
    right = ruler_damage.heal_player

    def heal_player(game: GateGame, seat: Seat, points: int, ctx: Context) -> Flow[None]:
        yield from right(game, seat, points, ctx)
        yield from putting.bury(game, list(game.zone("damage", seat)), "heal-out", ctx.controller, ctx.source)

    with replaced(ruler_damage, "heal_player", heal_player):
        yield


@misreads("15-21c")
def healing_stops_what_is_yet_to_be_applied() -> Iterator[None]:
    """Misreads 15-21c: healing a player also takes away ruler damage that is yet to be applied."""
    right = ruler_damage.heal_player

    def heal_player(game: GateGame, seat: Seat, points: int, ctx: Context) -> Flow[None]:
        yield from right(game, seat, points, ctx)
        coming = [item for item in game.gate if item.kind == "ruler-damage" and item.controller == seat]
        for item in coming[:points]:
            game.take_off_gate(item, "removed")

    with replaced(ruler_damage, "heal_player", heal_player):
        yield


@misreads("15-22a")
def reducing_takes_all_of_it() -> Iterator[None]:
    """Misreads 15-22a: damage that is reduced is not dealt at all."""
    right = prevention._reduce

    def reduce(game: GateGame, instr: Prevent, ctx: Context, process: GateItem, points: int) -> Flow[None]:
        yield from right(game, instr, ctx, process, points)
        for index in prevention._meant(game, instr, ctx, process):
            prevention.change_damage(process, index, 0)

    with replaced(prevention, "_reduce", reduce):
        yield


@misreads("15-22a")
def reducing_below_nothing_heals() -> Iterator[None]:
    """Misreads 15-22a: what is left over of a reduction takes damage off its target."""
    right = prevention._reduce

    def reduce(game: GateGame, instr: Prevent, ctx: Context, process: GateItem, points: int) -> Flow[None]:
        left = max(0, points - sum(dealt for _, _, dealt in process.pairings))
        yield from right(game, instr, ctx, process, points)
        for target, _, _ in process.pairings:
            target.damage = max(0, target.damage - left)

    with replaced(prevention, "_reduce", reduce):
        yield


@misreads("15-22a")
def only_damage_to_units_is_reduced() -> Iterator[None]:
    """Misreads 15-22a: damage to a ruler does not become less."""
    right = prevention._reduce

    def reduce(game: GateGame, instr: Prevent, ctx: Context, process: GateItem, points: int) -> Flow[None]:
        if all(target.place.zone != "ruler" for target, _, _ in process.pairings):
            yield from right(game, instr, ctx, process, points)

    with replaced(prevention, "_reduce", reduce):
        yield


@misreads("15-21b")
def healing_nothing_heals_one() -> Iterator[None]:
    """Misreads 15-21b: healing 0 life moves a card from the damage zone."""
    right = ruler_damage.heal_player

    def heal_player(game: GateGame, seat: Seat, points: int, ctx: Context) -> Flow[None]:
        yield from right(game, seat, points or 1, ctx)

    with replaced(ruler_damage, "heal_player", heal_player):
        yield
