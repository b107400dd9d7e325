"""3.10: the recovery phase."""

from reference.dimension_zero.editions import rule
from reference.dimension_zero.s4_processing.continuous_effects import end
from reference.dimension_zero.s4_processing.priority import window
from reference.dimension_zero.state import Duel
from reference.kernel.abilities.triggers import Once, happen
from reference.kernel.flow import Flow


@rule("3.10.3", also=("3.10.1", "3.10.2"))
def recover(game: Duel) -> Flow[None]:
    """Go through the recovery phase again as long as something triggers or a rule effect happens in it."""
    while True:
        _heal(game)
        _once_a_turn(game, "phase_start", "recovery")
        before = game.busy
        yield from window(game)
        _once_a_turn(game, "turn_end", "")
        yield from window(game)
        if game.busy == before:
            return


@rule("3.10.1")
def _heal(game: Duel) -> None:
    """Remove all damage, and with it end what lasts until the end of the turn, without using the stack."""
    game.tick()
    with game.log.together():
        for card in game.cards.values():
            if card.damage:
                game.log.add("healed", card=card, amount=card.damage)
                card.damage = 0
        end(game, "turn")
    game.delayed = [delayed for delayed in game.delayed if delayed.until != "turn"]


@rule("3.10.1", also=("2.23.1-3", "3.10.2", "4.4.4"))
def _once_a_turn(game: Duel, kind: str, name: str) -> None:
    """Trigger what waits for the beginning of the recovery phase, or for the end of the turn (3.10.2).

    Each of these abilities triggers once a turn, however often the phase is gone through (4.4.4). A card that
    has become a new one since has abilities that have not triggered.
    """
    happen(game, kind, game.this_turn.fired.setdefault(kind, Once()), player=game.active, name=name)
