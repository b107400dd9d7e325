"""701.29, 701.31: cards that are turned over together and make up one creature."""

from collections.abc import Mapping
from dataclasses import dataclass

from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.seals import judge_sealed, seals_on
from reference.duel_masters.s4_zones.stacking import lay_beneath
from reference.duel_masters.s8_special_cards.sides import turn_up
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import triggers
from reference.kernel.card import Card
from reference.kernel.flow import Flow

PARTS = 4
"""How many other cards a field or a ceremony is turned over with."""


@dataclass(frozen=True, slots=True)
class Assembled:
    """What is turned over: the type of the card that becomes the creature's top, and of the others."""

    top: str
    part: str


ASSEMBLED: Mapping[str, Assembled] = {
    "forbidden-explosion": Assembled("field", "field"),
    "zero-dragon-birth": Assembled("ceremony", "nebula"),
}


@rule("701.31a", also=("309.1", "309.3", "810.1a", "116.2"))
@rule("701.29a", edition="s-max")
@rule("701.28a", edition="1.13")
def assemble(game: DMGame, top: Card, parts: list[Card], name: str) -> Flow[list[Card]]:
    """Turn cards over, and lay the others beneath the one that becomes the creature's top.

    The seals of all of these lie on the creature, which is ignored if it has one.

    Returns:
        The cards that were turned over.
    """
    yield from ()
    turned = [top, *parts]
    with game.log.together():
        top.reversed = False
        for card in turned:
            turn_up(game, card, 1, name)
        for part in parts:
            for seal in seals_on(game, part):
                seal.host = top
            lay_beneath(game, part, top)
    judge_sealed(game, top)
    triggers.happen(game, "flipped", card=top, player=top.owner, name=name)
    return turned
