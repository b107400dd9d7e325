"""601: using a card."""

from duelproof.port import Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.costs import can_pay, mana_cost, pay
from reference.duel_masters.s1_basics.shields import piles
from reference.duel_masters.s3_card_types.castles import fortify
from reference.duel_masters.s3_card_types.spells import cast
from reference.duel_masters.s3_card_types.using_auras import bearers, put_on
from reference.duel_masters.s4_zones.cards_in_transit import IN_USE, out_of_use
from reference.duel_masters.s6_using_cards.resolving import enter
from reference.duel_masters.s7_other_rules.state_based_actions import settle
from reference.duel_masters.s8_special_cards.evolution import has_sources
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects, now
from reference.kernel.card import Card
from reference.kernel.flow import Flow

USED = {
    "creature": "summon",
    "spell": "cast",
    "cross gear": "generate",
    "castle": "fortify",
    "field": "deploy",
    "aura": "use",
    "artifact": "use",
    "tamaseed": "use",
}
"""601.1: the types of card that are used, and what that is called."""


@rule("601.1a", also=("601.1b",), edition="s-max")
@rule("601.1a", edition="1.13")
def can_use(game: DMGame, card: Card, ready: list[Card]) -> bool:
    """A card's use can be declared if its kind is used, its cost can be paid and no effect forbids it."""
    return may_use(game, card) and can_pay(game, card, ready)


@rule("601.1b", edition="s-max")
@rule("601.1a", edition="1.13")
def may_use(game: DMGame, card: Card) -> bool:
    """A card's use can be declared, whatever it costs, if its kind is used and no effect forbids it."""
    return (
        _way(game, card) is not None
        and has_sources(game, card)
        and _has_place(game, card)
        and not _barred(game, card)
    )


@rule("601.1b", edition="s-max")
@rule("601.1a", edition="1.13")
def _barred(game: DMGame, card: Card) -> bool:
    """A card that may not be used, or whose player may use none, cannot be declared."""
    return effects.forbidden(game, "use", card) or effects.forbidden(game, "use", card.owner)


@rule("601.1", also=("305.1", "306.1", "309.2", "311.3", "313.1", "314.2"))
@rule("601.1", also=("701.3a", "701.4a", "701.5a", "701.16a"))
@rule("601.1", also=("701.27a",), edition="s-max")
@rule("601.1", also=("701.26a",), edition="1.13")
def _way(game: DMGame, card: Card) -> str | None:
    """Cards are summoned, cast, generated, deployed and so on; others are not used, and give None."""
    return next((USED[kind] for kind in now.words(game, card, "type") if kind in USED), None)


@rule("601.1", also=("304.2", "310.2"))
def _has_place(game: DMGame, card: Card) -> bool:
    """A castle needs a shield to fortify, and an aura a GR creature."""
    types = now.words(game, card, "type")
    if "castle" in types:
        return bool(piles(game, card.owner))
    return "aura" not in types or bool(bearers(game, card.owner))


@rule("601.1")
@rule("601.1g", also=("601.1a", "601.1b", "112.3g", "409.1c"), edition="s-max")
@rule("601.1f", also=("601.1a", "601.1b", "112.3e"), edition="1.13")
def use(game: DMGame, seat: Seat, card: Card, *, free: bool = False) -> Flow[None]:
    """A card is declared and paid for, and then used at once."""
    way = _way(game, card)
    if way is None or card.place.zone == "battle" or not _has_place(game, card) or _barred(game, card):
        return
    cost = mana_cost(game, card) or 0  # what changes it may speak of cards where this one is now
    in_use = IN_USE[game.edition.in_use]
    game.using.append(card)
    yield from in_use(game, card, "declared")
    yield from settle(game)
    game.log.add("announced", card=card, player=seat, name=way)
    if not free:
        yield from pay(game, seat, card, cost)
    yield from in_use(game, card, "paid")
    game.log.add("played", card=card, player=seat, name=way)
    if way == "cast":
        yield from cast(game, seat, card)  # which ends the use before it moves the spell
        return
    if "aura" in now.words(game, card, "type"):
        yield from put_on(game, seat, card)
    elif way == "fortify":
        yield from fortify(game, seat, card)
    else:
        yield from enter(game, seat, card, way)
    out_of_use(game, card)
