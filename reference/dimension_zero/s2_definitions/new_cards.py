"""2.23.1-3: what has triggered knows a card no more that has become a new one."""

import msgspec

from reference.dimension_zero.editions import rule
from reference.dimension_zero.s4_processing.created_triggers import leave_out
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import now
from reference.kernel.card import Card


@rule("2.23.1-3")
def lose_sight(game: Duel, card: Card) -> None:
    """Let what has triggered do nothing to a card which is becoming a new object.

    What happened to the card that it was is known all the same, with all that the card was then.
    """
    piles = (game.pile, *(shelf.pile for shelf in game.shelves))
    known = [waiting.ctx for waiting in game.waiting]
    known += [item.ctx for pile in piles for item in pile if item.ctx is not None]
    for ctx in known:
        if ctx.chosen or ctx.it:
            leave_out(ctx, card)
        if ctx.event is not None and ctx.event.card is card:
            ctx.event = msgspec.structs.replace(ctx.event, card=now.remember(game, card))
