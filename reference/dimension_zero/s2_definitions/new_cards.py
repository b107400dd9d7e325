"""2.23.1-3: how a card becomes a new one, which what has triggered knows no more."""

from copy import copy

from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.information import NOBODY
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s4_processing.created_triggers import leave_out, let_go
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import now
from reference.kernel.card import Card


@rule("2.23.1-3", also=("2.23.8-4",))
def forget(game: Duel, card: Card) -> None:
    """Make the card a new object: nothing that was done to it where it was counts any more."""
    if card.place.zone in FIELD:
        game.last_place[card.ref] = card.place
    let_go(game, card)
    lose_sight(game, card)
    trigger_anew(game, card)
    card.renew()
    card.shown_to = NOBODY
    card.damage = 0
    card.markers = {}
    card.used = {}


@rule("2.23.1-3", also=("3.10.3", "4.4.4"))
def trigger_anew(game: Duel, card: Card) -> None:
    """Let the new object trigger in the recovery phase, as if its abilities had not done so in this turn."""
    for fired in game.this_turn.fired.values():
        for once in [once for once in fired if once[0] == card.ref]:
            del fired[once]


@rule("2.23.1-3", also=("4.2.6", "4.8.4-2", "4.9.2-6"))
def lose_sight(game: Duel, card: Card) -> None:
    """Let what has triggered do nothing to a card which is becoming a new object.

    What happened to the card that it was is known all the same, with all that the card was then. An ability
    of the card knows it as it was on the squares, or as it is here if it was on none; so does what lasts.
    """
    stacks = game.stacks()
    known = [(waiting.ctx, waiting.life) for _, there in stacks for waiting in there]
    known += [(item.ctx, item.life) for pile, _ in stacks for item in pile if item.ctx is not None]
    for ctx, life in known:
        if ctx.source is card and card.life == life:
            left = None if card.place.zone in FIELD else card.last
            ctx.as_chosen = {card.ref: left or remembered(game, card)}
        leave_out(ctx, card)
        if ctx.event is not None and ctx.event.card is card:
            ctx.event = copy(ctx.event)
            ctx.event.card = remembered(game, card)
    for lasting in game.lasting if card.place.zone in FIELD else ():
        if lasting.ctx.source is card and lasting.ctx.as_chosen is None:
            lasting.ctx.as_chosen = {card.ref: remembered(game, card)}


@rule("2.23.1-3", also=("4.8.11", "4.17.0"))
def remembered(game: Duel, card: Card) -> Card:
    """Remember a card as it is, or as it was before any of those had left that leave together with it."""
    known = (each for each in game.gone if each.ref == card.ref and each.life == card.life)
    return next(known, None) or now.remember(game, card)
