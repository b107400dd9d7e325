"""Sections 13-4b, 13-7b, 15-21 and 16-12b: healing rulers and units, and what Charge Shield makes of them."""

from duelproof.port import Option, Seat
from duelproof.port.abilities import Heal, HealDealt, Recover
from reference.gate_ruler import replacing
from reference.gate_ruler.prevention import was_dealt_so
from reference.gate_ruler.state import GateGame, Wound, as_card, rule
from reference.kernel import ask, effects, select
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow


@rule("15-21a", "15-21b", "15-21b-1", "15-21c")
def heal(game: GateGame, instr: Heal, ctx: Context) -> Flow[None]:
    """Heal a unit's damage; to heal a player or ruler, the player puts cards of the damage zone away."""
    points = select.amount(game, instr.n, ctx)
    for thing in (yield from select.things(game, instr.what, ctx)):
        card = as_card(game, thing)
        if effects.unaffected(game, card, ctx):
            continue
        if card.place.zone == "ruler":
            yield from _heal_player(game, card.controller, points, ctx)
        else:
            heal_unit(game, card, points)


@rule("13-4b", "13-4b-1", "15-21b")
def _heal_player(game: GateGame, seat: Seat, points: int, ctx: Context) -> Flow[None]:
    """Put as many cards of the damage zone as are healed into the graveyard; ruler damage stays as it is."""
    if points <= 0:
        return
    options = [game.option_for(card) for card in game.zone("damage", seat)]
    chosen = yield from ask.some(game, seat, "choose", options, points, points, about=ctx.item)
    cards = [game.cards[str(option.card)] for option in chosen]
    yield from replacing.bury(game, cards, "heal-out", ctx.controller, ctx.source)


@rule("13-7b", "15-21a")
def heal_unit(game: GateGame, unit: Card, points: int) -> None:
    """Subtract what is healed from a unit's current damage."""
    healed = min(max(0, points), unit.damage)
    unit.damage -= healed
    game.log.add("healed", card=unit, amount=healed)


@rule("13-7b-1")
def heal_dealt(game: GateGame, instr: HealDealt, ctx: Context) -> Flow[None]:
    """Heal what one damage process of this phase dealt a unit in the way that is meant, or all of them."""
    for thing in (yield from select.things(game, instr.what, ctx)):
        card = as_card(game, thing)
        wounds = [wound for wound in wounds_of(game, card) if _is_meant(game, instr, wound, ctx)]
        if wounds and not instr.every:
            options = [Option(object=wound.oid, value=wound.amount) for wound in wounds]
            chosen = yield from ask.one(game, ctx.controller, "choose", options, about=ctx.item)
            wounds = [wound for wound in wounds if wound.oid == chosen.object]
        for wound in wounds:
            game.wounds.remove(wound)
            heal_unit(game, card, wound.amount)


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
def _is_meant(game: GateGame, instr: HealDealt, wound: Wound, ctx: Context) -> bool:
    """Tell whether damage was dealt in the way that the effect says."""
    return was_dealt_so(game, instr.dealt, wound.source, wound.combat, ctx)


@rule("16-12b", "16-12b-1", "16-12b-2")
def recover(game: GateGame, instr: Recover, ctx: Context) -> Flow[None]:
    """A unit that Charge Shield saved has no damage, and effects upon it that last for a time end."""
    for thing in (yield from select.things(game, instr.what, ctx)):
        card = as_card(game, thing)
        card.damage = 0
        game.tick()
        effects.release(game, card)
