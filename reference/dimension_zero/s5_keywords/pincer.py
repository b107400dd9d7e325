"""5.9: pincer."""

import msgspec

from duelproof.port.abilities import Ability, Trigger
from duelproof.port.selections import Cond, Filter, Select
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions import squares
from reference.dimension_zero.s6_other_rules.bonds import standing
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.kernel.context import Context

CAUGHT = Select(which="all", filter=Filter(type="unit", controller="opponent", relation="between"))


@rule("5.9.1", also=("5.9.2",))
def pinches(said: Ability) -> Ability:
    """When this card comes to a square and an enemy is between it and a unit of its player, do what it says.

    What it does to the units between, the card says.
    """
    arrives = Trigger(on="move", self_only=True, to=("square",))
    return msgspec.structs.replace(
        said, kind="triggered", trigger=arrives, needs=Cond(op="exists", what=CAUGHT)
    )


@rule("5.9.1", also=("5.9.3",))
def is_between(game: Duel, card: Card, ctx: Context) -> bool:
    """Tell whether a card stands midway between the source and another unit of the source's controller.

    They stand in a row, upright, level or diagonal.
    """
    here, slot = squares.square_of_source(game, ctx), str(card.place.slot)
    return here is not None and any(
        unit.controller == ctx.controller and _midway(here, slot, there)
        for there in game.squares
        for unit in standing(game, there)
    )


@rule("5.9.3")
def _midway(here: str, slot: str, there: str) -> bool:
    """Tell whether a square is just in the middle of two others."""
    files = ord(here[0]) + ord(there[0]) == 2 * ord(slot[0])
    return here != there and files and int(here[1]) + int(there[1]) == 2 * int(slot[1])
