"""5.12: interlock."""

import msgspec

from duelproof.port.abilities import Ability
from duelproof.port.selections import Cond, Filter, Select
from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import select
from reference.kernel.abilities.perform import perform
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow


@rule("5.12.3", also=("5.12.4", "5.12.2"))
def note(game: Duel, card: Card, ctx: Context) -> None:
    """Note as a strategy is played which of its interlocks are fulfilled: that decides until it resolves."""
    for ability in _texts(card):
        assert ability.needs is not None
        ctx.numbers[ability.id] = int(select.holds(game, ability.needs, ctx))


@rule("5.12.3", also=("5.12.4", "5.12.1"))
def carry_out(game: Duel, card: Card, ctx: Context) -> Flow[None]:
    """Do what the interlocks of a strategy say that were fulfilled as it was played."""
    for ability in _texts(card):
        if ctx.numbers.get(ability.id):
            yield from perform(game, ability.effect, ctx)


def _texts(card: Card) -> list[Ability]:
    """List what a strategy does beyond its usual text if cards that it names are in the graveyard."""
    return [
        ability for ability in card.abilities if ability.keyword == "interlock" and ability.kind == "spell"
    ]


BETWEEN = " & "
"""What stands between the names of two cards that an interlock names."""


@rule("5.12.2", also=("5.12.1",))
def interlocks(said: Ability) -> Ability:
    """Let the text of the ability work while all cards that it names are in its player's graveyard."""
    named = tuple(_in_graveyard(name) for name in (said.name or "").split(BETWEEN))
    return msgspec.structs.replace(said, needs=Cond(op="all", args=named))


@rule("5.12.2")
def _in_graveyard(name: str) -> Cond:
    """Ask for a card of this name in the player's graveyard."""
    wanted = Filter(name=name, zones=("graveyard",), owner="you")
    return Cond(op="exists", what=Select(which="all", filter=wanted))
