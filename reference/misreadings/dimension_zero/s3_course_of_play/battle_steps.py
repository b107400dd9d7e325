"""Misreadings of 3.12 and 3.13: the battle steps in which damage is dealt."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

from duelproof.port import OTHER, Seat
from reference.dimension_zero.s2_definitions.moving import in_play
from reference.dimension_zero.s3_course_of_play import battles, main_phase
from reference.dimension_zero.s4_processing import priority, resolving, rule_effects
from reference.dimension_zero.s5_keywords import acceleration
from reference.dimension_zero.state import Battle, Duel, Item
from reference.kernel.abilities import now
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced

Act = Callable[[Duel, battles.Window], Flow[None]]


def acting(act: Act) -> AbstractContextManager[None]:
    """Let the players act in the steps of battles in another way."""
    right = battles.fight

    def fight(game: Duel, slots: list[str], window: battles.Window) -> Flow[None]:
        yield from right(game, slots, lambda game: act(game, window))

    return replaced(battles, "fight", fight)


def exchanging(act: Act) -> AbstractContextManager[None]:
    """Let the players act in another way when battle damage has been stacked."""
    right = battles._exchange

    def exchange(game: Duel, window: battles.Window, *, first: bool) -> Flow[None]:
        yield from right(game, lambda game: act(game, window), first=first)

    return replaced(battles, "_exchange", exchange)


def once(game: Duel, seat: Seat) -> Flow[bool]:
    """Let a player act once; tell whether they did."""
    yield from priority.settle(game)
    choice = yield from priority._choice(game, seat)
    if choice is priority.PASS:
        return False
    yield from priority.ACTIONS[str(choice.verb)](game, seat, choice)
    return True


def other_first(game: Duel, window: battles.Window) -> Flow[None]:
    """Let the other player act before the active one."""
    yield from once(game, OTHER[game.active])
    yield from window(game)


@misreads("3.12.1", "3.13.1", "3.14.1")
def the_other_player_acts_first_in_a_step() -> Iterator[None]:
    """Misreads 3.12.1, 3.13.1, 3.14.1: the player whose turn it is not has priority first in a step."""
    with acting(other_first):
        yield


@misreads("3.12.3", "3.13.3")
def the_other_player_acts_first_on_damage() -> Iterator[None]:
    """Misreads 3.12.3, 3.13.3: the other player has priority first after damage was stacked."""
    with exchanging(other_first):
        yield


@misreads("3.12.1", "3.12.3", "3.13.1", "3.13.3", "3.14.1")
def quick_timing_is_used_in_battles() -> Iterator[None]:
    """Misreads 3.12.1, 3.12.3, 3.13.1, 3.13.3, 3.14.1: what has quick timing is used in battles, too."""
    with replaced(main_phase, "BATTLE", main_phase.QUICK):
        yield


def step_after_acting(number: int) -> AbstractContextManager[None]:
    """Let the players act in a step before what triggers at its beginning is stacked."""
    right = battles.STEPS

    def late(game: Duel, window: battles.Window) -> Flow[None]:
        yield from window(game)
        yield from right[number][1](game, window)

    steps = [*right]
    steps[number] = (right[number][0], late)
    return replaced(battles, "STEPS", tuple(steps))


@misreads("3.12.1")
def players_act_before_triggers_of_the_first_step() -> Iterator[None]:
    """Misreads 3.12.1: what triggers as the battle begins goes to the stack when both have passed."""
    with step_after_acting(0):
        yield


@misreads("3.13.1")
def players_act_before_triggers_of_the_second_step() -> Iterator[None]:
    """Misreads 3.13.1: what triggers as the second step begins goes to the stack when both have passed."""
    with step_after_acting(1):
        yield


@misreads("3.12.1")
def units_attack_without_a_battle() -> Iterator[None]:
    """Misreads 3.12.1: units that meet have attacked and been attacked even if no battle begins."""
    right = rule_effects.sweep

    def sweep(game: Duel) -> Flow[bool]:
        for slot in rule_effects.meetings(game):
            if any(rule_effects._broken(game, card) for card in game.squares[slot]):
                for card in game.squares[slot]:
                    for kind in ("attack", "attacked"):
                        happen(game, kind, card=card, player=card.controller, place=card.place)
        return (yield from right(game))

    with replaced(rule_effects, "sweep", sweep):
        yield


@misreads("3.12.2")
def all_units_strike_in_the_first_step() -> Iterator[None]:
    """Misreads 3.12.2: units without acceleration deal damage in the first step, too."""
    with replaced(acceleration, "strikes", lambda game, battle, card, first: first):
        yield


@misreads("3.13.2")
def all_units_strike_in_the_second_step() -> Iterator[None]:
    """Misreads 3.13.2: units that have dealt damage in the first step deal it again in the second."""
    right = acceleration.strikes

    def strikes(game: Duel, battle: Battle, card: Card, first: bool) -> bool:
        return not first or right(game, battle, card, first)

    with replaced(acceleration, "strikes", strikes):
        yield


def stacked(change: Callable[[Duel, Item], None]) -> AbstractContextManager[None]:
    """Change battle damage as it is stacked."""
    right = battles._exchange

    def exchange(game: Duel, window: battles.Window, *, first: bool) -> Flow[None]:
        def changed(game: Duel) -> Flow[None]:
            for item in game.pile:
                if item.kind == "battle-damage":
                    change(game, item)
            yield from window(game)

        yield from right(game, changed, first=first)

    return replaced(battles, "_exchange", exchange)


@misreads("3.12.2", "3.13.2")
def printed_power_is_dealt() -> Iterator[None]:
    """Misreads 3.12.2, 3.13.2: a unit deals the power that is printed on it."""

    def printed(game: Duel, item: Item) -> None:
        item.amounts = [
            (card, life, int(dealer.printed.power or 0))
            for (card, life, _), (dealer, _) in zip(item.amounts, item.dealers, strict=True)
        ]

    with stacked(printed):
        yield


@misreads("3.12.2", "3.13.2")
def who_comes_late_strikes_and_is_struck() -> Iterator[None]:
    """Misreads 3.12.2, 3.13.2: a unit that comes in the place of one that began the battle fights for it."""
    with replaced(battles, "_both_stayed", lambda battle, units: True):
        yield


@misreads("3.12.2", "3.13.2")
def damage_is_stacked_when_one_has_passed() -> Iterator[None]:
    """Misreads 3.12.2, 3.13.2: battle damage is stacked as soon as the active player passes."""

    def act(game: Duel, window: battles.Window) -> Flow[None]:
        yield from priority.settle(game)
        acted = bool(game.pile) or not game.hands[game.active] or (yield from once(game, game.active))
        if not acted and _both_there(game):
            return
        yield from window(game)

    with acting(act):
        yield


def _both_there(game: Duel) -> bool:
    return any(battles._both_stayed(battle, game.squares[battle.slot]) for battle in game.battles)


@misreads("3.12.2", "3.13.2")
def an_empty_exchange_is_stacked() -> Iterator[None]:
    """Misreads 3.12.2, 3.13.2: battle damage is stacked though one of the units has left the square."""
    right = battles._exchange

    def exchange(game: Duel, window: battles.Window, *, first: bool) -> Flow[None]:
        if _both_there(game):
            yield from right(game, window, first=first)
        else:
            game.pile.append(Item(game.oid("damage"), "battle-damage", game.active))
            yield from window(game)

    with replaced(battles, "_exchange", exchange):
        yield


def dealt(change: Callable[[Duel, Item], Flow[bool]]) -> AbstractContextManager[None]:
    """Do something as battle damage resolves; where it says so nothing more happens."""
    right = battles.deal_battle_damage

    def deal(game: Duel, item: Item) -> Flow[None]:
        if not (yield from change(game, item)):
            yield from right(game, item)

    return replaced(resolving.HOW, "battle-damage", deal)


@misreads("3.12.4", "3.13.4")
def damage_is_dealt_one_after_the_other() -> Iterator[None]:
    """Misreads 3.12.4, 3.13.4: one unit deals its damage first, and one that is destroyed deals none."""
    right = battles.deal_battle_damage

    def deal(game: Duel, item: Item) -> Flow[bool]:
        for amount, dealer in zip(item.amounts, item.dealers, strict=True):
            if in_play(game, *dealer):
                alone = Item(item.oid, item.kind, item.controller, amounts=[amount], dealers=[dealer])
                yield from right(game, alone)
                yield from rule_effects.sweep(game)
        return True

    with dealt(deal):
        yield


def until_dealt(game: Duel, window: battles.Window) -> Flow[None]:
    """Let the players act until battle damage has resolved, and no longer."""
    while any(item.kind == "battle-damage" for item in game.pile):
        acted = yield from once(game, game.active)
        acted = acted or (yield from once(game, OTHER[game.active]))
        if not acted:
            yield from resolving.resolve(game)
    yield from priority.settle(game)


@misreads("3.12.4", "3.13.4")
def the_step_ends_with_the_damage() -> Iterator[None]:
    """Misreads 3.12.4, 3.13.4: when the damage has been dealt the step is over, and nobody may act in it."""
    with exchanging(until_dealt):
        yield


@misreads("3.12.4", "3.13.4")
def the_other_player_acts_first_after_the_damage() -> Iterator[None]:
    """Misreads 3.12.4, 3.13.4: when the damage has been dealt the other player has priority first."""

    def act(game: Duel, window: battles.Window) -> Flow[None]:
        yield from until_dealt(game, window)
        yield from other_first(game, window)

    with exchanging(act):
        yield


@misreads("3.12.4", "3.13.4")
def both_must_pass_twice_after_the_damage() -> Iterator[None]:
    """Misreads 3.12.4, 3.13.4: the step ends when both have passed twice after the damage."""

    def act(game: Duel, window: battles.Window) -> Flow[None]:
        yield from window(game)
        yield from window(game)

    with exchanging(act):
        yield


def recounted(amount: Callable[[Duel, Card, int, int], int]) -> AbstractContextManager[None]:
    """Work out only as damage resolves what a unit deals: from its life then and what was fixed."""

    def deal(game: Duel, item: Item) -> Flow[bool]:
        yield from ()
        item.amounts = [
            (card, life, amount(game, *dealer, many))
            for (card, life, many), dealer in zip(item.amounts, item.dealers, strict=True)
        ]
        return False

    return dealt(deal)


@misreads("3.12.4-1")
def damage_is_not_fixed() -> Iterator[None]:
    """Misreads 3.12.4-1: a unit deals the power that it has when the damage is dealt."""

    def amount(game: Duel, dealer: Card, life: int, many: int) -> int:
        there = in_play(game, dealer, life)
        return (now.number(game, dealer, "power") or 0) if there else many

    with recounted(amount):
        yield


@misreads("3.12.4-1")
def who_is_elsewhere_deals_nothing() -> Iterator[None]:
    """Misreads 3.12.4-1: a unit that has gone to another square deals no damage."""

    def amount(game: Duel, dealer: Card, life: int, many: int) -> int:
        slots = [battle.slot for battle in game.battles]
        return 0 if in_play(game, dealer, life) and dealer.place.slot not in slots else many

    with recounted(amount):
        yield


@misreads("3.12.4-1")
def who_is_gone_deals_nothing() -> Iterator[None]:
    """Misreads 3.12.4-1: a unit that has left the squares deals no damage."""
    with recounted(lambda game, dealer, life, many: many if in_play(game, dealer, life) else 0):
        yield


def taken(amount: Callable[[Duel, Card, int, int, Item], tuple[int, int]]) -> AbstractContextManager[None]:
    """Change who takes battle damage as it resolves: the life that the unit must have, and how much."""

    def deal(game: Duel, item: Item) -> Flow[bool]:
        yield from ()
        item.amounts = [(card, *amount(game, card, life, many, item)) for card, life, many in item.amounts]
        return False

    return dealt(deal)


@misreads("3.12.4-2")
def who_comes_back_takes_damage() -> Iterator[None]:
    """Misreads 3.12.4-2: a card that has left the squares and come back takes the damage."""
    with taken(lambda game, card, life, many, item: (card.life, many)):
        yield


@misreads("3.12.4-2")
def damage_falls_away_if_a_unit_is_gone() -> Iterator[None]:
    """Misreads 3.12.4-2: if one unit has left the squares the other takes no damage either."""

    def amount(game: Duel, card: Card, life: int, many: int, item: Item) -> tuple[int, int]:
        all_there = all(in_play(game, each, then) for each, then, _ in item.amounts)
        return life, many if all_there else 0

    with taken(amount):
        yield


@misreads("3.12.4-2")
def who_is_elsewhere_takes_no_damage() -> Iterator[None]:
    """Misreads 3.12.4-2: a unit that has gone to another square takes no damage."""

    def amount(game: Duel, card: Card, life: int, many: int, item: Item) -> tuple[int, int]:
        slots = [battle.slot for battle in game.battles]
        return life, many if card.place.slot in slots else 0

    with taken(amount):
        yield
