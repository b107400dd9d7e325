"""Misreadings of 601: using cards."""

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from duelproof.port import Seat
from duelproof.port import abilities as a
from duelproof.port.abilities import Cost
from duelproof.port.selections import Select
from reference.duel_masters.s1_basics import costs, golden_rules
from reference.duel_masters.s3_card_types import spells
from reference.duel_masters.s6_using_cards import using_a_card, ways
from reference.duel_masters.s7_other_rules import keyword_actions
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import choosing, select, triggers
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("601.1a")
def whatever_can_apply_applies() -> Iterator[None]:
    """Misreads 601.1a: a player does not decide what changes a card's use; all that can change it does."""
    right = ways.ways

    def all_of_them(game: DMGame, card: Card, ready: list[Card]) -> list[ways.Way]:
        found = right(game, card, ready)
        return found[-1:]

    with replaced(ways, "ways", all_of_them):
        yield


@misreads("601.1a")
def a_card_pays_for_itself() -> Iterator[None]:
    """Misreads 601.1a: a card may be put away itself so that it costs less."""
    right = ways._fitting

    def fitting(game: DMGame, card: Card, cost: Cost, taken: list[Card]) -> list[Card]:
        own = cost.filter is not None and select.matches(game, card, cost.filter, Context.of(card))
        return right(game, card, cost, taken) + ([card] if own and card not in taken else [])

    with replaced(ways, "_fitting", fitting):
        yield


@misreads("601.1a")
def what_is_not_there_need_not_be_put_away() -> Iterator[None]:
    """Misreads 601.1a: a card costs less although there is no creature at all to put away for that."""
    right = ways._enough_for

    def enough_for(game: DMGame, card: Card, costs: Sequence[Cost], taken: list[Card]) -> bool:
        needed = [cost for cost in costs if _names_a_zone(cost) or ways._fitting(game, card, cost, [])]
        return right(game, card, needed, taken)

    with replaced(ways, "_enough_for", enough_for):
        yield


def _names_a_zone(cost: Cost) -> bool:
    return cost.filter is not None and bool(cost.filter.zones)


@misreads("601.1a")
def what_is_discarded_is_used_all_the_same() -> Iterator[None]:
    """Misreads 601.1a (1.13): a card that was to be used is used wherever it has come meanwhile."""

    def use_together(game: DMGame, seat: Seat, cards: list[Card]) -> Flow[None]:
        if game.edition.in_use == "pending":
            yield from right(game, seat, cards)
            return
        for card in cards:
            yield from using_a_card.use(game, seat, card)

    right = using_a_card.use_together
    with replaced(using_a_card, "use_together", use_together):
        yield


@misreads("601.1d", "601.1e")
def a_card_in_use_is_counted_for_its_own_cost() -> Iterator[None]:
    """Misreads 601.1e, 601.1d (1.13): a card costs what it does with itself counted where it lies."""
    with replaced(ways, "cost_in_use", costs.mana_cost):
        yield


@misreads("601.1c")
def what_is_used_is_used_from_the_hand() -> Iterator[None]:
    """Misreads 601.1c: a card that is used from the mana zone has been used from the hand."""
    right = triggers.happen

    def happen(game: DMGame, kind: str, once: Any = None, **about: Any) -> None:
        if kind == "use":
            about["origin"] = place("hand", about["card"].owner)
        right(game, kind, once, **about)

    with replaced(triggers, "happen", happen):
        yield


@misreads("601.1a", "601.1b")
def a_part_of_another_cost_will_do() -> Iterator[None]:
    """Misreads 601.1b: what is paid instead of a cost need not be there in full."""
    right = ways._is_possible

    def is_possible(game: DMGame, card: Card, way: ways.Way) -> bool:
        instead = [cost for change in way.changes if change.keyword == "instead" for cost in change.cost]
        partly = any(ways._fitting(game, card, cost, []) for cost in instead)
        return partly or right(game, card, way)

    with replaced(ways, "_is_possible", is_possible):
        yield


@misreads("601.1f")
def what_a_spell_triggers_comes_first() -> Iterator[None]:
    """Misreads 601.1f: what triggers as a spell is cast is resolved before the spell."""
    right, right_happen = spells.cast, triggers.happen
    casting: list[Card] = []

    def happen(game: Any, kind: str, once: Any = None, **about: Any) -> None:
        if about.get("card") not in casting or kind not in ("cast", "use"):
            right_happen(game, kind, once, **about)

    def cast(game: DMGame, seat: Seat, card: Card) -> Flow[None]:
        for kind in ("cast", "use"):
            right_happen(game, kind, card=card, player=seat, origin=card.place, name="cast")
        yield from golden_rules.resolve_waiting(game)
        casting.append(card)
        yield from right(game, seat, card)
        casting.remove(card)

    with replaced(using_a_card, "cast", cast), replaced(triggers, "happen", happen):
        yield


def _done_otherwise(kind: type, wrong: Any) -> Any:
    """Have an instruction of this kind carried out in another way."""
    right = keyword_actions.INSTRUCTIONS[kind]

    def do(game: DMGame, instr: Any, ctx: Context) -> Flow[None]:
        yield from wrong(right, game, instr, ctx)

    return replaced(keyword_actions.INSTRUCTIONS, kind, do)


@misreads("601.1g", "601.1h")
def the_other_player_chooses() -> Iterator[None]:
    """Misreads 601.1h: the other player chooses what is moved."""

    def move(right: Any, game: DMGame, instr: a.Move, ctx: Context) -> Flow[None]:
        what = msgspec.structs.replace(instr.what, by="opponent")
        yield from right(game, msgspec.structs.replace(instr, what=what), ctx)

    with _done_otherwise(a.Move, move):
        yield


@misreads("601.1g", "601.1h")
def one_thing_is_chosen_for_two() -> Iterator[None]:
    """Misreads 601.1h: where two things are chosen and there is one, that is chosen twice."""

    def modify(right: Any, game: DMGame, instr: a.Modify, ctx: Context) -> Flow[None]:
        for _ in range(2 if instr.what.count == 2 else 1):
            yield from right(game, instr, ctx)

    with _done_otherwise(a.Modify, modify):
        yield


def _none_again(kind: type) -> Iterator[None]:
    """Let nothing be chosen again in the course of an instruction of this kind."""
    right_found, right_things = select.found, choosing.things
    inside: list[bool] = []
    taken: list[Thing] = []

    def found(game: Any, what: Select, ctx: Context) -> list[Thing]:
        barred = taken if inside and what.which == "choose" else []
        return [thing for thing in right_found(game, what, ctx) if thing not in barred]

    def things(game: Any, what: Select, ctx: Context, **how: Any) -> Flow[list[Thing]]:
        chosen = yield from right_things(game, what, ctx, **how)
        if what.which == "choose":
            taken.extend(chosen)
        return chosen

    def do(right: Any, game: DMGame, instr: Any, ctx: Context) -> Flow[None]:
        taken.clear()
        inside.append(True)
        yield from right(game, instr, ctx)
        inside.pop()

    with replaced(select, "found", found), replaced(choosing, "things", things), _done_otherwise(kind, do):
        yield


@misreads("601.1g", "601.1h")
def another_is_chosen_for_each() -> Iterator[None]:
    """Misreads 601.1h: for each of several things another one is chosen."""
    yield from _none_again(a.ForEach)


@misreads("601.1g", "601.1h")
def another_is_chosen_each_time() -> Iterator[None]:
    """Misreads 601.1h: each time that an effect is repeated another thing is chosen."""
    yield from _none_again(a.Repeat)
