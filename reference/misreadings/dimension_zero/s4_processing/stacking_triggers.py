"""Misreadings of 4.8.2 to 4.8.5: how what has triggered comes to the stack, and what is settled there."""

import contextlib
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from duelproof.port import OTHER, Divide, Option, Seat
from duelproof.port.abilities import Ability, Damage, May
from reference.dimension_zero import s1_principles
from reference.dimension_zero.s1_principles import energy_in
from reference.dimension_zero.s2_definitions import moving
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s4_processing import (
    activating,
    costs,
    one_shot_effects,
    priority,
    resolving,
    targets,
    triggering,
)
from reference.dimension_zero.state import Duel, Item
from reference.kernel.abilities import perform
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@contextlib.contextmanager
def _stacking(wrong: Callable[[Duel, Waiting], Flow[None]]) -> Iterator[None]:
    with replaced(triggering, "stack_trigger", wrong):
        yield


@misreads("4.8.1")
def triggers_are_the_owners() -> Iterator[None]:
    """Misreads 4.8.1: an ability that has triggered is controlled by the owner of its source."""
    right = triggering.stack_trigger

    def stack(game: Duel, trigger: Waiting) -> Flow[None]:
        trigger.controller = trigger.ctx.controller = trigger.source.owner
        yield from right(game, trigger)

    with _stacking(stack):
        yield


@misreads("4.8.2")
def what_is_gone_before_triggers_nothing() -> Iterator[None]:
    """Misreads 4.8.2: the ability of a card that rule effects have swept away does not come to the stack."""
    right = triggering.due

    def due(game: Duel) -> list[Waiting]:
        return [waiting for waiting in right(game) if waiting.source.place.zone in FIELD]

    with replaced(triggering, "due", due):
        yield


@misreads("4.8.2")
def one_trigger_at_a_time() -> Iterator[None]:
    """Misreads 4.8.2: only one ability goes to the stack before players act again."""
    right = triggering.due

    def due(game: Duel) -> list[Waiting]:
        return [] if any(item.kind == "ability" for item in game.pile) else right(game)[:1]

    with replaced(triggering, "due", due):
        yield


@misreads("4.8.2")
def triggers_give_the_other_player_priority() -> Iterator[None]:
    """Misreads 4.8.2: after an ability has come to the stack the active player is not asked first."""
    right = priority._choice

    def choice(game: Duel, seat: Seat) -> Flow[Option]:
        top = game.pile[-1] if game.pile else None
        if top is not None and top.kind == "ability" and top.controller != seat == game.active:
            return priority.PASS
        return (yield from right(game, seat))

    with replaced(priority, "_choice", choice):
        yield


@misreads("4.8.3")
def the_other_players_triggers_go_first() -> Iterator[None]:
    """Misreads 4.8.3: the abilities of the player whose turn it is not go to the stack first."""

    def stack(game: Duel) -> Flow[None]:
        for seat in (OTHER[game.active], game.active):
            mine = [trigger for trigger in triggering.due(game) if trigger.controller == seat]
            options = [Option(object=trigger.oid, card=trigger.source.ref) for trigger in mine]
            ordered = yield from ask.order(game, seat, "trigger", options)
            by_oid = {trigger.oid: trigger for trigger in mine}
            for option in ordered:
                game.waiting.remove(by_oid[str(option.object)])
                yield from triggering.stack_trigger(game, by_oid[str(option.object)])

    with replaced(triggering, "stack_triggers", stack):
        yield


@contextlib.contextmanager
def _ordered_backwards(whose: Callable[[Duel, Seat], bool]) -> Iterator[None]:
    right = ask.order

    def order(game: Duel, player: Any, kind: str, options: list[Option], **more: Any) -> Flow[list[Option]]:
        said: list[Option] = yield from right(game, player, kind, options, **more)
        return said[::-1] if kind == "trigger" and whose(game, player) else said

    with replaced(ask, "order", order):
        yield


@misreads("4.8.3")
def the_active_players_order_does_not_count() -> Iterator[None]:
    """Misreads 4.8.3: the active player's abilities go to the stack in another order than she says."""
    with _ordered_backwards(lambda game, seat: seat == game.active):
        yield


@misreads("4.8.3")
def the_other_players_order_does_not_count() -> Iterator[None]:
    """Misreads 4.8.3: the other player's abilities go to the stack in another order than he says."""
    with _ordered_backwards(lambda game, seat: seat != game.active):
        yield


@misreads("4.8.4")
def the_active_player_chooses_for_every_trigger() -> Iterator[None]:
    """Misreads 4.8.4: the active player chooses the targets of every ability that has triggered."""
    right = targets.choose_targets

    def choose(game: Duel, seat: Seat, ability: Ability, ctx: Context) -> Flow[None]:
        yield from right(game, game.active, ability, ctx)

    with replaced(targets, "choose_targets", choose):
        yield


@misreads("4.8.4", "4.8.4-2")
def what_has_no_target_stays() -> Iterator[None]:
    """Misreads 4.8.4: an ability without a proper choice stays on the stack."""
    right = targets.has_targets

    def has_targets(game: Duel, ability: Ability, ctx: Context) -> bool:
        return ability.kind == "triggered" or right(game, ability, ctx)

    with replaced(targets, "has_targets", has_targets):
        yield


@misreads("4.8.4-1")
def letters_are_one() -> Iterator[None]:
    """Misreads 4.8.4-1: a letter in the cost of an ability stands for 1, whatever is said."""
    right = s1_principles.choose_letters

    def choose(game: Duel, *about: Any) -> Flow[dict[str, int]]:
        chosen: dict[str, int] = yield from right(game, *about)
        return dict.fromkeys(chosen, 1)

    with replaced(s1_principles, "choose_letters", choose):
        yield


@misreads("4.8.4-1")
def letters_wait_for_the_resolution() -> Iterator[None]:
    """Misreads 4.8.4-1: the letters in a cost are settled, and paid for, as the ability resolves."""
    with _paying_late():
        yield


@contextlib.contextmanager
def _paying_late() -> Iterator[None]:
    right, resolve = triggering.stack_trigger, resolving.HOW["ability"]

    def stack(game: Duel, trigger: Waiting) -> Flow[None]:
        if not trigger.ability.cost:
            yield from right(game, trigger)
            return
        item = Item(trigger.oid, "ability", trigger.controller, trigger.source, ctx=trigger.ctx)
        item.life = trigger.life
        game.pile.append(item)

    def late(game: Duel, item: Item) -> Flow[None]:
        ctx = item.ctx
        if (
            ctx is not None
            and ctx.ability is not None
            and ctx.ability.kind == "triggered"
            and ctx.ability.cost
        ):
            assert item.card is not None
            pays = partial(activating.can_pay, game, item.controller, item.card, ctx.ability)
            letters = costs.letters_asked(ctx.ability.cost)
            ctx.numbers |= yield from s1_principles.choose_letters(
                game, item.controller, letters, pays, pays, item.card.ref
            )
            cost = s1_principles.cost_of(energy_in(ctx.ability.cost), ctx.numbers)
            yield from costs.pay_all(game, item.controller, item.card, cost, ctx.ability.cost, ctx)
        yield from resolve(game, item)

    with replaced(triggering, "stack_trigger", stack), replaced(resolving.HOW, "ability", late):
        yield


@misreads("4.8.4-2")
def targets_are_chosen_at_random() -> Iterator[None]:
    """Misreads 4.8.4-2: the first target that there is as an ability resolves is taken."""
    resolve = resolving.HOW["ability"]

    def late(game: Duel, item: Item) -> Flow[None]:
        ctx = item.ctx
        if ctx is not None and ctx.ability is not None and ctx.ability.kind == "triggered":
            for spec in ctx.ability.targets:
                if spec.min == 1:
                    found = list(targets.candidates(game, spec, ctx))[:1]
                    ctx.targets[spec.key] = [(t, t.life if isinstance(t, Card) else 0) for t in found]
        yield from resolve(game, item)

    with replaced(resolving.HOW, "ability", late):
        yield


@misreads("4.8.4-2")
def as_few_as_can_be_are_targets() -> Iterator[None]:
    """Misreads 4.8.4-2: where the number of targets is free, none is taken, whatever is said."""
    right = targets.choose_targets

    def choose(game: Duel, seat: Seat, ability: Ability, ctx: Context) -> Flow[None]:
        yield from right(game, seat, ability, ctx)
        for spec in ability.targets:
            if spec.min == 0 and ability.kind == "triggered":
                ctx.targets[spec.key] = []

    with replaced(targets, "choose_targets", choose):
        yield


@misreads("4.8.4-2")
def who_is_gone_has_no_line() -> Iterator[None]:
    """Misreads 4.8.4-2: a card that has left the squares finds no target by where it stood."""
    right = triggering.stack_trigger

    def stack(game: Duel, trigger: Waiting) -> Flow[None]:
        if trigger.ability.targets and trigger.source.place.zone not in FIELD:
            return
        yield from right(game, trigger)

    with _stacking(stack):
        yield


@contextlib.contextmanager
def _forgetting_shares(kind: str) -> Iterator[None]:
    right = one_shot_effects.INSTRUCTIONS[Damage]

    def damage(game: Duel, instr: Damage, ctx: Context) -> Flow[None]:
        for key, shares in ctx.shares.items():
            if ctx.ability is None or ctx.ability.kind != kind:
                continue
            there = [(thing, 0) for thing, _ in shares]
            if there:
                ctx.shares[key] = [(there[0][0], sum(many for _, many in shares)), *there[1:]]
        yield from right(game, instr, ctx)

    with replaced(one_shot_effects.INSTRUCTIONS, Damage, damage):
        yield


@misreads("4.7.2-6")
def strategies_forget_their_division() -> Iterator[None]:
    """Misreads 4.7.2-6: a strategy deals its first target all of what it was to divide."""
    with _forgetting_shares("spell"):
        yield


@misreads("4.7.2-6")
def activated_abilities_forget_their_division() -> Iterator[None]:
    """Misreads 4.7.2-6: an activated ability deals its first target all of what it was to divide."""
    with _forgetting_shares("activated"):
        yield


@misreads("4.8.4-3")
def damage_is_divided_evenly() -> Iterator[None]:
    """Misreads 4.8.4-3: what was said of a division is forgotten; the first target is dealt what is left."""
    with _forgetting_shares("triggered"):
        yield


@misreads("4.7.2-6", "4.8.4-3")
def targets_may_be_given_nothing() -> Iterator[None]:
    """Misreads 4.7.2-6, 4.8.4-3: a target may be given nothing of a division."""
    right = ask.divide

    def divide(game: Duel, player: Seat, options: list[Option], total: int, **more: Any) -> Flow[Any]:
        for question in right(game, player, options, total, **more):
            question.shape = Divide(total=total, each_min=0)
            return (yield question)

    with replaced(ask, "divide", divide):
        yield


@misreads("4.8.4-4")
def costs_are_settled_as_it_resolves() -> Iterator[None]:
    """Misreads 4.8.4-4: what the cost of an ability has come to since is paid as it resolves."""
    resolve = resolving.HOW["ability"]

    def late(game: Duel, item: Item) -> Flow[None]:
        ability = item.ctx.ability if item.ctx is not None else None
        if (
            ability is not None
            and ability.kind == "triggered"
            and ability.cost
            and game.hands[item.controller]
        ):
            yield from moving.to_graveyard(game, game.hands[item.controller][:1], "discard")
        yield from resolve(game, item)

    with replaced(resolving.HOW, "ability", late):
        yield


@misreads("4.8.4-5")
def only_energy_is_paid() -> Iterator[None]:
    """Misreads 4.8.4-5: of the cost of an ability that has triggered only the energy is paid at once."""

    right = costs.pay_all

    def pay_all(game: Duel, seat: Seat, card: Card, energy: Any, parts: Any, ctx: Context) -> Flow[None]:
        yield from right(game, seat, card, energy, (), ctx)

    with replaced(costs, "pay_all", pay_all):
        yield


@misreads("4.8.5")
def it_is_asked_whether_to_stack() -> Iterator[None]:
    """Misreads 4.8.5: an ability that lets a player do something goes to the stack only if she wants it."""
    right = triggering.stack_trigger

    def stack(game: Duel, trigger: Waiting) -> Flow[None]:
        if isinstance(trigger.ability.effect[0], May):
            yield from ask.may(game, trigger.controller)
        yield from right(game, trigger)

    with _stacking(stack):
        yield


@misreads("4.8.5")
def what_may_be_done_is_not() -> Iterator[None]:
    """Misreads 4.8.5: what a player may do as the ability resolves is done if she says no, and not if yes."""
    right = perform.COMMON[May]

    def may(game: Duel, instr: May, ctx: Context) -> Flow[None]:
        yield from right(game, May(then=instr.otherwise, otherwise=instr.then, who=instr.who), ctx)

    willing = resolving._is_willing

    def is_willing(game: Duel, ability: Ability, ctx: Context) -> Flow[bool]:
        said = yield from willing(game, ability, ctx)
        return said is triggering.is_shown_for(ability) if ability.may else said

    with replaced(perform.COMMON, May, may), replaced(resolving, "_is_willing", is_willing):
        yield
