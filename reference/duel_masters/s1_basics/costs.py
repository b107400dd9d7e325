"""112: paying mana costs."""

from duelproof.port import Cause, Option, Seat
from reference.duel_masters import index
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.mana import gives
from reference.duel_masters.s1_basics.numbers import scaled
from reference.duel_masters.s1_basics.tapped_and_untapped import tap, untapped
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("112.2b", also=("108.2", "201.1a"))
@rule("112.2b", also=("601.1e",), edition="s-max")
@rule("112.2b", also=("601.1d",), edition="1.13")
def mana_cost(game: DMGame, card: Card) -> int | None:
    """A card costs what is written, raised and lessened by what is in force; None where it has no cost."""
    cost = now.number(game, card, "cost")
    return None if cost is None else max(0, scaled(game, card, "cost", cost))


@rule("112.2", also=("112.2a", "112.2b", "107.2"))
def can_pay(game: DMGame, card: Card, ready: list[Card]) -> bool:
    """Untapped mana pays for a card if it gives the card's cost and a mana of each of its civilizations."""
    cost = mana_cost(game, card)
    return cost is not None and payable(game, cost, now.words(game, card, "colors"), ready)


@rule("112.3e", also=("110.2c", "110.4d", "112.3"), edition="s-max")
@rule("112.3d", also=("110.2c", "110.4d", "112.3"), edition="1.13")
def costs_nothing(game: DMGame, card: Card) -> bool:
    """A card with G-Zero costs nothing as long as its condition is true, or that of another G-Zero of it."""
    return any(
        triggers.is_met(game, ability, Context.of(card, ability))
        for ability in now.keywords(game, card, "g-zero")
    )


@index.or_too_few
@rule("112.2a", also=("107.2", "112.2", "207.1", "207.3"))
def payable(game: DMGame, left: int, civs: list[str], ready: list[Card]) -> bool:
    """A cost is paid by cards that give exactly as much, among them one card for each civilization."""
    if not civs:
        return _sums_to(game, left, ready)
    return any(
        payable(game, left - gives(game, source), civs[1:], _without(ready, source))
        for source in ready
        if civs[0] in now.words(game, source, "colors")
    )


def _without(cards: list[Card], card: Card) -> list[Card]:
    return [other for other in cards if other is not card]


@rule("112.2a", also=("107.2",))
def _sums_to(game: DMGame, left: int, ready: list[Card]) -> bool:
    """Tell whether some of the cards give exactly this much; at 0 or below nothing is due any more."""
    reachable = {0}
    for source in ready:
        more = gives(game, source)
        reachable |= {total + more for total in reachable}
    return max(left, 0) in reachable


@rule("112.2a", also=("112.2b", "112.2c", "105.3"))
@rule("112.2a", also=("601.1d", "601.1f"), edition="s-max")
@rule("112.2a", also=("601.1c", "601.1e"), edition="1.13")
def pay(game: DMGame, seat: Seat, card: Card, cost: int) -> Flow[bool]:
    """Tap a card for each civilization first, then cards for the rest, and none that is not needed.

    Returns:
        Whether the cost was paid: what could pay it may be gone.
    """
    left = cost
    civs, ready = list(now.words(game, card, "colors")), untapped(game.mana(seat))
    if not payable(game, cost, civs, ready):
        return False
    while civs or left > 0:
        civ = civs.pop(0) if civs else None
        source = yield from _source(game, seat, card, civ, _fit(game, left, civ, civs, ready), left)
        ready.remove(source)
        left -= gives(game, source)
    with game.log.caused(Cause(by="cost", source=card.ref, player=seat)):
        paid = tap(game, [source for source in untapped(game.mana(seat)) if source not in ready])
        game.log.add("paid", card=card, cards=tuple(source.ref for source in paid), player=seat)
    return True


@rule("112.2c", also=("112.2a",))
def _fit(game: DMGame, left: int, civ: str | None, civs: list[str], ready: list[Card]) -> list[Card]:
    """A card may be tapped next if the others can pay exactly what is left after it."""
    return [
        source
        for source in ready
        if (0 < gives(game, source) <= left if civ is None else civ in now.words(game, source, "colors"))
        and payable(game, left - gives(game, source), civs, _without(ready, source))
    ]


def _source(game: DMGame, seat: Seat, card: Card, civ: str | None, fit: list[Card], left: int) -> Flow[Card]:
    """Ask which of these cards is tapped; all of them are where they give just what is left."""
    if civ is None and not game.asks_forced and sum(gives(game, source) for source in fit) == left:
        return fit[0]
    options = [Option(card=source.ref) for source in fit]
    picked = yield from ask.one(game, seat, "pay", options, about=card.ref, part=civ or "rest")
    return next(source for source in fit if source.ref == picked.card)
