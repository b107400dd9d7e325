"""Misreadings of 4.6 and 4.7: priority, and the steps of playing and activating."""

import contextlib
from collections.abc import Callable, Collection, Iterator
from typing import Any

from duelproof.port import OTHER, Seat
from duelproof.port.abilities import Ability
from reference.dimension_zero.s1_principles import cost_of, purse
from reference.dimension_zero.s2_definitions import card_data
from reference.dimension_zero.s4_processing import playing, priority, resolving, targets
from reference.dimension_zero.s4_processing.replacement_effects import let_fall
from reference.dimension_zero.state import Cost, Duel, Item
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.course import sight
from reference.kernel.course.log import Log
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.dimension_zero.s4_processing.abilities import deaf_to
from reference.misreadings.making import comes_to_nothing, replaced


@misreads("4.7.1")
def cards_are_played_by_abilities_alone() -> Iterator[None]:
    """Misreads 4.7.1: a card of the hand is not played by the rules, so nothing comes of it."""
    with comes_to_nothing("play"):
        yield


@misreads("4.7.2-1")
def announced_abilities_are_nowhere() -> Iterator[None]:
    """Misreads 4.7.2-1: an ability that is announced resolves at once, without having been on the stack."""
    right = priority.ACTIONS["activate"]

    def activate(game: Duel, *about: Any) -> Flow[None]:
        yield from right(game, *about)
        yield from resolving.resolve(game)

    with replaced(priority.ACTIONS, "activate", activate):
        yield


@misreads("4.7.2-1")
def spells_are_secret() -> Iterator[None]:
    """Misreads 4.7.2-1: the opponent does not see which card is played."""
    right = sight.seen_by

    def seen_by(kind: Any, card: Card) -> frozenset[Seat]:
        return frozenset((card.owner,)) if card.place.zone == "stack" else right(kind, card)

    with replaced(sight, "seen_by", seen_by):
        yield


@contextlib.contextmanager
def _choosing_late(kind: str) -> Iterator[None]:
    """Let nobody know before it resolves which of its effects an ability of a kind has, in the block."""
    right, carry_out = playing.choose_modes, resolving._carry_out
    chosen: dict[Context, tuple[str, ...]] = {}

    def choose_modes(game: Duel, seat: Seat, ability: Ability, ctx: Context) -> Flow[Ability]:
        settled = yield from right(game, seat, ability, ctx)
        if ability.kind == kind:
            chosen[ctx], ctx.modes = ctx.modes, ()
        return settled

    def late(game: Duel, item: Item, ctx: Context) -> Flow[None]:
        ctx.modes = chosen.pop(ctx, ctx.modes)
        yield from carry_out(game, item, ctx)

    with replaced(playing, "choose_modes", choose_modes), replaced(resolving, "_carry_out", late):
        yield


@misreads("4.7.2-2")
def strategies_keep_their_choice_open() -> Iterator[None]:
    """Misreads 4.7.2-2: which effect a strategy has is not said before it resolves."""
    with _choosing_late("spell"):
        yield


@misreads("4.7.2-2")
def abilities_keep_their_choice_open() -> Iterator[None]:
    """Misreads 4.7.2-2: which effect an activated ability has is not said before it resolves."""
    with _choosing_late("activated"):
        yield


@misreads("4.7.2-2")
def all_effects_happen() -> Iterator[None]:
    """Misreads 4.7.2-2: as it resolves, a spell has all the effects that could have been chosen."""
    right = targets.with_modes

    def with_modes(ability: Ability, chosen: Collection[str]) -> Ability:
        return right(ability, [mode.id for mode in ability.modes])

    with replaced(targets, "with_modes", with_modes):
        yield


@misreads("4.7.2-5")
def no_target_is_no_effect() -> Iterator[None]:
    """Misreads 4.7.2-5: a spell for which no target was chosen does nothing."""
    right = resolving._carry_out

    def carry_out(game: Duel, item: Item, ctx: Context) -> Flow[None]:
        if ctx.ability is None or not ctx.ability.targets or any(ctx.targets.values()):
            yield from right(game, item, ctx)

    with replaced(resolving, "_carry_out", carry_out):
        yield


@misreads("4.7.2-5")
def any_graveyard_will_do() -> Iterator[None]:
    """Misreads 4.7.2-5: whatever lies in a graveyard is a proper target for what speaks of one."""
    right = targets.candidates

    def candidates(game: Duel, *about: Any) -> list[Thing]:
        found = list(right(game, *about))
        if about[-2].filter.zones != ("graveyard",):
            return found
        return [card for card in game.cards.values() if card.place.zone == "graveyard"]

    with replaced(targets, "candidates", candidates):
        yield


@misreads("4.7.2-5")
def first_come_first_targeted() -> Iterator[None]:
    """Misreads 4.7.2-5: of all proper targets the first ones are taken, whichever the player has named."""
    right = targets.choose_targets

    def choose_targets(game: Duel, seat: Seat, ability: Ability, ctx: Context) -> Flow[None]:
        yield from right(game, seat, ability, ctx)
        for key, aimed in ctx.targets.items():
            lying = [card for card in game.zone("graveyard", seat) if "unit" in card.printed.type]
            if len(aimed) > 1:
                ctx.targets[key] = [(card, card.life) for card in lying[: len(aimed)]]

    with replaced(targets, "choose_targets", choose_targets):
        yield


@misreads("4.7.2-5")
def targets_are_not_needed() -> Iterator[None]:
    """Misreads 4.7.2-5: what needs a target is played even if there is none."""
    with replaced(targets, "has_targets", lambda game, ability, ctx: True):
        yield


@misreads("4.7.2-7")
def nothing_is_cheaper() -> Iterator[None]:
    """Misreads 4.7.2-7: a cost is fixed after what is sacrificed for it has gone, and so is as printed."""
    right = card_data.use_cost

    def use_cost(game: Duel, card: Card) -> Cost:
        return cost_of(card.printed.symbols) if card.place.zone == "hand" else right(game, card)

    with replaced(card_data, "use_cost", use_cost):
        yield


@misreads("4.7.2-7")
def dearer_spells_do_nothing() -> Iterator[None]:
    """Misreads 4.7.2-7: a spell that has become dearer, and cannot be paid for any more, does nothing."""
    right = resolving._strategy

    def strategy(game: Duel, item: Item, card: Card) -> Flow[None]:
        dearer = card_data.use_cost(game, card).total > cost_of(card.printed.symbols).total
        if dearer and not purse(game, item.controller).cards:
            yield from let_fall(game, [card], "resolved")
        else:
            yield from right(game, item, card)

    with replaced(resolving, "_strategy", strategy):
        yield


@misreads("4.7.2-8", "4.7.3-4")
def one_thing_is_paid_after_the_other() -> Iterator[None]:
    """Misreads 4.7.2-8, 4.7.3-4: the parts of a cost are paid one after the other."""
    with replaced(Log, "together", lambda log: contextlib.nullcontext()):
        yield


@misreads("4.7.2-9")
def plays_trigger_nothing() -> Iterator[None]:
    """Misreads 4.7.2-9: nothing triggers when a card is played."""
    with deaf_to("played"):
        yield


@misreads("4.7.2-9", "4.7.3-5")
def activations_trigger_nothing() -> Iterator[None]:
    """Misreads 4.7.2-9, 4.7.3-5: nothing triggers when an ability is activated."""
    with deaf_to("activated"):
        yield


@contextlib.contextmanager
def _asking_next(after: Callable[[Duel, Seat], Seat]) -> Iterator[None]:
    """Give priority to another player when somebody has acted, in the block."""

    def window(game: Duel) -> Flow[None]:
        seat, passed = game.active, False
        while True:
            yield from priority.settle(game)
            choice = yield from priority._choice(game, seat)
            if choice is priority.PASS and not passed:
                seat, passed = OTHER[seat], True
                continue
            if choice is priority.PASS and not game.pile:
                return
            if choice is priority.PASS:
                yield from resolving.resolve(game)
                seat, passed = game.active, False
                continue
            yield from priority._act(game, seat, choice)
            game.priority = None
            seat, passed = after(game, seat), False

    with replaced(priority, "window", window):
        yield


@misreads("4.6.2", "4.7.2-9")
def who_acted_acts_again() -> Iterator[None]:
    """Misreads 4.6.2, 4.7.2-9: who has played a card gets priority again, whosever turn it is."""
    with _asking_next(lambda game, seat: seat):
        yield


@misreads("4.6.2", "4.7.3-5")
def the_other_acts_next() -> Iterator[None]:
    """Misreads 4.6.2, 4.7.3-5: when a player has acted, the other gets priority."""
    with _asking_next(lambda game, seat: OTHER[seat]):
        yield
