"""303: cross gear, crossed to creatures."""

from duelproof.port import Option, Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.costs import can_pay, mana_cost, pay
from reference.duel_masters.s1_basics.tapped_and_untapped import untapped
from reference.duel_masters.s3_card_types.creatures import is_creature
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow


@rule("303.3", also=("504.2", "303.3b", "303.4", "303.4a"))
def crossings(game: DMGame, seat: Seat) -> list[Option]:
    """A gear is crossed to a creature that does not have it yet, if its cost can be paid again."""
    ready = untapped(game.mana(seat))
    return [
        Option(verb="cross", card=gear.ref, target=creature.ref)
        for gear in game.battle(seat)
        if "cross gear" in now.words(game, gear, "type") and can_pay(game, gear, ready)
        for creature in game.battle(seat)
        if is_creature(game, creature) and gear.host is not creature
    ]


@rule("303.3b", also=("504.2", "303.3a"))
def cross(game: DMGame, seat: Seat, option: Option) -> Flow[None]:
    """Pay the gear's mana cost again, and cross it to the creature."""
    gear, creature = game.cards[str(option.card)], game.cards[str(option.target)]
    yield from pay(game, seat, gear, mana_cost(game, gear) or 0)
    gear.host, gear.hung_as = creature, "gear"
    game.log.add("attached", card=gear, player=seat, target=creature.ref, name="gear")


@rule("303.3a")
def related(game: DMGame, card: Card, relation: str, ctx: Context) -> bool:
    """A gear is crossed to its creature; either finds the other."""
    if relation == "crossed":
        return ctx.source is not None and ctx.source.host is card
    return relation == "gear" and card.host is not None and card.host is ctx.source


@rule("303.5")
def unhang(game: DMGame, host: Card) -> None:
    """A cross gear stays in the battle zone when its creature leaves."""
    for gear in game.battle(host.owner):
        if gear.host is host:
            gear.host = gear.hung_as = None
