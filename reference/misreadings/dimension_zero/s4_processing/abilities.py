"""Misreadings of 4.2 to 4.5: abilities, activated, triggered and static."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from duelproof.port import OTHER, Option, Place, Seat
from duelproof.port.abilities import Ability, Trigger
from duelproof.port.selections import Cond, Filter
from reference.dimension_zero.s2_definitions import moving, new_cards, squares
from reference.dimension_zero.s4_processing import activating, priority, resolving
from reference.dimension_zero.state import Duel, Item
from reference.kernel.abilities import effects, now, perform, select, triggers
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import hears_anyone, replaced


@misreads("4.2.1")
def flavor_texts_are_abilities() -> Iterator[None]:
    """Misreads 4.2.1: a card with a flavor text has an ability."""
    right = select._is

    def is_(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        return right(game, card, wanted, ctx) and not (wanted.no_text and card.spec.faces[0].text)

    with replaced(select, "_is", is_):
        yield


@misreads("4.2.1")
def effects_end_with_their_spell() -> Iterator[None]:
    """Misreads 4.2.1: an effect ends when the spell or ability that made it has resolved."""
    right = resolving.resolve

    def resolve(game: Duel) -> Flow[None]:
        yield from right(game)
        effects.end(game, "turn")

    with replaced(resolving, "resolve", resolve):
        yield


@contextlib.contextmanager
def _leaving_with_their_card(kind: str) -> Iterator[None]:
    """Take a card's abilities of a kind off the stack when it goes to another zone, in the block."""
    right = new_cards.forget

    def forget(game: Duel, card: Card) -> None:
        right(game, card)
        for item in [item for item in game.pile if item.kind == "ability" and item.card is card]:
            if item.ctx is not None and item.ctx.ability is not None and item.ctx.ability.kind == kind:
                game.pile.remove(item)

    with replaced(new_cards, "forget", forget):
        yield


@misreads("4.2.5")
def activated_abilities_leave_with_their_card() -> Iterator[None]:
    """Misreads 4.2.5: an activated ability is gone from the stack when its card goes to another zone."""
    with _leaving_with_their_card("activated"):
        yield


@misreads("4.2.5")
def triggered_abilities_leave_with_their_card() -> Iterator[None]:
    """Misreads 4.2.5: a triggered ability is gone from the stack when its card goes to another zone."""
    with _leaving_with_their_card("triggered"):
        yield


@contextlib.contextmanager
def _used_by(may: Callable[[Duel, Seat, Card], bool]) -> Iterator[None]:
    with replaced(activating, "_may_use", may):
        yield


@misreads("4.3.2")
def owners_activate() -> Iterator[None]:
    """Misreads 4.3.2: a card's owner activates its abilities as well as its controller."""
    right = activating._may_use
    with _used_by(lambda game, seat, card: card.owner == seat or right(game, seat, card)):
        yield


@misreads("4.3.2")
def only_owners_activate() -> Iterator[None]:
    """Misreads 4.3.2: a player activates only abilities of cards that the player owns."""
    right = activating._may_use
    with _used_by(
        lambda game, seat, card: right(game, seat, card) and (card.owner == seat or card.controller != seat)
    ):
        yield


@misreads("4.3.2")
def nobody_else_ever_activates() -> Iterator[None]:
    """Misreads 4.3.2: nobody but the controller activates abilities, even where the card says so."""
    with _used_by(lambda game, seat, card: card.controller == seat):
        yield


@contextlib.contextmanager
def deaf_to(*kinds: str) -> Iterator[None]:
    """Let nothing trigger by events of these kinds, in the block."""
    right = triggers.happen

    def happen(game: Game, kind: str, *about: Any, **named: Any) -> None:
        if kind not in kinds and f"{kind} {named.get('name')}" not in kinds:
            right(game, kind, *about, **named)

    with replaced(triggers, "happen", happen):
        yield


@misreads("4.3.3")
def making_a_plan_is_no_ability() -> Iterator[None]:
    """Misreads 4.3.3: making the plan is no activated ability."""
    with deaf_to("activated plan"):
        yield


@misreads("4.3.3")
def renewing_a_plan_is_no_ability() -> Iterator[None]:
    """Misreads 4.3.3: renewing the plan is no activated ability."""
    with deaf_to("activated renew"):
        yield


@misreads("4.3.3")
def moving_is_no_ability() -> Iterator[None]:
    """Misreads 4.3.3: moving a unit is no activated ability."""
    with deaf_to("activated move"):
        yield


@contextlib.contextmanager
def _timed(timings: Callable[[Duel, Seat, frozenset[str]], frozenset[str]]) -> Iterator[None]:
    """Offer abilities at other times, in the block."""
    right = activating.activations

    def activations(game: Duel, seat: Seat, timing: frozenset[str]) -> list[Option]:
        return right(game, seat, timings(game, seat, timing))

    with replaced(activating, "activations", activations):
        yield


@misreads("4.3.4")
def normal_abilities_are_quick() -> Iterator[None]:
    """Misreads 4.3.4: normal abilities are activated whenever quick ones are."""
    with _timed(lambda game, seat, timing: timing | {"normal"} if "quick" in timing else timing):
        yield


@misreads("4.3.4")
def quick_abilities_are_for_ones_own_turn() -> Iterator[None]:
    """Misreads 4.3.4: quick abilities are activated in one's own main phase only."""
    with _timed(lambda game, seat, timing: timing if seat == game.active else timing - {"quick"}):
        yield


@misreads("4.3.4")
def battle_abilities_are_for_ones_own_turn() -> Iterator[None]:
    """Misreads 4.3.4: battle abilities are activated in one's own main phase only."""
    with _timed(lambda game, seat, timing: timing if seat == game.active else timing - {"battle"}):
        yield


@misreads("4.3.4")
def battle_abilities_are_for_battles() -> Iterator[None]:
    """Misreads 4.3.4: battle abilities are activated in battles only."""
    with _timed(lambda game, seat, timing: timing if game.battles else timing - {"battle"}):
        yield


@misreads("4.3.4")
def quick_abilities_are_for_the_other_turn() -> Iterator[None]:
    """Misreads 4.3.4: quick abilities are activated in the opponent's main phase only."""
    with _timed(lambda game, seat, timing: timing - {"quick"} if seat == game.active else timing):
        yield


@misreads("4.3.4")
def normal_abilities_need_another_stack() -> Iterator[None]:
    """Misreads 4.3.4: there are no normal abilities to activate."""
    with _timed(lambda game, seat, timing: timing - {"normal"}):
        yield


@contextlib.contextmanager
def _offering(more: Callable[[Duel, Seat], list[Option]]) -> Iterator[None]:
    """Offer more acts, in the block."""
    right = priority.offered

    def offered(game: Duel, seat: Seat) -> list[Option]:
        found = right(game, seat)
        return [*(option for option in more(game, seat) if option not in found), *found]

    with replaced(priority, "offered", offered):
        yield


@misreads("4.3.4")
def abilities_in_every_phase() -> Iterator[None]:
    """Misreads 4.3.4: abilities of all timings are activated in every phase."""
    timings = frozenset(("normal", "quick", "battle"))
    with _offering(
        lambda game, seat: [] if game.phase == "main" else activating.activations(game, seat, timings)
    ):
        yield


@misreads("4.3.4", "4.6.1")
def priority_is_for_two() -> Iterator[None]:
    """Misreads 4.3.4: while one player has priority, the other's abilities are activated as well."""

    def other(game: Duel, seat: Seat) -> list[Option]:
        if game.phase != "main" or seat != game.active or game.pile or game.battles:
            return []
        return activating.activations(game, OTHER[seat], frozenset(("quick", "battle")))

    with hears_anyone(), _offering(other):
        yield


@misreads("4.4.1")
def beginnings_trigger_nothing() -> Iterator[None]:
    """Misreads 4.4.1: nothing triggers at the beginning of a phase."""
    with deaf_to("phase_start"):
        yield


@misreads("4.4.1")
def ends_trigger_nothing() -> Iterator[None]:
    """Misreads 4.4.1: nothing triggers at the end of the turn."""
    with deaf_to("turn_end"):
        yield


@misreads("4.4.1")
def deeds_trigger_nothing() -> Iterator[None]:
    """Misreads 4.4.1: nothing triggers when a unit attacks."""
    with deaf_to("attack"):
        yield


@contextlib.contextmanager
def waiting_if(may: Callable[[Game, Waiting], bool]) -> Iterator[None]:
    """Let only some abilities that have triggered wait to be stacked, in the block."""
    right = triggers.wait

    def wait(game: Game, ability: Ability, source: Card, ctx: Context) -> None:
        right(game, ability, source, ctx)
        if not may(game, game.waiting[-1]):
            game.waiting.pop()

    with replaced(triggers, "wait", wait):
        yield


@misreads("4.4.2")
def abilities_trigger_once() -> Iterator[None]:
    """Misreads 4.4.2: an ability triggers only the first time that its event happens."""
    seen: set[tuple[Game, str, str]] = set()

    def first(game: Game, trigger: Waiting) -> bool:
        key = (game, trigger.source.ref, trigger.ability.id)
        new = key not in seen
        seen.add(key)
        return new

    with waiting_if(first):
        yield


@misreads("4.4.2")
def abilities_trigger_in_main_phases() -> Iterator[None]:
    """Misreads 4.4.2: abilities trigger only where abilities can be activated."""
    with waiting_if(lambda game, trigger: game.phase == "main"):
        yield


@misreads("4.4.2")
def triggers_do_not_wait() -> Iterator[None]:
    """Misreads 4.4.2: what has triggered is done at once, even while something else resolves."""

    def wait(game: Game, ability: Ability, source: Card, ctx: Context) -> None:
        for _ in perform.perform(game, ability.effect, ctx):
            pass

    with replaced(triggers, "wait", wait):
        yield


@misreads("4.4.3")
def conditions_are_for_resolving() -> Iterator[None]:
    """Misreads 4.4.3: a condition counts only when the ability resolves."""

    def may_trigger(game: Duel, ability: Ability, ctx: Context) -> bool:
        return True

    with replaced(triggers, "is_met", may_trigger):
        yield


@misreads("4.4.3")
def conditions_are_for_triggering() -> Iterator[None]:
    """Misreads 4.4.3: a condition counts only when the ability triggers."""
    right = resolving._carry_out

    def carry_out(game: Duel, item: Item, ctx: Context) -> Flow[None]:
        assert ctx.ability is not None
        ctx.ability = msgspec.structs.replace(ctx.ability, needs=None)
        yield from right(game, item, ctx)

    with replaced(resolving, "_carry_out", carry_out):
        yield


@misreads("4.4.3")
def unless_is_never() -> Iterator[None]:
    """Misreads 4.4.3: a condition that something is not so never holds."""
    right = select.holds

    def holds(game: Game, cond: Cond, ctx: Context) -> bool:
        return cond.op != "not" and right(game, cond, ctx)

    with replaced(select, "holds", holds):
        yield


@contextlib.contextmanager
def _statics_of(may: Callable[[Game, Card, Ability], bool]) -> Iterator[None]:
    """Let static abilities work only on some cards, in the block."""
    right = select.works

    def works(game: Game, card: Card, ability: Ability) -> bool:
        return right(game, card, ability) and (ability.kind != "static" or may(game, card, ability))

    with replaced(select, "works", works):
        yield


@misreads("4.5.1")
def statics_speak_of_all_units() -> Iterator[None]:
    """Misreads 4.5.1: what a static ability says holds for all units of its player's, wherever they stand."""
    right = squares.related

    def related(game: Duel, card: Card, relation: str, ctx: Context) -> bool:
        if ctx.ability is not None and ctx.ability.kind == "static":
            return True
        return right(game, card, relation, ctx)

    with replaced(squares, "related", related):
        yield


@misreads("4.5.1")
def statics_speak_of_other_lines() -> Iterator[None]:
    """Misreads 4.5.1: what a static ability says of its line holds for the other lines instead."""
    right = squares.related

    def related(game: Duel, card: Card, relation: str, ctx: Context) -> bool:
        if ctx.ability is not None and ctx.ability.kind == "static":
            return not right(game, card, relation, ctx)
        return right(game, card, relation, ctx)

    with replaced(squares, "related", related):
        yield


@misreads("4.5.1")
def statics_work_in_graveyards() -> Iterator[None]:
    """Misreads 4.5.1: a static ability goes on working when its card is in the graveyard."""
    right = moving.put

    def put(game: Duel, card: Card, to: Place, *about: Any, **named: Any) -> None:
        was = [ability for ability in card.abilities if ability.kind == "static"]
        right(game, card, to, *about, **named)
        if to.zone == "graveyard" and "base" in card.printed.type:
            for ability in was:
                for instr in ability.effect:
                    ctx = Context(controller=card.controller, source=card, ability=ability)
                    units = [unit for there in game.squares.values() for unit in there]
                    effects.begin(game, instr, ctx, [*units], "turn", getattr(instr, "by", 0))

    with replaced(moving, "put", put):
        yield


@misreads("4.5.1")
def statics_work_on_squares_alone() -> Iterator[None]:
    """Misreads 4.5.1: a static ability never works in the hand."""
    with _statics_of(lambda game, card, ability: "hand" not in ability.zones):
        yield


@misreads("4.5.2", "4.5.3")
def statics_begin_when_the_turn_ends() -> Iterator[None]:
    """Misreads 4.5.2, 4.5.3: a static ability of a card that comes to a square works from the next turn."""
    came: dict[tuple[Game, str], int] = {}
    right = moving.put

    def put(game: Duel, card: Card, to: Place, *about: Any, **named: Any) -> None:
        came[game, card.ref] = game.turn
        right(game, card, to, *about, **named)

    with (
        replaced(moving, "put", put),
        _statics_of(lambda game, card, ability: came.get((game, card.ref)) != game.turn),
    ):
        yield


@misreads("4.5.2")
def units_arrive_as_printed() -> Iterator[None]:
    """Misreads 4.5.2: a unit comes to its square with the power that is printed on it."""
    right = triggers.hears

    def hears(game: Game, trigger: Trigger, event: Happening, ctx: Context) -> bool:
        numbers = now.number
        if event.kind != "move":
            return right(game, trigger, event, ctx)

        def number(game: Game, card: Card, trait: str) -> int | None:
            printed = getattr(card.printed, trait, None)
            return printed if isinstance(printed, int) else numbers(game, card, trait)

        with replaced(now, "number", number):
            return right(game, trigger, event, ctx)

    with replaced(triggers, "hears", hears):
        yield


@misreads("4.5.3")
def statics_use_the_stack() -> Iterator[None]:
    """Misreads 4.5.3: when a card with a static ability comes, that goes to the stack."""
    right = moving.put
    nothing = Ability(id="nothing", kind="triggered")

    def put(game: Duel, card: Card, to: Place, *about: Any, **named: Any) -> None:
        right(game, card, to, *about, **named)
        for ability in card.abilities:
            if ability.kind == "static" and to.zone == "base":
                ctx = Context(controller=card.controller, source=card, ability=nothing)
                ctx.event = Happening("move", card=card)
                triggers.wait(game, nothing, card, ctx)

    with replaced(moving, "put", put):
        yield
