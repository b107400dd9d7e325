"""14-9e, 14-14: how a card was that has moved."""

from duelproof.port import Place
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.kinds import HIDDEN, IN_PLAY
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import now
from reference.kernel.card import Card


@rule("14-14a", also=("14-9e-1", "14-9e-2", "14-9e-3", "14-14a-1", "3-14c-4"))
def remember_as_it_was(game: GateGame, card: Card, origin: Place, to: Place) -> Card | None:
    """Remember a card that leaves play as it was there, for whatever refers to it afterwards.

    A card that leaves play is seen as it was there, and remembered so; a charge that goes, as whose charge it
    was (3-14c-4); one that is hidden now, as it was when it was revealed.
    """
    if origin.zone in IN_PLAY and to.zone not in IN_PLAY:
        card.last = game.memories.pop(card.ref, None) or now.remember(game, card)
        game.gone.append(card.last)
        return card.last
    looked_at = origin.zone == "charge" or (origin.zone not in HIDDEN and to.zone in HIDDEN)
    return now.remember(game, card) if looked_at and "move" in game.heard else None
