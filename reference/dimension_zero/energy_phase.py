"""3.7: the energy phase."""

from duelproof.port import Option, Seat
from reference.dimension_zero.state import Duel, rule
from reference.dimension_zero.zones import HOME, put
from reference.kernel.game import Flow


@rule("3.7.1")
def options(game: Duel) -> list[Option]:
    """3.7.1: with the stack empty the active player may put a card of her hand into her energy zone.

    Once in the phase (docs/decisions/3001-one-energy-card-a-turn.md).
    """
    if game.this_turn.charged:
        return []
    return [Option(verb="charge", card=card.ref) for card in game.hands[game.active]]


@rule("3.7.1", "2.23.6-2")
def charge(game: Duel, seat: Seat, option: Option) -> Flow[None]:
    """3.7.1: it lies there face up and released, and nothing went over the stack."""
    yield from ()
    game.this_turn.charged = True
    put(game, game.cards[str(option.card)], HOME[("energy", seat)], verb="charge")
