"""Triggered abilities: something happens, and those that listen begin to wait."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

from duelproof.port import Ref, Seat
from duelproof.port.abilities import Ability, Trigger
from reference.kernel.abilities import index, now, select
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.course.sight import tell
from reference.kernel.game import Game


@dataclass(slots=True, eq=False)
class Waiting:
    """A triggered ability that waits to be played or resolved; ``told`` once everybody knows of it.

    ``life`` is that of its source as it triggered: later the card may be another object. Of a card that is
    leaving together with others, it is the life it had before, unless its own leaving is the event.
    """

    oid: str
    ability: Ability
    source: Card
    controller: Seat
    event: Happening
    ctx: Context
    told: bool = False
    life: int = 0


@dataclass(slots=True, eq=False)
class Delayed:
    """A triggered ability made by an effect: what it waits for and how long it waits.

    ``lives`` are those that the cards it speaks of had as it was made.
    """

    trigger: Trigger
    ability: Ability
    ctx: Context
    until: str
    lives: dict[Ref, int] = field(default_factory=dict)


Once = Counter[tuple[Ref, str]]
"""How many abilities of a card (its ref) with an id have triggered already, where each does so only once."""


def happen(game: Game, kind: str, once: Once | None = None, **about: Any) -> None:
    """Tell the triggered abilities that something happened.

    Args:
        kind: an event kind of docs/port.md.
        once: abilities that do not trigger any more; those that trigger now are added.
        about: the fields of `Happening`.
    """
    if kind not in game.heard:
        return
    for card, ability, ctx in listening(game, kind, about, once):
        wait(game, ability, card, ctx)
        if once is not None:
            once[card.ref, ability.id] += 1
    for delayed, event in _delayed(game, kind, about) if game.delayed else ():
        source = delayed.ctx.source
        assert source is not None
        ctx = Context(
            controller=delayed.ctx.controller,
            source=source,
            ability=delayed.ability,
            event=event,
            chosen=delayed.ctx.chosen,
            targets=delayed.ctx.targets,
            numbers=delayed.ctx.numbers,
            names=delayed.ctx.names,
            it=delayed.ctx.it,
            lives=delayed.lives,
        )
        wait(game, delayed.ability, source, ctx)
        if delayed.until == "next":
            game.delayed.remove(delayed)


def would_hear(game: Game, kind: str, once: Once | None = None, **about: Any) -> bool:
    """Tell whether an ability would trigger now if this happened."""
    if kind not in game.heard:
        return False
    return bool(listening(game, kind, about, once) or _delayed(game, kind, about))


def _delayed(game: Game, kind: str, about: dict[str, Any]) -> list[tuple[Delayed, Happening]]:
    """Find the delayed abilities that an event triggers, each with what happened."""
    found: list[tuple[Delayed, Happening]] = []
    for delayed in game.delayed:
        if delayed.trigger.on == kind:
            event = Happening(kind, **about)
            if hears(game, delayed.trigger, event, delayed.ctx):
                found.append((delayed, event))
    return found


def listening(
    game: Game, kind: str, about: dict[str, Any], once: Once | None = None
) -> list[tuple[Card, Ability, Context]]:
    """Find the abilities of cards that an event triggers, also of cards that are just leaving."""
    found: list[tuple[Card, Ability, Context]] = []
    listeners = _listeners(game, kind, about.get("card"))
    if not listeners:
        return found
    event = Happening(kind, **about)
    spent: dict[tuple[Ref, str], int] = dict(once or {})
    gone = {memory.ref: memory for memory in game.gone}
    for card in listeners:
        was = gone.get(card.ref, card)
        for ability in now.abilities(game, was):
            trigger = ability.trigger
            if trigger is None or trigger.on != kind:
                continue
            if not select.works(game, was, ability) and not _works_then(game, card, ability, event):
                continue
            if spent.get((card.ref, ability.id)):
                spent[card.ref, ability.id] -= 1
                continue
            ctx = Context(controller=was.controller, source=card, ability=ability, event=event)
            if hears(game, trigger, event, ctx) and game.book.may_trigger(game, ability, ctx):
                found.append((card, ability, ctx))
    return found


def is_met(game: Game, ability: Ability, ctx: Context) -> bool:
    """Tell whether an ability's condition, if it has one, holds now."""
    return ability.needs is None or select.holds(game, ability.needs, ctx)


@index.among_hearing
def _listeners(game: Game, kind: str, subject: Card | None) -> Collection[Card]:
    """Find the cards that may have an ability which an event triggers, perhaps an event about a card."""
    return game.cards.values()


def wait(game: Game, ability: Ability, source: Card, ctx: Context) -> None:
    """Let a triggered ability wait; while nobody else may know of it, nothing is told (see `announce`)."""
    assert ctx.event is not None
    waiting = Waiting("", ability, source, ctx.controller, ctx.event, ctx)
    itself = source is ctx.event.card
    before = [] if itself else [memory.life for memory in game.gone if memory.ref == source.ref]
    waiting.life = before[-1] if before else source.life
    game.waiting.append(waiting)
    if not game.book.secret(game, source, ability):
        announce(game, waiting)
        return
    seat = waiting.controller  # the number of a usual id, or one for both, would tell that there is another
    game.secrets[seat] = game.secrets.get(seat, 0) + 1
    waiting.oid = ctx.item = f"secret-{seat}-{game.secrets[seat]}"


def announce(game: Game, waiting: Waiting) -> None:
    """Tell that an ability has triggered, and give it the id by which everybody knows it.

    Its source may be known only as it was; it is told of where it is now, which may be a hidden zone.
    """
    waiting.told = True
    waiting.oid = waiting.ctx.item = game.oid("trigger")
    tell(
        game,
        "triggered",
        game.cards.get(waiting.source.ref, waiting.source),
        item=waiting.oid,
        name=waiting.ability.id,
        player=waiting.controller,
    )


def _works_then(game: Game, card: Card, ability: Ability, event: Happening) -> bool:
    """Tell whether the ability works now, or worked just before its own card left."""
    if select.works(game, card, ability):
        return True
    if card is not event.card or event.origin is None:
        return False
    if event.as_was is not None and ability not in now.abilities(game, event.as_was):
        return False
    if ability.zones:
        return game.book.is_in(event.origin.zone, ability.zones)
    return game.book.zones[event.origin.zone].in_play


def hears(game: Game, trigger: Trigger, event: Happening, ctx: Context) -> bool:
    """Tell whether an event is what a trigger waits for."""
    if trigger.self_only and event.card is not ctx.source:
        return False
    if trigger.name is not None and trigger.name != event.name:
        return False
    if trigger.origin and (event.origin is None or not game.book.is_in(event.origin.zone, trigger.origin)):
        return False
    if trigger.to and (event.place is None or event.place.zone not in trigger.to):
        return False
    if trigger.player is not None and event.player not in select.players(game, trigger.player, ctx):
        return False
    if not _is_by(game, trigger, event, ctx):
        return False
    if trigger.who is not None:
        seen = event.as_was or event.card
        if seen is None or not select.matches(game, seen, trigger.who, ctx):
            return False
    return trigger.state is None or select.holds(game, trigger.state, ctx)


def _is_by(game: Game, trigger: Trigger, event: Happening, ctx: Context) -> bool:
    """Tell whether the event is done by the card and the player that a trigger names."""
    if trigger.by_self and event.source is not ctx.source:
        return False
    if trigger.by_player is not None and event.by not in select.players(game, trigger.by_player, ctx):
        return False
    if trigger.by is None:
        return True
    doer = None if event.source is None else select.as_known(game, event.source)
    return isinstance(doer, Card) and select.matches(game, doer, trigger.by, ctx)
