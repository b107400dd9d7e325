"""805: psychic super creatures, which are made up of the other sides of psychic creatures."""

from duelproof.port.selections import Filter
from reference.duel_masters.editions import rule
from reference.duel_masters.s8_special_cards.linking import (
    choose_part,
    creature_of,
    is_cell,
    link_in_a_row,
    linked,
    scatter,
    split,
)
from reference.duel_masters.s8_special_cards.sides import turn_up
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now, select, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow

RELEASE = "release-link"


@rule("805.1", also=("804.1c",))
def cell_side(card: Card) -> int:
    """Find the side of a card that makes up a creature with others: it is the last."""
    return len(card.spec.faces) - 1


@rule("804.1c", also=("805.1", "116.2a", "200.3a"))
def awaken_linked(game: DMGame, card: Card, others: tuple[Filter, ...]) -> Flow[list[Card]]:
    """Turn a psychic creature and the others that are named over at once, and link them in this order.

    Returns:
        Their cards; nothing is turned over if one of them is not there: under another card, or ignored.
    """
    there = [each for each in game.battle(card.owner) if _can_be_a_cell(each)]
    if card not in there:
        return []
    row = [card]
    for wanted in others:
        fitting = [other for other in there if select.fits(game, other, wanted, Context.of(card))]
        free = [other for other in fitting if other not in row]
        if not free:
            return []
        row.append((yield from _choose_to_link(game, card, free)))
    _turn_up(game, row)
    return row


def _choose_to_link(game: DMGame, card: Card, there: list[Card]) -> Flow[Card]:
    """Have the player of a creature choose one that is turned over and linked with it."""
    options = [game.option_for(other) for other in there]
    picked = yield from ask.one(game, card.owner, "choose", options, about=card.ref, part="link")
    return there[options.index(picked)]


def _can_be_a_cell(card: Card) -> bool:
    """Tell whether a card, which may have the name of another, is a cell with its other side up."""
    return not card.links and "cell" in card.spec.faces[-1].traits.type


@rule("804.1c", also=("805.1", "804.5"))
def _turn_up(game: DMGame, row: list[Card]) -> None:
    """Turn creatures over to the cells that they are, and make these up to one creature."""
    with game.log.together():
        for card in row:
            turn_up(game, card, cell_side(card), "awaken")
        link_in_a_row(game, row)
    lead = row[0]
    triggers.happen(game, "flipped", card=lead, player=lead.owner, name="awaken")


def releases(game: DMGame, card: Card) -> bool:
    """Tell whether a super creature parts its cells as it leaves."""
    return now.keyword(game, card, RELEASE) is not None


@rule("805.1b", also=("805.2", "805.2a"))
def release(game: DMGame, lead: Card) -> Flow[Card]:
    """Have its player choose the cell that goes as a super creature leaves, and turn the others over."""
    gone = yield from choose_part(game, lead)
    part_cells(game, gone, turned=True)
    return gone


@rule("805.2", also=("805.2a", "805.1b"))
def part_cells(game: DMGame, gone: Card, *, turned: bool) -> None:
    """Part the cells of a creature from which one is going; the others may turn over and stay."""
    cells = linked(creature_of(gone))
    others = [card for card in cells if card is not gone]
    scatter(game, gone)
    split(game, cells[0], [*others, gone])
    with game.log.together():
        for card in others if turned else ():
            turn_up(game, card, 0, "release")


@rule("805.1a")
@rule("805.1a", also=("703.4h",), edition="1.13")
@rule("805.1a", also=("703.4g",), edition="s-max")
def is_lone_cell(card: Card) -> bool:
    """Tell whether a card in the battle zone is a cell and makes up nothing: it goes back at once."""
    return is_cell(card) and not card.links
