"""Misreadings of 605.2d: what effects look at of cards."""

from collections.abc import Iterator
from typing import Any

import msgspec

from duelproof.port import abilities as a
from duelproof.port.abilities import Forbid
from reference.duel_masters.s6_using_cards import information
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects, now, perform, select, triggers
from reference.kernel.abilities.standing import Force
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("605.2d")
def what_is_counted_is_counted_again() -> Iterator[None]:
    """Misreads 605.2d: how often something is done is worked out again when it has been done so often."""

    def repeat(game: DMGame, instr: a.Repeat, ctx: Context) -> Flow[None]:
        done = 0
        while done < (many := select.amount(game, instr.n, ctx)) and done < 2 * many and done < 4:
            yield from perform.perform(game, instr.then, ctx)
            done += 1

    with replaced(INSTRUCTIONS, a.Repeat, repeat):
        yield


@misreads("605.2d")
def battles_of_spells_are_won_by_nobody() -> Iterator[None]:
    """Misreads 605.2d: a battle that a spell brings about is the spell's, and no creature wins it."""
    right = triggers.happen

    def happen(game: DMGame, kind: str, once: Any = None, **about: Any) -> None:
        if kind != "battle_won" or game.attack is not None:
            right(game, kind, once, **about)

    with replaced(triggers, "happen", happen):
        yield


@misreads("605.2d")
def what_lasts_looks_at_what_is_underneath() -> Iterator[None]:
    """Misreads 605.2d: what forbids captains to attack forbids it to what has evolved from one."""
    right = effects._is_upon

    def is_upon(game: Game, force: Force, thing: Thing) -> bool:
        below = thing.under if isinstance(thing, Card) and isinstance(force.instr, Forbid) else []
        what = getattr(force.instr, "what", None)
        was = any(what is not None and select.covers(game, what, each, force.ctx) for each in below)
        return was or right(game, force, thing)

    with replaced(effects, "_is_upon", is_upon):
        yield


@misreads("605.2d")
def what_lasts_does_not_look_at_what_has_come() -> Iterator[None]:
    """Misreads 605.2d: what forbids captains to attack forbids it to those that were there before."""
    right = effects._is_upon

    def is_upon(game: DMGame, force: Force, thing: Thing) -> bool:
        new = isinstance(thing, Card) and thing.since > game.turn_began
        return right(game, force, thing) and not (new and isinstance(force.instr, Forbid))

    with replaced(effects, "_is_upon", is_upon):
        yield


@misreads("605.2d")
def what_has_left_is_looked_at_where_it_is() -> Iterator[None]:
    """Misreads 605.2d: of a destroyed creature what it is in the graveyard is looked at."""

    def shares_civilization(game: DMGame, card: Card, ctx: Context) -> bool:
        there = [now.words(game, it, "colors") for it in ctx.it if isinstance(it, Card)]
        return any(civ in words for civ in now.words(game, card, "colors") for words in there)

    with replaced(information, "shares_civilization", shares_civilization):
        yield


@misreads("605.2d")
def the_power_of_what_has_left_is_what_is_printed() -> Iterator[None]:
    """Misreads 605.2d: of a creature that has left, the power that is printed on it is looked at."""
    right = information.as_it_is

    def as_it_is(game: DMGame, card: Card) -> Card:
        memory = right(game, card)
        assert memory.known is not None
        memory.known = msgspec.structs.replace(memory.known, power=card.printed.power)
        return memory

    with replaced(information, "as_it_is", as_it_is):
        yield
