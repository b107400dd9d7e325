"""Section 2: what is on cards, where something else than the kernel's traits comes of it."""

from duelproof.port import Seat
from reference.gate_ruler.state import GateGame, amount, rule
from reference.kernel.game import Card

_IN_TRAITS = {"card": "name", "attribute": "races", "faction": "colors"}
"""The field of a card's traits in which the words of each domain stand."""


@rule("2-5c")
def names(game: GateGame, domain: str) -> set[str]:
    """2-5c: the words of a domain that can be named: those on any card that there is, in the game or not."""
    found: set[str] = set()
    for spec in game.published.values():
        for face in spec.faces:
            words = getattr(face.traits, _IN_TRAITS[domain])
            found.update([words] if isinstance(words, str) else words)
    return found


@rule("2-6c", "2-6c-1")
def current_life(game: GateGame, thing: Card | Seat) -> int:
    """2-6c, 2-6c-1: a ruler's life less the cards in its controller's damage zone; a player's ruler's."""
    seat = thing if isinstance(thing, str) else thing.controller
    return amount(game, game.rulers[seat], "life") - len(game.damages[seat])
