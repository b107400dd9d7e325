"""3.4 to 3.6 and 3.10: the course of a duel and of a turn."""

from collections.abc import Callable

from duelproof.port import OTHER
from reference.dimension_zero import ending, preparation
from reference.dimension_zero.priority import window
from reference.dimension_zero.state import Duel, ThisTurn, rule
from reference.dimension_zero.zones import draw, turn
from reference.kernel import effects
from reference.kernel.game import Flow
from reference.kernel.triggers import happen


@rule("3.4.1", "3.4.5")
def course(game: Duel) -> Flow[None]:
    """Play the duel from the door of the position to the end, turn after turn."""
    if game.door == "setup":
        yield from preparation.prepare(game)
    if game.door == "main":
        yield from window(game)
        yield from _finish_turn(game, "smash")
        pass_on(game)
    while True:
        yield from take_turn(game)
        pass_on(game)


@rule("3.4.2", "3.4.4")
def take_turn(game: Duel) -> Flow[None]:
    """Play a turn, unless it is skipped: then it is as if it did not exist."""
    game.this_turn = ThisTurn()
    if skipped(game, "turn"):
        return
    game.log.add("turn_start", player=game.active)
    yield from ending.call_time(game)
    yield from _finish_turn(game, "release")
    game.log.add("turn_end", player=game.active)
    ending.out_of_time(game)


@rule("3.4.2", "3.4.4", "3.6.1-2")
def _finish_turn(game: Duel, phase: str) -> Flow[None]:
    """Play the phases of a turn in their order, from one of them on, but for those that are skipped."""
    names = [name for name, _ in PHASES]
    for name, run in PHASES[names.index(phase) :]:
        if skipped(game, name):
            continue
        if name == "draw" and first_draw_is_skipped(game):
            continue
        game.phase, game.dirty = name, True
        game.log.add("phase_start", name=name, player=game.active)
        yield from run(game)
        game.log.add("phase_end", name=name, player=game.active)


@rule("3.4.4")
def skipped(game: Duel, name: str) -> bool:
    """Tell whether an effect makes the active player skip this, the next of its name; it is used up."""
    if (game.active, name) not in game.skips:
        return False
    game.skips.remove((game.active, name))
    game.log.add("skipped", name=name, player=game.active)
    return True


@rule("3.4.1")
def pass_on(game: Duel) -> None:
    """Make the other player active, or whoever an effect has given an extra turn, the last given first."""
    game.turn += 1
    if game.extra_turns:
        game.active = game.extra_turns.pop()
    else:
        game.active = OTHER[game.active]


@rule("3.5.1")
def release(game: Duel) -> Flow[None]:
    """Release all the active player's frozen cards on squares, in the energy zone and in the smash zone.

    That does not use the stack. Then come the triggers of the beginning of the turn and of the phase.
    """
    seat = game.active
    with game.log.together():
        for cards in (
            *game.squares.values(),
            *game.bases[seat].values(),
            game.energy[seat],
            game.smash[seat],
        ):
            for card in cards:
                if card.controller == seat:
                    turn(game, card, "ready")
    happen(game, "turn_start", player=game.active)
    yield from open_phase(game)


@rule("3.6.1-1")
def draw_card(game: Duel) -> Flow[None]:
    """Have the active player draw a card, without using the stack; then the phase begins."""
    draw(game, game.active)
    yield from open_phase(game)


@rule("3.2.4", "3.6.1-2")
def first_draw_is_skipped(game: Duel) -> bool:
    """Tell whether this is the first turn of the duel: who goes first has no draw phase in it."""
    return game.turn == 1


@rule("3.5.1", "3.6.1-1", "3.7.1", "3.8.1", "3.9.1")
def open_phase(game: Duel) -> Flow[None]:
    """Stack what triggers at the beginning of the phase, then let the players act."""
    happen(game, "phase_start", player=game.active, name=game.phase)
    yield from window(game)


@rule("3.10.1", "3.10.2", "3.10.3")
def recover(game: Duel) -> Flow[None]:
    """Go through the recovery phase again as long as something triggers or a rule effect happens in it."""
    while True:
        before = game.busy
        _heal(game)
        _once_a_turn(game, "phase_start", "recovery")
        yield from window(game)
        _once_a_turn(game, "turn_end", "")
        yield from window(game)
        if game.busy == before:
            return


@rule("3.10.1")
def _heal(game: Duel) -> None:
    """Remove all damage, and with it end what lasts until the end of the turn, without using the stack."""
    game.dirty = True
    with game.log.together():
        for cards in game.squares.values():
            for card in cards:
                if card.damage:
                    game.log.add("healed", card=card, amount=card.damage)
                    card.damage = 0
        effects.end(game, "turn")
    game.delayed = [delayed for delayed in game.delayed if delayed.until != "turn"]


@rule("3.10.1", "3.10.2", "4.4.4")
def _once_a_turn(game: Duel, kind: str, name: str) -> None:
    """Trigger what waits for the beginning of the recovery phase, or for the end of the turn (3.10.2).

    Each of these abilities triggers once a turn, however often the phase is gone through (4.4.4).
    """
    happen(game, kind, game.this_turn.fired.setdefault(kind, set()), player=game.active, name=name)


PHASES: tuple[tuple[str, Callable[[Duel], Flow[None]]], ...] = (
    ("release", release),
    ("draw", draw_card),
    ("energy", open_phase),
    ("main", open_phase),
    ("smash", open_phase),
    ("recovery", recover),
)
