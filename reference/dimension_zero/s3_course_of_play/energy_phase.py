"""3.7: the energy phase."""

from duelproof.port import Option, Seat
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.moving import put
from reference.dimension_zero.s4_processing.replacement_effects import happens
from reference.dimension_zero.state import Duel
from reference.kernel.card import place
from reference.kernel.flow import Flow


@rule("3.7.1")
def energy_options(game: Duel) -> list[Option]:
    """Let the active player put a card from their hand into their energy zone while the stack is empty.

    Once in each phase (docs/decisions/3001-one-energy-card-a-turn.md).
    """
    if game.this_turn.charged:
        return []
    return [Option(verb="charge", card=card.ref) for card in game.hands[game.active]]


@rule("3.7.1", also=("2.23.6-2", "4.15.2"))
def charge(game: Duel, seat: Seat, option: Option) -> Flow[None]:
    """Put the card into its owner's energy zone, face up and released, without using the stack."""
    game.this_turn.charged = True
    card, to = game.cards[str(option.card)], place("energy", seat)
    if (yield from happens(game, card, to, "charge")):
        put(game, card, to, name="charge")
