"""Misreadings of section 6: the turn."""

from collections.abc import Iterator

import msgspec

from duelproof.port import OTHER, SEATS, Option, Seat
from duelproof.port.abilities import Trigger
from reference.gate_ruler import s07_main_phase_actions
from reference.gate_ruler.s06_turn import end_phase, start_phase
from reference.gate_ruler.s08_attack_phase import steps
from reference.gate_ruler.s09_gate import gate_actions
from reference.gate_ruler.s15_game_actions import drawing
from reference.gate_ruler.s15_game_actions.ready_and_exhaust import turn_card
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import effects, triggers
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import comes_to_nothing, replaced


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


@misreads("6-3c", "8-4e-1")
def setting_is_forgotten() -> Iterator[None]:
    """Misreads 6-3c: a card set from the drive zone stays there, and leaves with the others."""
    with comes_to_nothing("set"):
        yield


@misreads("6-2c")
def all_cards_are_readied() -> Iterator[None]:
    """Misreads 6-2c: every exhausted card is readied, of both players and in every zone."""

    def ready_cards(game: GateGame, seat: Seat) -> None:
        for card in game.cards.values():
            turn_card(game, card, ready=True)

    with replaced(start_phase, "ready_cards", ready_cards):
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


@misreads("6-2a")
def summons_are_never_forgotten() -> Iterator[None]:
    """Misreads 6-2a: both players' summons of all turns count towards one summon cap."""

    def set_caps(game: GateGame) -> None:
        game.caps = dict.fromkeys(SEATS, 1)

    with replaced(start_phase, "set_caps", set_caps):
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
