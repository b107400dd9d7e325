"""604: static abilities, and those among them that do something once."""

from collections.abc import Sequence
from typing import Any

from duelproof.port import OTHER, SEATS, Cause, Option, Seat
from duelproof.port.abilities import LoseGame, WinGame
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.winning_and_losing import may_lose, may_win
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import lasts
from reference.kernel.abilities import effects, select
from reference.kernel.abilities.perform import perform
from reference.kernel.abilities.standing import gathered
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("604.4", also=("604.4a", "604.4b"), edition="s-max")
def act_once(game: DMGame) -> Flow[bool]:
    """Do what a static ability does once as soon as its condition is met, in the midst of what goes on.

    The turn player's come first, and each player says which of his own is next. One that changes nothing does
    not keep the others from their turn. While one acts none else begins.

    Returns:
        Whether anything was changed: then all conditions are looked at again.
    """
    vain: list[Context] = []
    while not game.acting and (due := due_once(game, vain)):
        ctx = yield from _next(game, due)
        before = _all_cards(game)
        yield from _act(game, ctx)
        if _all_cards(game) != before:
            return True
        vain.append(ctx)
    return False


@rule("604.4", also=("604.4a",), edition="s-max")
def due_once(game: DMGame, vain: Sequence[Context] = ()) -> list[Context]:
    """List the static abilities that do something once and whose condition is met, oldest first.

    Where several cards of a player say the same, and not of themselves, it is said once.
    """
    if not game.edition.static_once:
        return []
    done = {_key(ctx) for ctx in vain}
    found: dict[tuple[Thing | None, int], Context] = {}
    for kind, about in list(gathered(game)):
        for force in () if lasts(kind) else effects.statics(game, kind, about):
            card, ability = force.ctx.source, force.ctx.ability
            assert card is not None and ability is not None
            if _key(force.ctx) not in done:
                found.setdefault(_key(force.ctx), Context.of(card, ability))
    return list(found.values())


def _key(ctx: Context) -> tuple[Thing | None, int]:
    """Tell apart the abilities of one card, and the cards that share an ability that speaks of its card."""
    assert ctx.ability is not None
    of_itself = "self" in select.selections_of(ctx.ability.effect)
    return ctx.source if of_itself else ctx.controller, id(ctx.ability)


@rule("604.4b", edition="s-max")
def _next(game: DMGame, due: list[Context]) -> Flow[Context]:
    """The turn player's come before the other player's; each player chooses among his own."""
    first = game.active if any(ctx.controller == game.active for ctx in due) else OTHER[game.active]
    mine = [ctx for ctx in due if ctx.controller == first]
    options = [_option(ctx) for ctx in mine]
    picked = yield from ask.one(game, first, "choose", options, part="static")
    return mine[options.index(picked)]


def _option(ctx: Context) -> Option:
    """Make the option to have an ability act next."""
    assert ctx.source is not None and ctx.ability is not None
    return Option(card=ctx.source.ref, way=ctx.ability.id)


@rule("604.4a", also=("604.4",), edition="s-max")
def _act(game: DMGame, ctx: Context) -> Flow[None]:
    """Carry out what is done once; what lasts of the same ability is in force already."""
    assert ctx.source is not None and ctx.ability is not None
    once = tuple(instr for instr in ctx.ability.effect if not lasts(type(instr)))
    game.acting = True
    try:
        with game.log.caused(Cause(by="effect", source=ctx.source.ref, player=ctx.controller)):
            yield from perform(game, once, ctx)
    finally:
        game.acting = False


def _all_cards(game: DMGame) -> list[tuple[Any, ...]]:
    """Note where all cards are, and how they lie there."""
    return [(card.place, card.life, card.turned, card.reversed, card.host) for card in game.cards.values()]


@rule("604.4", edition="s-max")
def ended_by_effects(game: DMGame) -> tuple[list[Seat], list[Seat]]:
    """Static abilities make players win and lose as soon as their condition is true."""
    winning = {select.player(game, each.instr.who, each.ctx) for each in effects.statics(game, WinGame)}
    losing = {
        seat
        for each in effects.statics(game, LoseGame)
        for seat in select.players(game, each.instr.who, each.ctx)
    }
    return (
        [seat for seat in SEATS if seat in winning and may_win(game, seat)],
        [seat for seat in SEATS if seat in losing and may_lose(game, seat)],
    )
