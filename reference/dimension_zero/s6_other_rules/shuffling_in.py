"""6.2: cards that are put into decks at no certain place."""

from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.instructions import cards_meant, shuffle
from reference.dimension_zero.s2_definitions.moving import all_at_once, put
from reference.dimension_zero.s4_processing.replacement_effects import not_replaced, put_aside
from reference.dimension_zero.state import Duel
from reference.dimension_zero.vocabulary import ShuffleIn
from reference.kernel.card import place
from reference.kernel.context import Context
from reference.kernel.flow import Flow


@rule("6.2.5", also=("4.12.2",))
def shuffle_in(game: Duel, instr: ShuffleIn, ctx: Context) -> Flow[None]:
    """Put cards into their owners' decks, where nobody says, and shuffle these."""
    cards = yield from cards_meant(game, instr.what, ctx)
    going, aside = yield from not_replaced(game, cards, "deck", "put", ctx)
    with all_at_once(game, [*going, *(each.card for each in aside)]):
        yield from put_aside(game, aside)
        for card in going:
            put(game, card, place("deck"), end="anywhere")
    for seat in dict.fromkeys(card.owner for card in cards):
        yield from shuffle(game, seat)
    ctx.it, ctx.did = list(cards), bool(cards)
