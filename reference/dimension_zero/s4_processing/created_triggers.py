"""4.4.4-1: triggered abilities that spells and abilities have made about certain cards."""

from collections.abc import Iterator
from contextlib import contextmanager
from copy import copy
from itertools import chain

from duelproof.port.abilities import Delay, Instr
from duelproof.port.selections import Select
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.finding import is_found
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import now, select
from reference.kernel.abilities.perform import delay, within
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing, cards_among
from reference.kernel.flow import Flow

_CERTAIN = ("chosen", "it", "self", "target")
"""The words for things that were settled when the ability was made."""


@rule("4.4.4-1", also=("2.23.1-3", "4.4.4"))
def create(game: Duel, instr: Delay, ctx: Context) -> Flow[None]:
    """Make a triggered ability, unless all the cards that it would do something to are new cards already.

    Where its own card is one, and others are not, it is made about those. What the rest of the effect deals
    with does not change what it is about.
    """
    made, card = copy(ctx), ctx.source
    assert card is not None
    if any(what.which == "self" for what in _certain(instr.effect)) and not is_found(game, card, ctx):
        made.source = now.remember(game, card)
        if not _meant(game, instr.effect, made):
            return
    yield from delay(game, instr, made)


@rule("4.4.4-1", also=("2.23.1-3", "4.9.2-6"))
def let_go(game: Duel, card: Card) -> None:
    """End the created triggers that do something to a card which is becoming a new object.

    One that does something to other cards as well waits on for those. It knows its own card, if this is
    the card, only as it was; one that waits for this card to leave knows it till then.
    """
    for delayed in list(game.delayed):
        meant, itself = _meant(game, delayed.ability.effect, delayed.ctx), delayed.trigger.self_only
        if meant == {card}:
            game.delayed.remove(delayed)
            game.lost += [delayed] if game.held is not None else []
            continue
        if card in meant:
            leave_out(delayed.ctx, card)
        if delayed.ctx.source is card and (card in meant or (card.place.zone in FIELD and not itself)):
            delayed.ctx.source = now.remember(game, card)


@rule("4.4.4-1")
def _meant(game: Duel, effect: tuple[Instr, ...], ctx: Context) -> set[Thing]:
    """Find the certain cards that a created trigger does something to; none where it will look for them."""
    things = {thing for what in _certain(effect) for thing in select.found(game, what, ctx)}
    return {thing for thing in things if isinstance(thing, str) or game.cards[thing.ref] is thing}


def _certain(effect: tuple[Instr, ...]) -> list[Select]:
    """List what an effect says of certain things."""
    said = [getattr(instr, "what", None) for instr in within(effect)]
    return [what for what in said if what is not None and what.which in _CERTAIN]


def leave_out(ctx: Context, card: Card) -> None:
    """Let an ability do nothing to one of the cards that were chosen for it."""
    ctx.chosen = {key: [each for each in things if each is not card] for key, things in ctx.chosen.items()}
    ctx.it = [each for each in ctx.it if each is not card]


@contextmanager
@rule("4.4.4-1", also=("2.23.1-3",))
def till_now(game: Duel) -> Iterator[None]:
    """Let created triggers hear in the block of what happened as their cards became new ones.

    They do nothing to these any more.
    """
    lost, game.lost = game.lost, []
    game.delayed += lost
    try:
        yield
    finally:
        game.delayed = [each for each in game.delayed if each not in lost]
    for waiting in game.waiting:
        if any(waiting.ability is each.ability for each in lost):
            _leave_out_new(waiting.ctx)


@rule("4.4.4-1", also=("2.23.1-3",))
def _leave_out_new(ctx: Context) -> None:
    """Let a created trigger do nothing to cards that have become new ones."""
    for card in cards_among([*ctx.it, *chain(*ctx.chosen.values())]):
        if ctx.lives.get(card.ref, card.life) != card.life:
            leave_out(ctx, card)
