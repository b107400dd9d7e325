"""609: replacement effects. What would happen is asked about before it does."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import msgspec

from duelproof.port import OTHER, Option, Seat
from duelproof.port.abilities import Destroy, Discard, If, Instr, ReplaceEvent
from duelproof.port.selections import Select
from reference.duel_masters import index
from reference.duel_masters.editions import embodies, rule
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects, perform, select
from reference.kernel.abilities.standing import Force, Lasting
from reference.kernel.abilities.triggers import hears
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening, Thing
from reference.kernel.course import ask
from reference.kernel.course.sight import tell
from reference.kernel.flow import Flow

embodies({"609.7": perform.COMMON[If]})


@dataclass(frozen=True, slots=True, eq=False)
class Replacement:
    """A replacement effect that applies to an event: what it says, and for whom it speaks."""

    instr: ReplaceEvent
    ctx: Context
    lasting: Lasting | None = None


@index.unless_replaced
@rule("609.9", also=("609.1", "609.2", "609.4", "609.5", "609.9a", "101.4d", "101.5", "101.5a", "101.5b"))
def what_happens(game: DMGame, events: Sequence[Happening]) -> Flow[list[Happening]]:
    """Decide which replacement effects apply to which of the events, and apply them together.

    The turn player decides for all events before the other player does. What happens instead of an event is
    not replaced again.

    Returns:
        The events that happen as they would have, and those that are only changed.
    """
    if game.replacing:
        return list(events)
    replaced: list[tuple[Happening, Replacement]] = []
    changed: list[Happening] = []
    taken: list[Card] = []
    left = list(events)
    for seat in (game.active, OTHER[game.active]):
        for event in list(left):
            chosen = yield from _decided(game, seat, event, taken)
            if chosen is not None:
                replaced.append((event, chosen))
                left.remove(event)
                if chosen.instr.also:
                    changed.append(event)
    for event, chosen in replaced:
        yield from _do_instead(game, event, chosen)
    return [event for event in events if event in left or event in changed]


@rule("609.8", also=("101.5", "101.5b", "609.3"))
def _decided(game: DMGame, seat: Seat, event: Happening, taken: list[Card]) -> Flow[Replacement | None]:
    """Choose which one of a player's replacement effects applies to an event, if any does."""
    found = [
        each
        for each in _applicable(game, event)
        if each.ctx.controller == seat and _can_be_done(game, each, taken)
    ]
    while found:
        options = [Option(card=each.ctx.source.ref if each.ctx.source else None) for each in found]
        distinct = [
            option if options.count(option) == 1 else msgspec.structs.replace(option, value=number)
            for number, option in enumerate(options)
        ]
        picked = yield from ask.one(game, seat, "replace", distinct)
        chosen = found.pop(distinct.index(picked))
        if (yield from _is_wanted(game, chosen)):
            return (yield from _settled(game, chosen, taken))
    return None


@rule("609.4", also=("609.9b",))
def _can_be_done(game: DMGame, each: Replacement, taken: list[Card]) -> bool:
    """An effect replaces nothing if what it says cannot be done, or only with a card that another takes."""
    instead = each.instr.instead
    return not instead or any(_has_something(game, instr, each.ctx, taken) for instr in instead)


def _has_something(game: DMGame, instr: Instr, ctx: Context, taken: list[Card]) -> bool:
    """Tell whether there is anything that an instruction could be carried out on."""
    if isinstance(instr, Discard):
        return any(game.hand(seat) for seat in select.players(game, instr.who, ctx))
    what = getattr(instr, "what", None)
    return what is None or any(thing not in taken for thing in _meant(game, instr, what, ctx))


def _meant(game: DMGame, instr: Instr, what: Select, ctx: Context) -> list[Thing]:
    """List the things that an instruction speaks of; what is not in the battle zone cannot be destroyed."""
    things = select.found(game, what, ctx)
    if not isinstance(instr, Destroy):
        return things
    return [thing for thing in things if isinstance(thing, Card) and thing.place.zone == "battle"]


@rule("609.9a", also=("609.9b",))
def _settled(game: DMGame, chosen: Replacement, taken: list[Card]) -> Flow[Replacement]:
    """Choose the cards of what is done instead as it is decided on, none that another one takes."""
    ctx = msgspec.structs.replace(chosen.ctx, chosen=dict(chosen.ctx.chosen))
    instead: list[Instr] = []
    for number, instr in enumerate(chosen.instr.instead):
        what = getattr(instr, "what", None)
        if what is None:
            instead.append(instr)
            continue
        free = [thing for thing in _meant(game, instr, what, ctx) if thing not in taken]
        if what.which == "choose":
            options = [game.option_for(thing) for thing in free]
            many = select.amount(game, what.count, ctx)
            picked = yield from ask.some(
                game, select.player(game, what.by, ctx), "choose", options, many, many, part="instead"
            )
            free = [thing for thing, option in zip(free, options, strict=True) if option in picked]
            key = f"instead-{number}"
            ctx.chosen[key] = free
            instr = msgspec.structs.replace(instr, what=Select(which="chosen", key=key))  # type: ignore[type-var]
        taken += [thing for thing in free if isinstance(thing, Card)]
        instead.append(instr)
    return Replacement(msgspec.structs.replace(chosen.instr, instead=tuple(instead)), ctx, chosen.lasting)


@rule("609.1", also=("609.1a", "609.2"))
def _applicable(game: DMGame, event: Happening) -> Iterator[Replacement]:
    """Find the replacement effects that are in force and speak of an event."""
    for kind in kinds_of(event):
        for force in effects.forces(game, ReplaceEvent, kind):
            ctx = msgspec.structs.replace(force.ctx, event=event)
            if _speaks_of(game, force, event, ctx):
                yield Replacement(force.instr, ctx, force.lasting)


@rule("609.1", also=("114.3",))
def kinds_of(event: Happening) -> tuple[str, ...]:
    """Name the kinds of event that an event is: a card that is destroyed is moved, too."""
    if event.kind == "move" and event.name not in (None, "draw", "break"):
        return "move", str(event.name)
    return (event.kind,)


@rule("609.1")
def _speaks_of(game: DMGame, force: Force, event: Happening, ctx: Context) -> bool:
    """An effect speaks of the event it names, unless that is about a card that it does not affect."""
    if not hears(game, force.instr.event, event, ctx):
        return False
    return event.card is None or force.instr.what is None or effects.touches(game, force, event.card)


def _is_wanted(game: DMGame, chosen: Replacement) -> Flow[bool]:
    """Ask the player of a replacement effect that says "may"."""
    if not chosen.instr.may:
        return True
    source = chosen.ctx.source
    about = source.ref if source is not None else None
    return (yield from ask.may(game, chosen.ctx.controller, about=about, kind="replace_may"))


@rule("609.4", also=("609.3", "101.5"))
def _do_instead(game: DMGame, event: Happening, chosen: Replacement) -> Flow[None]:
    """Do what is done in place of an event, which then has never happened, and is not replaced again."""
    if chosen.lasting is not None and chosen.lasting.until == "next":
        effects.remove(game, chosen.lasting)
    if event.card is not None:
        tell(game, "replaced", event.card, name=event.name or event.kind, player=event.player)
    else:
        game.log.add("replaced", name=event.kind, player=event.player)
    game.replacing = True
    yield from perform.perform(game, chosen.instr.instead, chosen.ctx)
    game.replacing = False


@rule("609.1", also=("701.26b",), edition="s-max")
def is_replaced(game: DMGame, events: Sequence[Happening]) -> Flow[bool]:
    """Tell whether a replacement effect applies to one of some events that happen together or not at all.

    What would be done instead is not done.
    """
    for seat in (game.active, OTHER[game.active]):
        for event in events:
            chosen = yield from _decided(game, seat, event, [])
            if chosen is not None and not chosen.instr.also:
                return True
    return False
