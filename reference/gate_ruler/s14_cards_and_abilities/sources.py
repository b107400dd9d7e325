"""14-15: who has moved a card by paying with it."""

from duelproof.port.abilities import Cost
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones import placing
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.state import GateGame
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.flow import Flow


@rule("14-15f", also=("15-9a",))
def discard_as_cost(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
    """A player who discards a card as a cost has moved it, into his own graveyard."""
    yield from putting.bury(game, cards, "discard", ctx.controller, ctx.source, whose=ctx.controller)


@rule("14-15f", also=("14-9e", "3-2d-2"))
def put_away_as_cost(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
    """A player who puts cards away as a cost has moved them, together, and onto a deck in the order said."""
    moves = [(card, place(part.to, card.owner)) for card in cards]
    ordered = yield from placing.order_for_decks(game, moves, ctx)
    yield from putting.put_together(game, moves, "put", ctx.controller, ctx.source)
    placing.lay_in_order(game, ordered, top=True)
