"""Section 9-4c: resolving the topmost object of the gate, each kind by its own rule."""

from collections.abc import Callable

from duelproof.port import Cause
from duelproof.port.events import By
from reference.gate_ruler import automatic, damage, drive, ongoing, replacing, rules_effects, targets
from reference.gate_ruler.state import GateGame, GateItem, rule
from reference.kernel import perform
from reference.kernel.game import Card, Flow, place
from reference.kernel.triggers import happen


@rule("9-4c")
def resolve(game: GateGame, item: GateItem) -> Flow[None]:
    """Resolve one object of the gate."""
    by: By = "effect" if item.kind in ("card", "ability", "drive") else "rule"
    source = item.source.ref if item.source else None
    with game.log.caused(Cause(by=by, item=item.oid, source=source, player=item.controller)):
        game.log.add("resolve_start", card=item.card, item=item.oid, name=item.kind)
        yield from _RESOLVERS[item.kind](game, item)


@rule("14-3c-2", "14-3c-2a", "14-3c-2b", "14-3c-2c", "14-3c-2d", "15-17b", "3-11a", "3-15a")
def _resolve_card(game: GateGame, item: GateItem) -> Flow[None]:
    """A unit comes into its zone, a field into the field zone; an event acts and goes to the graveyard."""
    card = item.card
    assert card is not None
    types = [] if _is_changed(item) else card.printed.type
    if "unit" in types and item.slot is not None:
        game.take_off_gate(item)
        if (yield from replacing.put(game, card, item.slot, "summon", item.controller, card)):
            _normal_summoned(game, card)
            _touch_down(game, item)
    elif "field" in types:
        game.take_off_gate(item)
        zone = place("field", item.controller)
        if (yield from replacing.put(game, card, zone, "put", item.controller, card)):
            _touch_down(game, item)
    else:
        yield from _perform(game, item)
        game.take_off_gate(item)
        if card.place.zone == "gate":
            yield from replacing.put(game, card, place("graveyard", card.owner), "put")


@rule("14-16b-1")
def _is_changed(item: GateItem) -> bool:
    """A card whose Counter was replaced carries out the new one, not what it says itself."""
    return item.ability is not None and item.ability.keyword == "Counter"


@rule("15-17b")
def _normal_summoned(game: GateGame, card: Card) -> None:
    """A unit that was played and has resolved is a normal summoned unit."""
    game.normal_summoned.add((card.ref, card.life))


@rule("16-3a", "16-3a-1", "16-3b")
def _touch_down(game: GateGame, item: GateItem) -> None:
    """Touchdown triggers when a card enters play from the gate that was played from a hand."""
    if item.origin is not None and item.origin.zone == "hand":
        happen(game, "touchdown", card=item.card)


@rule("14-3c-3", "14-3c-3a", "13-6d-3")
def _resolve_ability(game: GateGame, item: GateItem) -> Flow[None]:
    """Do what the ability says and remove it; a card that countered with it then goes to the graveyard."""
    yield from _perform(game, item)
    game.take_off_gate(item)
    automatic.conceal(game, item.oid)
    card = item.source
    if card is not None and card.place.zone == "counter":
        yield from replacing.put(game, card, place("graveyard", card.owner), "rule")


@rule("14-3b-2", "14-3c-1")
def _perform(game: GateGame, item: GateItem) -> Flow[None]:
    """Do all of the effect that does not involve a target that is gone."""
    ability = item.ability
    if ability is None:
        return
    targets.look_again(game, item)
    for effect in (ability.effect, *(mode.effect for mode in ability.modes if mode.id in item.ctx.modes)):
        yield from ongoing.treat(game, effect)
        yield from perform.perform(game, effect, item.ctx)


@rule("12-4c-1", "12-4c-2", "3-15a")
def _resolve_destruction(game: GateGame, item: GateItem) -> Flow[None]:
    """The linked cards go to their owners' graveyards; those saved from the rules' destruction do not."""
    game.take_off_gate(item)
    dying = [card for card, life in item.linked if card.life == life]
    if item.by_rules:
        dying = [card for card in dying if rules_effects.is_dying(game, card)]
    by = None if item.by_rules else item.controller
    yield from replacing.bury(game, dying, "destroy", by, item.source)


def _resolve_defeat(game: GateGame, item: GateItem) -> Flow[None]:
    """Players are defeated at once."""
    rules_effects.resolve_defeat(game, item)
    yield from ()


def _resolve_damage(game: GateGame, item: GateItem) -> Flow[None]:
    """Damage is dealt at once."""
    damage.resolve_damage(game, item)
    yield from ()


_RESOLVERS: dict[str, Callable[[GateGame, GateItem], Flow[None]]] = {
    "card": _resolve_card,
    "ability": _resolve_ability,
    "damage": _resolve_damage,
    "destruction": _resolve_destruction,
    "defeat": _resolve_defeat,
    "ruler-damage": damage.resolve_ruler_damage,
    "drive": drive.resolve_drive,
}
