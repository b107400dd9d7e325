"""Section 2: what is on cards, where something else than the kernel's traits comes of it."""

from duelproof.port import Seat
from reference.gate_ruler.editions import embodies, rule
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import select

embodies(
    {
        "2-1b": select._is,
        "2-1b-1": select.zones_of,
        "2-2c": select._named,
        "2-5b": select._is,
        "2-7a": select._is,
    }
)


@rule("2-5c")
def names(game: GateGame, domain: str) -> set[str]:
    """A name, attribute or faction can be chosen if any card that was ever published has it."""
    found: set[str] = set()
    for spec in game.definitions.values():
        for face in spec.faces:
            words = getattr(face.traits, _IN_TRAITS[domain])
            found.update([words] if isinstance(words, str) else words)
    return found


_IN_TRAITS = {"card": "name", "attribute": "races", "faction": "colors"}
"""The field of a card's traits in which the words of each domain stand."""


@rule("2-6c", also=("2-6c-1",))
def current_life(game: GateGame, seat: Seat) -> int:
    """The current life of a player's ruler is its life minus the cards in the damage zone."""
    return amount(game, game.rulers[seat], "life") - len(game.damages[seat])
