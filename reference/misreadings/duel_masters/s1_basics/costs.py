"""Misreadings of 112: costs."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from duelproof.port import Option, Seat
from duelproof.port.abilities import Modify
from reference.duel_masters.s1_basics import costs, golden_rules
from reference.duel_masters.s1_basics.mana import gives
from reference.duel_masters.s1_basics.numbers import changes
from reference.duel_masters.s1_basics.tapped_and_untapped import untapped
from reference.duel_masters.s2_reading_cards import reading
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s5_turn import declarations, main_step
from reference.duel_masters.s5_turn.declarations import Declaration
from reference.duel_masters.s6_using_cards import using_a_card, ways
from reference.duel_masters.s6_using_cards.ways import FREE, Way
from reference.duel_masters.s7_other_rules import swapping
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects, now, triggers
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("112.2a")
def a_card_stands_for_all_its_civilizations() -> Iterator[None]:
    """Misreads 112.2a: a card of several civilizations is mana of all of them at once."""
    right = costs.payable

    def payable(game: DMGame, left: int, civs: list[str], ready: list[Card]) -> bool:
        if not civs:
            return right(game, left, civs, ready)
        for source in ready:
            has = now.words(game, source, "colors")
            others = [card for card in ready if card is not source]
            rest = [civ for civ in civs if civ not in has]
            if civs[0] in has and payable(game, left - gives(game, source), rest, others):
                return True
        return False

    with replaced(costs, "payable", payable):
        yield


@misreads("112.2b")
def civilizations_within_the_cost() -> Iterator[None]:
    """Misreads 112.2b: for a cost that is less than the number of civilizations only so many are needed."""
    right = costs.payable

    def payable(game: DMGame, left: int, civs: list[str], ready: list[Card]) -> bool:
        return right(game, left, civs[: max(left, 0)], ready)

    with replaced(costs, "payable", payable):
        yield


@contextmanager
def _costing(wrong: Callable[[DMGame, Card, int], int]) -> Iterator[None]:
    """Let what it costs to use a card be worked out wrongly."""
    right = costs.mana_cost

    def mana_cost(game: DMGame, card: Card) -> int | None:
        cost = right(game, card)
        return None if cost is None else max(0, wrong(game, card, cost))

    with replaced(costs, "mana_cost", mana_cost):
        yield


@misreads("112.2b")
def costs_are_not_lessened() -> Iterator[None]:
    """Misreads 112.2b: nothing makes a card cost less."""
    with _costing(lambda game, card, cost: cost - sum(n for n in changes(game, card, "cost") if n < 0)):
        yield


@misreads("112.2b", "601.1d", "601.1e")
def costs_are_lessened_by_one_at_most() -> Iterator[None]:
    """Misreads 112.2b, 601.1e, 601.1d (1.13): whatever makes a card cost less makes it cost 1 less."""
    with _costing(lambda game, card, cost: cost - sum(n + 1 for n in changes(game, card, "cost") if n < -1)):
        yield


@misreads("112.2b", "601.1d", "601.1e")
def costs_are_not_raised() -> Iterator[None]:
    """Misreads 112.2b, 601.1e, 601.1d (1.13): nothing makes a card cost more."""
    with _costing(lambda game, card, cost: cost - sum(n for n in changes(game, card, "cost") if n > 0)):
        yield


def _lessened_for(game: DMGame, seat: Seat | None) -> int:
    """Add up by how much anything lessens the cost of cards, for a player or for either."""
    forces = effects.forces(game, Modify, "cost")
    mine = [force for force in forces if seat in (None, force.ctx.controller)]
    return sum(force.instr.by for force in mine if isinstance(force.instr.by, int) and force.instr.by < 0)


@misreads("112.2b")
def all_cards_of_a_player_cost_less() -> Iterator[None]:
    """Misreads 112.2b: what lessens the cost of some of a player's cards lessens that of all of them."""
    with _costing(lambda game, card, cost: cost + _lessened_for(game, card.owner)):
        yield


@misreads("112.2b")
def cards_cost_both_players_less() -> Iterator[None]:
    """Misreads 112.2b: what lessens the cost of one player's cards lessens that of the other's too."""

    def lessened(game: DMGame, card: Card, cost: int) -> int:
        mine = _lessened_for(game, card.owner)
        return cost + _lessened_for(game, None) - mine if not mine else cost

    with _costing(lessened):
        yield


@misreads("112.2b")
def surplus_pays_for_the_next_card() -> Iterator[None]:
    """Misreads 112.2b: mana that was paid above a cost is left for the next card."""
    right_pay, right_can = costs.pay, ways._can_pay
    left: dict[int, int] = {}

    def pay(game: DMGame, seat: Seat, card: Card, cost: int) -> Flow[bool]:
        if left.get(id(game), 0) >= max(cost, 1):
            left[id(game)] -= cost
            return True
        before = untapped(game.mana(seat))
        yield from right_pay(game, seat, card, cost)
        paid = sum(gives(game, source) for source in before if source.turned != "ready")
        left[id(game)] = left.get(id(game), 0) + paid - cost
        return True

    def can_pay(game: DMGame, card: Card, way: Way, ready: list[Card]) -> bool:
        return right_can(game, card, way, ready) or left.get(id(game), 0) >= (
            costs.mana_cost(game, card) or 1
        )

    with replaced(costs, "pay", pay), replaced(ways, "_can_pay", can_pay):
        yield


@misreads("112.3a")
def s_triggers_are_paid_for() -> Iterator[None]:
    """Misreads 112.3a: who can pay for a card with S-trigger pays for it."""
    right = using_a_card.use

    def use(game: DMGame, seat: Seat, card: Card, way: Way = FREE) -> Flow[None]:
        urgent = now.keyword(game, card, "s-trigger") is not None
        can = urgent and costs.can_pay(game, card, untapped(game.mana(seat)))
        yield from right(game, seat, card, Way() if can else way)

    with replaced(using_a_card, "use", use):
        yield


@misreads("112.3a")
def one_s_trigger_brings_all() -> Iterator[None]:
    """Misreads 112.3a: who declares one card with S-trigger uses all that come with it, one after another."""
    right, right_next = declarations.declare_as_broken, golden_rules._next
    added: list[Card] = []

    def declare(game: DMGame, owner: Seat, broken: list[Card]) -> Flow[list[Declaration]]:
        declared = yield from right(game, owner, broken)
        known = [each.card for each in declared]
        found = [(card, now.keyword(game, card, "s-trigger")) for card in broken if card not in known]
        more = [Declaration(card, ability) for card, ability in found if ability and declared]
        added.extend(each.card for each in more)
        return declared + more

    def first(game: DMGame) -> Flow[Waiting]:
        more: list[Waiting] = [item for item in game.waiting if item.source in added]
        if more:
            return more[0]
        return (yield from right_next(game))

    with replaced(declarations, "declare_as_broken", declare), replaced(golden_rules, "_next", first):
        yield


def _not_declared(name: str, kind: str) -> Any:
    """Let cards of a type that are declared not be used."""
    right = getattr(declarations, name)

    def declare(game: DMGame, owner: Seat, cards: list[Card]) -> Flow[list[Declaration]]:
        declared = yield from right(game, owner, cards)
        return [each for each in declared if kind not in now.words(game, each.card, "type")]

    return replaced(declarations, name, declare)


@misreads("112.3a")
def cross_gears_have_no_s_trigger() -> Iterator[None]:
    """Misreads 112.3a: a cross gear is not generated by its S-trigger."""
    with _not_declared("declare_as_broken", "cross gear"):
        yield


@misreads("112.3a")
def fields_have_no_s_trigger() -> Iterator[None]:
    """Misreads 112.3a: a field is not deployed by its S-trigger."""
    with _not_declared("declare_as_broken", "field"):
        yield


@misreads("112.3b")
def creatures_have_no_s_back() -> Iterator[None]:
    """Misreads 112.3b: a creature is not summoned by its S-back."""
    with _not_declared("declare_backs", "creature"):
        yield


@misreads("112.3d")
def creatures_have_no_sabaki_z() -> Iterator[None]:
    """Misreads 112.3d: a creature is not summoned by its Sabaki Z."""
    with _not_declared("declare_by_crests", "creature"):
        yield


@misreads("112.3a")
def shields_that_change_places_are_not_used() -> Iterator[None]:
    """Misreads 112.3a: no S-trigger is declared as shields and the hand change places."""

    def to_the_hand(game: DMGame, cards: list[Card], *, decided: bool = False) -> Flow[list[Card]]:
        return (yield from general.move_all(game, cards, "hand", "put"))

    with replaced(swapping, "to_the_hand", to_the_hand):
        yield


@misreads("112.3a")
def creatures_stay_in_the_hand() -> Iterator[None]:
    """Misreads 112.3a: a creature whose S-trigger is declared is not summoned."""
    right = golden_rules._resolve

    def resolve(game: DMGame, item: Waiting) -> Flow[None]:
        if item.ability.keyword != "s-trigger" or "creature" not in item.source.printed.type:
            yield from right(game, item)

    with replaced(golden_rules, "_resolve", resolve):
        yield


@misreads("112.3a")
def coming_by_an_s_trigger_is_a_part_of_it() -> Iterator[None]:
    """Misreads 112.3a: what a creature does as it comes is done as a part of its S-trigger."""
    right = golden_rules._resolve

    def resolve(game: DMGame, item: Waiting) -> Flow[None]:
        yield from right(game, item)
        if item.ability.keyword == "s-trigger" and item.source.place.zone == "battle":
            for own in [each for each in game.waiting if each.source is item.source]:
                game.waiting.remove(own)
                yield from right(game, own)

    with replaced(golden_rules, "_resolve", resolve):
        yield


@misreads("112.3a")
def spells_of_s_triggers_wait_once_more() -> Iterator[None]:
    """Misreads 112.3a: a spell with S-trigger does what it says after all else that was declared."""
    right, later = golden_rules._resolve, "later"

    def resolve(game: DMGame, item: Waiting) -> Flow[None]:
        if item.ability.keyword == later:
            yield from using_a_card.use(game, item.controller, item.source)
        elif item.ability.keyword == "s-trigger" and "spell" in now.words(game, item.source, "type"):
            item.ability = msgspec.structs.replace(item.ability, keyword=later)
            game.waiting.append(item)
        else:
            yield from right(game, item)

    with replaced(golden_rules, "_resolve", resolve):
        yield


def _g_zero(wrong: Callable[[DMGame, Card, bool], bool]) -> Any:
    """Let the condition of a G-Zero be looked at wrongly."""
    right = costs.costs_nothing

    def costs_nothing(game: DMGame, card: Card) -> bool:
        has = now.keyword(game, card, "g-zero") is not None
        return has and wrong(game, card, right(game, card))

    return replaced(costs, "costs_nothing", costs_nothing)


@misreads("112.3e", "112.3d")
def g_zero_is_for_spells() -> Iterator[None]:
    """Misreads 112.3e: no creature is summoned by its G-Zero."""
    with _g_zero(lambda game, card, right: right and "spell" in now.words(game, card, "type")):
        yield


@misreads("112.3e", "112.3d")
def what_is_summoned_by_g_zero_goes_to_the_graveyard() -> Iterator[None]:
    """Misreads 112.3e: a creature used by its G-Zero is put where a spell goes."""
    right = using_a_card._put

    def put(game: DMGame, seat: Seat, card: Card, name: str) -> Flow[None]:
        if now.keyword(game, card, "g-zero") is None:
            yield from right(game, seat, card, name)
        else:
            yield from general.move(game, card, "graveyard", "rule")

    with replaced(using_a_card, "_put", put):
        yield


@misreads("112.3e", "112.3d")
def g_zero_is_for_creatures() -> Iterator[None]:
    """Misreads 112.3e: no spell is cast by its G-Zero."""
    with _g_zero(lambda game, card, right: right and "spell" not in now.words(game, card, "type")):
        yield


@misreads("112.3e", "112.3d")
def g_zero_looks_at_the_other_player() -> Iterator[None]:
    """Misreads 112.3e: the condition of a G-Zero may be fulfilled by the other player's cards."""

    def fulfilled(game: DMGame, card: Card, right: bool) -> bool:
        ability = now.keyword(game, card, "g-zero")
        assert ability is not None
        other = Context("bob" if card.owner == "alice" else "alice", card, ability)
        return right or triggers.is_met(game, ability, other)

    with _g_zero(fulfilled):
        yield


def _nothing_by_free(kind: str) -> Iterator[None]:
    """Let nothing trigger by what is done to a card that is used without its cost being paid."""
    right_use, right_happen = using_a_card._use_declared, triggers.happen
    free_now: list[Card] = []

    def use(game: DMGame, seat: Seat, card: Card, way: Way, due: int | None) -> Flow[None]:
        if way.free:
            free_now.append(card)
        yield from right_use(game, seat, card, way, due)

    def happen(game: Any, what: str, once: Any = None, **about: Any) -> None:
        if what != kind or about["card"] not in free_now:
            right_happen(game, what, once, **about)

    with replaced(using_a_card, "_use_declared", use), replaced(triggers, "happen", happen):
        yield


@misreads("112.3g", "112.3e")
def a_creature_for_nothing_is_not_summoned() -> Iterator[None]:
    """Misreads 112.3g: a creature that is used for nothing is put into the battle zone, not summoned."""
    yield from _nothing_by_free("summon")


@misreads("112.3g", "112.3e")
def a_spell_for_nothing_is_not_cast() -> Iterator[None]:
    """Misreads 112.3g: a spell that is used for nothing does what it says, but is not cast."""
    yield from _nothing_by_free("cast")


@misreads("112.3g", "112.3e")
def a_gear_for_nothing_is_not_generated() -> Iterator[None]:
    """Misreads 112.3g: a cross gear that is used for nothing is put into the battle zone, not generated."""
    yield from _nothing_by_free("generate")


def _used_from(zone: str) -> Any:
    """Let cards of a zone be used like those of the hand."""
    right = main_step.usable

    def usable(game: DMGame, seat: Seat) -> list[Option]:
        ready = untapped(game.mana(seat))
        there = [card for card in game.zone(zone, seat) if using_a_card.ways_to_use(game, card, ready)]
        return right(game, seat) + [Option(verb="play", card=card.ref) for card in there]

    return replaced(main_step, "usable", usable)


@misreads("112.4", "201.1b")
def hyperspatial_cards_are_paid_for() -> Iterator[None]:
    """Misreads 112.4: cards of the hyperspatial zone are used by paying their cost."""
    with _used_from("hyper"):
        yield


@misreads("112.4")
def gr_cards_are_paid_for() -> Iterator[None]:
    """Misreads 112.4: cards of the super GR zone are used by paying their cost."""
    with _used_from("gr"):
        yield


@misreads("112.4", "112.5")
def psychic_creatures_have_no_cost() -> Iterator[None]:
    """Misreads 112.4: psychic creatures have no cost, which counts as 0."""
    right = reading.number

    def number(game: Any, card: Card, trait: str) -> int | None:
        psychic = card.printed.supertype == "psychic"
        return None if psychic and trait == "cost" else right(game, card, trait)

    with replaced(reading, "number", number):
        yield
