"""4.9 and 4.10: the top of the stack resolves, or comes to nothing."""

from collections.abc import Callable
from typing import Any

from duelproof.port import Cause
from duelproof.port.abilities import Ability
from duelproof.port.position import Turned
from reference.dimension_zero.editions import embodies, rule
from reference.dimension_zero.s2_definitions.moving import put
from reference.dimension_zero.s2_definitions.squares import area
from reference.dimension_zero.s2_definitions.zones import STACK
from reference.dimension_zero.s3_course_of_play import ending
from reference.dimension_zero.s3_course_of_play.battles import deal_battle_damage
from reference.dimension_zero.s3_course_of_play.main_phase import make_plan, renew_plan
from reference.dimension_zero.s4_processing import loops
from reference.dimension_zero.s4_processing.continuous_effects import as_if_there
from reference.dimension_zero.s4_processing.from_the_hand import hide, is_still_held, offer_to_show
from reference.dimension_zero.s4_processing.moves import resolve_move
from reference.dimension_zero.s4_processing.playing import choose_modes
from reference.dimension_zero.s4_processing.replacement_effects import happens, let_fall
from reference.dimension_zero.s4_processing.triggering import is_shown_for
from reference.dimension_zero.s5_keywords.convocation import comes_released
from reference.dimension_zero.s5_keywords.resistance import resists, speaker
from reference.dimension_zero.s5_keywords.special_plays import as_in_own_area
from reference.dimension_zero.s5_keywords.swift_arrival import swiftly
from reference.dimension_zero.state import Duel, Item
from reference.kernel.abilities import choosing, now, select
from reference.kernel.abilities.perform import lasting, perform
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.course.sight import tell
from reference.kernel.flow import Flow

LINK = "Link"
"""The attribute of strategies that stay on a square."""

embodies({"4.9.2-3": perform, "4.9.2-4": choosing.things, "4.9.2-7": lasting})


@rule("4.9.1", also=("4.9.4", "2.23.9-3"))
def resolve(game: Duel) -> Flow[None]:
    """Resolve the top of the stack, after both players have passed."""
    item = game.resolving = game.pile.pop()
    yield from _told(game, item)
    game.resolving = None
    game.tick()
    ending.conclude(game, "effect")
    yield from loops.end_loops(game)


def _told(game: Duel, item: Item) -> Flow[None]:
    """Resolve something, and log that it does."""
    _report(game, "resolve_start", item, player=item.controller)
    with game.log.caused(
        Cause(
            by="effect",
            item=item.oid,
            source=item.card.ref if item.card is not None else None,
            player=item.controller,
        )
    ):
        yield from HOW[item.kind](game, item)
    _report(game, "resolve_end", item, player=item.controller)


def _report(game: Duel, kind: str, item: Item, **about: Any) -> None:
    """Log what becomes of something on the stack; its card is named to whoever sees it where it is by now."""
    if item.card is None:
        game.log.add(kind, item=item.oid, **about)
    else:
        tell(game, kind, item.card, item=item.oid, **about)


@rule("4.9.2-8", also=("2.1.4-1", "2.20.1-3", "2.20.2-3", "2.20.3-3", "4.1.3", "4.8.9"))
def resolve_spell(game: Duel, item: Item) -> Flow[None]:
    """Put a unit or a base on its square, controlled by whoever played it; a strategy does what it says.

    Units arrive frozen (2.20.1-3), bases released (2.20.2-3).
    """
    card = item.card
    assert card is not None
    # To abilities it comes from the hand or as the plan, not from the stack (4.8.9).
    if item.place is None:
        yield from _strategy(game, item, card)
        return
    with as_if_there(game, card, item.place):
        released = swiftly(game, card) or comes_released(game, item)
    frozen = item.place.zone == "square" and not released
    if (yield from happens(game, card, item.place, "play")):
        turned: Turned = "exhausted" if frozen else "ready"
        put(game, card, item.place, turned=turned, name="play", played_from=item.origin)
    in_centre = area(item.controller, str(item.place.slot)) == "centre"
    if card.place is item.place and in_centre and not as_in_own_area(item):
        game.entering = card


@rule("4.9.2-8", also=("4.1.3", "4.1.5", "2.10.3-1", "2.20.3-3", "4.10.2"))
def _strategy(game: Duel, item: Item, card: Card) -> Flow[None]:
    """Do what the strategy says, then put it with its unit, or else into its owner's graveyard."""
    assert item.ctx is not None
    if item.ctx.ability is not None:
        yield from _carry_out(game, item, item.ctx)
    if card.place is not STACK:
        return
    if card.host is not None and LINK in now.words(game, card, "races"):
        yield from _lay_with(game, card, card.host)
    else:
        yield from let_fall(game, [card], "resolved")


@rule("4.1.3", also=("2.20.3-3", "6.6.2", "6.6.4"))
def _lay_with(game: Duel, strategy: Card, unit: Card) -> Flow[None]:
    """Put a strategy face up on the square of the unit that it is bonded to."""
    if (yield from happens(game, strategy, unit.place, "resolved")):
        put(game, strategy, unit.place, name="resolved")


@rule("4.9.2-3", also=("4.2.5",))
def resolve_ability(game: Duel, item: Item) -> Flow[None]:
    """Do what an ability on the stack says."""
    assert item.card is not None and item.ctx is not None
    yield from _carry_out(game, item, item.ctx)
    hide(game, item.card)


@rule("4.9.2-1", also=("4.9.2-9-2", "4.4.3", "4.8.8", "4.10.1", "4.11.3"))
def _why_countered(game: Duel, ctx: Context) -> str | None:
    """Say why something is countered as it resolves.

    That is so if all its targets have become improper and, of a triggered ability, if its condition no longer
    holds (4.8.8).
    """
    ability = ctx.ability
    assert ability is not None
    if not still_aimed(game, ctx):
        return "fizzled"
    if ability.kind == "triggered" and ability.needs and not select.holds(game, ability.needs, ctx):
        return "condition"
    assert ctx.source is not None and game.resolving is not None
    held = is_still_held(ctx.source, game.resolving.life)
    return "gone" if is_shown_for(ability) and not held else None


@rule("4.9.2-3", also=("4.1.5", "4.9.2-4", "4.10.1"))
def _carry_out(game: Duel, item: Item, ctx: Context) -> Flow[None]:
    """Follow the text in its order, unless it is countered: then nothing is done."""
    ability = ctx.ability
    assert ability is not None
    why = _why_countered(game, ctx)
    if why is not None:
        _report(game, "resolve_end", item, why=why)
        return
    if not (yield from _is_willing(game, ability, ctx)):
        return
    # What triggers has no step in which one is chosen as it goes to the stack (4.8.4).
    ability = yield from choose_modes(game, ctx.controller, ability, ctx)
    for instr in ability.effect:
        yield from perform(game, (instr,), ctx)
        yield from offer_to_show(game)


@rule("4.8.5", also=("5.11.2",))
def _is_willing(game: Duel, ability: Ability, ctx: Context) -> Flow[bool]:
    """Ask the controller of what triggers and says that they may do something whether they do."""
    if not ability.may or is_shown_for(ability):
        return True
    return (yield from ask.may(game, ctx.controller, about=ctx.item))


@rule("4.9.2-1", also=("4.9.2-2", "4.11.2", "4.11.3", "4.11.6"))
def still_aimed(game: Duel, ctx: Context) -> bool:
    """Drop the targets that are no longer proper; false if there were some and none is left.

    A target that has moved other than from square to square is a new card. Targets are looked at in the order
    of the text, so one that rests on an improper target is improper itself (4.9.2-2).
    """
    assert ctx.ability is not None
    if not any(ctx.targets.values()):
        return True
    for spec in ctx.ability.targets:
        ctx.targets[spec.key] = [
            (thing, life)
            for thing, life in ctx.targets[spec.key]
            if not isinstance(thing, Card)
            or (
                thing.life == life
                and select.matches(game, thing, spec.filter, ctx)
                and not resists(game, thing, speaker(game, ctx))
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
