"""Misreadings of section 6: what is done in a turn."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import msgspec

from duelproof.port import OTHER, SEATS, Option, Seat
from duelproof.port.abilities import Trigger
from reference.gate_ruler import s07_main_phase_actions, s10_drive
from reference.gate_ruler.s03_zones.moving import move, together
from reference.gate_ruler.s06_turn import end_phase, main_phase, start_phase
from reference.gate_ruler.s08_attack_phase import steps
from reference.gate_ruler.s09_gate import gate_actions, gate_process
from reference.gate_ruler.s15_game_actions import drawing
from reference.gate_ruler.s15_game_actions.ready_and_exhaust import turn_card
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, triggers
from reference.kernel.card import Card, place
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import comes_to_nothing, offers_more, replaced


@misreads("6-2f-1")
def first_player_draws() -> Iterator[None]:
    """Misreads 6-2f-1: in her first turn the first player draws all the cards that her ruler allows."""
    right = start_phase.start_of_turn

    def start_of_turn(game: GateGame, seat: Seat) -> Flow[None]:
        yield from right(game, seat)
        if game.turn == 1 and game.rules[seat].draw:
            drawing.take_top_cards(game, seat, 1)

    with replaced(start_phase, "start_of_turn", start_of_turn):
        yield


@contextmanager
def _draws_less(fewer: Callable[[GateGame, Seat], bool]) -> Iterator[None]:
    """Let the draw at the start of other turns be one card less."""

    def start_of_turn(game: GateGame, seat: Seat) -> Flow[None]:
        rules = game.rules[seat]
        yield from start_phase._ready_resources(game, seat, rules.ready)
        yield from drawing.draw_cards(game, seat, rules.draw - fewer(game, seat))
        yield from s10_drive.drive_top_cards(game, seat, rules.drive)

    with replaced(start_phase, "start_of_turn", start_of_turn):
        yield


@misreads("6-2f-1")
def both_first_turns_draw_less() -> Iterator[None]:
    """Misreads 6-2f-1: each player draws one card less in his first turn."""
    with _draws_less(lambda game, seat: game.turn <= 2):
        yield


@misreads("6-2f-1")
def the_first_player_always_draws_less() -> Iterator[None]:
    """Misreads 6-2f-1: the player who began draws one card less in every turn."""
    with _draws_less(lambda game, seat: game.turn % 2 == 1):
        yield


@misreads("6-3c", "8-4e-1")
def setting_is_forgotten() -> Iterator[None]:
    """Misreads 6-3c: a card set from the drive zone stays there, and leaves with the others."""
    with comes_to_nothing("set"):
        yield


@contextmanager
def _readies(cards: Callable[[GateGame, Seat], list[Card]]) -> Iterator[None]:
    """Let other cards be readied at the start of a turn."""

    def ready_cards(game: GateGame, seat: Seat) -> None:
        with together(game):
            for card in cards(game, seat):
                turn_card(game, card, ready=True)

    with replaced(start_phase, "ready_cards", ready_cards):
        yield


@misreads("6-2c")
def all_cards_are_readied() -> Iterator[None]:
    """Misreads 6-2c: the active player readies her cards in every zone."""
    with _readies(lambda game, seat: [card for card in game.cards.values() if card.owner == seat]):
        yield


@misreads("6-2c")
def both_players_ready_their_cards() -> Iterator[None]:
    """Misreads 6-2c: the rulers and the attacking units of both players are readied."""
    with _readies(lambda game, seat: [*game.fighters(seat), *game.fighters(OTHER[seat])]):
        yield


@misreads("6-2c")
def rulers_are_not_readied() -> Iterator[None]:
    """Misreads 6-2c: only units are readied."""
    with _readies(lambda game, seat: [card for card in game.fighters(seat) if card is not game.rulers[seat]]):
        yield


@misreads("6-2f")
def rulers_of_both_act() -> Iterator[None]:
    """Misreads 6-2f: at the start of a turn the rulers of both players act."""
    right = start_phase.start_of_turn

    def start_of_turn(game: GateGame, seat: Seat) -> Flow[None]:
        for each in SEATS:
            yield from right(game, each)

    with replaced(start_phase, "start_of_turn", start_of_turn):
        yield


@misreads("6-2f")
def nothing_is_readied_by_rulers() -> Iterator[None]:
    """Misreads 6-2f: a player is asked which resources to ready, but they stay exhausted."""
    right = start_phase._ready_resources

    def ready_resources(game: GateGame, seat: Seat, count: int) -> Flow[None]:
        yield from right(game, seat, count)
        for card in game.zone("resource", seat):
            turn_card(game, card, ready=False)

    with replaced(start_phase, "_ready_resources", ready_resources):
        yield


@misreads("6-2f")
def resources_become_ready_one_by_one() -> Iterator[None]:
    """Misreads 6-2f: as a ruler readies resources, what waits for the first sees the others exhausted."""
    with replaced(start_phase, "together", lambda *asked: nullcontext()):
        yield


@misreads("6-2a")
def summons_are_never_forgotten() -> Iterator[None]:
    """Misreads 6-2a: both players' summons of all turns count towards one summon cap."""

    def set_caps(game: GateGame) -> None:
        game.caps = dict.fromkeys(SEATS, 1)

    with replaced(start_phase, "set_caps", set_caps):
        yield


@misreads("6-2a")
def only_the_other_player_s_summons_are_forgotten() -> Iterator[None]:
    """Misreads 6-2a: the active player's summons in the turn before count in hers."""
    right = start_phase.set_caps

    def set_caps(game: GateGame) -> None:
        made = game.summons.get(game.active, 0)
        right(game)
        game.summons[game.active] = made

    with replaced(start_phase, "set_caps", set_caps):
        yield


@misreads("6-2a")
def only_the_active_player_s_summons_are_forgotten() -> Iterator[None]:
    """Misreads 6-2a: the other player's summons are counted on."""
    right = start_phase.set_caps

    def set_caps(game: GateGame) -> None:
        made = game.summons.get(OTHER[game.active], 0)
        right(game)
        game.summons[OTHER[game.active]] = made

    with replaced(start_phase, "set_caps", set_caps):
        yield


@misreads("6-2f")
def the_other_ruler_is_followed() -> Iterator[None]:
    """Misreads 6-2f: the active player does what the other player's ruler says."""
    right = start_phase.start_of_turn

    def start_of_turn(game: GateGame, seat: Seat) -> Flow[None]:
        rules = dict(game.rules)
        game.rules = {each: rules[OTHER[each]] for each in SEATS}
        yield from right(game, seat)
        game.rules = rules

    with replaced(start_phase, "start_of_turn", start_of_turn):
        yield


@misreads("6-3c")
def drive_cards_stay_with_the_player() -> Iterator[None]:
    """Misreads 6-3c: all cards of the drive zone go to the graveyard of the player who drove them."""

    def clear_drive_zones(game: GateGame, *seats: Seat) -> Flow[None]:
        yield from ()
        for seat in seats:
            main_phase.clear_overdrives(game, seat)
            for card in list(game.zone("drive", seat)):
                move(game, card, place("graveyard", seat))

    with replaced(main_phase, "clear_drive_zones", clear_drive_zones):
        yield


@misreads("6-3c")
def both_drive_zones_are_emptied() -> Iterator[None]:
    """Misreads 6-3c: the drive zones of both players are emptied."""
    right = main_phase.clear_drive_zones

    def clear_drive_zones(game: GateGame, *seats: Seat) -> Flow[None]:
        yield from right(game, *SEATS)

    with replaced(main_phase, "clear_drive_zones", clear_drive_zones):
        yield


@misreads("6-3c")
def drive_cards_leave_as_the_main_phase_starts() -> Iterator[None]:
    """Misreads 6-3c: what was driven in the start phase is gone when the main phase begins."""
    right = start_phase.start_phase

    def start(game: GateGame) -> Flow[None]:
        yield from right(game)
        yield from main_phase.clear_drive_zones(game, game.active)

    with replaced(start_phase, "start_phase", start):
        yield


@misreads("6-3b")
def only_the_active_player_acts() -> Iterator[None]:
    """Misreads 6-3b: in the main phase the other player cannot act."""
    right = gate_actions.responses

    def responses(game: GateGame, seat: Seat) -> list[Option]:
        return [] if game.phase == "main" and seat != game.active else right(game, seat)

    with replaced(gate_actions, "responses", responses):
        yield


@contextmanager
def _remembers(heard: Callable[[Game, triggers.Once], triggers.Once]) -> Iterator[None]:
    """Let what triggers at the end of a turn be kept from triggering again by another memory."""
    right = triggers.happen

    def happen(game: Game, kind: str, once: triggers.Once | None = None, **about: Any) -> None:
        if once is None:
            right(game, kind, **about)
            return
        memory = heard(game, once)
        right(game, kind, memory, **about)
        once |= memory

    with replaced(triggers, "happen", happen):
        yield


@misreads("6-5a-1")
def the_end_of_the_turn_triggers_each_time() -> Iterator[None]:
    """Misreads 6-5a-1: what has triggered triggers again whenever the end phase is gone through again."""
    with _remembers(lambda game, once: triggers.Once()):
        yield


@misreads("6-5a-1")
def the_end_of_a_turn_triggers_once_a_game() -> Iterator[None]:
    """Misreads 6-5a-1: what has triggered at the end of a turn does not do so in later turns."""
    right = triggers.happen
    known: set[tuple[int, str, int, str]] = set()

    def happen(game: Game, kind: str, once: triggers.Once | None = None, **about: Any) -> None:
        if once is not None:
            there = [each for each in known if each[0] == id(game)]
            once |= triggers.Once((ref, name) for _, ref, life, name in there if game.cards[ref].life == life)
        right(game, kind, once, **about)
        known.update((id(game), ref, game.cards[ref].life, ability) for ref, ability in once or ())

    with replaced(triggers, "happen", happen):
        yield


@misreads("6-5a-1")
def equal_abilities_have_triggered_together() -> Iterator[None]:
    """Misreads 6-5a-1: what a card gains when an equal ability has triggered does not trigger any more."""
    with _remembers(lambda game, once: triggers.Once(dict.fromkeys(once, len(game.cards)))):
        yield


@misreads("6-5a-1")
def who_comes_back_has_triggered_before() -> Iterator[None]:
    """Misreads 6-5a-1: the ability of a unit that has left play and come back has triggered already."""

    def of_the_same_cards(game: GateGame, triggered: triggers.Once, lives: Any) -> triggers.Once:
        return triggered

    with replaced(end_phase, "_of_the_same_cards", of_the_same_cards):
        yield


@misreads("6-3b")
def the_main_phase_never_ends() -> Iterator[None]:
    """Misreads 6-3b: the active player may do in the attack phase what she may do in the main phase."""

    def more(game: Any, seat: Seat) -> list[Option]:
        return s07_main_phase_actions.actions(game, seat) if game.phase == "attack" else []

    with offers_more(more):
        yield


@misreads("6-5a")
def turns_have_no_end() -> Iterator[None]:
    """Misreads 6-5a: nothing that waits for the end of a turn triggers."""
    with _remembers(
        lambda game, once: triggers.Once(
            (ref, ability.id) for ref, card in game.cards.items() for ability in card.abilities
        )
    ):
        yield


@misreads("6-2f-1")
def the_first_drive_is_smaller() -> Iterator[None]:
    """Misreads 6-2f-1: in the first turn of all one card less is driven too."""
    right = s10_drive.drive_top_cards

    def drive(game: GateGame, seat: Seat, count: int, ctx: Context | None = None) -> Flow[bool]:
        return (yield from right(game, seat, count - (game.turn == 1), ctx))

    with replaced(s10_drive, "drive_top_cards", drive):
        yield


@misreads("6-5c-1")
def damage_heals_before_the_attacks() -> Iterator[None]:
    """Misreads 6-5c-1: damage on units is removed when the main phase ends."""
    right = steps.attack_phase

    def begin(game: GateGame) -> Flow[None]:
        end_phase.unhurt_units(game)
        yield from right(game)

    with replaced(steps, "attack_phase", begin):
        yield


@misreads("6-5c-2")
def effects_end_before_the_attacks() -> Iterator[None]:
    """Misreads 6-5c-2: effects for the turn end when the main phase ends."""
    right = steps.attack_phase

    def begin(game: GateGame) -> Flow[None]:
        effects.end(game, "turn")
        yield from right(game)

    with replaced(steps, "attack_phase", begin):
        yield


@misreads("6-5c-2", "14-1b-2")
def effects_never_end() -> Iterator[None]:
    """Misreads 6-5c-2: effects until the end of the turn never end."""

    def end_effects(game: GateGame) -> None:
        effects.end(game, "step")

    with replaced(end_phase, "end_effects", end_effects):
        yield


@misreads("6-5c-2", "14-1b-2")
def all_effects_end_with_the_turn() -> Iterator[None]:
    """Misreads 6-5c-2: effects without a duration end with the turn, too."""

    def end_effects(game: GateGame) -> None:
        effects.end(game, *{lasting.until for lasting in game.lasting})

    with replaced(end_phase, "end_effects", end_effects):
        yield


@misreads("6-1a", "6-5e")
def a_player_keeps_the_turn() -> Iterator[None]:
    """Misreads 6-1a, 6-5e: after the end phase the same player has another turn."""
    right = end_phase.pass_the_turn

    def pass_the_turn(game: GateGame) -> None:
        right(game)
        game.active = OTHER[game.active]

    with replaced(end_phase, "pass_the_turn", pass_the_turn):
        yield


@misreads("6-3b")
def actions_answer_what_is_on_the_gate() -> Iterator[None]:
    """Misreads 6-3b, 9-3e-5: in her main phase a player may act even if something is on the gate."""
    right = gate_actions.gate_action

    def gate_action(game: GateGame, player: Seat) -> Flow[Option]:
        if player != game.active or game.phase != "main" or not game.gate:
            return (yield from right(game, player))
        return (
            yield from ask.act(
                game, player, [gate_actions.PASS, *s07_main_phase_actions.actions(game, player)]
            )
        )

    with replaced(gate_actions, "gate_action", gate_action):
        yield


@misreads("6-2d", "6-3a", "6-5a")
def every_turn_is_ones_own() -> Iterator[None]:
    """Misreads 6-2d, 6-3a, 6-5a: abilities for one's own turn also trigger in the other player's turn."""
    right = triggers.hears

    def hears(game: Game, trigger: Trigger, event: Happening, ctx: Context) -> bool:
        return right(game, msgspec.structs.replace(trigger, player=None), event, ctx)

    with replaced(triggers, "hears", hears):
        yield


@misreads("6-2e")
def the_turn_starts_after_the_draw() -> Iterator[None]:
    """Misreads 6-2e: what triggers at the start of the turn is played after the ruler's actions."""
    right, begin = triggers.happen, start_phase.start_of_turn

    def happens(game: GateGame, event: str, **about: Any) -> None:
        if event != "turn_start":
            right(game, event, **about)

    def start_of_turn(game: GateGame, seat: Seat) -> Flow[None]:
        yield from begin(game, seat)
        right(game, "turn_start", player=seat)

    with replaced(start_phase, "happen", happens), replaced(start_phase, "start_of_turn", start_of_turn):
        yield


@misreads("6-2e")
def nobody_acts_where_nothing_is_triggered() -> Iterator[None]:
    """Misreads 6-2e: the players can act before the ruler's actions only if something has triggered."""
    right = gate_process.gate_process
    drawn: set[int] = set()
    begin = start_phase.start_of_turn

    def start_of_turn(game: GateGame, seat: Seat) -> Flow[None]:
        yield from begin(game, seat)
        drawn.add(game.turn)

    def process(game: GateGame) -> Flow[None]:
        if game.phase != "start" or game.turn in drawn or game.waiting:
            yield from right(game)

    with (
        replaced(start_phase, "gate_process", process),
        replaced(start_phase, "start_of_turn", start_of_turn),
    ):
        yield
