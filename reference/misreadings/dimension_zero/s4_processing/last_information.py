"""Misreadings of 4.2.6 and 4.17: what is known of a card that is gone."""

import contextlib
from collections.abc import Callable, Iterator

from reference.dimension_zero.s2_definitions import new_cards, squares
from reference.dimension_zero.state import Duel
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@contextlib.contextmanager
def _related(wrong: Callable[[Duel, Card, Context], bool | None]) -> Iterator[None]:
    """Let a card stand in a relation to another as said, where anything is said, in the block."""
    right = squares.related

    def related(game: Duel, card: Card, relation: str, ctx: Context) -> bool:
        said = wrong(game, card, ctx)
        return right(game, card, relation, ctx) if said is None else said

    with replaced(squares, "related", related):
        yield


def _gone(ctx: Context) -> bool:
    return ctx.source is not None and ctx.source.place.slot is None


@misreads("4.2.6")
def what_is_gone_has_no_line() -> Iterator[None]:
    """Misreads 4.2.6: as an ability without targets resolves, a card that is gone is in no line."""
    with _related(
        lambda game, card, ctx: (
            False if _gone(ctx) and ctx.ability is not None and not ctx.ability.targets else None
        )
    ):
        yield


@misreads("4.2.6")
def what_is_gone_chooses_nothing() -> Iterator[None]:
    """Misreads 4.2.6: an ability of a card that is gone finds no targets in that card's line."""
    with _related(
        lambda game, card, ctx: (
            False if _gone(ctx) and ctx.ability is not None and ctx.ability.targets else None
        )
    ):
        yield


@misreads("4.2.6")
def lines_are_remembered() -> Iterator[None]:
    """Misreads 4.2.6: an ability goes on looking at the line in which its card stood when it triggered."""

    def wrong(game: Duel, card: Card, ctx: Context) -> bool | None:
        if _gone(ctx) or ctx.event is None or ctx.event.place is None or ctx.event.card is not ctx.source:
            return None
        slot, here = card.place.slot, ctx.event.place.slot
        return None if slot is None or here is None else slot[0] == here[0]

    with _related(wrong):
        yield


@contextlib.contextmanager
def _remembering(change: Callable[[Duel, Card], None]) -> Iterator[None]:
    """Remember of a card that leaves the squares something else than how it was."""
    right = new_cards.forget

    def forget(game: Duel, card: Card) -> None:
        right(game, card)
        change(game, card)

    with replaced(new_cards, "forget", forget):
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
