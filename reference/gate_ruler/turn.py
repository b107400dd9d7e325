"""Section 6: the turn, phase by phase, and the whole course of a game."""

from collections.abc import Callable
from contextlib import suppress

from duelproof.port import OTHER, SEATS, Cause, Seat
from reference.gate_ruler import automatic, limits, loops, replacing
from reference.gate_ruler import drive as driving
from reference.gate_ruler.attack_phase import attack_phase
from reference.gate_ruler.ending_turns import TurnEnded
from reference.gate_ruler.gate_process import gate_process
from reference.gate_ruler.main_phase import clear_drive_zone
from reference.gate_ruler.preparation import prepare
from reference.gate_ruler.rulers import EACH_RULER, WITH_RESOURCES
from reference.gate_ruler.rules_effects import is_beaten, is_dying
from reference.gate_ruler.state import GateGame, rule
from reference.gate_ruler.zones import turn_card
from reference.kernel import ask, effects
from reference.kernel.game import Flow
from reference.kernel.triggers import Once, happen, would_hear


@rule("6-1a", "6-5e")
def play(game: GateGame) -> Flow[None]:
    """Players take turns alternately until the game ends."""
    if game.door == "setup":
        yield from prepare(game)
    automatic.begin(game)
    if game.door == "main":
        set_caps(game)
        yield from _take_turn(game, _main_phase_actions, attack_phase)
    while True:
        yield from _take_turn(game, start_phase, main_phase, attack_phase)


@rule("6-1a", "15-24g", "15-24h", "15-24h-1", "17-1a-3")
def _take_turn(game: GateGame, *phases: Callable[[GateGame], Flow[None]]) -> Flow[None]:
    """A turn has its phases in order, and an end phase, which begins at once when the turn is ended.

    17-1a-3: where it is ended in each end phase anew, the game is a draw.
    """
    with suppress(TurnEnded):
        for phase in phases:
            yield from phase(game)
    for _ in range(loops.LONGEST):
        with suppress(TurnEnded):
            yield from end_phase(game)
            return
    loops.draw(game)


@rule("6-2a", "4-3a", "4-3a-1a", "4-3a-1b", "4-3a-2", *EACH_RULER)
def set_caps(game: GateGame) -> None:
    """The active player's summon cap is her ruler's, the other's is unlimited, and nobody has summoned."""
    game.caps = {game.active: game.rules[game.active].cap, OTHER[game.active]: None}
    game.summons = dict.fromkeys(SEATS, 0)


@rule("6-2a", "6-2b", "6-2c", "6-2d", "6-2e", "6-2f", "6-2g")
def start_phase(game: GateGame) -> Flow[None]:
    """Set the caps, ready cards, do what the ruler says, and let what triggers be played in between."""
    seat = game.active
    game.enter("start")
    game.log.cause = Cause(by="turn", player=seat)
    game.log.add("turn_start", player=seat)
    game.log.add("phase_start", name="start", player=seat)
    set_caps(game)
    if game.turn == 1:
        happen(game, "game_start")
        yield from gate_process(game)
    ready_cards(game, seat)
    happen(game, "turn_start", player=seat)
    yield from gate_process(game)
    yield from start_of_turn(game, seat)
    yield from gate_process(game)


@rule("6-2c")
def ready_cards(game: GateGame, seat: Seat) -> None:
    """Ready the active player's ruler and the cards in her attack zones."""
    with game.log.together():
        turn_card(game, game.rulers[seat], ready=True)
        for spot in game.attack_slots[seat]:
            for card in game.zones[spot]:
                turn_card(game, card, ready=True)


@rule("6-2f", "6-2f-1", *EACH_RULER)
def start_of_turn(game: GateGame, seat: Seat) -> Flow[None]:
    """Do what the ruler says: ready resources, draw (one less in the very first turn), drive."""
    rules = game.rules[seat]
    yield from _ready_resources(game, seat, rules.ready)
    yield from replacing.draw(game, seat, rules.draw - (1 if game.turn == 1 else 0))
    yield from driving.drive(game, seat, rules.drive)


@rule("6-2f", *WITH_RESOURCES)
def _ready_resources(game: GateGame, seat: Seat, count: int) -> Flow[None]:
    """Ready as many exhausted resources as the ruler says, of the player's choice."""
    tired = [card for card in game.zone("resource", seat) if card.turned == "exhausted"]
    options = [game.option_for(card) for card in tired]
    chosen = yield from ask.some(game, seat, "choose", options, count, count)
    with game.log.together():
        for option in chosen:
            turn_card(game, game.cards[str(option.card)], ready=True)


@rule("6-3a", "6-3b")
def main_phase(game: GateGame) -> Flow[None]:
    """The main phase begins with what triggers at its start, and then the player acts."""
    game.enter("main")
    game.log.add("phase_start", name="main", player=game.active)
    happen(game, "phase_start", name="main", player=game.active)
    yield from _main_phase_actions(game)


@rule("6-3b", "6-3c", "6-3c-1")
def _main_phase_actions(game: GateGame) -> Flow[None]:
    """Let the players act until both give up priority; then the active player's drive zone is emptied.

    What the emptying triggers waits for the gate process at the start of the attack phase (6-3c-1).
    """
    yield from gate_process(game)
    yield from clear_drive_zone(game, game.active)


@rule("6-5a", "6-5a-1", "6-5b", "6-5c", "6-5d")
def end_phase(game: GateGame) -> Flow[None]:
    """End the turn, and begin the phase anew as long as anything is left to be done."""
    game.enter("end")
    seat = game.active
    game.log.add("phase_start", name="end", player=seat)
    triggered: Once = set()
    while True:
        happen(game, "turn_end", once=triggered, player=seat)
        yield from gate_process(game)
        unhurt_units(game)
        end_effects(game)
        if not due(game) and not would_hear(game, "turn_end", once=triggered, player=seat):
            break
    pass_the_turn(game)


def due(game: GateGame) -> bool:
    """Tell whether a rules effect or a triggered ability is still to be dealt with (6-5d)."""
    return (
        bool(game.waiting)
        or any(is_dying(game, unit) for seat in SEATS for unit in game.units(seat))
        or any(is_beaten(game, seat) for seat in SEATS)
    )


@rule("6-5c-1")
def unhurt_units(game: GateGame) -> None:
    """The damage on every unit becomes 0."""
    for seat in SEATS:
        for unit in game.units(seat):
            unit.damage = 0
    game.tick()


@rule("6-5c-2", "14-13e-1")
def end_effects(game: GateGame) -> None:
    """Effects that last until the end of this turn end, and so do those that wait for the next time."""
    effects.end(game, "turn", "next")
    game.delayed = [delayed for delayed in game.delayed if delayed.until != "turn"]


@rule("6-5e")
def pass_the_turn(game: GateGame) -> None:
    """The other player becomes the active player, and a new turn starts."""
    game.log.add("turn_end", player=game.active)
    game.active = OTHER[game.active]
    game.turn += 1
    game.tick()
    limits.begin_turn(game)
    game.attacked_before.clear()
