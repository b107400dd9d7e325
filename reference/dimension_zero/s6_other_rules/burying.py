"""6.1: what says that cards are buried, and what cards say of buried ones."""

from collections.abc import Sequence

from duelproof.port import Option
from duelproof.port.selections import Filter
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.instructions import cards_meant
from reference.dimension_zero.s2_definitions.moving import all_at_once, arrived_together, put
from reference.dimension_zero.s3_course_of_play import battling
from reference.dimension_zero.s4_processing.replacement_effects import (
    Replacement,
    ask_about_falling,
    foreseen,
    happens,
    put_aside,
)
from reference.dimension_zero.s6_other_rules.buried_cards import covers
from reference.dimension_zero.state import Duel
from reference.dimension_zero.vocabulary import Bury
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("6.1.1", also=("6.1.6", "6.1.6-1"))
def bury_cards(game: Duel, instr: Bury, ctx: Context) -> Flow[None]:
    """Put cards face down under a card, or under each of several the top card of its owner's deck.

    Whoever puts a card there controls it.
    """
    if instr.what is None:
        pairs = _from_decks(game, covers(game, instr, ctx))
    else:
        cards = yield from cards_meant(game, instr.what, ctx)
        over = (yield from _cover(game, instr, ctx)) if cards else None
        pairs = [(card, over) for card in cards if over is not None]
    yield from _lay_beneath(game, pairs, ctx)
    ctx.it, ctx.did = [card for card, _ in pairs], bool(pairs)


@rule("6.1.1", also=("4.8.11", "4.15.2", "6.1.3", "6.1.5"))
def _lay_beneath(game: Duel, pairs: Sequence[tuple[Card, Card]], ctx: Context) -> Flow[None]:
    """Put each of several cards beneath another, all but those to which something else happens instead."""
    known = foreseen(game, [(card, over.place, "put") for card, over in pairs], ctx)
    going: list[tuple[Card, Card]] = []
    aside: list[Replacement] = []
    for card, over in pairs:
        if (yield from happens(game, card, over.place, "put", ctx, known.get(card.ref, ()), aside=aside)):
            yield from ask_about_falling(game, card, (), aside)
            going.append((card, over))
    with all_at_once(game, [*(card for card, _ in going), *(each.card for each in aside)]):
        yield from put_aside(game, aside)
        for card, over in going:
            card.controller = ctx.controller
            put(game, card, over.place, under=over)
    arrived_together(game, (card for card, _ in going))


def _from_decks(game: Duel, covers: list[Card]) -> list[tuple[Card, Card]]:
    """Pair each of several cards with a card from the top of its owner's deck, as long as there are any."""
    decks = {seat: iter(deck) for seat, deck in game.decks.items()}
    return [(card, over) for over in covers if (card := next(decks[over.owner], None)) is not None]


@rule("6.1.6", also=("6.1.1",))
def _cover(game: Duel, instr: Bury, ctx: Context) -> Flow[Card | None]:
    """Find the card under which cards are buried; where several can be it, a player chooses one."""
    found = {Option(card=each.ref): each for each in covers(game, instr, ctx)}
    if not found:
        return None
    seat = select.player(game, instr.under.by, ctx)
    return found[(yield from ask.one(game, seat, "choose", list(found), about=ctx.item))]


@rule("6.1.1", also=("6.1.5",))
def has_role(game: Duel, card: Card, role: str) -> bool:
    """Tell whether a card is buried, or lies over a buried card, or plays a part in a battle."""
    if role == "buried":
        return card.over is not None
    if role == "covering":
        return bool(card.under)
    return battling.has_role(game, card, role)


@rule("6.1.3", also=("6.1.5",))
def lies_under_enemy(game: Duel, card: Card, ctx: Context) -> bool:
    """Tell whether a card lies under one of the opponent's."""
    return card.over is not None and card.over.controller != ctx.controller


@rule("6.1.2", also=("6.1.8",))
def looks_beneath(wanted: Filter) -> bool:
    """Tell whether a text speaks of buried cards: else it means none of them."""
    return wanted.role == "buried"
