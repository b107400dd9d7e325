"""812: king cells, which are used only combined with others, as one creature."""

from copy import copy

from duelproof.port import OTHER, Option, Seat
from reference.duel_masters import index
from reference.duel_masters.editions import embodies, rule
from reference.duel_masters.s1_basics.costs import can_pay, mana_cost, pay
from reference.duel_masters.s1_basics.tapped_and_untapped import untapped
from reference.duel_masters.s4_zones.general import move_all
from reference.duel_masters.s6_using_cards.barring import is_barred
from reference.duel_masters.s7_other_rules.state_based_actions import settle
from reference.duel_masters.s8_special_cards.cells import cell_side
from reference.duel_masters.s8_special_cards.linking import link_in_a_row, united
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import select, triggers
from reference.kernel.abilities.standing import show_side
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow

KING_CELL = "king-cell"
embodies({"812.1a": select.compared})


@rule("812.1", edition="s-max")
def _cells(game: DMGame, seat: Seat) -> list[Card]:
    """King cells are combined where they lie in their player's hand and mana zone."""
    return [*game.hand(seat), *game.mana(seat)]


@rule("812.1", edition="s-max")
def _partners(game: DMGame, card: Card) -> list[list[Card]]:
    """List for each other cell that a king cell names the cards that can be it."""
    ctx = Context.of(card)
    return [
        [each for each in _cells(game, card.owner) if select.fits(game, each, spec.filter, ctx)]
        for ability in card.abilities
        if ability.keyword == KING_CELL
        for spec in ability.targets
    ]


@index.if_any_combines
@rule("812.1", also=("812.1c",), edition="s-max")
def combinations(game: DMGame, seat: Seat) -> list[Option]:
    """A player can combine king cells that are all there, if she can pay for what they make up."""
    ready = untapped(game.mana(seat))
    return [
        Option(verb="combine", card=card.ref) for card in _cells(game, seat) if _is_usable(game, card, ready)
    ]


@rule("812.1", also=("812.1c", "601.1b"), edition="s-max")
def _is_usable(game: DMGame, card: Card, ready: list[Card]) -> bool:
    """King cells are used if all are there, and what they make up may be used and can be paid for."""
    partners = _partners(game, card)
    if not partners or not all(partners):
        return False
    whole = _whole(card, [one for one, *_ in partners])
    return not is_barred(game, card.owner, whole) and can_pay(game, whole, ready)


@rule("812.1c", edition="s-max")
def _whole(card: Card, others: list[Card]) -> Card:
    """Read the first of king cells as what it makes up with the others."""
    whole = copy(card)
    whole.printed = united([cell.spec.faces[cell_side(cell)] for cell in (card, *others)])
    return whole


@rule("812.1c", also=("812.1",), edition="s-max")
def combine(game: DMGame, seat: Seat, card: Card) -> Flow[None]:
    """Pay for what king cells make up, for which they can be tapped themselves, and then combine them."""
    others = yield from _choose_others(game, seat, card)
    cells = [card, *others]
    for cell in cells:
        cell.pending = True
    game.using.append(card)
    yield from settle(game)
    _tell(game, "announced", seat, card)
    whole = _whole(card, others)
    cost = mana_cost(game, whole)
    assert cost is not None
    if (yield from pay(game, seat, whole, cost)):
        origin = card.place
        _tell(game, "played", seat, card)
        if (yield from move_all(game, cells, "battle", "summon", joined=lambda: _join(game, cells))):
            triggers.happen(game, "use", card=card, player=seat, origin=origin, name="summon")
    for cell in cells:
        cell.pending = False
    game.using.remove(card)


def _choose_others(game: DMGame, seat: Seat, card: Card) -> Flow[list[Card]]:
    """Have a player choose what a king cell is combined with, unseen by the other one."""
    cells: list[Card] = []
    for there in _partners(game, card):
        options = [game.option_for(other) for other in there]
        [picked] = yield from ask.some(
            game, seat, "choose", options, 1, 1, about=card.ref, part="combine", secret_to=(OTHER[seat],)
        )
        cells.append(game.cards[str(picked.card)])
    return cells


def _tell(game: DMGame, kind: str, seat: Seat, card: Card) -> None:
    """Tell that the creature that a king cell makes up with others is used: it is summoned."""
    game.log.add(kind, card=card, player=seat, name="summon")


@rule("812.1", also=("812.1c",), edition="s-max")
def _join(game: DMGame, cells: list[Card]) -> None:
    """Let king cells lie side by side as one creature."""
    for cell in cells:
        show_side(game, cell, cell_side(cell))
    link_in_a_row(game, cells)
