"""303: cross gear, crossed to creatures, and what else hangs on a card."""

from collections.abc import Mapping

from duelproof.port import SEATS, Option, Seat
from reference.duel_masters import index
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.costs import can_pay, mana_cost, pay
from reference.duel_masters.s1_basics.tapped_and_untapped import untapped
from reference.duel_masters.s3_card_types.creatures import is_creature
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
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
        if can_bear(game, creature, gear)
    ]


@rule("303.3", also=("303.4a", "305.2", "310.2"))
def can_bear(game: DMGame, creature: Card, thing: Card) -> bool:
    """Tell whether a thing in the battle zone can be put on a card: a creature that does not have it yet.

    An aura is put on a GR creature only.
    """
    way = way_of(game, thing)
    there = creature.place.zone == thing.place.zone == "battle"
    fits = way is not None and (way != "aura" or creature.printed.supertype == "GR")
    return there and fits and is_creature(game, creature) and thing.host is not creature


@rule("303.3a", also=("305.2", "310.2", "701.17a"))
def way_of(game: DMGame, thing: Card) -> str | None:
    """Say how a thing is put on a creature, if it is one that can be."""
    types = now.words(game, thing, "type")
    return next((way for word, way in WAYS.items() if word in types), None)


WAYS: Mapping[str, str] = {"cross gear": "gear", "weapon": "weapon", "aura": "aura"}
"""303.3, 305.2, 310.2: what is put on creatures, and how it is on them."""


@rule("303.3b", also=("504.2", "303.3a"))
def cross(game: DMGame, seat: Seat, option: Option) -> Flow[None]:
    """Pay the gear's mana cost again, and cross it to the creature."""
    gear, creature = game.cards[str(option.card)], game.cards[str(option.target)]
    cost = mana_cost(game, gear)
    assert cost is not None
    yield from pay(game, seat, gear, cost)
    hang(game, gear, creature, "gear")


@rule("303.3a", also=("303.3c", "303.4", "305.2", "310.2", "310.6"))
def hang(game: DMGame, thing: Card, host: Card, way: str) -> None:
    """Put a gear, weapon or aura on a creature; what hung on another does so no more.

    An aura lies on those that were there before, whoever's they are.
    """
    thing.host, thing.hung_as = host, way
    if way == "aura":
        thing.began = game.tick()
        game.stir(statics=True)
    game.log.add("attached", card=thing, player=thing.owner, target=host.ref, name=way)


def chosen_host(game: DMGame, seat: Seat, thing: Card, options: list[Option], part: str) -> Flow[Option]:
    """Let a player choose what a thing is put on, or how it gets something to be put on."""
    return (yield from ask.one(game, seat, "choose", options, about=thing.ref, part=part))


@rule("303.3a", also=("305.2", "310.4", "310.7"))
def related(game: DMGame, card: Card, relation: str, ctx: Context) -> bool:
    """What hangs on a creature finds it as its bearer, or as crossed; the creature finds its gear."""
    source = ctx.source
    if relation == "gear":
        return card.hung_as == "gear" and card.host is source
    if source is None or source.host is not card:
        return False
    return relation == "bearer" or (relation == "crossed" and source.hung_as == "gear")


@index.in_the_battle_zone
@rule("310.7a", also=("310.6",))
def auras_on(game: DMGame, card: Card) -> list[Card]:
    """List the auras on a card, uppermost first: the one that was attached last."""
    there = [hung for hung in game.hung_on(card) if hung.hung_as == "aura"]
    return sorted(there, key=lambda aura: aura.began)[::-1]


@rule("303.5", also=("305.3",))
def unhang(game: DMGame, host: Card) -> None:
    """What hung on a creature stays in the battle zone by itself when the creature leaves without it.

    A seal goes on lying on what is still there.
    """
    for hung in game.hung_on(host):
        if hung.hung_as != "seal":
            hung.host = hung.hung_as = None
        elif host.place.zone != "battle":
            hung.host = None


@rule("303.3", also=("305.2", "305.3", "310.4"))
@rule("303.3", also=("801.4c",), edition="s-max")
def part_from_no_creatures(game: DMGame) -> None:
    """What hangs on a card is by itself once that is no creature, but for a seal."""
    for thing in [card for seat in SEATS for card in game.battle(seat)]:
        host = thing.host
        if host is not None and thing.hung_as != "seal" and not is_creature(game, host):
            unhang(game, host)
            game.stir(statics=True)
