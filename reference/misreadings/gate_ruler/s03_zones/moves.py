"""Misreadings of 3-2d to 3-2h, 3-3a-1: cards that are moved, and cards that cannot be."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from duelproof.port import Place
from duelproof.port.abilities import Move
from duelproof.port.selections import Select
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s15_game_actions import putting, summoning
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import select
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("3-2d-1")
def an_effect_loses_what_it_moves() -> Iterator[None]:
    """Misreads 3-2d-1: an effect does not find a card that it has moved out of play or into play."""
    right = putting._move_at_once

    def move_at_once(game: GateGame, instr: Move, ctx: Context) -> Flow[None]:
        lives = {card: card.life for card in game.cards.values()}
        yield from right(game, instr, ctx)
        ctx.it = [card for card in ctx.it if isinstance(card, Card) and card.life == lives[card]]

    with replaced(putting, "_move_at_once", move_at_once):
        yield


@misreads("3-2d-1")
def every_effect_follows_its_targets() -> Iterator[None]:
    """Misreads 3-2d-1: an effect means the card it was aimed at, wherever others have moved that."""
    right = select.found

    def found(game: Game, what: Select, ctx: Context) -> list[Thing]:
        if what.which != "target":
            return right(game, what, ctx)
        return [thing for thing, _ in ctx.targets.get(what.key or "target", [])]

    with replaced(select, "found", found):
        yield


@contextmanager
def _goes(otherwise: Callable[[GateGame, Card, Place], Place]) -> Iterator[None]:
    """Let a card that would be put into a zone be put into another, in the block."""
    right, rightly_together = putting.put, putting.put_together

    def put(game: GateGame, card: Card, to: Place, *how: Any) -> Flow[bool]:
        return (yield from right(game, card, otherwise(game, card, to), *how))

    def put_together(game: GateGame, moves: Sequence[tuple[Card, Place]], *how: Any) -> Flow[list[Card]]:
        others = [(card, otherwise(game, card, to)) for card, to in moves]
        return (yield from rightly_together(game, others, *how))

    with replaced(putting, "put", put), replaced(putting, "put_together", put_together):
        yield


@misreads("3-2f-1")
def the_graveyard_stands_in_for_a_hand() -> Iterator[None]:
    """Misreads 3-2f-1: a card that would go to a hand that is not there goes to the graveyard."""

    def otherwise(game: GateGame, card: Card, to: Place) -> Place:
        return place("graveyard", to.seat) if to.zone == "hand" and to not in game.zones else to

    with _goes(otherwise):
        yield


@misreads("3-2f-1")
def another_attack_zone_stands_in() -> Iterator[None]:
    """Misreads 3-2f-1: a unit that would go to an attack zone that is not there goes to a free one."""

    def otherwise(game: GateGame, card: Card, to: Place) -> Place:
        if to.zone != "attack" or to in game.zones or to.seat is None:
            return to
        return next((spot for spot in game.attack_slots[to.seat] if not game.zones[spot]), to)

    with _goes(otherwise):
        yield


@misreads("3-2h")
def the_graveyard_takes_what_cannot_lie_there() -> Iterator[None]:
    """Misreads 3-2h: a card that cannot lie in the zone it is put into goes to the graveyard."""

    def otherwise(game: GateGame, card: Card, to: Place) -> Place:
        fits = to not in game.zones or moving.can_move(game, card, to)
        return to if fits else place("graveyard", card.owner)

    with _goes(otherwise):
        yield


@misreads("3-2f-1", "3-2h")
def a_card_comes_back_from_nowhere() -> Iterator[None]:
    """Misreads 3-2f-1, 3-2h: a card that cannot go comes back to its zone, ready and without damage."""

    def otherwise(game: GateGame, card: Card, to: Place) -> Place:
        if not moving.can_move(game, card, to):
            card.turned, card.damage = "ready", 0
        return to

    with _goes(otherwise):
        yield


@misreads("3-3a-1")
def units_are_summoned_exhausted() -> Iterator[None]:
    """Misreads 3-3a-1: a unit that is normal summoned comes exhausted."""
    right = summoning.note_normal_summon

    def note_normal_summon(game: GateGame, card: Card) -> None:
        right(game, card)
        card.turned = "exhausted"

    with replaced(summoning, "note_normal_summon", note_normal_summon):
        yield


@misreads("3-3a-1")
def cards_come_back_as_they_were() -> Iterator[None]:
    """Misreads 3-3a-1: a unit that was exhausted when it left comes back exhausted."""
    right = moving._leave

    def leave(game: GateGame, card: Card, *how: Any) -> None:
        turned = card.turned
        right(game, card, *how)
        card.turned = turned

    with replaced(moving, "_leave", leave):
        yield
