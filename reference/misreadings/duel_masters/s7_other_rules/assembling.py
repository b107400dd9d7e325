"""Misreadings of 701.28 to 701.31: cards that are turned over and make up one creature."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from duelproof.port import SEATS
from reference.duel_masters.s7_other_rules import assembling
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import Assemble
from reference.kernel.abilities.standing import show_side
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def besides(wrong: Callable[[DMGame, Card, list[Card]], None]) -> Any:
    """Return a replacement by which something befalls cards as they are assembled."""
    right = assembling.assemble

    def assemble(game: DMGame, top: Card, parts: list[Card], name: str) -> Flow[list[Card]]:
        turned = yield from right(game, top, parts, name)
        wrong(game, top, parts)
        return turned

    return replaced(assembling, "assemble", assemble)


@misreads("701.28a", "701.29a", "701.31a")
def only_the_top_is_turned_over() -> Iterator[None]:
    """Misreads 701.29a (1.13: 701.28a), 701.31a: only the card that becomes the top is turned over."""

    def back(game: DMGame, top: Card, parts: list[Card]) -> None:
        for part in parts:
            show_side(game, part, 0)

    with besides(back):
        yield


@misreads("309.1", "701.28a", "701.29a", "701.31a", "810.1a")
def each_card_is_a_creature() -> Iterator[None]:
    """Misreads 309.1, 701.29a (1.13: 701.28a), 701.31a, 810.1a: each card is a creature of its own."""

    def apart(game: DMGame, top: Card, parts: list[Card]) -> None:
        for part in parts:
            top.under.remove(part)
            part.over = None
            part.printed = msgspec.structs.replace(part.printed, type=["creature"], power=1000)
            game.zones[top.place].append(part)

    with besides(apart):
        yield


@misreads("701.28a", "701.29a", "701.31a")
def four_cards_are_enough() -> Iterator[None]:
    """Misreads 701.29a (1.13: 701.28a), 701.31a: fewer than five cards are turned over, too."""

    class Any4(int):
        def __eq__(self, other: object) -> bool:
            return True

        __hash__ = int.__hash__

    with replaced(assembling, "PARTS", Any4(4)):
        yield


@misreads("701.31a")
def nebulae_need_no_ceremony() -> Iterator[None]:
    """Misreads 701.31a: nebulae are turned over where there is no ceremony."""
    right = INSTRUCTIONS[Assemble]

    def assemble(game: DMGame, instr: Assemble, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        cards = [card for seat in SEATS for card in game.battle(seat)]
        if not ctx.did and not any("ceremony" in card.printed.type for card in cards):
            for card in cards:
                show_side(game, card, 1)

    with replaced(INSTRUCTIONS, Assemble, assemble):
        yield
