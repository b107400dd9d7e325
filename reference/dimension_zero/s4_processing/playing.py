"""4.7: playing cards."""

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import payable, purse
from reference.dimension_zero.s2_definitions.card_data import use_cost
from reference.dimension_zero.s2_definitions.classes import choose_square, open_bases, open_squares
from reference.dimension_zero.s2_definitions.moving import put
from reference.dimension_zero.s2_definitions.zones import STACK
from reference.dimension_zero.s4_processing import payment
from reference.dimension_zero.s4_processing.targets import choose_targets, has_targets
from reference.dimension_zero.state import Duel, Item
from reference.kernel.abilities import effects
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule("4.7.2-5", also=("2.20.1-2", "2.20.2-2", "2.20.3-2", "4.11.3"))
def can_play(game: Duel, seat: Seat, card: Card) -> bool:
    """Tell whether a card can be played: it can be paid for, and there is a square for it, or targets."""
    have = purse(game, seat)
    if not payable(game, have, use_cost(game, card)) or effects.forbidden(game, "play", seat):
        return False
    kind = card.printed.type[0]
    if kind == "unit":
        return bool(open_squares(game, seat))
    if kind == "base":
        return bool(open_bases(game, seat))
    return all(has_targets(game, ability, context(seat, card, ability)) for ability in spells(card))


def spells(card: Card) -> list[Ability]:
    """Find what a strategy does when it resolves."""
    return [ability for ability in card.abilities if ability.kind == "spell"]


@rule("4.7.2-1", also=("4.1.1", "4.7.1", "4.7.2-3", "4.7.2-9", "2.21.1"))
def play(game: Duel, seat: Seat, option: Option) -> Flow[None]:
    """Play a card: announce it, choose, put it on the stack, choose targets and pay; then it is played."""
    card = game.cards[str(option.card)]
    ability = next(iter(spells(card)), None)
    ctx = context(seat, card, ability)
    where = yield from choose_square(game, seat, card)
    if ability is not None:
        yield from choose_modes(game, seat, ability, ctx)
    origin = card.place
    cost = use_cost(game, card)
    put(game, card, STACK, name="play", face="up")
    card.controller = seat
    item = Item(game.oid("spell"), "card", seat, card, place=where, origin=origin, ctx=ctx)
    ctx.item = item.oid
    game.pile.append(item)
    game.log.add("announced", item=item.oid, card=card, name="card", player=seat)
    if ability is not None:
        yield from choose_targets(game, seat, ability, ctx)
    yield from payment.pay(game, seat, cost, item.oid)
    game.this_turn.done.add(("played", seat))
    game.log.add("played", item=item.oid, card=card, player=seat)
    happen(game, "played", card=card, player=seat, origin=origin)


@rule("4.7.2-2")
def choose_modes(game: Duel, seat: Seat, ability: Ability, ctx: Context) -> Flow[None]:
    """Ask as a spell or ability is announced which of several effects to use."""
    if not ability.modes:
        return
    many = ability.choose_modes
    options = [Option(value=mode.id) for mode in ability.modes]
    picked = yield from ask.some(game, seat, "mode", options, many, many, about=ctx.item)
    ctx.modes = tuple(str(option.value) for option in picked)


def context(seat: Seat, card: Card, ability: Ability | None) -> Context:
    """Say for whom and from which card an ability acts."""
    return Context(controller=seat, source=card, ability=ability)
