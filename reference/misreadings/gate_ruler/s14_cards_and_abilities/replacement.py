"""Misreadings of 14-13: replacement effects."""

import dataclasses
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from duelproof.port import Place, Seat
from duelproof.port.abilities import Draw
from reference.gate_ruler.s06_turn import end_phase
from reference.gate_ruler.s13_damage import processes
from reference.gate_ruler.s14_cards_and_abilities import payment, replacement
from reference.gate_ruler.s14_cards_and_abilities.replacement import Replacement, base_damage
from reference.gate_ruler.s15_game_actions import putting
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, perform, triggers
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("14-13e", "14-13e-1", "14-11a-2", "14-1b-2")
def effects_outlast_the_turn() -> Iterator[None]:
    """Misreads 14-13e: effects for the turn last for the game."""

    def end_effects(game: GateGame) -> None:
        effects.end(game, "step")

    with replaced(end_phase, "end_effects", end_effects):
        yield


@misreads("14-13g")
def damage_changes_before_it_is_on_the_gate() -> Iterator[None]:
    """Misreads 14-13g: what changes damage is settled before the process of the damage is on the gate."""
    right = replacement.instead

    def instead(game: GateGame, event: Happening, chooser: Seat) -> Flow[Happening | None]:
        if event.kind not in ("deal", "damage"):
            return (yield from right(game, event, chooser))
        process = game.gate.pop()
        changed = yield from right(game, event, chooser)
        game.gate.append(process)
        return changed

    with replaced(replacement, "instead", instead):
        yield


@misreads("14-13f", "15-2b")
def combat_has_base_damage() -> Iterator[None]:
    """Misreads 14-13f: effects that change base damage also change combat damage."""
    right = processes.deal

    def deal(
        game: GateGame,
        controller: Seat,
        source: Card | None,
        shares: list[tuple[Card, int]],
        combat: bool = False,
        *how: Any,
    ) -> Flow[None]:
        ctx = Context(controller=controller, source=source)
        changed = []
        for card, points in shares:
            changed.append((card, (yield from base_damage(game, ctx, points)) if combat else points))
        yield from right(game, controller, source, changed, combat, *how)

    with replaced(processes, "deal", deal):
        yield


@misreads("14-13c-2")
def options_are_always_taken() -> Iterator[None]:
    """Misreads 14-13c-2: a player who declines an optional replacement is ignored."""
    right = replacement._is_wanted

    def is_wanted(game: GateGame, chosen: Replacement) -> Flow[bool]:
        yield from right(game, chosen)
        return True

    with replaced(replacement, "_is_wanted", is_wanted):
        yield


@misreads("14-13c-2a")
def a_bad_payment_takes_back_what_was_done_before() -> Iterator[None]:
    """Misreads 14-13c-2a: who pays so that a part cannot be paid has the last action taken back as well."""
    right = replacement._is_wanted

    def is_wanted(game: GateGame, chosen: Replacement) -> Flow[bool]:
        begun = game.begun
        wanted = yield from right(game, chosen)
        game.begun = begun
        return wanted

    with replaced(replacement, "_is_wanted", is_wanted):
        yield


@misreads("14-13c-2a")
def replacements_need_not_be_paid_for() -> Iterator[None]:
    """Misreads 14-13c-2a: an optional replacement is free for a player who cannot do what it asks for."""
    right = replacement._is_wanted

    def is_wanted(game: GateGame, chosen: Replacement) -> Flow[bool]:
        if payment.payable(game, chosen.instr.cost, chosen.ctx):
            return (yield from right(game, chosen))
        game.replaced.append(chosen.key)
        yield from perform.perform(game, chosen.instr.instead, chosen.ctx)
        game.replaced.remove(chosen.key)
        return False

    with replaced(replacement, "_is_wanted", is_wanted):
        yield


@misreads("14-13c-2a")
def what_cannot_be_paid_for_is_chosen_from() -> Iterator[None]:
    """Misreads 14-13c-2a: a player chooses also among replacements for which nobody can do what they ask."""
    right = replacement._choose

    def choose(game: GateGame, found: list[Replacement], chooser: Seat) -> Flow[Replacement]:
        with replaced(replacement, "_can_be_taken", lambda game, each: True):
            chosen: Replacement = yield from right(game, found, chooser)
        return chosen

    with replaced(replacement, "_choose", choose):
        yield


@misreads("14-13c-1")
def who_is_hit_chooses_all() -> Iterator[None]:
    """Misreads 14-13c-1: the player who is dealt damage also chooses among what changes dealing it."""
    right = replacement.instead

    def instead(game: GateGame, event: Happening, chooser: Seat) -> Flow[Happening | None]:
        hit = event.player if event.kind == "deal" and event.player is not None else chooser
        return (yield from right(game, event, hit))

    with replaced(replacement, "instead", instead):
        yield


@misreads("14-13c-2")
def the_active_player_takes_options() -> Iterator[None]:
    """Misreads 14-13c-2: the active player is asked about an optional replacement, whoever is meant."""
    right = ask.may

    def may(game: Game, player: Seat, *asked: Any, kind: str = "may", **how: Any) -> Flow[bool]:
        seat = game.active if kind == "replace_may" else player
        return (yield from right(game, seat, *asked, kind=kind, **how))

    with replaced(ask, "may", may):
        yield


@misreads("14-13d")
def a_player_may_keep_his_draw() -> Iterator[None]:
    """Misreads 14-13d: a player may decline what replaces his draw by something else than drawing."""
    right = replacement._is_wanted

    def is_wanted(game: GateGame, chosen: Replacement) -> Flow[bool]:
        effect, source = chosen.instr.instead, chosen.ctx.source
        if source is None or chosen.instr.event.on != "draw" or any(isinstance(do, Draw) for do in effect):
            return (yield from right(game, chosen))
        return (yield from ask.may(game, chosen.ctx.controller, about=source.ref))

    with replaced(replacement, "_is_wanted", is_wanted):
        yield


@misreads("14-13d")
def what_was_replaced_is_replaced_once_more() -> Iterator[None]:
    """Misreads 14-13d: an effect also replaces what it has itself put in the place of an event, once."""
    right = replacement._do_instead
    within: list[Replacement] = []

    def do_instead(game: GateGame, chosen: Replacement) -> Flow[None]:
        if any(each.key == chosen.key for each in within):
            yield from right(game, chosen)
            return
        within.append(chosen)
        yield from perform.perform(game, chosen.instr.instead, chosen.ctx)
        within.remove(chosen)

    with replaced(replacement, "_do_instead", do_instead):
        yield


@misreads("14-13e")
def replacements_are_used_up() -> Iterator[None]:
    """Misreads 14-13e: a replacement effect that lasts for the turn ends as it was applied."""

    def use_up(game: GateGame, chosen: Replacement) -> None:
        if chosen.lasting is not None:
            effects.remove(game, chosen.lasting)

    with replaced(replacement, "_use_up", use_up):
        yield


@misreads("14-13c-2a")
def a_part_is_enough_for_replacements() -> Iterator[None]:
    """Misreads 14-13c-2a: a player is asked if he can do a part of what an optional replacement asks for."""
    right = replacement._is_wanted

    def is_wanted(game: GateGame, chosen: Replacement) -> Flow[bool]:
        least = tuple(msgspec.structs.replace(part, n=1) for part in chosen.instr.cost)
        instr = msgspec.structs.replace(chosen.instr, cost=least)
        return (yield from right(game, dataclasses.replace(chosen, instr=instr)))

    with replaced(replacement, "_is_wanted", is_wanted):
        yield


@misreads("14-13b")
def what_was_replaced_triggers_all_the_same() -> Iterator[None]:
    """Misreads 14-13b: what waits for a move triggers also where something else has happened instead."""
    right = replacement._is_not_replaced

    def is_not_replaced(
        game: GateGame, card: Card, to: Place, name: str, by: Seat | None, source: Card | None
    ) -> Flow[bool]:
        origin = card.place
        free = yield from right(game, card, to, name, by, source)
        if not free:
            triggers.happen(
                game, "move", card=card, player=card.owner, origin=origin, place=to, name=name, by=by
            )
        return free

    with replaced(replacement, "_is_not_replaced", is_not_replaced):
        yield


@misreads("14-13b")
def what_happens_instead_triggers_nothing() -> Iterator[None]:
    """Misreads 14-13b: nothing triggers by what happens instead of something else."""
    right, happen = replacement._do_instead, triggers.happen
    silent: list[Replacement] = []

    def do_instead(game: GateGame, chosen: Replacement) -> Flow[None]:
        silent.append(chosen)
        yield from right(game, chosen)
        silent.remove(chosen)

    def heard(*what: Any, **about: Any) -> None:
        if not silent:
            happen(*what, **about)

    with replaced(replacement, "_do_instead", do_instead), replaced(triggers, "happen", heard):
        yield


@misreads("14-13c")
def who_it_happens_to_chooses() -> Iterator[None]:
    """Misreads 14-13c: of several replacement effects the controller of the card that moves chooses one."""
    right = replacement._is_not_replaced

    def is_not_replaced(
        game: GateGame, card: Card, to: Place, name: str, by: Seat | None, source: Card | None
    ) -> Flow[bool]:
        return (yield from right(game, card, to, name, by and card.controller, source))

    with replaced(replacement, "_is_not_replaced", is_not_replaced):
        yield


@misreads("14-2a-1")
def one_moves_before_the_next_is_replaced() -> Iterator[None]:
    """Misreads 14-2a-1: of cards that leave at once, the first replaces nothing that the others would do."""
    right = putting.put_together

    def put_together(game: GateGame, moves: Sequence[tuple[Card, Place]], *how: Any) -> Flow[list[Card]]:
        came: list[Card] = []
        for each in moves:
            came += yield from right(game, [each], *how)
        return came

    with replaced(putting, "put_together", put_together):
        yield
