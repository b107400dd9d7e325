"""Misreadings of 4.8.12: cards that are shown in the hand."""

import contextlib
from collections.abc import Iterator
from typing import Any

from duelproof.port import Seat
from reference.dimension_zero.s2_definitions import information, moving
from reference.dimension_zero.s4_processing import from_the_hand, resolving, triggering
from reference.dimension_zero.state import Duel, Item
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("4.8.12")
def cards_are_seen_before_they_are_shown() -> Iterator[None]:
    """Misreads 4.8.12: the other player sees the card before its owner has said that it is shown."""
    right = from_the_hand.offer_to_show

    def offer(game: Duel) -> Flow[None]:
        for waiting in game.waiting:
            if triggering.is_shown_for(waiting.ability) and not waiting.told:
                information.show(game, [waiting.source], waiting.controller)
        yield from right(game)

    with replaced(from_the_hand, "offer_to_show", offer):
        yield


@misreads("4.8.12", "4.8.12-1")
def what_is_shown_stays_hidden() -> Iterator[None]:
    """Misreads 4.8.12: the other player is not shown the card."""
    right = information.show

    def show(game: Duel, cards: Any, seat: Seat) -> None:
        right(game, cards, seat)
        for card in cards:
            card.shown_to = frozenset((seat,))

    with replaced(information, "show", show):
        yield


@contextlib.contextmanager
def _left_open(*, when_countered: bool) -> Iterator[None]:
    """Let a shown card still be seen when its ability was countered, or was not, in the block."""
    right = resolving.HOW["ability"]

    def ability(game: Duel, item: Item) -> Flow[None]:
        card = item.card
        seen = card.shown_to if card is not None else frozenset()
        countered = item.ctx is not None and resolving._why_countered(game, item.ctx) is not None
        yield from right(game, item)
        if card is not None and card.place.zone == "hand" and countered == when_countered:
            card.shown_to = seen

    with replaced(resolving.HOW, "ability", ability):
        yield


@misreads("4.8.12")
def what_was_shown_stays_open() -> Iterator[None]:
    """Misreads 4.8.12: a card that was shown is still seen when its ability has resolved."""
    with _left_open(when_countered=False):
        yield


@misreads("4.8.12")
def what_was_shown_stays_open_when_countered() -> Iterator[None]:
    """Misreads 4.8.12: a card that was shown is still seen when its ability has been countered."""
    with _left_open(when_countered=True):
        yield


@misreads("4.8.12-1")
def what_is_shown_is_stacked_at_once() -> Iterator[None]:
    """Misreads 4.8.12-1: the ability of a card that is shown goes to the stack with the others."""
    with replaced(triggering, "due", lambda game: game.waiting):
        yield


@misreads("4.8.12-1")
def what_is_shown_is_never_stacked() -> Iterator[None]:
    """Misreads 4.8.12-1: the ability of a card that is shown never comes to the stack."""

    def stack(game: Duel, seat: Seat) -> Flow[bool]:
        yield from ()
        return False

    with replaced(from_the_hand, "stack_from_hand", stack):
        yield


@misreads("4.8.12-2", "4.8.12-4")
def what_is_not_shown_has_its_effect() -> Iterator[None]:
    """Misreads 4.8.12-2: the effect of a card in the hand comes even if a player says no."""
    right = ask.may

    def may(game: Any, player: Seat, *, about: str | None = None, kind: str = "may") -> Flow[bool]:
        said: bool = yield from right(game, player, about=about, kind=kind)
        card = game.cards.get(about)
        if not said and card is not None and card.place.zone == "hand":
            moving.draw(game, player, 2)
        return said

    with replaced(ask, "may", may):
        yield


@misreads("4.8.12-3")
def what_has_left_the_hand_is_stacked() -> Iterator[None]:
    """Misreads 4.8.12-3: the ability comes even if the card has left the hand meanwhile."""
    right = from_the_hand.stack_from_hand

    def stack(game: Duel, seat: Seat) -> Flow[bool]:
        mine = [each for each in game.waiting if each.controller == seat]
        gone = [each for each in mine if not from_the_hand.is_still_held(each.source, each.life)]
        for waiting in gone:
            game.waiting.remove(waiting)
            moving.draw(game, seat, 2)
        return (yield from right(game, seat))

    with replaced(from_the_hand, "stack_from_hand", stack):
        yield


@misreads("4.8.12-4")
def what_was_not_paid_for_stays_open() -> Iterator[None]:
    """Misreads 4.8.12-4: a card stays shown even if its owner does not do what the text asks for."""
    with replaced(from_the_hand, "hide", lambda game, card: None):
        yield
