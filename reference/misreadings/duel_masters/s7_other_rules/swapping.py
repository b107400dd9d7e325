"""Misreadings of 701.26 (701.25 of 1.13): cards that change places."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import Seat
from duelproof.port.position import Turned
from reference.duel_masters.s3_card_types.creatures import is_creature
from reference.duel_masters.s4_zones import general, spoken_of
from reference.duel_masters.s4_zones.general import move_all
from reference.duel_masters.s6_using_cards import replacement_effects
from reference.duel_masters.s7_other_rules import swapping
from reference.duel_masters.s8_special_cards import evolution
from reference.duel_masters.s8_special_cards.linking import creature_of
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.card import Card
from reference.kernel.context import Happening
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _coming(turned: Callable[[Turned], Turned]) -> Any:
    """Return a replacement by which a swapped creature comes in another pose than the one that goes."""
    right = evolution.put_into_battle

    def put(game: DMGame, card: Card, name: str, pose: Turned = "ready") -> Flow[bool]:
        return (yield from right(game, card, name, turned(pose) if game.replacing else pose))

    return replaced(evolution, "put_into_battle", put)


@misreads("701.26a", "701.25a")
def swapped_creatures_come_untapped() -> Iterator[None]:
    """Misreads 701.26a, 701.25a: a creature that is swapped comes untapped."""
    with _coming(lambda pose: "ready"):
        yield


@misreads("701.26a")
def whatever_is_swapped_comes_tapped() -> Iterator[None]:
    """Misreads 701.26a: what comes in a tapped card's place is tapped and attacks, whatever it is."""
    with (
        replaced(swapping, "is_creature", lambda game, card: True),
        replaced(general, "come_untapped", lambda game, card: None),
    ):
        yield


@misreads("701.26a", "701.25a")
def swapped_creatures_do_not_attack() -> Iterator[None]:
    """Misreads 701.26a, 701.25a: a creature that takes the place of an attacking one attacks nobody."""

    def take_over(game: DMGame, was: Attack, old: Card, new: Card) -> None:
        return None

    with replaced(swapping, "_take_over", take_over):
        yield


@misreads("701.26a", "701.25a")
def the_creature_stays_as_the_other_comes() -> Iterator[None]:
    """Misreads 701.26a, 701.25a: a card that is swapped for a creature comes beside it."""
    right = swapping.swap

    def swap(game: DMGame, old: Card, new: Card) -> Flow[bool]:
        zone = new.place.zone
        done = yield from right(game, old, new)
        if done and zone == "hand":
            yield from move_all(game, [old], "battle", "put")
        return done

    with replaced(swapping, "swap", swap):
        yield


@misreads("701.26a")
def whoever_comes_attacks() -> Iterator[None]:
    """Misreads 701.26a: a creature that comes by a swap attacks, whichever creature it is swapped for."""
    right = swapping.swap

    def swap(game: DMGame, old: Card, new: Card) -> Flow[bool]:
        done = yield from right(game, old, new)
        if done and game.attack is not None and is_creature(game, new):
            game.attack.attacker = creature_of(new)
            game.attack.joined(game.attack.attacker)
        return done

    with replaced(swapping, "swap", swap):
        yield


@misreads("701.26b")
def only_the_creature_that_goes_matters() -> Iterator[None]:
    """Misreads 701.26b: cards are swapped if the creature can leave, wherever the other would come."""
    right = replacement_effects.is_replaced

    def is_replaced(game: DMGame, events: list[Happening]) -> Flow[bool]:
        return (yield from right(game, events[:1]))

    with replaced(replacement_effects, "is_replaced", is_replaced):
        yield


@misreads("701.26b")
def a_card_comes_though_the_creature_is_gone() -> Iterator[None]:
    """Misreads 701.26b: a card comes to the battle zone although the creature to be swapped has left it."""
    right = swapping.swap

    def swap(game: DMGame, old: Card, new: Card) -> Flow[bool]:
        if old.place.zone == "battle":
            return (yield from right(game, old, new))
        return (yield from evolution.put_into_battle(game, new, "put"))

    anything_goes = replaced(spoken_of, "_is_another", lambda game, card, ctx: False)
    with anything_goes, replaced(swapping, "swap", swap):
        yield


@misreads("701.26b")
def a_creature_that_would_stay_goes() -> Iterator[None]:
    """Misreads 701.26b: what keeps a creature in the battle zone does not keep it from being swapped."""
    right = replacement_effects.is_replaced

    def is_replaced(game: DMGame, events: list[Happening]) -> Flow[bool]:
        yield from right(game, events[:1])
        return (yield from right(game, events[1:]))

    with replaced(replacement_effects, "is_replaced", is_replaced):
        yield


@misreads("701.26b")
def what_keeps_a_creature_there_is_done() -> Iterator[None]:
    """Misreads 701.26b: what keeps a creature from being swapped does what it says instead."""
    right = replacement_effects.is_replaced

    def is_replaced(game: DMGame, events: list[Happening]) -> Flow[bool]:
        left = yield from replacement_effects.what_happens(game, events[:1])
        return not left or (yield from right(game, events[1:]))

    with replaced(replacement_effects, "is_replaced", is_replaced):
        yield


def _zones(wrong: Callable[[DMGame, list[Card], list[Card]], bool]) -> Any:
    """Return a replacement by which zones are swapped only where something is so of the cards in them."""
    right = swapping.swap_zones

    def swap_zones(game: DMGame, seats: list[Seat], one: str, other: str) -> Flow[list[Card]]:
        first, second = swapping._lying(game, seats, one), swapping._lying(game, seats, other)
        if not wrong(game, first, second):
            return []
        return (yield from right(game, seats, one, other))

    return replaced(swapping, "swap_zones", swap_zones)


@misreads("701.26c")
def empty_zones_are_not_swapped() -> Iterator[None]:
    """Misreads 701.26c: zones are swapped only if both of them have cards."""
    with _zones(lambda game, first, second: bool(first and second)):
        yield


@misreads("701.26c")
def zones_are_swapped_wholly_or_not_at_all() -> Iterator[None]:
    """Misreads 701.26c: zones are not swapped if one of their cards says that it stays."""

    def may_all_go(game: DMGame, first: list[Card], second: list[Card]) -> bool:
        return not any(ability.kind == "replacement" for card in first + second for ability in card.abilities)

    with _zones(may_all_go):
        yield


@misreads("701.26c")
def one_zone_is_swapped_after_the_other() -> Iterator[None]:
    """Misreads 701.26c: the cards of one zone have gone as those of the other one do."""

    def swap_zones(game: DMGame, seats: list[Seat], one: str, other: str) -> Flow[list[Card]]:
        first, second = swapping._lying(game, seats, one), swapping._lying(game, seats, other)
        moved = yield from move_all(game, second, one, "put")
        return moved + (yield from move_all(game, first, other, "put"))

    with replaced(swapping, "swap_zones", swap_zones):
        yield


@misreads("701.26c")
def one_card_of_each_zone_is_swapped() -> Iterator[None]:
    """Misreads 701.26c: of each zone one card is swapped."""
    right = swapping._lying

    def lying(game: DMGame, seats: list[Seat], zone: str) -> list[Card]:
        return right(game, seats, zone)[:1]

    with replaced(swapping, "_lying", lying):
        yield


@misreads("701.25b")
def swapped_creatures_take_over_effects() -> Iterator[None]:
    """Misreads 701.25b: effects on a creature are on the one that takes its place."""
    right = swapping.swap

    def swap(game: DMGame, old: Card, new: Card) -> Flow[bool]:
        before = [(each, old.life) for each in game.lasting if each.touches(old)]
        done = yield from right(game, old, new)
        for each, life in before:
            each.things = [(new, new.life) if pair == (old, life) else pair for pair in each.things]
            each.forces = []
        game.enduring = None
        game.stir()
        return done

    with replaced(swapping, "swap", swap):
        yield


@misreads("701.25b")
def the_attack_ends_as_its_creature_is_swapped() -> Iterator[None]:
    """Misreads 701.25b: an attack is over once its creature has been swapped."""
    right = swapping._take_over

    def take_over(game: DMGame, was: Attack, old: Card, new: Card) -> None:
        right(game, was, old, new)
        attack = game.attack
        assert attack is not None
        del attack.lives[new.ref]
        attack.target = attack.attacker

    with replaced(swapping, "_take_over", take_over):
        yield
