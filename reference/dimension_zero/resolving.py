"""4.9 and 4.10: what is on top of the stack resolves, or is negated."""

from collections.abc import Callable

from duelproof.port import Cause, Place, Seat
from reference.dimension_zero import ending
from reference.dimension_zero.squares import area
from reference.dimension_zero.state import Duel, Item, rule
from reference.dimension_zero.zones import HOME, STACK, in_play, plan, put, to_graveyard
from reference.kernel import effects, select
from reference.kernel.context import Context
from reference.kernel.game import Card, Flow
from reference.kernel.perform import perform
from reference.kernel.triggers import happen


@rule("4.9.1", "2.23.9-3")
def resolve(game: Duel) -> Flow[None]:
    """Resolve the top of the stack, after both players have passed."""
    item = game.pile.pop()
    if game.log.wanted:
        yield from _told(game, item)
    else:
        yield from HOW[item.kind](game, item)
    game.dirty = True
    ending.conclude(game, "effect")
    ending.stop_loops(game)


def _told(game: Duel, item: Item) -> Flow[None]:
    """Resolve something, and log that it does."""
    game.log.add("resolve_start", item=item.oid, card=item.card, player=item.controller)
    source = item.card.ref if item.card is not None else None
    cause = Cause(by="effect", item=item.oid, source=source, player=item.controller)
    with game.log.caused(cause):
        yield from HOW[item.kind](game, item)
    game.log.add("resolve_end", item=item.oid, card=item.card, player=item.controller)


@rule("4.1.3", "2.20.1-3", "2.20.2-3", "2.20.3-3", "4.9.2-8")
def _spell(game: Duel, item: Item) -> Flow[None]:
    """Put a unit or a base on its square, controlled by whoever played it; a strategy does what it says.

    Units arrive frozen (2.20.1-3), bases released (2.20.2-3).
    """
    card = item.card
    assert card is not None
    card.controller = item.controller
    if item.place is None:
        yield from _strategy(game, item, card)
        return
    frozen = item.place.zone == "square" and not swiftly(game, card)
    put(game, card, item.place, turned="exhausted" if frozen else "ready", verb="play")
    if item.place.zone == "square" and area(item.controller, str(item.place.slot)) == "centre":
        game.entering.append(card)


@rule("5.1.2")
def swiftly(game: Duel, card: Card) -> bool:
    """Tell whether a unit has swift arrival: when it is played it comes released instead of frozen."""
    return effects.keyword(game, card, "swift_arrival") is not None


@rule("2.20.3-3", "4.9.2-8")
def _strategy(game: Duel, item: Item, card: Card) -> Flow[None]:
    """Do what the strategy says, then put it into its owner's graveyard."""
    ctx = item.ctx
    if ctx is not None and ctx.ability is not None:
        yield from _carry_out(game, item, ctx)
    if card.place is STACK:
        to_graveyard(game, [card], "resolved")


def _ability(game: Duel, item: Item) -> Flow[None]:
    """Do what an ability on the stack says."""
    assert item.ctx is not None
    yield from _carry_out(game, item, item.ctx)


@rule("4.9.2-1", "4.9.2-3", "4.8.8", "4.10.1")
def _carry_out(game: Duel, item: Item, ctx: Context) -> Flow[None]:
    """Follow the text in its order.

    It is countered if all its targets have become improper (4.9.2-1, 4.10.1), and a triggered ability
    also if its condition no longer holds (4.8.8).
    """
    ability = ctx.ability
    assert ability is not None
    if not still_aimed(game, ctx):
        game.log.add("resolve_end", item=item.oid, card=item.card, why="fizzled")
        return
    if ability.kind == "triggered" and ability.needs and not select.holds(game, ability.needs, ctx):
        game.log.add("resolve_end", item=item.oid, card=item.card, why="condition")
        return
    if ability.modes:
        for mode in ability.modes:
            if mode.id in ctx.modes:
                yield from perform(game, mode.effect, ctx)
    yield from perform(game, ability.effect, ctx)


@rule("4.9.2-1", "4.11.3")
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
            or (thing.life == life and select.matches(game, thing, specs[key].filter, ctx))
        ]
    return any(ctx.targets.values())


@rule("4.9.3-1")
def _move(game: Duel, item: Item) -> Flow[None]:
    """Move the unit, if it still stands where it stood when the move was announced.

    It does not matter whether it is frozen by now, or whether the player's own unit has come to the
    square.
    """
    yield from ()
    assert item.card is not None and item.place is not None
    if item.card.place is item.origin:
        _arrive(game, item.card, item.controller, item.place)
    else:
        game.log.add("resolve_end", item=item.oid, card=item.card, why="fizzled")


@rule("3.8.2-6", "4.9.3-2")
def _arrive(game: Duel, card: Card, seat: Seat, to: Place) -> None:
    """Put the unit on its new square, released; now it has moved."""
    put(game, card, to)
    happen(game, "moved", card=card, player=seat)
    game.this_turn.done.add(("moved", seat))


@rule("3.8.2-3")
def _make_plan(game: Duel, item: Item) -> Flow[None]:
    """Turn the top card of the deck face up."""
    yield from ()
    turn_up(game, item.controller)


@rule("3.8.2-4")
def _renew_plan(game: Duel, item: Item) -> Flow[None]:
    """Put the plan into the graveyard and, if there was one, turn the next card face up."""
    yield from ()
    card = plan(game, item.controller)
    if card is not None:
        put(game, card, HOME[("graveyard", item.controller)])
        turn_up(game, item.controller)


@rule("2.23.3-6")
def turn_up(game: Duel, seat: Seat) -> None:
    """Turn the top card of a deck face up, unless it is the plan already."""
    if game.decks[seat] and plan(game, seat) is None:
        card = game.decks[seat][0]
        card.face = "up"
        game.log.add("flipped", card=card, face="up", player=seat)
        if game.heard:
            happen(game, "plan", card=card, player=seat)


@rule("3.12.4", "3.12.4-1", "3.12.4-2", "3.13.4")
def _battle_damage(game: Duel, item: Item) -> Flow[None]:
    """Deal all of it at once, as much as was settled when it was stacked (3.12.4-1).

    A unit that has left the squares takes none; one that went to another square still does (3.12.4-2).
    """
    yield from ()
    with game.log.together():
        for card, life, many in item.amounts:
            if in_play(game, card, life):
                card.damage += many
                game.log.add("damage", card=card, amount=many, item=item.oid)
                if game.heard:
                    happen(game, "damage", card=card, amount=many, player=card.controller, name="battle")


HOW: dict[str, Callable[[Duel, Item], Flow[None]]] = {
    "card": _spell,
    "ability": _ability,
    "move": _move,
    "plan": _make_plan,
    "renew": _renew_plan,
    "battle-damage": _battle_damage,
}
