"""500.1: the steps of a turn, and turn after turn the whole game."""

from collections.abc import Callable

from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.beginning_a_game import prepare
from reference.duel_masters.s5_turn.attack_step import attack_step
from reference.duel_masters.s5_turn.draw_step import draw_step
from reference.duel_masters.s5_turn.end_of_turn import end_step, turn_effects_end
from reference.duel_masters.s5_turn.general import turn_passes, whole_step
from reference.duel_masters.s5_turn.main_step import main_step
from reference.duel_masters.s5_turn.mana_step import mana_step
from reference.duel_masters.s5_turn.next_turn import sweep
from reference.duel_masters.s5_turn.start_of_turn import start_step
from reference.duel_masters.state import DMGame, TurnEnds
from reference.kernel.flow import Flow


@rule("500.1", also=("103.5",))
def course(game: DMGame) -> Flow[None]:
    """Play turn after turn, from the preparation or from wherever the position begins."""
    if game.door == "setup":
        yield from prepare(game)
    yield from _turn_and_pass(game, STEPS[3:] if game.door == "main" else STEPS)
    while True:
        yield from _turn_and_pass(game, STEPS)


@rule("500.1", also=("512.1",))
def _turn_and_pass(game: DMGame, steps: "tuple[Step, ...]") -> Flow[None]:
    """Play a turn, as far as no effect ends it, and pass to the next one."""
    game.turn_began = game.clock
    try:
        yield from turn(game, steps)
    except TurnEnds:
        yield from _cut_short(game)
    turn_passes(game)


@rule("500.3", also=("511.2", "512.1", "701.9a"))
def _cut_short(game: DMGame) -> Flow[None]:
    """A turn that an effect ends has no more steps: nothing waits or is shown any longer, what lasts ends."""
    for card in game.cards.values():
        card.shown_to = frozenset()
    game.waiting.clear()
    if game.attack is not None:
        game.delayed = [delayed for delayed in game.delayed if delayed.trigger.on != "fight_end"]
    game.fighters, game.attack, game.replacing = [], None, False
    yield from turn_effects_end(game)
    yield from sweep(game)


@rule("500.1", also=("500.2a",))
def turn(game: DMGame, steps: "tuple[Step, ...]") -> Flow[None]:
    """A turn has its steps in their order, all of them whatever happens."""
    for name, step in steps:
        yield from whole_step(game, name, step)


Step = tuple[str, Callable[[DMGame], Flow[None]]]
STEPS: tuple[Step, ...] = (
    ("turn-start", start_step),
    ("draw", draw_step),
    ("mana", mana_step),
    ("main", main_step),
    ("attack", attack_step),
    ("turn-end", end_step),
)
"""500.1: the six steps of a turn, in order."""
