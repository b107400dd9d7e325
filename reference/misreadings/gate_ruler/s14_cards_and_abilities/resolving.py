"""Misreadings of 14-3c: resolving cards and abilities."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from typing import Any

from duelproof.port import Place, Seat
from duelproof.port.abilities import Cost, TargetSpec
from duelproof.port.selections import Select
from reference.gate_ruler.s03_zones import moving
from reference.gate_ruler.s03_zones.kinds import IN_PLAY
from reference.gate_ruler.s14_cards_and_abilities import costs, payment, playing, resolving, targets
from reference.gate_ruler.state import GateGame, GateItem
from reference.kernel.abilities import select
from reference.kernel.book import ZoneKind
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Thing
from reference.kernel.course import sight, view
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


def _still_targets(meant: Callable[[Card], bool]) -> Any:
    """Let cards be the same targets as before, although they have moved, in the block."""
    right = select.found

    def found(game: Game, what: Select, ctx: Context) -> list[Thing]:
        if what.which != "target":
            return right(game, what, ctx)
        aimed = ctx.targets.get(what.key or "target", [])
        return [
            thing
            for thing, life in aimed
            if not isinstance(thing, Card) or life == thing.life or (life >= 0 and meant(thing))
        ]

    return replaced(select, "found", found)


@misreads("14-3c-1")
def what_came_back_is_the_same() -> Iterator[None]:
    """Misreads 14-3c-1: a target that has left and come back is a target still."""
    with _still_targets(lambda card: card.place.zone in IN_PLAY):
        yield


@misreads("14-3c-1")
def targets_are_followed_out_of_play() -> Iterator[None]:
    """Misreads 14-3c-1: a target that has left play is a target still, wherever it lies."""
    right = targets._is_still

    def is_still(game: GateGame, item: GateItem, spec: TargetSpec, thing: Thing) -> bool:
        gone = isinstance(thing, Card) and thing.place.zone not in IN_PLAY
        return gone or right(game, item, spec, thing)

    with (
        replaced(targets, "_is_still", is_still),
        _still_targets(lambda card: card.place.zone not in IN_PLAY),
    ):
        yield


@misreads("14-3c-1")
def without_a_target_nothing_is_done() -> Iterator[None]:
    """Misreads 14-3c-1: what has lost all its targets does nothing at all."""
    right = resolving._perform

    def do(game: GateGame, item: GateItem) -> Flow[None]:
        aimed = list(item.ctx.targets.values())
        targets.look_again(game, item)
        left = [
            thing
            for each in item.ctx.targets.values()
            for thing, life in each
            if not isinstance(thing, Card) or life == thing.life
        ]
        if left or not any(aimed):
            yield from right(game, item)

    with replaced(resolving, "_perform", do):
        yield


@misreads("14-3c-2c")
def fields_come_to_their_owners() -> Iterator[None]:
    """Misreads 14-3c-2c: a field comes into its owner's field zone, whoever plays it."""
    right = resolving._enters

    def enters(game: GateGame, item: GateItem, card: Card, zone: Place, name: str) -> Flow[bool]:
        seat: Seat | None = card.owner if zone.zone == "field" else zone.seat
        return (yield from right(game, item, card, place(zone.zone, seat, zone.slot), name))

    with replaced(resolving, "_enters", enters):
        yield


def _entering(instead: Callable[[GateGame, GateItem, Card, Place], Place]) -> Any:
    """Let units come into other zones than those that were chosen, in the block."""
    right = resolving._enters

    def enters(game: GateGame, item: GateItem, card: Card, zone: Place, name: str) -> Flow[bool]:
        where = instead(game, item, card, zone) if "unit" in card.printed.type else zone
        return (yield from right(game, item, card, where, name))

    return replaced(resolving, "_enters", enters)


@misreads("14-3c-2b")
def units_make_way_for_others() -> Iterator[None]:
    """Misreads 14-3c-2b: a unit whose zone was taken meanwhile comes into the first that is free."""

    def free(game: GateGame, item: GateItem, card: Card, zone: Place) -> Place:
        if not game.zones[zone]:
            return zone
        return next((spot for spot, cards in game.fronts[item.controller] if not cards), zone)

    with _entering(free):
        yield


@misreads("14-3c-2b")
def units_come_to_their_owners() -> Iterator[None]:
    """Misreads 14-3c-2b: a unit comes into its owner's zone, whoever plays it."""
    with _entering(lambda game, item, card, zone: place(zone.zone, card.owner, zone.slot)):
        yield


@misreads("14-3c-2d")
def events_are_put_away_first() -> Iterator[None]:
    """Misreads 14-3c-2d: an event is put into the graveyard before it does what it says."""
    right = resolving._perform

    def do(game: GateGame, item: GateItem) -> Flow[None]:
        if item.card is not None:
            moving.move(game, item.card, place("graveyard", item.card.owner))
            game.gate.append(item)
        yield from right(game, item)

    with replaced(resolving, "_perform", do):
        yield


@misreads("14-3c-3a")
def abilities_are_held_to_their_conditions() -> Iterator[None]:
    """Misreads 14-3c-3a: an ability does nothing if its condition holds no more as it resolves."""
    right = resolving._perform

    def do(game: GateGame, item: GateItem) -> Flow[None]:
        needs = None if item.ability is None else item.ability.needs
        if needs is None or select.holds(game, needs, item.ctx):
            yield from right(game, item)

    with replaced(resolving, "_perform", do):
        yield


@misreads("14-3b-4b")
def nothing_is_aimed_at_twice() -> Iterator[None]:
    """Misreads 14-3b-4b: what something on the gate is aimed at cannot be another's target."""
    right = targets.candidates

    def candidates(game: GateGame, spec: TargetSpec, ctx: Context, playing: Card | None) -> Iterator[Thing]:
        others = [item.ctx for item in game.gate if item.ctx is not ctx]
        aimed = [thing for other in others for chosen in other.targets.values() for thing, _ in chosen]
        return (thing for thing in right(game, spec, ctx, playing) if thing not in aimed)

    with replaced(targets, "candidates", candidates):
        yield


@misreads("14-3b-4c")
def nothing_on_the_gate_is_a_target() -> Iterator[None]:
    """Misreads 14-3b-4c: no card of the gate can be a target."""
    right = targets.is_valid

    def is_valid(game: GateGame, card: Card, *asked: Any) -> bool:
        return card.place.zone != "gate" and right(game, card, *asked)

    with replaced(targets, "is_valid", is_valid):
        yield


@misreads("14-3b-7")
def costs_change_while_they_are_paid() -> Iterator[None]:
    """Misreads 14-3b-7: what an effect takes off a cost is charged if the effect ends during payment."""
    right = payment.pay

    def pay(game: GateGame, cost: Sequence[Cost], ctx: Context, about: str) -> Flow[None]:
        item = next(each for each in game.gate if each.oid == about)
        counted = [not isinstance(part.n, int) for part in (item.ability.cost if item.ability else ())]
        for index, part in enumerate(cost):
            now = part if any(counted) else costs.cost_of(game, item)[index]
            yield from right(game, [now], ctx, about)

    with replaced(payment, "pay", pay):
        yield


def _hiding(zone: str) -> Any:
    """Let a card that is played from a zone be seen by its owner only, in the block."""
    right, seen = moving.move, sight.seen_by
    hidden: set[Card] = set()

    def move(game: GateGame, card: Card, *how: Any) -> None:
        if card.place.zone == zone:
            hidden.add(card)
        right(game, card, *how)

    def seen_by(kind: ZoneKind, card: Card) -> frozenset[Seat]:
        if card.place.zone == "gate" and card in hidden:
            return frozenset({card.owner})
        return seen(kind, card)

    stack = ExitStack()
    stack.enter_context(replaced(playing, "move", move))
    stack.enter_context(replaced(view, "seen_by", seen_by))
    return stack


@misreads("14-3b-1a")
def set_cards_are_played_hidden() -> Iterator[None]:
    """Misreads 14-3b-1a: a card that is played from a set zone is seen by its player only."""
    with _hiding("set"):
        yield


@misreads("14-3b-1a")
def cards_of_the_hand_are_played_hidden() -> Iterator[None]:
    """Misreads 14-3b-1a: a card that is played from the hand is seen by its player only."""
    with _hiding("hand"):
        yield


@misreads("14-3c-1")
def what_was_no_target_once_is_none() -> Iterator[None]:
    """Misreads 14-3c-1: targets are looked at whenever anything resolves, and what was not valid is lost."""
    right = resolving._perform

    def do(game: GateGame, item: GateItem) -> Flow[None]:
        yield from right(game, item)
        for other in game.gate:
            if other.ability is not None and other is not item:
                targets.look_again(game, other)

    with replaced(resolving, "_perform", do):
        yield
