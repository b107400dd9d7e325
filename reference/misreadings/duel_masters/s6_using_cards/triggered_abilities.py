"""Misreadings of 603: triggered abilities."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import SEATS, Place, Seat
from duelproof.port import abilities as a
from duelproof.port.abilities import Ability, Trigger
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s5_turn import declarations
from reference.duel_masters.s6_using_cards import resolving
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import UseIcons
from reference.kernel.abilities import triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _telling(wrong: Callable[[Game, str, dict[str, Any]], int]) -> Any:
    """Return a replacement by which an event is told another number of times than once."""
    right = triggers.happen

    def happen(game: Game, kind: str, once: Any = None, **about: Any) -> None:
        for _ in range(wrong(game, kind, about)):
            right(game, kind, once, **about)

    return replaced(triggers, "happen", happen)


def _destroying_told_once(when: Callable[[Game], int]) -> Any:
    """Return a replacement by which only the first creature destroyed in a time is told of."""
    seen: set[tuple[int, int]] = set()

    def times(game: Game, kind: str, about: dict[str, Any]) -> int:
        key = (id(game), when(game))
        if kind != "destroy":
            return 1
        told = key not in seen
        seen.add(key)
        return told

    return _telling(times)


@misreads("603.2")
def nothing_triggers_by_destroying() -> Iterator[None]:
    """Misreads 603.2: an ability that waits for a destroyed creature does not trigger by itself."""
    with _telling(lambda game, kind, about: kind != "destroy"):
        yield


@misreads("603.2")
def abilities_trigger_once_in_a_turn() -> Iterator[None]:
    """Misreads 603.2: what waits for destroyed creatures triggers by the first of a turn only."""
    with _destroying_told_once(lambda game: game.turn):
        yield


@misreads("603.2b")
def an_event_triggers_twice() -> Iterator[None]:
    """Misreads 603.2b: one destroyed creature triggers an ability twice."""
    with _telling(lambda game, kind, about: 1 + (kind == "destroy")):
        yield


@misreads("603.2b")
def what_is_simultaneous_triggers_once() -> Iterator[None]:
    """Misreads 603.2b: creatures destroyed at once trigger an ability once in all."""
    with _destroying_told_once(lambda game: game.clock):
        yield


@misreads("603.2c")
def what_comes_tapped_becomes_tapped() -> Iterator[None]:
    """Misreads 603.2c: a creature that comes tapped triggers what waits for it to become tapped."""
    right = general._tell

    def tell(game: DMGame, card: Card, origin: Place, name: str, *seal: Any) -> None:
        right(game, card, origin, name, *seal)
        if card.place.zone == "battle" and card.turned == "exhausted":
            triggers.happen(game, "turned", card=card, player=card.owner, name="exhausted")

    with replaced(general, "_tell", tell):
        yield


def _hearing(wrong: Callable[[Trigger, Happening, Context], bool]) -> Any:
    """Return a replacement by which fewer events are what a trigger waits for."""
    right = triggers.hears

    def hears(game: Game, trigger: Trigger, event: Happening, ctx: Context) -> bool:
        return right(game, trigger, event, ctx) and wrong(trigger, event, ctx)

    return replaced(triggers, "hears", hears)


def _enters(event: Happening) -> bool:
    return event.place is not None and event.place.zone == "battle" and event.kind == "move"


@misreads("603.2e")
def what_lies_open_needs_no_declaration() -> Iterator[None]:
    """Misreads 603.2e: an ability that is declared in the hand triggers without that in the graveyard."""
    right = triggers.listening

    def listening(game: DMGame, kind: str, about: dict[str, Any], once: Any = None) -> Any:
        found = right(game, kind, about, once)
        for card in game.cards.values() if game.declaring is None else ():
            for ability in card.abilities if card.place.zone == "graveyard" else ():
                event = Happening(kind, **about)
                ctx = Context(controller=card.controller, source=card, ability=ability, event=event)
                trigger = ability.trigger if "hand" in ability.zones else None
                if trigger is not None and trigger.on == kind and triggers.hears(game, trigger, event, ctx):
                    found.append((card, ability, ctx))
        return found

    with replaced(triggers, "listening", listening):
        yield


@misreads("603.2e", "603.2f")
def declaring_is_using_the_card() -> Iterator[None]:
    """Misreads 603.2e, 603.2f: a player who declares an ability of a card has used the card."""
    right = declarations.tell_declared

    def tell_declared(game: DMGame, player: Seat, card: Card, name: str | None) -> None:
        right(game, player, card, name)
        triggers.happen(game, "use", card=card, player=player, name="use")

    with replaced(declarations, "tell_declared", tell_declared):
        yield


def _icons(wrong: Callable[[DMGame, UseIcons, Context], Flow[None]]) -> Any:
    return replaced(INSTRUCTIONS, UseIcons, wrong)


@misreads("603.3a")
def what_icons_say_is_done_at_once() -> Iterator[None]:
    """Misreads 603.3a: what is written behind icons is done as these are used, and does not wait."""
    right = INSTRUCTIONS[UseIcons]

    def use_icons(game: DMGame, instr: UseIcons, ctx: Context) -> Flow[None]:
        before = list(game.waiting)
        yield from right(game, instr, ctx)
        for item in [item for item in game.waiting if item not in before]:
            game.waiting.remove(item)
            yield from resolving.resolve_ability(game, item.ctx)

    with _icons(use_icons):
        yield


@misreads("603.3a")
def icons_of_creatures_that_are_gone_say_nothing() -> Iterator[None]:
    """Misreads 603.3a: what is written behind an icon is not done when its creature has left."""
    right = resolving.resolve_ability

    def resolve_ability(game: DMGame, ctx: Context) -> Flow[None]:
        icon = ctx.ability is not None and ctx.ability.keyword == "icon"
        if not icon or (ctx.source is not None and ctx.source.place.zone == "battle"):
            yield from right(game, ctx)

    with replaced(resolving, "resolve_ability", resolve_ability):
        yield


@misreads("603.3a")
def all_icons_are_used() -> Iterator[None]:
    """Misreads 603.3a: an ability that uses two icons uses all that there are."""
    right = INSTRUCTIONS[UseIcons]

    def use_icons(game: DMGame, instr: UseIcons, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        used = [item.source for item in game.waiting]
        for card in game.battle(ctx.controller):
            for ability in card.abilities:
                if ability.keyword == "icon" and card not in used:
                    own = Context.of(card, ability)
                    own.event = Happening("icon")
                    triggers.wait(game, ability, card, own)

    with _icons(use_icons):
        yield


@misreads("603.5a")
def only_what_comes_triggers_by_coming() -> Iterator[None]:
    """Misreads 603.5a: a card put into the battle zone triggers no ability but its own."""
    with _hearing(lambda trigger, event, ctx: not _enters(event) or event.card is ctx.source):
        yield


@misreads("603.5a")
def what_comes_does_not_trigger_by_coming() -> Iterator[None]:
    """Misreads 603.5a: a card put into the battle zone triggers the abilities of others only."""
    with _hearing(lambda trigger, event, ctx: not _enters(event) or event.card is not ctx.source):
        yield


@misreads("603.5b")
def cards_come_with_their_printed_civilizations() -> Iterator[None]:
    """Misreads 603.5b: what triggers by a card of a civilization looks at what is printed on it."""

    def printed(trigger: Trigger, event: Happening, ctx: Context) -> bool:
        wanted = trigger.who.color if trigger.who is not None else None
        return wanted is None or event.card is None or wanted in event.card.printed.colors

    with _hearing(printed):
        yield


@misreads("603.5c")
def who_leaves_sees_all_that_leave_with_it() -> Iterator[None]:
    """Misreads 603.5c: a creature destroyed together with others triggers for each of them."""
    right = triggers._works_then

    def works_then(game: Game, card: Card, ability: Ability, event: Happening) -> bool:
        gone = event.kind == "destroy" and event.card is not None and card.place.zone == "graveyard"
        together = gone and event.card is not None and abs(card.since - event.card.since) < 9
        return together or right(game, card, ability, event)

    with replaced(triggers, "_works_then", works_then):
        yield


def _delaying(wrong: Callable[[DMGame, a.Delay, Context], Flow[None]]) -> Any:
    return replaced(INSTRUCTIONS, a.Delay, wrong)


@misreads("603.6", "110.3b")
def nothing_happens_later() -> Iterator[None]:
    """Misreads 603.6, 110.3b: what a spell says is to happen later does not happen."""

    def delay(game: DMGame, instr: a.Delay, ctx: Context) -> Flow[None]:
        yield from ()

    with _delaying(delay):
        yield


@misreads("607.2", "603.6")
def what_is_to_happen_later_happens_at_once() -> Iterator[None]:
    """Misreads 607.2, 603.6: what a spell says is to happen later happens as it is resolved."""

    def delay(game: DMGame, instr: a.Delay, ctx: Context) -> Flow[None]:
        for each in instr.effect:
            yield from INSTRUCTIONS[type(each)](game, each, ctx)

    with _delaying(delay):
        yield


@misreads("607.2")
def what_was_chosen_and_named_is_forgotten() -> Iterator[None]:
    """Misreads 607.2: what is done later is done without the numbers and the names that were said before."""
    right = INSTRUCTIONS[a.Delay]

    def delay(game: DMGame, instr: a.Delay, ctx: Context) -> Flow[None]:
        numbers, names, ctx.numbers, ctx.names = ctx.numbers, ctx.names, {}, {}
        yield from right(game, instr, ctx)
        ctx.numbers, ctx.names = numbers, names

    with _delaying(delay):
        yield


@misreads("603.6a")
def only_the_end_of_the_turn_is_waited_for() -> Iterator[None]:
    """Misreads 603.6a: an ability made by a spell waits for the end of the turn and for nothing else."""
    right = INSTRUCTIONS[a.Delay]

    def delay(game: DMGame, instr: a.Delay, ctx: Context) -> Flow[None]:
        if instr.trigger.on == "turn_end":
            yield from right(game, instr, ctx)

    with _delaying(delay):
        yield


@misreads("603.6a")
def what_has_happened_triggers_too() -> Iterator[None]:
    """Misreads 603.6a: an ability made by a spell triggers by a creature that became tapped before."""
    right = INSTRUCTIONS[a.Delay]

    def delay(game: DMGame, instr: a.Delay, ctx: Context) -> Flow[None]:
        yield from right(game, instr, ctx)
        for card in [card for seat in SEATS for card in game.battle(seat) if card.turned == "exhausted"]:
            triggers.happen(game, "turned", card=card, player=card.owner, name="exhausted")

    with _delaying(delay):
        yield
