"""Misreadings of 4.16.4-16: several buried cards under one card."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

from reference.dimension_zero.s4_processing import rule_effects
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


def _crowded(change: Callable[[Duel, list[Card]], list[Card]]) -> AbstractContextManager[None]:
    """Let the rules put other buried cards into graveyards."""
    right = rule_effects._crowded
    return replaced(rule_effects, "_crowded", lambda game: change(game, right(game)))


def _buried(game: Duel) -> list[Card]:
    return [card for card in game.cards.values() if card.over is not None]


def _is_alone_first(card: Card) -> bool:
    """Tell whether no card came under the same card at another time."""
    return card.over is not None and len({other.since for other in card.over.under}) == 1


@misreads("4.16.4-16")
def of_cards_buried_at_once_all_stay() -> Iterator[None]:
    """Misreads 4.16.4-16: only a card that is buried later than another goes."""
    with _crowded(lambda game, due: [card for card in due if not _is_alone_first(card)]):
        yield


@misreads("4.16.4-16")
def one_buried_card_lies_under_a_card() -> Iterator[None]:
    """Misreads 4.16.4-16: a second buried card goes whoever controls it."""

    def change(game: Duel, due: list[Card]) -> list[Card]:
        late = [card for card in _buried(game) if card.over and card.since > card.over.under[0].since]
        return [*due, *(card for card in late if card not in due)]

    with _crowded(change):
        yield


@misreads("4.16.4-16")
def one_buried_card_is_a_players() -> Iterator[None]:
    """Misreads 4.16.4-16: a second card that a player buries goes under whatever card it lies."""

    def change(game: Duel, due: list[Card]) -> list[Card]:
        there = [(card.since, card.controller) for card in _buried(game)]
        late = [
            card
            for card in _buried(game)
            if any(since < card.since and whose == card.controller for since, whose in there)
        ]
        return [*due, *(card for card in late if card not in due)]

    with _crowded(change):
        yield


@misreads("4.16.4-16")
def buried_cards_of_the_other_player_stay() -> Iterator[None]:
    """Misreads 4.16.4-16: a later card goes only if whoever has buried it owns it."""

    def change(game: Duel, due: list[Card]) -> list[Card]:
        return [card for card in due if card.owner == card.controller or _is_alone_first(card)]

    with _crowded(change):
        yield
