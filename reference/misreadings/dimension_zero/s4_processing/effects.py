"""Misreadings of 4.13: effects that do their work once."""

from collections.abc import Iterator
from typing import Any

from duelproof.port.abilities import Damage
from reference.dimension_zero.s2_definitions import moving
from reference.dimension_zero.s4_processing import one_shot_effects, resolving
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("4.13.1")
def damage_is_dealt_again_and_again() -> Iterator[None]:
    """Misreads 4.13.1: damage that an effect has dealt is dealt again whenever something resolves."""
    right = resolving.resolve
    dealt: list[tuple[Card, int]] = []
    deal = one_shot_effects.damage_units

    def damage(game: Duel, instr: Damage, ctx: Context) -> Flow[None]:
        yield from deal(game, instr, ctx)
        dealt.extend((card, int(str(instr.n))) for card in ctx.it if isinstance(card, Card))

    def resolve(game: Duel) -> Flow[None]:
        for card, many in dealt:
            card.damage += many
        yield from right(game)

    with (
        replaced(one_shot_effects.INSTRUCTIONS, Damage, damage),
        replaced(resolving, "resolve", resolve),
    ):
        yield


@misreads("4.13.1")
def damage_waits_for_who_comes_later() -> Iterator[None]:
    """Misreads 4.13.1: damage to each unit is dealt to units that come later, too."""
    right, put = one_shot_effects.damage_units, moving.put
    waiting: list[int] = []

    def damage(game: Duel, instr: Damage, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        waiting.append(int(str(instr.n)))

    def come(game: Duel, card: Card, *about: Any, **named: Any) -> None:
        put(game, card, *about, **named)
        if card.place.zone == "square" and waiting:
            card.damage += waiting[0]

    with replaced(one_shot_effects.INSTRUCTIONS, Damage, damage), replaced(moving, "put", come):
        yield
