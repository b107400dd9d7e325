"""Section 3, zones: where cards always lie, in what state, and who sees them."""

from collections import Counter
from collections.abc import Iterator

from duelproof.playout import everywhere as every
from duelproof.playout import telling
from duelproof.playout.group import linked_in
from duelproof.playout.invariant import Invariant
from duelproof.playout.lying import Seen
from duelproof.playout.scene import Scene
from duelproof.port import SEATS, View
from properties.gate_ruler.s11_system import resting


def _one_ruler(scene: Scene) -> Iterator[str]:
    for seat in SEATS:
        rulers = scene.cards(f"{seat}.ruler")
        if len(rulers) != 1:
            yield f"{seat} has {len(rulers)} cards in the ruler zone"


class HasNoRuler(Seen):
    """Shows Alice's ruler among the removed cards."""

    def change(self, view: View) -> None:
        zones = view.seats["alice"].zones
        zones["removal"].cards += zones["ruler"].cards
        for card in zones["ruler"].cards:
            card.turned, card.damage = None, 0
        zones["removal"].count += zones["ruler"].count
        zones["ruler"].cards, zones["ruler"].count = [], 0


def _linked(scene: Scene) -> Iterator[str]:
    """Check 3-14: a linked card is a charge, and the acting player sees each charge linked to one card.

    A charge that a triggered ability refers to may lie there without a link (12-6a-1).
    """
    charges = {card.ref for seat in SEATS for card in scene.cards(f"{seat}.charge")}
    links = Counter(scene.by_zone(linked_in))
    for ref in links:
        if ref not in charges:
            yield f"{ref} is linked to a card and lies in no charge zone (3-14a)"
    if not resting(scene):
        return
    waiting = any(item.kind == "ability" for item in (*scene.judge.stack, *scene.judge.waiting))
    for charge in charges:
        times = links[charge or ""]
        if times > 1:
            yield f"{charge} is a charge of {times} cards (12-6b)"
        if not times and not waiting:
            yield f"{charge} lies in a charge zone and is linked to no card (3-14c-2)"


class KeepsLooseCharges(Seen):
    """Shows the cards of Alice's graveyard in her charge zone, linked to nothing."""

    def change(self, view: View) -> None:
        """Move the graveyard's cards to the charge zone."""
        zones = view.seats["alice"].zones
        zones["charge"].cards += zones["graveyard"].cards
        zones["charge"].count += zones["graveyard"].count
        zones["graveyard"].cards, zones["graveyard"].count = [], 0


TELLS = {
    "played": ("item",),
    "put": ("player", "name"),
    "resolve_start": ("name",),
    "resolve_end": ("name", "why"),
    "attack": ("player", "to"),
    "fight_end": ("player",),
    "damage": ("card",),
    "flipped": ("face",),
    "step_start": ("player",),
}
"""What events of this game say beside what those of any game do."""

INVARIANTS = (
    every.one_place("GR-3-2d"),
    every.counted("GR-3-2b-3"),
    every.shown("GR-3-2b-1", "GR-3-3b-3"),
    every.secret("GR-3-2b-2", "GR-3-4b", "GR-3-5b", "GR-3-10b", "GR-3-12c"),
    every.fits_zone("GR-3-2h", "GR-5-2c", "GR-3-7c", "GR-3-8c", "GR-3-9c", "GR-3-11c"),
    every.own_zone("GR-3-2e", "GR-3-2a", but=("swap",)),  # 15-11a: to the place of the other
    every.posed("GR-3-3a", "GR-3-3a-2", "GR-3-6g"),
    telling.told(),
    telling.told_in_full(also=TELLS),
    Invariant(
        "one-ruler",
        "each player has exactly one ruler",
        ("GR-5-2b", "GR-3-7a-1"),
        _one_ruler,
        (HasNoRuler,),
    ),
    Invariant(
        "linked",
        "cards linked to a card are charges, and every charge is linked to one card when a player acts",
        ("GR-3-14a", "GR-3-14c", "GR-3-14c-2", "GR-12-6a", "GR-12-6b"),
        _linked,
        (KeepsLooseCharges,),
    ),
)

COURSE = {"alike": ("GR-3-2b-2",)}
