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


def _as_chosen(game: Duel, card: Card) -> list[Card]:
    """List how abilities that are about to resolve know a card as it was."""
    known = [waiting.ctx for waiting in game.waiting]
    known += [item.ctx for item in game.pile if item.ctx is not None]
    return [ctx.as_chosen[card.ref] for ctx in known if ctx.as_chosen and card.ref in ctx.as_chosen]


@contextlib.contextmanager
def _remembering(change: Callable[[Duel, Card], None]) -> Iterator[None]:
    """Remember of a card that leaves the squares something else than how it was."""
    right = new_cards.forget

    def forget(game: Duel, card: Card) -> None:
        right(game, card)
        for memory in (*_as_chosen(game, card), *((card.last,) if card.last else ())):
            change(game, memory)

    with replaced(new_cards, "forget", forget):
        yield


@misreads("4.17.0")
def the_printed_data_count() -> Iterator[None]:
    """Misreads 4.17.0: of a card that has gone what is printed counts, not its data just before."""

    def as_printed(game: Duel, memory: Card) -> None:
        memory.known = memory.printed

    with _remembering(as_printed):
        yield


@misreads("4.17.0")
def the_pose_is_forgotten() -> Iterator[None]:
    """Misreads 4.17.0: a card that has gone counts as released."""

    def released(game: Duel, memory: Card) -> None:
        memory.turned = "ready"

    with _remembering(released):
        yield


@misreads("4.17.0")
def the_pose_is_taken_for_frozen() -> Iterator[None]:
    """Misreads 4.17.0: a card that has gone counts as frozen."""

    def frozen(game: Duel, memory: Card) -> None:
        memory.turned = "exhausted"

    with _remembering(frozen):
        yield


@misreads("4.17.0")
def the_square_is_forgotten() -> Iterator[None]:
    """Misreads 4.17.0: nobody knows where a card stood that has gone."""

    def square_of_source(game: Duel, ctx: Context) -> str | None:
        return None if ctx.source is None else ctx.source.place.slot

    with replaced(squares, "square_of_source", square_of_source):
        yield
