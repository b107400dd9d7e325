"""801.4: what becomes of the cards below when only the top card of something leaves."""

from reference.duel_masters.editions import rule
from reference.duel_masters.s4_zones.battle_zone import STANDING
from reference.duel_masters.s8_special_cards.succession import succeed
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card


@rule("801.4", also=("109.2a", "109.2b"))
def uncover(game: DMGame, top: Card) -> None:
    """Let the uppermost card below that can lie by itself take the place of the top card.

    The cards above it lie by themselves then, and do not stay.
    """
    there = game.zones[top.place]
    while top.under:
        card = top.under.pop(0)
        card.over = None
        there.insert(there.index(top), card)
        if STANDING.intersection(card.printed.type):
            _take_over(game, top, card)
            return


@rule("801.4", also=("109.2a",))
@rule("801.4c", also=("801.4d",), edition="s-max")
def _take_over(game: DMGame, top: Card, card: Card) -> None:
    """Keep what lay below, the pose, and all that a successor takes over."""
    succeed(game, top, card)
    card.turned = top.turned
    card.under, top.under = top.under, []
    for below in card.under:
        below.over = card
