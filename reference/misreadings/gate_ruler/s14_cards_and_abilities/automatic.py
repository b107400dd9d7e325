"""Misreadings of 14-9: automatic abilities."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from duelproof.port import OTHER, Ref, Seat
from duelproof.port.abilities import Ability, Delay, Trigger
from reference.gate_ruler import s12_rules_effects
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.s13_damage import processes
from reference.gate_ruler.s14_cards_and_abilities import automatic, last_known_information, limits, resolving
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import perform, select, triggers
from reference.kernel.abilities.triggers import Delayed, Waiting
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s14_cards_and_abilities.helpers import delaying
from reference.misreadings.making import replaced


def _hearing(**overlooked: Any) -> Any:
    """Let abilities ignore some of what their trigger says, in the block."""
    right = triggers.hears

    def hears(game: Game, trigger: Trigger, event: Happening, ctx: Context) -> bool:
        return right(game, msgspec.structs.replace(trigger, **overlooked), event, ctx)

    return replaced(triggers, "hears", hears)


@misreads("14-9a")
def destinations_do_not_matter() -> Iterator[None]:
    """Misreads 14-9a: an ability that triggers on a move triggers wherever the card goes."""
    with _hearing(to=()):
        yield


@misreads("14-9e-2", "14-9e-1", "14-9e-3")
def what_moves_does_not_matter() -> Iterator[None]:
    """Misreads 14-9e: an ability that triggers on a move triggers whatever moves."""
    with _hearing(who=None):
        yield


@misreads("14-9g")
def statuses_are_not_looked_at() -> Iterator[None]:
    """Misreads 14-9g: an ability that waits for a status triggers as soon as anything is done."""

    def begin(game: GateGame) -> None:
        return None

    with _hearing(state=None), replaced(automatic, "begin_statuses", begin):
        yield


@misreads("14-9b-1", "14-9b-1c")
def shown_cards_are_hidden_at_once() -> Iterator[None]:
    """Misreads 14-9b-1c: a card revealed for its ability is hidden again as soon as the ability is played."""
    right = automatic.play_triggered_ability

    def play_triggered_ability(game: GateGame, waiting: Waiting) -> Flow[None]:
        yield from right(game, waiting)
        automatic.conceal(game, waiting.oid)

    with replaced(automatic, "play_triggered_ability", play_triggered_ability):
        yield


@misreads("14-9f-1")
def delayed_abilities_trigger_once() -> Iterator[None]:
    """Misreads 14-9f-1: a delayed ability triggers once, even if it says "whenever"."""
    with delaying("next"):
        yield


@misreads("14-9f")
def delayed_abilities_act_at_once() -> Iterator[None]:
    """Misreads 14-9f: a delayed ability acts at once, when the effect resolves."""

    def delay(game: Game, instr: Delay, ctx: Context) -> Flow[None]:
        yield from perform.perform(game, instr.effect, ctx)

    with replaced(INSTRUCTIONS, Delay, delay):
        yield


@misreads("14-9f")
def delayed_abilities_are_about_what_was_spoken_of_last() -> Iterator[None]:
    """Misreads 14-9f: a delayed ability is about what the rest of the effect that made it dealt with."""
    right = last_known_information.delay

    def delay(game: GateGame, instr: Delay, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        game.delayed[-1].ctx = ctx

    with replaced(INSTRUCTIONS, Delay, delay):
        yield


@misreads("14-9f-2")
def delayed_abilities_are_the_rulers() -> Iterator[None]:
    """Misreads 14-9f-2: a delayed ability belongs to its player's ruler."""
    right = INSTRUCTIONS[Delay]

    def delay(game: GateGame, instr: Delay, ctx: Context) -> Flow[None]:
        yield from right(game, instr, msgspec.structs.replace(ctx, source=game.rulers[ctx.controller]))

    with replaced(INSTRUCTIONS, Delay, delay):
        yield


@misreads("14-9h", "14-3c-3a")
def abilities_go_with_their_cards() -> Iterator[None]:
    """Misreads 14-9h: an ability does nothing if its card has left play before it resolves."""
    right = resolving._perform

    def act(game: GateGame, item: GateItem) -> Flow[None]:
        card = item.source
        if item.kind == "card" or card is None or card.place.zone in game.book.in_play:
            yield from right(game, item)

    with replaced(resolving, "_perform", act):
        yield


@misreads("14-9c", "14-9c-1")
def the_other_player_plays_hers_first() -> Iterator[None]:
    """Misreads 14-9c-1: the other player's triggered abilities are played before the active player's."""
    right = automatic._waiting_of

    def of(game: GateGame, seat: Seat) -> list[Waiting]:
        return right(game, OTHER[seat])

    with replaced(automatic, "_waiting_of", of):
        yield


def _playing_unless(idle: Callable[[GateGame, Waiting], bool]) -> Any:
    """Let some triggered abilities not be played, in the block."""
    right = automatic.play_triggered_ability

    def play_triggered_ability(game: GateGame, waiting: Waiting) -> Flow[None]:
        if not idle(game, waiting):
            yield from right(game, waiting)

    return replaced(automatic, "play_triggered_ability", play_triggered_ability)


@misreads("14-9h")
def abilities_of_cards_that_went_are_not_played() -> Iterator[None]:
    """Misreads 14-9h: an ability that triggered is not played if its card has left play by then."""
    with _playing_unless(lambda game, waiting: waiting.source.place.zone not in game.book.in_play):
        yield


@misreads("14-9h")
def lost_abilities_are_not_played() -> Iterator[None]:
    """Misreads 14-9h: an ability that triggered is not played if its card has lost it by then."""
    with _playing_unless(
        lambda game, waiting: waiting.ability not in game.now.abilities(game, waiting.source)
    ):
        yield


@misreads("14-9h")
def inactive_abilities_are_not_played() -> Iterator[None]:
    """Misreads 14-9h: an ability that triggered is not played if its condition holds no more by then."""

    def idle(game: GateGame, waiting: Waiting) -> bool:
        needs = waiting.ability.needs
        return needs is not None and not select.holds(game, needs, waiting.ctx)

    with _playing_unless(idle):
        yield


@misreads("14-9h")
def abilities_on_the_gate_go_with_their_cards() -> Iterator[None]:
    """Misreads 14-9h: an ability does nothing if its card goes while it is on the gate."""
    right, played = resolving._perform, automatic.play_triggered_ability
    there: list[Card] = []

    def play_triggered_ability(game: GateGame, waiting: Waiting) -> Flow[None]:
        if waiting.source.place.zone in game.book.in_play:
            there.append(waiting.source)
        yield from played(game, waiting)

    def act(game: GateGame, item: GateItem) -> Flow[None]:
        card = item.source
        if card is None or card not in there or card.place.zone in game.book.in_play:
            yield from right(game, item)

    with (
        replaced(automatic, "play_triggered_ability", play_triggered_ability),
        replaced(resolving, "_perform", act),
    ):
        yield


@misreads("14-9c")
def abilities_come_before_the_rules() -> Iterator[None]:
    """Misreads 14-9c: triggered abilities are played before the rules do anything."""
    right = s12_rules_effects.apply_rules_effects

    def apply(game: GateGame) -> Flow[bool | None]:
        return not game.waiting and (yield from right(game))

    with replaced(s12_rules_effects, "apply_rules_effects", apply):
        yield


@misreads("14-9b-1b")
def a_card_is_revealed_once_a_game() -> Iterator[None]:
    """Misreads 14-9b-1b: a card that was revealed for its ability once is not asked about again."""
    right = automatic.reveal_hidden
    shown: dict[Ref, str] = {}

    def reveal_hidden(game: GateGame) -> Flow[None]:
        for waiting in [each for each in game.waiting if automatic._asks_to_show(game, each)]:
            if shown.setdefault(waiting.source.ref, waiting.oid) != waiting.oid:
                game.waiting.remove(waiting)
        yield from right(game)

    with replaced(automatic, "reveal_hidden", reveal_hidden):
        yield


@misreads("14-9b-1b")
def cards_are_revealed_twice() -> Iterator[None]:
    """Misreads 14-9b-1b: a hidden card can be revealed twice for the same event."""
    right = triggers.wait

    def wait(game: Game, ability: Ability, source: Card, ctx: Context) -> None:
        for _ in range(2 if game.book.secret(game, source, ability) else 1):
            right(game, ability, source, ctx)

    with replaced(triggers, "wait", wait):
        yield


@misreads("14-9f-1")
def delayed_abilities_go_on() -> Iterator[None]:
    """Misreads 14-9f-1: a delayed ability triggers again in each turn, although it does not say so."""
    right = triggers._delayed
    turns: dict[int, int] = {}

    def delayed(game: Game, kind: str, about: dict[str, Any]) -> list[tuple[Delayed, Happening]]:
        found = right(game, kind, about)
        now = [(each, event) for each, event in found if turns.get(id(each)) != game.turn]
        turns.update({id(each): game.turn for each, _ in now if each.until == "game"})
        return now

    with delaying("game", only="next"), replaced(triggers, "_delayed", delayed):
        yield


@misreads("14-9f-1")
def delayed_abilities_outlast_the_turn() -> Iterator[None]:
    """Misreads 14-9f-1: a delayed ability for the turn goes on after it."""
    with delaying("game", only="turn"):
        yield


@misreads("14-9g-1")
def statuses_come_about_each_turn() -> Iterator[None]:
    """Misreads 14-9g-1: with a new turn, a status that lasts comes about again."""
    right = limits.forget_the_turn

    def forget_the_turn(game: GateGame) -> None:
        right(game)
        game.fulfilled = {}

    with replaced(limits, "forget_the_turn", forget_the_turn):
        yield


@misreads("14-9g-1")
def statuses_come_about_once() -> Iterator[None]:
    """Misreads 14-9g-1: a status that was gone does not come about again."""
    right = automatic.watch_statuses

    def watch_statuses(game: GateGame) -> None:
        before = game.fulfilled
        right(game)
        game.fulfilled = game.fulfilled | before

    with replaced(automatic, "watch_statuses", watch_statuses):
        yield


@misreads("14-9b")
def what_has_triggered_does_not_trigger_again() -> Iterator[None]:
    """Misreads 14-9b: an ability that has triggered and was not played yet does not trigger again."""
    right = triggers.wait

    def wait(game: Game, ability: Ability, source: Card, ctx: Context) -> None:
        if not any(each.ability is ability and each.source is source for each in game.waiting):
            right(game, ability, source, ctx)

    with replaced(triggers, "wait", wait):
        yield


@misreads("14-9b")
def survivors_count_as_dead() -> Iterator[None]:
    """Misreads 14-9b: what waits for a unit to go to the graveyard triggers by survivors too."""
    right = processes._hurt

    def hurt(game: GateGame, item: GateItem, target: Card, points: int) -> None:
        right(game, item, target, points)
        if "unit" in target.printed.type and target.damage < amount(game, target, "hp"):
            grave = place("graveyard", target.owner)
            triggers.happen(
                game, "move", card=target, player=target.controller, origin=target.place, place=grave
            )

    with replaced(processes, "_hurt", hurt):
        yield


@misreads("14-9f-1")
def whenever_is_once() -> Iterator[None]:
    """Misreads 14-9f-1: a delayed ability that says "whenever" triggers once and then no more."""
    right = triggers._delayed

    def delayed(game: Game, kind: str, about: dict[str, Any]) -> list[tuple[Delayed, Happening]]:
        found = right(game, kind, about)
        done = [each for each, _ in found if each.until == "turn"]
        game.delayed = [each for each in game.delayed if each not in done]
        return found

    with replaced(triggers, "_delayed", delayed):
        yield


@misreads("14-9b-1c")
def revealed_cards_stay_so_once_their_ability_has_resolved() -> Iterator[None]:
    """Misreads 14-9b-1c: a card that was revealed for its ability stays so when that has resolved."""
    right, conceal = resolving._perform, automatic.conceal
    done: list[tuple[GateGame, str]] = []

    def do(game: GateGame, item: GateItem) -> Flow[None]:
        yield from right(game, item)
        done[:] = [(game, item.oid)]

    def hide(game: GateGame, oid: str) -> None:
        if (game, oid) not in done:
            conceal(game, oid)

    with replaced(resolving, "_perform", do), replaced(automatic, "conceal", hide):
        yield


@misreads("14-9b-1")
def what_leaves_for_a_hidden_zone_is_hidden() -> Iterator[None]:
    """Misreads 14-9b-1: a card that leaves play for a hidden zone must be revealed there for its ability."""
    with replaced(automatic, "_as_it_lay", lambda game, card, ability: card):
        yield


@misreads("14-9b-1")
def delayed_abilities_are_hidden_with_their_cards() -> Iterator[None]:
    """Misreads 14-9b-1: for a delayed ability the card that made it must be revealed where it is hidden."""
    with replaced(automatic, "_is_of_its_card", lambda game, waiting: True):
        yield
