"""Misreadings of 6.6: strategies that are bonded to units."""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from duelproof.port import Place, Seat
from duelproof.port.selections import Filter
from reference.dimension_zero.s2_definitions import card_data, classes, instructions, moving
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s3_course_of_play import battles, battling, main_phase
from reference.dimension_zero.s4_processing import moves, one_shot_effects, resolving, rule_effects
from reference.dimension_zero.s6_other_rules import bonds
from reference.dimension_zero.state import Duel, Item
from reference.dimension_zero.vocabulary import Bond, SwapSquares
from reference.kernel.abilities import select
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced

Put = Callable[..., None]


@contextlib.contextmanager
def _putting(wrong: Callable[[Put, Duel, Card, Place, dict[str, Any]], None]) -> Iterator[None]:
    """Put cards in another way in the block; it is given the right way first."""
    right = moving.put

    def put(game: Duel, card: Card, to: Place, **how: Any) -> None:
        wrong(right, game, card, to, how)

    with replaced(moving, "put", put):
        yield


@contextlib.contextmanager
def _laying(wrong: Callable[[Duel, Card, Card], None]) -> Iterator[None]:
    """Do something to a strategy and its unit, in the block, as the strategy has been laid with it."""
    right = resolving._lay_with

    def lay_with(game: Duel, strategy: Card, unit: Card) -> Flow[None]:
        yield from right(game, strategy, unit)
        wrong(game, strategy, unit)

    with replaced(resolving, "_lay_with", lay_with):
        yield


def _shifted(game: Duel, card: Card, to: Place) -> None:
    """Lay a card elsewhere, and nothing else with it."""
    game.lift(card)
    game.drop(card, to)


@misreads("6.6.1")
def strategies_bond_to_another_unit() -> Iterator[None]:
    """Misreads 6.6.1: a strategy is bonded to another unit than its target, if one of its player is there."""
    right = one_shot_effects.INSTRUCTIONS[Bond]

    def bond(game: Duel, instr: Bond, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        strategy = ctx.source
        assert strategy is not None
        others = [card for cards in game.squares.values() for card in cards if card is not strategy.host]
        strategy.host = next((card for card in others if card.controller == ctx.controller), strategy.host)

    with replaced(one_shot_effects.INSTRUCTIONS, Bond, bond):
        yield


@misreads("6.6.2")
def bonded_strategies_lie_in_the_remove_zone() -> Iterator[None]:
    """Misreads 6.6.2: a bonded strategy is removed, and not on a square."""
    with _laying(lambda game, strategy, unit: _shifted(game, strategy, place("removed", strategy.owner))):
        yield


@misreads("6.6.2")
def bonded_strategies_lie_face_down() -> Iterator[None]:
    """Misreads 6.6.2: a bonded strategy lies face down, as a buried card does, and nobody sees it."""

    def cover(game: Duel, strategy: Card, unit: Card) -> None:
        strategy.face = "down"

    with _laying(cover):
        yield


@contextlib.contextmanager
def _taken_for(kind: str, besides: bool) -> Iterator[None]:
    """Take bonded strategies for cards of a class, in the block, besides strategies or instead."""
    right = select._fits

    def fits(game: Duel, card: Card, wanted: Filter, ctx: Context) -> bool:
        if bonds.is_bonded(card) and wanted.type is not None and (wanted.type == kind or not besides):
            return wanted.type == kind
        return right(game, card, wanted, ctx)

    with replaced(select, "_fits", fits):
        yield


@misreads("6.6.3")
def bonded_strategies_have_no_class() -> Iterator[None]:
    """Misreads 6.6.3: a strategy on a square has no class, and is not meant where strategies are."""
    with _taken_for("none", besides=False):
        yield


@misreads("6.6.3")
def bonded_strategies_are_targets_like_units() -> Iterator[None]:
    """Misreads 6.6.3: what is said of units is said of strategies on squares as well."""
    with _taken_for("unit", besides=True):
        yield


@misreads("6.6.3")
def bonded_strategies_move() -> Iterator[None]:
    """Misreads 6.6.3: a player may move a strategy that lies on a square as if it were a unit."""
    right = main_phase._units

    def units(game: Duel, seat: Seat) -> list[Card]:
        return [*right(game, seat), *(card for card in game.bonded if card.controller == seat)]

    def move_cost(game: Duel, card: Card) -> Any:
        return costs(game, card.host if card.host is not None else card)

    costs = card_data.move_cost
    with replaced(main_phase, "_units", units), replaced(card_data, "move_cost", move_cost):
        yield


@misreads("6.6.3")
def bonded_strategies_fight() -> Iterator[None]:
    """Misreads 6.6.3: in a battle on its square a strategy is dealt damage like a unit."""
    right = battles.deal_battle_damage

    def deal(game: Duel, item: Item) -> Flow[None]:
        yield from right(game, item)
        for unit, _, many in item.amounts:
            for strategy in bonds.bonded_to(game, unit):
                strategy.damage += many

    with replaced(resolving.HOW, "battle-damage", deal):
        yield


@misreads("6.6.3")
def bonded_strategies_are_beaten_by_enemies() -> Iterator[None]:
    """Misreads 6.6.3: a strategy that lies with a unit of the other player is beaten by it like a unit."""
    right = rule_effects._crowded

    def crowded(game: Duel) -> list[Card]:
        beaten = [each for each in game.bonded if each.host and each.host.controller != each.controller]
        return [*right(game), *(each for each in beaten if each.place.zone == "square")]

    with replaced(rule_effects, "_crowded", crowded):
        yield


@misreads("6.6.3")
def bonded_strategies_come_into_battles() -> Iterator[None]:
    """Misreads 6.6.3: a strategy that comes with its unit to the square of a battle is in that battle."""
    right = moving._put

    def put(game: Duel, card: Card, *where: Any) -> None:
        right(game, card, *where)
        if bonds.is_bonded(card):
            battling.join(game, card)

    with replaced(moving, "_put", put):
        yield


@misreads("6.6.3")
def bonded_strategies_take_up_room() -> Iterator[None]:
    """Misreads 6.6.3: a player's units cannot come to a square where a strategy of that player lies."""
    right = classes.open_squares

    def free_for(game: Duel, seat: Seat, slot: str) -> bool:
        return all(card.controller != seat for card in game.squares[slot])

    def open_squares(game: Duel, seat: Seat) -> list[str]:
        return [slot for slot in right(game, seat) if free_for(game, seat, slot)]

    with replaced(moves, "free_for", free_for), replaced(classes, "open_squares", open_squares):
        yield


@misreads("6.6.4")
def bonds_to_the_other_player_s_units_lie_at_home() -> Iterator[None]:
    """Misreads 6.6.4: a strategy that is bonded to a unit of the opponent lies in Alice's own area."""

    def lay(game: Duel, strategy: Card, unit: Card) -> None:
        if strategy.controller != unit.controller:
            _shifted(game, strategy, place("square", None, "b2"))

    with _laying(lay):
        yield


@misreads("6.6.4")
def strategies_take_the_place_of_their_unit() -> Iterator[None]:
    """Misreads 6.6.4: a strategy lies on the square in the place of its unit."""
    with _laying(lambda game, strategy, unit: _shifted(game, unit, place("removed", unit.owner))):
        yield


@misreads("6.6.4")
def strategies_lie_where_their_unit_was() -> Iterator[None]:
    """Misreads 6.6.4: a strategy comes to the square where its unit was as the strategy was played."""

    def lay(game: Duel, strategy: Card, unit: Card) -> None:
        if unit.place.slot == "b3":
            _shifted(game, strategy, place("square", None, "a2"))

    with _laying(lay):
        yield


@contextlib.contextmanager
def _left_behind(how: Callable[[dict[str, Any]], bool]) -> Iterator[None]:
    """Leave strategies behind, in the block, as their units go to another square in such a way."""

    def wrong(put: Put, game: Duel, card: Card, to: Place, named: dict[str, Any]) -> None:
        left = game.bonded
        if card.place.zone in FIELD and to.zone in FIELD and how(named):
            game.bonded = []
        put(game, card, to, **named)
        game.bonded = left

    with _putting(wrong):
        yield


@misreads("6.6.5")
def strategies_stay_as_their_unit_moves() -> Iterator[None]:
    """Misreads 6.6.5: a strategy stays on its square as its unit moves."""
    with _left_behind(lambda named: not named):
        yield


@misreads("6.6.5")
def strategies_stay_as_effects_take_their_unit() -> Iterator[None]:
    """Misreads 6.6.5: a strategy stays on its square as an effect puts its unit on another."""
    with _left_behind(bool):
        yield


@contextlib.contextmanager
def _of_every_unit(meant: Callable[[Place, dict[str, Any]], bool]) -> Iterator[None]:
    """Take all bonded strategies along, in the block, as a unit goes to such a place."""

    def wrong(put: Put, game: Duel, card: Card, to: Place, named: dict[str, Any]) -> None:
        others = [each for each in game.bonded if each.host is not card]
        put(game, card, to, **named)
        if meant(to, named) and "unit" in card.printed.type:
            for strategy in others:
                put(game, strategy, to if to.zone in FIELD else place("graveyard", strategy.owner))

    with _putting(wrong):
        yield


@misreads("6.6.5")
def strategies_go_with_every_unit() -> Iterator[None]:
    """Misreads 6.6.5: a strategy goes along with any unit that moves to another square."""
    with _of_every_unit(lambda to, named: to.zone in FIELD and not named):
        yield


@misreads("6.6.6")
def strategies_go_to_the_deck_with_their_unit() -> Iterator[None]:
    """Misreads 6.6.6: a strategy goes where its unit goes, if that is a deck."""
    right = moving.put

    def wrong(put: Put, game: Duel, card: Card, to: Place, named: dict[str, Any]) -> None:
        strategies = bonds.bonded_to(game, card)
        put(game, card, to, **named)
        for strategy in strategies if to.zone == "deck" else ():
            right(game, strategy, to)

    with _putting(wrong):
        yield


@misreads("6.6.6")
def strategies_go_to_the_graveyard_of_their_unit_s_owner() -> Iterator[None]:
    """Misreads 6.6.6: a strategy goes to the graveyard of the player who owns its unit."""

    def wrong(put: Put, game: Duel, card: Card, to: Place, named: dict[str, Any]) -> None:
        strategies = bonds.bonded_to(game, card)
        put(game, card, to, **named)
        for strategy in strategies if to.zone not in FIELD else ():
            _shifted(game, strategy, place("graveyard", card.owner))

    with _putting(wrong):
        yield


@misreads("6.6.6")
def strategies_fall_after_their_unit_has_left() -> Iterator[None]:
    """Misreads 6.6.6: a strategy goes to the graveyard once its unit has left."""

    def wrong(put: Put, game: Duel, card: Card, to: Place, named: dict[str, Any]) -> None:
        if bonds.is_bonded(card) and to.zone == "graveyard":
            game.log.batch += 1
        put(game, card, to, **named)

    with _putting(wrong):
        yield


@misreads("6.6.6")
def strategies_lie_above_their_unit() -> Iterator[None]:
    """Misreads 6.6.6: a strategy lies above its unit in the graveyard, whatever is said of their order."""
    right = moving.lay

    def lay(game: Duel, ordered: Sequence[Card], *where: Any) -> None:
        right(game, sorted(ordered, key=lambda card: "unit" in card.printed.type), *where)

    with replaced(moving, "lay", lay):
        yield


@misreads("6.6.6")
def strategies_fall_with_any_unit() -> Iterator[None]:
    """Misreads 6.6.6: a strategy goes to the graveyard as any unit leaves the squares."""
    with _of_every_unit(lambda to, named: to.zone not in FIELD and to.zone != "stack"):
        yield


@misreads("6.6.6")
def strategies_fall_though_they_are_taken_too() -> Iterator[None]:
    """Misreads 6.6.6: a strategy goes to the graveyard though the effect puts it elsewhere itself."""

    def wrong(put: Put, game: Duel, card: Card, to: Place, named: dict[str, Any]) -> None:
        taken = "strategy" in card.printed.type and not bonds.is_bonded(card)
        falls = taken and card.place.zone == "square" and to.zone == "hand"
        put(game, card, place("graveyard", card.owner) if falls else to, **named)

    with _putting(wrong):
        yield


@misreads("6.6.7")
def all_strategies_of_a_name_are_bonded_to_the_unit() -> Iterator[None]:
    """Misreads 6.6.7: with its strategy all others of that name on its square are bonded to a unit."""
    right = bonds.bonded_to

    def bonded_to(game: Duel, unit: Card) -> list[Card]:
        found = right(game, unit)
        names = {each.printed.name for each in found}
        return [each for each in game.bonded if each.place is unit.place and each.printed.name in names]

    with replaced(bonds, "bonded_to", bonded_to):
        yield


@misreads("6.6.7")
def strategies_of_a_name_are_swapped() -> Iterator[None]:
    """Misreads 6.6.7: where units change squares, their strategies of one name stay and are swapped."""
    right = instructions.swap_squares

    def swap(game: Duel, instr: SwapSquares, ctx: Context) -> Flow[None]:
        hosts = {each: each.host for each in game.bonded}
        yield from right(game, instr, ctx)
        for strategy, host in hosts.items():
            for other in hosts:
                if other is not strategy and other.printed.name == strategy.printed.name:
                    strategy.host = hosts[other]
                    assert host is not None and strategy.host is not None
                    _shifted(game, strategy, strategy.host.place)

    with replaced(one_shot_effects.INSTRUCTIONS, SwapSquares, swap):
        yield


@misreads("6.6.7")
def strategies_forget_their_unit_as_it_goes_on() -> Iterator[None]:
    """Misreads 6.6.7: a strategy that has gone to another square with its unit is bonded to it no more."""
    right = moves.arrive

    def arrive(game: Duel, card: Card, seat: Seat, to: Place) -> None:
        right(game, card, seat, to)
        for strategy in bonds.bonded_to(game, card):
            strategy.host = strategy

    with replaced(moves, "arrive", arrive):
        yield
