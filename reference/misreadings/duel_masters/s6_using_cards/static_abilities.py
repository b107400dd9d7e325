"""Misreadings of 604: static abilities."""

from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port.abilities import LoseAbilities, Modify, ReplaceEvent
from duelproof.port.selections import Cond
from reference.duel_masters.s6_using_cards import static_abilities
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import lasts
from reference.kernel.abilities import effects, standing
from reference.kernel.abilities.standing import Force, gathered
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.duel_masters.s1_basics.abilities import in_force, works_in
from reference.misreadings.making import replaced


@misreads("604.2")
def static_abilities_work_in_ones_own_turn() -> Iterator[None]:
    """Misreads 604.2: what a static ability changes it changes in its player's own turns only."""
    with in_force(lambda game, f: not isinstance(f.instr, Modify) or f.ctx.controller == game.active):
        yield


@misreads("604.2")
def static_abilities_replace_nothing() -> Iterator[None]:
    """Misreads 604.2: a static ability is never a replacement effect."""
    with in_force(lambda game, f: not isinstance(f.instr, ReplaceEvent)):
        yield


@misreads("604.2")
def replacement_effects_go_on_from_the_mana_zone() -> Iterator[None]:
    """Misreads 604.2: what a card replaces it goes on replacing when it has been put into the mana zone."""
    with works_in({"mana"}, lambda ability: ability.kind == "replacement"):
        yield


@misreads("604.2")
def what_is_lost_goes_on_working() -> Iterator[None]:
    """Misreads 604.2: a static ability works on though its card has lost it."""
    right = standing.may_be

    def may_be(game: Game, kind: type, about: str, card: Card) -> bool:
        return kind is not LoseAbilities and right(game, kind, about, card)

    with replaced(standing, "may_be", may_be):
        yield


def _only_while(allowed: Callable[[DMGame], bool]) -> Any:
    """Return a replacement by which static abilities that do something once do so at some times only."""
    right = static_abilities.act_once

    def act_once(game: DMGame) -> Flow[bool]:
        return allowed(game) and (yield from right(game))

    return replaced(static_abilities, "act_once", act_once)


@misreads("604.4")
def what_waits_is_resolved_before_static_abilities_act() -> Iterator[None]:
    """Misreads 604.4: a static ability acts when no other ability waits any more."""
    with _only_while(lambda game: not game.waiting):
        yield


@misreads("604.4")
def static_abilities_act_when_the_effect_is_done() -> Iterator[None]:
    """Misreads 604.4: a static ability does not interrupt a spell."""
    with _only_while(lambda game: not game.using):
        yield


@misreads("604.4")
def static_abilities_act_once_for_all() -> Iterator[None]:
    """Misreads 604.4: a static ability acts once, even though its condition is still met."""
    right = static_abilities.due_once
    acted: set[tuple[int, str, int]] = set()

    def due_once(game: DMGame, vain: Any = ()) -> list[Context]:
        due = [ctx for ctx in right(game, vain) if _key(game, ctx) not in acted]
        acted.update(_key(game, ctx) for ctx in due[:1])
        return due

    with replaced(static_abilities, "due_once", due_once):
        yield


def _key(game: DMGame, ctx: Context) -> tuple[int, str, int]:
    assert ctx.source is not None
    return id(game), ctx.source.ref, ctx.source.life


@misreads("604.4")
def static_abilities_act_whatever_their_condition() -> Iterator[None]:
    """Misreads 604.4: a static ability does once what it says when its card comes, whatever its condition."""
    right = effects._is_met

    def is_met(game: Game, needs: Cond, force: Force) -> bool:
        return not lasts(type(force.instr)) or right(game, needs, force)

    with replaced(effects, "_is_met", is_met):
        yield


@misreads("604.4b")
def the_oldest_static_ability_acts_first() -> Iterator[None]:
    """Misreads 604.4b: whatever a player chooses, the ability of his card that came first acts first."""
    right = static_abilities._next

    def following(game: DMGame, due: list[Context]) -> Flow[Context]:
        chosen = yield from right(game, due)
        return next(ctx for ctx in due if ctx.controller == chosen.controller)

    with replaced(static_abilities, "_next", following):
        yield


@misreads("604.4a")
def what_lasts_comes_after_what_is_done_once() -> Iterator[None]:
    """Misreads 604.4a: an ability acts before what lasts of it is in force."""
    right = static_abilities._act

    def act(game: DMGame, ctx: Context) -> Flow[None]:
        own = [
            force
            for forces in gathered(game).values()
            for force in forces
            if force.lasting is None and force.ctx.ability is ctx.ability
        ]
        for force in own:
            force.asked = True
        yield from right(game, ctx)
        for force in own:
            force.asked = False

    with replaced(static_abilities, "_act", act):
        yield
