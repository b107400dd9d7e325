"""Misreadings of 4.17: last information."""

import contextlib
from collections.abc import Callable, Iterator

from reference.dimension_zero.s2_definitions import moving
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@contextlib.contextmanager
def _remembering(change: Callable[[Duel, Card], None]) -> Iterator[None]:
    """Remember of a card that leaves the squares something else than how it was."""
    right = moving._forget

    def forget(game: Duel, card: Card) -> None:
        right(game, card)
        change(game, card)

    with replaced(moving, "_forget", forget):
        yield


@misreads("4.17.0")
def the_printed_data_count() -> Iterator[None]:
    """Misreads 4.17.0: of a card that has gone what is printed counts, not its data just before."""

    def as_printed(game: Duel, card: Card) -> None:
        if card.last is not None:
            card.last.known = card.printed

    with _remembering(as_printed):
        yield


@misreads("4.17.0")
def the_pose_is_forgotten() -> Iterator[None]:
    """Misreads 4.17.0: a card that has gone counts as released."""

    def released(game: Duel, card: Card) -> None:
        if card.last is not None:
            card.last.turned = "ready"

    with _remembering(released):
        yield


@misreads("4.17.0")
def the_pose_is_taken_for_frozen() -> Iterator[None]:
    """Misreads 4.17.0: a card that has gone counts as frozen."""

    def frozen(game: Duel, card: Card) -> None:
        if card.last is not None:
            card.last.turned = "exhausted"

    with _remembering(frozen):
        yield


@misreads("4.17.0")
def the_square_is_forgotten() -> Iterator[None]:
    """Misreads 4.17.0: nobody knows where a card stood that has gone."""

    def nowhere(game: Duel, card: Card) -> None:
        game.last_place.pop(card.ref, None)

    with _remembering(nowhere):
        yield
