"""6.6: strategies that are bonded to a unit and lie with it on its square."""

from collections.abc import Collection, Sequence

from reference.dimension_zero import index
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.card_data import is_unit
from reference.dimension_zero.state import Duel
from reference.dimension_zero.vocabulary import Bond
from reference.kernel.abilities import choosing
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow

BOND = "bond"
"""How a strategy hangs on the unit that it is bonded to."""


@rule("6.6.1", also=("6.6.7",))
def bond(game: Duel, instr: Bond, ctx: Context) -> Flow[None]:
    """Bond the strategy that says so to a unit; it remembers which."""
    assert ctx.source is not None
    units = yield from choosing.things(game, instr.to, ctx)
    if units:
        unit = units[0]
        assert isinstance(unit, Card)
        ctx.source.host, ctx.source.hung_as = unit, BOND
        game.bonded.append(ctx.source)
    ctx.it, ctx.did = units, bool(units)


@rule("6.6.7", also=("6.6.4", "6.6.5", "6.6.6"))
def bonded_to(game: Duel, unit: Card) -> list[Card]:
    """List the strategies that are bonded to this unit, and not to another."""
    return [strategy for strategy in game.bonded if strategy.host is unit]


@rule("6.6.6")
def falling(game: Duel, cards: Sequence[Card]) -> list[Card]:
    """List the strategies that go to the graveyard as the cards that they are bonded to leave the squares."""
    return [strategy for card in cards for strategy in bonded_to(game, card)]


@rule("6.6.7")
def bears_source(game: Duel, unit: Card, ctx: Context) -> bool:
    """Tell whether the source of an ability is bonded to this unit."""
    assert ctx.source is not None
    return ctx.source.host is unit


def unbind(game: Duel, strategy: Card) -> None:
    """Let a strategy that leaves the squares be bonded to nothing."""
    strategy.host = strategy.hung_as = None
    game.bonded.remove(strategy)


@index.where_any_lie
def occupied(game: Duel) -> Collection[str]:
    """Name the squares where there may be cards."""
    return game.squares


@rule("6.6.4")
def is_bonded(card: Card) -> bool:
    """Tell whether a card lies with a unit, and does not stand on a square by itself."""
    return card.hung_as == BOND


@rule("6.6.3", also=("2.6.3",))
def standing(game: Duel, slot: str) -> list[Card]:
    """List the units on a square: no strategies, whether they lie with a unit or have been one themselves."""
    return [card for card in game.squares[slot] if is_unit(game, card)]
