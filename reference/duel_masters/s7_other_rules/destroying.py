"""701.6: destroying cards."""

from reference.duel_masters.editions import rule
from reference.duel_masters.s4_zones.general import move_all
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow


@rule("701.6b", also=("701.6a",))
def destroy(game: DMGame, cards: list[Card], *, alone: bool = False) -> Flow[list[Card]]:
    """Destroyed cards go from the battle zone to their owners' graveyards, at the same time.

    Returns:
        Those that were destroyed.
    """
    return (yield from move_all(game, cards, "graveyard", "destroy", alone=alone))
