"""Misreadings of 2.20: units, bases and strategies."""

import contextlib
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from duelproof.port import OTHER, Option, Place, Seat
from duelproof.port.abilities import Ability, Move
from reference.dimension_zero.s2_definitions import classes, moving, texts
from reference.dimension_zero.s2_definitions.plan_zone import plan
from reference.dimension_zero.s2_definitions.squares import BASE_SPACE, PLACES
from reference.dimension_zero.s2_definitions.zones import FIELD, ZONES
from reference.dimension_zero.s3_course_of_play import main_phase
from reference.dimension_zero.s4_processing import payment, priority, resolving, rule_effects
from reference.dimension_zero.s4_processing.one_shot_effects import INSTRUCTIONS
from reference.dimension_zero.state import Cost, Duel, Item
from reference.dimension_zero.vocabulary import Land
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced

Resolve = Callable[[Duel, Item], Flow[None]]


@misreads(
    *("2.20.1-1", "2.20.1-2", "2.20.1-3", "2.20.2-1", "2.20.2-2", "2.20.2-3"),
    *("2.20.3-1", "2.20.3-2", "2.20.3-3", "2.24.2", "2.24.5-1", "2.24.7-1"),
)
def played_cards_are_lost() -> Iterator[None]:
    """Misreads 2.20: a card may be played, but it is removed from the game without effect."""

    def spell(game: Duel, item: Item) -> Flow[None]:
        yield from ()
        assert item.card is not None
        moving.put(game, item.card, place("removed", item.card.owner))

    with replaced(resolving.HOW, "card", spell):
        yield


@misreads("2.20.1-1", "2.20.2-1", "2.20.3-1")
def normal_timing_is_quick() -> Iterator[None]:
    """Misreads 2.20.1-1: cards of normal timing are played whenever those of quick timing are."""
    with _timed(main_phase.QUICK, frozenset(("normal", "quick", "battle"))):
        yield


@misreads("2.20.1-1", "2.20.2-1", "2.20.3-1")
def quick_timing_is_normal() -> Iterator[None]:
    """Misreads 2.20.1-1: cards of quick timing are played only when those of normal timing are."""
    with _timed(main_phase.QUICK, frozenset(("battle",))):
        yield


@misreads("2.20.1-1", "2.20.2-1", "2.20.3-1")
def only_what_is_free_is_played_in_battles() -> Iterator[None]:
    """Misreads 2.20.1-1: in a battle only cards are played that cost nothing."""
    right = main_phase.main_options

    def main_options(game: Duel, seat: Seat) -> list[Option]:
        found = right(game, seat)
        return [
            option
            for option in found
            if not game.battles or option.verb != "play" or not game.cards[str(option.card)].printed.cost
        ]

    with replaced(main_phase, "main_options", main_options):
        yield


@misreads("2.20.1-1", "2.20.2-1", "2.20.3-1")
def all_is_played_in_battles() -> Iterator[None]:
    """Misreads 2.20.1-1: cards of every timing are played in battles."""
    with _timed(main_phase.BATTLE, frozenset(("normal", "quick", "battle"))):
        yield


@misreads("2.20.1-1", "2.20.2-1", "2.20.3-1")
def the_plan_is_played_at_any_time() -> Iterator[None]:
    """Misreads 2.20.1-1: the card of the plan zone is played whenever its player has priority."""
    right = main_phase.main_options

    def main_options(game: Duel, seat: Seat) -> list[Option]:
        found = right(game, seat)
        card = plan(game, seat)
        more = [] if card is None else [Option(verb="play", card=card.ref)]
        return found + [option for option in more if option not in found]

    with replaced(main_phase, "main_options", main_options):
        yield


@misreads("2.20.1-2", "2.20.2-2", "2.20.3-2")
def nothing_is_paid() -> Iterator[None]:
    """Misreads 2.20.1-2: a player must be able to pay the use cost, but pays nothing."""

    def pay(game: Duel, seat: Seat, cost: Cost, about: str | None, frozen: Sequence[Card] = ()) -> Flow[None]:
        yield from ()

    with replaced(payment, "pay", pay):
        yield


@misreads("2.20.1-2", "2.20.2-2", "2.20.3-2")
def played_cards_resolve_at_once() -> Iterator[None]:
    """Misreads 2.20.1-2: a card that is played does not wait on the stack."""
    right = priority.ACTIONS["play"]

    def play(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        yield from resolving.resolve(game)

    with replaced(priority.ACTIONS, "play", play):
        yield


@misreads("2.20.1-2")
def units_are_played_into_the_enemy_area() -> Iterator[None]:
    """Misreads 2.20.1-2: a unit is played to any square without a unit of its player's."""

    def open_squares(game: Duel, seat: Seat) -> list[str]:
        return [slot for slot in PLACES if all(card.controller != seat for card in game.squares[slot])]

    with replaced(classes, "open_squares", open_squares):
        yield


@misreads("2.20.1-3", "2.20.2-3")
def all_come_to_the_middle() -> Iterator[None]:
    """Misreads 2.20.1-3: units and bases that resolve come to the middle square, whichever was named."""

    def spell(right: Resolve, game: Duel, item: Item) -> Flow[None]:
        if item.place is not None:
            item.place = _middle(item.place, item.controller)
        yield from right(game, item)

    with _resolving(spell):
        yield


def _middle(named: Place, seat: Seat) -> Place:
    if named.zone == "base":
        return place("base", seat, BASE_SPACE[seat][1])
    return PLACES["b2" if seat == "alice" else "b4"]


@misreads("2.20.1-3", "2.20.2-3")
def opponents_get_what_is_played() -> Iterator[None]:
    """Misreads 2.20.1-3: a unit or base that resolves is controlled by the opponent of its player."""

    def spell(right: Resolve, game: Duel, item: Item) -> Flow[None]:
        yield from right(game, item)
        if item.card is not None and item.place is not None:
            item.card.controller = OTHER[item.controller]

    with _resolving(spell):
        yield


@misreads("2.20.1-4", "2.20.2-4")
def the_opponent_gets_what_spells_put() -> Iterator[None]:
    """Misreads 2.20.1-4: what a spell puts on a square is controlled by the opponent of who plays it."""
    with _putting("spell", lambda card, ctx: OTHER[ctx.controller]):
        yield


@misreads("2.20.1-4", "2.20.2-4")
def owners_get_what_abilities_put() -> Iterator[None]:
    """Misreads 2.20.1-4: what an ability puts on a square is controlled by its owner."""
    with _putting("activated", lambda card, ctx: card.owner):
        yield


@misreads("2.20.1-4")
def who_puts_units_on_occupied_squares_gets_them() -> Iterator[None]:
    """Misreads 2.20.1-4: who puts a unit on the square of another gets it, from another square, too."""
    right = INSTRUCTIONS[Land]

    def land(game: Duel, instr: Land, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        for card in ctx.it:
            if isinstance(card, Card):
                card.controller = ctx.controller

    with replaced(INSTRUCTIONS, Land, land):
        yield


@misreads("2.20.1-6")
def who_meets_an_enemy_may_stay() -> Iterator[None]:
    """Misreads 2.20.1-6: a unit that is played to the center area and has fought there stays."""
    right = rule_effects._stranded

    def stranded(game: Duel, going: list[Card]) -> list[Card]:
        gone = right(game, going)
        game.entering = None
        return gone

    with replaced(rule_effects, "_stranded", stranded):
        yield


@misreads("2.20.1-6")
def nobody_may_fight_in_the_center() -> Iterator[None]:
    """Misreads 2.20.1-6: a unit that is played to the center area is destroyed at once, enemy or not."""

    def stranded(game: Duel, going: list[Card]) -> list[Card]:
        card, game.entering = game.entering, None
        return [] if card is None or card in going else [card]

    with replaced(rule_effects, "_stranded", stranded):
        yield


@misreads("2.20.1-6")
def no_played_unit_may_stay() -> Iterator[None]:
    """Misreads 2.20.1-6: a unit that is played to its player's own area is destroyed, too."""

    def spell(right: Resolve, game: Duel, item: Item) -> Flow[None]:
        yield from right(game, item)
        card = item.card
        if card is not None and card.place.zone == "square":
            game.entering = card

    with _resolving(spell):
        yield


@misreads("2.20.1-6")
def no_unit_may_stay_in_the_center() -> Iterator[None]:
    """Misreads 2.20.1-6: a unit that moves or is put to the center area is destroyed, too."""
    right = moving.put

    def put(game: Duel, card: Card, to: Place, **how: Any) -> None:
        right(game, card, to, **how)
        if to.zone == "square" and str(to.slot)[1] == "3" and how.get("name") != "play":
            game.entering = card

    with replaced(moving, "put", put):
        yield


@misreads("2.20.1-7", "2.20.2-5")
def texts_work_everywhere() -> Iterator[None]:
    """Misreads 2.20.1-7: the text of a unit or base works in every zone."""

    def anything(ability: Ability) -> bool:
        return ability.kind == "static"

    def anywhere(game: Duel, card: Card) -> bool:
        return True

    with (
        replaced(texts, "is_about_playing", anything),
        replaced(texts, "can_come_from", anywhere),
        replaced(texts, "ELSEWHERE", frozenset(ZONES)),
    ):
        yield


@misreads("2.20.1-8", "2.20.2-6")
def own_cards_come_the_other_way_round() -> Iterator[None]:
    """Misreads 2.20.1-8: of the active player's cards the one that is said to come last comes first."""
    with _coming_backwards(lambda game, card: card.owner == game.active):
        yield


@misreads("2.20.1-8", "2.20.2-6")
def others_cards_come_the_other_way_round() -> Iterator[None]:
    """Misreads 2.20.1-8: of the other player's cards the one that is said to come last comes first."""
    with _coming_backwards(lambda game, card: card.owner != game.active):
        yield


@misreads("2.20.3-3")
def strategies_go_away_without_effect() -> Iterator[None]:
    """Misreads 2.20.3-3: a strategy that resolves goes to the graveyard and does nothing."""

    def spell(right: Resolve, game: Duel, item: Item) -> Flow[None]:
        if not _is_linked(item) and item.ctx is not None:
            item.ctx.ability = None
        yield from right(game, item)

    with _resolving(spell):
        yield


def _is_linked(item: Item) -> bool:
    """Tell whether a spell is a strategy that stays with a unit."""
    return item.card is not None and "Link" in item.card.printed.races


@misreads("2.20.3-3", "4.1.3")
def strategies_go_away_before_their_effect() -> Iterator[None]:
    """Misreads 2.20.3-3, 4.1.3: a strategy is in the graveyard already while it is carried out."""

    def spell(right: Resolve, game: Duel, item: Item) -> Flow[None]:
        assert item.card is not None
        if not _is_linked(item):
            moving.put(game, item.card, place("graveyard", item.card.owner))
        yield from right(game, item)

    with _resolving(spell):
        yield


@misreads("2.20.3-3")
def strategies_are_removed() -> Iterator[None]:
    """Misreads 2.20.3-3: a strategy that has done what it says is removed from the game."""

    def spell(right: Resolve, game: Duel, item: Item) -> Flow[None]:
        yield from right(game, item)
        if item.card is not None and item.card.place.zone not in FIELD:
            moving.put(game, item.card, place("removed", item.card.owner))

    with _resolving(spell):
        yield


@contextlib.contextmanager
def _timed(usual: frozenset[str], wrong: frozenset[str]) -> Iterator[None]:
    """Let other timings be used instead of these, in the block."""
    right = main_phase.timings

    def timings(game: Duel, seat: Seat) -> frozenset[str]:
        now = right(game, seat)
        return wrong if now is usual else now

    with replaced(main_phase, "timings", timings):
        yield


@contextlib.contextmanager
def _resolving(wrong: Callable[[Resolve, Duel, Item], Flow[None]]) -> Iterator[None]:
    """Resolve spells otherwise, in the block."""
    right = resolving.HOW["card"]
    with replaced(resolving.HOW, "card", lambda game, item: wrong(right, game, item)):
        yield


@contextlib.contextmanager
def _putting(kind: str, wrong: Callable[[Card, Context], Seat]) -> Iterator[None]:
    """Let others control the cards that abilities of one kind have put on squares, in the block."""
    right = INSTRUCTIONS[Move]

    def move(game: Duel, instr: Move, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        if instr.to in FIELD and ctx.ability is not None and ctx.ability.kind == kind:
            for card in ctx.it:
                if isinstance(card, Card):
                    card.controller = wrong(card, ctx)

    with replaced(INSTRUCTIONS, Move, move):
        yield


@contextlib.contextmanager
def _coming_backwards(meant: Callable[[Duel, Card], bool]) -> Iterator[None]:
    """Turn the order round in which some cards come to squares, in the block."""
    right = classes.in_order_of_arrival

    def in_order_of_arrival(game: Duel, cards: list[Card]) -> Flow[list[Card]]:
        ordered = yield from right(game, cards)
        return ordered[::-1] if cards and meant(game, cards[0]) else ordered

    with replaced(classes, "in_order_of_arrival", in_order_of_arrival):
        yield
