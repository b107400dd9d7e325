"""Misreadings of 3.11: battles."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager

from duelproof.port import OTHER, Option, Seat
from reference.dimension_zero.s2_definitions.card_data import is_unit
from reference.dimension_zero.s3_course_of_play import battles, battling
from reference.dimension_zero.s4_processing import priority, rule_effects
from reference.dimension_zero.state import Battle, Duel, Item
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


def meetings_only(fights: Callable[[Duel, list[Card]], bool]) -> AbstractContextManager[None]:
    """Let only some of the units that meet fight a battle."""
    right = rule_effects.meetings

    def meetings(game: Duel) -> list[str]:
        return [slot for slot in right(game) if fights(game, game.squares[slot])]

    return replaced(rule_effects, "meetings", meetings)


@misreads("3.11.1")
def units_in_the_centre_do_not_fight() -> Iterator[None]:
    """Misreads 3.11.1: units that meet in the centre area fight no battle."""
    with meetings_only(lambda game, units: str(units[0].place.slot)[1] != "3"):
        yield


@misreads("3.11.1")
def the_owner_fights() -> Iterator[None]:
    """Misreads 3.11.1: units fight if their owners differ, whoever controls them."""

    def meetings(game: Duel) -> list[str]:
        return [
            slot
            for slot, cards in game.squares.items()
            if len({card.owner for card in cards}) > 1 and battling.fought_on(game, slot) is None
        ]

    def comes_second(card: Card, cards: list[Card]) -> bool:
        return any(card.owner == other.owner and card.since > other.since for other in cards)

    with (
        replaced(rule_effects, "meetings", meetings),
        replaced(rule_effects, "_comes_second", comes_second),
    ):
        yield


@misreads("3.11.1")
def a_battle_can_be_answered() -> Iterator[None]:
    """Misreads 3.11.1: before a battle begins the other player may answer to it."""
    right = battles.fight

    def fight(game: Duel, slots: list[str], window: battles.Window) -> Flow[None]:
        seat = OTHER[game.active]
        plays = [Option(verb="play", card=card.ref) for card in game.hands[seat]]
        if plays:
            game.pile.append(Item(game.oid("battle"), "plan", seat))
            yield from ask.act(game, seat, [*plays, priority.PASS])
            game.pile.pop()
        yield from right(game, slots, window)

    with replaced(battles, "fight", fight):
        yield


def begins_before(
    early: Callable[[list[Card], list[Card], list[Card]], bool],
) -> AbstractContextManager[None]:
    """Let a battle begin before other rule effects, where it says so of its units and those that are due."""
    right = rule_effects.sweep

    def sweep(game: Duel) -> Flow[bool]:
        for slot in rule_effects.meetings(game):
            units = sorted(game.squares[slot], key=lambda card: card.since)
            due = [card for card in units if rule_effects._broken(game, card)]
            rest = [
                card
                for cards in game.squares.values()
                for card in cards
                if card not in units and is_unit(game, card) and rule_effects._broken(game, card)
            ]
            if early(units, due, rest):
                return False
        return (yield from right(game))

    return replaced(rule_effects, "sweep", sweep)


@misreads("3.11.1-1", "4.16.4-3-2")
def who_comes_fights_before_it_dies() -> Iterator[None]:
    """Misreads 3.11.1-1: a unit that comes to another and is to go by a rule effect fights before."""
    with begins_before(lambda units, due, rest: due == units[1:]):
        yield


@misreads("3.11.1-1", "4.16.4-3-2")
def who_is_there_fights_before_it_dies() -> Iterator[None]:
    """Misreads 3.11.1-1: a unit that is attacked and is to go by a rule effect fights before it goes."""
    with begins_before(lambda units, due, rest: due == units[:1]):
        yield


@misreads("3.11.1-1", "4.16.4-3-2")
def two_that_are_to_go_fight_first() -> Iterator[None]:
    """Misreads 3.11.1-1: if both units are to go by rule effects, the battle begins all the same."""
    with begins_before(lambda units, due, rest: len(due) > 1):
        yield


@misreads("3.11.1-1", "4.16.4-3-1")
def battles_begin_before_what_happens_elsewhere() -> Iterator[None]:
    """Misreads 3.11.1-1: a battle begins before a rule effect that is due on another square."""
    with begins_before(lambda units, due, rest: bool(rest) and not due):
        yield


@misreads("3.11.1-1", "4.16.4-3-1")
def battles_begin_before_who_came_with_them_goes() -> Iterator[None]:
    """Misreads 3.11.1-1: a battle begins before a unit goes that came elsewhere at the same time."""
    with begins_before(
        lambda units, due, rest: not due and any(card.since == units[-1].since for card in rest)
    ):
        yield


@misreads("3.11.1-1", "4.16.4-3-2")
def weakened_units_do_not_fight() -> Iterator[None]:
    """Misreads 3.11.1-1: where an effect has taken power from a unit there is no battle."""

    def whole(game: Duel, units: list[Card]) -> bool:
        return all((now.number(game, card, "power") or 0) >= (card.printed.power or 0) for card in units)

    with meetings_only(whole):
        yield


def parts(play: Callable[[Battle, Card, str], bool]) -> AbstractContextManager[None]:
    """Let units play only those parts in battles that this allows, too."""
    right = battling.plays

    def plays(battle: Battle, card: Card, role: str) -> bool:
        return right(battle, card, role) and play(battle, card, role)

    return replaced(battling, "plays", plays)


@misreads("3.11.1-2")
def only_attackers_are_in_the_battle() -> Iterator[None]:
    """Misreads 3.11.1-2: of the units that begin a battle only the one that attacked is in it."""
    with parts(lambda battle, card, role: role != "battling" or (card, card.life) not in battle.attacked):
        yield


@misreads("3.11.1-2")
def who_comes_late_is_in_no_battle() -> Iterator[None]:
    """Misreads 3.11.1-2: a unit that comes to the square of a battle is not in it."""
    with replaced(battling, "join", lambda game, card: None):
        yield


@misreads("3.11.1-2")
def who_goes_elsewhere_is_out_of_the_battle() -> Iterator[None]:
    """Misreads 3.11.1-2: a unit that goes to another square is not in the battle any more."""
    with parts(lambda battle, card, role: role != "battling" or card.place.slot == battle.slot):
        yield


@misreads("3.11.1-2")
def who_comes_back_is_in_the_battle() -> Iterator[None]:
    """Misreads 3.11.1-2: a card that has left the squares and comes back is in the battle again."""
    with knows_cards_again("battling"):
        yield


def knows_cards_again(wanted: str) -> AbstractContextManager[None]:
    """Let a card that has left the squares and comes back play a part that it played before."""
    right = battling.plays

    def plays(battle: Battle, card: Card, role: str) -> bool:
        units = battle.attackers * (role != "attacked") + battle.attacked * (role != "attacking")
        return right(battle, card, role) or (role == wanted and any(card is each for each, _ in units))

    return replaced(battling, "plays", plays)


Parts = Callable[[Duel, Card, list[str], list[Battle]], list[str]]
"""What parts a unit plays: those that it does, changed by the battles that are over."""


@contextmanager
def remembering(parts_of: Parts) -> Iterator[None]:
    """Let the parts that units play depend on battles that are over, too."""
    right, right_begin = battling.parts, battles._begin
    begun: list[Battle] = []

    def begin(game: Duel, slot: str) -> Battle:
        begun.append(right_begin(game, slot))
        return begun[-1]

    def parts(game: Duel, card: Card) -> list[str]:
        going_on = [battle for battle, _ in battling.all_battles(game)]
        return parts_of(game, card, right(game, card), [each for each in begun if each not in going_on])

    with replaced(battles, "_begin", begin), replaced(battling, "parts", parts):
        yield


def played(card: Card, over: list[Battle]) -> list[str]:
    """Return the parts that a unit has played in battles that are over."""
    return [role for role in battling.ROLES if any(battling.plays(battle, card, role) for battle in over)]


@misreads("3.11.1-2")
def who_has_fought_is_in_a_battle() -> Iterator[None]:
    """Misreads 3.11.1-2: a unit is still in its battle when that is over."""
    with remembering(lambda game, card, now_, over: [*now_, *played(card, over)]):
        yield


@misreads("3.11.1-3", "3.11.5-2")
def a_unit_is_in_the_new_battle_only() -> Iterator[None]:
    """Misreads 3.11.1-3: as long as a battle within another goes on, its units have no part in the other."""

    def parts(game: Duel, card: Card, now_: list[str], over: list[Battle]) -> list[str]:
        return played(card, game.battles) or now_

    with remembering(parts):
        yield


@misreads("3.11.1-3")
def a_battle_ends_with_the_one_around_it() -> Iterator[None]:
    """Misreads 3.11.1-3: a unit plays its part in a battle until all battles are over."""
    with remembering(lambda game, card, now_, over: [*now_, *(played(card, over) if game.battles else [])]):
        yield


@misreads("3.11.1-3")
def the_end_of_a_battle_takes_a_unit_out_of_all() -> Iterator[None]:
    """Misreads 3.11.1-3: when a battle is over its units are in no other battle any more."""
    with remembering(lambda game, card, now_, over: [] if played(card, over) else now_):
        yield


@misreads("3.11.1-4")
def battles_are_fought_one_by_one() -> Iterator[None]:
    """Misreads 3.11.1-4: battles that begin at the same time are fought one after the other."""
    right = battles.fight

    def fight(game: Duel, slots: list[str], window: battles.Window) -> Flow[None]:
        for slot in slots:
            yield from right(game, [slot], window)

    with replaced(battles, "fight", fight):
        yield


@misreads("3.11.2")
def the_stack_resolves_in_the_battle() -> Iterator[None]:
    """Misreads 3.11.2: what was on the stack as a battle began is still there and resolves in it."""
    right = battles._open_step

    def open_step(game: Duel) -> None:
        game.pile += game.shelves[-1].pile
        game.shelves[-1].pile = []
        right(game)

    with replaced(battles, "_open_step", open_step):
        yield


@misreads("3.11.2")
def triggers_do_not_wait_for_the_battle() -> Iterator[None]:
    """Misreads 3.11.2: what has triggered before a battle goes to the stack in it."""
    right = battles._open_step

    def open_step(game: Duel) -> None:
        game.waiting += game.shelves[-1].waiting
        game.shelves[-1].waiting = []
        right(game)

    with replaced(battles, "_open_step", open_step):
        yield


@misreads("3.11.2")
def what_is_played_in_a_battle_waits() -> Iterator[None]:
    """Misreads 3.11.2: a card played in a battle goes on the stack that waits."""
    right = priority.ACTIONS["play"]

    def play(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        if game.battles and game.shelves[-1].pile:
            game.shelves[-1].pile.append(game.pile.pop())

    with replaced(priority.ACTIONS, "play", play):
        yield


@misreads("3.11.2", "3.14.4")
def what_waits_for_a_battle_is_forgotten() -> Iterator[None]:
    """Misreads 3.11.2: the stack that a battle made wait does not come back."""
    right = battles.fight

    def fight(game: Duel, slots: list[str], window: battles.Window) -> Flow[None]:
        yield from right(game, slots, window)
        game.pile = []

    with replaced(battles, "fight", fight):
        yield


@misreads("3.11.3")
def a_new_battle_waits_for_the_old() -> Iterator[None]:
    """Misreads 3.11.3: a battle that begins within another is fought when that is over."""
    with meetings_only(lambda game, units: not game.battles):
        yield


@misreads("3.11.3")
def the_old_battle_comes_to_nothing() -> Iterator[None]:
    """Misreads 3.11.3: when the battle within it is over no damage is dealt in a battle."""
    right = battles.fight

    def fight(game: Duel, slots: list[str], window: battles.Window) -> Flow[None]:
        yield from right(game, slots, window)
        for battle in game.battles:
            battle.dealt += [*battle.attackers, *battle.attacked]

    with replaced(battles, "fight", fight):
        yield


def steps_named(*names: str) -> AbstractContextManager[None]:
    """Let the steps of a battle have other names, and be what their names say."""
    steps = tuple((name, step) for name, (_, step) in zip(names, battles.STEPS, strict=True))
    return replaced(battles, "STEPS", steps)


@misreads("3.11.4")
def a_battle_begins_with_its_second_step() -> Iterator[None]:
    """Misreads 3.11.4: what is done in the first step is done in a second one."""
    with steps_named("second", "second", "end"):
        yield


@misreads("3.11.4")
def a_battle_has_two_first_steps() -> Iterator[None]:
    """Misreads 3.11.4: what is done in the second step is done in a first one."""
    with steps_named("first", "first", "end"):
        yield


@misreads("3.11.4")
def a_battle_ends_with_its_second_step() -> Iterator[None]:
    """Misreads 3.11.4: what is done at the end of a battle is done in its second step."""
    with steps_named("first", "second", "second"):
        yield


@misreads("3.11.4")
def a_step_in_which_nothing_strikes_is_left_out() -> Iterator[None]:
    """Misreads 3.11.4: there is no second step where only one player still has a unit."""
    right = battles.STEPS

    def second(game: Duel, window: battles.Window) -> Flow[None]:
        if any(len(game.squares[battle.slot]) > 1 for battle in game.battles):
            yield from right[1][1](game, window)

    with replaced(battles, "STEPS", (right[0], ("second", second), right[2])):
        yield


def begun(change: Callable[[Duel, Battle], None]) -> AbstractContextManager[None]:
    """Let the units of a battle play other parts as it begins."""
    right = battles._begin

    def begin(game: Duel, slot: str) -> Battle:
        battle = right(game, slot)
        change(game, battle)
        return battle

    return replaced(battles, "_begin", begin)


@misreads("3.11.5")
def the_active_player_attacks() -> Iterator[None]:
    """Misreads 3.11.5: the unit of the active player has attacked, whichever came later."""

    def attacks(game: Duel, battle: Battle) -> None:
        units = battle.attackers + battle.attacked
        battle.attackers = [unit for unit in units if unit[0].controller == game.active]
        battle.attacked = [unit for unit in units if unit[0].controller != game.active]

    with begun(attacks):
        yield


@misreads("3.11.5")
def every_unit_is_attacked() -> Iterator[None]:
    """Misreads 3.11.5: the unit that came later was attacked, too."""

    def attacked(game: Duel, battle: Battle) -> None:
        battle.attacked = battle.attacked + [each for each in battle.attackers if each not in battle.attacked]

    with begun(attacked):
        yield


@misreads("3.11.5")
def who_goes_elsewhere_has_not_attacked() -> Iterator[None]:
    """Misreads 3.11.5: a unit that goes to another square plays no part any more."""
    with parts(lambda battle, card, role: role == "battling" or card.place.slot == battle.slot):
        yield


@misreads("3.11.5")
def who_comes_back_was_attacked() -> Iterator[None]:
    """Misreads 3.11.5: a card that was attacked, has left the squares and comes back was attacked."""
    with knows_cards_again("attacked"):
        yield


@misreads("3.11.5-1")
def one_of_two_has_attacked() -> Iterator[None]:
    """Misreads 3.11.5-1: of two units that come at the same time only one has attacked."""

    def attackers(game: Duel, battle: Battle) -> None:
        if battle.attackers == battle.attacked:
            battle.attackers = battle.attackers[:1]

    with begun(attackers):
        yield


@misreads("3.11.5-1")
def one_of_two_was_attacked() -> Iterator[None]:
    """Misreads 3.11.5-1: of two units that come at the same time only one was attacked."""

    def attacked(game: Duel, battle: Battle) -> None:
        if battle.attackers == battle.attacked:
            battle.attacked = battle.attacked[:1]

    with begun(attacked):
        yield
