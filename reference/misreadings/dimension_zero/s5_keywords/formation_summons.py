"""Misreadings of 5.8: formation summons."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import replace

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability
from duelproof.port.abilities import Cost as Part
from reference.dimension_zero.s2_definitions import card_data
from reference.dimension_zero.s2_definitions.squares import BATTLE_SPACE, FILES, OWN_RANK, PLAYABLE, stands
from reference.dimension_zero.s4_processing import priority, rule_effects
from reference.dimension_zero.s5_keywords import convocation, formation_summons, special_plays
from reference.dimension_zero.s5_keywords.special_plays import Way
from reference.dimension_zero.state import Cost, Duel, Item
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced

NAME = formation_summons.NAME


@misreads("5.8.1", "5.3.1")
def special_plays_go_to_the_stack() -> Iterator[None]:
    """Misreads 5.8.1, 5.3.1: what makes a play a special one is an ability that goes to the stack as well."""
    right = priority.ACTIONS["play"]

    def play(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        if option.way in (NAME, convocation.NAME):
            ctx = Context(
                controller=seat, source=game.pile[-1].card, ability=Ability(id="way", kind="triggered")
            )
            game.pile.append(Item(game.oid("ability"), "ability", seat, ctx.source, ctx=ctx))

    with replaced(priority.ACTIONS, "play", play):
        yield


@misreads("5.8.3", "5.3.2-2")
def special_plays_are_no_plays() -> Iterator[None]:
    """Misreads 5.8.3, 5.3.2-2: a unit that comes in a special way has not been played."""
    right = priority.ACTIONS["play"]

    def play(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        if option.way in (NAME, convocation.NAME):
            game.waiting = [waiting for waiting in game.waiting if waiting.event.kind != "played"]

    with replaced(priority.ACTIONS, "play", play):
        yield


def _for(cost: Callable[[Way], Cost | None]) -> AbstractContextManager[None]:
    """Let formation summons cost something else, in the block."""
    right = special_plays.ways

    def ways(game: Duel, seat: Seat, card: Card) -> Iterator[Way]:
        for way in right(game, seat, card):
            yield replace(way, cost=cost(way)) if way.name == NAME else way

    return replaced(special_plays, "ways", ways)


@misreads("5.8.2")
def formations_cost_as_much_as_ever() -> Iterator[None]:
    """Misreads 5.8.2: a unit is summoned by its formation for its use cost."""
    with _for(lambda way: None):
        yield


@misreads("5.8.2")
def any_energy_pays_for_a_formation() -> Iterator[None]:
    """Misreads 5.8.2: the colours of the cost of a formation summon do not matter."""
    with _for(lambda way: None if way.cost is None else Cost(way.cost.total)):
        yield


@misreads("5.8.2")
def formations_do_not_fight() -> Iterator[None]:
    """Misreads 5.8.2: a unit that is summoned by its formation meets no enemy on its square."""
    right = rule_effects.meetings

    def meetings(game: Duel) -> list[str]:
        return [
            slot
            for slot in right(game)
            if not any("formation_summon" in card.keywords for card in game.squares[slot])
        ]

    with replaced(rule_effects, "meetings", meetings):
        yield


@misreads("5.8.2")
def formations_come_released() -> Iterator[None]:
    """Misreads 5.8.2: a unit that is summoned by its formation comes released."""
    right = convocation.comes_released

    def comes_released(game: Duel, item: Item) -> bool:
        return item.way == NAME or right(game, item)

    with replaced(convocation, "comes_released", comes_released):
        yield


@misreads("5.8.2")
def a_formation_makes_every_play_cheap() -> Iterator[None]:
    """Misreads 5.8.2: with the formation there, the unit costs less however it is played."""
    right = card_data.use_cost

    def use_cost(game: Duel, card: Card) -> Cost:
        formed = next(special_plays._by_formations(game, card.owner, card), None)
        return right(game, card) if formed is None or formed.cost is None else formed.cost

    with replaced(card_data, "use_cost", use_cost):
        yield


@misreads("5.8.2")
def formations_take_any_square() -> Iterator[None]:
    """Misreads 5.8.2: with the formation there, the unit is summoned to the own area as well."""
    right = formation_summons.squares_of_formation

    def squares_of_formation(game: Duel, seat: Seat, card: Card, cost: Sequence[Part]) -> list[str]:
        found = right(game, seat, card, cost)
        return [*found, *(slot for slot in PLAYABLE[seat] if slot not in found)] if found else []

    with replaced(formation_summons, "squares_of_formation", squares_of_formation):
        yield


@misreads("5.8.2")
def formations_pile_up() -> Iterator[None]:
    """Misreads 5.8.2: the unit is summoned to a square where a unit of its player stands."""

    def squares_of_formation(game: Duel, seat: Seat, card: Card, cost: Sequence[Part]) -> list[str]:
        named = [ability.name for ability in card.abilities if ability.keyword == NAME]
        return formation_summons.FORMATIONS[named[0]](game, seat) if named and named[0] else []

    with replaced(formation_summons, "squares_of_formation", squares_of_formation):
        yield


@misreads("5.8.2")
def formations_are_of_anybodys_units() -> Iterator[None]:
    """Misreads 5.8.2: units of the other player are part of the formation as well."""
    right = formation_summons.has_unit

    def has_unit(game: Duel, seat: Seat, slot: str) -> bool:
        return right(game, seat, slot) or (slot != formation_summons.MIDDLE and bool(game.squares[slot]))

    with replaced(formation_summons, "has_unit", has_unit):
        yield


@misreads("5.8.2")
def formations_are_destroyed_in_the_centre() -> Iterator[None]:
    """Misreads 5.8.2: a unit that is summoned to the centre area goes unless it fights."""
    right = special_plays.as_in_own_area

    def as_in_own_area(item: Item) -> bool:
        return item.way != NAME and right(item)

    with replaced(special_plays, "as_in_own_area", as_in_own_area):
        yield


def _beside(relations: tuple[str, ...]) -> Callable[[Duel, Seat], list[str]]:
    """Find the squares that stand in one of these relations to an own unit."""

    def small_eye(game: Duel, seat: Seat) -> list[str]:
        there = [slot for slot in BATTLE_SPACE if formation_summons.has_unit(game, seat, slot)]
        return [
            slot
            for slot in BATTLE_SPACE
            if any(stands(seat, relation, slot, own) for relation in relations for own in there)
        ]

    return small_eye


@misreads("5.8.2-5")
def small_eyes_look_back_too() -> Iterator[None]:
    """Misreads 5.8.2-5: the unit is summoned before an own unit as well."""
    with replaced(formation_summons.FORMATIONS, "small_eye", _beside(("behind", "in_front"))):
        yield


@misreads("5.8.2-5")
def small_eyes_look_aside_too() -> Iterator[None]:
    """Misreads 5.8.2-5: the unit is summoned to the same area, too."""
    with replaced(formation_summons.FORMATIONS, "small_eye", _beside(("behind", "same_area"))):
        yield


def _eyes(there: Callable[[Duel, Seat, str, str], bool]) -> AbstractContextManager[None]:
    """Let a line's centre be between two own units under another condition on its two outer squares."""

    def big_eye(game: Duel, seat: Seat) -> list[str]:
        own, enemy = OWN_RANK[seat], formation_summons.enemy_rank(seat)
        return [f"{file}3" for file in FILES if there(game, seat, f"{file}{own}", f"{file}{enemy}")]

    return replaced(formation_summons.FORMATIONS, "big_eye", big_eye)


@misreads("5.8.2-6")
def big_eyes_need_nobody_behind() -> Iterator[None]:
    """Misreads 5.8.2-6: the unit in the enemy area of the line is enough."""
    with _eyes(lambda game, seat, own, enemy: formation_summons.has_unit(game, seat, enemy)):
        yield


@misreads("5.8.2-6")
def big_eyes_need_nobody_before() -> Iterator[None]:
    """Misreads 5.8.2-6: the unit in the own area of the line is enough."""
    with _eyes(lambda game, seat, own, enemy: formation_summons.has_unit(game, seat, own)):
        yield
