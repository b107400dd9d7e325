"""Misreadings of 801: evolution creatures."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from duelproof.port import OTHER, SEATS, Seat
from duelproof.port.abilities import TargetSpec
from duelproof.port.position import Turned
from reference.duel_masters.s3_card_types import creatures
from reference.duel_masters.s3_card_types.creatures import is_creature
from reference.duel_masters.s4_zones import general, stacking
from reference.duel_masters.s8_special_cards import evolution, sources, succession
from reference.duel_masters.s8_special_cards.kinds_of_evolution import evolution_of
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _fitting(wrong: Callable[[DMGame, Card, list[Card]], list[Card]]) -> Any:
    """Return a replacement by which a card evolves from others than it says."""
    right = sources.fitting

    def fitting(game: DMGame, card: Card, spec: TargetSpec, ctx: Context) -> list[Card]:
        return wrong(game, card, right(game, card, spec, ctx))

    return replaced(sources, "fitting", fitting)


@misreads("801.1")
def only_creatures_evolve() -> Iterator[None]:
    """Misreads 801.1: nothing but a creature evolves into an evolution creature."""
    with _fitting(lambda game, card, found: [each for each in found if is_creature(game, each)]):
        yield


@misreads("801.1a")
def any_creature_evolves() -> Iterator[None]:
    """Misreads 801.1a: whatever an evolution creature says, any creature of its player evolves into it."""
    with _fitting(
        lambda game, card, found: [
            *(each for each in game.battle(card.owner) if is_creature(game, each)),
            *(each for each in found if each.place.zone != "battle"),
        ]
    ):
        yield


@misreads("801.1a")
def creatures_of_both_players_evolve() -> Iterator[None]:
    """Misreads 801.1a: a fitting creature of the other player evolves, too."""

    def fitting(game: DMGame, card: Card, found: list[Card]) -> list[Card]:
        his = game.battle(OTHER[card.owner])
        return [*found, *(each for each in his if "human" in now.words(game, each, "races"))]

    with _fitting(fitting):
        yield


@misreads("801.1a")
def nothing_is_needed_to_evolve_from() -> Iterator[None]:
    """Misreads 801.1a: with an empty battle zone an evolution creature is summoned as any other creature."""
    right = sources.has_sources

    def has_sources(game: DMGame, card: Card, leaving: Sequence[Card] = ()) -> bool:
        used = card.place.zone == "hand" and all(each is card for each in game.using)
        return (used and not any(map(game.battle, SEATS))) or right(game, card, leaving)

    with replaced(sources, "has_sources", has_sources):
        yield


@misreads("801.1a")
def a_creature_evolves_from_itself() -> Iterator[None]:
    """Misreads 801.1a: what evolves from a card of the mana zone and lies there needs no other one."""
    right = sources.has_sources

    def has_sources(game: DMGame, card: Card, leaving: Sequence[Card] = ()) -> bool:
        return card.place.zone == "mana" or right(game, card, leaving)

    with replaced(sources, "has_sources", has_sources):
        yield


@misreads("801.1a")
def effects_put_evolution_creatures_upon_nothing() -> Iterator[None]:
    """Misreads 801.1a: an effect puts an evolution creature of the hand upon nothing, too."""
    right = evolution.put_together

    def put_together(
        game: DMGame, cards: list[Card], name: str, turned: Turned, *, user: Seat | None = None
    ) -> Flow[list[Card]]:
        used = user is not None or any(card.place.zone != "hand" for card in cards)
        if used or all(sources.has_sources(game, card) for card in cards):
            return (yield from right(game, cards, name, turned, user=user))
        return (yield from general.move_all(game, cards, "battle", name, turned=turned))

    with replaced(evolution, "put_together", put_together):
        yield


@misreads("801.1")
def what_evolves_goes_to_the_graveyard() -> Iterator[None]:
    """Misreads 801.1: the card that an evolution creature evolves from is put into the graveyard."""

    def lay_beneath(game: DMGame, source: Card, top: Card) -> None:
        game.lift(source)
        game.drop(source, place("graveyard", source.owner))

    with replaced(stacking, "lay_beneath", lay_beneath):
        yield


@misreads("801.2")
def effects_end_as_a_creature_evolves() -> Iterator[None]:
    """Misreads 801.2: effects on a creature are not on what it evolves into."""

    def pass_on(*said: Any) -> None:
        pass

    with replaced(succession, "_pass_on", pass_on):
        yield


def _laid(turned: Any) -> Any:
    """Return a replacement by which an evolution creature comes in another pose."""
    right = evolution._evolve

    def evolve(game: DMGame, card: Card, sources: list[Card]) -> None:
        right(game, card, sources)
        card.turned = turned

    return replaced(evolution, "_evolve", evolve)


@misreads("801.2")
def evolution_creatures_come_tapped() -> Iterator[None]:
    """Misreads 801.2: an evolution creature is tapped as it comes."""
    with _laid("exhausted"):
        yield


@misreads("801.2")
def gears_fall_off_what_evolves() -> Iterator[None]:
    """Misreads 801.2: what is crossed to a creature is crossed to nothing once that has evolved."""
    with replaced(DMGame, "hung_on", lambda game, host: []):
        yield


@misreads("801.2")
def a_gear_that_evolves_is_crossed_no_more() -> Iterator[None]:
    """Misreads 801.2: an evolution cross gear is crossed to nothing as it comes."""
    right = succession.take_place

    def take_place(game: DMGame, old: Card, new: Card) -> None:
        right(game, old, new)
        new.host = new.hung_as = None

    with replaced(succession, "take_place", take_place):
        yield


def _sick(wrong: Callable[[DMGame, Card], bool]) -> Any:
    """Return a replacement by which other creatures have summoning sickness."""
    right = creatures.has_summoning_sickness

    def has_sickness(game: DMGame, card: Card) -> bool:
        return right(game, card) or (evolution_of(game, card) is not None and wrong(game, card))

    return replaced(creatures, "has_summoning_sickness", has_sickness)


@misreads("801.3")
def evolution_creatures_are_sick() -> Iterator[None]:
    """Misreads 801.3: an evolution creature has summoning sickness in the turn in which it came."""
    with _sick(lambda game, card: card.since > game.turn_began):
        yield


@misreads("801.3")
def what_evolved_from_the_sick_is_sick() -> Iterator[None]:
    """Misreads 801.3: an evolution creature has summoning sickness if what it evolved from had."""
    with _sick(lambda game, card: any(below.since > game.turn_began for below in card.under)):
        yield
