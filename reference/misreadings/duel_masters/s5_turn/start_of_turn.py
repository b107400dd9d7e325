"""Misreadings of 501: the start of a turn."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import OTHER
from reference.duel_masters.s1_basics import golden_rules, tapped_and_untapped
from reference.duel_masters.s5_turn import (
    start_of_turn,
    turn,
)
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now, triggers
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.duel_masters.s5_turn.general import other_step
from reference.misreadings.making import replaced


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


@misreads("501.1", "501.2")
def cards_untap_one_by_one() -> Iterator[None]:
    """Misreads 501.1 (1.13: 501.2): the cards untap one after another."""
    right = tapped_and_untapped.untap

    def untap(game: DMGame, cards: list[Card]) -> list[Card]:
        return [card for each in cards for card in right(game, [each])]

    with replaced(tapped_and_untapped, "untap", untap):
        yield


@misreads("501.1", "501.2", "105.2")
def all_cards_untap() -> Iterator[None]:
    """Misreads 501.1 (1.13: 501.2): the cards of both players untap as a turn begins."""
    right = start_of_turn._untapping

    def untapping(game: DMGame) -> Flow[None]:
        yield from right(game)
        other = OTHER[game.active]
        tapped_and_untapped.untap(game, game.battle(other) + game.mana(other))

    with replaced(start_of_turn.TURN_START, "untapping", untapping):
        yield


@misreads("501.1a", "501.2a")
def a_silent_skill_does_not_wait() -> Iterator[None]:
    """Misreads 501.1a (1.13: 501.2a): the effect of a Silent Skill is resolved before the others untap."""

    def untapping(game: DMGame) -> Flow[None]:
        seat = game.active
        staying = yield from start_of_turn._silent(game, seat)
        for card in staying:
            start_of_turn._silent_effect(game, card)
        yield from golden_rules.resolve_waiting(game)
        cards = game.battle(seat) + game.mana(seat)
        tapped_and_untapped.untap(game, [card for card in cards if card not in staying])

    with replaced(start_of_turn.TURN_START, "untapping", untapping):
        yield


@misreads("501.1a", "501.2a")
def a_silent_skill_needs_no_tapped_creature() -> Iterator[None]:
    """Misreads 501.1a (1.13: 501.2a): a Silent Skill gives its effect also if its creature untaps."""

    def untapping(game: DMGame) -> Flow[None]:
        seat = game.active
        tapped = [card for card in game.battle(seat) if card.turned == "exhausted"]
        able = [card for card in tapped if now.keyword(game, card, start_of_turn.SILENT) is not None]
        staying = yield from start_of_turn._silent(game, seat)
        cards = game.battle(seat) + game.mana(seat)
        tapped_and_untapped.untap(game, [card for card in cards if card not in staying])
        for card in able:
            if card in staying or card.turned == "ready":
                start_of_turn._silent_effect(game, card)

    with replaced(start_of_turn.TURN_START, "untapping", untapping):
        yield


@misreads("501.2", "510.1", "511.1")
def the_other_player_s_effects_come_first() -> Iterator[None]:
    """Misreads 501.2: of what triggers as the turn begins the other player's effects are resolved first."""
    right = golden_rules._next

    def following(game: DMGame) -> Flow[Any]:
        others = [waiting for waiting in game.waiting if waiting.controller != game.active]
        if others:
            return others[0]
        return (yield from right(game))

    with replaced(golden_rules, "_next", following):
        yield


@misreads("501.2")
def the_card_is_drawn_before_the_beginning() -> Iterator[None]:
    """Misreads 501.2: what triggers as the turn begins is resolved after the card of the turn is drawn."""
    step, right = dict(turn.STEPS)["draw"], start_of_turn._beginning_of_turn

    def nothing(game: DMGame) -> Flow[None]:
        yield from ()

    def draw_step(game: DMGame) -> Flow[None]:
        yield from step(game)
        yield from right(game)

    with replaced(start_of_turn.TURN_START, "beginning", nothing), other_step("draw", draw_step):
        yield
