"""Misreadings of 14-13: replacement effects."""

from collections.abc import Iterator

from duelproof.port import Seat
from reference.gate_ruler.s06_turn import end_phase
from reference.gate_ruler.s13_damage import processes
from reference.gate_ruler.s14_cards_and_abilities import payment, replacement
from reference.gate_ruler.s14_cards_and_abilities.replacement import Replacement, base_damage
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, perform
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-13e", "14-13e-1", "14-11a-2", "14-1b-2")
def effects_outlast_the_turn() -> Iterator[None]:
    """Misreads 14-13e: effects for the turn last for the game."""

    def end_effects(game: GateGame) -> None:
        effects.end(game, "step")

    with replaced(end_phase, "end_effects", end_effects):
        yield


@misreads("14-13f", "15-2b")
def combat_has_base_damage() -> Iterator[None]:
    """Misreads 14-13f: effects that change base damage also change combat damage."""
    right = processes.deal

    def deal(
        game: GateGame,
        controller: Seat,
        source: Card | None,
        shares: list[tuple[Card, int]],
        combat: bool = False,
        ignores_counter: bool = False,
    ) -> Flow[None]:
        ctx = Context(controller=controller, source=source)
        changed = []
        for card, points in shares:
            changed.append((card, (yield from base_damage(game, ctx, points)) if combat else points))
        yield from right(game, controller, source, changed, combat, ignores_counter)

    with replaced(processes, "deal", deal):
        yield


@misreads("14-13c-2")
def options_are_always_taken() -> Iterator[None]:
    """Misreads 14-13c-2: a player who declines an optional replacement is ignored."""
    right = replacement._is_wanted

    def is_wanted(game: GateGame, chosen: Replacement) -> Flow[bool]:
        yield from right(game, chosen)
        return True

    with replaced(replacement, "_is_wanted", is_wanted):
        yield


@misreads("14-13c-2a")
def replacements_need_not_be_paid_for() -> Iterator[None]:
    """Misreads 14-13c-2a: an optional replacement is free for a player who cannot do what it asks for."""
    right = replacement._is_wanted

    def is_wanted(game: GateGame, chosen: Replacement) -> Flow[bool]:
        if payment.payable(game, chosen.instr.cost, chosen.ctx):
            return (yield from right(game, chosen))
        game.replaced.append(chosen.key)
        yield from perform.perform(game, chosen.instr.instead, chosen.ctx)
        game.replaced.remove(chosen.key)
        return False

    with replaced(replacement, "_is_wanted", is_wanted):
        yield
