"""Misreadings of 15-20 to 15-29: damage, control, ended turns, and what does not affect a card."""

import contextlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from typing import Any

import msgspec

from duelproof.port import Seat
from duelproof.port.abilities import Damage, EndTurn, Instr, Unaffected
from duelproof.port.selections import Select
from reference.gate_ruler import s12_rules_effects
from reference.gate_ruler.book import INSTRUCTIONS
from reference.gate_ruler.s01_overview import amount
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s06_turn import course, end_phase
from reference.gate_ruler.s07_main_phase_actions import rearrange
from reference.gate_ruler.s08_attack_phase import steps
from reference.gate_ruler.s13_damage import prevention, processes, ruler_damage, unit_healing
from reference.gate_ruler.s15_game_actions import affecting, control, driving, ending_turns, putting
from reference.gate_ruler.s15_game_actions.ending_turns import TurnEnded
from reference.gate_ruler.state import GateGame, GateItem
from reference.gate_ruler.vocabulary import ChangeControl, Rearrange
from reference.kernel.abilities import choosing, effects, perform, select
from reference.kernel.abilities.standing import Force
from reference.kernel.abilities.triggers import Waiting, happen
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Thing
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import replaced


@misreads("15-24h", "15-24h-1")
def no_end_phase_then() -> Iterator[None]:
    """Misreads 15-24h: when a turn is ended, the other player's begins at once."""

    def take_turn(game: GateGame, *phases: Callable[[GateGame], Flow[None]]) -> Flow[None]:
        try:
            for phase in phases:
                yield from phase(game)
            yield from end_phase.end_phase(game)
        except TurnEnded:
            end_phase.pass_the_turn(game)

    with replaced(course, "_take_turn", take_turn):
        yield


@misreads("15-21b")
def what_is_healed_is_removed() -> Iterator[None]:
    """Misreads 15-21b: healed cards of the damage zone are removed from the game."""

    def bury(
        game: GateGame,
        cards: list[Card],
        name: str,
        by: Seat | None = None,
        source: Card | None = None,
        **where: Any,
    ) -> Flow[None]:
        yield from ()
        for card in cards:
            move(game, card, place("removal", card.owner), name, by, source)

    with replaced(putting, "bury", bury):
        yield


@misreads("15-21c")
def healing_stops_what_is_coming() -> Iterator[None]:
    """Misreads 15-21c: healing reduces damage that has yet to be dealt."""

    def heal_unit(game: GateGame, unit: Card, points: int) -> None:
        for item in game.gate:
            for index, (card, _, coming) in enumerate(item.pairings):
                if card is unit:
                    prevention.change_damage(item, index, max(0, coming - points))

    with replaced(unit_healing, "heal_unit", heal_unit):
        yield


@misreads("15-23a")
def who_controls_owns() -> Iterator[None]:
    """Misreads 15-23a: a player who gains control of a card owns it from then on."""
    right = control.gain_control

    def gain_control(game: GateGame, instr: ChangeControl, ctx: Context) -> Flow[None]:
        cards = yield from choosing.things(game, instr.what, ctx)
        yield from right(game, instr, ctx)
        for card in cards:
            assert isinstance(card, Card)
            card.owner = card.controller

    with replaced(INSTRUCTIONS, ChangeControl, gain_control):
        yield


@misreads("15-27a-3")
def effects_fail_as_a_whole() -> Iterator[None]:
    """Misreads 15-27a-3: an effect that would include an unaffected card does nothing at all."""
    right = perform.perform

    def do(game: Game, effect: tuple[Instr, ...], ctx: Context) -> Flow[None]:
        aimed = [thing for things in ctx.targets.values() for thing, _ in things]
        units = [card for card in game.cards.values() if card.place.zone in game.book.in_play]
        for thing in aimed or units:
            if effects.unaffected(game, thing, ctx):
                return
        yield from right(game, effect, ctx)

    with replaced(perform, "perform", do):
        yield


@misreads("15-24c")
def the_ender_goes_to_the_graveyard() -> Iterator[None]:
    """Misreads 15-24c: the card that ends the turn goes to its graveyard from any zone it is in by then."""
    right = INSTRUCTIONS[EndTurn]

    def end_the_turn(game: GateGame, instr: EndTurn, ctx: Context) -> Flow[None]:
        assert ctx.source is not None
        move(game, ctx.source, place("graveyard", ctx.source.owner))
        yield from right(game, instr, ctx)

    with replaced(INSTRUCTIONS, EndTurn, end_the_turn):
        yield


@misreads("15-20a")
def damage_is_dealt_at_once() -> Iterator[None]:
    """Misreads 15-20a: damage is dealt at once, without a process on the gate."""
    right = processes.add_process

    def add_process(game: GateGame, *how: Any) -> GateItem | None:
        process = right(game, *how)
        if process is not None:
            processes.resolve_damage(game, process)
        return None

    with replaced(processes, "add_process", add_process):
        yield


def _hurting(*zones: str) -> AbstractContextManager[None]:
    """Let only what lies in these zones be dealt damage."""
    return replaced(processes, "_can_be_hurt", lambda card: card.place.zone in zones)


@misreads("15-20a")
def only_rulers_are_hurt() -> Iterator[None]:
    """Misreads 15-20a: no process is added for damage to a unit."""
    with _hurting("ruler"):
        yield


@misreads("15-20a")
def only_units_are_hurt() -> Iterator[None]:
    """Misreads 15-20a: no process is added for damage to a ruler."""
    with _hurting("attack", "defense"):
        yield


@misreads("15-20c")
def no_damage_is_combat_damage() -> Iterator[None]:
    """Misreads 15-20c: the damage of an attack is effect damage."""
    with replaced(processes, "_kind", lambda process: "effect"):
        yield


@misreads("15-20c")
def damage_of_events_is_combat_damage() -> Iterator[None]:
    """Misreads 15-20c: the damage of an event is combat damage."""
    with replaced(processes, "_kind", lambda process: "combat"):
        yield


@misreads("15-20c")
def only_attacks_deal_combat_damage() -> Iterator[None]:
    """Misreads 15-20c: the damage of Breakthrough is effect damage."""
    right = INSTRUCTIONS[Damage]

    def damage(game: GateGame, instr: Damage, ctx: Context) -> Flow[None]:
        yield from right(game, msgspec.structs.replace(instr, combat=False), ctx)

    with replaced(INSTRUCTIONS, Damage, damage):
        yield


@misreads("15-20c", "15-27b")
def intercept_deals_effect_damage() -> Iterator[None]:
    """Misreads 15-20c, 15-27b: the damage of Intercept is effect damage."""
    right = steps._deal_combat

    def deal_combat(game: GateGame, dealer: Card, target: Card, trait: str) -> Flow[None]:
        if game.attack is not None and dealer is game.attack.attacker:
            yield from right(game, dealer, target, trait)
        else:
            yield from processes.deal(
                game, dealer.controller, dealer, [(target, amount(game, dealer, trait))]
            )

    with replaced(steps, "_deal_combat", deal_combat):
        yield


@misreads("15-21b")
def the_healer_chooses() -> Iterator[None]:
    """Misreads 15-21b: whoever heals a player chooses the cards of the damage zone."""

    def heal_player(game: GateGame, seat: Seat, points: int, ctx: Context) -> Flow[None]:
        options = [game.option_for(card) for card in game.zone("damage", seat)]
        if points > 0:
            chosen = yield from ask.some(
                game, ctx.controller, "choose", options, points, points, about=ctx.item
            )
            yield from putting.bury(game, [game.cards[str(each.card)] for each in chosen], "heal-out")

    with replaced(ruler_damage, "heal_player", heal_player):
        yield


@misreads("15-21b")
def one_card_is_healed() -> Iterator[None]:
    """Misreads 15-21b: one card of the damage zone is put away, however much is healed."""
    right = ruler_damage.heal_player

    def heal_player(game: GateGame, seat: Seat, points: int, ctx: Context) -> Flow[None]:
        yield from right(game, seat, 1, ctx)

    with replaced(ruler_damage, "heal_player", heal_player):
        yield


@misreads("15-21c")
def healing_stops_what_is_coming_to_a_ruler() -> Iterator[None]:
    """Misreads 15-21c: healing a player reduces damage that his ruler has yet to be dealt."""

    def heal_player(game: GateGame, seat: Seat, points: int, ctx: Context) -> Flow[None]:
        yield from right(game, seat, points, ctx)
        for item in game.gate:
            for index, (card, _, coming) in enumerate(item.pairings):
                if card is game.rulers[seat]:
                    prevention.change_damage(item, index, max(0, coming - points))

    right = ruler_damage.heal_player
    with replaced(ruler_damage, "heal_player", heal_player):
        yield


@misreads("15-23a")
def the_player_of_the_effect_gains_control() -> Iterator[None]:
    """Misreads 15-23a: the player of the effect gains control, whoever is said to."""
    right = INSTRUCTIONS[ChangeControl]

    def gain_control(game: GateGame, instr: ChangeControl, ctx: Context) -> Flow[None]:
        yield from right(game, msgspec.structs.replace(instr, to="you"), ctx)

    with replaced(INSTRUCTIONS, ChangeControl, gain_control):
        yield


@contextlib.contextmanager
def _ending(kept: Callable[[GateGame], list[Waiting]]) -> Iterator[None]:
    """Let abilities still wait when the turn has been ended: those that waited, as is said here."""
    right = INSTRUCTIONS[EndTurn]

    def end_the_turn(game: GateGame, instr: EndTurn, ctx: Context) -> Flow[None]:
        still = kept(game)
        try:
            yield from right(game, instr, ctx)
        finally:
            game.waiting = [*still, *game.waiting]

    with replaced(INSTRUCTIONS, EndTurn, end_the_turn):
        yield


@misreads("15-24b")
def only_the_active_player_s_abilities_are_lost() -> Iterator[None]:
    """Misreads 15-24b: triggered abilities of the other player are played in the end phase."""
    with _ending(lambda game: [each for each in game.waiting if each.controller != game.active]):
        yield


@misreads("15-24c")
def abilities_resolve_all_the_same() -> Iterator[None]:
    """Misreads 15-24c: abilities stay on the gate and resolve in the end phase."""
    right = ending_turns._clear_gate

    def clear_gate(game: GateGame) -> Flow[None]:
        abilities = [item for item in game.gate if item.kind == "ability"]
        yield from right(game)
        game.gate += abilities

    with replaced(ending_turns, "_clear_gate", clear_gate):
        yield


@misreads("15-24h-1")
def nothing_triggers_as_the_turn_is_ended() -> Iterator[None]:
    """Misreads 15-24h-1: what triggers as the gate and the zones are emptied is lost."""
    right = INSTRUCTIONS[EndTurn]

    def end_the_turn(game: GateGame, instr: EndTurn, ctx: Context) -> Flow[None]:
        try:
            yield from right(game, instr, ctx)
        finally:
            game.waiting = []

    with replaced(INSTRUCTIONS, EndTurn, end_the_turn):
        yield


@misreads("15-24h-1")
def the_end_phase_knows_no_rules_effects() -> Iterator[None]:
    """Misreads 15-24h-1: no rules effect is executed in an end phase."""
    right = s12_rules_effects.apply_rules_effects

    def apply(game: GateGame) -> Flow[bool | None]:
        return False if game.phase == "end" else (yield from right(game))

    with replaced(s12_rules_effects, "apply_rules_effects", apply):
        yield


def _always_felt(game: GateGame, card: Card, points: int, effect: Context, combat: bool) -> int:
    return points


@misreads("15-27a-2")
def added_damage_is_not_looked_at() -> Iterator[None]:
    """Misreads 15-27a-2: damage to what is not affected is not set to 0 as the process is added."""
    with replaced(vars(affecting), "felt", _always_felt):
        yield


@misreads("15-27a-2")
def resolving_damage_is_not_looked_at() -> Iterator[None]:
    """Misreads 15-27a-2: a process that was there before deals its damage."""
    with replaced(vars(processes), "felt", _always_felt):
        yield


@misreads("15-27a-2")
def who_deals_damage_does_it_by_its_own_effect() -> Iterator[None]:
    """Misreads 15-27a-2: damage that an event lets units deal is damage by effects of these units."""
    right = processes.deal

    def deal(
        game: GateGame,
        controller: Seat,
        source: Card | None,
        shares: list[tuple[Card, int]],
        combat: bool = False,
        ignores_counter: bool = False,
        effect: Context | None = None,
    ) -> Flow[None]:
        yield from right(game, controller, source, shares, combat, ignores_counter)

    with replaced(processes, "deal", deal):
        yield


@misreads("15-27a-2")
def damage_that_is_not_felt_counts_as_dealt() -> Iterator[None]:
    """Misreads 15-27a-2: what waits for damage to be dealt triggers by damage that does nothing."""
    right = processes.resolve_damage

    def resolve_damage(game: GateGame, item: GateItem) -> None:
        right(game, item)
        for target, _, points in item.pairings:
            if points and not affecting.felt(game, target, points, item.ctx, item.combat):
                happen(game, "damage", card=target, player=target.controller, name="effect")

    with replaced(processes, "resolve_damage", resolve_damage):
        yield


@misreads("15-27a-2")
def no_process_for_no_damage() -> Iterator[None]:
    """Misreads 15-27a-2: no process is added for what is not affected by the damage."""
    right = processes.add_process

    def add_process(
        game: GateGame, seat: Seat, source: Card | None, shares: list[tuple[Card, int]], *how: Any
    ) -> GateItem | None:
        return right(game, seat, source, [(card, points) for card, points in shares if points], *how)

    with replaced(processes, "add_process", add_process):
        yield


@misreads("15-27a-2")
def rulers_feel_damage_all_the_same() -> Iterator[None]:
    """Misreads 15-27a-2: a ruler that is not affected by an effect is dealt its damage."""
    right = affecting.felt

    def felt(game: GateGame, card: Card, points: int, *by: Any) -> int:
        return points if card.place.zone == "ruler" else right(game, card, points, *by)

    with replaced(affecting, "felt", felt):
        yield


@misreads("15-27a-1", "15-27a-3", "15-27a-4")
def rulers_are_affected_all_the_same() -> Iterator[None]:
    """Misreads 15-27a-1, 15-27a-3, 15-27a-4: effects do what they say to a ruler whom they do not affect."""
    right = effects.unaffected

    def unaffected(game: Game, thing: Thing, by: Context) -> bool:
        return not (isinstance(thing, Card) and thing.place.zone == "ruler") and right(game, thing, by)

    with replaced(effects, "unaffected", unaffected):
        yield


@misreads("15-27a-3")
def one_time_effects_affect_all() -> Iterator[None]:
    """Misreads 15-27a-3: one-time effects do what they say to what is not affected by them."""
    right = choosing.things

    def things(game: Game, what: Select, ctx: Context, **how: Any) -> Flow[list[Thing]]:
        return (yield from right(game, what, ctx, all_of_them=True))

    with (
        replaced(choosing, "things", things),
        replaced(effects, "unaffected", lambda game, thing, by: False),
    ):
        yield


@misreads("15-27a-4")
def no_ongoing_effect_is_applied() -> Iterator[None]:
    """Misreads 15-27a-4: to what some effects do not affect no ongoing effect is applied."""
    right = effects.touches

    def touches(game: Game, force: Force, thing: Thing) -> bool:
        if isinstance(force.instr, Unaffected) or not effects.forces(game, Unaffected):
            return right(game, force, thing)
        kept = [each for each in effects.forces(game, Unaffected) if right(game, each, thing)]
        return not kept and right(game, force, thing)

    with replaced(effects, "touches", touches):
        yield


@misreads("15-27a-4")
def what_was_there_stays() -> Iterator[None]:
    """Misreads 15-27a-4: a lasting effect stays on what is not affected by it any more."""
    right = effects.touches

    def touches(game: Game, force: Force, thing: Thing) -> bool:
        return force.lasting.touches(thing) if force.lasting is not None else right(game, force, thing)

    with replaced(effects, "touches", touches):
        yield


@misreads("15-28a")
def rearranges_once() -> Iterator[None]:
    """Misreads 15-28a: an effect lets a player rearrange one unit."""

    def rearrange_units(game: GateGame, instr: Rearrange, ctx: Context) -> Flow[None]:
        for seat in select.players(game, instr.who, ctx):
            options = [game.option("rearrange", unit) for unit in game.units(seat)]
            chosen = yield from ask.act(game, seat, [driving.DONE, *options])
            if chosen is not driving.DONE:
                yield from rearrange(game, seat, game.cards[str(chosen.card)])

    with replaced(INSTRUCTIONS, Rearrange, rearrange_units):
        yield


@misreads("15-24c-1")
def the_card_that_is_resolving_leaves_the_game() -> Iterator[None]:
    """Misreads 15-24c-1: the card that ends the turn as it resolves goes to no graveyard."""
    right = INSTRUCTIONS[EndTurn]

    def end_the_turn(game: GateGame, instr: EndTurn, ctx: Context) -> Flow[None]:
        card = ctx.source
        assert card is not None
        resolving = card.place.zone == "gate"
        try:
            yield from right(game, instr, ctx)
        finally:
            if resolving:
                move(game, card, place("removal", card.owner))

    with replaced(INSTRUCTIONS, EndTurn, end_the_turn):
        yield
