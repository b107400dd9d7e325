"""4.4.4-1 and 2.23.1-3: a card becomes a new one, and triggered abilities about the one that it was."""

from copy import copy

import msgspec

from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import now, select
from reference.kernel.abilities.perform import within
from reference.kernel.abilities.triggers import Delayed
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing

_CERTAIN = ("chosen", "it", "self", "target")
"""The words for things that were settled when the ability was made."""


@rule("4.4.4-1")
def let_go(game: Duel, card: Card) -> None:
    """End the created triggers that do something to a card which is becoming a new object.

    One that does something to other cards as well waits on for those.
    """
    for delayed in list(game.delayed):
        meant = _meant(game, delayed)
        if meant == {card}:
            game.delayed.remove(delayed)
        elif card in meant:
            delayed.ctx = copy(delayed.ctx)
            _leave_out(delayed.ctx, card)


@rule("4.4.4-1")
def _meant(game: Duel, delayed: Delayed) -> set[Thing]:
    """Find the certain cards that a created trigger does something to; none where it will look for them."""
    said = [getattr(instr, "what", None) for instr in within(delayed.ability.effect)]
    certain = [what for what in said if what is not None and what.which in _CERTAIN]
    return {thing for what in certain for thing in select.found(game, what, delayed.ctx)}


def _leave_out(ctx: Context, card: Card) -> None:
    """Let an ability do nothing to one of the cards that were chosen for it."""
    ctx.chosen = {key: [each for each in things if each is not card] for key, things in ctx.chosen.items()}
    ctx.it = [each for each in ctx.it if each is not card]


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
            _leave_out(ctx, card)
        if ctx.event is not None and ctx.event.card is card:
            ctx.event = msgspec.structs.replace(ctx.event, card=now.remember(game, card))
