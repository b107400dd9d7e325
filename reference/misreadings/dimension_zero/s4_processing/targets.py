"""Misreadings of 4.11: targets."""

import contextlib
from collections.abc import Iterator
from typing import Any

from duelproof.port import SEATS, Option, Seat
from duelproof.port.abilities import Ability
from reference.dimension_zero.s4_processing import resolving, targets
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import choosing, effects, select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@contextlib.contextmanager
def _choosing_freely(kind: str) -> Iterator[None]:
    right = targets.candidates

    def candidates(game: Duel, spec: Any, ctx: Context) -> list[Thing]:
        if ctx.ability is None or ctx.ability.kind != kind:
            return list(right(game, spec, ctx))
        return [card for card in game.cards.values() if select.matches(game, card, spec.filter, ctx)]

    with replaced(targets, "candidates", candidates):
        yield


@misreads("4.11.1")
def strategies_have_no_targets() -> Iterator[None]:
    """Misreads 4.11.1: what a strategy calls its target is merely chosen."""
    with _choosing_freely("spell"):
        yield


@misreads("4.11.1")
def a_target_player_is_each_player() -> Iterator[None]:
    """Misreads 4.11.1: what a text does to target players it does to both, whoever was chosen."""
    right = targets.choose_targets

    def choose(game: Duel, seat: Seat, ability: Ability, ctx: Context) -> Flow[None]:
        yield from right(game, seat, ability, ctx)
        for spec in ability.targets:
            if spec.player:
                ctx.targets[spec.key] = [(each, 0) for each in SEATS]

    with replaced(targets, "choose_targets", choose):
        yield


@misreads("4.11.1")
def activated_abilities_have_no_targets() -> Iterator[None]:
    """Misreads 4.11.1: what an activated ability calls its target is merely chosen."""
    with _choosing_freely("activated"):
        yield


@misreads("4.11.1")
def triggered_abilities_have_no_targets() -> Iterator[None]:
    """Misreads 4.11.1: what a triggered ability calls its target is merely chosen."""
    with _choosing_freely("triggered"):
        yield


@misreads("4.11.1")
def whatever_is_chosen_is_a_target() -> Iterator[None]:
    """Misreads 4.11.1: what a text has chosen without calling it a target is a target, too."""
    right = choosing._picked

    def picked(game: Duel, what: Any, ctx: Context) -> Flow[list[Thing]]:
        things: list[Thing] = yield from right(game, what, ctx)
        if what.which != "choose":
            return things
        return [thing for thing in things if not effects.forbidden(game, "be_targeted", thing)]

    with replaced(choosing, "_picked", picked):
        yield


@misreads("4.11.2")
def a_free_number_is_one_at_least() -> Iterator[None]:
    """Misreads 4.11.2: what has chosen no target is countered like what has lost all."""
    right = resolving.still_aimed

    def still_aimed(game: Duel, ctx: Context) -> bool:
        aims = ctx.ability is not None and bool(ctx.ability.targets)
        return right(game, ctx) and (not aims or any(ctx.targets.values()))

    with replaced(resolving, "still_aimed", still_aimed):
        yield


@misreads("4.11.2")
def a_free_number_aims_at_nothing() -> Iterator[None]:
    """Misreads 4.11.2: what may choose any number of targets is never countered for want of them."""
    right = resolving.still_aimed

    def still_aimed(game: Duel, ctx: Context) -> bool:
        free = ctx.ability is not None and any(spec.min == 0 for spec in ctx.ability.targets)
        return right(game, ctx) or free

    with replaced(resolving, "still_aimed", still_aimed):
        yield


@contextlib.contextmanager
def _needing_none(kind: str) -> Iterator[None]:
    right = targets.has_targets

    def has_targets(game: Duel, ability: Ability, ctx: Context) -> bool:
        return ability.kind == kind or right(game, ability, ctx)

    with replaced(targets, "has_targets", has_targets):
        yield


@misreads("4.11.3")
def strategies_need_no_target() -> Iterator[None]:
    """Misreads 4.11.3: a strategy may be played without a target."""
    with _needing_none("spell"):
        yield


@misreads("4.11.3")
def activated_abilities_need_no_target() -> Iterator[None]:
    """Misreads 4.11.3: an ability may be activated without a target."""
    with _needing_none("activated"):
        yield


@misreads("4.11.3", "4.8.4-2")
def triggered_abilities_need_no_target() -> Iterator[None]:
    """Misreads 4.11.3: a triggered ability without a target stays on the stack."""
    with _needing_none("triggered"):
        yield


@misreads("4.11.5")
def a_target_may_be_taken_again() -> Iterator[None]:
    """Misreads 4.11.5: one "target" may be met by the same card several times."""

    def choose(game: Duel, seat: Seat, ability: Ability, ctx: Context) -> Flow[None]:
        for spec in ability.targets:
            things = list(targets.candidates(game, spec, ctx))
            options = [game.option_for(thing) for thing in things]
            picked: list[Option] = []
            for _ in range(select.amount(game, spec.max, ctx)):
                picked += yield from ask.some(game, seat, "target", options, 1, 1, about=ctx.item)
            chosen = [things[options.index(option)] for option in picked]
            ctx.targets[spec.key] = [(t, t.life if isinstance(t, Card) else 0) for t in chosen]

    with replaced(targets, "choose_targets", choose):
        yield


@misreads("4.11.5")
def no_card_is_two_targets() -> Iterator[None]:
    """Misreads 4.11.5: a card that is one target of a text cannot be another."""
    right = targets.candidates

    def candidates(game: Duel, spec: Any, ctx: Context) -> list[Thing]:
        taken = [thing for pairs in ctx.targets.values() for thing, _ in pairs]
        return [thing for thing in right(game, spec, ctx) if thing not in taken]

    with replaced(targets, "candidates", candidates):
        yield


@misreads("4.11.6")
def targets_are_looked_at_once() -> Iterator[None]:
    """Misreads 4.11.6: whether a target is what the text asks for is not looked at any more."""

    def still_aimed(game: Duel, ctx: Context) -> bool:
        return True

    with replaced(resolving, "still_aimed", still_aimed):
        yield


@misreads("4.11.6")
def conditions_are_never_met() -> Iterator[None]:
    """Misreads 4.11.6: a target that has moved within the area that the text names is improper."""

    right = resolving.still_aimed

    def still_aimed(game: Duel, ctx: Context) -> bool:
        cards = [t for pairs in ctx.targets.values() for t, _ in pairs if isinstance(t, Card)]
        moved = any(card.place.zone == "square" and card.since > card.began for card in cards)
        return right(game, ctx) and not moved

    with replaced(resolving, "still_aimed", still_aimed):
        yield
