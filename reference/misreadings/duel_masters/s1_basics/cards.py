"""Misreadings of 109: what an effect means that says "card"."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import Seat
from reference.duel_masters.s1_basics import cards
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s8_special_cards.gods import is_god
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _moving(wrong: Callable[[DMGame, list[Card], bool], tuple[list[Card], bool]]) -> Iterator[None]:
    """Move other cards than those that are meant, or with what lies under them."""
    right = general.move_all

    def move_all(game: DMGame, meant: Any, zone: str, name: str, **how: Any) -> Flow[list[Card]]:
        moved, alone = wrong(game, list(meant), how.pop("alone", False))
        return (yield from right(game, moved, zone, name, alone=alone, **how))

    with replaced(general, "move_all", move_all):
        yield


@misreads("109.2a")
def a_top_card_takes_the_cards_below() -> Iterator[None]:
    """Misreads 109.2a: an effect that chooses the top card of a creature affects the cards below, too."""
    yield from _moving(lambda game, meant, alone: (meant, alone and not any(card.under for card in meant)))


@misreads("109.2a")
def a_card_below_takes_the_creature() -> Iterator[None]:
    """Misreads 109.2a: an effect that chooses a card under a creature affects the creature."""

    def wrong(game: DMGame, meant: list[Card], alone: bool) -> tuple[list[Card], bool]:
        return [card.over or card for card in meant], alone and not any(card.over for card in meant)

    yield from _moving(wrong)


@misreads("109.2a")
def a_card_of_a_shield_takes_the_shield() -> Iterator[None]:
    """Misreads 109.2a: an effect that chooses a card of a shield affects the whole shield."""

    def wrong(game: DMGame, meant: list[Card], alone: bool) -> tuple[list[Card], bool]:
        piles = [game.zones[card.place] if card.place.zone == "shield" else [card] for card in meant]
        return [card for pile in piles for card in pile], alone

    yield from _moving(wrong)


@misreads("109.2a")
def a_creature_leaves_its_cards() -> Iterator[None]:
    """Misreads 109.2a: an effect that chooses a creature affects its top card alone."""
    yield from _moving(lambda game, meant, alone: (meant, True))


@misreads("109.2b")
def a_top_card_leaves_as_a_card() -> Iterator[None]:
    """Misreads 109.2b: the top card of a creature is a creature no more when it leaves alone."""
    alone_now: list[bool] = []
    right, happen = general.move_all, triggers.happen

    def move_all(game: DMGame, meant: Any, zone: str, name: str, **how: Any) -> Flow[list[Card]]:
        alone_now.append(bool(how.get("alone")))
        moved = yield from right(game, meant, zone, name, **how)
        alone_now.pop()
        return moved

    def heard(game: Any, kind: str, **about: Any) -> None:
        if not (kind == "leave" and alone_now and alone_now[-1]):
            happen(game, kind, **about)

    with replaced(general, "move_all", move_all), replaced(triggers, "happen", heard):
        yield


@misreads("109.2b")
def a_card_below_leaves_as_a_creature() -> Iterator[None]:
    """Misreads 109.2b: a card that leaves from under a creature by itself is a creature that leaves."""

    def is_object(card: Card) -> bool:
        return True

    with replaced(general, "_is_object", is_object):
        yield


@misreads("109.2b")
def each_card_of_a_creature_leaves_as_one() -> Iterator[None]:
    """Misreads 109.2b: each card of an evolution creature is a creature that leaves."""
    right = general.move_all

    def move_all(game: DMGame, meant: Any, zone: str, name: str, **how: Any) -> Flow[list[Card]]:
        meant = list(meant)
        below = [] if how.get("alone") else [part for card in meant for part in card.under if not part.links]
        moved = yield from right(game, meant, zone, name, **how)
        for part in below:
            triggers.happen(game, "leave", card=part, player=part.owner)
        return moved

    with replaced(general, "move_all", move_all):
        yield


@misreads("109.2b")
def a_card_below_is_destroyed_with_its_creature() -> Iterator[None]:
    """Misreads 109.2b: each card of a creature that is destroyed is destroyed, and not only the creature."""

    def as_meant(places: list[tuple[Card, str]], zone: str) -> list[Card]:
        return [part for card, _ in places for part in (card, *card.under)]

    with replaced(general, "_as_meant", as_meant):
        yield


@misreads("109.2b")
def a_card_below_triggers_as_its_creature_is_destroyed() -> Iterator[None]:
    """Misreads 109.2b: an ability of a card below triggers as the creature above it is destroyed."""
    right = general.move_all

    def move_all(game: DMGame, meant: Any, zone: str, name: str, **how: Any) -> Flow[list[Card]]:
        meant = list(meant)
        below = [part for card in meant for part in card.under] if name == "destroy" else []
        moved = yield from right(game, meant, zone, name, **how)
        for part in below:
            for ability in part.abilities:
                if ability.trigger is not None and ability.trigger.on == name:
                    triggers.wait(game, ability, part, Context.of(part, ability, Happening(name)))
        return moved

    with replaced(general, "move_all", move_all):
        yield


def _beyond(thing_of: Callable[[DMGame, Card], Card]) -> Iterator[None]:
    """Look whether another thing can be chosen than the one that a card is part of."""

    def beyond(game: DMGame, card: Card, chooser: Seat) -> bool:
        thing = thing_of(game, card)
        return chooser != thing.owner and effects.forbidden(game, "be_chosen", thing)

    with replaced(cards, "_beyond_choice", beyond):
        yield


@misreads("109.2c")
def gears_are_part_of_creatures() -> Iterator[None]:
    """Misreads 109.2c: a cross gear is part of the creature that it is crossed to."""
    yield from _beyond(lambda game, card: card.host or card)


@misreads("109.2c")
def auras_are_chosen() -> Iterator[None]:
    """Misreads 109.2c: an aura on a creature that cannot be chosen is chosen as a card."""
    yield from _beyond(lambda game, card: card)


@misreads("109.2b")
def gods_leave_as_cards() -> Iterator[None]:
    """Misreads 109.2b: a card of linked gods that leaves is not seen as a creature that leaves."""
    right = general._is_object

    def is_object(card: Card) -> bool:
        return right(card) and not is_god(card)

    with replaced(general, "_is_object", is_object):
        yield


@misreads("109.2c")
def nobody_chooses_what_an_opponent_cannot() -> Iterator[None]:
    """Misreads 109.2c: what an opponent cannot choose its owner cannot choose, either."""

    def beyond_choice(game: DMGame, card: Card, chooser: Seat) -> bool:
        return effects.forbidden(game, "be_chosen", card)

    with replaced(cards, "_beyond_choice", beyond_choice):
        yield
