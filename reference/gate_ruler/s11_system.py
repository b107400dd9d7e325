"""Section 11: the system process: rules effects first, then triggered abilities, one at a time."""

from reference.gate_ruler.editions import rule
from reference.gate_ruler.s12_rules_effects import apply_rules_effects
from reference.gate_ruler.s14_cards_and_abilities import automatic
from reference.gate_ruler.s14_cards_and_abilities.automatic import play_triggered
from reference.gate_ruler.s16_keywords.forced_reveal import play_forced
from reference.gate_ruler.s17_loops import LONGEST, end_in_a_draw
from reference.gate_ruler.state import GateGame
from reference.kernel.course.index import unless_settled
from reference.kernel.flow import Flow


@unless_settled
@rule("11-2a-1", also=("11-2a-2", "11-2a-3", "14-9c-1", "14-15e", "16-15b-1"))
def system_process(game: GateGame) -> Flow[None]:
    """Apply rules effects until none is left, play one triggered ability, and begin again.

    What comes to a hand or drive zone meanwhile and has to be played is played at once (16-15b-1).
    """
    while True:
        yield from _apply_all(game)
        if (yield from play_forced(game)):
            continue
        game.hurt.clear()
        automatic.watch_statuses(game)
        if not game.waiting:
            return
        yield from automatic.reveal_hidden(game)
        if game.waiting:
            yield from play_triggered(game)


@rule("11-2a-1", also=("17-1a-3",))
def _apply_all(game: GateGame) -> Flow[None]:
    """Apply rules effects until none is left; if new ones are due each time, the game is a draw (17-1a-3)."""
    for _ in range(LONGEST):
        if not (yield from apply_rules_effects(game)):
            return
    end_in_a_draw(game)
