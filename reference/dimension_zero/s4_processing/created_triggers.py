"""4.4.4-1: triggered abilities that spells and abilities have made about certain cards."""

from copy import copy

from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import select
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
            leave_out(delayed.ctx, card)


@rule("4.4.4-1")
def _meant(game: Duel, delayed: Delayed) -> set[Thing]:
    """Find the certain cards that a created trigger does something to; none where it will look for them."""
    said = [getattr(instr, "what", None) for instr in within(delayed.ability.effect)]
    certain = [what for what in said if what is not None and what.which in _CERTAIN]
    return {thing for what in certain for thing in select.found(game, what, delayed.ctx)}


def leave_out(ctx: Context, card: Card) -> None:
    """Let an ability do nothing to one of the cards that were chosen for it."""
    ctx.chosen = {key: [each for each in things if each is not card] for key, things in ctx.chosen.items()}
    ctx.it = [each for each in ctx.it if each is not card]
