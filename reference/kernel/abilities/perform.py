"""Doing what an ability says: the instructions that mean the same in every book. A book adds its own."""

from collections.abc import Callable
from copy import copy
from functools import cache
from itertools import chain
from typing import Any

from msgspec.structs import fields

from duelproof.port import SEATS, Seat
from duelproof.port.abilities import (
    Ability,
    ChangeCost,
    Choose,
    ChooseNumber,
    Delay,
    ExtraTurn,
    Forbid,
    ForEach,
    Gain,
    If,
    Instr,
    LoseAbilities,
    LoseGame,
    May,
    Modify,
    NameOne,
    Permit,
    Repeat,
    Require,
    Reveal,
    SetTrait,
    Shuffle,
    Unaffected,
    WinGame,
)
from duelproof.port.selections import Calc, Range
from reference.kernel.abilities import choosing, effects, select
from reference.kernel.abilities.triggers import Delayed
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing, cards_among
from reference.kernel.course import ask, chance
from reference.kernel.course.sight import seen_by
from reference.kernel.flow import Flow
from reference.kernel.game import Game

Do = Callable[[Any, Any, Context], Flow[None]]
"""How an instruction is done."""
MOST = 1_000_000
"""The largest number that a player can choose where a card sets no bound."""


def perform(game: Game, effect: tuple[Instr, ...], ctx: Context) -> Flow[None]:
    """Carry out the instructions of an effect as written, without those that the book leaves out."""
    leaves_out = game.book.leaves_out
    for instr in effect:
        if leaves_out is not None and leaves_out(instr, ctx):
            ctx.it, ctx.did = [], False
            continue
        do = game.book.instructions.get(type(instr)) or COMMON[type(instr)]
        yield from do(game, instr, ctx)
        if game.book.after is not None:
            game.book.after(game)


def within(effect: tuple[Instr, ...]) -> list[Instr]:
    """List the instructions of an effect, and those within them."""
    found: list[Instr] = []
    for instr in effect:
        found.append(instr)
        kind: type = type(instr)
        for name in inner(kind):
            found += within(getattr(instr, name))
    return found


@cache
def inner(kind: type) -> tuple[str, ...]:
    """List the fields of a kind of instruction that hold other instructions."""
    return tuple(
        field.name for field in fields(kind) if field.name in ("then", "otherwise", "effect", "instead")
    )


def instructions(ability: Ability) -> list[Instr]:
    """List all instructions of an ability, with those of its modes and of its playing."""
    said = ability.as_played + ability.effect
    for mode in ability.modes:
        said += mode.effect
    return within(said)


def lasting(game: Game, instr: Any, ctx: Context) -> Flow[None]:
    """Begin an effect on the things that it names, with its amount fixed now."""
    chosen: list[Thing] = []
    if getattr(instr, "what", None) is not None:
        chosen += yield from choosing.things(game, instr.what, ctx)
    if getattr(instr, "who", None) is not None:
        chosen += select.players(game, instr.who, ctx)
    value: Any = None
    if isinstance(instr, Modify):
        value = select.amount(game, instr.by, ctx)
    elif isinstance(instr, SetTrait):
        value = _fixed(game, instr, ctx)
    elif isinstance(instr, Gain) and instr.ability.trigger is not None:
        game.heard.add(instr.ability.trigger.on)
    changed = _gaining(game, instr.ability, chosen) if isinstance(instr, Gain) else chosen
    effects.begin(game, instr, ctx, changed, instr.until, value)
    ctx.it = chosen
    ctx.did = bool(changed)


def _gaining(game: Game, ability: Ability, things: list[Thing]) -> list[Thing]:
    """Leave out the cards that have the ability already, where a card has it only once."""
    word = ability.keyword
    if word is None or word not in game.book.layers.had_once:
        return things
    return [
        thing for thing in things if isinstance(thing, str) or game.now.keyword(game, thing, word) is None
    ]


def _fixed(game: Game, instr: SetTrait, ctx: Context) -> Any:
    """Fix what a trait becomes: a word that was named, or a number as it is now."""
    if isinstance(instr.to, str):
        return ctx.names.get(instr.to, instr.to)
    return select.amount(game, instr.to, ctx) if isinstance(instr.to, Calc) else instr.to


def _choose(game: Game, instr: Choose, ctx: Context) -> Flow[None]:
    ctx.chosen[instr.key] = yield from choosing.things(game, instr.what, ctx)
    ctx.it = ctx.chosen[instr.key]
    ctx.did = bool(ctx.it)


def _choose_number(game: Game, instr: ChooseNumber, ctx: Context) -> Flow[None]:
    least, most = (max(0, bound) for bound in _bounds(game, instr.range, ctx))
    ctx.numbers[instr.key] = yield from ask.number(game, ctx.controller, least, most, about=ctx.item)


def _bounds(game: Game, bound: Range, ctx: Context) -> tuple[int, int]:
    """Work out from where to where a number can be chosen."""
    least = 0 if bound.min is None else select.amount(game, bound.min, ctx)
    most = MOST if bound.max is None else select.amount(game, bound.max, ctx)
    return least, most


def _name(game: Game, instr: NameOne, ctx: Context) -> Flow[None]:
    ctx.did = bool(game.book.names(game, instr.domain))
    if not ctx.did:
        return
    ctx.names[instr.key] = yield from ask.name(game, ctx.controller, instr.domain, about=ctx.item)


def _if(game: Game, instr: If, ctx: Context) -> Flow[None]:
    branch = instr.then if select.holds(game, instr.cond, ctx) else instr.otherwise
    yield from perform(game, branch, ctx)


def _may(game: Game, instr: May, ctx: Context) -> Flow[None]:
    """Ask whether something is done; of both players the active one says so first, and then it is done."""
    willing: dict[Seat, bool] = {}
    for asked in select.players(game, instr.who, ctx):
        willing[asked] = yield from ask.may(game, asked, about=ctx.item)
    before = ctx.they
    for asked, says_yes in willing.items():
        ctx.they = asked
        yield from perform(game, instr.then if says_yes else instr.otherwise, ctx)
    ctx.they = before


def _repeat(game: Game, instr: Repeat, ctx: Context) -> Flow[None]:
    for _ in range(select.amount(game, instr.n, ctx)):
        yield from perform(game, instr.then, ctx)


def _for_each(game: Game, instr: ForEach, ctx: Context) -> Flow[None]:
    for thing in (yield from choosing.things(game, instr.what, ctx)):
        yield from perform(game, instr.then, ctx.about(thing))


def _reveal(game: Game, instr: Reveal, ctx: Context) -> Flow[None]:
    shown = yield from choosing.things(game, instr.what, ctx)
    to = tuple(select.players(game, instr.to, ctx))
    cards = [card for card in shown if isinstance(card, Card)]
    _tell_of(game, cards, to)
    ctx.it = shown
    if instr.then:
        for card in cards:
            card.shown_to = frozenset(to)
        yield from perform(game, instr.then, ctx)
        for card in cards:
            card.shown_to = frozenset()


def _tell_of(game: Game, cards: list[Card], to: tuple[Seat, ...]) -> None:
    """Record that cards are shown to players; whoever still cannot see one of them is not told which."""
    seen = [seen_by(game.book.zones[card.place.zone], card) | {*to} for card in cards]
    told = frozenset(SEATS).intersection(*seen)
    game.log.add("revealed", cards=tuple(card.ref for card in cards), seen_by=told, to=to)


def _shuffle(game: Game, instr: Shuffle, ctx: Context) -> Flow[None]:
    for seat in select.players(game, instr.who, ctx):
        yield from chance.shuffle(game, game.zone("deck", seat), seat)


def delay(game: Game, instr: Delay, ctx: Context) -> Flow[None]:
    """Make a triggered ability that waits for its event; nothing that is dealt with later changes it."""
    yield from ()
    made = copy(ctx)
    made.chosen, made.numbers, made.names = dict(ctx.chosen), dict(ctx.numbers), dict(ctx.names)
    game.heard.add(instr.trigger.on)
    ability = Ability(id="delayed", kind="triggered", trigger=instr.trigger, effect=instr.effect)
    spoken_of = cards_among([*ctx.it, *chain(*ctx.chosen.values())])
    lives = {card.ref: card.life for card in spoken_of}
    if ctx.source is not None and ctx.source.ref in ctx.lives:
        lives[ctx.source.ref] = ctx.lives[ctx.source.ref]
    game.delayed.append(Delayed(instr.trigger, ability, made, instr.until, lives))


def _win(game: Game, instr: WinGame, ctx: Context) -> Flow[None]:
    yield from game.book.wins(game, select.player(game, instr.who, ctx))


def _lose(game: Game, instr: LoseGame, ctx: Context) -> Flow[None]:
    yield from game.book.loses(game, select.players(game, instr.who, ctx))


def _extra_turn(game: Game, instr: ExtraTurn, ctx: Context) -> Flow[None]:
    yield from ()
    game.extra_turns.append(select.player(game, instr.who, ctx))
    game.log.add("extra_turn", player=game.extra_turns[-1])


COMMON: dict[type, Do] = {
    Modify: lasting,
    SetTrait: lasting,
    Gain: lasting,
    LoseAbilities: lasting,
    Forbid: lasting,
    Permit: lasting,
    Require: lasting,
    Unaffected: lasting,
    ChangeCost: lasting,
    Choose: _choose,
    ChooseNumber: _choose_number,
    NameOne: _name,
    If: _if,
    May: _may,
    Repeat: _repeat,
    ForEach: _for_each,
    Reveal: _reveal,
    Shuffle: _shuffle,
    Delay: delay,
    WinGame: _win,
    LoseGame: _lose,
    ExtraTurn: _extra_turn,
}
