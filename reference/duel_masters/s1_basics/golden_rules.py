"""101: the rules above all others, as in which order effects are resolved."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from duelproof.port import Option
from duelproof.port.abilities import Ability
from reference.duel_masters.editions import embodies, rule
from reference.duel_masters.s4_zones.spoken_of import speak_of_source
from reference.duel_masters.s6_using_cards.resolving import cause_of, choose_as_waiting, resolve_ability
from reference.duel_masters.s6_using_cards.using_a_card import use
from reference.duel_masters.s6_using_cards.ways import way_by
from reference.duel_masters.s7_other_rules.state_based_actions import settle
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import Disregard
from reference.kernel.abilities import effects
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card
from reference.kernel.context import Thing
from reference.kernel.course import ask, sight
from reference.kernel.flow import Flow

BY_SHIELDS = frozenset({"s-trigger", "s-back", "sabaki-z"})
"""The abilities by which a card is used as shields are broken."""
FOR_NOTHING = BY_SHIELDS | {"ninja-strike", "attack-chance"}
"""The abilities by which a declared card is used without paying for it."""
URGENT = BY_SHIELDS | {"g-strike"}
"""The abilities that are declared as shields are broken: they come before all others."""

embodies({"101.3": ask.some})


@rule("101.2")
def disregards(game: DMGame, action: str, thing: Thing) -> bool:
    """What cannot be done by one effect can be done by no other, unless that says that it is disregarded."""
    return any(instr.action == action for instr, _ in effects.upon(game, thing, Disregard, ""))


@rule("101.4", also=("101.4a", "101.4c", "101.4d", "605.1", "603.3"))
def resolve_waiting(game: DMGame, stop: Callable[[DMGame], bool] = lambda _: False) -> Flow[None]:
    """Resolve what waits, one effect wholly after another, until nothing waits, or something stops it."""
    while True:
        yield from settle(game)
        yield from choose_as_waiting(game)
        if not game.waiting or stop(game):
            return
        item = yield from _next(game)
        game.waiting.remove(item)
        yield from _resolve(game, item)


@rule("101.4a", also=("101.4", "101.4b", "101.4c", "605.1", "702.1a", "703.1a", "111.1"))
@rule("101.4a", also=("509.4a", "509.4b", "509.5e"), edition="s-max")
@rule("101.4a", also=("509.3c",), edition="1.13")
def _next(game: DMGame) -> Flow[Waiting]:
    """S-triggers come first, and the turn player's effects before the other's; each player orders his own."""
    ranked = [((w.ability.keyword not in URGENT, w.controller != game.active), w) for w in game.waiting]
    first = min(rank for rank, _ in ranked)
    mine: list[Waiting] = [w for rank, w in ranked if rank == first]
    options = [_option(waiting) for waiting in mine]
    picked = yield from ask.one(game, mine[0].controller, "trigger", options)
    return mine[options.index(picked)]


def _option(waiting: Waiting) -> Option:
    """Make the option to resolve what waits next."""
    return Option(object=waiting.oid, card=waiting.source.ref, way=waiting.ability.id)


@rule("112.3c", edition="s-max")
@rule("112.3b", also=("112.3c",), edition="1.13")
def may_strike(game: DMGame, card: Card, ability: Ability) -> bool:
    """A Ninja Strike needs as many cards in its player's mana zone as it says; others say no number."""
    return len(game.mana(card.owner)) >= (ability.n or 0)


@rule("110.4d")
def _is_where_it_is_used(game: DMGame, card: Card) -> bool:
    """A card is used for nothing from the hand, or from wherever else an effect lets its player use it."""
    return card.place.zone == "hand" or effects.permitted(game, "use", card)


@rule("112.3a", also=("112.3", "701.9a"))
@rule("112.3b", also=("112.3c", "112.3d"), edition="s-max")
@rule("112.3b", also=("112.3c",), edition="1.13")
@rule("112.3f")
def _resolve(game: DMGame, item: Waiting) -> Flow[None]:
    """Follow an effect that waited; an S-trigger uses its card for nothing, if it has not left the hand."""
    with _telling(game, item):
        if item.ability.keyword in FOR_NOTHING:
            there = item.life == item.source.life and _is_where_it_is_used(game, item.source)
            if there and may_strike(game, item.source, item.ability):
                yield from use(game, item.controller, item.source, way_by(item.source, item.ability))
            item.source.shown_to = frozenset()
        else:
            speak_of_source(item)
            yield from resolve_ability(game, item.ctx)


@contextmanager
def _telling(game: DMGame, item: Waiting) -> Iterator[None]:
    """Tell that an effect begins and ends, and of all in between that it is the cause."""
    with game.log.caused(cause_of(item.ctx)):
        sight.tell(game, "resolve_start", item.source, item=item.oid, player=item.controller)
        yield
        sight.tell(game, "resolve_end", item.source, item=item.oid, player=item.controller)
