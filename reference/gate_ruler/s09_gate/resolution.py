"""9-4c: resolving the topmost object of the gate, each kind by its own rule."""

from collections.abc import Callable

from duelproof.port import Cause
from duelproof.port.events import By
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s10_drive import resolve_drive
from reference.gate_ruler.s12_rules_effects import resolve_defeat, resolve_destruction
from reference.gate_ruler.s13_damage import processes, ruler_damage
from reference.gate_ruler.s14_cards_and_abilities.resolving import resolve_ability, resolve_card
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.flow import Flow


@rule("9-4c")
def resolve(game: GateGame, item: GateItem) -> Flow[None]:
    """Resolve one object of the gate."""
    by: By = "effect" if item.kind in ("card", "ability", "drive") else "rule"
    source = item.source.ref if item.source else None
    with game.log.caused(Cause(by=by, item=item.oid, source=source, player=item.controller)):
        game.log.add("resolve_start", card=item.card, item=item.oid, name=item.kind)
        yield from _RESOLVERS[item.kind](game, item)


def _resolve_defeat(game: GateGame, item: GateItem) -> Flow[None]:
    """Players are defeated at once."""
    resolve_defeat(game, item)
    yield from ()


def _resolve_damage(game: GateGame, item: GateItem) -> Flow[None]:
    """Damage is dealt at once."""
    processes.resolve_damage(game, item)
    yield from ()


_RESOLVERS: dict[str, Callable[[GateGame, GateItem], Flow[None]]] = {
    "card": resolve_card,
    "ability": resolve_ability,
    "damage": _resolve_damage,
    "destruction": resolve_destruction,
    "defeat": _resolve_defeat,
    "ruler-damage": ruler_damage.resolve_ruler_damage,
    "drive": resolve_drive,
}
