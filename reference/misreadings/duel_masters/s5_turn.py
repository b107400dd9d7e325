"""Misreadings of section 5: the turn."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import OTHER, SEATS, Option, Seat
from reference.duel_masters.s1_basics import golden_rules
from reference.duel_masters.s5_turn import (
    attack_step,
    declaring_attackers,
    general,
    start_of_turn,
    turn,
)
from reference.duel_masters.s5_turn.general import PASS
from reference.duel_masters.s5_turn.mana_step import charge, mana_step
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.abilities import triggers
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import offers_more, replaced


@misreads("500.6")
def first_turn_has_a_draw_step() -> Iterator[None]:
    """Misreads 500.6: the first player's first turn does not skip its draw step."""
    right = general.whole_step

    def whole_step(game: DMGame, name: str, step: Callable[[DMGame], Flow[None]]) -> Flow[None]:
        now, game.turn = game.turn, 2 if name == "draw" else game.turn
        yield from right(game, name, step)
        game.turn = now

    with replaced(general, "whole_step", whole_step):
        yield


def _all_acts(game: Game, seat: Seat) -> list[Option]:
    found = [Option(verb=verb, card=card) for card in game.cards for verb in ("play", "charge", "block")]
    aims = [*game.cards, *SEATS]
    return found + [
        Option(verb=verb, card=card, target=aim)
        for card in game.cards
        for aim in aims
        for verb in ("attack", "cross")
    ]


@misreads("500.4")
def every_attack_has_all_sub_steps() -> Iterator[None]:
    """Misreads 500.4: sub-steps begin although the attack has ended, and abilities trigger at them."""

    def goes_on(current: Attack) -> bool:
        return True

    with replaced(attack_step, "_goes_on", goes_on):
        yield


@misreads("500.4")
def effects_of_a_beginning_come_in_one_order() -> Iterator[None]:
    """Misreads 500.4: a player is asked for an order, but effects happen in the order of the cards."""
    right = golden_rules._next

    def following(game: DMGame) -> Flow[Any]:
        first = game.waiting[0]
        yield from right(game)
        return first

    with replaced(golden_rules, "_next", following):
        yield


@misreads("500.4")
def effects_of_a_beginning_come_in_the_other_order() -> Iterator[None]:
    """Misreads 500.4: a player is asked for an order, but effects happen in the cards' reverse order."""
    right = golden_rules._next

    def following(game: DMGame) -> Flow[Any]:
        last = game.waiting[-1]
        yield from right(game)
        return last

    with replaced(golden_rules, "_next", following):
        yield


@misreads("500.2")
def one_attack_a_turn() -> Iterator[None]:
    """Misreads 500.2: after one creature has attacked, no other can."""
    right = declaring_attackers.can_attack

    def can_attack(game: DMGame, seat: Seat) -> list[Card]:
        tired = any(card.turned == "exhausted" for card in game.battle(seat))
        return [] if tired else right(game, seat)

    with replaced(declaring_attackers, "can_attack", can_attack):
        yield


@misreads("501.1a", "501.2a")
def who_comes_late_sees_the_beginning() -> Iterator[None]:
    """Misreads 501.2a (1.13: 501.1a): a card that arrives as the turn begins also triggers then."""
    right = start_of_turn._beginning_of_turn

    def beginning(game: DMGame) -> Flow[None]:
        there = game.battle(game.active).copy()
        yield from right(game)
        triggers.happen(game, "turn_start", player=game.active)
        game.waiting = [late for late in game.waiting if late.source not in there]

    with replaced(start_of_turn.TURN_START, "beginning", beginning):
        yield


@misreads("503.1")
def cards_of_the_graveyard_are_charged() -> Iterator[None]:
    """Misreads 503.1: a card of the graveyard may be charged as well as one of the hand."""
    right = DMGame.hand

    def hand(game: DMGame, seat: Seat) -> list[Card]:
        return right(game, seat) + (game.zone("graveyard", seat) if game.phase == "mana" else [])

    with replaced(DMGame, "hand", hand):
        yield


@misreads("503.1")
def both_players_charge() -> Iterator[None]:
    """Misreads 503.1: in the mana step the other player may charge a card first."""
    right = mana_step

    def wrong_step(game: DMGame) -> Flow[None]:
        other = OTHER[game.active]
        options = [Option(verb="charge", card=card.ref) for card in game.hand(other)]
        yield from ask.act(game, other, [PASS, *options])
        yield from right(game)

    steps = tuple((name, wrong_step if name == "mana" else step) for name, step in turn.STEPS)
    with replaced(turn, "STEPS", steps):
        yield


@misreads("503.1")
def a_card_must_be_charged() -> Iterator[None]:
    """Misreads 503.1: if the turn player chooses no card, one of the hand is charged anyway."""
    right = mana_step

    def wrong_step(game: DMGame) -> Flow[None]:
        before = len(game.mana(game.active))
        yield from right(game)
        if len(game.mana(game.active)) == before and game.hand(game.active):
            charge(game, game.hand(game.active)[0])

    steps = tuple((name, wrong_step if name == "mana" else step) for name, step in turn.STEPS)
    with replaced(turn, "STEPS", steps):
        yield


def _before_each(more: Callable[[Game, Seat], list[Option]], name: str) -> Any:
    """Return a step in which the active player is first asked for an act that belongs to another step."""
    right = dict(turn.STEPS)[name]

    def step(game: DMGame) -> Flow[None]:
        yield from ask.act(game, game.active, [PASS, *more(game, game.active)])
        yield from right(game)

    return replaced(turn, "STEPS", tuple((n, step if n == name else s) for n, s in turn.STEPS))


@misreads("500.2a", "503.1")
def charging_in_the_main_step() -> Iterator[None]:
    """Misreads 503.1: when the main step begins, a card may still be charged."""
    with _before_each(_all_acts, "main"):
        yield


@misreads("500.2a", "504.1", "504.2")
def main_step_acts_in_the_attack_step() -> Iterator[None]:
    """Misreads 504.1: in the attack step cards may still be used and gears crossed."""

    def acts(game: Game, seat: Seat) -> list[Option]:
        return _all_acts(game, seat) if game.phase == "attack" else []

    with offers_more(acts):
        yield


@misreads("504.1", "503.2")
def cards_are_used_in_the_mana_step() -> Iterator[None]:
    """Misreads 504.1: cards may be used before the mana step."""
    with _before_each(_all_acts, "mana"):
        yield
