"""Misreadings of 503: the mana step."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import OTHER, Option, Seat
from reference.duel_masters.s5_turn import (
    turn,
)
from reference.duel_masters.s5_turn.general import PASS
from reference.duel_masters.s5_turn.mana_step import charge, mana_step
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


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
            yield from charge(game, game.hand(game.active)[0])

    steps = tuple((name, wrong_step if name == "mana" else step) for name, step in turn.STEPS)
    with replaced(turn, "STEPS", steps):
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


@misreads("503.2")
def how_many_are_charged_is_settled_as_the_step_begins() -> Iterator[None]:
    """Misreads 503.2: as many cards are charged as effects allow when the step begins."""
    right, counted = now.of_player, dict[tuple[int, Any], int]()

    def of_player(game: Game, seat: Any, trait: str, usual: int) -> int:
        many = right(game, seat, trait, usual)
        return counted.setdefault((game.turn, seat), many) if trait == "charges" else many

    with replaced(now, "of_player", of_player):
        yield
