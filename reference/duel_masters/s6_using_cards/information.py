"""605.2d: what an effect looks at of a card, and when."""

import msgspec

from reference.duel_masters.editions import rule
from reference.duel_masters.s2_reading_cards import reading
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now, select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing


@rule("605.2d", edition="s-max")
@rule("605.2d", edition="1.13")
def chosen(game: DMGame, things: list[Thing], ctx: Context) -> None:
    """What is chosen is looked at as it is now, or always as it was when it was chosen."""
    for card in things:
        if isinstance(card, Card):
            card.last = None
            if game.edition.information == "as chosen":
                ctx.as_chosen = {**(ctx.as_chosen or {}), card.ref: as_it_is(game, card)}


def as_it_is(game: DMGame, card: Card) -> Card:
    """Make a memory of what can be read of a card now."""
    memory = now.remember(game, card)
    memory.known = msgspec.structs.replace(
        reading.traits(game, card),
        cost=_or_unset(reading.number(game, card, "cost")),
        power=_or_unset(reading.number(game, card, "power")),
    )
    return memory


def _or_unset(number: int | None) -> int | msgspec.UnsetType:
    return msgspec.UNSET if number is None else number


@rule("605.2d", edition="s-max")
@rule("605.2d", edition="1.13")
def shares_civilization(game: DMGame, card: Card, ctx: Context) -> bool:
    """Tell whether a card has a civilization in common with what the effect has just dealt with."""
    known = [select.as_known(game, thing, ctx) for thing in ctx.it]
    civilizations = [now.words(game, it, "colors") for it in known if isinstance(it, Card)]
    return any(civ in words for civ in now.words(game, card, "colors") for words in civilizations)
