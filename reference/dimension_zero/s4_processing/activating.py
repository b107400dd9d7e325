"""4.3: activated abilities, those of cards and those of the rules."""

from collections.abc import Collection, Mapping, Sequence
from functools import partial

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability
from reference.dimension_zero import index
from reference.dimension_zero.editions import rule
from reference.dimension_zero.s1_principles import (
    NO_LETTERS,
    can_stand,
    choose_letters,
    cost_of,
    energy_in,
    payable,
    purse,
    purse_beside,
)
from reference.dimension_zero.s4_processing import costs, payment
from reference.dimension_zero.s4_processing.playing import choose_modes, context, fit_targets, put_on_stack
from reference.dimension_zero.s4_processing.targets import choose_shares, choose_targets
from reference.dimension_zero.state import Cost, Duel, Item
from reference.kernel.abilities import effects, now, select
from reference.kernel.abilities.triggers import happen
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course.sight import tell
from reference.kernel.flow import Flow


@rule("4.3.4", also=("3.8.2-2", "3.8.3-2", "3.8.4-2"))
def activations(game: Duel, seat: Seat, timing: frozenset[str]) -> list[Option]:
    """List the abilities that a player may activate now: those of cards they may use, at their timing.

    One that a card has been given twice is listed once: it is the same whichever of both is activated.
    """
    usable = [
        Option(verb="activate", card=card.ref, value=ability.id)
        for card in _cards(game)
        if _may_use(game, seat, card)
        for ability in now.abilities(game, card)
        if ability.timing in timing
        and select.works(game, card, ability)
        and _can_activate(game, seat, card, ability)
    ]
    return list(dict.fromkeys(usable))


@rule("4.3.2")
def _may_use(game: Duel, seat: Seat, card: Card) -> bool:
    """Tell whether a player may activate what a card has: its controller, or another if it says so."""
    return card.controller == seat or effects.permitted(game, "be_activated", card)


@index.among_activators
def _cards(game: Duel) -> Collection[Card]:
    """List the cards that may have abilities."""
    return game.cards.values()


@rule("4.3.1", also=("1.1.1", "2.26.1-1"))
def _can_activate(game: Duel, seat: Seat, card: Card, ability: Ability) -> bool:
    """Tell whether the whole cost of an ability can be paid, it has targets, and its text allows it now."""
    return (
        (ability.limit is None or _uses(game, card, ability) < ability.limit.n)
        and (ability.needs is None or select.holds(game, ability.needs, context(seat, card, ability)))
        and can_pay(game, seat, card, ability)
        and _has_aims(game, seat, card, ability)
    )


@rule("4.3.1", also=("4.8.4-5", "2.26.1-1"))
def can_pay(
    game: Duel, seat: Seat, card: Card, ability: Ability, letters: Mapping[str, int] = NO_LETTERS
) -> bool:
    """Tell whether a player can pay the whole cost of an ability, if its letters stand for these numbers.

    A card that is frozen itself for its ability does not pay energy, too.
    """
    energy = cost_of(energy_in(ability.cost), letters)
    freezes_itself = any(part.kind == "exhaust_self" for part in ability.cost)
    have = purse_beside(game, seat, card) if freezes_itself else purse(game, seat)
    return payable(game, have, energy) and costs.payable_beside(
        game,
        seat,
        card,
        ability.cost,
        Context(controller=seat, source=card, ability=ability, numbers={**letters}),
    )


@rule("4.3.1", also=("1.2.3-3",))
def _has_aims(game: Duel, seat: Seat, card: Card, ability: Ability) -> bool:
    """Tell whether there are targets for an ability, whatever the letters in its cost may stand for."""
    return can_stand(
        costs.letters_asked(ability.cost),
        partial(can_pay, game, seat, card, ability),
        partial(fit_targets, game, context(seat, card, ability)),
    )


def _counted(game: Duel, ability: Ability) -> str:
    """Name what the uses of a limited ability are counted under: its turn, or the whole game."""
    per_game = ability.limit is not None and ability.limit.per == "game"
    return ability.id if per_game else f"{ability.id}@{game.turn}"


def _uses(game: Duel, card: Card, ability: Ability) -> int:
    """Count how often a card's ability has been used, in this turn or in the whole game."""
    return card.used.get(_counted(game, ability), 0)


@rule("4.3.1", also=("4.7.2-1", "4.7.2-3", "4.7.2-7", "4.7.2-9", "2.23.9-1", "2.23.9-2", "2.1.5", "2.1.5-1"))
def activate(game: Duel, seat: Seat, option: Option) -> Flow[None]:
    """Activate an ability: announce it, choose, put it on the stack, choose targets, then pay."""
    card = game.cards[str(option.card)]
    ability = next(a for a in now.abilities(game, card) if a.id == option.value)
    ctx = context(seat, card, ability, game.oid("ability"))
    ability = yield from choose_modes(game, seat, ability, ctx)
    ctx.numbers = yield from choose_letters(
        game,
        seat,
        costs.letters_asked(ability.cost),
        partial(can_pay, game, seat, card, ability),
        partial(fit_targets, game, ctx),
        card.ref,
    )
    given = yield from costs.choose_given(game, seat, card, ability.cost, ctx)
    assert ctx.item is not None
    item = Item(ctx.item, "ability", seat, card, ctx=ctx)
    put_on_stack(game, item)
    yield from choose_targets(game, seat, ability, ctx)
    yield from choose_shares(game, seat, ability, ctx)
    if ability.limit is not None:
        card.used[_counted(game, ability)] = _uses(game, card, ability) + 1
    yield from costs.pay_given(game, seat, cost_of(energy_in(ability.cost), ctx.numbers), given, ctx)
    item.life = card.life
    tell(game, "activated", card, item=item.oid, player=seat)
    happen(game, "activated", card=card, player=seat)


@rule("4.3.3", also=("4.7.3-3", "4.7.3-4", "4.7.3-5", "2.23.9-1"))
def announce(game: Duel, item: Item, cost: Cost, frozen: Sequence[Card] = ()) -> Flow[None]:
    """Put an ability of the rules on the stack and have it paid for: making or renewing a plan, or a move."""
    put_on_stack(game, item)
    yield from payment.pay(game, item.controller, cost, item.oid, frozen)
    happen(game, "activated", card=item.card, player=item.controller, name=item.kind)
