"""201.2b, 201.2c: cards with two costs, of which what refers to the cost reads one."""

from collections.abc import Iterator
from typing import Any

import msgspec

from duelproof.port import Option, Seat
from duelproof.port.abilities import Instruction
from duelproof.port.selections import Calc, Filter, Select
from reference.duel_masters.editions import rule
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import choosing, select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("201.2b", edition="s-max")
@rule("201.2", also=("808.3",), edition="1.13")
def settle_costs(game: DMGame, instr: Any, ctx: Context) -> Flow[None]:
    """Of each card with two costs whose cost an instruction reads, it is settled which one that is."""
    for what in _costs_read(instr):
        for card in select.found(game, what, ctx):
            if isinstance(card, Card) and card.whole and card.ref not in game.read:
                chooser = ctx.controller if game.edition.cost_reader == "user" else card.owner
                game.read[card.ref] = yield from choose_cost(game, card, chooser)


@rule("201.2b", edition="s-max")
@rule("201.2", edition="1.13")
def half_costs(card: Card) -> list[int]:
    """List the costs of the halves of a card."""
    return [face.traits.cost or 0 for face in card.spec.faces]


@rule("201.2c", also=("201.2b", "701.21c"), edition="s-max")
def choose_cost(game: DMGame, card: Card, chooser: Seat) -> Flow[int]:
    """A player chooses which half of a card its cost is read of."""
    costs = half_costs(card)
    chosen = yield from _ask_for_cost(game, card, list(dict.fromkeys(costs)), chooser)
    return [cost == chosen for cost in costs].index(True)


def _ask_for_cost(game: DMGame, card: Card, costs: list[int], chooser: Seat) -> Flow[int]:
    pointed = choosing.pointed_at(game, card, chooser)
    options = [Option(card=pointed.card, value=cost) for cost in costs]
    picked = yield from ask.one(game, chooser, "choose", options, part="cost")
    return costs[options.index(picked)]


def _costs_read(said: Any) -> Iterator[Select]:
    """Find whose costs an instruction reads by itself, not by instructions within it or by a player's choice.

    Where a type of card is named, the cost is that of the half of this type.
    """
    if isinstance(said, Select) and said.filter is not None and said.which != "choose":
        wanted = said.filter
        if wanted.type is None and (wanted.cost is not None or "cost" in (wanted.highest, wanted.lowest)):
            yield msgspec.structs.replace(said, filter=_without_cost(wanted))
    elif isinstance(said, Calc) and said.trait == "cost" and said.what is not None:
        yield said.what
    for part in _parts(said):
        if not isinstance(part, Instruction):
            yield from _costs_read(part)


def _parts(said: Any) -> list[Any]:
    if isinstance(said, msgspec.Struct):
        said = [getattr(said, name) for name in said.__struct_fields__]
    return list(said) if isinstance(said, list | tuple) else []


def _without_cost(wanted: Filter) -> Filter:
    highest = None if wanted.highest == "cost" else wanted.highest
    lowest = None if wanted.lowest == "cost" else wanted.lowest
    return msgspec.structs.replace(wanted, cost=None, highest=highest, lowest=lowest)
