"""3-2, 3-3b: whose zone a card is put into, how many cards, in which order into a deck, face up or down."""

from collections.abc import Sequence

from duelproof.port import OTHER, Place, Seat
from duelproof.port.abilities import Move
from duelproof.port.position import Face
from duelproof.port.selections import Amount
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.kinds import ZONES
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import choosing, select
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow

FRONT = "front"
"""15-3b: "a zone" to put a unit into: an attack or defense zone."""


@rule("3-2e", also=("15-3b-1", "15-13a", "15-18a"))
def whose(game: GateGame, instr: Move, card: Card, ctx: Context) -> Seat:
    """A card goes to the zone of the player who is named, else of its owner, or its controller if in play."""
    if instr.seat is not None:
        return select.player(game, instr.seat, ctx)
    return card.controller if instr.to == FRONT else card.owner


@rule("3-2f", also=("15-3a", "15-3b", "15-4a"))
def zones_left_open(game: GateGame, instr: Move, seat: Seat) -> list[Place]:
    """A card can be put into any zone of a kind of which a player can have several, unless it is said which.

    Returns:
        No zone where it is said which one, or where there can be only one of the kind.
    """
    if instr.to == FRONT:
        return [spot for spot, _ in game.fronts[seat]]
    if instr.slot is not None or not ZONES[instr.to].slots:
        return []
    return [spot for spot in game.zones if (spot.zone, spot.seat) == (instr.to, seat)]


@rule("3-2g")
def how_many(game: GateGame, seat: Seat, count: Amount, up_to: bool, ctx: Context) -> Flow[int]:
    """Where it says "up to" a number, the player says how many before anything else is chosen."""
    most = max(0, select.amount(game, count, ctx))
    if not up_to:
        return most
    return (yield from ask.number(game, seat, 0, most, about=ctx.item))


@rule("3-2d-2")
def order_for_decks(
    game: GateGame, moves: Sequence[tuple[Card, Place]], ctx: Context
) -> Flow[list[list[Card]]]:
    """The owner of a deck says in which order several cards come into it, and nobody else learns it.

    Returns:
        For each deck its cards, the one that is to lie uppermost first.
    """
    ordered = []
    for seat in (game.active, OTHER[game.active]):
        coming = [card for card, to in moves if to == place("deck", seat)]
        meant = {choosing.pointed_at(game, card, seat): card for card in coming}
        said = yield from ask.order(game, seat, "order", list(meant), about=ctx.item, secret_to=[OTHER[seat]])
        ordered.append([meant[option] for option in said])
    return ordered


@rule("3-2d-2")
def lay_in_order(game: GateGame, ordered: list[list[Card]], *, top: bool) -> None:
    """Put the cards that came to a deck into the order that its owner said."""
    for cards in ordered:
        came = [card for card in cards if card.place.zone == "deck"]
        if came:
            deck = game.zones[came[0].place]
            rest = [card for card in deck if card not in came]
            deck[:] = [*came, *rest] if top else [*rest, *came]


@rule("3-2d-2", also=("14-13b",))
def order_in_decks(game: GateGame, cards: Sequence[Card]) -> Flow[None]:
    """Cards that came to a deck together instead of going elsewhere lie there in the order its owner says.

    Those that have others between them do not change places.
    """
    for seat in (game.active, OTHER[game.active]) if cards else ():
        deck = game.zone("deck", seat)
        there = {choosing.pointed_at(game, card, seat): card for card in deck if card in cards}
        at = deck.index(next(iter(there.values()))) if there else 0
        block = slice(at, at + len(there))
        if deck[block] == list(there.values()):
            said = yield from ask.order(game, seat, "order", list(there), secret_to=[OTHER[seat]])
            deck[block] = [there[option] for option in said]


@rule("3-3b-1", also=("3-3b-2",))
def turn_over(game: GateGame, card: Card, face: Face) -> None:
    """A card lies face up or face down as an effect says, whatever is usual in its zone."""
    if card.face != face:
        game.turn_over(card, face)
        game.log.add("flipped", card=card, face=face, player=card.controller)
