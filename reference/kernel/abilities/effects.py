"""Effects that last, what is in force now, and whom it affects."""

from typing import Any

from duelproof.port import Seat
from duelproof.port.abilities import Forbid, Gain, LoseAbilities, Permit, Require, Unaffected
from duelproof.port.selections import Cond
from reference.kernel.abilities import index, select
from reference.kernel.abilities.standing import (
    Force,
    Lasting,
    gathered,
    may_be,
    put_in_force,
    reaches,
    take_out_of_force,
)
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing, life_of
from reference.kernel.game import Game


def begin(
    game: Game,
    instr: Any,
    ctx: Context,
    things: list[Thing],
    until: str,
    value: Any = None,
    *,
    open: bool = False,
) -> Lasting:
    """Put an effect in force: on these things or, where it is ``open``, on whatever it speaks of by then."""
    lasting = Lasting(
        oid=game.oid("effect"),
        instr=instr,
        ctx=ctx,
        things=[(thing, life_of(thing)) for thing in things],
        until=until,
        value=value,
        stamp=game.tick(),
        open=open,
    )
    put_in_force(game, lasting)
    game.log.add("effect_start", item=lasting.oid, name=until)
    return lasting


def end(game: Game, *until: str, seat: Seat | None = None) -> bool:
    """End the effects that last until one of these moments (only this player's, if one is named).

    Returns:
        Whether anything ended.
    """
    ending = [
        lasting
        for lasting in game.lasting
        if lasting.until in until and (seat is None or lasting.ctx.controller == seat)
    ]
    for lasting in ending:
        remove(game, lasting)
        game.log.add("effect_end", item=lasting.oid, name=lasting.until)
    return bool(ending)


def remove(game: Game, lasting: Lasting) -> None:
    """Take an effect out of force."""
    take_out_of_force(game, lasting)
    game.tick()


def release(game: Game, thing: Thing) -> None:
    """End for this card or player the effects on it that do not last for the whole game."""
    for lasting in [each for each in game.lasting if each.until != "game" and each.touches(thing)]:
        lasting.things = [pair for pair in lasting.things if pair[0] is not thing]
        if lasting.things:
            game.tick()
        else:
            remove(game, lasting)
            game.log.add("effect_end", item=lasting.oid, name=lasting.until)


def statics(game: Game, kind: type[Any], about: str = "") -> list[Force]:
    """Find the instructions of a kind in static abilities that work now, oldest first."""
    return [force for force in forces(game, kind, about) if force.lasting is None]


def forces(game: Game, kind: type[Any], about: str = "", upon: Card | None = None) -> list[Force]:
    """Find the instructions of a kind in force, oldest first: all, or those that may affect a card."""
    return [
        force
        for force in gathered(game).get((kind, about), ())
        if (upon is None or reaches(force, upon)) and (force.lasting is not None or _acts(game, force))
    ]


def _acts(game: Game, force: Force) -> bool:
    """Tell whether a static ability acts now: its condition holds, and its card still has it."""
    ctx, card, ability = force.ctx, force.ctx.source, force.ctx.ability
    assert card is not None and ability is not None
    ctx.controller = card.controller  # it may have changed hands where it lies
    if force.life is not None and (card.life != force.life or not select.works(game, card, ability)):
        return False
    if force.giver is not None and not _is_given(game, force, force.giver):
        return False
    if ability.needs is not None and not _is_met(game, ability.needs, force):
        return False
    if type(force.instr) in (Gain, LoseAbilities) or game.layer < game.book.layers.of.get("abilities", 0):
        return True
    may_be_lost = force.life is not None or force.giver is not None or may_be(game, LoseAbilities, "", card)
    return not may_be_lost or ability in game.now.abilities(game, card)


def _is_given(game: Game, force: Force, giver: Force) -> bool:
    """Tell whether the card of a static ability has it from another effect now, and it works there."""
    card, ability = force.ctx.source, force.ctx.ability
    assert card is not None and ability is not None
    if force.asked or not select.works(game, card, ability):
        return False
    force.asked = True
    try:
        acts = giver.lasting is not None or _acts(game, giver)
        return acts and reaches(giver, card) and touches(game, giver, card)
    finally:
        force.asked = False


def _is_met(game: Game, needs: Cond, force: Force) -> bool:
    """Tell whether the condition of a static ability holds; what it does itself does not count for that."""
    if force.asked:
        return False
    force.asked = True
    try:
        return select.holds(game, needs, force.ctx)
    finally:
        force.asked = False


def touches(game: Game, force: Force, thing: Thing) -> bool:
    """Tell whether an instruction in force affects a thing."""
    if not _is_upon(game, force, thing):
        return False
    return type(force.instr) is Unaffected or not unaffected(game, thing, force.ctx)


def _is_upon(game: Game, force: Force, thing: Thing) -> bool:
    """Tell whether an instruction in force names a thing, which may still be unaffected by it."""
    if force.lasting is not None and not force.lasting.open:
        return force.lasting.touches(thing)
    if isinstance(thing, str) and force.who is not None:
        return thing in select.players(game, force.who, force.ctx)
    return force.what is not None and select.covers(game, force.what, thing, force.ctx)


def unaffected(game: Game, thing: Thing, by: Context) -> bool:
    """Tell whether a card is unaffected by what the card and player of a context do."""
    return isinstance(thing, Card) and any(
        _keeps_off(game, force, by)
        for force in forces(game, Unaffected, "", thing)
        if _is_upon(game, force, thing)
    )


def _keeps_off(game: Game, force: Force, by: Context) -> bool:
    """Tell whether a card and player are among those whose effects a thing is unaffected by."""
    whose, wanted = force.instr.by_player, force.instr.by
    if whose is not None and by.controller not in select.players(game, whose, force.ctx):
        return False
    if wanted is None or by.source is None:
        return wanted is None
    among = select.matches if wanted.zones else select.fits
    return among(game, by.source, wanted, force.ctx)


@index.if_any_in_force
def upon(game: Game, thing: Thing, kind: type[Any], about: str) -> list[tuple[Any, Any]]:
    """List the instructions of a kind that affect a thing, oldest first, with their amounts where fixed."""
    card = thing if isinstance(thing, Card) else None
    return [
        (force.instr, force.value) for force in forces(game, kind, about, card) if touches(game, force, thing)
    ]


def changes(game: Game, kind: type[Any], about: str = "") -> bool:
    """Tell whether any instruction of a kind (about a trait or action) is in force, whatever it affects."""
    return (kind, about) in (gathered(game) if game.in_force is None else game.in_force)


@index.if_any(Forbid)
def forbidden(game: Game, action: str, thing: Thing) -> bool:
    """Tell whether an effect says that the card or player cannot do this."""
    return bool(upon(game, thing, Forbid, action)) and not game.book.disregards(game, action, thing)


@index.if_any(Permit)
def permitted(game: Game, action: str, thing: Thing) -> bool:
    """Tell whether an effect permits the card or player what the rules do not, and none forbids it."""
    return bool(upon(game, thing, Permit, action)) and not forbidden(game, action, thing)


@index.if_any(Require)
def required(game: Game, action: str, thing: Thing) -> bool:
    """Tell whether an effect says that the card must do this if it can."""
    return bool(upon(game, thing, Require, action))
