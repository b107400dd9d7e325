"""Misreadings of 4.16: when rule effects happen, who loses by them, and which battles they begin."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

from duelproof.port import OTHER, SEATS, Seat
from duelproof.port.abilities import Damage, Unaffected
from reference.dimension_zero.s3_course_of_play import ending
from reference.dimension_zero.s4_processing import priority, rule_effects
from reference.dimension_zero.s4_processing.one_shot_effects import INSTRUCTIONS
from reference.dimension_zero.s4_processing.triggering import stack_triggers
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import effects
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


def swept(change: Callable[[Duel, list[Card]], list[Card]]) -> AbstractContextManager[None]:
    """Let rule effects put other cards into graveyards."""
    right = rule_effects._misfits

    def misfits(game: Duel, cards: list[Card]) -> list[Card]:
        return change(game, right(game, cards))

    return replaced(rule_effects, "_misfits", misfits)


@misreads("4.16.1")
def rule_effects_are_effects_of_players() -> Iterator[None]:
    """Misreads 4.16.1: a unit that no effect of a player affects is not affected by rule effects."""

    def affected(game: Duel, due: list[Card]) -> list[Card]:
        return [card for card in due if not effects.forces(game, Unaffected, "", card)]

    with swept(affected):
        yield


@misreads("4.16.1")
def rule_effects_can_be_answered() -> Iterator[None]:
    """Misreads 4.16.1: before a damaged unit goes the players may act once more."""
    right = rule_effects._misfits

    def misfits(game: Duel, cards: list[Card]) -> list[Card]:
        if game.priority is None and game.hands["bob"] and not game.battles and game.clock not in seen:
            waits = [card for card in cards if card.damage and rule_effects._broken(game, card)]
            if waits and not effects.forces(game, Unaffected, "", waits[0]):
                seen.add(game.clock)
                return []
        return right(game, cards)

    seen: set[int] = set()
    with replaced(rule_effects, "_misfits", misfits):
        yield


def settling(settle: Callable[[Duel], Flow[None]]) -> AbstractContextManager[None]:
    """Do what the rules do before a player gets priority in another way."""
    return replaced(priority, "settle", settle)


@misreads("4.16.2")
def triggers_come_before_rule_effects() -> Iterator[None]:
    """Misreads 4.16.2: what has triggered goes to the stack before rule effects are looked for."""
    right = priority.settle

    def settle(game: Duel) -> Flow[None]:
        if game.waiting and not rule_effects.meetings(game):
            yield from stack_triggers(game)
        yield from right(game)

    with settling(settle):
        yield


@misreads("4.16.2", "4.6.3")
def rule_effects_are_looked_for_once() -> Iterator[None]:
    """Misreads 4.16.2, 4.6.3: what is due through a rule effect waits until the next player gets priority."""
    right = rule_effects.sweep
    swept: list[int] = []

    def sweep(game: Duel) -> Flow[bool]:
        if swept and swept[-1] == game.clock:
            return False
        done = yield from right(game)
        swept.append(game.clock)
        return done

    with replaced(rule_effects, "sweep", sweep):
        yield


@misreads("4.16.2")
def rule_effects_trigger_nothing() -> Iterator[None]:
    """Misreads 4.16.2: what rule effects do triggers no abilities."""
    right = rule_effects.sweep

    def sweep(game: Duel) -> Flow[bool]:
        before = list(game.waiting)
        done = yield from right(game)
        if done:
            game.waiting = before
        return done

    with replaced(rule_effects, "sweep", sweep):
        yield


@misreads("4.16.2")
def the_other_player_has_priority_after_a_rule_effect() -> Iterator[None]:
    """Misreads 4.16.2: after a rule effect the player whose turn it is not gets priority first."""
    right = priority._choice

    def choice(game: Duel, seat: Seat) -> Flow[object]:
        if game.busy and seat == game.active and not game.battles and game.busy not in given:
            given.add(game.busy)
            other = yield from right(game, OTHER[seat])
            if other is not priority.PASS:
                yield from priority.ACTIONS[str(other.verb)](game, OTHER[seat], other)
        return (yield from right(game, seat))

    given: set[int] = set()
    with replaced(priority, "_choice", choice):
        yield


def looked_for_within(kind: str) -> AbstractContextManager[None]:
    """Let rule effects be looked for right after damage in the resolution of one kind of ability."""
    right = INSTRUCTIONS[Damage]

    def damage(game: Duel, instr: Damage, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        if ctx.ability is not None and ctx.ability.kind == kind:
            yield from rule_effects.sweep(game)

    return replaced(INSTRUCTIONS, Damage, damage)


@misreads("4.16.3")
def rule_effects_are_looked_for_within_spells() -> Iterator[None]:
    """Misreads 4.16.3: rule effects happen in the midst of the resolution of a spell."""
    with looked_for_within("spell"):
        yield


@misreads("4.16.3")
def rule_effects_are_looked_for_within_activated_abilities() -> Iterator[None]:
    """Misreads 4.16.3: rule effects happen in the midst of the resolution of an activated ability."""
    with looked_for_within("activated"):
        yield


@misreads("4.16.3")
def rule_effects_are_looked_for_within_triggered_abilities() -> Iterator[None]:
    """Misreads 4.16.3: rule effects happen in the midst of the resolution of a triggered ability."""
    with looked_for_within("triggered"):
        yield


def losing(loses: Callable[[Duel, Seat], bool | None]) -> AbstractContextManager[None]:
    """Let players lose by other conditions; where it says None the right one counts."""
    right = ending.lose_by_rule

    def lose_by_rule(game: Duel) -> None:
        for seat in SEATS:
            said = loses(game, seat)
            if said:
                game.end(OTHER[seat], [seat], "smash")
            if said is False:
                return
        right(game)

    return replaced(ending, "lose_by_rule", lose_by_rule)


@misreads("4.16.4-1")
def seven_smash_cards_are_harmless() -> Iterator[None]:
    """Misreads 4.16.4-1: with seven cards in the smash zone a player does not lose yet."""
    with losing(lambda game, seat: False if len(game.smash[seat]) == 7 and seat == "bob" else None):
        yield


@misreads("4.16.4-1")
def only_seven_smash_cards_lose() -> Iterator[None]:
    """Misreads 4.16.4-1: with more than seven cards in the smash zone a player does not lose."""
    with losing(lambda game, seat: False if len(game.smash[seat]) > 7 else None):
        yield


@misreads("4.16.4-1")
def the_active_player_does_not_lose_by_smash_cards() -> Iterator[None]:
    """Misreads 4.16.4-1: the player whose turn it is does not lose by the smash zone."""
    with losing(lambda game, seat: False if len(game.smash[seat]) > 6 and seat == game.active else None):
        yield


@misreads("4.16.4-2")
def an_empty_deck_of_the_other_player_is_harmless() -> Iterator[None]:
    """Misreads 4.16.4-2: only the player whose turn it is loses by an empty deck."""
    with losing(lambda game, seat: False if not game.decks[seat] and seat != game.active else None):
        yield


@misreads("4.16.4-2")
def the_active_player_does_not_lose_by_an_empty_deck() -> Iterator[None]:
    """Misreads 4.16.4-2: the player whose turn it is does not lose by an empty deck."""
    with losing(lambda game, seat: False if not game.decks[seat] and seat == game.active else None):
        yield


def meeting(fights: Callable[[list[Card]], bool]) -> AbstractContextManager[None]:
    """Let only some units that meet begin a battle."""
    right = rule_effects.meetings

    def meetings(game: Duel) -> list[str]:
        return [slot for slot in right(game) if fights(game.squares[slot])]

    return replaced(rule_effects, "meetings", meetings)


@misreads("4.16.4-3")
def units_in_the_centre_begin_no_battle() -> Iterator[None]:
    """Misreads 4.16.4-3: units that meet in the centre area begin no battle."""
    with meeting(lambda units: str(units[0].place.slot)[1] != "3"):
        yield


@misreads("4.16.4-3")
def units_of_one_owner_begin_no_battle() -> Iterator[None]:
    """Misreads 4.16.4-3: units begin a battle if their owners differ."""
    with meeting(lambda units: len({card.owner for card in units}) > 1):
        yield


@misreads("4.16.4-3-1")
def a_battle_begins_before_what_is_due_then() -> Iterator[None]:
    """Misreads 4.16.4-3-1: when rule effects have happened once, a battle begins before others."""
    right = rule_effects.sweep
    swept: list[int] = []

    def sweep(game: Duel) -> Flow[bool]:
        if swept and swept[-1] == game.clock and rule_effects.meetings(game):
            return False
        done = yield from right(game)
        if done:
            swept.append(game.clock)
        return done

    with replaced(rule_effects, "sweep", sweep):
        yield
