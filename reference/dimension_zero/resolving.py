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
    """4.9.1, 2.23.9-3: both passed, so the top of the stack resolves."""
    item = game.pile.pop()
    if game.log.wanted:
        yield from _told(game, item)
    else:
        yield from HOW[item.kind](game, item)
    game.dirty = True
    ending.conclude(game, "effect")
    ending.stop_loops(game)


def _told(game: Duel, item: Item) -> Flow[None]:
    """Resolve something and say so."""
    game.log.add("resolve_start", item=item.oid, card=item.card, player=item.controller)
    source = item.card.ref if item.card is not None else None
    cause = Cause(by="effect", item=item.oid, source=source, player=item.controller)
    with game.log.caused(cause):
        yield from HOW[item.kind](game, item)
    game.log.add("resolve_end", item=item.oid, card=item.card, player=item.controller)


@rule("4.1.3", "2.20.1-3", "2.20.2-3", "2.20.3-3", "4.9.2-8")
def _spell(game: Duel, item: Item) -> Flow[None]:
    """4.1.3, 4.9.2-8: a unit or base comes to its square; a strategy acts and goes to the graveyard.

    2.20.1-3, 2.20.2-3: units arrive frozen, bases released, controlled by who played them.
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
    """5.1.2: a unit with swift arrival that was played comes released instead of frozen."""
    return effects.keyword(game, card, "swift_arrival") is not None


@rule("2.20.3-3", "4.9.2-8")
def _strategy(game: Duel, item: Item, card: Card) -> Flow[None]:
    ctx = item.ctx
    if ctx is not None and ctx.ability is not None:
        yield from _carry_out(game, item, ctx)
    if card.place is STACK:
        to_graveyard(game, [card], "resolved")


def _ability(game: Duel, item: Item) -> Flow[None]:
    assert item.ctx is not None
    yield from _carry_out(game, item, item.ctx)


@rule("4.9.2-1", "4.9.2-3", "4.8.8", "4.10.1")
def _carry_out(game: Duel, item: Item, ctx: Context) -> Flow[None]:
    """4.9.2-3: the text is followed in its order.

    4.9.2-1, 4.10.1: when all its targets have become improper it is negated. 4.8.8: so is a triggered ability
    whose condition no longer holds.
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
    """4.9.2-1: drop the targets that are no longer proper; false if there were some and none is left."""
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
    """4.9.3-1: the move is off if the unit is no longer where it was announced from.

    That it is frozen by now, or that a unit of the same player has come to the square, does not matter.
    """
    yield from ()
    assert item.card is not None and item.place is not None
    if item.card.place is item.origin:
        _arrive(game, item.card, item.controller, item.place)
    else:
        game.log.add("resolve_end", item=item.oid, card=item.card, why="fizzled")


@rule("3.8.2-6", "4.9.3-2")
def _arrive(game: Duel, card: Card, seat: Seat, to: Place) -> None:
    """3.8.2-6, 4.9.3-2: the unit is put there released, and has moved."""
    put(game, card, to)
    happen(game, "moved", card=card, player=seat)
    game.this_turn.done.add(("moved", seat))


@rule("3.8.2-3")
def _make_plan(game: Duel, item: Item) -> Flow[None]:
    """3.8.2-3: the top card of the deck is turned up."""
    yield from ()
    turn_up(game, item.controller)


@rule("3.8.2-4")
def _renew_plan(game: Duel, item: Item) -> Flow[None]:
    """3.8.2-4: the plan goes to the graveyard and, if it did, the next card is turned up."""
    yield from ()
    card = plan(game, item.controller)
    if card is not None:
        put(game, card, HOME[("graveyard", item.controller)])
        turn_up(game, item.controller)


@rule("2.23.3-6")
def turn_up(game: Duel, seat: Seat) -> None:
    """2.23.3-6: the top card of a deck is turned up, unless it is already, being the plan."""
    if game.decks[seat] and plan(game, seat) is None:
        card = game.decks[seat][0]
        card.face = "up"
        game.log.add("flipped", card=card, face="up", player=seat)
        if game.heard:
            happen(game, "plan", card=card, player=seat)


@rule("3.12.4", "3.12.4-1", "3.12.4-2", "3.13.4")
def _battle_damage(game: Duel, item: Item) -> Flow[None]:
    """3.12.4, 3.13.4: all of it is dealt at once, 3.12.4-1: as much as was fixed when it was stacked.

    3.12.4-2: not to a unit that has left the squares; one that went to another square still takes it.
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
