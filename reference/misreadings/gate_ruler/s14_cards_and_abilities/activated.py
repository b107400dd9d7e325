"""Misreadings of 14-8: activated abilities."""

from collections.abc import Iterator
from typing import Any

import msgspec

from duelproof.port import OTHER, Option, Ref, Seat
from duelproof.port.abilities import Ability
from reference.gate_ruler.s14_cards_and_abilities import limits, playing, resolving
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s14_cards_and_abilities.helpers import with_filter
from reference.misreadings.making import offers_more, replaced


@misreads("14-8a")
def activated_abilities_do_nothing() -> Iterator[None]:
    """Misreads 14-8a: an activated ability can be played, but does nothing when it resolves."""
    right = resolving._perform

    def do(game: GateGame, item: GateItem) -> Flow[None]:
        if item.ability is None or item.ability.kind != "activated":
            yield from right(game, item)

    with replaced(resolving, "_perform", do):
        yield


@misreads("14-8a")
def anybody_activates_at_any_time() -> Iterator[None]:
    """Misreads 14-8a: any player who is asked can play the activated abilities of all units."""

    def more(game: Any, seat: Seat) -> list[Option]:
        return [
            game.option("activate", card, value=ability.id)
            for card in [*game.units(seat), *game.units(OTHER[seat])]
            for ability in card.abilities
            if ability.kind == "activated"
        ]

    with offers_more(more):
        yield


@misreads("14-8a")
def abilities_are_activated_once_a_turn() -> Iterator[None]:
    """Misreads 14-8a: an activated ability can be played once a turn, also where it names no limit."""
    right, count = limits.spent, limits.count_play
    played: set[tuple[int, int, Ref, str]] = set()

    def count_play(game: GateGame, seat: Seat, card: Card, ability: Ability) -> None:
        count(game, seat, card, ability)
        played.add((id(game), game.turn, card.ref, ability.id))

    def spent(game: GateGame, seat: Seat, card: Card, ability: Ability) -> bool:
        done = (id(game), game.turn, card.ref, ability.id) in played
        return (done and ability.kind == "activated") or right(game, seat, card, ability)

    with replaced(limits, "count_play", count_play), replaced(limits, "spent", spent):
        yield


@misreads("14-8a")
def conditions_do_not_keep_abilities_from_being_played() -> Iterator[None]:
    """Misreads 14-8a: an activated ability with a condition can be played though that does not hold."""
    right = playing.can_activate

    def can_activate(game: GateGame, seat: Seat, card: Card, ability: Ability) -> bool:
        return right(game, seat, card, msgspec.structs.replace(ability, needs=None))

    with replaced(playing, "can_activate", can_activate):
        yield


@misreads("14-8a")
def any_players_cards_meet_conditions() -> Iterator[None]:
    """Misreads 14-8a: the condition of an activated ability holds whoever controls what it asks for."""
    right = playing.can_activate

    def can_activate(game: GateGame, seat: Seat, card: Card, ability: Ability) -> bool:
        needs = ability.needs
        if needs is None or needs.what is None or needs.what.filter is None:
            return right(game, seat, card, ability)
        anybodys = with_filter(needs, controller=None)
        return right(game, seat, card, msgspec.structs.replace(ability, needs=anybodys))

    with replaced(playing, "can_activate", can_activate):
        yield
