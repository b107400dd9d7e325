"""Misreadings of section 13: damage, prevention and healing."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Seat
from reference.gate_ruler import INSTRUCTIONS
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.s03_zones.kinds import IN_PLAY
from reference.gate_ruler.s13_damage import prevention, processes, ruler_damage
from reference.gate_ruler.state import GateGame, GateItem
from reference.gate_ruler.vocabulary import Prevent
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import refuses_nothing, replaced


@misreads("13-2a-5")
def damage_follows_its_source() -> Iterator[None]:
    """Misreads 13-2a-5: combat damage is the attacker's ATK when it resolves, and none if it is gone."""
    right = processes.resolve_damage

    def resolve_damage(game: GateGame, item: GateItem) -> None:
        source = item.source
        if item.combat and source is not None:
            points = amount(game, source, "power") if source.place.zone in IN_PLAY else 0
            item.pairings = [(target, life, points) for target, life, _ in item.pairings]
        right(game, item)

    with replaced(processes, "resolve_damage", resolve_damage):
        yield


@misreads("13-2b-3")
def prevented_damage_was_dealt() -> Iterator[None]:
    """Misreads 13-2b-3: triggers on being dealt damage happen although all of it was prevented."""

    def tell(game: GateGame, process: GateItem, target: Card, points: int) -> None:
        game.tick()
        happen(game, "damage", card=target, player=target.controller, source=process.source, name="effect")

    with replaced(prevention, "_tell", tell):
        yield


@misreads("13-3a")
def prevention_waits_for_damage() -> Iterator[None]:
    """Misreads 13-3a: prevention with no damage on the gate is kept for the next damage."""
    right, deal = prevention.prevent, processes.add_process
    kept: list[int] = []

    def prevent(game: GateGame, instr: Prevent, ctx: Context) -> Flow[None]:
        if isinstance(instr.n, int) and not any(item.kind == "damage" for item in game.gate):
            kept.append(instr.n)
        yield from right(game, instr, ctx)

    def less(*dealt: Any, **how: Any) -> GateItem | None:
        process = deal(*dealt, **how)
        if process is not None and kept:
            prevention.change_damage(process, 0, process.pairings[0][2] - kept.pop())
        return process

    with replaced(INSTRUCTIONS, Prevent, prevent), replaced(processes, "add_process", less):
        yield


@misreads("13-3d-2")
def any_division_is_taken() -> Iterator[None]:
    """Misreads 13-3d-2: a division of prevention is accepted even if the shares do not add up."""
    with refuses_nothing():
        yield


@misreads("13-4b-1")
def healing_takes_damage_on_its_way() -> Iterator[None]:
    """Misreads 13-4b-1: healing a player removes a ruler's damage that is not applied yet."""
    right = ruler_damage.heal_player

    def heal_player(game: GateGame, seat: Seat, points: int, ctx: Context) -> Flow[None]:
        coming = [item for item in game.gate if item.kind == "ruler-damage" and item.controller == seat]
        for item in coming[:points]:
            game.take_off_gate(item)
        yield from right(game, seat, points - len(coming), ctx)

    with replaced(ruler_damage, "heal_player", heal_player):
        yield
