"""Misreadings of 104: winning and losing."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from duelproof.port import OTHER, SEATS, Seat
from reference.duel_masters import index
from reference.duel_masters.s1_basics import winning_and_losing
from reference.duel_masters.s5_turn import attack_step, breaking, choosing_shields, taking_part, turn
from reference.duel_masters.s5_turn import direct_attack as direct_attacks
from reference.duel_masters.s5_turn.direct_attack import direct_attack
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import perform, select, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _shields(game: DMGame, seat: Seat) -> int:
    return sum(
        len(cards) for spot, cards in game.zones.items() if spot.zone == "shield" and spot.seat == seat
    )


def _loses_when(due: Callable[[DMGame, Seat], bool]) -> Any:
    """Return replacements with which a player also loses in this case."""
    right = winning_and_losing.why_lost

    def why(game: DMGame) -> dict[Seat, str]:
        return right(game) | {seat: "direct" for seat in SEATS if due(game, seat)}

    return replaced(winning_and_losing, "why_lost", why), replaced(index, "is_calm", lambda *asked: False)


@misreads("104.2", "104.2a")
def who_has_no_shield_has_lost() -> Iterator[None]:
    """Misreads 104.2a: a player loses with the last shield."""
    wrong, awake = _loses_when(lambda game, seat: game.phase != "preparation" and not _shields(game, seat))
    with wrong, awake:
        yield


@misreads("104.2")
def who_has_nothing_left_has_lost() -> Iterator[None]:
    """Misreads 104.2: a player without hand, creatures and mana has lost."""
    wrong, awake = _loses_when(
        lambda game, seat: not game.hand(seat) and not game.battle(seat) and not game.mana(seat)
    )
    with wrong, awake:
        yield


@misreads("104.2")
def who_loses_the_last_creature_has_lost() -> Iterator[None]:
    """Misreads 104.2: a player whose last creature leaves the battle zone has lost."""
    sizes: dict[tuple[int, Seat], int] = {}

    def comes_to_none(game: DMGame, seat: Seat) -> bool:
        before, left = sizes.get((id(game), seat), 0), len(game.battle(seat))
        sizes[id(game), seat] = left
        return left == 0 < before

    wrong, awake = _loses_when(comes_to_none)
    with wrong, awake:
        yield


@misreads("104.2a")
def who_cannot_win_wins_by_no_attack() -> Iterator[None]:
    """Misreads 104.2a: a direct attack of a player who cannot win does not win, either."""
    right = winning_and_losing.why_lost

    def why(game: DMGame) -> dict[Seat, str]:
        lost = right(game)
        return {seat: lost[seat] for seat in lost if winning_and_losing.may_win(game, OTHER[seat])}

    with replaced(winning_and_losing, "why_lost", why):
        yield


@misreads("104.2a")
def an_attack_is_direct_before_anybody_blocks() -> Iterator[None]:
    """Misreads 104.2a: what waits for a direct attack triggers as a player is attacked, blocked or not."""
    right = triggers.happen

    def happen(game: DMGame, kind: str, *more: Any, **how: Any) -> None:
        if kind == "attack" and game.attack is not None and game.attack.target in SEATS:
            right(game, "direct", *more, **how)
        if kind != "direct":
            right(game, kind, *more, **how)

    with replaced(triggers, "happen", happen):
        yield


@misreads("104.2a")
def a_direct_attack_wins_over_shields() -> Iterator[None]:
    """Misreads 104.2a: a direct attack breaks shields, and also wins the game."""
    right = direct_attack

    def attacked(game: DMGame, attacker: Card, defender: Seat) -> Flow[None]:
        yield from right(game, attacker, defender)
        game.beaten.append(defender)

    with replaced(direct_attacks, "direct_attack", attacked):
        yield


@misreads("104.2a")
def an_attack_is_free_when_its_blocker_is_gone() -> Iterator[None]:
    """Misreads 104.2a: if the blocker has left, the attack goes on against the player."""
    right = taking_part.is_over

    def is_over(game: DMGame) -> bool:
        current = game.attack
        blocker = current.blocker if current is not None else None
        if current is not None and blocker is not None and not taking_part.takes_part(current, blocker):
            current.blocker, current.changed = None, False
        return right(game)

    with replaced(taking_part, "is_over", is_over):
        yield


@misreads("104.2c")
def your_is_the_turn_player_s() -> Iterator[None]:
    """Misreads 104.2c: "you" on a card means the turn player, whoever controls the card."""
    right = select.player

    def player(game: Game, who: str, ctx: Context) -> Seat:
        return game.active if who == "you" else right(game, who, ctx)

    with replaced(select, "player", player):
        yield


@misreads("104.2")
def a_spell_that_breaks_no_shield_wins() -> Iterator[None]:
    """Misreads 104.2: breaking where there is no shield wins, also with a spell instead of an attack."""
    right = breaking.break_together

    def break_together(
        game: DMGame, shields: Mapping[Seat, list[choosing_shields.Shield]], name: str = "break", **how: bool
    ) -> Flow[None]:
        for owner in shields if name == "break" else ():
            if not _shields(game, owner):
                game.end(OTHER[owner], [owner], "direct")
        yield from right(game, shields, name, **how)

    with replaced(breaking, "break_together", break_together):
        yield


@misreads("104.2b")
def an_empty_deck_is_never_forgotten() -> Iterator[None]:
    """Misreads 104.2b: a player whose deck was once empty loses once he can, even if it has cards again."""
    empty: list[tuple[DMGame, Seat]] = []

    def was_empty(game: DMGame, seat: Seat) -> bool:
        if not game.deck(seat):
            empty.append((game, seat))
        return (game, seat) in empty and winning_and_losing.may_lose(game, seat)

    wrong, awake = _loses_when(was_empty)
    with wrong, awake:
        yield


@misreads("104.1")
def half_an_effect_is_done() -> Iterator[None]:
    """Misreads 104.1: only the first instruction of an effect is carried out."""
    right = perform.perform

    def first(game: Any, effect: Any, ctx: Context) -> Flow[None]:
        yield from right(game, effect[:1], ctx)

    with replaced(perform, "perform", first):
        yield


@misreads("104.1")
def a_direct_attack_decides_as_the_turn_ends() -> Iterator[None]:
    """Misreads 104.1: after a direct attack the turn is played to its end before the game is."""
    right, end = direct_attacks.direct_attack, dict(turn.STEPS)["turn-end"]
    late: list[Seat] = []

    def attacked(game: DMGame, attacker: Card, defender: Seat) -> Flow[None]:
        if _shields(game, defender):
            yield from right(game, attacker, defender)
        else:
            late.append(defender)

    def end_step(game: DMGame) -> Flow[None]:
        game.beaten += late
        late.clear()
        yield from end(game)

    steps = tuple((name, end_step if step is end else step) for name, step in turn.STEPS)
    with replaced(direct_attacks, "direct_attack", attacked), replaced(turn, "STEPS", steps):
        yield


@misreads("104.2a")
def an_attack_on_a_creature_wins_too() -> Iterator[None]:
    """Misreads 104.2a: whatever is attacked, the other player loses if he has no shields."""
    right = attack_step.attack

    def attack(game: DMGame, attacker: Card, aim: str) -> Flow[None]:
        yield from right(game, attacker, aim)
        other = OTHER[game.active]
        if aim not in OTHER and not _shields(game, other):
            game.end(game.active, [other], "direct")

    with replaced(attack_step, "attack", attack):
        yield


@misreads("104.2b")
def the_last_card_is_no_deck() -> Iterator[None]:
    """Misreads 104.2b: a deck that comes down to one card has run out."""
    sizes: dict[tuple[int, Seat], int] = {}

    def comes_to_one(game: DMGame, seat: Seat) -> bool:
        before, left = sizes.get((id(game), seat), 0), len(game.deck(seat))
        sizes[id(game), seat] = left
        return left == 1 < before

    wrong, awake = _loses_when(comes_to_one)
    with wrong, awake:
        yield


@misreads("104.2c")
def who_wins_and_loses_loses() -> Iterator[None]:
    """Misreads 104.2c: a player who wins and loses at the same time loses."""
    right = winning_and_losing.finish

    def finish(game: DMGame, winners: list[Seat], losers: list[Seat], why: dict[Seat, str]) -> None:
        right(game, [seat for seat in winners if seat not in losers], losers, why)

    with replaced(winning_and_losing, "finish", finish):
        yield
