"""Misreadings of 4.7.2-3 and 4.7.2-4: what is settled of a cost as it is announced."""

import contextlib
from collections.abc import Iterator
from typing import Any

import msgspec

from duelproof.port import OTHER, Seat
from duelproof.port.selections import Calc, Select
from reference.dimension_zero.s1_principles import NO_LETTERS, cost_of, energy_in, letters_in
from reference.dimension_zero.s2_definitions import card_data
from reference.dimension_zero.s4_processing import costs, playing, resolving, targets
from reference.dimension_zero.s5_keywords import special_plays
from reference.dimension_zero.s5_keywords.special_plays import Way
from reference.dimension_zero.state import Cost, Duel, Item
from reference.kernel.abilities import now, select
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("4.7.2-3")
def costs_go_by_what_is_printed() -> Iterator[None]:
    """Misreads 4.7.2-3: a cost that goes by a card's data goes by what is printed on it."""
    right = playing.fit_targets

    def printed(game: Duel, thing: Thing, trait: str) -> int:
        return select.printed_number(thing, trait) if isinstance(thing, Card) else 0

    def fit_targets(game: Duel, *about: Any) -> bool:
        with replaced(select, "_number_of", printed):
            return right(game, *about)

    with replaced(playing, "fit_targets", fit_targets):
        yield


@misreads("4.7.2-3")
def what_a_cost_goes_by_is_looked_at_again() -> Iterator[None]:
    """Misreads 4.7.2-3: a number that a card's data gave for a cost changes with them."""
    right = resolving._carry_out

    def carry_out(game: Duel, item: Item, ctx: Context) -> Flow[None]:
        if ctx.ability is not None and ctx.ability.kind == "activated" and ctx.source is not None:
            for said in ctx.ability.as_played:
                least = getattr(getattr(said, "range", None), "min", None)
                if least is not None:
                    ctx.numbers["x"] = select.amount(game, least, ctx)
        yield from right(game, item, ctx)

    with replaced(resolving, "_carry_out", carry_out):
        yield


@misreads("4.7.2-3")
def a_set_cost_is_one_symbol_more() -> Iterator[None]:
    """Misreads 4.7.2-3: where an effect has set a use cost, its colors and letters stay as they are."""
    with replaced(card_data, "has_set_cost", lambda game, card: False):
        yield


@misreads("4.7.2-3")
def additional_costs_are_paid_whatever_is_said() -> Iterator[None]:
    """Misreads 4.7.2-3: an additional cost that a card offers is paid, even if its player says no."""
    right = ask.may

    def may(game: Duel, player: Seat, *, about: str | None = None, kind: str = "may") -> Flow[bool]:
        said = yield from right(game, player, about=about, kind=kind)
        return said or kind == "extra_cost"

    with replaced(ask, "may", may):
        yield


@misreads("4.7.2-3")
def additional_costs_that_are_offered_must_be_paid() -> Iterator[None]:
    """Misreads 4.7.2-3: a card is not played by who cannot pay the additional cost that it offers."""

    def added(game: Duel, card: Card) -> tuple[Any, ...]:
        return tuple(part for said in now.keywords(game, card, costs.ADDITIONAL) for part in said.cost)

    right = playing.can_play

    def can_play(game: Duel, seat: Seat, card: Card, way: Way | None = None) -> bool:
        with replaced(costs, "added", added):
            return right(game, seat, card, way)

    with replaced(playing, "can_play", can_play):
        yield


@misreads("4.7.2-3")
def awakening_has_no_letters() -> Iterator[None]:
    """Misreads 4.7.2-3: a letter is asked for, and paid for, in the use cost alone."""
    right = playing.energy_for

    def energy_for(game: Duel, seat: Seat, card: Card, way: Way | None, *more: Any) -> Cost:
        if way is None or not letters_in(way.symbols):
            return right(game, seat, card, way, *more)
        letters = more[1] if len(more) > 1 else NO_LETTERS
        return cost_of(card.printed.symbols, letters)

    with replaced(playing, "energy_for", energy_for):
        yield


@misreads("4.7.2-3")
def a_plan_always_awakens() -> Iterator[None]:
    """Misreads 4.7.2-3: a plan that has a letter in its cost of awakening is always paid for by that."""
    right = special_plays.way_named

    def way_named(game: Duel, seat: Seat, card: Card, name: str | None) -> Way | None:
        awake = right(game, seat, card, "awakening")
        return awake if awake is not None and letters_in(awake.symbols) else right(game, seat, card, name)

    with replaced(special_plays, "way_named", way_named):
        yield


@misreads("4.7.2-3")
def the_first_alternative_cost_is_meant() -> Iterator[None]:
    """Misreads 4.7.2-3: of several costs that a card offers instead of its use cost the first is paid."""
    right, several = special_plays.way_named, costs.ALTERNATIVE + special_plays.FOR

    def way_named(game: Duel, seat: Seat, card: Card, name: str | None) -> Way | None:
        way = right(game, seat, card, name)
        if way is None or not way.name.startswith(several):
            return way
        return next(each for each in special_plays.ways(game, seat, card) if each.name.startswith(several))

    with replaced(special_plays, "way_named", way_named):
        yield


@misreads("4.7.2-3")
def the_first_cards_will_do() -> Iterator[None]:
    """Misreads 4.7.2-3: which cards are given for a cost beside energy is not for the player to say."""
    right = costs._chosen

    def chosen(game: Duel, seat: Seat, card: Card, part: Any, ctx: Context, *rest: Any) -> Flow[list[Card]]:
        picked: list[Card] = yield from right(game, seat, card, part, ctx, *rest)
        return costs._to_give(game, seat, card, part, ctx)[: len(picked)]

    with replaced(costs, "_chosen", chosen):
        yield


@contextlib.contextmanager
def _settling(after: Any) -> Iterator[None]:
    """Do something more once the costs of a card are settled, in the block."""
    right = playing._settle_costs

    def settle(game: Duel, seat: Seat, card: Card, way: Way | None, ctx: Context) -> Flow[Any]:
        settled: Any = yield from right(game, seat, card, way, ctx)
        after(card, ctx)
        return settled

    with replaced(playing, "_settle_costs", settle):
        yield


@misreads("4.7.2-3")
def letters_are_told_late() -> Iterator[None]:
    """Misreads 4.7.2-3: what a letter in a use cost stands for is kept secret until the card resolves."""
    told: dict[Context, dict[str, int]] = {}
    right = resolving._carry_out

    def after(card: Card, ctx: Context) -> None:
        if letters_in(card.printed.symbols):
            told[ctx], ctx.numbers = ctx.numbers, {}

    def carry_out(game: Duel, item: Item, ctx: Context) -> Flow[None]:
        ctx.numbers = told.pop(ctx, ctx.numbers)
        yield from right(game, item, ctx)

    with _settling(after), replaced(resolving, "_carry_out", carry_out):
        yield


@misreads("4.7.2-3")
def what_is_frozen_is_frozen_again() -> Iterator[None]:
    """Misreads 4.7.2-3: cards that are frozen already can be frozen for a cost."""

    def to_give(game: Duel, seat: Seat, card: Card, part: Any, ctx: Context) -> list[Card]:
        found = right(game, seat, card, part, ctx)
        if part.kind != "exhaust":
            return found
        things = select.found(game, Select(which="all", filter=part.filter), ctx)
        return [each for each in things if isinstance(each, Card) and each.controller == seat]

    right = costs._to_give
    with replaced(costs, "_to_give", to_give):
        yield


@misreads("4.7.2-3")
def a_letter_bounds_no_target() -> Iterator[None]:
    """Misreads 4.7.2-3: what a letter stands for is no bound for the targets, which are found before it."""
    right = targets.candidates

    def candidates(game: Duel, spec: Any, ctx: Context) -> list[Thing]:
        cost = spec.filter.cost
        if cost is not None and isinstance(cost.max, Calc):
            spec = msgspec.structs.replace(spec, filter=msgspec.structs.replace(spec.filter, cost=None))
        return list(right(game, spec, ctx))

    with replaced(targets, "candidates", candidates):
        yield


@misreads("4.7.2-3")
def a_set_cost_keeps_its_color() -> Iterator[None]:
    """Misreads 4.7.2-3: energy that an effect has set as a use cost is of the card's color."""
    right = card_data.changed_cost

    def changed_cost(game: Duel, card: Card, cost: Cost) -> Cost:
        changed = right(game, card, cost)
        if not card_data.has_set_cost(game, card) or not cost.coloured:
            return changed
        return Cost(changed.total, ((cost.coloured[0][0], changed.total),))

    with replaced(card_data, "changed_cost", changed_cost):
        yield


@misreads("4.7.2-4")
def additional_costs_are_all_there_is_to_pay() -> Iterator[None]:
    """Misreads 4.7.2-4: where an additional cost is paid the use cost is not."""
    right = playing.energy_for

    def energy_for(game: Duel, seat: Seat, card: Card, way: Way | None, parts: Any, *more: Any) -> Cost:
        if parts and way is None:
            return cost_of(energy_in(parts))
        return right(game, seat, card, way, parts, *more)

    with replaced(playing, "energy_for", energy_for):
        yield


@misreads("4.7.2-4")
def additional_costs_are_never_paid() -> Iterator[None]:
    """Misreads 4.7.2-4: nothing is paid on top of a use cost."""
    with replaced(costs, "added", lambda game, card: ()):
        yield


@misreads("4.7.2-4")
def anybodys_units_pay_for_it() -> Iterator[None]:
    """Misreads 4.7.2-4: units of both players can be sacrificed as an additional cost."""

    def to_give(game: Duel, seat: Seat, card: Card, part: Any, ctx: Context) -> list[Card]:
        additional = now.keywords(game, card, costs.ADDITIONAL)
        if part.kind != "destroy" or not any(part in said.cost for said in additional):
            return right(game, seat, card, part, ctx)
        things = select.found(game, Select(which="all", filter=part.filter), ctx)
        return [each for each in things if isinstance(each, Card)]

    right = costs._to_give
    with replaced(costs, "_to_give", to_give):
        yield


@misreads("4.7.2-4")
def what_an_alternative_asks_for_is_anybodys() -> Iterator[None]:
    """Misreads 4.7.2-4: what an alternative cost asks its player to have, the other may have as well."""
    right = costs.may_pay_instead

    def may_pay(game: Duel, seat: Seat, card: Card, said: Any) -> bool:
        return right(game, seat, card, said) or right(game, OTHER[seat], card, said)

    with replaced(costs, "may_pay_instead", may_pay):
        yield


@misreads("4.7.2-4")
def energy_is_no_additional_cost() -> Iterator[None]:
    """Misreads 4.7.2-4: energy that is an additional cost is not paid."""
    right = playing.energy_for

    def energy_for(game: Duel, seat: Seat, card: Card, way: Way | None, parts: Any, *more: Any) -> Cost:
        return right(game, seat, card, way, (), *more)

    with replaced(playing, "energy_for", energy_for):
        yield


@misreads("4.7.2-4")
def energy_that_is_added_counts_twice() -> Iterator[None]:
    """Misreads 4.7.2-4: energy that is an additional cost is asked for twice where a player may add more."""
    right = costs.choose_additional

    def choose(game: Duel, seat: Seat, card: Card, energy: Cost, parts: Any, ctx: Context) -> Flow[Any]:
        twice = energy + cost_of(energy_in(parts))
        return (yield from right(game, seat, card, twice, parts, ctx))

    with replaced(costs, "choose_additional", choose):
        yield


@misreads("4.7.2-4")
def energy_that_is_offered_is_always_added() -> Iterator[None]:
    """Misreads 4.7.2-4: energy that is an additional cost is paid, even if its player says no."""
    with replaced(
        costs,
        "added",
        lambda game, card: tuple(
            part
            for said in now.keywords(game, card, costs.ADDITIONAL)
            for part in said.cost
            if part.kind == "energy"
        ),
    ):
        yield


@misreads("4.7.2-4")
def alternative_costs_come_on_top() -> Iterator[None]:
    """Misreads 4.7.2-4: an alternative cost is paid on top of the use cost."""
    right = special_plays.way_named

    def way_named(game: Duel, seat: Seat, card: Card, name: str | None) -> Way | None:
        way = right(game, seat, card, name)
        if way is None or way.cost is None or way.name != costs.ALTERNATIVE:
            return way
        usual = card_data.use_cost(game, card)
        return Way(way.name, Cost(way.cost.total + usual.total), parts=way.parts)

    with replaced(special_plays, "way_named", way_named):
        yield


@misreads("4.7.2-4")
def alternative_costs_are_all_there_is_to_pay() -> Iterator[None]:
    """Misreads 4.7.2-4: an alternative cost is paid instead of the additional costs, too."""
    right = playing.parts_of

    def parts_of(game: Duel, card: Card, way: Way | None) -> tuple[Any, ...]:
        return way.parts if way is not None and way.parts else right(game, card, way)

    with replaced(playing, "parts_of", parts_of):
        yield


@misreads("4.7.2-4")
def alternative_costs_are_always_there() -> Iterator[None]:
    """Misreads 4.7.2-4: an alternative cost may be chosen whatever its text asks for."""
    with replaced(costs, "may_pay_instead", lambda game, seat, card, said: True):
        yield


@misreads("4.7.2-4")
def alternative_costs_need_not_be_payable() -> Iterator[None]:
    """Misreads 4.7.2-4: an alternative cost may be chosen by who has nothing to pay it with."""
    right = playing.can_play

    def can_play(game: Duel, seat: Seat, card: Card, way: Way | None = None) -> bool:
        free = way is not None and way.name == costs.ALTERNATIVE and bool(way.parts)
        return right(game, seat, card, None if free else way)

    with replaced(playing, "can_play", can_play):
        yield


@misreads("4.7.2-4")
def alternative_costs_must_be_paid() -> Iterator[None]:
    """Misreads 4.7.2-4: who can pay an alternative cost cannot pay the use cost."""
    right = special_plays.way_named

    def way_named(game: Duel, seat: Seat, card: Card, name: str | None) -> Way | None:
        other = right(game, seat, card, costs.ALTERNATIVE)
        return right(game, seat, card, name) if other is None else other

    with replaced(special_plays, "way_named", way_named):
        yield
