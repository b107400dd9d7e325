"""Misreadings of 4.8: by what, and how often, an ability triggers."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import Place
from duelproof.port.abilities import Ability
from reference.dimension_zero.s2_definitions import finding, moving
from reference.dimension_zero.s2_definitions.zones import FIELD
from reference.dimension_zero.s4_processing import (
    replacement_effects,
    resolving,
    triggering,
)
from reference.dimension_zero.state import Duel, Item
from reference.kernel.abilities import triggers
from reference.kernel.card import Card, place
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.misreadings.dimension_zero import misreads
from reference.misreadings.making import replaced


@contextlib.contextmanager
def _triggers(when: Callable[[Duel, Ability, Context], bool]) -> Iterator[None]:
    """Let abilities trigger only if this holds as well, in the block."""
    listening = triggers.listening

    def heard(game: Any, kind: str, about: dict[str, Any], once: Any = None) -> list[Any]:
        return [found for found in listening(game, kind, about, once) if when(game, found[1], found[2])]

    with replaced(triggers, "listening", heard):
        yield


@misreads("4.8.1")
def nothing_triggers_in_a_main_phase() -> Iterator[None]:
    """Misreads 4.8.1: in the main phase abilities do not trigger unless they are activated."""
    with _triggers(lambda game, ability, ctx: game.phase != "main"):
        yield


@misreads("4.8.1")
def abilities_trigger_in_main_phases_only() -> Iterator[None]:
    """Misreads 4.8.1: abilities trigger only when something could be played or activated."""
    with _triggers(lambda game, ability, ctx: game.phase == "main"):
        yield


@misreads("4.8.6")
def at_once_is_once() -> Iterator[None]:
    """Misreads 4.8.6: an ability triggers only once for what happens several times at once."""
    right = triggers.wait

    def wait(game: Any, ability: Ability, source: Card, ctx: Context) -> None:
        if not any(each.ability is ability and each.source is source for each in game.waiting):
            right(game, ability, source, ctx)

    with replaced(triggers, "wait", wait):
        yield


@misreads("4.8.6")
def everything_triggers_twice() -> Iterator[None]:
    """Misreads 4.8.6: an ability triggers twice for what happens once."""
    right = triggers.wait

    def wait(game: Any, ability: Ability, source: Card, ctx: Context) -> None:
        right(game, ability, source, ctx)
        if len(game.waiting) == 1:
            right(game, ability, source, ctx)

    with replaced(triggers, "wait", wait):
        yield


@misreads("4.8.7")
def what_would_happen_triggers() -> Iterator[None]:
    """Misreads 4.8.7: an ability triggers by what would have happened, even if it was replaced."""
    right = replacement_effects._do_instead

    def instead(game: Duel, chosen: Any) -> Flow[None]:
        card, event = chosen.card, chosen.ctx.event
        about = {"card": card, "player": card.owner, "origin": event.origin, "place": event.place}
        triggers.happen(game, "move", **about, name=event.name)
        yield from right(game, chosen)

    with replaced(replacement_effects, "_do_instead", instead):
        yield


@misreads("4.8.8")
def conditions_are_for_the_resolution() -> Iterator[None]:
    """Misreads 4.8.8: the condition of an ability is not looked at as it triggers."""
    with replaced(triggers, "is_met", lambda game, ability, ctx: True):
        yield


@misreads("4.8.8")
def conditions_are_for_the_event() -> Iterator[None]:
    """Misreads 4.8.8: the condition of an ability is not looked at again as it resolves."""
    right = resolving._why_countered

    def why(game: Duel, ctx: Context) -> str | None:
        found = right(game, ctx)
        return None if found == "condition" else found

    with replaced(resolving, "_why_countered", why):
        yield


@misreads("4.8.8")
def conditions_never_hold() -> Iterator[None]:
    """Misreads 4.8.8: an ability with a condition is countered as it resolves even if that holds."""
    right = resolving._why_countered

    def why(game: Duel, ctx: Context) -> str | None:
        needs = ctx.ability is not None and ctx.ability.kind == "triggered" and ctx.ability.needs is not None
        return "condition" if needs else right(game, ctx)

    with replaced(resolving, "_why_countered", why):
        yield


@contextlib.contextmanager
def _coming_from(wrong: Callable[[Duel, Card, Place, Place | None], Place | None]) -> Iterator[None]:
    right = moving.put

    def put(game: Duel, card: Card, to: Place, *, played_from: Place | None = None, **more: Any) -> None:
        right(game, card, to, played_from=wrong(game, card, to, played_from), **more)

    with replaced(moving, "put", put):
        yield


@misreads("4.8.9")
def squares_are_come_to_from_elsewhere() -> Iterator[None]:
    """Misreads 4.8.9: "put on a square" does not mean a card that comes from another square."""

    def moved_along(ctx: Context) -> bool:
        event = ctx.event
        origin = event.origin if event is not None else None
        return event is not None and event.kind == "move" and origin is not None and origin.zone in FIELD

    with _triggers(lambda game, ability, ctx: not moved_along(ctx)):
        yield


@misreads("4.8.9")
def played_cards_come_from_the_stack() -> Iterator[None]:
    """Misreads 4.8.9: a card that was played from the hand comes to its square from the stack."""
    with _coming_from(lambda game, card, to, was: None if was is None or was.zone == "hand" else was):
        yield


@misreads("4.8.9")
def played_plans_come_from_the_stack() -> Iterator[None]:
    """Misreads 4.8.9: a card that was played as the plan comes to its square from the stack."""
    with _coming_from(lambda game, card, to, was: None if was is None or was.zone == "plan" else was):
        yield


@misreads("4.8.9")
def plays_are_plays() -> Iterator[None]:
    """Misreads 4.8.9: what is played as the plan comes to its square from the hand, too."""
    right = triggers.hears

    def hears(game: Any, trigger: Any, event: Any, ctx: Context) -> bool:
        if event.origin is not None and event.origin.zone == "plan" and trigger.origin == ("hand",):
            event.origin = place("hand", event.origin.seat)
        return right(game, trigger, event, ctx)

    with replaced(triggers, "hears", hears):
        yield


@contextlib.contextmanager
def _found(wrong: Callable[[bool, Card], bool]) -> Iterator[None]:
    right = finding.is_found

    def is_found(game: Duel, card: Card, ctx: Context) -> bool:
        return wrong(right(game, card, ctx), card)

    with replaced(finding, "is_found", is_found):
        yield


@misreads("4.8.10")
def a_card_that_has_moved_is_lost() -> Iterator[None]:
    """Misreads 4.8.10: an ability does not find its card where that has gone."""
    with _found(lambda found, card: False):
        yield


@misreads("4.8.10")
def a_card_is_found_in_any_public_zone() -> Iterator[None]:
    """Misreads 4.8.10: an ability finds its card in whatever public zone it is by now."""
    with _found(lambda found, card: found or card.place.zone != "hand"):
        yield


@misreads("4.8.10")
def a_card_is_found_in_the_hand() -> Iterator[None]:
    """Misreads 4.8.10: an ability finds its card in a hidden zone, too."""
    with _found(lambda found, card: found or card.place.zone == "hand"):
        yield


@misreads("4.8.10")
def a_card_that_was_drawn_is_found() -> Iterator[None]:
    """Misreads 4.8.10: what triggers as a card is drawn finds that card in the hand."""
    right = triggers.happen

    def happen(game: Duel, kind: str, **about: Any) -> None:
        if kind == "draw":
            about["card"] = game.zone("hand", about["player"])[-1]
        right(game, kind, **about)

    with replaced(triggers, "happen", happen):
        yield


@misreads("4.8.10-1")
def nobody_notices_himself() -> Iterator[None]:
    """Misreads 4.8.10-1: a card that comes to the squares does not check for its own arrival."""

    def by_itself(ctx: Context) -> bool:
        event = ctx.event
        return event is not None and event.kind == "move" and event.card is ctx.source

    with _triggers(lambda game, ability, ctx: not by_itself(ctx)):
        yield


@misreads("4.8.10-1")
def nobody_notices_others() -> Iterator[None]:
    """Misreads 4.8.10-1: only the card that comes to the squares checks for it, and others once a game."""
    noticed: set[Duel] = set()

    def notices(ctx: Context, game: Duel) -> bool:
        event = ctx.event
        if event is None or event.kind != "move" or event.card is ctx.source:
            return True
        if game in noticed:
            return True
        noticed.add(game)
        return False

    with _triggers(lambda game, ability, ctx: notices(ctx, game)):
        yield


@misreads("4.8.10-1")
def arrivals_are_noticed_once() -> Iterator[None]:
    """Misreads 4.8.10-1: an ability triggers by the first card only that comes to the squares."""
    heard: set[tuple[Duel, int]] = set()

    def first(game: Duel, ability: Ability) -> bool:
        known = (game, id(ability)) in heard
        heard.add((game, id(ability)))
        return not known

    with _triggers(lambda game, ability, ctx: first(game, ability)):
        yield


@misreads("4.8.10-2")
def hidden_cards_trigger_nothing() -> Iterator[None]:
    """Misreads 4.8.10-2: a card that has come to a hidden zone is looked at there."""

    def is_hidden(ctx: Context) -> bool:
        event = ctx.event
        return event is not None and event.place is not None and event.place.zone == "smash"

    with _triggers(lambda game, ability, ctx: not is_hidden(ctx)):
        yield


@misreads("4.8.10-2")
def every_card_of_the_deck_is_a_plan() -> Iterator[None]:
    """Misreads 4.8.10-2: a card that lay face down on the deck triggers as if it had been the plan."""

    def left_behind(game: Duel, card: Card) -> Place:
        return place("plan", card.owner) if card.place.zone == "deck" else card.place

    with replaced(moving, "left_behind", left_behind):
        yield


@misreads("4.8.11")
def who_leaves_notices_nothing() -> Iterator[None]:
    """Misreads 4.8.11: a card that leaves the squares does not trigger by its own leaving."""

    def leaves(ctx: Context) -> bool:
        event = ctx.event
        return event is not None and event.card is ctx.source and event.as_was is not None

    with _triggers(lambda game, ability, ctx: not leaves(ctx)):
        yield


@contextlib.contextmanager
def _no_memory() -> Iterator[None]:
    @contextlib.contextmanager
    def all_at_once(game: Duel, cards: Any) -> Iterator[None]:
        with game.log.together():
            yield

    with replaced(moving, "all_at_once", all_at_once):
        yield


@misreads("4.8.11")
def those_who_leave_together_do_so_one_by_one() -> Iterator[None]:
    """Misreads 4.8.11: of cards that leave at the same time each sees only those that are still there."""
    with _no_memory():
        yield


@misreads("4.8.11-2")
def what_has_gone_is_looked_at_where_it_is() -> Iterator[None]:
    """Misreads 4.8.11-2: a card counts as it is in the public zone to which it has gone."""
    with _without_memory_in("graveyard"):
        yield


@misreads("4.8.11-2")
def what_is_hidden_is_looked_at_there() -> Iterator[None]:
    """Misreads 4.8.11-2: a card counts as it is in the hidden zone to which it has gone."""
    with _without_memory_in("hand"):
        yield


@contextlib.contextmanager
def _without_memory_in(zone: str) -> Iterator[None]:
    right = moving.as_it_was

    def as_it_was(game: Duel, card: Card, to: Place) -> Card | None:
        was = right(game, card, to)
        if to.zone == zone:
            card.last = None
        return was

    with replaced(moving, "as_it_was", as_it_was):
        yield


@misreads("4.8.13")
def states_trigger_nothing() -> Iterator[None]:
    """Misreads 4.8.13: an ability does not trigger by how the game stands."""
    with replaced(triggering, "watch", lambda game: None):
        yield


@misreads("4.8.13")
def states_trigger_again_and_again() -> Iterator[None]:
    """Misreads 4.8.13: an ability triggers a second time by the state while it is on the stack."""
    right = triggering.watch

    def watch(game: Duel) -> None:
        right(game)
        abilities_there = sum(item.kind == "ability" for item in game.pile)
        if abilities_there == 1 and not game.waiting:
            triggers.happen(game, "state")

    def ability(game: Duel, item: Item) -> Flow[None]:
        yield from resolve(game, item)
        game.pile = [other for other in game.pile if other.card is not item.card]

    resolve = resolving.HOW["ability"]
    with replaced(triggering, "watch", watch), replaced(resolving.HOW, "ability", ability):
        yield


@misreads("4.8.13")
def states_trigger_once_a_game() -> Iterator[None]:
    """Misreads 4.8.13: an ability triggers only once by the state of the game."""
    there: dict[Duel, triggers.Once] = {}

    def watch(game: Duel) -> None:
        triggers.happen(game, "state", there.setdefault(game, triggers.Once()))

    with replaced(triggering, "watch", watch):
        yield
