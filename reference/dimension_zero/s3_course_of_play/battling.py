"""3.11.1-2, 3.11.1-3 and 3.11.5: which units are in which battles, and the parts they play."""

from collections.abc import Callable, Collection

from reference.dimension_zero.editions import rule
from reference.dimension_zero.state import Battle, Duel
from reference.kernel.card import Card

ROLES: dict[str, Callable[[Battle], Collection[tuple[Card, int]]]] = {
    "attacking": lambda battle: battle.attackers,
    "attacked": lambda battle: battle.attacked,
    "battling": lambda battle: (*battle.attackers, *battle.attacked, *battle.joined),
}
"""The parts that units play in a battle, and which units play them."""


@rule("3.11.3", also=("3.11.1-4",))
def all_battles(game: Duel) -> list[tuple[Battle, bool]]:
    """List the battles, those that are running first, each with whether it is running."""
    waiting = [(battle, False) for shelf in reversed(game.shelves) for battle in shelf.battles]
    return [(battle, True) for battle in game.battles] + waiting


def fought_on(game: Duel, slot: str) -> Battle | None:
    """Find the battle that is fought or waits on a square."""
    return next((battle for battle, _ in all_battles(game) if battle.slot == slot), None)


@rule("3.11.1-2")
def join(game: Duel, card: Card) -> None:
    """Take a card that comes to a square where a battle goes on into that battle."""
    battle = fought_on(game, str(card.place.slot))
    if battle is not None:
        battle.joined.append((card, card.life))


def has_role(game: Duel, card: Card, role: str) -> bool:
    """Tell whether a unit attacked, was attacked or is in a battle."""
    return role in parts(game, card)


@rule("3.11.1-3", also=("3.11.1-2", "3.11.5-2"))
def parts(game: Duel, card: Card) -> list[str]:
    """List the parts that a unit plays in all battles that are not over."""
    found = [battle for battle, _ in all_battles(game)]
    return [role for role in ROLES if any(plays(battle, card, role) for battle in found)]


@rule("3.11.5", also=("3.11.1-2",))
def plays(battle: Battle, card: Card, role: str) -> bool:
    """Tell whether a unit plays a part in a battle: not once it has left the squares, being a new object."""
    return (card, card.life) in ROLES[role](battle)
