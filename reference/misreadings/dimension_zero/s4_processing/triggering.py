"""Misreadings of 4.8: triggering."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import OTHER, Divide, Option, Place, Seat
from duelproof.port.abilities import Ability, Damage, May
from reference.dimension_zero import s1_principles
from reference.dimension_zero.s2_definitions import instructions, moving
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s4_processing import (
    activating,
    costs,
    one_shot_effects,
    priority,
    replacement_effects,
    resolving,
    targets,
    triggering,
)
from reference.dimension_zero.state import Duel, Item
from reference.kernel.abilities import perform, triggers
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@contextlib.contextmanager
def _triggers(when: Callable[[Duel, Ability, Context], bool]) -> Iterator[None]:
    """Let abilities trigger only if this holds as well, in the block."""
    listening = triggers.listening

    def heard(game: Any, kind: str, about: dict[str, Any], once: Any = None) -> list[Any]:
        return [found for found in listening(game, kind, about, once) if when(game, found[1], found[2])]

    with replaced(triggers, "listening", heard):
        yield


@misreads("4.8.1")
def nothing_triggers_in_a_main_phase() -> Iterator[None]:
    """Misreads 4.8.1: in the main phase abilities do not trigger unless they are activated."""
    with _triggers(lambda game, ability, ctx: game.phase != "main"):
        yield


@misreads("4.8.1")
def abilities_trigger_in_main_phases_only() -> Iterator[None]:
    """Misreads 4.8.1: abilities trigger only when something could be played or activated."""
    with _triggers(lambda game, ability, ctx: game.phase == "main"):
        yield


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
        item.life = trigger.source.life
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
            symbols = activating.energy_of(ctx.ability)
            ctx.numbers |= yield from s1_principles.choose_letters(
                game, item.controller, symbols, lambda letters: True, item.card.ref
            )
            cost = s1_principles.cost_of(symbols, ctx.numbers)
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
                    found = targets.candidates(game, spec, ctx)[:1]
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

    with replaced(perform.COMMON, May, may):
        yield


@misreads("4.8.6")
def at_once_is_once() -> Iterator[None]:
    """Misreads 4.8.6: an ability triggers only once for what happens several times at once."""
    right = triggers.wait

    def wait(game: Any, ability: Ability, source: Card, ctx: Context) -> None:
        if not any(each.ability is ability and each.source is source for each in game.waiting):
            right(game, ability, source, ctx)

    with replaced(triggers, "wait", wait):
        yield


@misreads("4.8.6")
def everything_triggers_twice() -> Iterator[None]:
    """Misreads 4.8.6: an ability triggers twice for what happens once."""
    right = triggers.wait

    def wait(game: Any, ability: Ability, source: Card, ctx: Context) -> None:
        right(game, ability, source, ctx)
        if len(game.waiting) == 1:
            right(game, ability, source, ctx)

    with replaced(triggers, "wait", wait):
        yield


@misreads("4.8.7")
def what_would_happen_triggers() -> Iterator[None]:
    """Misreads 4.8.7: an ability triggers by what would have happened, even if it was replaced."""
    right = replacement_effects._do_instead

    def instead(game: Duel, chosen: Any, event: Any, card: Card) -> Flow[None]:
        about = {"card": card, "player": card.owner, "origin": event.origin, "place": event.place}
        triggers.happen(game, "move", **about, name=event.name)
        yield from right(game, chosen, event, card)

    with replaced(replacement_effects, "_do_instead", instead):
        yield


@misreads("4.8.8")
def conditions_are_for_the_resolution() -> Iterator[None]:
    """Misreads 4.8.8: the condition of an ability is not looked at as it triggers."""
    with replaced(triggers, "is_met", lambda game, ability, ctx: True):
        yield


@misreads("4.8.8")
def conditions_are_for_the_event() -> Iterator[None]:
    """Misreads 4.8.8: the condition of an ability is not looked at again as it resolves."""
    right = resolving._why_countered

    def why(game: Duel, ctx: Context) -> str | None:
        found = right(game, ctx)
        return None if found == "condition" else found

    with replaced(resolving, "_why_countered", why):
        yield


@misreads("4.8.8")
def conditions_never_hold() -> Iterator[None]:
    """Misreads 4.8.8: an ability with a condition is countered as it resolves even if that holds."""
    right = resolving._why_countered

    def why(game: Duel, ctx: Context) -> str | None:
        needs = ctx.ability is not None and ctx.ability.kind == "triggered" and ctx.ability.needs is not None
        return "condition" if needs else right(game, ctx)

    with replaced(resolving, "_why_countered", why):
        yield


@contextlib.contextmanager
def _coming_from(wrong: Callable[[Duel, Card, Place, Place | None], Place | None]) -> Iterator[None]:
    right = moving.put

    def put(game: Duel, card: Card, to: Place, *, played_from: Place | None = None, **more: Any) -> None:
        right(game, card, to, played_from=wrong(game, card, to, played_from), **more)

    with replaced(moving, "put", put):
        yield


@misreads("4.8.9")
def squares_are_come_to_from_elsewhere() -> Iterator[None]:
    """Misreads 4.8.9: "put on a square" does not mean a card that comes from another square."""

    def moved_along(ctx: Context) -> bool:
        event = ctx.event
        origin = event.origin if event is not None else None
        return event is not None and event.kind == "move" and origin is not None and origin.zone in FIELD

    with _triggers(lambda game, ability, ctx: not moved_along(ctx)):
        yield


@misreads("4.8.9")
def played_cards_come_from_the_stack() -> Iterator[None]:
    """Misreads 4.8.9: a card that was played from the hand comes to its square from the stack."""
    with _coming_from(lambda game, card, to, was: None if was is None or was.zone == "hand" else was):
        yield


@misreads("4.8.9")
def played_plans_come_from_the_stack() -> Iterator[None]:
    """Misreads 4.8.9: a card that was played as the plan comes to its square from the stack."""
    with _coming_from(lambda game, card, to, was: None if was is None or was.zone == "plan" else was):
        yield


@misreads("4.8.9")
def plays_are_plays() -> Iterator[None]:
    """Misreads 4.8.9: what is played as the plan comes to its square from the hand, too."""
    right = triggers.hears

    def hears(game: Any, trigger: Any, event: Any, ctx: Context) -> bool:
        if event.origin is not None and event.origin.zone == "plan" and trigger.origin == ("hand",):
            event.origin = place("hand", event.origin.seat)
        return right(game, trigger, event, ctx)

    with replaced(triggers, "hears", hears):
        yield


@contextlib.contextmanager
def _found(wrong: Callable[[bool, Card], bool]) -> Iterator[None]:
    right = instructions._is_found

    def is_found(game: Duel, card: Card, ctx: Context) -> bool:
        return wrong(right(game, card, ctx), card)

    with replaced(instructions, "_is_found", is_found):
        yield


@misreads("4.8.10")
def a_card_that_has_moved_is_lost() -> Iterator[None]:
    """Misreads 4.8.10: an ability does not find its card where that has gone."""
    with _found(lambda found, card: False):
        yield


@misreads("4.8.10")
def a_card_is_found_in_any_public_zone() -> Iterator[None]:
    """Misreads 4.8.10: an ability finds its card in whatever public zone it is by now."""
    with _found(lambda found, card: found or card.place.zone != "hand"):
        yield


@misreads("4.8.10")
def a_card_is_found_in_the_hand() -> Iterator[None]:
    """Misreads 4.8.10: an ability finds its card in a hidden zone, too."""
    with _found(lambda found, card: found or card.place.zone == "hand"):
        yield


@misreads("4.8.10-1")
def nobody_notices_himself() -> Iterator[None]:
    """Misreads 4.8.10-1: a card that comes to the squares does not check for its own arrival."""

    def by_itself(ctx: Context) -> bool:
        event = ctx.event
        return event is not None and event.kind == "move" and event.card is ctx.source

    with _triggers(lambda game, ability, ctx: not by_itself(ctx)):
        yield


@misreads("4.8.10-1")
def nobody_notices_others() -> Iterator[None]:
    """Misreads 4.8.10-1: only the card that comes to the squares checks for it, and others once a game."""
    noticed: set[Duel] = set()

    def notices(ctx: Context, game: Duel) -> bool:
        event = ctx.event
        if event is None or event.kind != "move" or event.card is ctx.source:
            return True
        if game in noticed:
            return True
        noticed.add(game)
        return False

    with _triggers(lambda game, ability, ctx: notices(ctx, game)):
        yield


@misreads("4.8.10-1")
def arrivals_are_noticed_once() -> Iterator[None]:
    """Misreads 4.8.10-1: an ability triggers by the first card only that comes to the squares."""
    heard: set[tuple[Duel, int]] = set()

    def first(game: Duel, ability: Ability) -> bool:
        known = (game, id(ability)) in heard
        heard.add((game, id(ability)))
        return not known

    with _triggers(lambda game, ability, ctx: first(game, ability)):
        yield


@misreads("4.8.10-2")
def hidden_cards_trigger_nothing() -> Iterator[None]:
    """Misreads 4.8.10-2: a card that has come to a hidden zone is looked at there."""

    def is_hidden(ctx: Context) -> bool:
        event = ctx.event
        return event is not None and event.place is not None and event.place.zone == "smash"

    with _triggers(lambda game, ability, ctx: not is_hidden(ctx)):
        yield


@misreads("4.8.10-2")
def every_card_of_the_deck_is_a_plan() -> Iterator[None]:
    """Misreads 4.8.10-2: a card that lay face down on the deck triggers as if it had been the plan."""

    def left_behind(game: Duel, card: Card) -> Place:
        return place("plan", card.owner) if card.place.zone == "deck" else card.place

    with replaced(moving, "left_behind", left_behind):
        yield


@misreads("4.8.11")
def who_leaves_notices_nothing() -> Iterator[None]:
    """Misreads 4.8.11: a card that leaves the squares does not trigger by its own leaving."""

    def leaves(ctx: Context) -> bool:
        event = ctx.event
        return event is not None and event.card is ctx.source and event.as_was is not None

    with _triggers(lambda game, ability, ctx: not leaves(ctx)):
        yield


@contextlib.contextmanager
def _no_memory() -> Iterator[None]:
    @contextlib.contextmanager
    def all_at_once(game: Duel, cards: Any) -> Iterator[None]:
        with game.log.together():
            yield

    with replaced(moving, "all_at_once", all_at_once):
        yield


@misreads("4.8.11")
def those_who_leave_together_do_so_one_by_one() -> Iterator[None]:
    """Misreads 4.8.11: of cards that leave at the same time each sees only those that are still there."""
    with _no_memory():
        yield


@misreads("4.8.11-2")
def what_has_gone_is_looked_at_where_it_is() -> Iterator[None]:
    """Misreads 4.8.11-2: a card counts as it is in the public zone to which it has gone."""
    with _without_memory_in("graveyard"):
        yield


@misreads("4.8.11-2")
def what_is_hidden_is_looked_at_there() -> Iterator[None]:
    """Misreads 4.8.11-2: a card counts as it is in the hidden zone to which it has gone."""
    with _without_memory_in("hand"):
        yield


@contextlib.contextmanager
def _without_memory_in(zone: str) -> Iterator[None]:
    right = moving.as_it_was

    def as_it_was(game: Duel, card: Card, to: Place) -> Card | None:
        was = right(game, card, to)
        if to.zone == zone:
            card.last = None
        return was

    with replaced(moving, "as_it_was", as_it_was):
        yield


@misreads("4.8.13")
def states_trigger_nothing() -> Iterator[None]:
    """Misreads 4.8.13: an ability does not trigger by how the game stands."""
    with replaced(triggering, "watch", lambda game: None):
        yield


@misreads("4.8.13")
def states_trigger_again_and_again() -> Iterator[None]:
    """Misreads 4.8.13: an ability triggers a second time by the state while it is on the stack."""
    right = triggering.watch

    def watch(game: Duel) -> None:
        right(game)
        abilities_there = sum(item.kind == "ability" for item in game.pile)
        if abilities_there == 1 and not game.waiting:
            triggers.happen(game, "state")

    def ability(game: Duel, item: Item) -> Flow[None]:
        yield from resolve(game, item)
        game.pile = [other for other in game.pile if other.card is not item.card]

    resolve = resolving.HOW["ability"]
    with replaced(triggering, "watch", watch), replaced(resolving.HOW, "ability", ability):
        yield


@misreads("4.8.13")
def states_trigger_once_a_game() -> Iterator[None]:
    """Misreads 4.8.13: an ability triggers only once by the state of the game."""
    there: dict[Duel, set[Any]] = {}

    def watch(game: Duel) -> None:
        triggers.happen(game, "state", there.setdefault(game, set()))

    with replaced(triggering, "watch", watch):
        yield
