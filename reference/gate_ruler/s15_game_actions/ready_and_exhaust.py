"""15-7: readying and exhausting cards."""

from functools import partial

from duelproof.port.abilities import Turn
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.kinds import has_pose
from reference.gate_ruler.s03_zones.moving import tell_in_time, together
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import choosing
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context, cards_among
from reference.kernel.flow import Flow


@rule("15-7a", also=("15-7b", "3-2i"))
def ready_or_exhaust(game: GateGame, instr: Turn, ctx: Context) -> Flow[None]:
    """Ready or exhaust cards, all at once."""
    ctx.did = False
    cards = cards_among((yield from choosing.things(game, instr.what, ctx)))
    with together(game):
        for card in cards:
            ctx.did |= turn_card(game, card, ready=instr.to == "ready")


@rule("15-7a", also=("15-7b", "15-7c", "1-5c", "3-3a", "3-3a-2", "3-7b", "3-8b", "3-9b", "3-16b"))
def turn_card(game: GateGame, card: Card, ready: bool) -> bool:
    """Ready or exhaust a card; one that is in that state already does not become so.

    What waits for that hears of it when all that is done at once is done.

    Returns:
        Whether its state changed.
    """
    to = "ready" if ready else "exhausted"
    if card.turned == to or not has_pose(card):
        return False
    card.turned = to  # type: ignore[assignment]
    game.tick()
    game.log.add("turned", card=card, turned=to, player=card.controller)
    tell_in_time(game, partial(happen, game, "turned", card=card, player=card.controller, name=to))
    return True
