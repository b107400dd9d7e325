"""511: the end of the turn."""

from reference.duel_masters.editions import rule
from reference.duel_masters.s5_turn.general import beginning, end_effects
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import triggers
from reference.kernel.flow import Flow


@rule("511.1", also=("511.2", "402.2"))
@rule("511.1", also=("511.1a", "511.1c", "511.1e"), edition="s-max")
@rule("511.1a", edition="1.13")
def end_step(game: DMGame) -> Flow[None]:
    """Resolve what triggers at the end of the turn; then end what lasts this turn."""
    triggers.happen(game, "turn_end", player=game.active)
    yield from beginning(game, "phase_start", "turn-end")
    yield from end_effects(game, "turn")
    game.delayed = [delayed for delayed in game.delayed if delayed.until != "turn"]
    game.log.add("turn_end", player=game.active)
