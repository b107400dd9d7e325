"""Misreadings of 14-15: sources."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import Seat
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s14_cards_and_abilities import payment
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import triggers
from reference.kernel.card import Card
from reference.kernel.flow import Flow
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


def _combat_damage_by(type_: str, other: Callable[[GateGame, GateItem], Card]) -> Any:
    """Let the combat damage of cards of a type have another source, in the block."""
    right = GateGame.put_on_gate

    def put_on_gate(game: GateGame, item: GateItem) -> GateItem:
        if item.combat and item.source is not None and type_ in item.source.printed.type:
            item.source = other(game, item)
        return right(game, item)

    return replaced(GateGame, "put_on_gate", put_on_gate)


@misreads("14-15d")
def units_fight_for_their_rulers() -> Iterator[None]:
    """Misreads 14-15d: the source of a unit's combat damage is its player's ruler."""
    with _combat_damage_by("unit", lambda game, item: game.rulers[item.controller]):
        yield


@misreads("14-15d")
def rulers_deal_no_damage_themselves() -> Iterator[None]:
    """Misreads 14-15d: the source of a ruler's combat damage is what receives it."""
    with _combat_damage_by("ruler", lambda game, item: item.pairings[0][0]):
        yield


@misreads("14-15e")
def who_destroys_does_not_matter() -> Iterator[None]:
    """Misreads 14-15e: whatever destroys a card, all others have destroyed it."""
    with replaced(triggers, "_is_by", lambda *asked: True):
        yield


@misreads("14-15f")
def effects_move_nothing_for_their_players() -> Iterator[None]:
    """Misreads 14-15f: only what a player pays with is moved by him."""
    right, pay_with = moving.move, payment.pay_with
    paying: list[bool] = []

    def move(game: GateGame, card: Card, to: Any, name: str, *by: Any, **where: Any) -> None:
        if paying:
            right(game, card, to, name, *by, **where)
        else:
            right(game, card, to, name, **where)

    def pay(*asked: Any) -> Flow[None]:
        paying.append(True)
        yield from pay_with(*asked)
        paying.pop()

    with replaced(moving, "move", move), replaced(payment, "pay_with", pay):
        yield


@misreads("14-15f")
def the_active_player_destroys() -> Iterator[None]:
    """Misreads 14-15f: the active player moves what an effect destroys, whosever effect that is."""
    right = putting.bury

    def bury(
        game: GateGame, cards: list[Card], name: str, by: Seat | None = None, source: Card | None = None
    ) -> Flow[None]:
        mover = game.active if name == "destroy" and by is not None else by
        yield from right(game, cards, name, mover, source)

    with replaced(putting, "bury", bury):
        yield
