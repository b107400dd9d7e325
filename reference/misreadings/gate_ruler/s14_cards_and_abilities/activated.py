"""Misreadings of 14-8: activated abilities."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import OTHER, Option, Seat
from reference.gate_ruler.s14_cards_and_abilities import resolving
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import offers_more, replaced


@misreads("14-8a")
def activated_abilities_do_nothing() -> Iterator[None]:
    """Misreads 14-8a: an activated ability can be played, but does nothing when it resolves."""
    right = resolving._perform

    def do(game: GateGame, item: GateItem) -> Flow[None]:
        if item.ability is None or item.ability.kind != "activated":
            yield from right(game, item)

    with replaced(resolving, "_perform", do):
        yield


@misreads("14-8a")
def anybody_activates_at_any_time() -> Iterator[None]:
    """Misreads 14-8a: any player who is asked can play the activated abilities of all units."""

    def more(game: Any, seat: Seat) -> list[Option]:
        return [
            game.option("activate", card, value=ability.id)
            for card in [*game.units(seat), *game.units(OTHER[seat])]
            for ability in card.abilities
            if ability.kind == "activated"
        ]

    with offers_more(more):
        yield
