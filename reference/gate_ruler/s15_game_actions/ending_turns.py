"""15-24: ending the turn."""

from duelproof.port import SEATS
from duelproof.port.abilities import EndTurn
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s06_turn.main_phase import clear_drive_zones
from reference.gate_ruler.s08_attack_phase.steps import end_effects_of_battle
from reference.gate_ruler.s14_cards_and_abilities import automatic
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.state import GateGame
from reference.kernel.context import Context
from reference.kernel.flow import Flow


class TurnEnded(Exception):
    """Raised through the flow of a phase, which ends there so that the end phase begins (15-24g, 15-24h)."""


@rule("15-24b", also=("15-24d", "15-24e", "15-24f", "15-24c-1", "15-24c-2", "15-24c-3", "15-24g", "15-24h"))
def end_the_turn(game: GateGame, instr: EndTurn, ctx: Context) -> Flow[None]:
    """Nothing waits any more, the gate, both drive zones and both counter zones are emptied, the phase ends.

    Raises:
        TurnEnded: always; what was being resolved is resolved no further (15-24c-2).
    """
    game.waiting, game.replaced = [], []
    yield from _clear_gate(game)
    yield from clear_drive_zones(game, *SEATS)
    yield from putting.bury(game, [card for seat in SEATS for card in game.zone("counter", seat)], "rule")
    for seat in SEATS:
        game.rulers[seat].damage = game.uncountered[seat] = 0
    _end_attack(game)
    raise TurnEnded


@rule("15-24c", also=("15-24c-1", "14-9b-1c"))
def _clear_gate(game: GateGame) -> Flow[None]:
    """Cards of the gate go to their owners' graveyards, everything else on it is removed.

    No card stays revealed for an ability that was to be played or resolved (14-9b-1c).
    """
    for item in [item for item in game.gate if item.card is None]:
        game.take_off_gate(item, "removed")
    for oid in list(game.shown):
        automatic.conceal(game, oid)
    yield from putting.bury(game, [item.card for item in game.gate if item.card is not None], "rule")


@rule("15-24g-1", also=("15-24g",))
def _end_attack(game: GateGame) -> None:
    """The attack is over; in the attack phase, and in no other, what lasts for the battle ends with it."""
    game.attack = None
    game.priority = None
    if game.phase == "attack":
        end_effects_of_battle(game)
