"""4.10: spells and abilities are countered."""

from collections.abc import Sequence

from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.instructions import cards_meant
from reference.dimension_zero.s4_processing.from_the_hand import hide
from reference.dimension_zero.s4_processing.replacement_effects import let_fall
from reference.dimension_zero.state import Duel, Item
from reference.dimension_zero.vocabulary import Counter
from reference.kernel.context import Context
from reference.kernel.course.sight import tell
from reference.kernel.flow import Flow


@rule("4.10.1", also=("4.12.2",))
def counter_items(game: Duel, instr: Counter, ctx: Context) -> Flow[None]:
    """Counter spells, or all abilities of cards, that are on the stack."""
    cards = yield from cards_meant(game, instr.what, ctx)
    going = [
        item
        for item in game.pile
        if item.kind == ("ability" if instr.abilities else "card") and item.card in cards
    ]
    yield from counter(game, going, ctx)
    ctx.it, ctx.did = list(cards), bool(going)


@rule("4.10.2", also=("4.1.4", "4.10.1", "4.10.3", "2.23.5-3"))
def counter(game: Duel, items: Sequence[Item], ctx: Context) -> Flow[None]:
    """Take things off the stack at once: they will not resolve. Spells go to their owners' graveyards.

    What was paid for them stays paid.
    """
    spells = []
    for item in items:
        game.pile.remove(item)
        assert item.card is not None
        tell(game, "countered", item.card, item=item.oid, player=item.controller)
        if item.kind == "card":
            spells.append(item.card)
        else:
            hide(game, item.card)
    yield from let_fall(game, spells, "put", ctx)
