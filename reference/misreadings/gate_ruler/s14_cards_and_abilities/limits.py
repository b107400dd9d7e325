"""Misreadings of 14-6: how often an ability may be played."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from duelproof.port import Seat
from duelproof.port.abilities import Ability, Limit
from reference.gate_ruler.s14_cards_and_abilities import automatic, icons, limits, playing
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import now
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-6a-1", "14-6a-1a")
def names_count_for_both_players() -> Iterator[None]:
    """Misreads 14-6a-1a: a limit by name counts what both players have played."""

    def count(game: GateGame, seat: Seat, card: Card, ability: Ability) -> tuple[dict[str, int], str]:
        return game.named, f"turn:{ability.name}"

    with replaced(limits, "_counted", count):
        yield


@misreads("14-6a-2a")
def a_new_controller_plays_nothing() -> Iterator[None]:
    """Misreads 14-6a-2a: a new controller cannot play an ability that was already played."""
    right = limits.spent

    def spent(game: GateGame, seat: Seat, card: Card, ability: Ability) -> bool:
        return right(game, seat, card, ability) or (bool(card.used) and card.owner != seat)

    with replaced(limits, "spent", spent):
        yield


def _limiting(changed: Callable[[Limit], Limit | None]) -> Any:
    """Let limits be read as others, in the block."""
    right = limits.spent

    def spent(game: GateGame, seat: Seat, card: Card, ability: Ability) -> bool:
        if ability.limit is None:
            return False
        limit = changed(ability.limit)
        counts, key = limits._counted(game, seat, card, ability)
        if limit is None or limit == ability.limit:
            return limit is not None and right(game, seat, card, ability)
        return counts.get(key, 0) >= limit.n

    return replaced(limits, "spent", spent)


@misreads("14-6a")
def limits_are_one() -> Iterator[None]:
    """Misreads 14-6a: every ability with a limit can be played once."""
    with _limiting(lambda limit: msgspec.structs.replace(limit, n=1)):
        yield


@misreads("14-6a", "14-6b")
def turns_have_no_limits() -> Iterator[None]:
    """Misreads 14-6a: a limit for the turn does not keep an ability from being played."""
    with _limiting(lambda limit: None if limit.per == "turn" else limit):
        yield


@misreads("14-6a")
def limits_are_for_the_turn() -> Iterator[None]:
    """Misreads 14-6a: with a new turn, limits for the game are counted anew as well."""
    right = limits.forget_the_turn

    def forget_the_turn(game: GateGame) -> None:
        right(game)
        for counts in (game.named, *(card.used for card in game.cards.values())):
            counts.clear()

    with replaced(limits, "forget_the_turn", forget_the_turn):
        yield


def _counting(key_of: Callable[[Seat, Card, Ability], str | None]) -> Any:
    """Count plays for all cards under another key, in the block."""
    right = limits._counted

    def counted(game: GateGame, seat: Seat, card: Card, ability: Ability) -> tuple[dict[str, int], str]:
        key = key_of(seat, card, ability)
        return right(game, seat, card, ability) if key is None else (game.named, f"turn:{key}")

    return replaced(limits, "_counted", counted)


@misreads("14-6a-2")
def equal_abilities_count_together() -> Iterator[None]:
    """Misreads 14-6a-2: a limit counts the same ability of all cards."""
    with _counting(lambda seat, card, ability: f"{seat}:{ability.id}"):
        yield


@misreads("14-6a-2")
def names_always_count() -> Iterator[None]:
    """Misreads 14-6a-2: a limit on an ability with a name counts all abilities of that name."""
    with _counting(lambda seat, card, ability: ability.name and f"{seat}:{ability.name}"):
        yield


@misreads("14-6a-2")
def what_was_given_twice_has_one_limit() -> Iterator[None]:
    """Misreads 14-6a-2: an ability that a card was given twice is limited as if it had been given once."""

    def times_had(game: GateGame, card: Card, ability: Ability) -> int:
        return 1

    with replaced(limits, "_times_had", times_had):
        yield


@misreads("14-9h")
def what_was_lost_has_reached_its_limit() -> Iterator[None]:
    """Misreads 14-9h: an ability with a limit that triggered and was lost since is played no more."""
    right = limits._times_had

    def times_had(game: GateGame, card: Card, ability: Ability) -> int:
        return right(game, card, ability) if ability in now.abilities(game, card) else 0

    with replaced(limits, "_times_had", times_had):
        yield


@misreads("14-6a-2a")
def a_new_controller_plays_as_often_again() -> Iterator[None]:
    """Misreads 14-6a-2a: a new controller counts his own plays only."""
    with _counting(lambda seat, card, ability: f"{seat}:{card.ref}:{ability.id}"):
        yield


@misreads("14-6a-1a")
def a_new_controller_has_no_limit() -> Iterator[None]:
    """Misreads 14-6a-1a: for a new controller nothing counts, not even what he played himself."""
    right = limits.spent

    def spent(game: GateGame, seat: Seat, card: Card, ability: Ability) -> bool:
        return card.owner == seat and right(game, seat, card, ability)

    with replaced(limits, "spent", spent):
        yield


@misreads("14-6b")
def a_limit_is_for_all_that_a_card_can_do() -> Iterator[None]:
    """Misreads 14-6b: once an ability has reached its limit, no ability of its card can be played."""
    right = limits.spent

    def spent(game: GateGame, seat: Seat, card: Card, ability: Ability) -> bool:
        return any(right(game, seat, card, each) for each in (ability, *card.abilities))

    with replaced(limits, "spent", spent):
        yield


@misreads("14-6b")
def actions_have_no_limits() -> Iterator[None]:
    """Misreads 14-6b: an ability is activated though it has reached its limit."""
    right = playing.can_activate

    def can_activate(game: GateGame, seat: Seat, card: Card, ability: Ability) -> bool:
        with replaced(limits, "spent", lambda *asked: False):
            return right(game, seat, card, ability)

    with replaced(playing, "can_activate", can_activate):
        yield


@misreads("14-6b")
def overdrives_have_no_limits() -> Iterator[None]:
    """Misreads 14-6b: an Overdrive plays an ability though that has reached its limit."""
    right = icons.can_play_icon

    def can_play_icon(game: GateGame, seat: Seat, card: Card, written: Ability) -> bool:
        with replaced(limits, "spent", lambda *asked: False):
            return right(game, seat, card, written)

    with replaced(icons, "can_play_icon", can_play_icon):
        yield


@misreads("14-6c")
def what_has_triggered_is_played_beyond_the_limit() -> Iterator[None]:
    """Misreads 14-6c: an ability that triggered within its limit is played though the limit is reached."""
    right = automatic.play_triggered_ability

    def play_triggered_ability(game: GateGame, waiting: Waiting) -> Flow[None]:
        with replaced(limits, "spent", lambda *asked: False):
            yield from right(game, waiting)

    with replaced(automatic, "play_triggered_ability", play_triggered_ability):
        yield
