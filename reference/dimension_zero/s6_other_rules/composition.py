"""6.4: composition."""

from collections.abc import Iterable, Sequence
from itertools import combinations

from duelproof.port import Seat
from duelproof.port.abilities import Cost as Part
from duelproof.port.selections import Select
from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import select
from reference.kernel.abilities.choosing import pointed_at
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow

Asked = tuple[Iterable[Card], int]
"""Cards of which so many are asked for."""


def compositions(cost: Sequence[Part]) -> list[Part]:
    """Find the parts of a cost that are compositions."""
    return [part for part in cost if part.kind == "compose"]


@rule("6.4.3", also=("6.4.2",))
def composed_to_play(card: Card) -> tuple[Part, ...]:
    """Find what is composed to play a strategy: the compositions in the cost of what it does.

    Those in the cost of another ability are what activating it costs.
    """
    return tuple(
        part for ability in card.abilities if ability.kind == "spell" for part in compositions(ability.cost)
    )


@rule("6.4.1")
def can_compose(game: Duel, seat: Seat, parts: Sequence[Part], ctx: Context, chosen: Sequence[Card]) -> bool:
    """Tell whether there are cards for all that is to be composed, beside those chosen: each serves once."""
    asked = [(to_compose(game, seat, part, ctx), select.amount(game, part.n, ctx)) for part in parts]
    return suffice(asked, chosen)


@rule("6.4.1", also=("4.7.2-8",))
def suffice(asked: Iterable[Asked], chosen: Sequence[Card] = ()) -> bool:
    """Tell whether there is a card for all that is asked for, beside those chosen: each serves once.

    A card may do for several demands. There are enough if for each group of demands there are as many cards
    that do for any of them as the group asks for (Hall's theorem).
    """
    left = [({*cards}.difference(chosen), many) for cards, many in asked]
    return all(
        len(set().union(*(cards for cards, _ in group))) >= sum(many for _, many in group)
        for size, _ in enumerate(left, 1)
        for group in combinations(left, size)
    )


@rule("6.4.1", also=("6.4.2", "6.4.3"))
def compose(
    game: Duel, seat: Seat, parts: Sequence[Part], ctx: Context, given: Sequence[Card]
) -> Flow[list[Card]]:
    """Choose the cards for all that is to be composed, which go to their owners' graveyards.

    None is among those that are ``given`` for something else. They are chosen one by one, so that what is
    left of the parts can still be composed.
    """
    assert ctx.source is not None
    about = ctx.item or ctx.source.ref
    put: list[Card] = []
    for index, part in enumerate(parts):
        for _ in range(select.amount(game, part.n, ctx)):
            by_option = {
                pointed_at(game, card, seat): card
                for card in to_compose(game, seat, part, ctx)
                if card not in given
                and card not in put
                and can_compose(game, seat, parts[index + 1 :], ctx, [*given, *put, card])
            }
            picked = yield from ask.one(game, seat, "pay", list(by_option), about=about)
            put.append(by_option[picked])
    return put


@rule("6.4.1")
def to_compose(game: Duel, seat: Seat, part: Part, ctx: Context) -> list[Card]:
    """Find the cards of a zone that a composition asks for, of those that the player controls.

    A card that is being played is not among them.
    """
    played = card_played(ctx)
    return [
        card
        for card in select.found(game, Select(which="all", filter=part.filter), ctx)
        if isinstance(card, Card) and card.controller == seat and card is not played
    ]


@rule("6.4.1", also=("2.23.1-4", "4.7.2-8"))
def card_played(ctx: Context) -> Card | None:
    """Get the card that is to be played for a cost, if it is not an ability that has the cost."""
    return ctx.source if ctx.ability is None or ctx.ability.kind == "spell" else None
