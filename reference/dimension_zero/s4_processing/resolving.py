"""4.9 and 4.10: the top of the stack resolves, or comes to nothing."""

from collections.abc import Callable
from typing import Any

from duelproof.port import Cause
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s2_definitions.moving import put
from reference.dimension_zero.s2_definitions.squares import area
from reference.dimension_zero.s2_definitions.zones import STACK
from reference.dimension_zero.s3_course_of_play import ending
from reference.dimension_zero.s3_course_of_play.battles import deal_battle_damage
from reference.dimension_zero.s3_course_of_play.main_phase import make_plan, renew_plan
from reference.dimension_zero.s4_processing import loops
from reference.dimension_zero.s4_processing.continuous_effects import as_if_there
from reference.dimension_zero.s4_processing.moves import resolve_move
from reference.dimension_zero.s4_processing.replacement_effects import bury, happens
from reference.dimension_zero.s5_keywords import interlock
from reference.dimension_zero.s5_keywords.resistance import resists
from reference.dimension_zero.s5_keywords.swift_arrival import swiftly
from reference.dimension_zero.state import Duel, Item
from reference.kernel.abilities import select
from reference.kernel.abilities.perform import perform
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course.sight import tell
from reference.kernel.flow import Flow


@rule("4.9.1", also=("2.23.9-3",))
def resolve(game: Duel) -> Flow[None]:
    """Resolve the top of the stack, after both players have passed."""
    item = game.pile.pop()
    if game.log.wanted:
        yield from _told(game, item)
    else:
        yield from HOW[item.kind](game, item)
    game.tick()
    ending.conclude(game, "effect")
    loops.stop_loops(game)


def _told(game: Duel, item: Item) -> Flow[None]:
    """Resolve something, and log that it does."""
    _report(game, "resolve_start", item, player=item.controller)
    source = item.card.ref if item.card is not None else None
    cause = Cause(by="effect", item=item.oid, source=source, player=item.controller)
    with game.log.caused(cause):
        yield from HOW[item.kind](game, item)
    _report(game, "resolve_end", item, player=item.controller)


def _report(game: Duel, kind: str, item: Item, **about: Any) -> None:
    """Log what becomes of something on the stack; its card is named to whoever sees it where it is by now."""
    if item.card is None:
        game.log.add(kind, item=item.oid, **about)
    else:
        tell(game, kind, item.card, item=item.oid, **about)


@rule("4.9.2-8", also=("2.1.4-1", "2.20.1-3", "2.20.2-3", "2.20.3-3", "4.1.3"))
def resolve_spell(game: Duel, item: Item) -> Flow[None]:
    """Put a unit or a base on its square, controlled by whoever played it; a strategy does what it says.

    Units arrive frozen (2.20.1-3), bases released (2.20.2-3).
    """
    card = item.card
    assert card is not None
    card.controller = item.controller
    if item.place is None:
        yield from _strategy(game, item, card)
        return
    with as_if_there(game, card, item.place):
        frozen = item.place.zone == "square" and not swiftly(game, card)
    if (yield from happens(game, card, item.place, "play")):
        put(game, card, item.place, turned="exhausted" if frozen else "ready", name="play")
    if (
        card.place is item.place
        and card.place.zone == "square"
        and area(item.controller, str(item.place.slot)) == "centre"
    ):
        game.entering.append(card)


@rule("4.9.2-8", also=("4.1.3", "4.1.5", "2.10.3-1", "2.20.3-3"))
def _strategy(game: Duel, item: Item, card: Card) -> Flow[None]:
    """Do what the strategy says, then put it into its owner's graveyard."""
    ctx = item.ctx
    if ctx is not None and ctx.ability is not None:
        yield from _carry_out(game, item, ctx)
    if card.place is STACK:
        yield from bury(game, [card], "resolved")


@rule("4.9.2-3", also=("4.2.5",))
def resolve_ability(game: Duel, item: Item) -> Flow[None]:
    """Do what an ability on the stack says."""
    assert item.ctx is not None
    yield from _carry_out(game, item, item.ctx)


@rule("4.9.2-3", also=("4.9.2-1", "4.1.5", "4.4.3", "4.8.8", "4.10.1"))
def _carry_out(game: Duel, item: Item, ctx: Context) -> Flow[None]:
    """Follow the text in its order.

    It is countered if all its targets have become improper (4.9.2-1, 4.10.1), and a triggered ability
    also if its condition no longer holds (4.8.8).
    """
    ability = ctx.ability
    assert ability is not None
    if not still_aimed(game, ctx):
        _report(game, "resolve_end", item, why="fizzled")
        return
    if ability.kind == "triggered" and ability.needs and not select.holds(game, ability.needs, ctx):
        _report(game, "resolve_end", item, why="condition")
        return
    if ability.modes:
        for mode in ability.modes:
            if mode.id in ctx.modes:
                yield from perform(game, mode.effect, ctx)
    yield from perform(game, ability.effect, ctx)
    if ability.kind == "spell" and item.card is not None:
        yield from interlock.carry_out(game, item.card, ctx)


@rule("4.9.2-1", also=("4.11.3",))
def still_aimed(game: Duel, ctx: Context) -> bool:
    """Drop the targets that are no longer proper; false if there were some and none is left."""
    if not any(ctx.targets.values()):
        return True
    specs = {spec.key: spec for spec in (ctx.ability.targets if ctx.ability else ())}
    for key, aimed in ctx.targets.items():
        ctx.targets[key] = [
            (thing, life)
            for thing, life in aimed
            if not isinstance(thing, Card)
            or (
                thing.life == life
                and select.matches(game, thing, specs[key].filter, ctx)
                and not resists(game, thing, ctx.source)
            )
        ]
    return any(ctx.targets.values())


HOW: dict[str, Callable[[Duel, Item], Flow[None]]] = {
    "card": resolve_spell,
    "ability": resolve_ability,
    "move": resolve_move,
    "plan": make_plan,
    "renew": renew_plan,
    "battle-damage": deal_battle_damage,
}
