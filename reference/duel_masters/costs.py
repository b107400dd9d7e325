"""Sections 107 and 112: mana, and paying mana costs with it."""

from msgspec import UNSET

from duelproof.port import Seat
from reference.duel_masters.marks import rule
from reference.duel_masters.zones import DMGame, pointed
from reference.kernel import ask, effects
from reference.kernel.game import Card, Flow


@rule("107.2", "207.1")
def gives(card: Card) -> int:
    """107.2: how much mana a card gives when it is tapped: the number on its mana symbol, usually 1."""
    number = card.spec.faces[card.side].traits.mana
    return 1 if number is UNSET else number


@rule("105.2")
def ready_mana(game: DMGame, seat: Seat) -> list[Card]:
    """105.2: a player's untapped cards in the mana zone."""
    return [card for card in game.mana(seat) if card.turned == "ready"]


@rule("112.2", "112.2a", "112.2b", "107.2")
def can_pay(game: DMGame, card: Card, ready: list[Card]) -> bool:
    """112.2: whether untapped mana can pay a card's cost and one mana of each of its civilizations."""
    cost = effects.number(game, card, "cost")
    return cost is not None and payable(game, cost, effects.words(game, card, "colors"), ready)


@rule("107.2", "112.2")
def payable(game: DMGame, left: int, civs: list[str], ready: list[Card]) -> bool:
    """107.2, 112.2: whether these cards can pay this much, a card for each civilization among them."""
    if _ones(game, ready):
        return len(ready) >= max(left, len(civs)) and _covered(game, civs, ready)
    if not civs:
        return _sums_to(left, ready)
    return any(
        payable(game, left - gives(source), civs[1:], _without(ready, source))
        for source in ready
        if civs[0] in effects.words(game, source, "colors")
    )


def _ones(game: DMGame, ready: list[Card]) -> bool:
    """Whether each of the cards gives one mana, so that counting them is enough."""
    return game.plain_mana or all(gives(card) == 1 for card in ready)


def _covered(game: DMGame, civs: list[str], ready: list[Card]) -> bool:
    """107.2, 112.2a: whether each civilization has a card of its own, no card standing for two."""
    if not civs:
        return True
    fit = [source for source in ready if civs[0] in effects.words(game, source, "colors")]
    if len(civs) == 1:
        return bool(fit)
    return any(_covered(game, civs[1:], _without(ready, source)) for source in fit)


def _without(cards: list[Card], card: Card) -> list[Card]:
    return [other for other in cards if other is not card]


@rule("107.2", "112.2a")
def _sums_to(left: int, ready: list[Card]) -> bool:
    """107.2, 112.2a: whether some of the cards give exactly this much (nothing more is due at 0 or below)."""
    if left <= 0:
        return True
    reachable = {0}
    for card in ready:
        reachable |= {total + gives(card) for total in reachable}
    return left in reachable


@rule("112.2a", "112.2b", "112.2c", "601.1d", "601.1f", "105.3")
def pay(game: DMGame, seat: Seat, card: Card) -> Flow[None]:
    """112.2a, 601.1d: a mana for each civilization first, then the rest; not one card more than needed."""
    left = effects.number(game, card, "cost") or 0
    civs = list(effects.words(game, card, "colors"))
    ready = ready_mana(game, seat)
    paid: list[Card] = []
    while civs or left > 0:
        civ = civs.pop(0) if civs else None
        source = yield from _source(game, seat, card, civ, _fit(game, left, civ, civs, ready), left)
        ready.remove(source)
        paid.append(source)
        left -= gives(source)
        source.turned = "exhausted"
    if game.log.wanted:
        with game.log.together():
            for source in paid:
                game.log.add("turned", card=source, turned="exhausted", player=seat)
        game.log.add("paid", card=card, cards=tuple(source.ref for source in paid), player=seat)


def _fit(game: DMGame, left: int, civ: str | None, civs: list[str], ready: list[Card]) -> list[Card]:
    """The cards that may be tapped next: those that leave the rest of the cost payable."""
    if civ is None and _ones(game, ready):
        return ready
    if civ is None:
        return [
            source
            for source in ready
            if 0 < gives(source) <= left and _sums_to(left - gives(source), _without(ready, source))
        ]
    return [
        source
        for source in ready
        if civ in effects.words(game, source, "colors")
        and payable(game, left - gives(source), civs, _without(ready, source))
    ]


def _source(game: DMGame, seat: Seat, card: Card, civ: str | None, fit: list[Card], left: int) -> Flow[Card]:
    """Which of the cards that will do is tapped; not asked where all of them must be."""
    if civ is None and not game.asks_forced and sum(gives(source) for source in fit) == left:
        return fit[0]
    options = [pointed(source.ref) for source in fit]
    picked = yield from ask.one(game, seat, "pay", options, about=card.ref, part=civ or "rest")
    return next(source for source in fit if source.ref == picked.card)
