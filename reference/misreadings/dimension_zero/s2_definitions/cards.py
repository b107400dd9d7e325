"""Misreadings of 2.1 to 2.19: players and abilities, and the data of cards."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from duelproof.port import OTHER, Seat
from duelproof.port.abilities import Ability, LoseAbilities
from duelproof.port.cards import Traits
from duelproof.port.selections import Filter
from duelproof.port.views import Item as ItemView
from reference.dimension_zero import view
from reference.dimension_zero.s1_principles import COLOURS
from reference.dimension_zero.s2_definitions import card_data, moving, texts
from reference.dimension_zero.s4_processing import playing, priority, resolving, triggering
from reference.dimension_zero.state import Duel, Item
from reference.kernel.abilities import effects, layers, now, select
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.course import check
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@contextmanager
def _owned_by_controllers(zone: str) -> Iterator[None]:
    """Let cards that go to a zone go to that of who controlled them, in the block."""
    right = moving.put

    def put(game: Duel, card: Card, to: Any, **how: Any) -> None:
        owner = card.owner
        if to.zone == zone:
            card.owner, to = card.controller, place(zone, card.controller)
        right(game, card, to, **how)
        card.owner = owner

    with replaced(moving, "put", put):
        yield


@misreads("2.1.1-1", "2.1.4-1")
def graveyards_are_the_controllers() -> Iterator[None]:
    """Misreads 2.1.1-1: a card goes to the graveyard of the player who controlled it."""
    with _owned_by_controllers("graveyard"):
        yield


@misreads("2.1.1-1", "2.1.4-1")
def hands_are_the_controllers() -> Iterator[None]:
    """Misreads 2.1.1-1: a card goes back to the hand of the player who controlled it."""
    with _owned_by_controllers("hand"):
        yield


Players = Callable[[Game, str, Context], list[Seat]]


@contextmanager
def _meaning(word: str, whom: Callable[[Game, Context], Seat]) -> Iterator[None]:
    """Let a word for a player mean another one, in the block."""
    right = select.players

    def players(game: Game, who: str, ctx: Context) -> list[Seat]:
        return [whom(game, ctx)] if who == word else right(game, who, ctx)

    with replaced(select, "players", players):
        yield


@misreads("2.1.3")
def each_player_is_you() -> Iterator[None]:
    """Misreads 2.1.3: what each player does is done by the player whose card says so."""
    with _meaning("both", lambda game, ctx: ctx.controller):
        yield


@misreads("2.1.3")
def the_opponent_is_the_inactive_player() -> Iterator[None]:
    """Misreads 2.1.3: the opponent is the player whose turn it is not."""
    with _meaning("opponent", lambda game, ctx: OTHER[game.active]):
        yield


@misreads("2.1.3")
def the_active_player_is_you() -> Iterator[None]:
    """Misreads 2.1.3: the active player is the player whose card says so."""
    with _meaning("active", lambda game, ctx: ctx.controller):
        yield


@misreads("2.1.3")
def the_inactive_player_is_the_opponent() -> Iterator[None]:
    """Misreads 2.1.3: the player who is not active is the opponent of the one whose card says so."""
    with _meaning("inactive", lambda game, ctx: OTHER[ctx.controller]):
        yield


@misreads("2.1.4-1")
def spells_are_their_owners() -> Iterator[None]:
    """Misreads 2.1.4-1: a spell is controlled by the owner of its card."""
    right = priority.ACTIONS["play"]

    def play(game: Duel, seat: Seat, option: Any) -> Flow[None]:
        yield from right(game, seat, option)
        for item in game.pile:
            if item.kind == "card" and item.card is not None:
                item.controller = item.card.owner
                if item.ctx is not None:
                    item.ctx.controller = item.card.owner

    with replaced(priority.ACTIONS, "play", play):
        yield


@misreads("2.1.5")
def what_is_activated_is_done_at_once() -> Iterator[None]:
    """Misreads 2.1.5: an activated ability does not come to lie on the stack."""
    right = priority.ACTIONS["activate"]

    def activate(game: Duel, seat: Seat, option: Any) -> Flow[None]:
        yield from right(game, seat, option)
        yield from resolving.resolve(game)

    with replaced(priority.ACTIONS, "activate", activate):
        yield


@misreads("2.1.5")
def what_triggers_is_done_at_once() -> Iterator[None]:
    """Misreads 2.1.5: a triggered ability does not come to lie on the stack."""
    right = triggering.stack_trigger

    def stack_trigger(game: Duel, trigger: Waiting) -> Flow[None]:
        before = len(game.pile)
        yield from right(game, trigger)
        if len(game.pile) > before:
            yield from resolving.resolve(game)

    with replaced(triggering, "stack_trigger", stack_trigger):
        yield


@misreads("2.1.5")
def spells_are_abilities() -> Iterator[None]:
    """Misreads 2.1.5: a spell is an ability of its card."""
    right = view._item

    def item(of: Item) -> ItemView:
        shown = right(of)
        return msgspec.structs.replace(shown, kind="ability") if shown.kind == "card" else shown

    with replaced(view, "_item", item):
        yield


@misreads("2.1.5")
def texts_are_no_abilities() -> Iterator[None]:
    """Misreads 2.1.5: a card that loses its abilities keeps its text."""
    right = effects.forces

    def forces(game: Game, kind: type[Any], about: str = "", upon: Card | None = None) -> list[Any]:
        return [] if kind is LoseAbilities else right(game, kind, about, upon)

    with replaced(effects, "forces", forces):
        yield


@misreads("2.1.5-1")
def activated_abilities_are_the_owners() -> Iterator[None]:
    """Misreads 2.1.5-1: an activated ability is controlled by the owner of its source."""
    right = playing.context

    def context(seat: Seat, card: Card, ability: Ability | None, item: str | None = None) -> Context:
        return right(card.owner, card, ability, item)

    with replaced(playing, "context", context):
        yield


@misreads("2.1.5-1")
def triggered_abilities_are_the_owners() -> Iterator[None]:
    """Misreads 2.1.5-1: a triggered ability is controlled by the owner of its source."""
    right = triggering.stack_trigger

    def stack_trigger(game: Duel, trigger: Waiting) -> Flow[None]:
        trigger.controller = trigger.ctx.controller = trigger.source.owner
        yield from right(game, trigger)

    with replaced(triggering, "stack_trigger", stack_trigger):
        yield


@contextmanager
def _showing(change: Callable[[Card, Traits], dict[str, Any]]) -> Iterator[None]:
    """Let cards show other data, in the block."""
    right = now.traits

    def traits(game: Game, card: Card) -> Traits:
        seen = right(game, card)
        return msgspec.structs.replace(seen, **change(card, seen))

    with replaced(now, "traits", traits):
        yield


@misreads("2.2.2")
def damage_is_in_the_data() -> Iterator[None]:
    """Misreads 2.2.2: the power of a damaged unit is what is left of it."""

    def change(card: Card, seen: Traits) -> dict[str, Any]:
        return {"power": seen.power - card.damage} if isinstance(seen.power, int) and card.damage else {}

    with _showing(change):
        yield


@misreads("2.2.2")
def frozen_units_have_no_smash() -> Iterator[None]:
    """Misreads 2.2.2: a frozen unit has no smash."""
    with _showing(lambda card, seen: {"strike": 0} if card.turned == "exhausted" else {}):
        yield


@misreads("2.2.2")
def energy_has_nothing_but_a_color() -> Iterator[None]:
    """Misreads 2.2.2: a card of the energy zone has a name and colors, and no other data."""

    def change(card: Card, seen: Traits) -> dict[str, Any]:
        return {"symbols": msgspec.UNSET, "cost": 0} if card.place.zone == "energy" else {}

    with _showing(change):
        yield


@misreads("2.2.3")
def original_numbers_are_those_of_now() -> Iterator[None]:
    """Misreads 2.2.3: the original numbers of a card are those that it has now."""
    right = select._number_of

    def number_of(game: Game, thing: Any, trait: str) -> int:
        return right(game, thing, trait.removeprefix(select.ORIGINAL))

    with replaced(select, "_number_of", number_of):
        yield


@misreads("2.3.1-2")
def every_print_has_its_name() -> Iterator[None]:
    """Misreads 2.3.1-2: cards that are printed differently are different cards."""
    right = select._named

    def named(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        return right(game, card, wanted, ctx) and wanted.name in (None, card.spec.name)

    with replaced(select, "_named", named):
        yield


@contextmanager
def _read_as(change: Callable[[Traits], dict[str, Any]]) -> Iterator[None]:
    """Let the symbols of cards be read otherwise, in the block."""
    right = card_data.by_symbols

    def by_symbols(traits: Traits) -> Traits:
        seen = right(traits)
        return msgspec.structs.replace(seen, **change(seen))

    with replaced(card_data, "by_symbols", by_symbols):
        yield


@misreads("2.4.2-2")
def the_first_color_is_the_color() -> Iterator[None]:
    """Misreads 2.4.2-2: a card has the color of its first colored symbol alone."""
    with _read_as(lambda seen: {"colors": seen.colors[:1]}):
        yield


@misreads("2.4.2-2")
def many_colors_are_all_colors() -> Iterator[None]:
    """Misreads 2.4.2-2: a card of two colors is of every color."""
    with _read_as(lambda seen: {"colors": sorted(COLOURS)} if len(seen.colors) > 1 else {}):
        yield


@misreads("2.4.2", "2.4.2-2")
def cards_have_no_color() -> Iterator[None]:
    """Misreads 2.4.2: cards of the squares are colorless."""
    with _read_as(lambda seen: {"colors": []}):
        yield


@misreads("2.4.2-1", "2.4.2-2")
def colorless_symbols_undo_colors() -> Iterator[None]:
    """Misreads 2.4.2-1: a card with a colorless symbol is colorless."""
    with _read_as(lambda seen: {"colors": []} if "colorless" in (seen.symbols or {}) else {}):
        yield


@misreads("2.4.2-1", "2.4.2-2")
def colorless_cards_are_of_every_color() -> Iterator[None]:
    """Misreads 2.4.2-1: a card without a colored symbol has every color."""
    with _read_as(lambda seen: {} if seen.colors else {"colors": sorted(COLOURS)}):
        yield


@misreads("2.4.2-4", "2.8.4")
def any_word_will_do() -> Iterator[None]:
    """Misreads 2.4.2-4: a player who chooses a color may say any word."""
    right = check._name

    def name(shape: Any, choice: Any, names: set[str]) -> str:
        return right(shape, choice, names | {str(choice.name)})

    with replaced(check, "_name", name):
        yield


@misreads("2.4.2-4")
def another_color_must_be_chosen() -> Iterator[None]:
    """Misreads 2.4.2-4: a player who chooses a color cannot choose red."""
    right = check._name

    def name(shape: Any, choice: Any, names: set[str]) -> str:
        return right(shape, choice, names - {"red"})

    with replaced(check, "_name", name):
        yield


@misreads("2.4.3")
def colorless_symbols_count_twice() -> Iterator[None]:
    """Misreads 2.4.3: a use cost is what its symbols come to, colorless ones counted twice."""
    with _read_as(lambda seen: {"cost": (seen.cost or 0) + (seen.symbols or {}).get("colorless", 0)}):
        yield


@misreads("2.4.3")
def colored_symbols_alone_count() -> Iterator[None]:
    """Misreads 2.4.3: a use cost is what its colored symbols come to."""
    with _read_as(lambda seen: {"cost": (seen.cost or 0) - (seen.symbols or {}).get("colorless", 0)}):
        yield


@misreads("2.6.3")
def classes_are_kept() -> Iterator[None]:
    """Misreads 2.6.3: a card that becomes a unit is still what it was."""
    right = layers.with_word

    def with_word(instr: Any, to: Any, value: list[str]) -> list[str]:
        said = right(instr, to, value)
        return [*value, *said] if to == "unit" else said

    with replaced(layers, "with_word", with_word):
        yield


@misreads("2.6.3")
def a_class_is_not_lost() -> Iterator[None]:
    """Misreads 2.6.3: a card that is no longer of a class stays what it was."""
    right = layers.with_word

    def with_word(instr: Any, to: Any, value: list[str]) -> list[str]:
        return right(instr, to, value) or value

    with replaced(layers, "with_word", with_word):
        yield


@misreads("2.6.3")
def classes_never_change() -> Iterator[None]:
    """Misreads 2.6.3: a unit stays a unit, whatever an effect says that it becomes."""
    right = layers.with_word

    def with_word(instr: Any, to: Any, value: list[str]) -> list[str]:
        return value if to in ("base", "strategy") else right(instr, to, value)

    with replaced(layers, "with_word", with_word):
        yield


@misreads("2.9.2")
def nothing_is_paid_for_in_battles() -> Iterator[None]:
    """Misreads 2.9.2: no timing lets a card that costs something be played in a battle."""
    right = texts.timings_of

    def timings_of(game: Duel, card: Card) -> set[str]:
        return right(game, card) if not game.battles or not card.printed.cost else set()

    with replaced(texts, "timings_of", timings_of):
        yield


@misreads("2.8.2")
def the_first_race_counts() -> Iterator[None]:
    """Misreads 2.8.2: a unit is of the first of its races alone."""
    with _read_as(lambda seen: {"races": seen.races[:1]} if "unit" in seen.type else {}):
        yield


@misreads("2.8.2")
def the_first_attribute_counts() -> Iterator[None]:
    """Misreads 2.8.2: a base has the first of its attributes alone."""
    with _read_as(lambda seen: {"races": seen.races[:1]} if "base" in seen.type else {}):
        yield


@misreads("2.8.2")
def several_races_are_all_races() -> Iterator[None]:
    """Misreads 2.8.2: a unit of two races is of every race."""
    with _read_as(lambda seen: {"races": [*seen.races, "Elf"]} if "unit" in seen.type and seen.races else {}):
        yield


@contextmanager
def _races(change: Callable[[Any, list[str], list[str]], list[str]], to_elves: bool = True) -> Iterator[None]:
    """Let races, or else attributes, change otherwise, in the block."""
    right = layers.with_word

    def with_word(instr: Any, to: Any, value: list[str]) -> list[str]:
        said = right(instr, to, value)
        meant = instr.trait == "races" and (to == "Quarry") != to_elves
        return change(instr, said, value) if meant else said

    with replaced(layers, "with_word", with_word):
        yield


@misreads("2.8.3")
def new_races_are_not_had() -> Iterator[None]:
    """Misreads 2.8.3: a unit that becomes of another race loses its races, and that is all."""
    with _races(lambda instr, said, value: [word for word in said if word in value]):
        yield


@misreads("2.8.3", "2.8.4")
def old_races_are_kept() -> Iterator[None]:
    """Misreads 2.8.3: a unit that becomes of another race keeps its races."""
    with _races(lambda instr, said, value: [*value, *said]):
        yield


@misreads("2.8.3")
def no_race_remains() -> Iterator[None]:
    """Misreads 2.8.3: a unit that becomes of another race loses its races even if that is said to remain."""
    with _races(lambda instr, said, value: [word for word in said if word not in value]):
        yield


@misreads("2.8.3")
def attributes_are_kept() -> Iterator[None]:
    """Misreads 2.8.3: a base that becomes something else keeps its attributes."""
    with _races(lambda instr, said, value: [*value, *said], to_elves=False):
        yield


@misreads("2.8.4")
def no_race_exists() -> Iterator[None]:
    """Misreads 2.8.4: a race can be chosen only if the unit has it."""
    right = check._name

    def name(shape: Any, choice: Any, names: set[str]) -> str:
        return right(shape, choice, names - {"Elf"})

    with replaced(check, "_name", name):
        yield
