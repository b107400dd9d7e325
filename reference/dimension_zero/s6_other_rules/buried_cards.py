"""6.1: cards that lie face down under a unit or a base."""

from collections.abc import Iterable, Sequence

from duelproof.port.cards import Traits
from reference.dimension_zero import index
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.card_data import is_of_class
from reference.dimension_zero.s2_definitions.finding import still_meant
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.state import Duel
from reference.dimension_zero.vocabulary import Bury
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing

_FACELESS = Traits(type=[], name="")


@index.noting_it
@rule("6.1.1", also=("6.1.3",))
def lay_under(game: Duel, card: Card, over: Card) -> None:
    """Lay a lifted card face down under another, on the same square."""
    game.shift(card, over.place)
    card.since = game.tick()
    card.over = over
    over.under.append(card)
    hide_face(card)


@rule("6.1.8", also=("6.1.9", "6.1.10"))
def hide_face(card: Card) -> None:
    """Let a card lie there without what is printed on it: nobody sees it, and it is of no class."""
    card.face = "down"
    card.read_as(_FACELESS, [])


@rule("6.1.7", also=("6.1.8",))
def take_out(card: Card) -> None:
    """Take a buried card out from under the card that it lies under, and no other."""
    assert card.over is not None
    card.over.under.remove(card)
    card.over = None
    card.show(card.side)


@rule("6.1.5")
def fallen_with(cards: Iterable[Card]) -> list[Card]:
    """List the cards that are buried under any of these."""
    return [below for card in cards for below in card.under]


@rule("6.1.6", also=("6.1.1", "6.1.6-1", "6.1.11"))
def can_cover(game: Duel, card: Card, going: Sequence[Thing]) -> bool:
    """Tell whether cards can be buried under a card: a unit or base on a square, but none of them."""
    return (
        card.place.zone in FIELD
        and card not in going
        and (is_of_class(game, card, "unit") or is_of_class(game, card, "base"))
    )


@rule("6.1.6", also=("6.1.1", "6.1.6-1", "6.1.11", "4.15.7"))
def covers(game: Duel, instr: Bury, ctx: Context) -> list[Card]:
    """Find the cards under which an instruction could bury what it is about."""
    going = () if instr.what is None else select.found(game, instr.what, ctx)
    return [
        each
        for each in select.found(game, instr.under, ctx)
        if isinstance(each, Card)
        and still_meant(game, instr.under, each, ctx)
        and can_cover(game, each, going)
    ]
