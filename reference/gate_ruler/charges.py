"""Sections 3-14 and 15-14a: charges, cards that lie in the charge zone linked to a card in play."""

from collections.abc import Sequence

from duelproof.port import Seat
from reference.gate_ruler import replacing
from reference.gate_ruler.state import GateGame, rule
from reference.kernel.game import Card, Flow, place


@rule("15-14a", "3-14a", "3-14c", "3-14c-1")
def add_charge(
    game: GateGame, card: Card, hosts: Sequence[Card], by: Seat, source: Card | None
) -> Flow[bool]:
    """Put a card into the charge zone and link it to a card, or to several at once (12-6b).

    Args:
        by: the player who does it, and ``source`` the card by which he does.

    Returns:
        Whether it became a charge.
    """
    there = [host for host in hosts if host is not card]
    if not there:
        return False
    top, *_ = there
    beneath = place("charge", top.controller)
    if not (yield from replacing.put(game, card, beneath, "charge", by, source)):
        return False
    card.over = top
    for host in there:
        host.under.append(card)
    game.relinked.append((card, there))
    return True


def sever(game: GateGame, charge: Card, hosts: Sequence[Card]) -> None:
    """Take the link between a charge and some cards away."""
    for host in hosts:
        host.under.remove(charge)
        game.tick()
