"""Misreadings of 5.14: headlong."""

from collections.abc import Iterator

from duelproof.port import Option, Seat
from reference.dimension_zero.s4_processing import activating, playing
from reference.dimension_zero.s5_keywords import headlong
from reference.dimension_zero.s5_keywords.special_plays import Way
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.course.log import Log
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("5.14.2")
def only_the_opponent_is_stopped() -> Iterator[None]:
    """Misreads 5.14.2: the player whose unit moves can play cards."""
    right, stopped = playing.can_play, headlong.stops_play

    def can_play(game: Duel, seat: Seat, card: Card, way: Way | None = None) -> bool:
        own = any(item.kind == "move" and item.controller == seat for item in game.pile)
        with replaced(headlong, "stops_play", lambda game: stopped(game) and not own):
            return right(game, seat, card, way)

    with replaced(playing, "can_play", can_play):
        yield


@misreads("5.14.2")
def abilities_are_stopped_too() -> Iterator[None]:
    """Misreads 5.14.2: the other player cannot activate abilities either."""
    right = activating.activations

    def activations(game: Duel, seat: Seat, timing: frozenset[str]) -> list[Option]:
        stopped = headlong.stops_play(game) and seat != game.active
        return [] if stopped else right(game, seat, timing)

    with replaced(activating, "activations", activations):
        yield


@misreads("5.14.2")
def every_move_is_headlong() -> Iterator[None]:
    """Misreads 5.14.2: while a unit with headlong is there, the move of any unit stops the play of cards."""

    def stops_play(game: Duel) -> bool:
        there = [card for card in game.cards.values() if card.place.zone == "square"]
        moves = any(item.kind == "move" for item in game.pile)
        return moves and any(now.keyword(game, card, "headlong") is not None for card in there)

    with replaced(headlong, "stops_play", stops_play):
        yield


@misreads("5.14.2")
def cards_are_played_no_more_this_turn() -> Iterator[None]:
    """Misreads 5.14.2: once a unit with headlong has moved, nobody plays cards in this turn."""
    right = headlong.stops_play
    stopped: set[tuple[Log, int]] = set()

    def stops_play(game: Duel) -> bool:
        if right(game):
            stopped.add((game.log, game.turn))
        return (game.log, game.turn) in stopped

    with replaced(headlong, "stops_play", stops_play):
        yield


@misreads("5.14.2")
def headlong_works_wherever_its_card_lies() -> Iterator[None]:
    """Misreads 5.14.2: the move stops the play of cards even when its unit has left the squares."""

    def stops_play(game: Duel) -> bool:
        moving = [item.card for item in game.pile if item.kind == "move" and item.card is not None]
        return any(now.keyword(game, card, "headlong") is not None for card in moving)

    with replaced(headlong, "stops_play", stops_play):
        yield


@misreads("5.14.2")
def headlong_stays_when_its_unit_has_moved() -> Iterator[None]:
    """Misreads 5.14.2: after a move in this turn a unit with headlong stops all play of cards."""
    right = headlong.stops_play

    def stops_play(game: Duel) -> bool:
        there = [card for card in game.cards.values() if card.place.zone == "square"]
        moved = any(deed == "moved" for deed, _ in game.this_turn.done)
        return right(game) or (
            moved and any(now.keyword(game, card, "headlong") is not None for card in there)
        )

    with replaced(headlong, "stops_play", stops_play):
        yield
