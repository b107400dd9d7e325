"""Misreadings of 4.6: priority."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager

from duelproof.port import OTHER, Option, Seat
from reference.dimension_zero.s3_course_of_play import battles, recovery_phase
from reference.dimension_zero.s3_course_of_play.battles import Window
from reference.dimension_zero.s4_processing import priority, resolving, rule_effects
from reference.dimension_zero.s4_processing.replacement_effects import let_fall
from reference.dimension_zero.s4_processing.triggering import stack_triggers
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


def choosing(choice: Callable[[Duel, Seat], Flow[Option]]) -> AbstractContextManager[None]:
    """Let a player with priority be asked in another way."""
    return replaced(priority, "_choice", choice)


def _not_offering(verb: str) -> AbstractContextManager[None]:
    """Let nobody with priority do one thing."""
    right = priority.offered

    def offered(game: Duel, seat: Seat) -> list[Option]:
        return [option for option in right(game, seat) if option.verb != verb]

    return replaced(priority, "offered", offered)


@misreads("4.6.1")
def priority_is_for_cards_alone() -> Iterator[None]:
    """Misreads 4.6.1: who has priority may play cards, but activates no ability."""
    with _not_offering("activate"):
        yield


@misreads("4.6.1")
def priority_is_for_abilities_alone() -> Iterator[None]:
    """Misreads 4.6.1: who has priority may activate abilities, but plays no card."""
    with _not_offering("play"):
        yield


@misreads("4.6.2")
def who_smashes_gives_priority_to_the_other() -> Iterator[None]:
    """Misreads 4.6.2: who has smashed does not get priority again."""
    right = priority._choice
    smashed: list[Seat] = []

    def choice(game: Duel, seat: Seat) -> Flow[Option]:
        if seat in smashed:
            smashed.remove(seat)
            return priority.PASS
        picked = yield from right(game, seat)
        if picked.verb == "smash":
            smashed.append(seat)
        return picked

    with choosing(choice):
        yield


@misreads("4.6.2")
def who_plays_keeps_priority() -> Iterator[None]:
    """Misreads 4.6.2: who has put something on the stack gets priority, even in the other player's turn."""
    right = priority._choice

    def choice(game: Duel, seat: Seat) -> Flow[Option]:
        while seat == game.active and game.pile and game.pile[-1].controller != seat:
            if game.pile[-1].oid in left:
                break
            left.add(game.pile[-1].oid)
            more = yield from right(game, OTHER[seat])
            if more is not priority.PASS:
                yield from priority._act(game, OTHER[seat], more)
        return (yield from right(game, seat))

    left: set[str] = set()
    with choosing(choice):
        yield


@misreads("4.6.2")
def the_other_player_has_priority_after_a_resolution() -> Iterator[None]:
    """Misreads 4.6.2: when the top of the stack has resolved, the player who is not active gets priority."""
    right, resolve_top = priority._choice, resolving.resolve
    resolved: list[bool] = []

    def resolve(game: Duel) -> Flow[None]:
        yield from resolve_top(game)
        resolved.append(True)

    def choice(game: Duel, seat: Seat) -> Flow[Option]:
        if resolved:
            resolved.clear()
            other = yield from right(game, OTHER[game.active])
            if other is not priority.PASS:
                yield from priority._act(game, OTHER[game.active], other)
        return (yield from right(game, seat))

    with choosing(choice), replaced(resolving, "resolve", resolve):
        yield


@misreads("4.6.2")
def battle_damage_is_dealt_at_once() -> Iterator[None]:
    """Misreads 4.6.2: when both pass in a step of a battle, its damage is dealt without the stack."""
    right = battles._exchange

    def deal(game: Duel) -> Flow[None]:
        while game.pile:
            yield from resolving.resolve(game)

    def exchange(game: Duel, window: Window, *, first: bool) -> Flow[None]:
        yield from right(game, deal, first=first)

    with replaced(battles, "_exchange", exchange):
        yield


@misreads("4.6.2")
def a_turn_ends_when_both_have_passed() -> Iterator[None]:
    """Misreads 4.6.2: when both have passed in the recovery phase, nothing triggers by the turn's end."""
    right = recovery_phase._once_a_turn

    def once_a_turn(game: Duel, kind: str, name: str) -> None:
        if kind != "turn_end":
            right(game, kind, name)

    with replaced(recovery_phase, "_once_a_turn", once_a_turn):
        yield


@misreads("4.6.3")
def rule_effects_happen_one_after_the_other() -> Iterator[None]:
    """Misreads 4.6.3: of two units that are to go, the second goes when the first has gone."""

    def one_by_one(game: Duel, cards: Iterable[Card], name: str) -> Flow[None]:
        for card in cards:
            yield from let_fall(game, [card], name)

    with replaced(rule_effects, "let_fall", one_by_one):
        yield


@misreads("4.6.3")
def triggers_come_between_rule_effects() -> Iterator[None]:
    """Misreads 4.6.3: what triggers by rule effects goes to the stack before the next ones are looked for."""
    right = rule_effects.sweep

    def sweep(game: Duel) -> Flow[bool]:
        done = yield from right(game)
        if done and game.waiting:
            yield from stack_triggers(game)
        return done

    with replaced(rule_effects, "sweep", sweep):
        yield
