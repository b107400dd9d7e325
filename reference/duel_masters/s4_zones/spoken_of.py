"""400.8: whether an effect still speaks of a card that has moved."""

from typing import Any

from duelproof.port.abilities import Destroy, Move
from duelproof.port.selections import Select
from reference.duel_masters.editions import rule
from reference.duel_masters.s8_special_cards.succession import evolved
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import AddToDeck, PutNth
from reference.kernel.abilities.perform import inner
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card
from reference.kernel.context import Context, cards_among

SPOKEN_OF = frozenset({"it", "chosen", "event", "self"})
"""The selections that lead to a card of which the effect has spoken before, or whose effect it is."""
MOVING = (AddToDeck, Destroy, Move, PutNth)
"""The instructions that say where cards go, and after which "it" is those that went there."""


@rule("400.8", also=("400.5",), edition="s-max")
@rule("400.5", edition="1.13")
def still_means(game: DMGame, what: Select, card: Card, ctx: Context) -> bool:
    """An effect does nothing more to a card that has gone elsewhere than it says: there it is a new card."""
    return what.which not in SPOKEN_OF or game.replacing or not _is_another(game, card, ctx)


@rule("400.8", also=("400.5", "801.2"), edition="s-max")
@rule("400.5", also=("801.2",), edition="1.13")
def _is_another(game: DMGame, card: Card, ctx: Context) -> bool:
    """Tell whether a card has become another than the effect speaks of; one that evolves goes on being it."""
    known = {ctx.lives[card.ref]} if card.ref in ctx.lives else set()
    if ctx.event is not None and ctx.event.card is card and ctx.event.life is not None:
        known.add(ctx.event.life)
    return bool(known) and card.life not in known and evolved(game, card) is card


@rule("400.8", also=("400.5",), edition="s-max")
@rule("400.5", edition="1.13")
def speak_of_source(item: Waiting) -> None:
    """What a triggered ability says of its own card it says of that as it was when it triggered."""
    item.ctx.lives = {item.source.ref: item.life, **item.ctx.lives}


def gone_elsewhere(game: DMGame, ctx: Context) -> list[Card]:
    """List the cards that an effect has spoken of and that have become others since."""
    return [card for card in _spoken_of(ctx) if _is_another(game, card, ctx)]


@rule("400.8", edition="s-max")
def keep_up(ctx: Context, instr: Any, gone: list[Card]) -> None:
    """Go on speaking of cards that an instruction has left or put where it says, and not of others."""
    kind: type = type(instr)
    if inner(kind):
        return
    followed = [card for card in _spoken_of(ctx) if card not in gone]
    if isinstance(instr, MOVING):
        followed = [card for card in followed if card in ctx.it]
    ctx.lives = {**ctx.lives, **{card.ref: card.life for card in followed}}


def _spoken_of(ctx: Context) -> list[Card]:
    """List the cards that an effect has spoken of."""
    event = [] if ctx.event is None or ctx.event.card is None else [ctx.event.card]
    source = [ctx.source] if ctx.source is not None and ctx.source.ref in ctx.lives else []
    chosen = [thing for things in ctx.chosen.values() for thing in things]
    return cards_among([*ctx.it, *chosen, *event, *source])
