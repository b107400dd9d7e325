"""Misreadings of sections 15-23 to 15-29: engines that are wrong about control, negating and losing."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import Option, Seat
from duelproof.port.abilities import Ability, Instr
from reference.gate_ruler import control, damage, dealing, verbs
from reference.gate_ruler.state import GateGame, GateItem
from reference.gate_ruler.vocabulary import ChangeControl, Negate
from reference.kernel import ask, effects, layers, perform, select
from reference.kernel.context import Context, Thing
from reference.kernel.game import Card, Flow, Game
from reference.kernel.misreading import misreadings, replaced
from reference.kernel.standing import Force

MISREADINGS, misreads = misreadings("GR")


@misreads("15-23a")
def control_does_not_move() -> Iterator[None]:
    """Misreads 15-23a: a card that is brought under control stays in the zone where it is."""

    def gain_control(game: GateGame, instr: ChangeControl, ctx: Context) -> Flow[None]:
        for card in (yield from select.things(game, instr.what, ctx)):
            assert isinstance(card, Card)
            if "unit" in card.printed.type:
                slots = [Option(place=spot) for spot, _ in game.fronts[ctx.controller]]
                yield from ask.one(game, ctx.controller, "slot", slots, about=card.ref)
            card.controller = ctx.controller

    with replaced(verbs.VERBS, ChangeControl, gain_control):
        yield


@misreads("15-23a")
def who_controls_owns() -> Iterator[None]:
    """Misreads 15-23a: a card belongs from then on to the player who gains control of it."""
    right = control.gain_control

    def gain_control(game: GateGame, instr: ChangeControl, ctx: Context) -> Flow[None]:
        cards = yield from select.things(game, instr.what, ctx)
        yield from right(game, instr, ctx)
        for card in cards:
            assert isinstance(card, Card)
            card.owner = card.controller

    with replaced(verbs.VERBS, ChangeControl, gain_control):
        yield


@misreads("15-25a", "15-25b")
def nothing_is_negated() -> Iterator[None]:
    """Misreads 15-25: what is negated on the gate stays there."""

    def negate(game: GateGame, instr: Negate, ctx: Context) -> Flow[None]:
        yield from ()

    with replaced(verbs.VERBS, Negate, negate):
        yield


@misreads("15-25a", "15-25b")
def all_is_negated() -> Iterator[None]:
    """Misreads 15-25: not what is meant but all that is on the gate is negated."""

    def is_meant(item: GateItem, instr: Negate, cards: list[Thing]) -> bool:
        return item.kind == ("ability" if instr.abilities else "card")

    with replaced(control, "_is_meant", is_meant):
        yield


@misreads("15-27a-1", "15-27a-2", "15-27a-3", "15-27a-4", "15-27a-5")
def everything_is_affected() -> Iterator[None]:
    """Misreads 15-27a-1: what says that it is not affected is affected as any other card."""

    def unaffected(game: Game, thing: Thing, by: Context) -> bool:
        return False

    with replaced(effects, "unaffected", unaffected):
        yield


@misreads("15-27a-1", "15-27a-4", "15-27a-5")
def no_effect_affects_it() -> Iterator[None]:
    """Misreads 15-27a-1: what some effects do not affect none does, whosesoever and of whatever card."""

    def keeps_off(game: Game, force: Force, by: Context) -> bool:
        return True

    with replaced(effects, "_keeps_off", keeps_off):
        yield


@misreads("15-27a-2")
def damage_is_looked_at_once() -> Iterator[None]:
    """Misreads 15-27a-2: only as a damage process resolves is it asked whether the damage affects a card."""
    right = dealing.deal

    def felt(game: GateGame, card: Card, points: int, *about: Any) -> int:
        return points

    def deal(*about: Any, **more: Any) -> Flow[None]:
        with replaced(damage, "felt", felt):
            yield from right(*about, **more)

    with replaced(dealing, "deal", deal):
        yield


@misreads("15-27a-3")
def effects_fail_as_a_whole() -> Iterator[None]:
    """Misreads 15-27a-3: an effect that would involve what it does not affect does nothing at all."""
    right = perform.perform

    def do(game: Game, effect: tuple[Instr, ...], ctx: Context) -> Flow[None]:
        aimed = [thing for things in ctx.targets.values() for thing, _ in things]
        units = [card for card in game.cards.values() if card.place.zone in game.book.in_play]
        for thing in aimed or units:
            if effects.unaffected(game, thing, ctx):
                return
        yield from right(game, effect, ctx)

    with replaced(perform, "perform", do):
        yield


@misreads("15-27b")
def combat_does_not_affect_it() -> Iterator[None]:
    """Misreads 15-27b: what is not affected by effects is dealt no combat damage by the opponent either."""
    right = damage.felt

    def felt(
        game: GateGame, card: Card, points: int, controller: Seat, source: Card | None, combat: bool
    ) -> int:
        return right(game, card, points, controller, source, False)

    with replaced(damage, "felt", felt):
        yield


@misreads("15-29a")
def that_ability_alone_is_lost() -> Iterator[None]:
    """Misreads 15-29a: a card that loses a certain ability keeps its others."""

    def lose(game: Game, force: Force, card: Card, value: list[Ability]) -> list[Ability]:
        word = getattr(force.instr, "keyword", None)
        if word is None:
            return right(game, force, card, value)
        return [ability for ability in value if ability.keyword != word]

    right = layers._gain_or_lose
    with replaced(layers, "_gain_or_lose", lose):
        yield


@misreads("15-29a")
def all_is_lost_anyway() -> Iterator[None]:
    """Misreads 15-29a: a card loses all abilities even if it has not the one that it is to lose."""

    def lose(game: Game, force: Force, card: Card, value: list[Ability]) -> list[Ability]:
        return right(game, force, card, value) if hasattr(force.instr, "ability") else []

    right = layers._gain_or_lose
    with replaced(layers, "_gain_or_lose", lose):
        yield
