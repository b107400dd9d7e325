"""Misreadings of 5.4: acceleration."""

from collections.abc import Callable, Iterator

from duelproof.port.abilities import Ability
from reference.dimension_zero.s3_course_of_play import battles
from reference.dimension_zero.s4_processing import priority
from reference.dimension_zero.s5_keywords import acceleration
from reference.dimension_zero.state import Battle, Duel, Item
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced

Window = Callable[[Duel], Flow[None]]


@misreads("5.4.1-1", "5.4.1-2")
def units_strike_from_anywhere() -> Iterator[None]:
    """Misreads 5.4.1-1, 5.4.1-2: a unit that has left the square of the battle strikes all the same."""
    right = battles._exchange

    def exchange(game: Duel, window: Window, *, first: bool) -> Flow[None]:
        yield from right(game, window, first=first)
        for battle in game.battles:
            units = [card for card, life in battle.attackers + battle.attacked if card.life == life]
            for card in units:
                for foe in units:
                    away = card.place.slot != foe.place.slot
                    if away and (first == (now.keyword(game, card, "acceleration") is not None)):
                        foe.damage += now.number(game, card, "power") or 0

    with replaced(battles, "_exchange", exchange):
        yield


@misreads("5.4.1")
def acceleration_goes_to_the_stack() -> Iterator[None]:
    """Misreads 5.4.1: acceleration is a triggered ability that goes to the stack above the damage."""
    right = battles._exchange

    def exchange(game: Duel, window: Window, *, first: bool) -> Flow[None]:
        def announced(game: Duel) -> Flow[None]:
            for battle in game.battles:
                for card, _ in battle.dealt:
                    ability = Ability(id="speed", kind="triggered")
                    ctx = Context.of(card, ability)
                    game.pile.append(Item(game.oid("ability"), "ability", card.controller, card, ctx=ctx))
            yield from window(game)

        yield from right(game, announced, first=first)

    with replaced(battles, "_exchange", exchange):
        yield


@misreads("5.4.1-1", "5.4.1-2")
def one_pass_is_enough() -> Iterator[None]:
    """Misreads 5.4.1-1, 5.4.1-2: the damage is stacked as soon as the active player passes."""

    def hasty(step: Callable[[Duel, Window], Flow[None]]) -> Callable[[Duel, Window], Flow[None]]:
        def wrong(game: Duel, window: Window) -> Flow[None]:
            acted = False

            def once(game: Duel) -> Flow[None]:
                nonlocal acted
                if not acted:
                    acted = True
                    yield from priority.settle(game)
                    choice = yield from priority._choice(game, game.active)
                    if choice is priority.PASS:
                        return
                    yield from priority.ACTIONS[str(choice.verb)](game, game.active, choice)
                yield from window(game)

            yield from step(game, once)

        return wrong

    steps = tuple((name, hasty(step)) for name, step in battles.STEPS)
    with replaced(battles, "STEPS", steps):
        yield


@misreads("5.4.1-2")
def attackers_do_not_strike_late() -> Iterator[None]:
    """Misreads 5.4.1-2: a unit that attacked and has not struck in the first step does not strike."""
    right = acceleration.strikes

    def strikes(game: Duel, battle: Battle, card: Card, first: bool) -> bool:
        attacks = (card, card.life) in battle.attackers
        return (first or not attacks) and right(game, battle, card, first)

    with replaced(acceleration, "strikes", strikes):
        yield


@misreads("5.4.1-2")
def the_faster_unit_strikes_twice() -> Iterator[None]:
    """Misreads 5.4.1-2: a unit that struck in the first step and has not been hit strikes again."""
    right = acceleration.strikes

    def strikes(game: Duel, battle: Battle, card: Card, first: bool) -> bool:
        struck = (card, card.life) in battle.dealt and (card, card.life) in battle.attackers
        return right(game, battle, card, first) or (not first and struck)

    with replaced(acceleration, "strikes", strikes):
        yield
