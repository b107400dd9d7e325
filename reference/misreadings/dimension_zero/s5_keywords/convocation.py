"""Misreadings of 5.3: convocation."""

from collections.abc import Iterator

from duelproof.port import Seat
from reference.dimension_zero.s2_definitions.squares import area
from reference.dimension_zero.s4_processing import resolving
from reference.dimension_zero.s5_keywords import convocation, special_plays
from reference.dimension_zero.s5_keywords.special_plays import Way
from reference.dimension_zero.state import Cost, Duel, Item
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("5.3.2")
def those_who_are_called_come_free() -> Iterator[None]:
    """Misreads 5.3.2: a unit that is played by convocation costs nothing."""
    right = special_plays.ways

    def ways(game: Duel, seat: Seat, card: Card) -> Iterator[Way]:
        for way in right(game, seat, card):
            free = way.name == convocation.NAME
            yield Way(way.name, Cost(0) if free else way.cost, way.squares)

    with replaced(special_plays, "ways", ways):
        yield


@misreads("5.3.2")
def nobody_is_called_to_the_enemy() -> Iterator[None]:
    """Misreads 5.3.2: as if to the own area, so not to the enemy area."""
    right = convocation.squares_called_to

    def squares_called_to(game: Duel, seat: Seat) -> dict[str, list[Card]]:
        found = right(game, seat)
        return {slot: cards for slot, cards in found.items() if area(seat, slot) != "enemy"}

    with replaced(convocation, "squares_called_to", squares_called_to):
        yield


@misreads("5.3.2")
def those_called_to_the_enemy_must_fight() -> Iterator[None]:
    """Misreads 5.3.2: a unit that is called to the enemy area goes if it meets no enemy there."""
    right = resolving.HOW["card"]

    def card(game: Duel, item: Item) -> Flow[None]:
        yield from right(game, item)
        assert item.card is not None
        slot = "" if item.place is None else str(item.place.slot)
        if item.way == convocation.NAME and area(item.controller, slot) == "enemy":
            game.entering = item.card

    with replaced(resolving.HOW, "card", card):
        yield


@misreads("5.3.2-1")
def a_caller_that_has_gone_still_calls() -> Iterator[None]:
    """Misreads 5.3.2-1: the unit comes released if the card with convocation has left the squares."""
    right = convocation.comes_released

    def comes_released(game: Duel, item: Item) -> bool:
        gone = item.caller is not None and item.caller[0].life != item.caller[1]
        return gone or right(game, item)

    with replaced(convocation, "comes_released", comes_released):
        yield


@misreads("5.3.2-2", "5.8.3")
def ways_are_combined() -> Iterator[None]:
    """Misreads 5.3.2-2, 5.8.3: a unit with a formation comes by convocation for that cost, and released."""
    right, released = special_plays.ways, convocation.comes_released

    def ways(game: Duel, seat: Seat, card: Card) -> Iterator[Way]:
        found = {way.name: way for way in right(game, seat, card)}
        formed = found.get("formation_summon")
        for way in found.values():
            yield Way(way.name, way.cost if formed is None else formed.cost, way.squares)

    def comes_released(game: Duel, item: Item) -> bool:
        slot = str(item.place.slot) if item.place is not None else ""
        called = slot in convocation.squares_called_to(game, item.controller)
        return released(game, item) or (item.way == "formation_summon" and called)

    with replaced(special_plays, "ways", ways), replaced(convocation, "comes_released", comes_released):
        yield
