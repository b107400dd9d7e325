"""4.7: playing cards."""

from collections.abc import Mapping
from functools import partial

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability, ChooseNumber
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import choose_letters, letters_in, numbers_for, payable, purse
from reference.dimension_zero.s2_definitions.card_data import (
    has_set_cost,
    is_of_class,
    use_cost,
    use_cost_with,
)
from reference.dimension_zero.s2_definitions.classes import choose_square, open_bases, open_squares
from reference.dimension_zero.s2_definitions.moving import left_behind, put
from reference.dimension_zero.s2_definitions.zones import STACK
from reference.dimension_zero.s4_processing import costs
from reference.dimension_zero.s4_processing.targets import choose_shares, choose_targets, has_targets
from reference.dimension_zero.s5_keywords import interlock
from reference.dimension_zero.s5_keywords.call import callers, choose_callers, lessened_by
from reference.dimension_zero.s5_keywords.groundwork import lessened
from reference.dimension_zero.s5_keywords.headlong import stops_play
from reference.dimension_zero.s5_keywords.special_plays import USUAL, Way, choose_square_of, way_named, ways
from reference.dimension_zero.state import Duel, Item
from reference.kernel.abilities import effects, select
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow


@rule(
    "4.7.2-5",
    also=("2.20.1-2", "2.20.2-2", "2.20.3-2", "3.8.2-5", "3.8.3-1", "3.8.4-1", "4.11.3"),
)
def can_play(game: Duel, seat: Seat, card: Card, way: Way | None = None) -> bool:
    """Tell whether a card can be played: it can be paid for, and there is a square for it, or targets."""
    if stops_play(game):
        return False
    cost = lessened(game, seat, card, use_cost(game, card) if way is None else way.cost)
    if not payable(game, purse(game, seat), lessened_by(cost, len(callers(game, seat, card)))):
        return False
    if not costs.payable_beside(game, seat, card, costs.added(game, card), context(seat, card, None)):
        return False
    if effects.forbidden(game, "play", seat) or effects.forbidden(game, "play", card):
        return False
    if is_of_class(game, card, "unit"):
        return bool(way.squares if way is not None and way.squares else open_squares(game, seat))
    if is_of_class(game, card, "base"):
        return bool(open_bases(game, seat))
    return all(_can_aim(game, seat, card, ability) for ability in spells(card))


@rule("4.7.2-1", also=("3.8.2-1",))
def plays(game: Duel, seat: Seat, card: Card) -> list[Option]:
    """List the ways in which a player may play a card now; the usual one is named only beside others."""
    others = [way.name for way in ways(game, seat, card) if can_play(game, seat, card, way)]
    usual = Option(verb="play", card=card.ref, way=USUAL if others else None)
    found = [usual] if can_play(game, seat, card) else []
    return found + [Option(verb="play", card=card.ref, way=name) for name in others]


@rule("4.11.3", also=("1.2.3-3",))
def _can_aim(game: Duel, seat: Seat, card: Card, ability: Ability) -> bool:
    """Tell whether there are targets for a strategy, whatever the letters in its cost may stand for."""
    letters = _letters(game, card)
    if not letters:
        return fit_targets(game, seat, card, ability, letters)
    fits = partial(_can_stand, game, seat, card, ability)
    return bool(numbers_for(game, seat, card.printed.symbols, letters, fits))


@rule("4.7.2-3", also=("1.2.3-3",))
def _can_stand(
    game: Duel, seat: Seat, card: Card, ability: Ability | None, letters: Mapping[str, int]
) -> bool:
    """Tell whether letters in a use cost may stand for these numbers: it can be paid as effects change it."""
    cost = use_cost_with(game, card, letters)
    return payable(game, purse(game, seat), cost) and fit_targets(game, seat, card, ability, letters)


@rule("4.7.2-3", also=("1.2.3-3", "4.11.3"))
def fit_targets(
    game: Duel, seat: Seat, card: Card, ability: Ability | None, letters: Mapping[str, int]
) -> bool:
    """Tell whether an ability allows the numbers that letters would stand for, and has targets for them."""
    if ability is None:
        return True
    ctx = context(seat, card, ability)
    ctx.numbers = {**letters}
    said = [each for each in ability.as_played if isinstance(each, ChooseNumber)]
    allowed = all(
        select.in_range(game, letters[each.key], each.range, ctx) for each in said if each.key in letters
    )
    return allowed and has_targets(game, ability, ctx)


@rule("4.7.2-3", also=("1.2.3-3",))
def _letters(game: Duel, card: Card) -> dict[str, int]:
    """Find the letters in a card's use cost; where an effect has put another in its place there is none."""
    return {} if has_set_cost(game, card) else dict.fromkeys(letters_in(card.printed.symbols), 0)


def spells(card: Card) -> list[Ability]:
    """Find what a strategy does when it resolves."""
    return [ability for ability in card.abilities if ability.kind == "spell"]


@rule("4.7.2-1", also=("4.1.1", "4.7.1", "4.7.2-3", "4.7.2-7", "2.21.1", "2.23.9", "2.23.9-1"))
@rule(
    "4.7.2-9", also=("4.7.2-4", "4.7.2-7", "2.23.9-2", "2.23.1-2", "2.23.4", "2.23.4-1", "2.23.1", "2.1.4-1")
)
def play(game: Duel, seat: Seat, option: Option) -> Flow[None]:
    """Play a card: announce it, choose, put it on the stack, choose targets and pay; then it is played."""
    card = game.cards[str(option.card)]
    ability = next(iter(spells(card)), None)
    ctx = context(seat, card, ability)
    way = way_named(game, seat, card, option.way)
    caller: tuple[Card, int] | None = None
    if way is None or not way.squares:
        where = yield from choose_square(game, seat, card)
    else:
        where, caller = yield from choose_square_of(game, seat, card, way)
    if ability is not None:
        yield from choose_modes(game, seat, ability, ctx)
    if _letters(game, card):
        fits = partial(_can_stand, game, seat, card, ability)
        ctx.numbers = yield from choose_letters(game, seat, card.printed.symbols, fits, card.ref)
    origin = left_behind(game, card)
    usual = use_cost_with(game, card, ctx.numbers) if ctx.numbers else use_cost(game, card)
    cost = lessened(game, seat, card, usual if way is None else way.cost)
    called, cost = yield from choose_callers(game, seat, card, cost)
    more = costs.added(game, card)
    interlock.note(game, card, ctx)
    put(game, card, STACK, name="play", face="up")
    card.controller = seat
    item = Item(game.oid("spell"), "card", seat, card, place=where, origin=origin, ctx=ctx)
    item.way, item.caller = option.way, caller
    ctx.item = item.oid
    game.pile.append(item)
    game.log.add("announced", item=item.oid, card=card, name="card", player=seat)
    if ability is not None:
        yield from choose_targets(game, seat, ability, ctx)
        yield from choose_shares(game, seat, ability, ctx)
    yield from costs.pay_all(game, seat, card, cost, more, ctx, called)
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
