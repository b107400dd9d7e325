"""4.7: playing cards."""

from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from copy import copy
from functools import partial, reduce

import msgspec

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability, ChooseNumber
from duelproof.port.abilities import Cost as Part
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import (
    NO_LETTERS,
    can_stand,
    choose_letters,
    cost_of,
    energy_in,
)
from reference.dimension_zero.s2_definitions.card_data import (
    count_letters,
    has_set_cost,
    is_of_class,
    use_cost,
    use_cost_with,
)
from reference.dimension_zero.s2_definitions.classes import choose_square, open_bases, open_squares
from reference.dimension_zero.s2_definitions.moving import left_behind, put
from reference.dimension_zero.s2_definitions.zones import STACK
from reference.dimension_zero.s4_processing import costs
from reference.dimension_zero.s4_processing.continuous_effects import as_if_there
from reference.dimension_zero.s4_processing.targets import (
    choose_shares,
    choose_targets,
    has_targets,
    possible_modes,
    with_modes,
)
from reference.dimension_zero.s5_keywords import interlock
from reference.dimension_zero.s5_keywords.call import (
    callers_needed,
    choose_callers,
    payable_with_calls,
)
from reference.dimension_zero.s5_keywords.groundwork import lessened
from reference.dimension_zero.s5_keywords.headlong import stops_play
from reference.dimension_zero.s5_keywords.special_plays import USUAL, Way, choose_square_of, way_named, ways
from reference.dimension_zero.state import Cost, Duel, Item
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
    parts = parts_of(game, card, way)
    cost = energy_for(game, seat, card, way, parts)
    if not payable_with_calls(game, seat, card, cost):
        return False
    if parts:
        calls = callers_needed(game, seat, card, cost)
        if not costs.payable_beside(game, seat, card, parts, context(seat, card, None), calls):
            return False
    if effects.forbidden(game, "play", seat) or effects.forbidden(game, "play", card):
        return False
    if is_of_class(game, card, "unit"):
        return bool(way.squares if way is not None and way.squares else open_squares(game, seat))
    if is_of_class(game, card, "base"):
        return bool(open_bases(game, seat))
    return _can_aim(game, seat, card, text_of(game, seat, card), way, parts)


@rule("4.7.2-4", also=("4.7.2-3",))
def parts_of(game: Duel, card: Card, way: Way | None) -> tuple[Part, ...]:
    """Find the parts of a cost that are paid to play a card so, beside the energy of its use cost."""
    return (*(way.parts if way is not None else ()), *costs.added(game, card))


@rule("4.7.2-4", also=("4.7.2-3", "4.7.2-7"))
def energy_for(
    game: Duel,
    seat: Seat,
    card: Card,
    way: Way | None,
    parts: Sequence[Part],
    letters: Mapping[str, int] = NO_LETTERS,
) -> Cost:
    """Find the energy that a card costs: its use cost or what is paid instead, and what is paid on top."""
    if way is not None and way.cost is not None:
        usual = cost_of(way.symbols, letters)
    elif letters:
        usual = use_cost_with(game, card, letters)
    else:
        usual = use_cost(game, card)
    energy, more = lessened(game, seat, card, usual), energy_in(parts)
    if more:
        energy += cost_of(more, letters)
    return energy


@rule("4.7.2-1", also=("3.8.2-1",))
def plays(game: Duel, seat: Seat, card: Card) -> list[Option]:
    """List the ways in which a player may play a card now, the usual one first."""
    possible = [way for way in (None, *ways(game, seat, card)) if can_play(game, seat, card, way)]
    return _as_named(card, possible)


def _as_named(card: Card, possible: Sequence[Way | None]) -> list[Option]:
    """Offer ways to play a card by their names; the usual one has a name only beside others."""
    usual = USUAL if len(possible) > 1 else None
    return [Option(verb="play", card=card.ref, way=usual if way is None else way.name) for way in possible]


@rule("4.11.3", also=("1.2.3-3",))
def _can_aim(
    game: Duel, seat: Seat, card: Card, ability: Ability | None, way: Way | None, parts: Sequence[Part]
) -> bool:
    """Tell whether there are targets for a strategy, whatever the letters in its cost may stand for."""
    return can_stand(
        letters_for(game, card, way, parts),
        partial(_can_pay_with, game, seat, card, way, parts),
        partial(fit_targets, game, context(seat, card, ability)),
    )


@rule("4.7.2-3", also=("1.2.3-3",))
def _can_pay_with(
    game: Duel, seat: Seat, card: Card, way: Way | None, parts: Sequence[Part], letters: Mapping[str, int]
) -> bool:
    """Tell whether a cost can be paid, as effects change it, if the letters in it stand for these numbers."""
    energy = energy_for(game, seat, card, way, parts, letters)
    return payable_with_calls(game, seat, card, energy) and costs.payable_beside(
        game,
        seat,
        card,
        parts,
        Context(controller=seat, source=card, numbers={**letters}),
        callers_needed(game, seat, card, energy),
    )


@rule("4.7.2-3", also=("1.2.3-3", "4.11.3"))
def fit_targets(game: Duel, ctx: Context, letters: Mapping[str, int]) -> bool:
    """Tell whether an ability allows the numbers that letters would stand for, and has targets for them.

    The targets of a spell are chosen when its card is on the stack, no longer where it is played from.
    """
    ability, card = ctx.ability, ctx.source
    if ability is None:
        return True
    assert card is not None
    supposed = copy(ctx)
    supposed.numbers = {**letters}
    said = [each for each in ability.as_played if isinstance(each, ChooseNumber)]
    allowed = all(
        select.in_range(game, letters[each.key], each.range, supposed) for each in said if each.key in letters
    )
    with as_if_there(game, card, STACK) if ability.kind == "spell" else nullcontext():
        return allowed and has_targets(game, ability, supposed)


@rule("4.7.2-3", also=("1.2.3-3",))
def letters_for(game: Duel, card: Card, way: Way | None, parts: Sequence[Part]) -> list[str]:
    """List the letters in what is paid to play a card; a use cost that an effect has set has none."""
    if way is not None and way.cost is not None:
        return costs.letters_asked(parts, way.symbols)
    return costs.letters_asked(parts, NO_LETTERS if has_set_cost(game, card) else card.printed.symbols)


def spells(card: Card) -> list[Ability]:
    """Find what a strategy does when it resolves."""
    return [ability for ability in card.abilities if ability.kind == "spell"]


@rule("4.2.3", also=("5.12.2",))
def text_of(game: Duel, seat: Seat, card: Card) -> Ability | None:
    """Join what a strategy does when it resolves, with the interlocks that are fulfilled as it is played."""
    said = [
        each
        for each in spells(card)
        if each.keyword != interlock.NAME or interlock.is_fulfilled(game, seat, each)
    ]
    return reduce(_with, said) if said else None


@rule("4.2.3")
def _with(text: Ability, more: Ability) -> Ability:
    """Add another text of a strategy to one: it does what both say."""
    return msgspec.structs.replace(
        text,
        modes=text.modes + more.modes,
        as_played=text.as_played + more.as_played,
        targets=text.targets + more.targets,
        effect=text.effect + more.effect,
    )


@rule("4.7.2-1", also=("4.1.1", "4.7.1", "4.7.2-3", "4.7.2-7", "2.21.1", "2.23.9", "2.23.9-1"))
@rule(
    "4.7.2-9", also=("4.7.2-4", "4.7.2-7", "2.23.9-2", "2.23.1-2", "2.23.4", "2.23.4-1", "2.23.1", "2.1.4-1")
)
def play(game: Duel, seat: Seat, option: Option) -> Flow[None]:
    """Play a card: announce it, choose, put it on the stack, choose targets and pay; then it is played."""
    card = game.cards[str(option.card)]
    ability = text_of(game, seat, card)
    ctx, way = context(seat, card, ability), way_named(game, seat, card, option.way)
    caller: tuple[Card, int] | None = None
    if way is None or not way.squares:
        where = yield from choose_square(game, seat, card)
    else:
        where, caller = yield from choose_square_of(game, seat, card, way)
    origin = left_behind(game, card)
    if ability is not None:
        ability = yield from choose_modes(game, seat, ability, ctx)
    cost, given = yield from _settle_costs(game, seat, card, way, ctx)
    put(game, card, STACK, name="play")
    if way is None or way.cost is None:
        count_letters(card, ctx.numbers)
    card.controller = seat
    ctx.item = game.oid("spell")
    item = Item(ctx.item, "card", seat, card, where, origin, ctx, way=option.way, caller=caller)
    put_on_stack(game, item)
    if ability is not None:
        yield from choose_targets(game, seat, ability, ctx)
        yield from choose_shares(game, seat, ability, ctx)
    yield from costs.pay_given(game, seat, cost, given, ctx)
    game.log.add("played", item=item.oid, card=card, player=seat)
    game.this_turn.done |= {("played", seat)}
    happen(game, "played", card=card, player=seat, origin=origin)


@rule("4.7.2-3", also=("4.3.3", "2.23.9-1"))
def put_on_stack(game: Duel, item: Item) -> None:
    """Put what has been announced on top of the stack."""
    game.pile += [item]
    game.log.add("announced", item=item.oid, card=item.card, name=item.kind, player=item.controller)


@rule("4.7.2-3", also=("4.7.2-4", "4.7.2-7", "1.2.3-3"))
def _settle_costs(
    game: Duel, seat: Seat, card: Card, way: Way | None, ctx: Context
) -> Flow[tuple[Cost, costs.Given]]:
    """Settle what a card costs as it is announced.

    Its player says which additional costs are paid, what the letters stand for, and which cards are given.
    """
    energy, parts = energy_for(game, seat, card, way, ()), parts_of(game, card, way)
    parts = yield from costs.choose_additional(game, seat, card, energy, parts, ctx)
    ctx.numbers |= yield from choose_letters(
        game,
        seat,
        letters_for(game, card, way, parts),
        partial(_can_pay_with, game, seat, card, way, parts),
        partial(fit_targets, game, ctx),
        card.ref,
    )
    cost = energy_for(game, seat, card, way, parts, ctx.numbers)
    given = yield from costs.choose_given(
        game, seat, card, parts, ctx, callers_needed(game, seat, card, cost)
    )
    called, cost = yield from choose_callers(game, seat, card, cost, given.cards)
    given.frozen += called
    return cost, given


@rule("4.7.2-2", also=("4.7.2-5", "4.9.2-4"))
def choose_modes(game: Duel, seat: Seat, ability: Ability, ctx: Context) -> Flow[Ability]:
    """Ask which of several effects to use, if it has several: one that needs targets only if there are.

    Returns:
        The ability as it is then, with the effects that were chosen and no other.
    """
    if ability.modes:
        options = [Option(value=mode.id) for mode in possible_modes(game, ability, ctx)]
        picked = yield from ask.some(
            game, seat, "mode", options, ability.choose_modes, ability.choose_modes, about=ctx.item
        )
        ctx.modes += tuple(str(option.value) for option in picked)
        ctx.ability = ability = with_modes(ability, ctx.modes)
    return ability


def context(seat: Seat, card: Card, ability: Ability | None, item: str | None = None) -> Context:
    """Say for whom and from which card an ability acts, and what it will be on the stack."""
    return Context(controller=seat, source=card, ability=ability, item=item)
