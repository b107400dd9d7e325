"""Misreadings of section 2: card information."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Choice, Name
from duelproof.port.selections import Filter
from reference.gate_ruler import s01_overview
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.s09_gate import resolution
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import now, select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask, check
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("2-1b", "2-4b", "2-5b", "2-7a", "3-2i")
def every_card_has_every_property() -> Iterator[None]:
    """Misreads 2-1b, 2-4b, 2-5b, 2-7a: a text that names properties means every card in that zone."""

    def is_one(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        return True

    with replaced(select, "_is", is_one):
        yield


@misreads("2-1b", "2-4b", "2-5b", "2-7a", "2-1b-1")
def no_card_has_a_property() -> Iterator[None]:
    """Misreads 2-1b, 2-4b, 2-5b: in a text only the card type matches; other properties match nothing."""
    right = select._is

    def is_one(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        named = wanted.race is not None or wanted.color is not None or wanted.cost is not None
        return not named and right(game, card, wanted, ctx)

    with replaced(select, "_is", is_one):
        yield


@misreads("2-5c")
def any_word_is_an_attribute() -> Iterator[None]:
    """Misreads 2-5c: a player may choose any word at all as an attribute."""

    def name(shape: Name, choice: Choice, names: set[str]) -> str:
        return choice.name or ""

    with replaced(check, "_name", name):
        yield


@misreads("2-5c")
def what_is_chosen_is_not_heard() -> Iterator[None]:
    """Misreads 2-5c: a player is asked for an attribute, but his answer has no effect."""
    right = ask.name

    def name(*asked: Any, **how: Any) -> Flow[str]:
        yield from right(*asked, **how)
        return ""

    with replaced(ask, "name", name):
        yield


@misreads("2-11b")
def damage_wears_hit_points_down() -> Iterator[None]:
    """Misreads 2-11b: damage reduces a unit's HP."""
    right = now.number

    def number(game: Game, card: Card, trait: str) -> int | None:
        value = right(game, card, trait)
        return value if value is None or trait != "hp" else value - card.damage

    with replaced(now, "number", number):
        yield


@misreads("2-10b", "2-12b")
def strength_below_zero_hurts_too() -> Iterator[None]:
    """Misreads 2-10b, 2-12b: an ATK or STK below 0 deals damage equal to its absolute value."""
    right = s01_overview.amount

    def amount(game: GateGame, card: Card, trait: str) -> int:
        return abs(right(game, card, trait))

    with replaced(s01_overview, "amount", amount):
        yield


@misreads("2-6a")
def the_last_damage_is_not_taken() -> Iterator[None]:
    """Misreads 2-6a: a player loses instead of taking the last damage that the ruler could endure."""
    right = resolution._RESOLVERS["ruler-damage"]

    def resolve_ruler_damage(game: GateGame, item: GateItem) -> Flow[None]:
        seat = item.controller
        if len(game.damages[seat]) + 2 >= amount(game, game.rulers[seat], "life"):
            s01_overview.lose(game, {seat: "damage"})
        yield from right(game, item)

    with replaced(resolution._RESOLVERS, "ruler-damage", resolve_ruler_damage):
        yield
