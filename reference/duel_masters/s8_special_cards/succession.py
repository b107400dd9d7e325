"""801.2: a card that becomes the top of what lay in the battle zone goes on being the same thing."""

from copy import copy
from itertools import chain

from reference.duel_masters.editions import rule
from reference.duel_masters.s5_turn.taking_part import takes_part
from reference.duel_masters.state import Attack, DMGame
from reference.kernel.abilities.standing import Lasting, put_in_force, take_out_of_force
from reference.kernel.abilities.triggers import Delayed
from reference.kernel.card import Card
from reference.kernel.context import Thing


@rule("801.2", also=("803.3",))
def succeed(game: DMGame, old: Card, new: Card) -> None:
    """Let a card take over effects in force on another one, what hangs on it, and its part in the attack."""
    for lasting in [each for each in game.lasting if each.touches(old)]:
        _pass_on(game, lasting, old, new)
    _note_attacks(game, old, [new])
    take_place(game, old, new)


@rule("801.2", also=("803.3", "803.4", "805.2", "506.1b"))
def _note_attacks(game: DMGame, old: Card, heirs: list[Card]) -> None:
    """What a card becomes that has attacked this turn has done so, too."""
    if game.attacked.get(old.ref) == old.life:
        game.attacked |= {heir.ref: heir.life for heir in heirs}


@rule("801.2")
def evolve_into(game: DMGame, old: Card, new: Card) -> None:
    """A creature that evolves is the evolution creature from then on: what speaks of it speaks of that."""
    game.evolved[old.ref] = new
    succeed(game, old, new)


@rule("801.2")
def evolved(game: DMGame, card: Card) -> Card:
    """Find the creature that a card has evolved into, which lies on it; or else the card itself."""
    became = card
    while became is not card.over and became.ref in game.evolved:
        became = game.evolved[became.ref]
    return became if became is card.over else card


@rule("801.2")
def evolved_from(game: DMGame, card: Card) -> list[Card]:
    """List the cards beneath another that were the creature which that is by evolving."""
    return [low for low in card.under if low.ref in game.evolved and evolved(game, low) is card]


def forget_evolving(game: DMGame, card: Card) -> None:
    """A card that moves to another zone is neither what it has evolved into nor what evolved into it."""
    game.evolved = {old: new for old, new in game.evolved.items() if old != card.ref and new is not card}


@rule("801.2a", also=("803.3b", "310.7"))
def take_place(game: DMGame, old: Card, new: Card) -> None:
    """Let a card take over what hangs on another one, what that hangs on, and its part in a fight."""
    for hung in game.hung_on(old):
        hung.host = new
    new.host, new.hung_as = old.host, old.hung_as
    for fighter in game.fighters:
        if fighter.card is old and fighter.is_there():
            fighter.card, fighter.life = new, new.life
    if game.attack is not None and takes_part(game.attack, old):
        take_part_of(game.attack, game.attack, old, new)
        game.attack.joined(new)


@rule("801.2a", also=("803.3b",))
@rule("801.2a", also=("701.26a",), edition="s-max")
@rule("801.2a", also=("701.25a", "701.25b"), edition="1.13")
def take_part_of(attack: Attack, was: Attack, old: Card, new: Card) -> None:
    """Let a card attack, be attacked or block as another one did when the attack was as it ``was``."""
    if was.attacker is old:
        attack.attacker = new
    if was.target is old:
        attack.target = new
    if was.blocker is old:
        attack.blocker = new


def _pass_on(game: DMGame, lasting: Lasting, old: Card, new: Card) -> None:
    """Move an effect from a card to its successor; one that is on that card already is on it once more."""
    _leave_to(game, lasting, old, [])
    again = copy(lasting)
    again.oid, again.things = game.oid("effect"), [(new, new.life)]
    put_in_force(game, again)


def _leave_to(game: DMGame, lasting: Lasting, old: Card, heirs: list[Card]) -> None:
    """Let an effect be on other cards instead of one that it is on."""
    things = [pair for pair in lasting.things if pair[0] is not old]
    take_out_of_force(game, lasting)
    lasting.things = [*things, *((heir, heir.life) for heir in heirs)]
    put_in_force(game, lasting)


@rule("803.4", also=("803.4a", "805.2", "805.2a"))
def share(game: DMGame, old: Card, heirs: list[Card], first: Card | None) -> None:
    """Let several cards have the effects in force on the one that they were; the first takes its place."""
    for lasting in [each for each in game.lasting if each.touches(old)]:
        _leave_to(game, lasting, old, heirs)
    _note_attacks(game, old, heirs)
    if first is not None:
        take_place(game, old, first)


@rule("803.4", also=("803.4a",))
def speak_of_heirs(game: DMGame, old: Card, heirs: list[Card]) -> None:
    """Let what waits, or is to trigger later, speak of the creatures that one has become, which it was."""

    def instead(things: list[Thing]) -> list[Thing]:
        return list(dict.fromkeys(each for thing in things for each in (heirs if thing is old else [thing])))

    as_they_are = {heir.ref: heir.life for heir in heirs}
    for pending in (*game.waiting, *game.delayed):
        ctx = pending.ctx
        if old in chain(ctx.it, *ctx.chosen.values()):
            speaking = pending if isinstance(pending, Delayed) else ctx
            speaking.lives = {**speaking.lives, **as_they_are}
        ctx.it, ctx.chosen = instead(ctx.it), {key: instead(things) for key, things in ctx.chosen.items()}
        if ctx.event is not None and ctx.event.card is old:
            ctx.event = copy(ctx.event)
            ctx.event.card, ctx.event.life = heirs[0], heirs[0].life


@rule("803.4", also=("803.4a", "805.2"))
def speak_for(game: DMGame, old: Card, heir: Card) -> None:
    """Let what waits, or is to trigger later, by an ability of a creature be about what goes on as it."""
    for waiting in game.waiting:
        if waiting.source is old and waiting.life == old.life:
            waiting.source, waiting.life, waiting.ctx.source = heir, heir.life, heir
    for delayed in game.delayed:
        if delayed.ctx.source is old and delayed.lives.get(old.ref) == old.life:
            delayed.lives = {**delayed.lives, heir.ref: heir.life}
            delayed.ctx.source = heir
