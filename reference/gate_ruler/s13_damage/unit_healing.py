"""13-7: healing a unit, also of what was dealt it in a certain way."""

from duelproof.port import Option
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s04_players import as_card
from reference.gate_ruler.s13_damage.prevention import was_dealt_so
from reference.gate_ruler.s14_cards_and_abilities.last_known_information import as_it_dealt
from reference.gate_ruler.state import GateGame, Wound
from reference.gate_ruler.vocabulary import HealDealt
from reference.kernel.abilities import choosing
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("13-7b", also=("15-21a",))
def heal_unit(game: GateGame, unit: Card, points: int) -> None:
    """Subtract what is healed from a unit's current damage."""
    healed = min(max(0, points), unit.damage)
    unit.damage -= healed
    game.log.add("healed", card=unit, amount=healed)


@rule("13-7b-1", also=("3-2i-1",))
def heal_dealt(game: GateGame, instr: HealDealt, ctx: Context) -> Flow[None]:
    """Heal what one damage process of this phase dealt a unit in the way that is meant, or all of them."""
    ctx.did = False
    for thing in (yield from choosing.things(game, instr.what, ctx)):
        card = as_card(game, thing)
        before = card.damage
        wounds = [wound for wound in wounds_of(game, card) if _was_dealt_so(game, instr, wound, ctx)]
        if wounds and not instr.every:
            options = [Option(object=wound.oid, value=wound.amount) for wound in wounds]
            chosen = yield from ask.one(game, ctx.controller, "choose", options, about=ctx.item)
            wounds = [wound for wound in wounds if wound.oid == chosen.object]
        for wound in wounds:
            game.wounds.remove(wound)
            heal_unit(game, card, wound.amount)
        ctx.did |= card.damage < before


@rule("13-7b-1")
def wounds_of(game: GateGame, card: Card) -> list[Wound]:
    """List what the damage processes of the current phase have dealt a card."""
    now = (game.turn, game.phase)
    return [
        wound
        for wound in game.wounds
        if wound.card is card and wound.life == card.life and wound.phase == now
    ]


@rule("13-7b-1")
def _was_dealt_so(game: GateGame, instr: HealDealt, wound: Wound, ctx: Context) -> bool:
    """Tell whether damage was dealt in the way that the effect says."""
    source = as_it_dealt(game, wound.source, wound.source_life)
    return was_dealt_so(game, instr.dealt, source, wound.combat, ctx)
