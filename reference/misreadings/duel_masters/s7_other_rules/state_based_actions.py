"""Misreadings of 703: what the state of the game does by itself."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import OTHER, SEATS, Place, Seat
from reference.duel_masters import index
from reference.duel_masters.s1_basics import winning_and_losing
from reference.duel_masters.s1_basics.golden_rules import resolve_waiting
from reference.duel_masters.s3_card_types import ruins
from reference.duel_masters.s3_card_types.creatures import is_creature, power
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s5_turn import direct_attack
from reference.duel_masters.s7_other_rules import destroying, state_based_actions
from reference.duel_masters.s8_special_cards import rebuilding
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced

Settle = Callable[[DMGame], Flow[None]]


def _settling(wrong: Callable[[DMGame, Settle], Flow[None]]) -> Any:
    """Return a replacement of the look for state-based actions."""
    right = state_based_actions.settle

    def settle(game: DMGame) -> Flow[None]:
        yield from wrong(game, right)

    return replaced(state_based_actions, "settle", settle)


@misreads("703.1a", "101.4", "101.4d", "603.2", "603.3")
def what_triggers_is_resolved_at_once() -> Iterator[None]:
    """Misreads 703.1a, 101.4, 101.4d, 603.2, 603.3: what triggers amidst a card is resolved at once."""
    busy: list[DMGame] = []
    before: dict[int, list[Waiting]] = {}

    def wrong(game: DMGame, right: Settle) -> Flow[None]:
        yield from right(game)
        if not game.using:
            before[id(game)] = list(game.waiting)
        known = before.get(id(game), [])
        fresh = any(all(each is not old for old in known) for each in game.waiting)
        if game.using and fresh and game not in busy:
            busy.append(game)
            yield from resolve_waiting(game)
            busy.remove(game)

    with _settling(wrong):
        yield


@misreads("703.1", "703.4c")
def power_is_looked_at_in_battles_only() -> Iterator[None]:
    """Misreads 703.1, 703.4c: a creature without power stays until something destroys it."""
    with _weak(lambda points: False):
        yield


@misreads("703.1")
def what_waits_comes_before_state_based_actions() -> Iterator[None]:
    """Misreads 703.1: state-based actions are looked for when nothing waits any more."""

    def wrong(game: DMGame, right: Settle) -> Flow[None]:
        if not game.waiting:
            yield from right(game)

    with _settling(wrong):
        yield


@misreads("703.3")
def state_based_actions_wait_for_the_end_of_a_card() -> Iterator[None]:
    """Misreads 703.3: state-based actions are not looked for while a card is being used."""

    def wrong(game: DMGame, right: Settle) -> Flow[None]:
        if not game.using:
            yield from right(game)

    with _settling(wrong):
        yield


@misreads("703.3")
def state_based_actions_come_one_by_one() -> Iterator[None]:
    """Misreads 703.3: creatures that are to be destroyed at once are destroyed one after the other."""
    right = destroying.destroy

    def destroy(game: DMGame, cards: list[Card]) -> Flow[list[Card]]:
        done = []
        for card in cards:
            done += yield from right(game, [card])
        return done

    with replaced(destroying, "destroy", destroy):
        yield


@misreads("703.3")
def state_based_actions_are_not_looked_for_again() -> Iterator[None]:
    """Misreads 703.3: what state-based actions bring about is not looked for in the same step."""
    done: dict[int, tuple[int, str]] = {}

    def wrong(game: DMGame, right: Settle) -> Flow[None]:
        if done.get(id(game)) == (game.turn, game.phase):
            return
        dying = state_based_actions.dying_now(game)
        if dying:
            done[id(game)] = (game.turn, game.phase)
            yield from destroying.destroy(game, dying)
        else:
            yield from right(game)

    with _settling(wrong):
        yield


@misreads("703.4a")
def a_direct_attack_beats_a_player_with_shields() -> Iterator[None]:
    """Misreads 703.4a: a player whom an attack reaches loses, with shields, too."""
    right = direct_attack.direct_attack

    def attack(game: DMGame, attacker: Card, defender: Seat) -> Flow[None]:
        game.beaten.append(defender)
        yield from right(game, attacker, defender)

    with replaced(direct_attack, "direct_attack", attack):
        yield


@misreads("703.4b")
def a_player_loses_with_one_card_left() -> Iterator[None]:
    """Misreads 703.4b: a player loses as soon as one card is left in the deck."""
    right = winning_and_losing.why_lost

    def why(game: DMGame) -> dict[Seat, str]:
        return right(game) | {seat: "deck-out" for seat in SEATS if len(game.deck(seat)) == 1}

    with replaced(winning_and_losing, "why_lost", why), replaced(index, "is_calm", lambda *asked: False):
        yield


def _weak(gone: Callable[[int], bool]) -> Any:
    """Return a replacement by which creatures of other powers are destroyed."""

    def weaklings(game: DMGame) -> list[Card]:
        creatures = [card for seat in SEATS for card in game.battle(seat) if is_creature(game, card)]
        return [card for card in creatures if gone(power(game, card))]

    return replaced(state_based_actions, "_weaklings", weaklings)


@misreads("703.4c")
def a_creature_of_power_0_stays() -> Iterator[None]:
    """Misreads 703.4c: only a creature of less than power 0 is destroyed."""
    with _weak(lambda points: points < 0):
        yield


@misreads("703.4c")
def a_creature_of_less_than_power_0_stays() -> Iterator[None]:
    """Misreads 703.4c: only a creature of just power 0 is destroyed."""
    with _weak(lambda points: points == 0):
        yield


@misreads("703.4c")
def a_creature_of_power_1000_is_destroyed() -> Iterator[None]:
    """Misreads 703.4c: a creature whose power an effect changes is destroyed with power 1000, too."""
    right = state_based_actions._weaklings

    def weaklings(game: DMGame) -> list[Card]:
        creatures = [card for seat in SEATS for card in game.battle(seat) if is_creature(game, card)]
        return [card for card in creatures if power(game, card) <= 1000] if game.lasting else right(game)

    with replaced(state_based_actions, "_weaklings", weaklings):
        yield


@misreads("703.2")
def the_turn_players_state_based_actions_come_first() -> Iterator[None]:
    """Misreads 703.2: what is due of the turn player's cards is done before what is of the other player's."""
    right = state_based_actions._do_at_once

    def do_in_turn(
        game: DMGame, dying: list[Card], leaving: list[tuple[Card, str]], seals: list[Card]
    ) -> Flow[None]:
        for seat in (game.active, OTHER[game.active]):
            yield from right(
                game,
                [card for card in dying if card.owner == seat],
                [(card, zone) for card, zone in leaving if card.owner == seat],
                [card for card in seals if card.owner == seat],
            )

    with replaced(state_based_actions, "_do_at_once", do_in_turn):
        yield


@misreads("703.2")
def state_based_actions_are_effects_of_the_opponent() -> Iterator[None]:
    """Misreads 703.2: what a player's effects do not affect is not destroyed by his creatures either."""
    right = state_based_actions.dying_now

    def dying_now(game: DMGame) -> list[Card]:
        other = {card: Context(controller=OTHER[card.owner]) for card in game.cards.values()}
        return [card for card in right(game) if not effects.unaffected(game, card, other[card])]

    with replaced(state_based_actions, "dying_now", dying_now):
        yield


@misreads("703.4k")
def castles_of_broken_shields_alone_fall() -> Iterator[None]:
    """Misreads 703.4k: a castle goes to the graveyard only as its shield comes to the hand."""
    right = ruins.abandon

    def abandon(game: DMGame, shield: Card, origin: Place) -> None:
        if shield.place.zone == "hand":
            right(game, shield, origin)

    with replaced(ruins, "abandon", abandon):
        yield


@misreads("703.4l")
def every_field_is_a_d2_field() -> Iterator[None]:
    """Misreads 703.4l: of all fields only the one that came last stays."""
    with replaced(
        general, "is_d2_field", lambda card: card.place.zone == "battle" and "field" in card.printed.type
    ):
        yield


@misreads("703.4l")
def d2_fields_make_each_other_go() -> Iterator[None]:
    """Misreads 703.4l: a D2 field that comes beside another one goes with it."""
    right = state_based_actions._earlier_fields

    def earlier_fields(game: DMGame) -> list[Card]:
        came, earlier = game.fields, right(game)
        return earlier and [*earlier, came[-1]]

    with replaced(state_based_actions, "_earlier_fields", earlier_fields):
        yield


@misreads("703.4l")
def an_uncovered_d2_field_has_come() -> Iterator[None]:
    """Misreads 703.4l: a D2 field that is left of a creature makes others go as one that comes does."""
    right = rebuilding.rebuild

    def rebuild(game: DMGame, top: Card, plan: rebuilding.Rebuilt) -> None:
        right(game, top, plan)
        game.fields += [pile[0] for pile in plan.piles if general.is_d2_field(pile[0])]

    with replaced(rebuilding, "rebuild", rebuild):
        yield
