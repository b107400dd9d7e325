"""403.4: cards that lie beneath another in the battle zone, and their order."""

from duelproof.port import Option, Seat
from reference.duel_masters.editions import rule
from reference.duel_masters.s3_card_types.cross_gear import unhang
from reference.duel_masters.s3_card_types.ruins import abandon
from reference.duel_masters.s4_zones.general import detach, move_all, whole
from reference.duel_masters.s6_using_cards.replacement_effects import what_happens
from reference.duel_masters.s8_special_cards.linking import lie_beneath, scatter
from reference.duel_masters.s8_special_cards.parting import take_from_others
from reference.duel_masters.s8_special_cards.rebuilding import planned, rebuild
from reference.duel_masters.s8_special_cards.sides import front_again
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import triggers
from reference.kernel.card import Card, place
from reference.kernel.context import Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("403.4a", also=("109.2a", "310.8b"))
def put_under(game: DMGame, cards: list[Card], top: Card, *, alone: bool) -> Flow[list[Card]]:
    """Put cards beneath all that a card of the battle zone is made up of, several in its owner's order.

    What lies in the battle zone takes its auras and what lies beneath it along, unless it goes ``alone``, and
    is nothing by itself any more.

    Returns:
        The cards that were put there.
    """
    beneath = yield from _that_come(game, can_be_put_under(cards, top))
    if alone:
        for card in (card for card in beneath if card.links):
            take_from_others(game, card, leaves=False)
        yield from _uncover(game, beneath)
    for card in beneath:
        scatter(game, card)
    parts = beneath if alone else [part for card in beneath for part in whole(game, card)]
    ordered = yield from in_order(game, top.owner, parts, about=top.ref)
    with game.log.together():
        for part in ordered:
            lay_beneath(game, part, top)
    for part in ordered:
        unhang(game, part)
    game.stir(statics=True)
    return ordered


@rule("403.4a", also=("101.3a",))
def can_be_put_under(cards: list[Card], top: Card) -> list[Card]:
    """Cards can be put beneath another that lies by itself in the battle zone, and none beneath itself."""
    lies_there = top.place.zone == "battle" and top.over is None
    return [card for card in cards if lies_there and card is not top]


@rule("403.4a", also=("609.1",))
def _that_come(game: DMGame, cards: list[Card]) -> Flow[list[Card]]:
    """What is put beneath a card leaves the zone where it lay, if nothing else happens instead."""
    leaving = [
        Happening("move", card=card, player=card.owner, origin=card.place, name="put")
        for card in cards
        if card.place.zone != "battle"
    ]
    happening = yield from what_happens(game, leaving)
    stays = [event.card for event in leaving if event not in happening]
    return [card for card in cards if card not in stays]


@rule("403.4a", also=("109.2a", "801.4"))
def _uncover(game: DMGame, cards: list[Card]) -> Flow[None]:
    """What lay beneath cards that are put elsewhere by themselves stays where it is, as far as it can."""
    for card in [card for card in cards if card.under]:
        plan = yield from planned(game, card, cards)
        rebuild(game, card, plan)
        yield from move_all(game, plan.rest, "graveyard", "rule")


@rule("403.4a", also=("310.8b", "801.1b"))
def in_order(game: DMGame, seat: Seat, cards: list[Card], *, about: str) -> Flow[list[Card]]:
    """Let a player say in which order cards lie beneath another, the uppermost first."""
    options = [Option(card=each.ref) for each in cards]
    ordered = yield from ask.order(game, seat, "order", options, about=about)
    return [game.cards[str(option.card)] for option in ordered]


@rule("403.4", also=("304.3", "403.4a", "801.1b", "808.4"))
def lay_beneath(game: DMGame, part: Card, top: Card) -> None:
    """Lay a card beneath all that lies under another: it is nothing by itself any more.

    One that comes from another zone comes as it would come to lie there by itself, and abilities hear that it
    has left that; a castle is left behind.
    """
    origin = part.place
    detach(game, part)
    game.joined.pop(part.ref, None)
    part.renew()
    part.face = "up"
    game.shift(part, place("battle", top.owner))
    if origin.zone != "battle":
        part.since = part.began = game.tick()
        front_again(game, part, "battle")
        abandon(game, part, origin)
    lie_beneath(part, top)
    _tell_stacking(game, part, top)
    if origin.zone != "battle":
        triggers.happen(game, "move", card=part, player=part.owner, origin=origin, name="put")


def _tell_stacking(game: DMGame, part: Card, top: Card) -> None:
    """Record that a card lies beneath another."""
    game.log.add("stacked", card=part, target=top.ref, player=top.owner)
