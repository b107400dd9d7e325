"""15-20, 15-21: dealing damage and healing as an effect says."""

from duelproof.port.abilities import Damage, Heal
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s04_players import as_card
from reference.gate_ruler.s13_damage import processes
from reference.gate_ruler.s13_damage.processes import dealers
from reference.gate_ruler.s13_damage.ruler_damage import heal_player
from reference.gate_ruler.s13_damage.unit_healing import heal_unit
from reference.gate_ruler.s14_cards_and_abilities.replacement import base_damage
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import choosing, effects, select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow


@rule("15-20a", also=("3-2i-1", "4-2c", "13-2a-2", "13-2a-3", "14-3b-5a", "15-10a-1"))
def deal_damage(game: GateGame, instr: Damage, ctx: Context) -> Flow[None]:
    """Deal damage to units and rulers; damage to a player is damage to his ruler."""
    meant = yield from choosing.things(game, instr.what, ctx, all_of_them=True)
    hit = [as_card(game, thing) for thing in meant]
    ctx.did = bool(hit)
    for seat, source, speaking in (yield from dealers(game, instr, ctx)):
        if instr.divide:
            shares = ctx.shares.get(instr.what.key or "target", [])
            dealt = [(card, share) for thing, share in shares if (card := as_card(game, thing)) in hit]
        else:
            points = select.amount(game, instr.n, speaking)
            if not instr.combat:
                points = yield from base_damage(game, ctx, points)
            dealt = [(card, points) for card in hit]
        yield from processes.deal(game, seat, source, dealt, instr.combat, instr.ignore_counter, ctx)


@rule("15-21a", also=("15-21b", "15-21b-1", "15-21c", "3-2i-1"))
def heal(game: GateGame, instr: Heal, ctx: Context) -> Flow[None]:
    """Heal a unit's damage; to heal a player or ruler, the player puts cards of the damage zone away."""
    points = select.amount(game, instr.n, ctx)
    ctx.did = False
    for thing in (yield from choosing.things(game, instr.what, ctx)):
        card = as_card(game, thing)
        if effects.unaffected(game, card, ctx):
            continue
        before = _damage(game, card)
        if card.place.zone == "ruler":
            yield from heal_player(game, card.controller, points, ctx)
        else:
            heal_unit(game, card, points)
        ctx.did |= _damage(game, card) < before


@rule("15-21b-1", also=("15-21a", "15-21b"))
def _damage(game: GateGame, card: Card) -> int:
    """Count what can be healed: the damage of a unit, the cards of the damage zone for a ruler."""
    return len(game.damages[card.controller]) if card.place.zone == "ruler" else card.damage
