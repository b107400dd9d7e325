"""Misreadings of 14-15: sources."""

from collections.abc import Iterator
from typing import Any

from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.card import Card
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-15a", "14-15b", "14-15c")
def rulers_are_the_sources() -> Iterator[None]:
    """Misreads 14-15a, 14-15b: a player's ruler is the source of what his cards do."""
    right = GateGame.put_on_gate

    def put_on_gate(game: GateGame, item: GateItem) -> GateItem:
        if not item.combat:
            item.source = game.rulers[item.controller]
        return right(game, item)

    with replaced(GateGame, "put_on_gate", put_on_gate):
        yield


@misreads("14-15d")
def combat_damage_comes_from_what_it_hits() -> Iterator[None]:
    """Misreads 14-15d: the source of combat damage is the card that receives it."""
    right = GateGame.put_on_gate

    def put_on_gate(game: GateGame, item: GateItem) -> GateItem:
        if item.combat:
            item.source = item.pairings[0][0]
        return right(game, item)

    with replaced(GateGame, "put_on_gate", put_on_gate):
        yield


@misreads("14-15f", "14-15f-1")
def nobody_moves_cards() -> Iterator[None]:
    """Misreads 14-15f: cards move without a player who moves them."""
    right = moving.move

    def move(game: GateGame, card: Card, to: Any, name: str, *by: Any, **where: Any) -> None:
        right(game, card, to, name, **where)

    with replaced(moving, "move", move):
        yield


@misreads("14-15f", "14-15f-1")
def the_active_player_moves_all_cards() -> Iterator[None]:
    """Misreads 14-15f: the active player moves every card that moves."""
    right = moving.move

    def move(game: GateGame, card: Card, to: Any, name: str, *by: Any, **where: Any) -> None:
        right(game, card, to, name, game.active, **where)

    with replaced(moving, "move", move):
        yield
