"""Misreadings of 14-3: playing and resolving."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from typing import Any

from duelproof.port import OTHER, Option, Place, Seat
from duelproof.port.abilities import Ability, Cost, ReplaceEvent
from duelproof.port.selections import Filter
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s03_zones.kinds import HIDDEN, asks_for_a_property
from reference.gate_ruler.s14_cards_and_abilities import costs, payment, playing, resolving, targets
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import effects, select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-3b-3")
def the_number_chosen_in_playing_is_one() -> Iterator[None]:
    """Misreads 14-3b-3: the number chosen as a card is played is replaced by one."""
    right = ask.number

    def number(*asked: Any, **how: Any) -> Flow[int]:
        yield from right(*asked, **how)
        return 1

    with replaced(ask, "number", number):
        yield


@misreads("14-3b-3a")
def a_unit_comes_into_another_zone_than_the_chosen() -> Iterator[None]:
    """Misreads 14-3b-3a: a unit comes into the first zone that its player has not chosen for it."""
    right = ask.one

    def one(*asked: Any, **how: Any) -> Flow[Option]:
        chosen = yield from right(*asked, **how)
        _, _, kind, options = asked
        return next(each for each in options if each != chosen) if kind == "slot" else chosen

    with replaced(ask, "one", one):
        yield


@misreads("14-3b-4a")
def one_target_at_least() -> Iterator[None]:
    """Misreads 14-3b-4a: every card needs at least one target, whatever number it asks for."""
    right = select.amount

    def amount(*asked: Any) -> int:
        return max(1, right(*asked))

    with replaced(select, "amount", amount):
        yield


@misreads("14-3b-6b", "14-3b-6c")
def costs_are_altered_last() -> Iterator[None]:
    """Misreads 14-3b-6b: an alternative cost replaces a cost that was already raised and lowered."""
    alter, *others = costs._ADJUSTMENTS
    with replaced(costs, "_ADJUSTMENTS", (*others, alter)):
        yield


@misreads("14-3b-6e")
def costs_are_waived_first() -> Iterator[None]:
    """Misreads 14-3b-6e: increases are still charged for what is played without paying its cost."""
    *others, free = costs._ADJUSTMENTS
    with replaced(costs, "_ADJUSTMENTS", (free, *others)):
        yield


@misreads("14-3b-6c")
def costs_are_lowered_first() -> Iterator[None]:
    """Misreads 14-3b-6c: a cost is lowered before it is raised."""
    alter, increase, decrease, free = costs._ADJUSTMENTS
    with replaced(costs, "_ADJUSTMENTS", (alter, decrease, increase, free)):
        yield


@misreads("14-3b-1b")
def cards_of_the_hand_are_new_on_the_gate() -> Iterator[None]:
    """Misreads 14-3b-1b: only a card of the drive zone keeps its effects as it is played."""
    right = moving._stays_the_same

    def stays_the_same(origin: str, to: str, enters: bool) -> bool:
        return origin != "hand" and right(origin, to, enters)

    with replaced(moving, "_stays_the_same", stays_the_same):
        yield


@misreads("14-3b-2")
def abilities_do_all_that_they_offer() -> Iterator[None]:
    """Misreads 14-3b-2: only cards have options; an ability does all that it lists."""
    right = resolving._perform

    def do(game: GateGame, item: GateItem) -> Flow[None]:
        if item.card is None and item.ability is not None:
            item.ctx.modes = tuple(mode.id for mode in item.ability.modes)
            targets.presume(game, item.ability, item.ctx, None)
        yield from right(game, item)

    with replaced(resolving, "_perform", do):
        yield


@misreads("14-3b-2")
def one_option_is_enough() -> Iterator[None]:
    """Misreads 14-3b-2: fewer options may be chosen than it says."""
    right = ask.some

    def some(
        game: Game, player: Seat, kind: str, options: list[Option], least: int, *asked: Any, **how: Any
    ) -> Flow[list[Option]]:
        fewest = min(least, 1) if kind == "mode" else least
        return (yield from right(game, player, kind, options, fewest, *asked, **how))

    with replaced(ask, "some", some):
        yield


def _resolving_with(late: Sequence[Any]) -> Any:
    """Take some steps of playing only as a card or ability resolves, in the block."""
    right = resolving._perform
    early = tuple(step for step in playing._STEPS if step not in late)

    def do(game: GateGame, item: GateItem) -> Flow[None]:
        for step in late:
            yield from step(game, item)
        yield from right(game, item)

    stack = ExitStack()
    stack.enter_context(replaced(playing, "_STEPS", early))
    stack.enter_context(replaced(resolving, "_perform", do))
    return stack


@misreads("14-3b-2")
def options_are_chosen_as_it_resolves() -> Iterator[None]:
    """Misreads 14-3b-2: options are chosen as the card resolves."""
    with _resolving_with((playing._choose_modes, targets.choose_targets)):
        yield


@misreads("14-3b-3")
def numbers_are_chosen_as_it_resolves() -> Iterator[None]:
    """Misreads 14-3b-3: what else is to be chosen is chosen as the card resolves."""
    with _resolving_with((playing._choose_otherwise,)):
        yield


@misreads("14-3b-5", "14-3b-5a")
def effects_are_divided_as_it_resolves() -> Iterator[None]:
    """Misreads 14-3b-5, 14-3b-5a: what is for which target is said as the card resolves."""
    with _resolving_with((targets.assign_effects,)):
        yield


@misreads("14-3b-5a")
def one_target_gets_one() -> Iterator[None]:
    """Misreads 14-3b-5a: a single target gets 1 of what is to be divided."""
    right = ask.divide

    def divide(
        game: GateGame, player: Seat, options: list[Option], *asked: Any, **how: Any
    ) -> Flow[list[tuple[Option, int]]]:
        if len(options) == 1:
            return [(options[0], 1)]
        return (yield from right(game, player, options, *asked, **how))

    with replaced(ask, "divide", divide):
        yield


def _fronts(wanted: Callable[[GateGame, Seat], list[tuple[Place, list[Card]]]]) -> Any:
    """Let a unit be played into these zones, in the block."""
    right = playing._choose_otherwise

    def choose(game: GateGame, item: GateItem) -> Flow[None]:
        before = dict(game.fronts)
        game.fronts[item.controller] = wanted(game, item.controller)
        yield from right(game, item)
        game.fronts.update(before)

    steps = tuple(choose if step is right else step for step in playing._STEPS)
    return replaced(playing, "_STEPS", steps)


@misreads("14-3b-3a")
def units_come_into_free_zones_only() -> Iterator[None]:
    """Misreads 14-3b-3a: a zone with a unit in it cannot be chosen."""
    with _fronts(lambda game, seat: [front for front in game.fronts[seat] if not front[1]]):
        yield


@misreads("14-3b-3a")
def units_come_into_any_players_zones() -> Iterator[None]:
    """Misreads 14-3b-3a: a zone of the other player's can be chosen."""
    with _fronts(lambda game, seat: [*game.fronts[seat], *game.fronts[OTHER[seat]]]):
        yield


def _choosing(what: str, who: Callable[[Any], Seat]) -> Any:
    """Let another player choose targets or options, in the block."""
    right = ask.some

    def some(game: Game, player: Seat, kind: str, *asked: Any, **how: Any) -> Flow[list[Option]]:
        chooser = who(game) if kind == what else player
        return (yield from right(game, chooser, kind, *asked, **how))

    return replaced(ask, "some", some)


@misreads("14-3b-4")
def the_active_player_chooses_targets() -> Iterator[None]:
    """Misreads 14-3b-4: the active player chooses the targets of what the other plays."""
    with _choosing("target", lambda game: game.active):
        yield


def _owner(game: GateGame) -> Seat:
    """Find the owner of what is being played."""
    source = game.gate[-1].source
    assert source is not None
    return source.owner


@misreads("14-3b-4")
def the_owner_chooses_targets() -> Iterator[None]:
    """Misreads 14-3b-4: a card's owner chooses its targets, whoever plays it."""
    with _choosing("target", _owner):
        yield


@misreads("14-3b-2")
def the_owner_chooses_options() -> Iterator[None]:
    """Misreads 14-3b-2: a card's owner chooses its options, whoever plays it."""
    with _choosing("mode", _owner):
        yield


@misreads("14-3b-3")
def the_owner_chooses_numbers() -> Iterator[None]:
    """Misreads 14-3b-3: a card's owner chooses the number for it, whoever plays it."""
    right = ask.number

    def number(game: Any, player: Seat, *asked: Any, **how: Any) -> Flow[int]:
        return (yield from right(game, _owner(game), *asked, **how))

    with replaced(ask, "number", number):
        yield


@misreads("14-3b-5")
def the_owner_says_what_is_for_which_target() -> Iterator[None]:
    """Misreads 14-3b-5: a card's owner says which effect is for which target, whoever plays it."""
    right = ask.one

    def one(game: Any, player: Seat, kind: str, *asked: Any, **how: Any) -> Flow[Option]:
        asks = _owner(game) if kind == "split" else player
        return (yield from right(game, asks, kind, *asked, **how))

    with replaced(ask, "one", one):
        yield


@misreads("14-3b-4a")
def fewer_than_none_cannot_be_chosen() -> Iterator[None]:
    """Misreads 14-3b-4a: what asks for a negative number of targets cannot be played."""
    right = targets.presume

    def presume(game: GateGame, ability: Ability | None, ctx: Context, playing: Card | None) -> bool:
        wanted = [select.amount(game, spec.min, ctx) for spec in targets.targets_of(ability, ctx.modes)]
        return min(wanted, default=0) >= 0 and right(game, ability, ctx, playing)

    with replaced(targets, "presume", presume):
        yield


@misreads("14-3b-4d")
def cards_of_hidden_zones_are_no_targets() -> Iterator[None]:
    """Misreads 14-3b-4d: a revealed card is no target either where it lies in a hidden zone."""

    def is_known(card: Card, wanted: Filter) -> bool:
        return card.place.zone not in HIDDEN or not asks_for_a_property(wanted)

    with replaced(targets, "is_known", is_known):
        yield


@misreads("14-3b-8")
def levels_are_paid_as_far_as_can_be() -> Iterator[None]:
    """Misreads 14-3b-8: a card is played by a player who cannot pay its level."""
    right = playing._could_finish

    def could_finish(game: GateGame, seat: Seat, card: Card, *how: Any) -> bool:
        return card.place.zone == "hand" or right(game, seat, card, *how)

    with replaced(playing, "_could_finish", could_finish), _paying_what_there_is():
        yield


def _paying_what_there_is() -> Any:
    """Let players pay what they can of a cost, in the block."""
    right, how_many = payment.pay, payment._how_many

    def pay(game: GateGame, cost: Sequence[Cost], ctx: Context, about: str) -> Flow[None]:
        def can(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> int:
            return min(len(cards), how_many(game, part, cards, ctx))

        with replaced(payment, "_how_many", can):
            yield from right(game, cost, ctx, about)

    return replaced(payment, "pay", pay)


@misreads("14-9d", "14-3b-8a")
def what_did_not_come_to_the_hand_counts_as_discarded() -> Iterator[None]:
    """Misreads 14-9d: a part of a cost that needs a card which an earlier part did not bring is left out."""
    with replaced(payment, "_is_kept_from", lambda *asked: False), _paying_what_there_is():
        yield


@misreads("14-3b-8a")
def no_card_serves_for_three_parts() -> Iterator[None]:
    """Misreads 14-3b-8a: a card that has served for two parts of a cost cannot serve for a third one."""
    right = payment._serving_for_both

    def serving(game: GateGame, first: payment.Taker, *about: Any) -> payment.Taker | None:
        return None if len(first[0]) > 1 else right(game, first, *about)

    with replaced(payment, "_serving_for_both", serving):
        yield


@misreads("14-3b-8a")
def what_was_discarded_serves_for_nothing_else() -> Iterator[None]:
    """Misreads 14-3b-8a: a card that is discarded for a part of a cost cannot serve for a later part."""
    right = payment._has_served

    def has_served(game: GateGame, card: Card, part: Cost, ctx: Context) -> bool:
        return part.kind != "discard" and right(game, card, part, ctx)

    with replaced(payment, "_has_served", has_served):
        yield


@misreads("14-3b-8a")
def what_is_exhausted_counts_as_it_was() -> Iterator[None]:
    """Misreads 14-3b-8a: a card that is exhausted for a part of a cost counts as ready for a later part."""
    right = payment._would_serve

    def would_serve(game: GateGame, card: Card, part: Cost, ctx: Context) -> bool:
        if part.filter is not None and part.filter.turned == "exhausted":
            return False
        return right(game, card, part, ctx)

    with replaced(payment, "_would_serve", would_serve):
        yield


@misreads("14-3b-8a", "3-2i")
def a_part_that_takes_all_is_counted_beforehand() -> Iterator[None]:
    """Misreads 14-3b-8a: a part that takes all cards takes all that were there before the cost was paid."""
    right = payment._in_turn

    def in_turn(game: GateGame, cost: Sequence[Cost], ctx: Context) -> list[payment.Taker]:
        takers = right(game, cost, ctx)
        return [each for each in takers for _ in (each[1] if each[0][0].every else (0,))]

    with replaced(payment, "_in_turn", in_turn):
        yield


@misreads("14-3b-8")
def who_has_no_hand_need_not_discard() -> Iterator[None]:
    """Misreads 14-3b-8: a player whose ruler gives no hand discards nothing where a cost says to."""
    right = payment._how_many

    def how_many(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> int:
        if part.kind == "discard" and not game.has_zone("hand", ctx.controller):
            return 0
        return right(game, part, cards, ctx)

    with replaced(payment, "_how_many", how_many):
        yield


@misreads("14-3b-10")
def a_cost_is_paid_if_some_of_it_is() -> Iterator[None]:
    """Misreads 14-3b-10: who can pay only some of a cost pays that, and the play is finished."""
    right, how_many = payment.pay, payment._how_many

    def pay(game: GateGame, cost: Sequence[Cost], ctx: Context, about: str) -> Flow[None]:
        def some(game: GateGame, part: Cost, cards: list[Card], ctx: Context) -> int:
            count = how_many(game, part, cards, ctx)
            return min(len(cards), count) if cards else count

        with replaced(payment, "_how_many", some):
            yield from right(game, cost, ctx, about)

    with replaced(payment, "pay", pay):
        yield


@misreads("14-3b-8")
def no_card_pays_for_itself() -> Iterator[None]:
    """Misreads 14-3b-8: a card is not discarded for its own ability."""
    right = payment._payments

    def payments(game: GateGame, part: Cost, ctx: Context) -> list[Card]:
        cards = right(game, part, ctx)
        return [card for card in cards if part.kind != "discard" or card is not ctx.source]

    with replaced(payment, "_payments", payments):
        yield


@misreads("14-3b-8")
def what_would_be_replaced_pays_nothing() -> Iterator[None]:
    """Misreads 14-3b-8: a cost cannot be paid with what a replacement effect would replace."""
    right = payment._payments

    def payments(game: GateGame, part: Cost, ctx: Context) -> list[Card]:
        if part.kind == "discard" and effects.forces(game, ReplaceEvent, "move"):
            return []
        return right(game, part, ctx)

    with replaced(payment, "_payments", payments):
        yield


@misreads("14-3b-9")
def summons_count_as_they_resolve() -> Iterator[None]:
    """Misreads 14-3b-9: a unit counts as summoned once it has resolved."""
    play_card, resolve_card = playing.play_card, resolving.resolve_card
    waiting: dict[str, int] = {}

    def played(game: GateGame, seat: Seat, card: Card, *how: Any, **more: Any) -> Flow[None]:
        before = game.summons[seat]
        yield from play_card(game, seat, card, *how, **more)
        waiting[game.gate[-1].oid] = game.summons[seat] - before
        game.summons[seat] = before

    def resolved(game: GateGame, item: GateItem) -> Flow[None]:
        yield from resolve_card(game, item)
        game.summons[item.controller] += waiting.pop(item.oid, 0)

    with replaced(playing, "play_card", played), replaced(resolving, "resolve_card", resolved):
        yield
