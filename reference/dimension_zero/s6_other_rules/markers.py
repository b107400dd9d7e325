"""6.7: markers."""

from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.instructions import cards_meant
from reference.dimension_zero.state import Duel
from reference.dimension_zero.vocabulary import Marker
from reference.kernel.abilities import select
from reference.kernel.context import Context
from reference.kernel.flow import Flow


@rule("6.7.0")
def put_markers(game: Duel, instr: Marker, ctx: Context) -> Flow[None]:
    """Put markers on cards, or take them off. They mean only what abilities make of them."""
    cards = yield from cards_meant(game, instr.on, ctx)
    many = select.amount(game, instr.by, ctx)
    for card in cards:
        card.markers[instr.name] = max(0, card.markers.get(instr.name, 0) + many)
        game.log.add("marker", card=card, name=instr.name, amount=many)
    ctx.it = list(cards)
