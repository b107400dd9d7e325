"""Sections 13-2a-4 and 14-13g: damage as it is dealt, after what changes it has had its say."""

from duelproof.port import Seat
from duelproof.port.abilities import ReplaceEvent
from reference.gate_ruler import damage
from reference.gate_ruler.prevention import change_damage
from reference.gate_ruler.replacing import instead
from reference.gate_ruler.state import GateGame, rule
from reference.kernel import effects
from reference.kernel.context import Happening
from reference.kernel.game import Card, Flow


@rule("13-2a-4", "14-13c-1", "14-13g")
def deal(
    game: GateGame,
    controller: Seat,
    source: Card | None,
    shares: list[tuple[Card, int]],
    combat: bool = False,
    ignores_counter: bool = False,
) -> Flow[None]:
    """Put a damage process on the gate, and let effects that change the damage change it there.

    Of what changes dealing the damage the controller of its source chooses first, of what changes being
    dealt it the controller of what is dealt it (14-13c-1).
    """
    shares = [(card, damage.felt(game, card, points, controller, source, combat)) for card, points in shares]
    process = damage.deal(game, controller, source, shares, combat, ignores_counter)
    if process is None:
        return
    for kind in ("deal", "damage"):
        if not effects.changes(game, ReplaceEvent, kind):
            continue
        for index, (target, _, points) in enumerate(process.pairings):
            event = Happening(
                kind,
                card=target,
                player=target.controller,
                name="combat" if combat else "effect",
                amount=points,
                source=source,
                by=controller,
            )
            now = yield from instead(game, event, controller if kind == "deal" else target.controller)
            change_damage(game, process, index, 0 if now is None else now.amount)
