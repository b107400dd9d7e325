"""Misreadings of 400 and 401: the order of cards, and decks."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from duelproof.port import SEATS, Place, Seat
from duelproof.port import abilities as a
from reference.duel_masters.s1_basics import beside_the_deck, tapped_and_untapped
from reference.duel_masters.s4_zones import deck, general
from reference.duel_masters.s7_other_rules import keyword_actions
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.course import chance
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("400.1")
def graveyards_are_shared() -> Iterator[None]:
    """Misreads 400.1: what is destroyed in a player's turn goes to her graveyard, whosever it is."""
    right = general.to_zone

    def to_zone(game: DMGame, card: Card, zone: str) -> Place:
        return place(zone, game.active) if zone == "graveyard" else right(game, card, zone)

    with replaced(general, "to_zone", to_zone):
        yield


@misreads("400.1")
def each_player_has_a_battle_zone() -> Iterator[None]:
    """Misreads 400.1: all cards in the battle zone are those of the turn player."""
    right = tapped_and_untapped.tap

    def tap(game: DMGame, cards: list[Card]) -> list[Card]:
        return right(game, [card for card in cards if card.owner == game.active])

    with replaced(tapped_and_untapped, "tap", tap):
        yield


@misreads("400.2d")
def a_hand_is_shown_to_prove_that_nothing_is_there() -> Iterator[None]:
    """Misreads 400.2d: who finds no card in her hand shows it."""
    right: Any = keyword_actions.INSTRUCTIONS[a.Move]

    def move(game: DMGame, instr: a.Move, ctx: Context) -> Flow[None]:
        if instr.what.filter is not None and "hand" in instr.what.filter.zones:
            game.log.add("revealed", cards=tuple(card.ref for card in game.hand(ctx.controller)), to=SEATS)
        yield from right(game, instr, ctx)

    with replaced(keyword_actions.INSTRUCTIONS, a.Move, move):
        yield


@misreads("400.3")
def hyperspatial_cards_lie_anywhere() -> Iterator[None]:
    """Misreads 400.3: a hyperspatial card can be in the hand."""
    with replaced(beside_the_deck, "hyperspatial_strays", lambda game: []):
        yield


def _after_each_move(wrong: Any) -> Any:
    """Have something done to a game after each card that has been moved from a place."""
    right = general._carry

    def carry(game: DMGame, card: Card, *how: Any) -> None:
        origin = card.place
        right(game, card, *how)
        wrong(game, origin)

    return replaced(general, "_carry", carry)


@misreads("400.4")
def a_deck_is_turned_over_as_cards_leave_it() -> Iterator[None]:
    """Misreads 400.4: the rest of a deck lies in another order when a card has left it."""

    def turn(game: DMGame, origin: Place) -> None:
        if origin.zone == "deck" and game.phase == "main":
            game.zones[origin].reverse()

    with _after_each_move(turn):
        yield


@misreads("400.4")
def shields_close_up() -> Iterator[None]:
    """Misreads 400.4: the shields after one that has left take its place."""

    def close(game: DMGame, origin: Place) -> None:
        if origin.zone == "shield" and not game.zones[origin]:
            spots = game.shields[origin.seat or "alice"]
            for here, after in pairwise(spots):
                if not game.zones[here] and game.zones[after]:
                    for card in list(game.zones[after]):
                        game.lift(card)
                        game.drop(card, here)

    with _after_each_move(close):
        yield


@misreads("400.4")
def what_is_found_stays_where_it_lay() -> Iterator[None]:
    """Misreads 400.4: a card that was found in the deck is not put on top."""

    def shuffle(game: DMGame, seat: Seat, found: list[Card], *, about: str | None) -> Flow[None]:
        yield from chance.shuffle(game, list(game.deck(seat)), seat)

    with replaced(deck, "shuffle_without", shuffle):
        yield


@misreads("401.2a")
def a_deck_is_turned_over_as_it_is_searched() -> Iterator[None]:
    """Misreads 401.2a: the cards that were not found lie in another order before the deck is shuffled."""

    def turn(game: DMGame, origin: Place) -> None:
        if origin.zone == "deck":
            game.zones[origin].reverse()

    with _after_each_move(turn):
        yield


@misreads("401.6")
def too_small_a_deck_gets_the_card_on_top() -> Iterator[None]:
    """Misreads 401.6: a card is put on top of a deck that has too few cards."""
    right = deck.put_nth

    def put_nth(game: DMGame, cards: list[Card], number: int, *, alone: bool) -> Flow[list[Card]]:
        small = [card for card in cards if len(game.deck(card.owner)) < number]
        moved = yield from right(game, cards, number, alone=alone)
        for card in small:
            deck_of = game.zone("deck", card.owner)
            deck_of.insert(0, deck_of.pop())
        return moved

    with replaced(deck, "put_nth", put_nth):
        yield


@misreads("401.7")
def what_is_added_is_put_on_top_in_an_order() -> Iterator[None]:
    """Misreads 401.7: cards that are added to a deck are put on top of it, in an order of their player's."""

    def add_to_deck(game: DMGame, cards: list[Card], *, alone: bool) -> Flow[list[Card]]:
        return (yield from deck.put_into_deck(game, cards, "put", top=True, about=None, alone=alone))

    with replaced(deck, "add_to_deck", add_to_deck):
        yield


@misreads("401.7")
def what_is_added_lies_on_the_shuffled_deck() -> Iterator[None]:
    """Misreads 401.7: a deck is shuffled first, and the cards that are added to it lie on top then."""

    def add_to_deck(game: DMGame, cards: list[Card], *, alone: bool) -> Flow[list[Card]]:
        for seat in dict.fromkeys(card.owner for card in cards):
            yield from chance.shuffle(game, game.zone("deck", seat), seat)
        return (yield from general.move_all(game, cards, "deck", "add", top=True, alone=alone))

    with replaced(deck, "add_to_deck", add_to_deck):
        yield
