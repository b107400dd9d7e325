"""15-12: destroying cards."""

from duelproof.port.abilities import Destroy
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s12_rules_effects import add_destruction
from reference.gate_ruler.s14_cards_and_abilities.last_known_information import doer
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import choosing
from reference.kernel.context import Context, cards_among
from reference.kernel.flow import Flow


@rule("15-12a", also=("3-2i-1", "12-4b-2", "12-4b-2a"))
def destroy(game: GateGame, instr: Destroy, ctx: Context) -> Flow[None]:
    """Add one destruction process for the cards to the gate."""
    cards = cards_among((yield from choosing.things(game, instr.what, ctx)))
    ctx.did = bool(cards)
    if cards:
        add_destruction(game, ctx.controller, cards, by_rules=False, source=doer(game, ctx))
