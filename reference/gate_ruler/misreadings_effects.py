"""Misreadings of sections 14-7 to 14-15: engines that are wrong about abilities and effects."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import msgspec

from duelproof.port import Seat
from duelproof.port.abilities import Delay, Trigger
from reference.gate_ruler import (
    automatic,
    costs,
    dealing,
    destruction,
    playing,
    replacing,
    resolving,
    turn,
    verbs,
    zones,
)
from reference.gate_ruler.base_damage import base_damage
from reference.gate_ruler.replacing import Replacement
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel import effects, perform, select, triggers
from reference.kernel.context import Context, Happening
from reference.kernel.game import Card, Flow, Game
from reference.kernel.misreading import misreadings, replaced
from reference.kernel.triggers import Waiting

MISREADINGS, misreads = misreadings("GR")


@misreads("14-9a", "14-9b", "14-9e", "14-9f", "14-9f-1", "14-1a-2")
def nothing_triggers() -> Iterator[None]:
    """Misreads 14-9a: automatic abilities are never played."""

    def wait(*about: Any) -> None:
        return None

    with replaced(triggers, "wait", wait):
        yield


@misreads("14-9b")
def a_condition_counts_twice() -> Iterator[None]:
    """Misreads 14-9b: an ability triggers twice each time that its condition is met."""
    right = triggers.wait

    def wait(*about: Any) -> None:
        right(*about)
        right(*about)

    with replaced(triggers, "wait", wait):
        yield


def _hearing(**overlooked: Any) -> Any:
    """How abilities look at what happened, overlooking some of what they wait for."""
    right = triggers.hears

    def hears(game: Game, trigger: Trigger, event: Happening, ctx: Context) -> bool:
        return right(game, msgspec.structs.replace(trigger, **overlooked), event, ctx)

    return replaced(triggers, "hears", hears)


@misreads("14-9a")
def destinations_do_not_matter() -> Iterator[None]:
    """Misreads 14-9a: an ability that waits for a move triggers wherever the card goes."""
    with _hearing(to=()):
        yield


@misreads("14-9e-2", "14-9e-1", "14-9e-3")
def what_moves_does_not_matter() -> Iterator[None]:
    """Misreads 14-9e: an ability that waits for a move does not look at what moves."""
    with _hearing(who=None):
        yield


@misreads("14-9g")
def statuses_are_not_looked_at() -> Iterator[None]:
    """Misreads 14-9g: an ability that waits for a status triggers as soon as anything is done."""

    def begin(game: GateGame) -> None:
        return None

    with _hearing(state=None), replaced(automatic, "begin", begin):
        yield


@misreads("14-9b-1", "14-9b-1c")
def shown_cards_are_hidden_at_once() -> Iterator[None]:
    """Misreads 14-9b-1c: a card is revealed for its ability and hidden again as soon as that is played."""
    right = playing.play_triggered_ability

    def play_triggered_ability(game: GateGame, waiting: Waiting) -> Flow[None]:
        yield from right(game, waiting)
        automatic.conceal(game, waiting.oid)

    with replaced(playing, "play_triggered_ability", play_triggered_ability):
        yield


@misreads("14-9e", "14-9e-2", "14-14a")
def cards_that_left_have_no_numbers() -> Iterator[None]:
    """Misreads 14-14a: a card that has left play has no ATK any more."""
    right = select._number_of

    def number_of(game: Game, card: Card, trait: str) -> int:
        return right(game, card, trait) if card.known is None else 0

    with replaced(select, "_number_of", number_of):
        yield


@misreads("14-14a", "14-9e-2")
def abilities_use_what_is_printed() -> Iterator[None]:
    """Misreads 14-14a: an ability takes the ATK that is printed on its card, whatever it is now."""

    def number_of(game: Game, card: Card, trait: str) -> int:
        return getattr(card.printed, trait) or 0

    with replaced(select, "_number_of", number_of):
        yield


@misreads("14-14a-1")
def states_of_cards_that_left_do_not_matter() -> Iterator[None]:
    """Misreads 14-14a-1: what a card was like when it left is not looked at."""

    def exists(*about: Any) -> bool:
        return True

    with replaced(select, "exists", exists):
        yield


@misreads("14-9e", "14-9h")
def who_leaves_sees_nothing() -> Iterator[None]:
    """Misreads 14-9e: a card that leaves does not see what leaves with it."""
    right = triggers.listening

    def listening(game: Game, kind: str, *more: Any) -> Any:
        game.gone.clear()
        return right(game, kind, *more)

    with replaced(triggers, "listening", listening):
        yield


def _delaying(until: str) -> Any:
    """How an effect makes a delayed ability, one that lasts otherwise than it says."""
    right = perform.COMMON[Delay]

    def delay(game: Game, instr: Delay, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        game.delayed[-1].until = until

    return replaced(perform.COMMON, Delay, delay)


@misreads("14-9f-1", "14-4b-1")
def delayed_abilities_go_on() -> Iterator[None]:
    """Misreads 14-9f-1: a delayed ability triggers every time, and never ends."""
    with _delaying("game"):
        yield


@misreads("14-9f-1")
def delayed_abilities_trigger_once() -> Iterator[None]:
    """Misreads 14-9f-1: a delayed ability triggers once, even if it says "whenever"."""
    with _delaying("next"):
        yield


@misreads("14-9f")
def delayed_abilities_act_at_once() -> Iterator[None]:
    """Misreads 14-9f: what an ability should do later is done when the effect resolves."""

    def delay(game: Game, instr: Delay, ctx: Context) -> Flow[None]:
        yield from perform.perform(game, instr.effect, ctx)

    with replaced(perform.COMMON, Delay, delay):
        yield


@misreads("14-9f-2")
def delayed_abilities_are_the_rulers() -> Iterator[None]:
    """Misreads 14-9f-2: a delayed ability is no card's, but of the ruler of its player."""
    right = perform.COMMON[Delay]

    def delay(game: GateGame, instr: Delay, ctx: Context) -> Flow[None]:
        yield from right(game, instr, replace(ctx, source=game.rulers[ctx.controller]))

    with replaced(perform.COMMON, Delay, delay):
        yield


@misreads("14-9h")
def abilities_go_with_their_cards() -> Iterator[None]:
    """Misreads 14-9h: an ability does nothing when its card has left play before it resolves."""
    right = resolving._perform

    def act(game: GateGame, item: GateItem) -> Flow[None]:
        card = item.source
        if item.kind == "card" or card is None or card.place.zone in game.book.in_play:
            yield from right(game, item)

    with replaced(resolving, "_perform", act):
        yield


@misreads("14-15a", "14-15b", "14-15c")
def rulers_are_the_sources() -> Iterator[None]:
    """Misreads 14-15a, 14-15b: the source of what a player's cards do is his ruler."""
    right = GateGame.put_on_gate

    def put_on_gate(game: GateGame, item: GateItem) -> GateItem:
        if not item.combat:
            item.source = game.rulers[item.controller]
        return right(game, item)

    with replaced(GateGame, "put_on_gate", put_on_gate):
        yield


@misreads("14-15d")
def combat_damage_comes_from_what_it_hits() -> Iterator[None]:
    """Misreads 14-15d: the source of combat damage is the card that is dealt it."""
    right = GateGame.put_on_gate

    def put_on_gate(game: GateGame, item: GateItem) -> GateItem:
        if item.combat:
            item.source = item.pairings[0][0]
        return right(game, item)

    with replaced(GateGame, "put_on_gate", put_on_gate):
        yield


@misreads("14-15a", "14-15e")
def destructions_have_no_source() -> Iterator[None]:
    """Misreads 14-15a, 14-15e: nothing is the source of a destruction by an effect."""
    right = destruction.add_destruction

    def add_destruction(
        game: GateGame, controller: Seat, cards: list[Card], by_rules: bool, source: Card | None = None
    ) -> None:
        right(game, controller, cards, by_rules)

    with replaced(verbs, "add_destruction", add_destruction):
        yield


@misreads("14-15f", "14-15f-1")
def nobody_moves_cards() -> Iterator[None]:
    """Misreads 14-15f: cards move, and no player is said to have moved them."""
    right = zones.move

    def move(game: GateGame, card: Card, to: Any, verb: str, *by: Any, **where: Any) -> None:
        right(game, card, to, verb, **where)

    with replaced(replacing, "move", move):
        yield


@misreads("14-15f", "14-15f-1")
def the_active_player_moves_all_cards() -> Iterator[None]:
    """Misreads 14-15f: whatever moves is moved by the player whose turn it is."""
    right = zones.move

    def move(game: GateGame, card: Card, to: Any, verb: str, *by: Any, **where: Any) -> None:
        right(game, card, to, verb, game.active, **where)

    with replaced(replacing, "move", move):
        yield


@misreads("14-13e", "14-13e-1", "14-11a-2")
def effects_outlast_the_turn() -> Iterator[None]:
    """Misreads 14-13e: what lasts for a turn lasts for the game."""

    def end_effects(game: GateGame) -> None:
        effects.end(game, "step")

    with replaced(turn, "end_effects", end_effects):
        yield


@misreads("14-13f", "15-2b")
def combat_has_base_damage() -> Iterator[None]:
    """Misreads 14-13f: what changes base damage changes combat damage too."""
    right = dealing.deal

    def deal(
        game: GateGame,
        controller: Seat,
        source: Card | None,
        shares: list[tuple[Card, int]],
        combat: bool = False,
        ignores_counter: bool = False,
    ) -> Flow[None]:
        ctx = Context(controller=controller, source=source)
        changed = []
        for card, points in shares:
            changed.append((card, (yield from base_damage(game, ctx, points)) if combat else points))
        yield from right(game, controller, source, changed, combat, ignores_counter)

    with replaced(dealing, "deal", deal):
        yield


@misreads("14-13c-2")
def options_are_always_taken() -> Iterator[None]:
    """Misreads 14-13c-2: who declines an optional replacement is not heard."""
    right = replacing._is_wanted

    def is_wanted(game: GateGame, chosen: Replacement) -> Flow[bool]:
        yield from right(game, chosen)
        return True

    with replaced(replacing, "_is_wanted", is_wanted):
        yield


@misreads("14-13c-2a")
def replacements_need_not_be_paid_for() -> Iterator[None]:
    """Misreads 14-13c-2a: who cannot perform what an optional replacement asks for has it for nothing."""
    right = replacing._is_wanted

    def is_wanted(game: GateGame, chosen: Replacement) -> Flow[bool]:
        if costs.payable(game, chosen.instr.cost, chosen.ctx):
            return (yield from right(game, chosen))
        game.replaced.append(chosen.key)
        yield from perform.perform(game, chosen.instr.instead, chosen.ctx)
        game.replaced.remove(chosen.key)
        return False

    with replaced(replacing, "_is_wanted", is_wanted):
        yield
