"""Misreadings of 111: timing."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port.abilities import Ability, Draw
from reference.duel_masters.s1_basics import golden_rules
from reference.duel_masters.s5_turn import start_of_turn
from reference.duel_masters.s6_using_cards import resolving
from reference.duel_masters.s7_other_rules import state_based_actions
from reference.duel_masters.state import DMGame
from reference.kernel import natures
from reference.kernel.abilities import effects, select, triggers
from reference.kernel.abilities.standing import Force
from reference.kernel.abilities.triggers import Waiting
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.course import setting
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("111.2a")
def nothing_triggers_amid_an_effect() -> Iterator[None]:
    """Misreads 111.2a: what happens in the battle zone while a card is used or resolved triggers nothing."""
    right = triggers.happen

    def happen(game: Any, kind: str, once: Any = None, **about: Any) -> None:
        if kind != "turned" or not game.using or about["card"].place.zone != "battle":
            right(game, kind, once, **about)

    with replaced(triggers, "happen", happen):
        yield


@misreads("111.2a")
def nothing_triggers_while_paying() -> Iterator[None]:
    """Misreads 111.2a: what is done to pay for a card triggers nothing."""
    right = triggers.happen

    def happen(game: Any, kind: str, once: Any = None, **about: Any) -> None:
        if kind != "turned" or not game.using or about["card"].place.zone != "mana":
            right(game, kind, once, **about)

    with replaced(triggers, "happen", happen):
        yield


@misreads("111.2a")
def draws_do_not_wait() -> Iterator[None]:
    """Misreads 111.2a: what triggers in the middle of an effect and draws a card draws it at once."""
    right = triggers.wait

    def wait(game: Any, ability: Ability, source: Card, ctx: Context) -> None:
        if game.using and isinstance(ability.effect[0], Draw):
            list(resolving.resolve_ability(game, ctx))
        else:
            right(game, ability, source, ctx)

    with replaced(triggers, "wait", wait):
        yield


@misreads("111.2a")
def effects_wait_with_their_cards() -> Iterator[None]:
    """Misreads 111.2a: an effect that waits is lost when its card leaves the battle zone."""
    right = golden_rules._resolve

    def resolve(game: DMGame, item: Waiting) -> Flow[None]:
        if item.source.place.zone == "battle":
            yield from right(game, item)

    with replaced(golden_rules, "_resolve", resolve):
        yield


def _in_force(fits: Callable[[Game, Force, Thing], bool]) -> Callable[[Game, Force, Thing], bool]:
    """Make a wrong test whether an instruction of a static ability affects a thing."""
    right = effects.touches

    def touches(game: Game, force: Force, thing: Thing) -> bool:
        return right(game, force, thing) and (force.lasting is not None or fits(game, force, thing))

    return touches


@misreads("111.2b")
def statics_act_from_the_next_turn() -> Iterator[None]:
    """Misreads 111.2b: a static ability acts from the turn after its card came."""

    def fits(game: Any, force: Force, thing: Thing) -> bool:
        return bool(force.stamp[0] <= game.turn_began)

    with replaced(effects, "touches", _in_force(fits)):
        yield


@misreads("111.2b")
def statics_act_on_what_was_there() -> Iterator[None]:
    """Misreads 111.2b: a static ability acts only on cards that were there before its own."""

    def fits(game: Any, force: Force, thing: Thing) -> bool:
        return isinstance(thing, str) or bool(thing.since <= max(game.turn_began, force.stamp[0]))

    with replaced(effects, "touches", _in_force(fits)):
        yield


@misreads("111.2b")
def statics_act_from_the_graveyard() -> Iterator[None]:
    """Misreads 111.2b: what a static ability does goes on when its card is in the graveyard."""
    right_zones, right_works = setting.working_in, select.works

    def working_in(book: Any, ability: Ability) -> frozenset[str]:
        return right_zones(book, ability) | {"graveyard"}

    def works(game: Game, card: Card, ability: Ability) -> bool:
        gone = card.place.zone == "graveyard" and ability.kind in natures.STATIC
        return gone or right_works(game, card, ability)

    with replaced(setting, "working_in", working_in), replaced(select, "works", works):
        yield


@misreads("111.2c")
def nothing_untaps_by_itself() -> Iterator[None]:
    """Misreads 111.2c: cards do not untap as a turn begins."""

    def untap(game: DMGame, cards: list[Card]) -> list[Card]:
        return []

    with replaced(start_of_turn, "untap", untap):
        yield


@misreads("111.2d")
def effects_are_done_first() -> Iterator[None]:
    """Misreads 111.2d: what the state of the game demands is done only after the card in use."""
    right = state_based_actions.settle

    def settle(game: DMGame) -> Flow[None]:
        if not game.using:
            yield from right(game)

    with replaced(state_based_actions, "settle", settle):
        yield
