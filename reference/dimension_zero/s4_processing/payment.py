"""4.7.2-7 and 4.7.2-8: how costs are paid."""

from collections.abc import Sequence

from duelproof.port import SEATS, Option, Seat
from reference.dimension_zero import index
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import pays_for, purse, spread
from reference.dimension_zero.s2_definitions.card_state import turn
from reference.dimension_zero.s2_definitions.moving import at_the_same_time
from reference.dimension_zero.state import Cost, Duel
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("4.7.2-8", also=("4.7.2-7", "2.23.6-4", "2.23.7-4", "2.23.6-1", "1.2.3-1", "1.2.3-2", "2.26.1-1"))
def pay(game: Duel, seat: Seat, cost: Cost, about: str | None, frozen: Sequence[Card] = ()) -> Flow[None]:
    """Pay a cost: the player says which cards to freeze for it, and all are frozen at once.

    So are those that are to be ``frozen`` beside, as another cost asks, and that pay no energy then. What it
    comes to is settled before anybody chooses (4.7.2-7). Cards are frozen for energy only like this, never in
    advance (2.23.6-4, 2.23.7-4).
    """
    chosen: list[Card] = list(frozen)
    left = [card for card in purse(game, seat).cards if card not in frozen]
    for after, (colour, many) in enumerate(cost.coloured, 1):
        rest = cost.coloured[after:]
        at_once = 1 if rest else many
        while many > 0:
            fitting = [
                card
                for card in left
                if colour in pays_for(game, card)
                and (not rest or spread(game, [other for other in left if other is not card], rest))
            ]
            picked = yield from _freeze(game, seat, fitting, at_once, about)
            chosen += picked
            left = [card for card in left if card not in picked]
            many -= at_once
    colourless = cost.total - sum(n for _, n in cost.coloured)
    if colourless > 0:
        chosen += yield from _freeze(game, seat, left, colourless, about)
    with at_the_same_time(game):
        for card in chosen:
            turn(game, card, "exhausted")
    _tell(game, seat, chosen, about)


@index.where_told
def _tell(game: Duel, seat: Seat, chosen: Sequence[Card], about: str | None) -> None:
    """Log that cards have been frozen to pay.

    Nobody sees a card of the smash zone (2.23.7-2): then only "turned" tells, by where the cards lie.
    """
    if not chosen:
        return
    hidden = any(card.place.zone == "smash" for card in chosen)
    seen_by = frozenset[Seat]() if hidden else frozenset(SEATS)
    game.log.add("paid", player=seat, item=about, cards=tuple(card.ref for card in chosen), seen_by=seen_by)


def _freeze(game: Duel, seat: Seat, cards: list[Card], many: int, about: str | None) -> Flow[list[Card]]:
    """Ask which cards to freeze; a card of the smash zone is pointed at by its place."""
    by_option = {_option(game, card): card for card in cards}
    picked = yield from ask.some(game, seat, "pay", list(by_option), many, many, about=about)
    return [by_option[option] for option in picked]


def _option(game: Duel, card: Card) -> Option:
    if card.place.zone == "energy":
        return Option(card=card.ref)
    number = next(i for i, other in enumerate(game.zones[card.place], 1) if other is card)
    return Option(card=f"{card.place.seat}.smash#{number}")
