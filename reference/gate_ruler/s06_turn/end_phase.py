"""6-5: the end phase."""

from duelproof.port import OTHER, SEATS, Ref
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.kinds import with_damage
from reference.gate_ruler.s09_gate.gate_process import gate_process
from reference.gate_ruler.s12_rules_effects import is_beaten, is_dying
from reference.gate_ruler.s14_cards_and_abilities import automatic, limits
from reference.gate_ruler.s17_loops import LONGEST, end_in_a_draw
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects
from reference.kernel.abilities.triggers import Once, happen, would_hear
from reference.kernel.flow import Flow


@rule("6-5a", also=("6-5a-1", "6-5b", "6-5c", "6-5d"))
def end_phase(game: GateGame) -> Flow[None]:
    """End the turn, and begin the phase anew as long as anything is left to be done.

    Where something is left each time anew, the game is a draw (17-1a-3).
    """
    game.enter("end")
    seat = game.active
    game.log.add("phase_start", name="end", player=seat)
    triggered = Once()
    for _ in range(LONGEST):
        happen(game, "turn_end", once=triggered, player=seat)
        lives = {ref: game.cards[ref].life for ref, _ in triggered}
        yield from gate_process(game)
        unhurt_units(game)
        end_effects(game)
        automatic.watch_statuses(game)
        triggered = _of_the_same_cards(game, triggered, lives)
        if not due(game) and not would_hear(game, "turn_end", once=triggered, player=seat):
            pass_the_turn(game)
            return
    end_in_a_draw(game)


@rule("6-5a-1", also=("3-2d",))
def _of_the_same_cards(game: GateGame, triggered: Once, lives: dict[Ref, int]) -> Once:
    """Find the abilities that do not trigger again: a card that has come back is a new one, and its do.

    Args:
        triggered: abilities that have triggered in this phase.
        lives: the lives that their cards had then.
    """
    return Once({each: n for each, n in triggered.items() if game.cards[each[0]].life == lives[each[0]]})


@rule("6-5d", also=("8-7c-2",))
def due(game: GateGame) -> bool:
    """Tell whether a rules effect or a triggered ability is still to be dealt with."""
    return (
        bool(game.waiting)
        or any(is_dying(game, unit) for unit in with_damage(game))
        or any(is_beaten(game, seat) for seat in SEATS)
    )


@rule("6-5c-1")
def unhurt_units(game: GateGame) -> None:
    """The damage on every unit becomes 0."""
    for unit in with_damage(game):
        if unit.damage:
            game.log.add("healed", card=unit, amount=unit.damage)
        unit.damage = 0
    game.tick()


@rule("6-5c-2", also=("14-13e-1",))
def end_effects(game: GateGame) -> None:
    """Effects that last until the end of this turn end, and so do those that wait for the next time."""
    effects.end(game, "turn", "next")
    game.delayed = [delayed for delayed in game.delayed if delayed.until != "turn"]


@rule("6-5e")
def pass_the_turn(game: GateGame) -> None:
    """The other player becomes the active player, and a new turn starts."""
    game.log.add("turn_end", player=game.active)
    game.active = OTHER[game.active]
    game.turn += 1
    game.tick()
    limits.forget_the_turn(game)
    game.attacked_before.clear()
