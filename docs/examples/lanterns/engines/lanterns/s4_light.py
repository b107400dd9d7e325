"""4: what a lantern does that is hung beside another."""

from duelproof.port import Seat
from engines.lanterns.editions import rule
from engines.lanterns.s1_things import brightness, put
from engines.lanterns.s5_ending import score
from engines.lanterns.state import Evening
from reference.kernel.card import Card, place

OUTSHINES_BY = 4


@rule("4.1", also=("4.2",))
def shine(game: Evening, seat: Seat, hung: Card, beside: Card) -> None:
    """Score a point for a lantern that is brighter; one that is much dimmer goes out."""
    more = brightness(hung) - brightness(beside)
    if more >= OUTSHINES_BY:
        go_out(game, beside)
    if more > 0:
        score(game, seat)


@rule("4.2", also=("4.3",))
def go_out(game: Evening, card: Card) -> None:
    """Put a lantern into its owner's shed; a storm lantern returns to the hand instead."""
    if "storm" in card.printed.keywords:
        put(game, card, place("hand", card.owner), "return")
    else:
        put(game, card, place("shed", card.owner), "go-out")
