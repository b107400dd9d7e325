"""Misreadings of section 5: the turn."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import OTHER, SEATS, Option, Seat
from reference.duel_masters.s1_basics import golden_rules, tapped_and_untapped
from reference.duel_masters.s1_basics.drawing import draw
from reference.duel_masters.s3_card_types import cross_gear
from reference.duel_masters.s4_zones.general import move
from reference.duel_masters.s5_turn import (
    attack_step,
    declaring_attackers,
    general,
    main_step,
    start_of_turn,
    turn,
)
from reference.duel_masters.s5_turn.general import PASS, beginning
from reference.duel_masters.s5_turn.mana_step import charge, mana_step
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.abilities import now, triggers
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


@misreads("105.2", "500.2")
def one_attack_a_turn() -> Iterator[None]:
    """Misreads 105.2, 500.2: once a creature is tapped, as by attacking, no other one can attack."""
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
def only_the_oldest_card_is_charged() -> Iterator[None]:
    """Misreads 503.1: of the hand only the card that has been there longest can be charged."""
    right = DMGame.hand

    def hand(game: DMGame, seat: Seat) -> list[Card]:
        return right(game, seat)[: 1 if game.phase == "mana" else None]

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


def _main_acts(game: Game, seat: Seat) -> list[Option]:
    """List what a player could do in a main step."""
    assert isinstance(game, DMGame)
    return [*main_step.usable(game, seat), *cross_gear.crossings(game, seat)]


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
        return _main_acts(game, seat) if game.phase == "attack" else []

    with offers_more(acts):
        yield


@misreads("504.1", "503.2")
def cards_are_used_in_the_mana_step() -> Iterator[None]:
    """Misreads 504.1: cards may be used before the mana step."""
    with _before_each(_main_acts, "mana"):
        yield


@misreads("504.1", "504.2")
def a_card_costs_one_mana_of_each_civilization() -> Iterator[None]:
    """Misreads 504.1, 504.2: one mana of each of its civilizations pays for a card, whatever its cost."""
    right = now.number

    def number(game: Any, card: Card, trait: str) -> int | None:
        return len(now.words(game, card, "colors")) if trait == "cost" else right(game, card, trait)

    with replaced(now, "number", number):
        yield


@misreads("504.1", "504.2")
def mana_of_any_civilization_pays() -> Iterator[None]:
    """Misreads 504.1, 504.2: a card is paid for with as much mana as it costs, of any civilizations."""
    right = now.words

    def words(game: Any, card: Card, trait: str) -> list[str]:
        paid_for = trait == "colors" and card.place.zone != "mana"
        return [] if paid_for else right(game, card, trait)

    with replaced(now, "words", words):
        yield


def _other_step(name: str, wrong: Callable[[DMGame], Flow[None]]) -> Any:
    """Return a replacement of a step of the turn by another one."""
    return replaced(turn, "STEPS", tuple((n, wrong if n == name else step) for n, step in turn.STEPS))


@misreads("500.2")
def a_step_ends_when_a_player_passes_twice() -> Iterator[None]:
    """Misreads 500.2: the main step ends only when its player has done nothing twice."""
    right = dict(turn.STEPS)["main"]

    def main_step(game: DMGame) -> Flow[None]:
        yield from right(game)
        yield from right(game)

    with _other_step("main", main_step):
        yield


@misreads("500.5")
def extra_turns_are_the_turn_player_s() -> Iterator[None]:
    """Misreads 500.5: whoever is given an extra turn, the turn player takes it."""
    right = general.turn_passes

    def turn_passes(game: DMGame) -> None:
        game.extra_turns[:] = [game.active for _ in game.extra_turns]
        right(game)

    with replaced(general, "turn_passes", turn_passes):
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


@misreads("501.2")
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

    with replaced(start_of_turn.TURN_START, "beginning", nothing), _other_step("draw", draw_step):
        yield


@misreads("502.1")
def the_bottom_card_is_drawn() -> Iterator[None]:
    """Misreads 502.1: the card is drawn from the bottom of the deck."""

    def draw_step(game: DMGame) -> Flow[None]:
        move(game, game.deck(game.active)[-1], "hand", "draw")
        yield from beginning(game, "phase_start", "draw")

    with _other_step("draw", draw_step):
        yield


@misreads("502.1")
def both_players_draw() -> Iterator[None]:
    """Misreads 502.1: in the draw step each player draws a card."""
    right = dict(turn.STEPS)["draw"]

    def draw_step(game: DMGame) -> Flow[None]:
        draw(game, OTHER[game.active], 1)
        yield from right(game)

    with _other_step("draw", draw_step):
        yield


@misreads("502.1")
def the_card_is_drawn_last() -> Iterator[None]:
    """Misreads 502.1: what waits at the beginning of the draw step is resolved before the card is drawn."""

    def draw_step(game: DMGame) -> Flow[None]:
        yield from beginning(game, "phase_start", "draw")
        draw(game, game.active, 1)

    with _other_step("draw", draw_step):
        yield


def _charges(wrong: Callable[[int], int]) -> Any:
    """Return a replacement with which another number of cards may be charged."""
    right = now.of_player

    def of_player(game: Game, seat: Any, trait: str, usual: int) -> int:
        many = right(game, seat, trait, usual)
        return wrong(many) if trait == "charges" else many

    return replaced(now, "of_player", of_player)


@misreads("503.2")
def two_cards_are_charged() -> Iterator[None]:
    """Misreads 503.2: two cards are charged where no effect says otherwise."""
    with _charges(lambda many: 2 if many == 1 else many):
        yield


@misreads("503.2")
def no_effect_allows_more_cards() -> Iterator[None]:
    """Misreads 503.2: one card is charged, even if an effect allows more."""
    with _charges(lambda many: min(many, 1)):
        yield


@misreads("503.2")
def one_card_can_always_be_charged() -> Iterator[None]:
    """Misreads 503.2: one card can be charged, even if an effect leaves none."""
    with _charges(lambda many: max(many, 1)):
        yield
