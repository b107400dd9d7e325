"""14-13: replacement effects. What would happen is asked about before it does."""

from collections.abc import Iterator
from dataclasses import dataclass

import msgspec

from duelproof.port import Option, Place, Seat
from duelproof.port.abilities import Instr, Move, ReplaceEvent
from reference.gate_ruler import index
from reference.gate_ruler.editions import rule
from reference.gate_ruler.s01_overview import is_there
from reference.gate_ruler.s03_zones import placing
from reference.gate_ruler.s03_zones.kinds import is_unnamed_ruler
from reference.gate_ruler.s03_zones.moving import can_move
from reference.gate_ruler.s14_cards_and_abilities import payment
from reference.gate_ruler.s14_cards_and_abilities.last_known_information import is_new
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, perform, select
from reference.kernel.abilities.standing import Force, Lasting
from reference.kernel.abilities.triggers import hears
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.course.sight import tell
from reference.kernel.flow import Flow

Key = tuple[object, ...]
"""A replacement effect with the thing that it is about: what replaces an event but once."""


@dataclass(frozen=True, slots=True, eq=False)
class Replacement:
    """A replacement effect that applies to an event: what it says, and for whom it speaks."""

    key: Key
    instr: ReplaceEvent
    ctx: Context
    lasting: Lasting | None = None


@rule("14-13b", also=("14-13c", "14-13d", "14-1b-3"))
def instead(game: GateGame, event: Happening, chooser: Seat) -> Flow[Happening | None]:
    """Apply the replacement effects of an event, each once, in an order that the chooser says.

    Returns:
        The event as it happens now, or None where something else has happened in its place.
    """
    asked: set[Key] = set()
    while True:
        found = [each for each in _applicable(game, event) if each.key not in asked]
        if not found:
            return event
        chosen = yield from _choose(game, found, chooser)
        asked.add(chosen.key)
        if not (yield from _is_wanted(game, chosen)):
            continue
        _use_up(game, chosen)
        _tell(game, event)
        if chosen.instr.amount is None:
            yield from _do_instead(game, chosen)
            if not chosen.instr.also:
                return None
            continue
        event = event.of_amount(select.amount(game, chosen.instr.amount, chosen.ctx))


@rule("14-13a", also=("14-13a-1", "14-13d", "14-13e"))
def _applicable(game: GateGame, event: Happening) -> Iterator[Replacement]:
    """Find the replacement effects that speak of an event and have not replaced it already."""
    about: object = event.player if event.card is None else event.card.ref
    for force in effects.forces(game, ReplaceEvent, event.kind):
        key: Key = (id(force.instr), *_whence(force), about)
        ctx = force.ctx.on(event)
        if key in game.replaced or not _speaks_of(game, force, event, ctx):
            continue
        if _is_possible(game, force.instr, ctx):
            yield Replacement(key, force.instr, ctx, force.lasting)


@rule("14-13d")
def _whence(force: Force) -> Key:
    """Of equal replacement effects each is one: that of each card, and of each effect that has given it."""
    if force.lasting is not None:
        return (force.lasting.oid,)
    assert force.ctx.source is not None
    return force.ctx.source.ref, force.stamp if force.life is not None else None


@rule("14-13a", also=("3-2d", "3-7a-2", "14-1b-3", "15-27a-5"))
def _speaks_of(game: GateGame, force: Force, event: Happening, ctx: Context) -> bool:
    """An effect speaks of the event it names, unless that involves a card that it does not affect."""
    card, instr = event.card, force.instr
    if not hears(game, instr.event, event, ctx) or is_unnamed_ruler(card, instr.event.who):
        return False
    if card is not None and instr.event.self_only and is_new(card, ctx.lives):
        return False
    if any(effects.unaffected(game, each, ctx) for each in _involved(event)):
        return False
    return card is None or instr.what is None or effects.touches(game, force, card)


@rule("14-13a", also=("15-27a-5",))
def _involved(event: Happening) -> list[Card]:
    """An event directly involves the card to which it happens, and dealing damage also who deals it."""
    cards = [event.card, event.source] if event.kind == "deal" else [event.card]
    return [card for card in cards if card is not None]


@rule("14-13b")
def _is_possible(game: GateGame, instr: ReplaceEvent, ctx: Context) -> bool:
    """What cannot be done replaces nothing, as when a card would be put where it cannot lie (3-2f-1)."""
    if not instr.instead:
        return True
    return any(_can_be_done(game, each, ctx) for each in instr.instead)


def _can_be_done(game: GateGame, instr: Instr, ctx: Context) -> bool:
    """Tell whether there is a zone for an instruction to put the card of an event into."""
    assert ctx.event is not None
    card = ctx.event.card
    if card is None or not isinstance(instr, Move) or instr.what.which != "event":
        return True
    seat = placing.whose(game, instr, card, ctx)
    spots = placing.zones_left_open(game, instr, seat) or [place(instr.to, seat, instr.slot)]
    return any(can_move(game, card, spot) for spot in spots)


@rule("14-13c", also=("14-13c-2a",))
def _choose(game: GateGame, found: list[Replacement], chooser: Seat) -> Flow[Replacement]:
    """Of several replacement effects that can be applied, the player who causes the event chooses one."""
    able = [each for each in found if _can_be_taken(game, each)]
    if not able:
        return found[0]
    options: list[Option] = []
    for number, each in enumerate(able):
        assert each.ctx.source is not None
        option = Option(card=each.ctx.source.ref)
        options.append(option if option not in options else msgspec.structs.replace(option, value=number))
    chosen = yield from ask.one(game, chooser, "replace", options)
    return able[options.index(chosen)]


@rule("14-13c-2a")
def _can_be_taken(game: GateGame, each: Replacement) -> bool:
    """An optional effect can be applied only if its player can perform what it asks for."""
    return not each.instr.may or payment.payable(game, each.instr.cost, each.ctx)


@rule("14-13c-2", also=("14-13c-2a", "14-13d", "14-3b-10"))
def _is_wanted(game: GateGame, chosen: Replacement) -> Flow[bool]:
    """Only where it says "may" can a player decline, and only if able to pay can he accept.

    Where he pays so that a part is left which cannot be paid, he is asked anew, and nothing else is undone.
    """
    seat, source = chosen.ctx.controller, chosen.ctx.source
    if not chosen.instr.may:
        return True
    assert source is not None
    if not _can_be_taken(game, chosen):
        return False
    if len(chosen.instr.cost) > 1 and not game.unfinished:
        game.mark_play()
    return (yield from ask.may(game, seat, about=source.ref, kind="replace_may"))


@rule("14-13e-1")
def _use_up(game: GateGame, chosen: Replacement) -> None:
    """What replaces the next event of its kind ends with it."""
    if chosen.lasting is not None and chosen.lasting.until == "next":
        effects.remove(game, chosen.lasting)


@rule("14-13b", also=("14-13c-2",))
def _do_instead(game: GateGame, chosen: Replacement) -> Flow[None]:
    """Pay what is to be performed first and do the rest in place of the event, which stays replaced."""
    assert chosen.ctx.source is not None
    game.replaced.append(chosen.key)
    yield from payment.pay(game, chosen.instr.cost, chosen.ctx, chosen.ctx.source.ref)
    yield from perform.perform(game, chosen.instr.instead, chosen.ctx)
    game.replaced.remove(chosen.key)


def _tell(game: GateGame, event: Happening) -> None:
    """An event was replaced: of its card those hear who may see it where it is (3-2b-2)."""
    if event.card is None:
        game.log.add("replaced", name=event.kind, player=event.player)
    else:
        tell(game, "replaced", event.card, name=event.kind, player=event.player)


@rule("14-13b", also=("14-13c", "15-3c"))
def goes(
    game: GateGame, card: Card, to: Place, name: str, by: Seat | None, source: Card | None
) -> Flow[bool]:
    """Tell whether a card that would be put into a zone is put there after all."""
    if is_there(card, to) or not can_move(game, card, to):
        return False
    return (yield from _is_not_replaced(game, card, to, name, by, source))


@index.unless_replaced
@rule("14-13b", also=("14-13c",))
def _is_not_replaced(
    game: GateGame, card: Card, to: Place, name: str, by: Seat | None, source: Card | None
) -> Flow[bool]:
    """A card that would be put into a zone is put there, unless something else happens instead."""
    event = Happening(
        "move",
        card=card,
        player=card.controller,
        origin=card.place,
        place=to,
        name=name,
        source=source,
        by=by,
    )
    return (yield from instead(game, event, by or game.active)) is not None


@rule("14-13f", also=("15-2b",))
def base_damage(game: GateGame, ctx: Context, points: int) -> Flow[int]:
    """Replace the number that an effect names as damage, as if the new one were printed on the card."""
    now = yield from instead(game, _event(ctx, points), ctx.controller)
    return 0 if now is None else now.amount


@rule("14-13f", also=("15-2b", "14-3b-4"))
def foreseen_damage(game: GateGame, ctx: Context, points: int) -> int:
    """Work out the base damage before anybody is asked, to see what could be played."""
    return foreseen(game, _event(ctx, points))


@rule("14-13f", also=("15-2b",))
def foreseen(game: GateGame, event: Happening) -> int:
    """Work out the number of an event if every change of it applied, with nobody asked."""
    for each in _applicable(game, event):
        if each.instr.amount is not None:
            now = select.amount(game, each.instr.amount, each.ctx.on(event))
            event = event.of_amount(now)
    return event.amount


_KIND = "base_damage"


def _event(ctx: Context, points: int) -> Happening:
    """What replacement effects look at: whose effect speaks of how much damage."""
    seat = ctx.controller
    return Happening(_KIND, card=ctx.source, player=seat, source=ctx.source, by=seat, amount=points)
