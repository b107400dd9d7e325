"""Misreadings of 316: elements."""

from collections.abc import Iterator
from typing import Any

from duelproof.port.selections import Filter, Select
from reference.duel_masters.s1_basics import cards
from reference.duel_masters.s3_card_types import elements
from reference.duel_masters.s7_other_rules import destroying
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _element_too(kind: str) -> Iterator[None]:
    """Take cards of a type for elements."""
    right = elements.is_element

    def is_element(game: DMGame, card: Card) -> bool:
        return right(game, card) or kind in card.printed.type

    with replaced(elements, "is_element", is_element):
        yield


@misreads("316.1")
def only_creatures_are_elements() -> Iterator[None]:
    """Misreads 316.1: nothing but a creature is an element."""

    def is_element(game: DMGame, card: Card) -> bool:
        return "creature" in card.printed.type

    with replaced(elements, "is_element", is_element):
        yield


@misreads("316.1")
def creatures_are_no_elements() -> Iterator[None]:
    """Misreads 316.1: a creature of little power is no element."""
    right = elements.is_element

    def is_element(game: DMGame, card: Card) -> bool:
        return right(game, card) and card.printed.name != "Lamp Squire"

    with replaced(elements, "is_element", is_element):
        yield


@misreads("316.2")
def spells_are_elements() -> Iterator[None]:
    """Misreads 316.2: a spell is an element."""
    yield from _element_too("spell")


@misreads("316.2")
def castles_are_elements() -> Iterator[None]:
    """Misreads 316.2: a castle is an element."""
    yield from _element_too("castle")


@misreads("316.2")
def cores_are_elements() -> Iterator[None]:
    """Misreads 316.2: a core is an element."""
    yield from _element_too("core")


@misreads("316.3")
def an_element_is_its_top_card() -> Iterator[None]:
    """Misreads 316.3: what is done to an element is done to its top card alone."""
    right = destroying.destroy

    def destroy(game: DMGame, doomed: list[Card], *, alone: bool = False) -> Flow[list[Card]]:
        return (yield from right(game, doomed, alone=True))

    with replaced(destroying, "destroy", destroy):
        yield


@misreads("316.3")
def cards_of_elements_are_chosen() -> Iterator[None]:
    """Misreads 316.3: an effect that names an element can choose a card that lies under another."""
    right = cards.says_card

    def says_card(what: Select) -> bool:
        return right(what) or (what.filter is not None and what.filter.role == "element")

    def destroy(game: DMGame, doomed: list[Card], *, alone: bool = False) -> Flow[list[Card]]:
        return (yield from destroyed(game, doomed))

    def found(game: Any, wanted: Filter, ctx: Context) -> Iterator[Card]:
        yield from meant(game, wanted, ctx)
        if wanted.role == "element":
            zones = select.zones_of(game, wanted)
            yield from (card for card in game.cards.values() if card.over and card.place.zone in zones)

    destroyed, meant = destroying.destroy, select._meant
    with (
        replaced(cards, "says_card", says_card),
        replaced(destroying, "destroy", destroy),
        replaced(select, "_meant", found),
    ):
        yield
