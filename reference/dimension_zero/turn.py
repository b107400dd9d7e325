"""3.4 to 3.6 and 3.10: the course of a duel and of a turn."""

from collections.abc import Callable

from duelproof.port import OTHER
from reference.dimension_zero import ending, preparation, priority
from reference.dimension_zero.state import Duel, ThisTurn, rule
from reference.dimension_zero.zones import draw, turn
from reference.kernel import effects
from reference.kernel.game import Flow
from reference.kernel.triggers import happen


@rule("3.4.1", "3.4.5")
def course(game: Duel) -> Flow[None]:
    """3.4.1, 3.4.5: from the door of the position to the end, turn after turn."""
    if game.door == "setup":
        yield from preparation.prepare(game)
    if game.door == "main":
        yield from priority.window(game)
        yield from _finish_turn(game, "smash")
        pass_on(game)
    while True:
        yield from take_turn(game)
        pass_on(game)


@rule("3.4.2", "3.4.4")
def take_turn(game: Duel) -> Flow[None]:
    """3.4.2: a turn has six phases, in this order. 3.4.4: a skipped turn or phase is not there at all."""
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
    """3.4.2: the phases of the turn in their order, from one of them on; 3.4.4: but for those skipped."""
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
    """3.4.4: whether an effect makes the active player skip this, the next of its name."""
    if (game.active, name) not in game.skips:
        return False
    game.skips.remove((game.active, name))
    game.log.add("skipped", name=name, player=game.active)
    return True


@rule("3.4.1")
def pass_on(game: Duel) -> None:
    """3.4.1: the players take turns, but for the extra turns that effects give, the last given first."""
    game.turn += 1
    if game.extra_turns:
        game.active = game.extra_turns.pop()
    else:
        game.active = OTHER[game.active]


@rule("3.5.1")
def release(game: Duel) -> Flow[None]:
    """3.5.1: all frozen cards of the active player are released, then the triggers of the start are stacked.

    Those in squares, in the energy zone and in the smash zone; nothing goes over the stack.
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
    """3.6.1-1: the active player draws a card, off the stack, then the triggers of that are stacked."""
    draw(game, game.active)
    yield from open_phase(game)


@rule("3.2.4", "3.6.1-2")
def first_draw_is_skipped(game: Duel) -> bool:
    """3.2.4, 3.6.1-2: who goes first has no draw phase in the first turn."""
    return game.turn == 1


@rule("3.5.1", "3.6.1-1", "3.7.1", "3.8.1", "3.9.1")
def open_phase(game: Duel) -> Flow[None]:
    """3.7.1, 3.8.1, 3.9.1: triggers of the phase's beginning are stacked, then the players act."""
    happen(game, "phase_start", player=game.active, name=game.phase)
    yield from priority.window(game)


@rule("3.10.1", "3.10.2", "3.10.3")
def recover(game: Duel) -> Flow[None]:
    """3.10.3: the three parts come again as long as something triggers or a rule effect happens."""
    while True:
        before = game.busy
        _heal(game)
        _once_a_turn(game, "phase_start", "recovery")
        yield from priority.window(game)
        _once_a_turn(game, "turn_end", "")
        yield from priority.window(game)
        if game.busy == before:
            return


@rule("3.10.1")
def _heal(game: Duel) -> None:
    """3.10.1: damage goes, and with it what lasts until the end of the turn; off the stack."""
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
    """3.10.1, 3.10.2: what triggers at the beginning of recovery, and at the end of the turn.

    4.4.4: each of these abilities once a turn, however often recovery is gone through.
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
