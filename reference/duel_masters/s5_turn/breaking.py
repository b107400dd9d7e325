"""509.2 to 509.6: breaking shields, and S-triggers."""

from collections.abc import Callable, Mapping

from duelproof.port import OTHER, Option, Seat
from duelproof.port.abilities import Ability
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.golden_rules import URGENT, resolve_waiting
from reference.duel_masters.s1_basics.shields import piles
from reference.duel_masters.s4_zones.general import move_all
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.abilities import now, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask, sight
from reference.kernel.flow import Flow


@rule("509.3", also=("509.3a", "509.3b"), edition="1.13")
def _one_by_one(game: DMGame, current: Attack, defender: Seat, many: int) -> Flow[None]:
    """Break the shields one after another, resolving S-triggers after each."""
    attacker = current.attacker
    for _ in range(many if many <= TOP else len(piles(game, defender))):
        chosen = yield from choose_shields(game, attacker.owner, defender, 1)
        if not chosen:
            return
        triggers.happen(game, "before_break", card=attacker, player=attacker.owner)
        yield from resolve_waiting(game)
        yield from break_shields(game, defender, chosen)
        yield from resolve_waiting(game)


@rule("509.3", also=("509.4", "509.4c"), edition="s-max")
def _together(game: DMGame, current: Attack, defender: Seat, many: int) -> Flow[None]:
    """Choose as many shields as the attacker breaks, and break them at the same time."""
    attacker = current.attacker
    chosen = yield from choose_shields(game, attacker.owner, defender, many)
    current.chosen = [sight.handle(game, pile[0]) for pile in chosen]
    triggers.happen(game, "before_break", card=attacker, player=attacker.owner)
    yield from resolve_waiting(game)
    yield from break_shields(game, defender, chosen)
    current.chosen = []


BREAKING: Mapping[str, Callable[[DMGame, Attack, Seat, int], Flow[None]]] = {
    "together": _together,
    "one by one": _one_by_one,
}
"""509.3: how the shields of a direct attack are broken, by `Edition.breaking`."""


@rule("509.2", also=("509.2a", "509.2b", "509.2c", "701.14d"))
def how_many_shields(game: DMGame, attacker: Card) -> Flow[int]:
    """A creature breaks one shield, or as many as a breaker ability says; its player chooses which one."""
    found = sorted({a.keyword for a in now.abilities(game, attacker) if a.keyword in BREAKERS})
    if not found:
        return 1
    options = [Option(value=word) for word in found]
    picked = yield from ask.one(game, attacker.owner, "mode", options, about=attacker.ref, part="breaker")
    return BREAKERS[str(picked.value)]


BREAKERS = {"w-breaker": 2, "t-breaker": 3, "q-breaker": 4, "world-breaker": 99}
"""509.2b: how many shields each breaker ability breaks; more than anybody has for all of them."""
TOP = 4
"""The largest number that a breaker ability says: beyond it all shields there are as it begins are meant."""


@rule("509.6", also=("509.3", "113.5"), edition="s-max")
@rule("509.4", also=("509.3", "113.5"), edition="1.13")
def choose_shields(game: DMGame, chooser: Seat, owner: Seat, many: int) -> Flow[list[list[Card]]]:
    """Choose the shields to be broken, all at once and none of them twice."""
    shields = piles(game, owner)
    options = [Option(card=sight.handle(game, pile[0])) for pile in shields]
    picked = yield from ask.some(game, chooser, "choose", options, many, many, part="break")
    return [pile for pile, option in zip(shields, options, strict=True) if option in picked]


@rule("509.5", also=("509.5a", "509.5d", "509.5e", "112.3a", "701.14a", "701.14c"), edition="s-max")
@rule("509.3c", also=("112.3a", "701.14a"), edition="1.13")
def break_shields(game: DMGame, owner: Seat, shields: list[list[Card]]) -> Flow[None]:
    """Broken shields go to the hand together, once their S-triggers are declared; then those are used."""
    broken = [card for pile in shields for card in pile]
    if not broken:
        return
    game.log.add("broken", cards=tuple(card.ref for card in broken), seen_by=frozenset(), player=owner)
    able = [card for card in broken if now.keyword(game, card, URGENT) is not None]
    declared = yield from _declare(game, owner, able)
    yield from move_all(game, broken, "hand", "break")
    for card in declared:
        ability = now.keyword(game, card, URGENT) or Ability(id=URGENT, kind="keyword", keyword=URGENT)
        ctx = Context.of(card, ability)
        ctx.event = Happening("declared", card=card, player=owner)
        triggers.wait(game, ability, card, ctx)


@rule("509.5a", also=("112.3a",), edition="s-max")
@rule("509.3c", also=("112.3a",), edition="1.13")
def _declare(game: DMGame, owner: Seat, able: list[Card]) -> Flow[list[Card]]:
    """The owner declares together the S-triggers that he uses, and shows them."""
    if not able:
        return []
    options = [Option(card=card.ref) for card in able]
    picked = yield from ask.some(
        game, owner, "declare", options, 0, len(options), part=URGENT, secret_to=(OTHER[owner],)
    )
    declared = [game.cards[str(option.card)] for option in picked]
    for card in declared:
        game.log.add("declared", card=card, player=owner)
    return declared
