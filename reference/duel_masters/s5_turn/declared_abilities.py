"""506.3, 507.3, 511.1: what triggers there, with the abilities whose use is declared."""

from collections.abc import Sequence

from duelproof.port import OTHER, Option, Seat
from duelproof.port.abilities import Ability
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.golden_rules import may_strike, resolve_waiting
from reference.duel_masters.s4_zones.general import FACE_DOWN
from reference.duel_masters.s5_turn.declarations import ask_to_declare, keep_shown, tell_declared
from reference.duel_masters.s5_turn.main_step import let_use
from reference.duel_masters.s5_turn.taking_part import is_over
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow

Declarable = tuple[Card, Ability, Context]
"""An ability that can be declared, between its card and what it is then about."""


@rule("506.3", also=("506.3c", "506.3e"))
@rule("506.3", also=("505.6a", "507.3", "507.3e", "507.3g", "511.1", "511.1c", "511.1e"), edition="s-max")
@rule("506.3", also=("506.2c", "506.2e", "507.2", "507.2d", "507.2f", "511.1"), edition="1.13")
def trigger_and_resolve(game: DMGame, *happened: Happening) -> Flow[None]:
    """Abilities trigger; each player declares others, the turn player first, and has all effects resolved."""
    for event in happened:
        triggers.happen(game, event.kind, card=event.card, player=event.player, source=event.source)
    yield from _declare_abilities(game, game.active, happened)
    at_once = _triggers_at_once(game, happened)
    if at_once:
        yield from _declare_abilities(game, OTHER[game.active], happened)
    yield from resolve_waiting(game, _active_is_done)
    if not is_over(game):
        if not at_once:
            yield from _declare_abilities(game, OTHER[game.active], happened)
        yield from resolve_waiting(game, is_over)


@rule("511.1a", edition="1.13")
def _triggers_at_once(game: DMGame, happened: Sequence[Happening]) -> bool:
    """By 1.13 what comes while the effects of the end of the turn are resolved has missed it."""
    return game.edition.turn_end_at_once and any(event.kind == "turn_end" for event in happened)


def _active_is_done(game: DMGame) -> bool:
    """Tell whether no effect of the turn player waits, or there is no attack any more."""
    return is_over(game) or all(waiting.controller != game.active for waiting in game.waiting)


@rule("506.3b", also=("506.3d",))
@rule("506.3b", also=("507.3d", "507.3f", "511.1a", "511.1b", "511.1d", "603.2e", "603.2f"), edition="s-max")
@rule("506.3b", also=("506.2b", "506.2d", "507.2c", "507.2e"), edition="1.13")
def _declare_abilities(game: DMGame, seat: Seat, happened: Sequence[Happening]) -> Flow[None]:
    """A player may declare abilities that what happened would trigger, and whose condition is true now."""
    able = {_option(each): each for each in _declarable(game, seat, happened)}
    picked = yield from ask_to_declare(game, seat, list(able), len(able), None)
    for option, (card, ability, ctx) in able.items():
        if option in picked:
            tell_declared(game, seat, card, ability.id)
            triggers.wait(game, ability, card, ctx)
            keep_shown(card, ability)


def _option(each: Declarable) -> Option:
    """Return the option to declare an ability."""
    card, ability, _ = each
    return Option(verb="declare", card=card.ref, way=ability.id)


@rule("506.3d")
@rule("506.3d", also=("507.3f", "511.1d"), edition="s-max")
@rule("506.3d", also=("506.2d", "507.2e"), edition="1.13")
def _declarable(game: DMGame, seat: Seat, happened: Sequence[Happening]) -> list[Declarable]:
    """Find the abilities that a player can declare as things are now, whatever they were as it happened."""
    game.declaring = seat
    found = [
        heard
        for event in happened
        for heard in triggers.listening(
            game, event.kind, {"card": event.card, "player": event.player, "source": event.source}
        )
        if triggers.is_met(game, heard[1], heard[2])
    ]
    game.declaring = None
    return found + _ninja_strikes(game, seat, happened)


@rule("506.3b", also=("110.4d",))
@rule("506.3b", also=("112.3c",), edition="s-max")
@rule("506.3b", also=("112.3b", "112.3c"), edition="1.13")
def _ninja_strikes(game: DMGame, seat: Seat, happened: Sequence[Happening]) -> list[Declarable]:
    """Find the Ninja Strikes of usable cards as a creature of the opponent has attacked or blocked."""
    found: list[Declarable] = []
    for event in happened:
        if event.kind in ("attack", "block") and event.player != seat:
            for card in (*game.hand(seat), *let_use(game, seat)):
                for ability in now.keywords(game, card, "ninja-strike"):
                    if game.edition.early_ninjas or may_strike(game, card, ability):
                        found.append((card, ability, Context.of(card, ability, event)))
    return found


@rule("506.3b")
@rule("506.3b", also=("511.1a", "603.2e"), edition="s-max")
def may_trigger(game: DMGame, ability: Ability, ctx: Context) -> bool:
    """An ability that works where not everybody sees its card triggers only as its player declares it."""
    hidden = not FACE_DOWN.isdisjoint(ability.zones)
    return not hidden if game.declaring is None else hidden and game.declaring == ctx.controller
