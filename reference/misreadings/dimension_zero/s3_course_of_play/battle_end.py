"""Misreadings of 3.14: the end step of a battle, and its end."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

from reference.dimension_zero.s2_definitions.moving import in_play
from reference.dimension_zero.s3_course_of_play import battles
from reference.dimension_zero.state import Battle, Duel
from reference.kernel.abilities import effects
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.dimension_zero.s3_course_of_play.battle_steps import acting, step_after_acting
from reference.misreadings.dimension_zero.s3_course_of_play.battles import played, remembering
from reference.misreadings.making import replaced


@misreads("3.14.1")
def players_act_before_triggers_of_the_end_step() -> Iterator[None]:
    """Misreads 3.14.1: the battle is judged, and what triggers is stacked, when both have passed."""
    with step_after_acting(2):
        yield


@misreads("3.14.1")
def the_end_step_is_passed_twice() -> Iterator[None]:
    """Misreads 3.14.1: though nothing is due, the end step is over only when both have passed twice."""

    def act(game: Duel, window: battles.Window) -> Flow[None]:
        yield from window(game)
        if game.step == "end":
            yield from window(game)

    with acting(act):
        yield


def judging(judge: Callable[[Duel, Battle], bool]) -> AbstractContextManager[None]:
    """Judge battles in another way, where it says so."""
    right = battles._judge

    def judged(game: Duel, battle: Battle) -> None:
        if judge(game, battle):
            right(game, battle)

    return replaced(battles, "_judge", judged)


@misreads("3.14.1-1")
def who_was_attacked_does_not_win() -> Iterator[None]:
    """Misreads 3.14.1-1: a unit that was attacked does not win its battle."""

    def judge(game: Duel, battle: Battle) -> bool:
        return not any((card, card.life) in battle.attacked for card in game.squares[battle.slot])

    with judging(judge):
        yield


@misreads("3.14.1-1")
def only_who_began_the_battle_wins() -> Iterator[None]:
    """Misreads 3.14.1-1: a unit that the battle did not begin with does not win it."""

    def judge(game: Duel, battle: Battle) -> bool:
        units = battle.attackers + battle.attacked
        return any((card, card.life) in units for card in game.squares[battle.slot])

    with judging(judge):
        yield


@misreads("3.14.1-1")
def who_was_attacked_wins_if_both_are_left() -> Iterator[None]:
    """Misreads 3.14.1-1: if both units are on the square the one that was attacked has won."""

    def judge(game: Duel, battle: Battle) -> bool:
        for card, life in battle.attacked:
            if len(game.squares[battle.slot]) > 1 and card.life == life:
                happen(game, "battle_won", card=card, player=card.controller, place=card.place)
        return True

    with judging(judge):
        yield


@misreads("3.14.1-1")
def both_lose_if_none_is_left() -> Iterator[None]:
    """Misreads 3.14.1-1: if neither unit is on the square, both have lost."""

    def judge(game: Duel, battle: Battle) -> bool:
        if not game.squares[battle.slot]:
            for card, _ in battle.attackers + battle.attacked:
                happen(game, "battle_lost", card=card, player=card.controller, place=card.place)
        return True

    with judging(judge):
        yield


@misreads("3.14.1-1")
def who_is_left_at_last_wins() -> Iterator[None]:
    """Misreads 3.14.1-1: a unit also wins if it is alone on the square when both have passed."""
    right = battles._must_go

    def must_go(game: Duel, battle: Battle) -> list[Card]:
        foes = [card for card, life in battle.attacked if card.life == life + 1]
        for card in game.squares[battle.slot]:
            if any(foe.place.zone == "hand" and card.damage for foe in foes):
                happen(game, "battle_won", card=card, player=card.controller, place=card.place)
        return right(game, battle)

    with replaced(battles, "_must_go", must_go):
        yield


Going = Callable[[Duel, Battle], None]
"""What is changed in a battle before the units that must go are removed."""


def clearing(change: Going) -> AbstractContextManager[None]:
    """Change a battle before the units that must go are removed."""
    right = battles._must_go

    def must_go(game: Duel, battle: Battle) -> list[Card]:
        change(game, battle)
        return right(game, battle)

    return replaced(battles, "_must_go", must_go)


@misreads("3.14.2", "4.16.4-10")
def both_units_go() -> Iterator[None]:
    """Misreads 3.14.2: if both units are on the square both go to the graveyard."""

    def both(game: Duel, battle: Battle) -> None:
        battle.attackers = [*battle.attackers, *battle.attacked]

    with clearing(both):
        yield


@misreads("3.14.2", "4.16.4-10")
def the_attacker_goes_though_they_are_apart() -> Iterator[None]:
    """Misreads 3.14.2: the attacking unit goes if both are on any squares."""

    def apart(game: Duel, battle: Battle) -> None:
        if any(in_play(game, *unit) for unit in battle.attacked):
            battle.doomed += battle.attackers

    with clearing(apart):
        yield


def goes_at_once(units: Callable[[Duel, Battle], list[tuple[Card, int]]]) -> AbstractContextManager[None]:
    """Remove some units as the end step begins, when it has been judged."""
    right = battles._open_step

    def open_step(game: Duel) -> None:
        right(game)
        if game.step == "end":
            for battle in game.battles:
                for card, life in units(game, battle):
                    if in_play(game, card, life):
                        card.damage = max(card.damage, 99000)

    return replaced(battles, "_open_step", open_step)


@misreads("3.14.2", "4.16.4-10")
def the_attacker_goes_as_the_end_step_begins() -> Iterator[None]:
    """Misreads 3.14.2: the attacking unit goes before anybody may act in the end step."""

    def units(game: Duel, battle: Battle) -> list[tuple[Card, int]]:
        return battle.attackers if len(game.squares[battle.slot]) > 1 else []

    with goes_at_once(units):
        yield


@misreads("3.14.2-1", "4.16.4-9")
def who_was_played_goes_as_the_end_step_begins() -> Iterator[None]:
    """Misreads 3.14.2-1: a unit played to the centre area goes before anybody may act in the end step."""
    with goes_at_once(lambda game, battle: battle.doomed):
        yield


@misreads("3.14.2-1", "4.16.4-9")
def nobody_is_too_far_from_home() -> Iterator[None]:
    """Misreads 3.14.2-1: a unit that was played to the centre area and has survived stays."""

    def none(game: Duel, battle: Battle) -> None:
        battle.doomed = [unit for unit in battle.doomed if unit[0].place.slot != battle.slot]

    with clearing(none):
        yield


@misreads("3.14.2-1", "4.16.4-9")
def who_was_put_elsewhere_stays() -> Iterator[None]:
    """Misreads 3.14.2-1: a unit that was played to the centre area and is on another square by now stays."""

    def here(game: Duel, battle: Battle) -> None:
        battle.doomed = [unit for unit in battle.doomed if unit[0].place.slot == battle.slot]

    with clearing(here):
        yield


@misreads("3.14.2-1", "4.16.4-9")
def every_invader_goes() -> Iterator[None]:
    """Misreads 3.14.2-1: a unit that has come to the square of the battle in any way goes at its end."""

    def invaders(game: Duel, battle: Battle) -> None:
        battle.doomed = battle.doomed + [unit for unit in battle.attackers if unit not in battle.doomed]

    with clearing(invaders):
        yield


def ending_triggers(early: Callable[[Battle], bool]) -> AbstractContextManager[None]:
    """Trigger what waits for the end of a battle before the units that must go are removed."""
    right = battles._must_go

    def must_go(game: Duel, battle: Battle) -> list[Card]:
        if early(battle):
            happen(game, "battle_end", player=game.active)
        return right(game, battle)

    return replaced(battles, "_must_go", must_go)


@misreads("3.14.2-2")
def battles_end_before_the_attacker_goes() -> Iterator[None]:
    """Misreads 3.14.2-2: what triggers at the end of a battle does so before the attacking unit goes."""

    def early(battle: Battle) -> bool:
        there = [card for card, life in battle.attackers + battle.attacked if card.life == life]
        return len(there) > 1

    with ending_triggers(early):
        yield


@misreads("3.14.2-2")
def battles_end_before_who_was_played_goes() -> Iterator[None]:
    """Misreads 3.14.2-2: what triggers at the end does so before a unit played to the centre area goes."""
    with ending_triggers(lambda battle: bool(battle.doomed)):
        yield


@misreads("3.14.2-2")
def battles_end_as_the_end_step_begins() -> Iterator[None]:
    """Misreads 3.14.2-2: what triggers at the end of a battle does so as the end step begins, too."""
    right = battles._open_step

    def open_step(game: Duel) -> None:
        right(game)
        there = [unit for each in game.battles for unit in each.attacked if in_play(game, *unit)]
        if game.step == "end" and there and not any(each.doomed for each in game.battles):
            happen(game, "battle_end", player=game.active)

    with replaced(battles, "_open_step", open_step):
        yield


@misreads("3.14.3")
def battle_effects_last_for_the_turn() -> Iterator[None]:
    """Misreads 3.14.3: what lasts until the end of the battle lasts until the end of the turn."""
    right = battles._end_effects

    def end_effects(game: Duel, until: str) -> None:
        for lasting in game.lasting:
            if lasting.until == "battle" and len(game.shelves) == 1:
                lasting.until = "turn"
        right(game, until)

    with replaced(battles, "_end_effects", end_effects):
        yield


@misreads("3.14.3")
def what_waits_in_a_battle_waits_on() -> Iterator[None]:
    """Misreads 3.14.3: what waits for something during the battle waits for it in the whole turn."""
    right = battles._end_effects

    def end_effects(game: Duel, until: str) -> None:
        for delayed in game.delayed:
            delayed.until = "turn" if delayed.until == "battle" else delayed.until
        right(game, until)

    with replaced(battles, "_end_effects", end_effects):
        yield


@misreads("3.14.3")
def effects_end_as_the_end_step_begins() -> Iterator[None]:
    """Misreads 3.14.3: what lasts until the end of the battle ends as the end step begins."""
    right = battles._open_step

    def open_step(game: Duel) -> None:
        if game.step == "end" and len(game.shelves) == 1:
            battles._end_effects(game, "battle")
        right(game)

    with replaced(battles, "_open_step", open_step):
        yield


@misreads("3.14.3")
def effects_of_all_battles_end_with_one() -> Iterator[None]:
    """Misreads 3.14.3: with a battle within another what was done in that one ends, too."""
    right = battles._end_effects

    def end_effects(game: Duel, until: str) -> None:
        effects.end(game, until)
        right(game, until)

    with replaced(battles, "_end_effects", end_effects):
        yield


@misreads("3.14.4")
def a_battle_goes_on_after_its_end_step() -> Iterator[None]:
    """Misreads 3.14.4: after the end step the players act once more in the battle."""
    plain = battles.fight

    def fight(game: Duel, slots: list[str], window: battles.Window) -> Flow[None]:
        yield from plain(game, slots, window)
        if len(game.shelves) == 0:
            game.battles = [battles._begin(game, slot) for slot in slots if game.squares[slot]]
            yield from window(game)
            game.battles = []

    with replaced(battles, "fight", fight):
        yield


@misreads("3.14.4")
def who_has_attacked_has_attacked() -> Iterator[None]:
    """Misreads 3.14.4: when all battles are over units have still attacked or been attacked."""
    with remembering(lambda game, card, now_, over: now_ or ([] if game.battles else played(card, over))):
        yield


@misreads("3.14.4")
def the_end_of_one_battle_is_that_of_all() -> Iterator[None]:
    """Misreads 3.14.4: when a battle is over its units are in no other battle any more."""
    with remembering(lambda game, card, now_, over: [] if played(card, over) else now_):
        yield


@misreads("3.14.4")
def the_stack_does_not_come_back() -> Iterator[None]:
    """Misreads 3.14.4: what waited for the battle does not come back after it."""
    right = battles.fight

    def fight(game: Duel, slots: list[str], window: battles.Window) -> Flow[None]:
        yield from right(game, slots, window)
        game.pile, game.waiting = [], []

    with replaced(battles, "fight", fight):
        yield
