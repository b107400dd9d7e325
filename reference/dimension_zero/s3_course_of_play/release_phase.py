"""3.5: the release phase."""

from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.card_state import turn
from reference.dimension_zero.s2_definitions.moving import at_the_same_time
from reference.dimension_zero.s4_processing.priority import open_phase
from reference.dimension_zero.state import Duel
from reference.kernel.abilities.triggers import happen
from reference.kernel.flow import Flow


@rule("3.5.1")
def release(game: Duel) -> Flow[None]:
    """Release all the active player's frozen cards on squares, in the energy zone and in the smash zone.

    That does not use the stack. Then come the triggers of the beginning of the turn and of the phase.
    """
    seat = game.active
    with at_the_same_time(game):
        for cards in (
            *game.squares.values(),
            *(cards for bases in game.bases.values() for cards in bases.values()),
            game.energy[seat],
            game.smash[seat],
        ):
            for card in cards:
                if card.controller == seat:
                    turn(game, card, "ready")
    happen(game, "turn_start", player=game.active)
    yield from open_phase(game)
