"""511: the end of the turn."""

from reference.duel_masters.editions import rule
from reference.duel_masters.s5_turn.declared_abilities import trigger_and_resolve
from reference.duel_masters.s5_turn.general import end_and_resolve, end_effects
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import triggers
from reference.kernel.context import Happening
from reference.kernel.flow import Flow


@rule("511.1", also=("511.2", "402.2"))
@rule("511.1", also=("511.1a", "511.1c", "511.1e"), edition="s-max")
@rule("511.1a", edition="1.13")
def end_step(game: DMGame) -> Flow[None]:
    """Resolve what triggers at the end of the turn; then end what lasts this turn."""
    triggers.happen(game, "phase_start", player=game.active, name="turn-end")
    yield from trigger_and_resolve(game, Happening("turn_end", player=game.active))
    yield from end_and_resolve(game, turn_effects_end)
    game.log.add("turn_end", player=game.active)


@rule("511.2")
def turn_effects_end(game: DMGame) -> Flow[None]:
    """What lasts for the turn ends at the same time, and whatever lasts for a part of it."""
    game.delayed = [delayed for delayed in game.delayed if delayed.until != "turn"]
    yield from end_effects(game, *OF_A_TURN)


OF_A_TURN = frozenset(("turn", "step", "attack", "battle"))
"""Until when effects last that do not outlast their turn."""
