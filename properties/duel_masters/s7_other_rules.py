"""Section 7, other rules: no state-based action is due when a player is asked (703)."""

from collections.abc import Iterator

import msgspec

from duelproof.playout.invariant import Invariant
from duelproof.playout.lying import Seen, first
from duelproof.playout.scene import Scene
from duelproof.port import SEATS, View
from duelproof.port.abilities import Discard, ReplaceEvent
from properties.duel_masters.s1_basics import any_is_kept, is_amid_others, said


def _settled(scene: Scene) -> Iterator[str]:
    """Check 703: state-based actions are done before anybody is asked anything."""
    if is_amid_others(scene) or scene.decision is None or scene.decision.player not in SEATS:
        return
    if _is_discarding_instead(scene):
        return
    ignored = {ref for each in scene.judge.permanents if each.ignored for ref in each.cards}
    for card in (card for seat in SEATS for card in scene.cards(f"{seat}.battle")):
        power = card.traits.power if card.traits is not None else None
        weak = card.role != "under" and isinstance(power, int) and power <= 0
        if weak and card.ref not in ignored and not any_is_kept(scene):
            yield f"{card.ref} has a power of {power} and is not destroyed (703.4c)"
    if scene.judge.phase == "preparation":
        return
    for seat in SEATS:
        if not scene.count(seat, "deck"):
            yield f"{seat} has no deck and has not lost (703.4b)"


def _is_discarding_instead(scene: Scene) -> bool:
    """Tell whether a card may be discarded in place of an event that is still to come (609).

    The question says of itself only that it is no ability's: so does no other while a card in the game has a
    player discard instead.
    """
    asked = scene.decision
    if asked is None or (asked.kind, asked.part, asked.about) != ("choose", None, None):
        return False
    replaced = (part for part in said(scene) if isinstance(part, ReplaceEvent))
    return any(isinstance(instr, Discard) for part in replaced for instr in part.instead)


class SparesTheWeak(Seen):
    """Leaves a card in battle whose power is 0."""

    def change(self, view: View) -> None:
        card = first(view, lambda where, card: where.endswith(".battle"))
        if card is not None and card.traits is not None:
            card.traits = msgspec.structs.replace(card.traits, power=0)


INVARIANTS = (
    Invariant(
        "settled",
        "no state-based action is due when a player is asked",
        ("DM-703.1", "DM-703.3", "DM-703.4b", "DM-703.4c", "DM-104.2b"),
        _settled,
        (SparesTheWeak,),
    ),
)
