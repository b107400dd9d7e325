"""Misreadings of 12-1 and 12-2: what is due at once, and defeat."""

import contextlib
from collections.abc import Callable, Iterator

from duelproof.port import SEATS, Seat
from reference.gate_ruler import s01_overview, s12_rules_effects
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.course.log import Log
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s12_rules_effects.helpers import always_due
from reference.misreadings.making import replaced


@misreads("12-2c")
def a_defeat_is_added_twice() -> Iterator[None]:
    """Misreads 12-2c: a defeat process is put on the gate although the player already has one there."""

    def is_beaten(game: GateGame, seat: Seat) -> bool:
        there = sum(seat in item.players for item in game.gate)
        return there < len(SEATS) and s12_rules_effects.is_defeated(game, seat) is not None

    with replaced(s12_rules_effects, "is_beaten", is_beaten), always_due():
        yield


@misreads("12-2a-1", "12-2a-2")
def defeat_comes_a_card_early() -> Iterator[None]:
    """Misreads 12-2a: a player is defeated with one point of life, or one card of the deck, left."""
    right = s12_rules_effects.is_defeated

    def is_defeated(game: GateGame, seat: Seat) -> str | None:
        life = amount(game, game.rulers[seat], "life")
        early = len(game.damages[seat]) == life - 1 or len(game.decks[seat]) == 1
        return "early" if early else right(game, seat)

    with replaced(s12_rules_effects, "is_defeated", is_defeated), always_due():
        yield


@misreads("12-2b", "12-2d-1")
def defeat_cannot_be_answered() -> Iterator[None]:
    """Misreads 12-2b: a player who meets a defeat condition has lost at once."""

    def add_defeat(game: GateGame, beaten: list[Seat]) -> None:
        s01_overview.lose(game, dict.fromkeys(beaten, "damage"))

    with replaced(s12_rules_effects, "_add_defeat", add_defeat):
        yield


def bad_life(wrong: Callable[[GateGame, Seat, int, int], bool]) -> contextlib.AbstractContextManager[None]:
    """Let another comparison of damage cards and life decide on defeat."""
    right = s12_rules_effects.is_defeated

    def is_defeated(game: GateGame, seat: Seat) -> str | None:
        life = amount(game, game.rulers[seat], "life")
        if game.decks[seat]:
            return "damage" if wrong(game, seat, len(game.damages[seat]), life) else None
        return right(game, seat)

    return replaced(s12_rules_effects, "is_defeated", is_defeated)


@misreads("12-2a-1")
def more_damage_than_life_is_no_defeat() -> Iterator[None]:
    """Misreads 12-2a-1: only just as many damage cards as life defeat a player."""
    with bad_life(lambda game, seat, damage, life: damage == life), always_due():
        yield


@misreads("12-2a-1")
def every_ruler_has_eleven_life() -> Iterator[None]:
    """Misreads 12-2a-1: what counts is not the life of the player's ruler, but that of a Knight."""
    with bad_life(lambda game, seat, damage, life: damage >= 11), always_due():
        yield


@misreads("12-2a-1")
def the_last_point_of_life_is_not_needed() -> Iterator[None]:
    """Misreads 12-2a-1: one damage card less than life defeats a player."""
    with bad_life(lambda game, seat, damage, life: damage >= life - 1), always_due():
        yield


@misreads("12-2c")
def one_defeat_is_enough() -> Iterator[None]:
    """Misreads 12-2c: nobody is defeated while another player's defeat is on the gate."""
    right = s12_rules_effects.is_beaten

    def is_beaten(game: GateGame, seat: Seat) -> bool:
        return right(game, seat) and not any(item.kind == "defeat" for item in game.gate)

    with replaced(s12_rules_effects, "is_beaten", is_beaten):
        yield


@misreads("12-2d-1")
def the_first_condition_counts() -> Iterator[None]:
    """Misreads 12-2d-1: a player whose damage brought the defeat, and who heals it, loses no more."""
    right = s12_rules_effects.resolve_defeat
    why: dict[str, set[Seat]] = {}
    add = s12_rules_effects._add_defeat

    def add_defeat(game: GateGame, beaten: list[Seat]) -> None:
        add(game, beaten)
        why[game.gate[-1].oid] = {seat for seat in beaten if game.decks[seat]}

    def resolve_defeat(game: GateGame, item: GateItem) -> None:
        healed = {
            seat
            for seat in why.get(item.oid, ())
            if len(game.damages[seat]) < amount(game, game.rulers[seat], "life")
        }
        item.players = [seat for seat in item.players if seat not in healed]
        right(game, item)

    with (
        replaced(s12_rules_effects, "_add_defeat", add_defeat),
        replaced(s12_rules_effects, "resolve_defeat", resolve_defeat),
    ):
        yield


@misreads("12-2d-1")
def one_who_is_lost_takes_the_other_along() -> Iterator[None]:
    """Misreads 12-2d-1: of two players both lose if one of them fulfils a condition then."""
    right = s12_rules_effects.resolve_defeat

    def resolve_defeat(game: GateGame, item: GateItem) -> None:
        if any(s12_rules_effects.is_defeated(game, seat) for seat in item.players):
            s01_overview.lose(game, dict.fromkeys(item.players, "damage"))
        else:
            right(game, item)

    with replaced(s12_rules_effects, "resolve_defeat", resolve_defeat):
        yield


@misreads("12-1b")
def rules_effects_come_one_by_one() -> Iterator[None]:
    """Misreads 12-1b: what is due is done one after the other."""
    with replaced(Log, "together", lambda log: contextlib.nullcontext()):
        yield


@misreads("12-2c-1")
def each_defeat_is_a_process() -> Iterator[None]:
    """Misreads 12-2c-1: where both players are beaten, each has a defeat process of their own."""
    right = s12_rules_effects._add_defeat

    def add_defeat(game: GateGame, beaten: list[Seat]) -> None:
        for seat in beaten:
            right(game, [seat])

    with replaced(s12_rules_effects, "_add_defeat", add_defeat):
        yield


@misreads("12-2c-1")
def the_active_player_is_beaten_first() -> Iterator[None]:
    """Misreads 12-2c-1: where both players are beaten, only the active player's defeat is put on the gate."""
    right = s12_rules_effects._add_defeat

    def add_defeat(game: GateGame, beaten: list[Seat]) -> None:
        right(game, [game.active] if game.active in beaten else beaten)

    with replaced(s12_rules_effects, "_add_defeat", add_defeat):
        yield
