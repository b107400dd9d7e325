"""Section 12-4b: destruction as a process on the gate, made by the rules, by effects and by costs."""

from duelproof.port import Seat
from reference.gate_ruler.state import GateGame, GateItem, rule
from reference.kernel.game import Card
from reference.kernel.triggers import happen


@rule("12-4b", "12-4b-1", "12-4b-2", "12-4b-2a", "12-4b-3", "12-4b-3a", "14-15e", "15-12a")
def add_destruction(
    game: GateGame, controller: Seat, cards: list[Card], by_rules: bool, source: Card | None = None
) -> None:
    """Add one destruction process to the gate; the cards linked to it are destroyed from this moment.

    By the rules each is destroyed by the source of the damage that it was just dealt (14-15e).
    """
    game.put_on_gate(
        GateItem(
            oid=game.oid("destruction"),
            kind="destruction",
            controller=controller,
            source=source,
            linked=[(card, card.life) for card in cards],
            by_rules=by_rules,
        )
    )
    for card in cards:
        doer = game.hurt.get(card.ref) if by_rules else source
        happen(game, "destroyed", card=card, player=card.controller, source=doer)
