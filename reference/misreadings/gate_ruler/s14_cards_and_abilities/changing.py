"""Misreadings of 14-16: changing what was played."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from duelproof.port import OTHER, Seat
from duelproof.port.abilities import Ability
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s14_cards_and_abilities import changing, playing
from reference.gate_ruler.state import GateGame, GateItem
from reference.gate_ruler.vocabulary import ChangeCounter
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-16b")
def any_card_can_be_changed() -> Iterator[None]:
    """Misreads 14-16b: a card of the gate gets the new effect though no Counter has played it."""
    right = changing._is_by_counter

    def is_by_counter(item: GateItem) -> bool:
        effect = () if item.ability is None else item.ability.effect
        changes = any(isinstance(each, ChangeCounter) for each in effect)
        return right(item) or (item.card is not None and not changes)

    with replaced(changing, "_is_by_counter", is_by_counter):
        yield


def _adding(change: Any) -> Any:
    """Let the ability that takes another's place be changed, in the block."""
    right = changing._change_ability

    def change_ability(game: GateGame, item: GateItem, ability: Ability) -> None:
        position = game.gate.index(item)
        right(game, item, ability)
        change(game, game.gate[position])

    return replaced(changing, "_change_ability", change_ability)


@misreads("14-16b")
def the_new_effect_is_the_other_players() -> Iterator[None]:
    """Misreads 14-16b: the new effect is that of the opponent of the Counter's player."""

    def change(game: GateGame, item: GateItem) -> None:
        item.controller = item.ctx.controller = OTHER[item.controller]

    with _adding(change):
        yield


@misreads("14-16b-2")
def what_lost_its_counter_leaves() -> Iterator[None]:
    """Misreads 14-16b-2: the card goes to the graveyard as soon as its Counter was replaced."""

    def change(game: GateGame, item: GateItem) -> None:
        assert item.source is not None
        move(game, item.source, place("graveyard", item.source.owner))

    with _adding(change):
        yield


@misreads("14-16b-2")
def rulers_say_the_new_effect() -> Iterator[None]:
    """Misreads 14-16b-2: the source of what the new ability does is its player's ruler."""

    def change(game: GateGame, item: GateItem) -> None:
        item.ctx.source = game.rulers[item.controller]

    with _adding(change):
        yield


def _keeping(type_: str) -> Any:
    """Let cards of a type keep what they say themselves, in the block."""
    right = changing._change_card

    def change_card(game: GateGame, item: GateItem, ability: Ability) -> None:
        before = item.ability, item.slot
        right(game, item, ability)
        if item.card is not None and type_ in item.card.printed.type:
            item.ability, item.slot = before

    return replaced(changing, "_change_card", change_card)


@misreads("14-16b-1")
def events_do_what_they_say() -> Iterator[None]:
    """Misreads 14-16b-1: an event whose Counter was replaced does what it says itself."""
    with _keeping("event"):
        yield


@misreads("14-16b-1")
def fields_enter_play_all_the_same() -> Iterator[None]:
    """Misreads 14-16b-1: a field whose Counter was replaced enters play."""
    with _keeping("field"):
        yield


@misreads("14-16b-1")
def units_enter_play_all_the_same() -> Iterator[None]:
    """Misreads 14-16b-1: a unit whose Counter was replaced enters play."""
    with _keeping("unit"):
        yield


@misreads("14-16b-1")
def changed_cards_stay_on_the_gate() -> Iterator[None]:
    """Misreads 14-16b-1: a card is changed on the gate, without going to the counter zone."""

    def change_card(game: GateGame, item: GateItem, ability: Ability) -> None:
        item.ability, item.slot = ability, None
        game.added += 1

    with replaced(changing, "_change_card", change_card):
        yield


def _changing_only(meant: Callable[[GateItem], bool]) -> Any:
    """Let only some of what Counter abilities have played be changed, in the block."""
    right = changing._is_by_counter

    def is_by_counter(item: GateItem) -> bool:
        return meant(item) and right(item)

    return replaced(changing, "_is_by_counter", is_by_counter)


@misreads("14-16a")
def only_cards_are_changed() -> Iterator[None]:
    """Misreads 14-16a: a card of the gate can be changed, but an ability cannot."""
    with _changing_only(lambda item: item.card is not None):
        yield


@misreads("14-16a")
def only_abilities_are_changed() -> Iterator[None]:
    """Misreads 14-16a: an ability on the gate can be changed, but a card cannot."""
    with _changing_only(lambda item: item.card is None):
        yield


@misreads("14-16a")
def all_later_counters_are_changed() -> Iterator[None]:
    """Misreads 14-16a: a Counter that is played after one was changed has the new effect as well."""
    right, play = INSTRUCTIONS[ChangeCounter], playing.play_ability
    changed: list[tuple[GateGame, ChangeCounter]] = []

    def change_counter(game: GateGame, instr: ChangeCounter, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        changed[:] = [(game, instr)]

    def play_ability(game: GateGame, seat: Seat, card: Card, ability: Ability) -> Flow[None]:
        for known, instr in changed:
            if known is game and ability.keyword == "Counter":
                ability = msgspec.structs.replace(ability, effect=instr.effect)
        yield from play(game, seat, card, ability)

    with (
        replaced(INSTRUCTIONS, ChangeCounter, change_counter),
        replaced(playing, "play_ability", play_ability),
    ):
        yield


@misreads("14-16b-1")
def changed_cards_have_lost_their_counter() -> Iterator[None]:
    """Misreads 14-16b-1: a card that was changed does not count as played by a Counter any more."""
    right = changing._change_card

    def change_card(game: GateGame, item: GateItem, ability: Ability) -> None:
        right(game, item, ability)
        item.origin = None

    with replaced(changing, "_change_card", change_card):
        yield


@misreads("14-16b-2")
def changed_abilities_are_no_counters() -> Iterator[None]:
    """Misreads 14-16b-2: an ability that took another's place does not count as played by a Counter."""
    right = changing._is_by_counter
    changed: list[GateItem] = []

    def change(game: GateGame, item: GateItem) -> None:
        changed.append(item)

    def is_by_counter(item: GateItem) -> bool:
        return item not in changed and right(item)

    with _adding(change), replaced(changing, "_is_by_counter", is_by_counter):
        yield


def _on_top(game: GateGame, item: GateItem) -> None:
    """Let an object of the gate be the topmost."""
    game.gate.remove(item)
    game.gate.append(item)


@misreads("14-16b-1")
def changed_cards_come_back_on_top() -> Iterator[None]:
    """Misreads 14-16b-1: a card that was changed comes back on top of the gate."""
    right = changing._change_card

    def change_card(game: GateGame, item: GateItem, ability: Ability) -> None:
        right(game, item, ability)
        _on_top(game, item)

    with replaced(changing, "_change_card", change_card):
        yield


@misreads("14-16b-2")
def new_abilities_come_on_top() -> Iterator[None]:
    """Misreads 14-16b-2: the ability that takes another's place comes on top of the gate."""
    with _adding(_on_top):
        yield
