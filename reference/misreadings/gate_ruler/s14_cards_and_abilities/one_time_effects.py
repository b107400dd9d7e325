"""Misreadings of 14-10: one-time effects."""

from collections.abc import Iterator
from typing import Any

from duelproof.port.abilities import Damage, Modify
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, select
from reference.kernel.abilities.standing import Force
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s14_cards_and_abilities.helpers import reaching_all
from reference.misreadings.making import replaced


@misreads("14-10a")
def damage_is_a_loss_of_hp() -> Iterator[None]:
    """Misreads 14-10a: damage to all units is an ongoing effect, which later units also get."""
    right = effects._is_upon

    def is_upon(game: Game, force: Force, thing: Thing) -> bool:
        lasting = force.lasting is not None and force.instr.what.which == "all"
        return (
            select.covers(game, force.instr.what, thing, force.ctx) if lasting else right(game, force, thing)
        )

    def deal(game: GateGame, instr: Damage, ctx: Context) -> Flow[None]:
        yield from ()
        points = select.amount(game, instr.n, ctx)
        effects.begin(game, Modify(what=instr.what, trait="hp", by=-points), ctx, [], "turn", -points)

    with replaced(INSTRUCTIONS, Damage, deal), replaced(effects, "_is_upon", is_upon), reaching_all():
        yield


@misreads("14-10a")
def damage_goes_on() -> Iterator[None]:
    """Misreads 14-10a: damage to all units is also dealt to those that come later."""
    right, moved = INSTRUCTIONS[Damage], moving.move
    going_on: list[tuple[Damage, Context]] = []

    def deal(game: GateGame, instr: Damage, ctx: Context) -> Flow[None]:
        if instr.what.which == "all":
            going_on.append((instr, ctx))
        yield from right(game, instr, ctx)

    def move(game: GateGame, card: Card, *how: Any, **more: Any) -> None:
        moved(game, card, *how, **more)
        for instr, ctx in going_on:
            if card in select.found(game, instr.what, ctx):
                card.damage += select.amount(game, instr.n, ctx)

    with replaced(INSTRUCTIONS, Damage, deal), replaced(moving, "move", move):
        yield
