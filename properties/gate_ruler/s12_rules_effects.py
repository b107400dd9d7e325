"""Section 12, rules effects: none is due when a player is asked; an empty deck ends a game."""

from collections.abc import Iterator

from duelproof.playout.invariant import Invariant
from duelproof.playout.lying import Seen, first
from duelproof.playout.scene import Scene
from duelproof.port import SEATS, CardView, Seat, View
from properties.gate_ruler.s11_system import resting


def _settled(scene: Scene) -> Iterator[str]:
    """Check 12, as 11 applies it: rules effects are done before a player with priority is asked."""
    if not resting(scene):
        return
    items = scene.judge.stack
    doomed = {ref for item in items if item.kind == "destruction" for ref in item.linked}
    losing = {seat for item in items if item.kind == "defeat" for seat in item.linked}
    applied = any(item.kind == "ruler-damage" for item in items)
    slots: dict[tuple[str, str | None], int] = {}
    for where, group in scene.groups("judge").items():
        for card in group.cards if group.name in ("attack", "defense", "set", "ruler") else ():
            if group.name in ("attack", "defense"):
                yield from _undestroyed(card, doomed)
            if group.name != "ruler":
                slots[where, card.at] = slots.get((where, card.at), 0) + 1
            elif card.damage and not applied:
                yield f"the ruler {card.ref} has {card.damage} damage that no process applies (12-3a)"
    for (where, slot), count in slots.items():
        if count > 1:
            yield f"{count} cards lie in {where} {slot} (12-5a)"
    for seat in SEATS:
        yield from _undefeated(scene, seat, losing)


def _undestroyed(card: CardView, doomed: set[str]) -> Iterator[str]:
    hp = card.traits.hp if card.traits is not None else None
    if isinstance(hp, int) and (hp <= 0 or card.damage >= hp) and card.ref not in doomed:
        yield f"{card.ref} has {card.damage} damage and {hp} HP, and no destruction process (12-4a)"


def _undefeated(scene: Scene, seat: Seat, losing: set[str]) -> Iterator[str]:
    if seat in losing:
        return
    life, damage = scene.number(seat, "life"), scene.count(seat, "damage")
    if life is not None and damage >= life:
        yield f"{seat} has {damage} damage cards and {life} life, and no defeat process (12-2a-1)"
    if not scene.count(seat, "deck"):
        yield f"{seat} has no deck, and no defeat process (12-2a-2)"


class SparesTheDamaged(Seen):
    """Leaves a unit in play whose damage equals its HP, with nothing waiting."""

    def change(self, view: View) -> None:
        view.stack = []
        card = first(view, lambda where, card: where.endswith((".attack", ".defense")))
        if card is not None and card.traits is not None and isinstance(card.traits.hp, int):
            card.damage = card.traits.hp


INVARIANTS = (
    Invariant(
        "settled",
        "no rules effect is due when a player is asked to act",
        ("GR-11-2a-1", "GR-12-1b", "GR-12-2c", "GR-12-3a", "GR-12-4b-2b", "GR-12-5a"),
        _settled,
        (SparesTheDamaged,),
    ),
)

COURSE = {"ends": ("GR-12-2a-2", "GR-1-4b")}
"""A game ends because each turn drives or draws, and an empty deck defeats (12-2a-2)."""
