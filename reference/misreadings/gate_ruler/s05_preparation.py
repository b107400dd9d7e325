"""Misreadings of section 5: preparation."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import OTHER, SEATS, Position, Seat
from reference.gate_ruler import index, s05_preparation
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects
from reference.kernel.book import Illegal
from reference.kernel.card import Card, place
from reference.kernel.course import chance
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("5-3a")
def decks_are_not_shuffled() -> Iterator[None]:
    """Misreads 5-3a: chance is asked for an order, but the decks stay in the order they were brought in."""
    right = chance.shuffle

    def shuffle(game: Game, cards: list[Card], seat: Seat) -> Flow[None]:
        brought = list(cards)
        yield from right(game, cards, seat)
        cards[:] = brought
        game.zone("deck", seat)[:] = brought

    with replaced(chance, "shuffle", shuffle):
        yield


@misreads("5-2a", "5-2b")
def rulers_are_no_matter_of_decks() -> Iterator[None]:
    """Misreads 5-2a, 5-2b: a deck with no ruler, two, or another card in its place is no illegal deck."""

    def no_ruler(position: Position, reason: str) -> Illegal:
        return Illegal("illegal-position", reason)

    with replaced(s05_preparation, "_no_ruler", no_ruler):
        yield


@misreads("5-2d")
def decks_are_searched_again() -> Iterator[None]:
    """Misreads 5-2d: a card that decks may no longer have is removed from it in the middle of the game."""
    right = index.is_due

    def is_due(game: GateGame, *asked: Any) -> bool:
        for seat in SEATS:
            if effects.forbidden(game, "have_legendary_cards_in_deck", seat):
                for card in [card for card in game.decks[seat] if card.printed.legendary]:
                    move(game, card, place("graveyard", card.owner))
        return right(game, *asked)

    with replaced(index, "is_due", is_due):
        yield


@misreads("5-3c")
def who_is_chosen_goes_second() -> Iterator[None]:
    """Misreads 5-3c: the player whom chance picks is the second player."""
    right = chance.first_player

    def first_player(game: Game) -> Flow[Seat]:
        chosen = yield from right(game)
        return OTHER[chosen]

    with replaced(chance, "first_player", first_player):
        yield
