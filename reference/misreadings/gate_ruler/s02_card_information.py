"""Misreadings of section 2: card information."""

from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from duelproof.port import OTHER, SEATS, Choice, Decision, Name, Seat
from duelproof.port.cards import Traits
from duelproof.port.selections import Filter
from reference.gate_ruler import s01_overview, s05_preparation, s12_rules_effects, view
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.s08_attack_phase import steps
from reference.gate_ruler.s09_gate import resolution
from reference.gate_ruler.s13_damage import processes
from reference.gate_ruler.s14_cards_and_abilities import costs
from reference.gate_ruler.sa_rulers.rulers import RULERS, RulerRules
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import now, select
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask, check
from reference.kernel.course.engine import ReferenceEngine
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.sa_rulers import collects
from reference.misreadings.making import replaced


@misreads("2-1b", "2-4b", "2-5b", "2-7a", "3-2i")
def every_card_has_every_property() -> Iterator[None]:
    """Misreads 2-1b, 2-4b, 2-5b, 2-7a: a text that names properties means every card in that zone."""

    def is_one(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        return True

    with replaced(select, "_is", is_one):
        yield


@misreads("2-1b", "2-4b", "2-5b", "2-7a", "2-1b-1")
def no_card_has_a_property() -> Iterator[None]:
    """Misreads 2-1b, 2-4b, 2-5b: in a text only the card type matches; other properties match nothing."""
    right = select._is

    def is_one(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        named = wanted.race is not None or wanted.color is not None or wanted.cost is not None
        return not named and right(game, card, wanted, ctx)

    with replaced(select, "_is", is_one):
        yield


@misreads("2-5c")
def any_word_is_an_attribute() -> Iterator[None]:
    """Misreads 2-5c: a player may choose any word at all as an attribute."""

    def name(shape: Name, choice: Choice, names: set[str]) -> str:
        return choice.name or ""

    with replaced(check, "_name", name):
        yield


@misreads("2-5c")
def what_is_chosen_is_not_heard() -> Iterator[None]:
    """Misreads 2-5c: a player is asked for an attribute, but his answer has no effect."""
    right = ask.name

    def name(*asked: Any, **how: Any) -> Flow[str]:
        yield from right(*asked, **how)
        return ""

    with replaced(ask, "name", name):
        yield


@misreads("2-11b")
def damage_wears_hit_points_down() -> Iterator[None]:
    """Misreads 2-11b: damage reduces a unit's HP."""
    right = now.number

    def number(game: Game, card: Card, trait: str) -> int | None:
        value = right(game, card, trait)
        return value if value is None or trait != "hp" else value - card.damage

    with replaced(now, "number", number):
        yield


@misreads("2-10b", "2-12b")
def strength_below_zero_hurts_too() -> Iterator[None]:
    """Misreads 2-10b, 2-12b: an ATK or STK below 0 deals damage equal to its absolute value."""
    right = s01_overview.amount

    def amount(game: GateGame, card: Card, trait: str) -> int:
        return abs(right(game, card, trait))

    with replaced(s01_overview, "amount", amount):
        yield


@misreads("2-6a")
def the_last_damage_is_not_taken() -> Iterator[None]:
    """Misreads 2-6a: a player loses instead of taking the last damage that the ruler could endure."""
    right = resolution._RESOLVERS["ruler-damage"]

    def resolve_ruler_damage(game: GateGame, item: GateItem) -> Flow[None]:
        seat = item.controller
        if len(game.damages[seat]) + 2 >= amount(game, game.rulers[seat], "life"):
            s01_overview.lose(game, {seat: "damage"})
        yield from right(game, item)

    with replaced(resolution._RESOLVERS, "ruler-damage", resolve_ruler_damage):
        yield


@misreads("2-2c")
def a_name_is_part_of_others() -> Iterator[None]:
    """Misreads 2-2c: a name means each card that has it in its name."""
    right = select._named

    def named(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        if wanted.name is not None:
            wanted = msgspec.structs.replace(wanted, name=None, name_contains=wanted.name)
        return right(game, card, wanted, ctx)

    with replaced(select, "_named", named):
        yield


@contextmanager
def _defeated(by_damage: Callable[[int, int], bool]) -> Iterator[None]:
    """Let other amounts of damage defeat a player, in the block."""

    def is_defeated(game: GateGame, seat: Seat) -> str | None:
        life = s01_overview.amount(game, game.rulers[seat], "life")
        return "damage" if by_damage(len(game.damages[seat]), life) else None

    with replaced(s12_rules_effects, "is_defeated", is_defeated):
        yield


@misreads("2-6b")
def defeat_needs_just_as_much_damage() -> Iterator[None]:
    """Misreads 2-6b: who has more damage than life does not lose."""
    with _defeated(lambda damage, life: damage == life):
        yield


@misreads("2-6b")
def defeat_comes_one_early() -> Iterator[None]:
    """Misreads 2-6b: a player loses with one damage less than life."""
    with _defeated(lambda damage, life: damage >= life - 1):
        yield


@misreads("2-6c")
def life_is_what_is_printed() -> Iterator[None]:
    """Misreads 2-6c: the current life is the printed life less the damage, whatever has changed it."""

    def current_life(game: GateGame, seat: Seat) -> int:
        return (game.rulers[seat].printed.life or 0) - len(game.damages[seat])

    with replaced(view.NUMBERS, "life_left", current_life):
        yield


@misreads("2-6c")
def everybodys_damage_counts() -> Iterator[None]:
    """Misreads 2-6c: the cards in both damage zones are taken from a ruler's life."""

    def current_life(game: GateGame, seat: Seat) -> int:
        damage = sum(len(game.damages[each]) for each in SEATS)
        return s01_overview.amount(game, game.rulers[seat], "life") - damage

    with replaced(view.NUMBERS, "life_left", current_life):
        yield


@contextmanager
def _fights_with_the_other_number(rulers: bool, trait: str) -> Iterator[None]:
    """Let rulers or units deal the other of ATK and STK, in the block."""
    right = steps._deal_combat

    def deal_combat(game: GateGame, source: Card, target: Card, meant: str) -> Flow[None]:
        if meant == trait and (source.place.zone == "ruler") is rulers:
            meant = "strike" if trait == "power" else "power"
        yield from right(game, source, target, meant)

    with replaced(steps, "_deal_combat", deal_combat):
        yield


@misreads("2-10a", "2-10b")
def units_strike_units() -> Iterator[None]:
    """Misreads 2-10a: a unit that attacks a unit deals its STK."""
    with _fights_with_the_other_number(False, "power"):
        yield


@misreads("2-10a", "2-10b")
def rulers_strike_units() -> Iterator[None]:
    """Misreads 2-10a: a ruler that attacks a unit deals its STK."""
    with _fights_with_the_other_number(True, "power"):
        yield


@misreads("2-12a", "2-12b")
def units_attack_rulers_with_atk() -> Iterator[None]:
    """Misreads 2-12a: a unit that attacks a ruler deals its ATK."""
    with _fights_with_the_other_number(False, "strike"):
        yield


@misreads("2-12a", "2-12b")
def rulers_attack_rulers_with_atk() -> Iterator[None]:
    """Misreads 2-12a: a ruler that attacks a ruler deals its ATK."""
    with _fights_with_the_other_number(True, "strike"):
        yield


@contextmanager
def _dying(dies: Callable[[int, int], bool]) -> Iterator[None]:
    """Let only some of the units die that should, in the block."""
    right = s12_rules_effects.is_dying

    def is_dying(game: GateGame, unit: Card) -> bool:
        return right(game, unit) and dies(unit.damage, s01_overview.amount(game, unit, "hp"))

    with replaced(s12_rules_effects, "is_dying", is_dying):
        yield


@misreads("2-11c")
def units_endure_as_much_as_their_hp() -> Iterator[None]:
    """Misreads 2-11c: a unit is destroyed only by more damage than it has HP."""
    with _dying(lambda damage, hp: damage != hp or hp <= 0):
        yield


@misreads("2-11c")
def undamaged_units_live() -> Iterator[None]:
    """Misreads 2-11c: a unit without damage is not destroyed, however few HP it has."""
    with _dying(lambda damage, hp: damage > 0):
        yield


@misreads("2-9b")
def every_card_is_legendary() -> Iterator[None]:
    """Misreads 2-9b: cards without the icon count towards the cap of legendary cards too."""
    right = s05_preparation._over_caps

    def over_caps(rules: RulerRules, deck: list[Traits]) -> Iterator[tuple[str, str]]:
        yield from right(rules, [msgspec.structs.replace(traits, legendary=True) for traits in deck])

    with replaced(s05_preparation, "_over_caps", over_caps):
        yield


@contextmanager
def _attributes(meant: Callable[[Game, Card, str, Context], bool]) -> Iterator[None]:
    """Let a text that names an attribute mean a card as is said, in the block."""
    right = select._is

    def is_one(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        if wanted.race is not None and not meant(game, card, wanted.race, ctx):
            return False
        return right(game, card, wanted, ctx)

    with replaced(select, "_is", is_one):
        yield


@misreads("2-5b")
def the_first_attribute_counts() -> Iterator[None]:
    """Misreads 2-5b: only the first attribute of a card counts."""
    with _attributes(lambda game, card, race, ctx: race in card.printed.races[:1]):
        yield


@misreads("2-5b")
def events_find_no_attribute() -> Iterator[None]:
    """Misreads 2-5b: a card that is played and speaks of an attribute means no card."""
    with _attributes(lambda game, card, race, ctx: ctx.item is None):
        yield


@misreads("2-5b")
def effects_find_no_attribute() -> Iterator[None]:
    """Misreads 2-5b: an ability that works in play and speaks of an attribute means no card."""
    with _attributes(lambda game, card, race, ctx: ctx.item is not None):
        yield


@contextmanager
def _as_it_was(trait: str) -> Iterator[None]:
    """Let the attacker deal what is printed on it, in the block."""
    right = steps._deal_combat

    def deal_combat(game: GateGame, source: Card, target: Card, meant: str) -> Flow[None]:
        if meant != trait or source.place.zone == "ruler":
            yield from right(game, source, target, meant)
            return
        points = getattr(source.printed, trait) or 0
        yield from processes.deal(game, source.controller, source, [(target, points)], combat=True)

    with replaced(steps, "_deal_combat", deal_combat):
        yield


@misreads("2-10b")
def printed_atk_is_dealt() -> Iterator[None]:
    """Misreads 2-10b: a unit that attacks a unit deals its printed ATK, whatever it is by now."""
    with _as_it_was("power"):
        yield


@misreads("2-12b")
def printed_stk_is_dealt() -> Iterator[None]:
    """Misreads 2-12b: a unit that attacks a ruler deals its printed STK, whatever it is by now."""
    with _as_it_was("strike"):
        yield


@misreads("2-1b-1", "3-6c")
def every_text_means_cards_in_play() -> Iterator[None]:
    """Misreads 2-1b-1, 3-6c: cards in play are meant even where a text names another zone."""

    def zones_of(game: Game, wanted: Filter | None) -> Collection[str]:
        return game.book.in_play

    with replaced(select, "zones_of", zones_of):
        yield


@contextmanager
def _factions(meant: Callable[[Card, str, Context], bool]) -> Iterator[None]:
    """Let a text that names a faction mean a card as is said, in the block."""
    right = select._is

    def is_one(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        if wanted.color is not None and not meant(card, wanted.color, ctx):
            return False
        return right(game, card, wanted, ctx)

    with replaced(select, "_is", is_one):
        yield


@misreads("2-4b")
def the_first_faction_counts() -> Iterator[None]:
    """Misreads 2-4b: only the first faction of a card counts where a text names one."""
    with _factions(lambda card, color, ctx: color not in card.printed.colors[1:]):
        yield


@misreads("2-4b")
def events_find_no_faction() -> Iterator[None]:
    """Misreads 2-4b: a card that is played and speaks of a faction means no card."""
    with _factions(lambda card, color, ctx: ctx.item is None):
        yield


@misreads("2-4b")
def effects_find_no_faction() -> Iterator[None]:
    """Misreads 2-4b: an ability that works in play and speaks of a faction means no card."""
    with _factions(lambda card, color, ctx: ctx.item is not None):
        yield


@misreads("2-5c")
def only_brought_cards_have_attributes() -> Iterator[None]:
    """Misreads 2-5c: only an attribute of a card that a player has brought can be chosen."""
    right = ReferenceEngine._names

    def names(self: ReferenceEngine, decision: Decision) -> set[str]:
        assert self._game is not None
        return right(self, decision) & {race for c in self._game.cards.values() for race in c.printed.races}

    with replaced(ReferenceEngine, "_names", names):
        yield


@misreads("2-6c-1")
def a_players_life_is_all_of_it() -> Iterator[None]:
    """Misreads 2-6c-1: the current life of a player is the life of the ruler, whatever the damage."""

    def current_life(game: GateGame, seat: Seat) -> int:
        return s01_overview.amount(game, game.rulers[seat], "life")

    with replaced(view.NUMBERS, "life_left", current_life):
        yield


@misreads("2-6c-1")
def a_players_life_is_that_of_the_other_ruler() -> Iterator[None]:
    """Misreads 2-6c-1: the current life of a player is that of the opponent's ruler."""
    right = view.NUMBERS["life_left"]

    def current_life(game: GateGame, seat: Seat) -> int | None:
        return right(game, OTHER[seat])

    with replaced(view.NUMBERS, "life_left", current_life):
        yield


@contextmanager
def _costs(wrong: Callable[[Card, int], int]) -> Iterator[None]:
    """Let cards cost other numbers of resources than their levels, in the block."""
    right = costs.level_cost

    def level_cost(game: GateGame, seat: Seat, card: Card) -> int:
        return wrong(card, right(game, seat, card))

    with replaced(costs, "level_cost", level_cost):
        yield


@misreads("2-7b")
def every_card_costs_one_resource() -> Iterator[None]:
    """Misreads 2-7b: a card costs one resource to play, whatever its level."""
    with _costs(lambda card, level: min(1, level)):
        yield


@misreads("2-7b")
def only_units_cost_their_level() -> Iterator[None]:
    """Misreads 2-7b: the level of an event or a field is not paid for."""
    with _costs(lambda card, level: level if "unit" in card.printed.type else 0):
        yield


@misreads("2-11c")
def units_die_of_just_as_much_damage() -> Iterator[None]:
    """Misreads 2-11c: who is dealt more damage than its HP is not destroyed."""
    with _dying(lambda damage, hp: damage == hp or hp <= 0):
        yield


@misreads("2-11c")
def units_die_one_early() -> Iterator[None]:
    """Misreads 2-11c: a damaged unit is destroyed with one damage less than HP."""
    right = s12_rules_effects.is_dying

    def is_dying(game: GateGame, unit: Card) -> bool:
        more = 1 if unit.damage else 0
        unit.damage += more
        dies = right(game, unit)
        unit.damage -= more
        return dies

    with replaced(s12_rules_effects, "is_dying", is_dying):
        yield


@misreads("2-6b")
def healing_comes_too_late() -> Iterator[None]:
    """Misreads 2-6b: who has had as much damage as life loses, though he has healed meanwhile."""

    def resolve_defeat(game: GateGame, item: GateItem) -> None:
        game.take_off_gate(item)
        s01_overview.lose(game, dict.fromkeys(item.players, "damage"))

    with replaced(s12_rules_effects, "resolve_defeat", resolve_defeat):
        yield


@misreads("2-1b-1")
def what_is_in_play_is_meant_as_well() -> Iterator[None]:
    """Misreads 2-1b-1: where a text names a zone, cards in play are meant besides those there."""
    right = select.zones_of

    def zones_of(game: Game, wanted: Filter | None) -> Collection[str]:
        return {*right(game, wanted), *game.book.in_play}

    with replaced(select, "zones_of", zones_of):
        yield


@misreads("2-16b-1")
def every_ruler_looks_at_collector_numbers() -> Iterator[None]:
    """Misreads 2-16b-1: the collector numbers that some rulers allow are those that every ruler allows."""
    with collects(lambda starts: RULERS["World Master Beta 2020"].deck.collector):
        yield
