"""6.7: markers."""

from collections.abc import Iterable

from duelproof.port import Place, Position, View
from duelproof.port.bounds import HIGH, shown
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.instructions import cards_meant
from reference.dimension_zero.state import Duel
from reference.dimension_zero.vocabulary import Marker
from reference.kernel.abilities import select
from reference.kernel.book import Illegal
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow


@rule("6.7.0")
def put_markers(game: Duel, instr: Marker, ctx: Context) -> Flow[None]:
    """Put markers on cards or squares, or take them off. They mean only what abilities make of them."""
    cards = yield from cards_meant(game, instr.on, ctx)
    many = select.amount(game, instr.by, ctx)
    for card in cards:
        if instr.squares:
            _mark_square(game, card, instr.name, many)
        else:
            card.markers[instr.name] = max(0, card.markers.get(instr.name, 0) + many)
            _tell(game, card, None, instr.name, many)
    game.tick()
    ctx.it = list(cards)


@rule("6.7.0")
def _mark_square(game: Duel, card: Card, name: str, many: int) -> None:
    """Put markers on the square on which a card stands; they stay there when the card leaves it."""
    if card.place.slot is not None:
        marks = game.marked.setdefault(card.place.slot, {})
        marks[name] = max(0, marks.get(name, 0) + many)
        _tell(game, None, card.place, name, many)


def _tell(game: Duel, card: Card | None, there: Place | None, name: str, many: int) -> None:
    """Log that markers have been put on a card or a square, or taken off it."""
    game.log.add("marker", card=card, place=there, name=name, amount=many)


@rule("6.7.0")
def stands_on_a_marker(game: Duel, card: Card, ctx: Context) -> bool:
    """Tell whether there is a marker on the square on which a card stands."""
    return any(game.marked.get(str(card.place.slot), {}).values())


def lay(game: Duel, position: Position) -> None:
    """Put markers on the squares on which the position has some.

    Raises:
        Illegal: there is no such square, or no square has so many.
    """
    squares = {*game.squares, *(slot for bases in game.bases.values() for slot in bases)}
    for seat, side in position.seats.items():
        for slot, marks in side.markers.items():
            if slot not in squares:
                raise Illegal("illegal-position", f"{seat} has markers on {slot!r}, which is no square")
            for name, many in marks.items():
                if not 0 <= many <= HIGH:
                    reason = f"on {slot}, markers.{name}: {shown(many)} should be from 0 to {HIGH}"
                    raise Illegal("illegal-position", reason)
            game.marked[slot] = game.marked.get(slot, {}) | marks


def show(game: Duel, view: View) -> None:
    """Show the markers on squares, with the zones in which these are."""
    view.shared["square"].markers = _shown(game, game.squares)
    for seat, side in view.seats.items():
        side.zones["base"].markers = _shown(game, game.bases[seat])


def _shown(game: Duel, slots: Iterable[str]) -> dict[str, dict[str, int]]:
    return {slot: dict(game.marked[slot]) for slot in slots if slot in game.marked}
