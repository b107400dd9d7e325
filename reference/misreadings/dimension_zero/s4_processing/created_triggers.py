"""Misreadings of 4.4.4 to 4.4.4-2: triggered abilities that are made, and those of cards in the hand."""

import contextlib
from collections.abc import Callable, Iterator
from copy import copy
from typing import Any

import msgspec

from duelproof.port import Place
from duelproof.port.abilities import Destroy
from duelproof.port.selections import Select
from reference.dimension_zero.s2_definitions import moving
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s3_course_of_play import recovery_phase
from reference.dimension_zero.s4_processing import created_triggers
from reference.dimension_zero.s4_processing.triggering import is_shown_for
from reference.dimension_zero.state import Duel, Item
from reference.kernel.abilities import triggers
from reference.kernel.abilities.triggers import Delayed, Waiting
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening, Thing
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.dimension_zero.s4_processing.abilities import waiting_if
from reference.misreadings.dimension_zero.s4_processing.helpers import resolved_otherwise
from reference.misreadings.making import replaced


@contextlib.contextmanager
def _staying_if(stays: Callable[[Delayed], bool]) -> Iterator[None]:
    """Keep what was made after it has triggered only as said, in the block."""
    right = triggers.happen

    def happen(game: Game, kind: str, *about: Any, **named: Any) -> None:
        before, waiting = list(game.delayed), len(game.waiting)
        right(game, kind, *about, **named)
        if len(game.waiting) > waiting:
            game.delayed = [each for each in before if each.trigger.on != kind or stays(each)]

    with replaced(triggers, "happen", happen):
        yield


@misreads("4.4.4")
def created_triggers_stay() -> Iterator[None]:
    """Misreads 4.4.4: what a spell has made for the next event triggers at each event."""
    with _staying_if(lambda each: True):
        yield


@misreads("4.4.4")
def created_triggers_are_used_up() -> Iterator[None]:
    """Misreads 4.4.4: what a spell has made with a time limit triggers once all the same."""
    with _staying_if(lambda each: False):
        yield


@misreads("4.4.4")
def given_triggers_are_used_up() -> Iterator[None]:
    """Misreads 4.4.4: a triggered ability that a static ability gives triggers once."""
    seen: set[tuple[Game, str]] = set()

    def first(game: Game, trigger: Waiting) -> bool:
        key = (game, trigger.source.ref)
        given = trigger.ability not in trigger.source.abilities and trigger.ability.id != "delayed"
        again = given and key in seen
        if given:
            seen.add(key)
        return not again

    with waiting_if(first):
        yield


@misreads("4.4.4")
def ends_come_again() -> Iterator[None]:
    """Misreads 4.4.4: what waits for the end of the turn triggers again when the phase is."""

    def again(game: Duel, kind: str, name: str) -> None:
        if len(game.hands[game.active]) < 3:
            triggers.happen(game, kind, player=game.active, name=name)

    with replaced(recovery_phase, "_once_a_turn", again):
        yield


def _meant(game: Duel, delayed: Delayed) -> set[Thing]:
    """Find what a created trigger is about."""
    return created_triggers._meant(game, delayed.ability.effect, delayed.ctx)


@contextlib.contextmanager
def _holding_on(*kinds: str) -> Iterator[None]:
    """Let what abilities of these kinds have made concern a card that has left, in the block."""
    right = created_triggers.let_go

    def let_go(game: Duel, card: Card) -> None:
        for each in game.delayed:
            made_by = each.ctx.ability
            if made_by is not None and made_by.kind in kinds and card in _meant(game, each):
                each.ctx = copy(each.ctx)
                each.ctx.chosen = {"held": [card]}
                held = (Destroy(what=Select(which="chosen", key="held")),)
                each.ability = msgspec.structs.replace(each.ability, effect=held)
        kept = [each for each in game.delayed if "held" in each.ctx.chosen]
        right(game, card)
        game.delayed += [each for each in kept if each not in game.delayed]
        game.lost = [each for each in game.lost if each not in kept]

    with replaced(created_triggers, "let_go", let_go):
        yield


@misreads("4.4.4-1")
def created_triggers_hold_on() -> Iterator[None]:
    """Misreads 4.4.4-1: a created trigger concerns a card that has left and come back."""
    with _holding_on("spell", "activated", "triggered"):
        yield


@misreads("4.4.4-1")
def what_spells_have_made_holds_on() -> Iterator[None]:
    """Misreads 4.4.4-1: what a spell has made concerns a card that has left and come back."""
    with _holding_on("spell"):
        yield


@misreads("4.4.4-1")
def what_activated_abilities_have_made_holds_on() -> Iterator[None]:
    """Misreads 4.4.4-1: what an activated ability has made concerns a card that has left and come back."""
    with _holding_on("activated"):
        yield


@misreads("4.4.4-1")
def what_triggered_abilities_have_made_holds_on() -> Iterator[None]:
    """Misreads 4.4.4-1: what a triggered ability has made concerns a card that has left and come back."""
    with _holding_on("triggered"):
        yield


@misreads("4.4.4-1")
def created_triggers_let_go_on_any_move() -> Iterator[None]:
    """Misreads 4.4.4-1: a created trigger is gone also if its card only goes from square to square."""
    right = moving.put

    def put(game: Duel, card: Card, to: Place, **how: Any) -> None:
        created_triggers.let_go(game, card)
        right(game, card, to, **how)

    with replaced(moving, "put", put):
        yield


@misreads("4.4.4-1")
def created_triggers_let_go_for_any_card() -> Iterator[None]:
    """Misreads 4.4.4-1: a created trigger is gone if any card leaves the squares."""
    right = created_triggers.let_go

    def let_go(game: Duel, card: Card) -> None:
        right(game, card)
        if card.place.zone in FIELD:
            game.delayed = [each for each in game.delayed if not _meant(game, each)]

    with replaced(created_triggers, "let_go", let_go):
        yield


@contextlib.contextmanager
def _in_vain(concerns: Callable[[Card], bool]) -> Iterator[None]:
    """Let the effects of some cards that were shown in the hand do nothing, in the block."""

    def nothing(game: Duel, item: Item) -> Flow[None]:
        yield from ()

    def is_in_vain(item: Item) -> bool:
        ability = None if item.ctx is None else item.ctx.ability
        card = item.card
        return ability is not None and is_shown_for(ability) and card is not None and concerns(card)

    with resolved_otherwise("ability", nothing, is_in_vain):
        yield


@misreads("4.4.4-2")
def nothing_works_from_the_hand() -> Iterator[None]:
    """Misreads 4.4.4-2: what a card in the hand says has no effect."""
    with _in_vain(lambda card: True):
        yield


@misreads("4.4.4-2")
def drawn_cards_do_nothing() -> Iterator[None]:
    """Misreads 4.4.4-2: what a card says that has come to the hand from elsewhere has no effect."""
    with _in_vain(lambda card: card.life > 0):
        yield


@misreads("4.4.4-2")
def shown_cards_work_once() -> Iterator[None]:
    """Misreads 4.4.4-2: what a card in the hand says has its effect once and never again."""
    seen: set[Card] = set()

    def again(card: Card) -> bool:
        known = card in seen
        seen.add(card)
        return known

    with _in_vain(again):
        yield


@misreads("4.4.4-2")
def shown_cards_trigger_from_anywhere() -> Iterator[None]:
    """Misreads 4.4.4-2: the effect of a card that is to be shown in the hand comes from wherever it lies."""
    right = triggers.happen

    def happen(game: Duel, kind: str, *about: Any, **named: Any) -> None:
        right(game, kind, *about, **named)
        for card in list(game.cards.values()):
            for ability in card.abilities if card.place.zone != "hand" else ():
                trigger, ctx = ability.trigger, Context.of(card, ability)
                if trigger is None or trigger.on != kind or not is_shown_for(ability):
                    continue
                if triggers.hears(game, trigger, Happening(kind, **named), ctx):
                    moving.draw(game, card.owner, 2)

    with replaced(triggers, "happen", happen):
        yield
