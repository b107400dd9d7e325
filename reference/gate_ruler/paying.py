"""What is done with the cards that pay for a cost."""

from duelproof.port.abilities import Cost
from reference.gate_ruler import replacing
from reference.gate_ruler.destruction import add_destruction
from reference.gate_ruler.state import GateGame, rule
from reference.gate_ruler.zones import turn_card
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow, place


@rule("15-15a")
def exhaust_as_cost(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
    """To pay resources is to exhaust them."""
    for card in cards:
        turn_card(game, card, ready=False)
    yield from ()


@rule("14-15f")
def discard_as_cost(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
    """A player who discards a card as a cost has moved it."""
    for card in cards:
        yield from replacing.put(
            game, card, place("graveyard", card.owner), "discard", ctx.controller, ctx.source
        )


@rule("14-15f")
def put_away_as_cost(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
    """A player who puts a charge or another card away as a cost has moved it."""
    for card in cards:
        yield from replacing.put(game, card, place(part.to, card.owner), "put", ctx.controller, ctx.source)


@rule("12-4b-2a")
def destroy_as_cost(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> Flow[None]:
    """What a cost destroys is destroyed by one process of the player who pays."""
    add_destruction(game, ctx.controller, cards, by_rules=False, source=ctx.source)
    yield from ()
