"""Misreadings of 2.10: texts."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability, Permit, SetTrait
from reference.dimension_zero.s2_definitions import texts
from reference.dimension_zero.s2_definitions.zones import FIELD, ZONES
from reference.dimension_zero.s4_processing import playing, priority, resolving
from reference.dimension_zero.state import Duel
from reference.kernel.abilities import effects, layers, perform, select
from reference.kernel.card import Card
from reference.kernel.context import Thing
from reference.kernel.course import setting
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced

Says = Callable[[Card, Ability], bool | None]
"""Tell whether a text works, if it is misread."""


@contextmanager
def _working(says: Says) -> Iterator[None]:
    """Let static texts work elsewhere, in the block."""
    right = select.works

    def works(game: Game, card: Card, ability: Ability) -> bool:
        said = says(card, ability) if ability.kind == "static" else None
        return right(game, card, ability) if said is None else said

    everywhere = frozenset(ZONES)
    with (
        replaced(select, "works", works),
        replaced(setting, "working_in", lambda book, ability: everywhere),
    ):
        yield


def _may_be_played(ability: Ability) -> bool:
    """Tell whether a text lets its card be played from where it lies."""
    return any(isinstance(each, Permit) and each.action == "play" for each in ability.effect)


@misreads("2.10.3")
def texts_work_in_every_zone() -> Iterator[None]:
    """Misreads 2.10.3: the text of a unit or base works wherever the card lies."""
    with _working(lambda card, ability: True if not ability.zones else None):
        yield


@misreads("2.10.3")
def texts_of_zones_work_on_squares() -> Iterator[None]:
    """Misreads 2.10.3: a text that works in another zone works on squares and on the stack as well."""
    places = (*FIELD, "stack")
    with _working(lambda card, ability: True if ability.zones and card.place.zone in places else None):
        yield


@misreads("2.10.3")
def texts_work_on_base_squares_only() -> Iterator[None]:
    """Misreads 2.10.3: a text works on base squares only, if it does not say otherwise."""

    def says(card: Card, ability: Ability) -> bool | None:
        return False if card.place.zone == "square" and not ability.zones else None

    with _working(says):
        yield


@misreads("2.10.3")
def texts_work_in_the_battle_space_only() -> Iterator[None]:
    """Misreads 2.10.3: a text works on the squares of units only, if it does not say otherwise."""

    def says(card: Card, ability: Ability) -> bool | None:
        return False if card.place.zone == "base" and not ability.zones else None

    with _working(says):
        yield


@misreads("2.10.3-1")
def strategies_do_not_wait() -> Iterator[None]:
    """Misreads 2.10.3-1: a strategy does what it says as it is played."""
    right = priority.ACTIONS["play"]

    def play(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        if game.pile[-1].place is None:
            yield from resolving.resolve(game)

    with replaced(priority.ACTIONS, "play", play):
        yield


@misreads("2.10.3-1")
def strategies_work_as_energy() -> Iterator[None]:
    """Misreads 2.10.3-1: a strategy does what it says as it is put into the energy zone, too."""
    right = priority.ACTIONS["charge"]

    def charge(game: Duel, seat: Seat, option: Option) -> Flow[None]:
        yield from right(game, seat, option)
        card = game.cards[str(option.card)]
        for ability in playing.spells(card):
            yield from perform.perform(game, ability.effect, playing.context(seat, card, ability))

    with replaced(priority.ACTIONS, "charge", charge):
        yield


@misreads("2.10.3-2")
def any_zone_will_do() -> Iterator[None]:
    """Misreads 2.10.3-2: a card that may be played from one zone may be played from any."""
    with _working(lambda card, ability: True if ability.zones and _may_be_played(ability) else None):
        yield


@contextmanager
def _not_elsewhere(kinds: tuple[str, ...]) -> Iterator[None]:
    """Let cards of some classes be played from the hand and the plan zone only, in the block."""
    right = texts.playable_elsewhere

    def playable_elsewhere(game: Duel, seat: Seat) -> list[Card]:
        return [card for card in right(game, seat) if card.printed.type[0] not in kinds]

    with replaced(texts, "playable_elsewhere", playable_elsewhere):
        yield


@misreads("2.10.3-2", "2.10.3-3")
def units_are_not_played_from_elsewhere() -> Iterator[None]:
    """Misreads 2.10.3-2: a unit is played from the hand and the plan zone only, whatever it says."""
    with _not_elsewhere(("unit",)):
        yield


@misreads("2.10.3-2")
def strategies_are_not_played_from_elsewhere() -> Iterator[None]:
    """Misreads 2.10.3-2: a strategy is played from the hand and the plan zone only, whatever it says."""
    with _not_elsewhere(("strategy",)):
        yield


@misreads("2.10.3-3")
def cards_are_played_at_their_printed_timing() -> Iterator[None]:
    """Misreads 2.10.3-3: a card of the hand is played at the timing that is printed on it."""
    right = texts.timings_of

    def timings_of(game: Duel, card: Card) -> set[str]:
        return {str(card.printed.timing)} if card.place.zone == "hand" else right(game, card)

    with replaced(texts, "timings_of", timings_of):
        yield


@misreads("2.10.3-3")
def what_forbids_is_never_over() -> Iterator[None]:
    """Misreads 2.10.3-3: a card that cannot be played while something is so cannot be played at all."""
    with replaced(effects, "_is_met", lambda game, needs, force: True):
        yield


@misreads("2.10.3-4")
def costs_are_changed_whatever_is_so() -> Iterator[None]:
    """Misreads 2.10.3-4: a card that costs less while something is so always costs less."""
    with replaced(effects, "_is_met", lambda game, needs, force: True):
        yield


@contextmanager
def _costs(unless: Callable[[int], bool]) -> Iterator[None]:
    """Let some changes of use costs have no effect, in the block."""
    right = layers._add

    def add(game: Game, force: Any, card: Card, value: int) -> int:
        changed: int = right(game, force, card, value)
        return value if force.instr.trait == "cost" and unless(changed - value) else changed

    with replaced(layers, "_add", add):
        yield


@misreads("2.10.3-4")
def nothing_costs_less() -> Iterator[None]:
    """Misreads 2.10.3-4: a text does not lower the use cost of its card."""
    with _costs(lambda change: change < 0):
        yield


@misreads("2.10.3-4")
def nothing_costs_more() -> Iterator[None]:
    """Misreads 2.10.3-4: a text does not raise the use cost of its card."""
    with _costs(lambda change: change > 0):
        yield


@misreads("2.10.3-4")
def nothing_costs_something_else() -> Iterator[None]:
    """Misreads 2.10.3-4: a text does not put another use cost in the place of its card's."""
    right = effects.upon

    def upon(game: Game, thing: Thing, kind: type[Any], about: str) -> list[tuple[Any, Any]]:
        return [] if kind is SetTrait else right(game, thing, kind, about)

    with replaced(effects, "upon", upon):
        yield


@misreads("2.10.3-4")
def costs_are_not_changed_in_the_hand() -> Iterator[None]:
    """Misreads 2.10.3-4: the use cost of a card of the hand is what is printed on it."""

    def says(card: Card, ability: Ability) -> bool | None:
        return False if card.place.zone == "hand" and texts.is_about_playing(ability) else None

    with _working(says):
        yield


@misreads("2.10.3-4")
def costs_are_changed_on_squares() -> Iterator[None]:
    """Misreads 2.10.3-4: what a text says of the use cost of its card holds on a square, too."""

    def says(card: Card, ability: Ability) -> bool | None:
        return True if card.place.zone in FIELD and texts.is_about_playing(ability) else None

    with _working(says):
        yield
