"""Misreadings of 504: the main step."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import OTHER, SEATS, Option, Seat
from reference.duel_masters.s1_basics.costs import can_pay
from reference.duel_masters.s1_basics.tapped_and_untapped import untapped
from reference.duel_masters.s3_card_types import cross_gear
from reference.duel_masters.s3_card_types.creatures import is_creature
from reference.duel_masters.s5_turn import (
    main_step,
    turn,
)
from reference.duel_masters.s5_turn.general import PASS
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import offers_more, replaced


def _all_acts(game: Game, seat: Seat) -> list[Option]:
    found = [Option(verb=verb, card=card) for card in game.cards for verb in ("play", "charge", "block")]
    aims = [*game.cards, *SEATS]
    return found + [
        Option(verb=verb, card=card, target=aim)
        for card in game.cards
        for aim in aims
        for verb in ("attack", "cross")
    ]


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


@misreads("303.3b", "500.2a", "504.1", "504.2")
def main_step_acts_in_the_attack_step() -> Iterator[None]:
    """Misreads 504.1: in the attack step cards may still be used and gears crossed."""

    def acts(game: Game, seat: Seat) -> list[Option]:
        return _main_acts(game, seat) if game.phase == "attack" else []

    with offers_more(acts):
        yield


@misreads("504.2", "303.3b")
def a_creature_is_crossed() -> Iterator[None]:
    """Misreads 504.2: a creature is crossed to another one for its cost, as a cross gear is."""

    def acts(game: Game, seat: Seat) -> list[Option]:
        if not isinstance(game, DMGame) or game.phase != "main":
            return []
        creatures = [card for card in game.battle(seat) if is_creature(game, card)]
        return [
            Option(verb="cross", card=one.ref, target=other.ref)
            for one in creatures
            if can_pay(game, one, untapped(game.mana(seat)))
            for other in creatures
            if other is not one
        ]

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


@misreads("504.1")
def what_the_other_player_is_let_use_is_used() -> Iterator[None]:
    """Misreads 504.1: a card that an effect lets the other player use is used by the turn player."""
    right = main_step.let_use

    def let_use(game: DMGame, seat: Seat) -> list[Card]:
        return [*right(game, seat), *right(game, OTHER[seat])]

    with replaced(main_step, "let_use", let_use):
        yield
