"""Misreadings of 5.2: instant death."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from duelproof.port.abilities import Ability, Destroy
from duelproof.port.selections import Filter, Select
from reference.dimension_zero.s2_definitions import moving
from reference.dimension_zero.s4_processing import resolving
from reference.dimension_zero.s5_keywords import written_out
from reference.dimension_zero.state import Duel, Item
from reference.kernel.card import Card, place
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@misreads("5.2.2")
def death_is_instant() -> Iterator[None]:
    """Misreads 5.2.2: the damaged unit goes as soon as the ability resolves, not at the end of the battle."""
    right = written_out.WORDS["instant_death"]

    def written(said: Ability) -> Ability:
        return msgspec.structs.replace(right(said), effect=(Destroy(what=Select(which="event")),))

    with replaced(written_out.WORDS, "instant_death", written):
        yield


@misreads("5.2.2")
def only_attackers_bring_death() -> Iterator[None]:
    """Misreads 5.2.2: a unit that is attacked has no use of its instant death."""
    right = written_out.WORDS["instant_death"]

    def written(said: Ability) -> Ability:
        wrong = right(said)
        assert wrong.trigger is not None
        trigger = msgspec.structs.replace(wrong.trigger, by=Filter(role="attacking"))
        return msgspec.structs.replace(wrong, trigger=trigger)

    with replaced(written_out.WORDS, "instant_death", written):
        yield


@misreads("5.2.2")
def to_the_graveyard_of_whoever_controls_it() -> Iterator[None]:
    """Misreads 5.2.2: a unit goes to the graveyard of its controller, not of its owner."""
    right = moving.to_graveyard

    def to_graveyard(game: Duel, cards: Iterable[Card], name: str = "destroy", *names: Any) -> Flow[None]:
        for card in list(cards):
            if card.controller == card.owner:
                yield from right(game, [card], name, *names)
            else:
                game.lift(card)
                game.drop(card, place("graveyard", card.controller), top=True)

    with replaced(moving, "to_graveyard", to_graveyard):
        yield


@misreads("5.2.2-1")
def death_comes_from_the_hand() -> Iterator[None]:
    """Misreads 5.2.2-1: the damage of a unit that has left the squares brings death as well."""
    right = resolving.HOW["battle-damage"]

    def deal(game: Duel, item: Item) -> Flow[None]:
        yield from right(game, item)
        for (struck, _, _), (dealer, life) in zip(item.amounts, item.dealers, strict=True):
            if dealer.life != life and "instant_death" in dealer.keywords:
                yield from moving.to_graveyard(game, [struck])

    with replaced(resolving.HOW, "battle-damage", deal):
        yield
