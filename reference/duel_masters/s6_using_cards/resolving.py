"""605: resolving abilities and cards."""

from duelproof.port import Cause, Option, Seat
from duelproof.port.abilities import Ability
from reference.duel_masters.editions import rule
from reference.duel_masters.s7_other_rules.showing import shown_by_itself
from reference.duel_masters.s8_special_cards.evolution import put_into_battle
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import select
from reference.kernel.abilities.perform import perform
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow


def cause_of(ctx: Context) -> Cause:
    """Name an ability that is resolved as the cause of what it does."""
    assert ctx.source is not None
    return Cause(by="effect", item=ctx.item, source=ctx.source.ref, player=ctx.controller)


@rule("605.2a", also=("603.4", "605.2c"))
def resolve_ability(game: DMGame, ctx: Context) -> Flow[None]:
    """Look at the condition only now, choose modes, and follow the text in the order written."""
    ability = ctx.ability
    assert ability is not None
    if ability.needs is not None and not select.holds(game, ability.needs, ctx):
        return
    if not (yield from _is_wanted(game, ctx, ability)):
        return
    if not ctx.modes:
        yield from _choose_modes(game, ctx)
    settled, game.read = game.read, {}
    try:
        with shown_by_itself(game):
            for mode in ability.modes:
                if mode.id in ctx.modes:
                    yield from perform(game, mode.effect, ctx)
            yield from perform(game, ability.effect, ctx)
    finally:
        game.read = settled


def _is_wanted(game: DMGame, ctx: Context, ability: Ability) -> Flow[bool]:
    """Ask the player of an ability that says "may"."""
    return not ability.may or (yield from ask.may(game, ctx.controller, about=ctx.item))


@rule("605.2a", also=("700.2a", "700.2b", "700.2c"), edition="s-max")
@rule("605.2a", also=("700.2c",), edition="1.13")
def _choose_modes(game: DMGame, ctx: Context) -> Flow[None]:
    """Choose what an ability does of the things that it names; it may say that another player does so."""
    ability = ctx.ability
    assert ability is not None
    chooser, many = select.player(game, ability.modes_by, ctx), ability.choose_modes
    options = [Option(value=mode.id) for mode in ability.modes]
    picked = yield from ask.some(game, chooser, "mode", options, many, many, about=ctx.item)
    ctx.modes = tuple(str(option.value) for option in picked)


@rule("601.1f", also=("700.2a", "700.2c"), edition="1.13")
def choose_as_used(game: DMGame, about: list[Context]) -> Flow[None]:
    """Choose the modes of a card as it is used, if they are not left to be chosen as it is resolved."""
    if game.edition.modes == "as used":
        for ctx in about:
            yield from _choose_modes(game, ctx)


@rule("603.3", also=("603.3a", "700.2b", "700.2c"), edition="1.13")
def choose_as_waiting(game: DMGame) -> Flow[None]:
    """Choose the modes of abilities as their effects begin to wait, the turn player first."""
    if game.edition.modes != "as used":
        return
    undecided = [item for item in game.waiting if not item.ctx.modes]
    for item in sorted(undecided, key=lambda item: item.controller != game.active):
        yield from _choose_modes(game, item.ctx)


@rule("605.3", also=("301.2", "303.2", "308.2", "312.2", "315.2", "701.3a", "701.5a", "701.16a"))
@rule("605.3", also=("701.27a",), edition="s-max")
@rule("605.3", also=("701.26a",), edition="1.13")
def enter(game: DMGame, seat: Seat, card: Card, way: str) -> Flow[None]:
    """A creature, cross gear, field, artifact or tamaseed that is used is put into the battle zone."""
    yield from put_into_battle(game, card, way, user=seat)
