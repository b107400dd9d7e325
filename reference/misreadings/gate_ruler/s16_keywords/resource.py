"""Misreadings of 16-17: Resource."""

import contextlib
from collections.abc import Iterator

from duelproof.port import SEATS, Seat
from duelproof.port.abilities import Ability
from reference.gate_ruler.s14_cards_and_abilities import limits
from reference.gate_ruler.s16_keywords import played_at_their_time
from reference.gate_ruler.state import GateGame
from reference.kernel.context import Context
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@contextlib.contextmanager
def _ready_ones_for(events: bool) -> Iterator[None]:
    """Ask for a ready resource card to play events, or else abilities, in the block."""
    right = played_at_their_time.has_resources_for

    def has_resources_for(game: GateGame, seat: Seat, ability: Ability | None) -> bool:
        if ability is None or ability.keyword != "Resource" or (ability.kind == "spell") != events:
            return right(game, seat, ability)
        return any(card.turned == "ready" for card in game.zone("resource", seat))

    with replaced(played_at_their_time, "has_resources_for", has_resources_for):
        yield


@misreads("16-17b", "16-17c")
def resources_of_either_player_will_do() -> Iterator[None]:
    """Misreads 16-17b, 16-17c: a resource card of either player lets what says Resource be played."""
    right = played_at_their_time.has_resources_for

    def has_resources_for(game: GateGame, seat: Seat, ability: Ability | None) -> bool:
        return any(right(game, each, ability) for each in SEATS)

    with replaced(played_at_their_time, "has_resources_for", has_resources_for):
        yield


@misreads("16-17b-1")
def the_owner_needs_a_resource_card() -> Iterator[None]:
    """Misreads 16-17b-1: the owner of a card needs a resource card for its ability, not its controller."""
    right = limits.may_be_played

    def may_be_played(game: GateGame, ability: Ability, ctx: Context) -> bool:
        source = ctx.source
        if source is None or ability.keyword != "Resource":
            return right(game, ability, ctx)
        return right(game, ability, ctx) and bool(game.zone("resource", source.owner))

    with replaced(limits, "may_be_played", may_be_played):
        yield


@misreads("16-17b")
def activating_takes_two_resource_cards() -> Iterator[None]:
    """Misreads 16-17b: one card in the resource zone is too few to activate an ability with Resource."""
    right = played_at_their_time.has_resources_for

    def has_resources_for(game: GateGame, seat: Seat, ability: Ability | None) -> bool:
        if ability is None or ability.keyword != "Resource" or ability.kind != "activated":
            return right(game, seat, ability)
        return len(game.zone("resource", seat)) > 1

    with replaced(played_at_their_time, "has_resources_for", has_resources_for):
        yield


@misreads("16-17d")
def cards_need_ready_resources() -> Iterator[None]:
    """Misreads 16-17d: a card with Resource needs a resource card that is ready."""
    with _ready_ones_for(events=True):
        yield


@misreads("16-17d")
def abilities_need_ready_resources() -> Iterator[None]:
    """Misreads 16-17d: an ability with Resource needs a resource card that is ready."""
    with _ready_ones_for(events=False):
        yield
