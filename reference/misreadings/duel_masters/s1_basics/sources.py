"""Misreadings of 110.5 and 110.6: from what effects come, and what is no ability."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from duelproof.port.selections import Filter
from reference.duel_masters.s6_using_cards import resolving
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects, select
from reference.kernel.abilities.standing import Force
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("110.5")
def whatever_comes_from_anywhere_affects_everything() -> Iterator[None]:
    """Misreads 110.5: an effect is nobody's, so that nothing is unaffected by it for its card."""

    def keeps_off(game: Game, force: Force, by: Context) -> bool:
        return False

    with replaced(effects, "_keeps_off", keeps_off):
        yield


@misreads("110.5")
def an_effect_comes_from_what_has_triggered_it() -> Iterator[None]:
    """Misreads 110.5: a triggered effect comes from the card that has triggered it."""
    right = effects._keeps_off

    def keeps_off(game: Game, force: Force, by: Context) -> bool:
        if by.event is not None and by.event.card is not None:
            by = msgspec.structs.replace(by, source=by.event.card)
        return right(game, force, by)

    with replaced(effects, "_keeps_off", keeps_off):
        yield


@misreads("110.5a")
def effects_vanish_with_their_cards() -> Iterator[None]:
    """Misreads 110.5a: what a creature's ability would do is not done when the creature has left."""
    right = resolving.resolve_ability

    def resolve_ability(game: DMGame, ctx: Context) -> Flow[None]:
        gone = ctx.source is not None and ctx.source.place.zone == "graveyard"
        if not (gone and ctx.ability is not None and ctx.ability.kind == "triggered"):
            yield from right(game, ctx)

    with replaced(resolving, "resolve_ability", resolve_ability):
        yield


def _plain(wrong: Callable[[Game, Card], bool]) -> Any:
    """Return a replacement by which other creatures are without abilities."""
    right = select._is

    def matching(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        if wanted.no_text:
            return wrong(game, card) and right(game, card, msgspec.structs.replace(wanted, no_text=None), ctx)
        return right(game, card, wanted, ctx)

    return replaced(select, "_is", matching)


@misreads("110.6")
def a_civilization_that_is_gained_is_an_ability() -> Iterator[None]:
    """Misreads 110.6: a creature that an effect makes one of another civilization has an ability."""

    def plain(game: Game, card: Card) -> bool:
        has_gained = game.now.words(game, card, "colors") != card.printed.colors
        return not game.now.abilities(game, card) and not has_gained

    with _plain(plain):
        yield


@misreads("110.6")
def what_is_gained_is_no_ability() -> Iterator[None]:
    """Misreads 110.6: a creature that has gained blocker is one without abilities."""
    with _plain(lambda game, card: not card.abilities):
        yield
