"""14-16: changing what a Counter ability has played while it is on the gate."""

from duelproof.port import Option
from duelproof.port.abilities import Ability
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s14_cards_and_abilities.playing import ability_item
from reference.gate_ruler.state import GateGame, GateItem
from reference.gate_ruler.vocabulary import ChangeCounter
from reference.kernel.card import place
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("14-16b", also=("14-16a",))
def change_counter(game: GateGame, instr: ChangeCounter, ctx: Context) -> Flow[None]:
    """Replace the effect of a card or ability of the gate that a Counter ability played."""
    played = [item for item in reversed(game.gate) if _is_by_counter(item)]
    ctx.did = bool(played)
    if not played:
        return
    options = [Option(object=item.oid) for item in played]
    chosen = yield from ask.one(game, ctx.controller, "choose", options, about=ctx.item)
    item = next(item for item in played if item.oid == chosen.object)
    change = _change_ability if item.card is None else _change_card
    change(game, item, Ability(id="changed", kind="keyword", keyword="Counter", effect=instr.effect))


@rule("14-16b")
def _is_by_counter(item: GateItem) -> bool:
    """What came to the gate from the counter zone was played by a Counter ability."""
    return item.origin is not None and item.origin.zone == "counter"


@rule("14-16b-1")
def _change_card(game: GateGame, item: GateItem, ability: Ability) -> None:
    """A card goes to its owner's counter zone, gets the new Counter and returns to its place on the gate."""
    card = item.card
    assert card is not None
    cards = game.zones[_GATE]
    position = cards.index(card)
    move(game, card, place("counter", card.owner))
    move(game, card, _GATE)
    cards.insert(position, cards.pop())
    item.ability, item.slot = ability, None
    game.added += 1


@rule("14-16b-2")
def _change_ability(game: GateGame, item: GateItem, ability: Ability) -> None:
    """An ability leaves the gate, and the new one takes its place as its card's Counter."""
    assert item.source is not None
    position = game.gate.index(item)
    game.take_off_gate(item, "removed")
    changed = ability_item(item.controller, item.source, ability)
    changed.oid = changed.ctx.item = game.oid("ability")
    changed.origin = item.origin
    game.put_on_gate(changed)
    game.gate.remove(changed)
    game.gate.insert(position, changed)


_GATE = place("gate")
