"""Misreadings of 801.4: what becomes of the cards below when only the top card leaves."""

from collections.abc import Callable, Iterator
from typing import Any

from reference.duel_masters.s8_special_cards import rebuilding
from reference.duel_masters.s8_special_cards.kinds_of_evolution import needs_sources
from reference.duel_masters.s8_special_cards.rebuilding import Rebuilt
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import triggers
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("801.4a")
def only_creatures_stay() -> Iterator[None]:
    """Misreads 801.4a: of what lay below only a creature stays."""

    def can_stand(card: Card) -> bool:
        return "creature" in card.printed.type

    with replaced(rebuilding, "_can_stand", can_stand):
        yield


@misreads("801.4a")
def two_stay_below_what_evolved_from_one() -> Iterator[None]:
    """Misreads 801.4a of 1.13: below a creature that evolved from one creature a second one stays."""
    right = rebuilding.PLANS["as many as needed"]

    def as_many(game: DMGame, top: Card, below: list[Card]) -> Flow[Rebuilt]:
        plan = yield from right(game, top, below)
        second = [card for card in plan.rest if rebuilding._can_stand(card) and not needs_sources(game, card)]
        if rebuilding._needed(game, top) == 1 and second:
            plan.rest.remove(second[0])
            plan.piles.append(second[:1])
        return plan

    with replaced(rebuilding.PLANS, "as many as needed", as_many):
        yield


@misreads("801.4b")
def all_fall_with_the_first() -> Iterator[None]:
    """Misreads 801.4b: if the uppermost of several cards cannot stay, none of them does."""
    right = rebuilding.PLANS["the topmost"]

    def the_topmost(game: DMGame, top: Card, below: list[Card]) -> Flow[Rebuilt]:
        if below and not rebuilding._can_stand(below[0]):
            return Rebuilt(rest=below)
        return (yield from right(game, top, below))

    with replaced(rebuilding.PLANS, "the topmost", the_topmost):
        yield


@misreads("801.4b")
def what_cannot_lie_alone_does_not_stay_below() -> Iterator[None]:
    """Misreads 801.4b: under the card that stays only cards stay that can lie by themselves."""
    right = rebuilding.PLANS["the topmost"]

    def the_topmost(game: DMGame, top: Card, below: list[Card]) -> Flow[Rebuilt]:
        plan = yield from right(game, top, below)
        for pile in plan.piles:
            plan.rest += [card for card in pile if not rebuilding._can_stand(card)]
            pile[:] = [card for card in pile if rebuilding._can_stand(card)]
        return plan

    with replaced(rebuilding.PLANS, "the topmost", the_topmost):
        yield


def _rebuilding(also: Callable[[DMGame, Card], None]) -> Any:
    """Return a replacement by which something else is done with each card that stays uppermost."""
    right = rebuilding.rebuild

    def rebuild(game: DMGame, top: Card, plan: Rebuilt) -> None:
        right(game, top, plan)
        for pile in plan.piles:
            also(game, pile[0])

    return replaced(rebuilding, "rebuild", rebuild)


@misreads("801.4c", "801.4d")
def what_stays_comes() -> Iterator[None]:
    """Misreads 801.4c (1.13: 801.4d): what stays triggers the abilities that wait for its coming."""

    def come(game: DMGame, card: Card) -> None:
        triggers.happen(game, "move", card=card, player=card.owner, place=card.place, name="put")

    with _rebuilding(come):
        yield


@misreads("801.4c", "801.4d")
def what_stays_is_sick() -> Iterator[None]:
    """Misreads 801.4c (1.13: 801.4d): what stays has summoning sickness, though it came earlier."""

    def renew(game: DMGame, card: Card) -> None:
        card.since = game.tick()

    with _rebuilding(renew):
        yield


@misreads("801.4c", "801.4d")
def what_stays_is_never_sick() -> Iterator[None]:
    """Misreads 801.4c (1.13: 801.4d): what stays has no summoning sickness, though it came this turn."""

    def age(game: DMGame, card: Card) -> None:
        card.since = 0

    with _rebuilding(age):
        yield


@misreads("801.4b")
def the_rest_leaves_as_creatures() -> Iterator[None]:
    """Misreads 801.4b of 1.13: each creature below that does not stay is a creature that leaves."""
    right = rebuilding.rebuild

    def rebuild(game: DMGame, top: Card, plan: Rebuilt) -> None:
        right(game, top, plan)
        for card in plan.rest:
            triggers.happen(game, "leave", card=card, player=card.owner)

    with replaced(rebuilding, "rebuild", rebuild):
        yield


@misreads("801.4c")
def an_evolution_creature_stays_upon_nothing() -> Iterator[None]:
    """Misreads 801.4c of 1.13: an evolution creature stays upon nothing if there is nothing to lie on."""
    right = rebuilding._sources

    def sources(game: DMGame, card: Card, left: list[Card]) -> list[list[Card]]:
        found = right(game, card, left)
        return found if all(found) else []

    with replaced(rebuilding, "_sources", sources):
        yield


def _posing(kind: str, turned: Any) -> Any:
    """Return a replacement by which what stays of a type comes in another pose."""
    right = rebuilding._pose

    def pose(game: DMGame, top: Card, card: Card) -> Any:
        return turned if kind in card.printed.type else right(game, top, card)

    return replaced(rebuilding, "_pose", pose)


@misreads("801.4d")
def creatures_stay_untapped() -> Iterator[None]:
    """Misreads 801.4d: a creature that stays is untapped, however its evolution creature was."""
    with _posing("creature", "ready"):
        yield


@misreads("801.4d")
def creatures_stay_tapped() -> Iterator[None]:
    """Misreads 801.4d: a creature that stays is tapped, however its evolution creature was."""
    with _posing("creature", "exhausted"):
        yield


@misreads("801.4d")
def tamaseeds_stay_untapped() -> Iterator[None]:
    """Misreads 801.4d: a tamaseed that stays is untapped, however its evolution creature was."""
    with _posing("tamaseed", "ready"):
        yield


@misreads("811.1")
def what_lies_under_a_star_falls() -> Iterator[None]:
    """Misreads 811.1: the cards under a star evolution creature go to the graveyard."""
    right = rebuilding.planned

    def planned(game: DMGame, top: Card, leaving: list[Card]) -> Flow[Rebuilt]:
        plan = yield from right(game, top, leaving)
        stars = any("star-evolution" in str(each.keyword) for each in top.abilities)
        return Rebuilt(rest=[card for pile in plan.piles for card in pile]) if stars else plan

    with replaced(rebuilding, "planned", planned):
        yield
