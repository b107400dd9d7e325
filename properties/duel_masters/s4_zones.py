"""Section 4, zones: where cards always lie and who sees them."""

from collections.abc import Iterator

from duelproof.playout import everywhere as every
from duelproof.playout import telling
from duelproof.playout.invariant import Invariant
from duelproof.playout.lying import Seen
from duelproof.playout.scene import Scene
from duelproof.port import SEATS, View
from properties.duel_masters.s1_basics import any_is_kept, is_amid_others


def _may_stay(scene: Scene) -> bool:
    """Tell whether a card may lie where it does not fit: others will move, or some never do (400.7)."""
    return is_amid_others(scene) or any_is_kept(scene)


def _colourful_mana(scene: Scene) -> Iterator[str]:
    """Check 107: what mana is paid with is in the mana zone, where every card is seen."""
    for seat in SEATS:
        for card in scene.cards(f"{seat}.mana"):
            if card.face == "down":
                yield f"{card.ref} lies face down in {seat}.mana"


class HidesMana(Seen):
    """Shows the cards in Alice's mana zone face down."""

    def change(self, view: View) -> None:
        for card in view.seats["alice"].zones["mana"].cards:
            card.face = "down"


TELLS = {
    "announced": ("card",),
    "played": ("card", "name"),
    "paid": ("card",),
    "resolve_start": ("card", "player"),
    "resolve_end": ("card", "player"),
    "attack": ("player", "item", "target"),
    "step_start": ("item",),
    "step_end": ("item",),
    "direct": ("item", "target"),
    "battle_start": ("cards",),
}
"""What events of this game say beside what those of any game do."""

INVARIANTS = (
    every.one_place("DM-400.1", "DM-409.1c"),
    every.counted("DM-401.3", "DM-402.3", "DM-409.1c", "DM-113.2"),
    every.shown("DM-400.2a", "DM-402.3", "DM-404.2", "DM-405.2", "DM-407.2"),
    every.secret("DM-400.2b", "DM-401.2", "DM-402.3", "DM-406.2", "DM-408.2"),
    every.fits_zone("DM-400.3", "DM-403.1", "DM-302.3", but=_may_stay),
    every.own_zone("DM-400.1"),
    telling.told(),
    telling.told_in_full(also=TELLS),
    Invariant(
        "open-mana", "cards in the mana zone lie face up", ("DM-400.2a",), _colourful_mana, (HidesMana,)
    ),
)

COURSE = {"alike": ("DM-400.2b",)}
