"""Section 5, 500 to 504, 511 and 512: the turn and its steps."""

from collections.abc import Callable, Mapping

from duelproof.port import OTHER, Seat
from reference.duel_masters.attack import attack_step
from reference.duel_masters.editions import rule
from reference.duel_masters.preparation import prepare
from reference.duel_masters.using import cross, crossings, usable, use
from reference.duel_masters.verbs import draw, untap
from reference.duel_masters.victory import end_effects
from reference.duel_masters.waiting import beginning, resolve_waiting
from reference.duel_masters.zones import PASS, DMGame, TurnEnds, act, move, move_all
from reference.kernel import ask, effects, triggers
from reference.kernel.context import Context, Happening
from reference.kernel.game import Card, Flow


@rule("500.1", "103.5")
def course(game: DMGame) -> Flow[None]:
    """Play turn after turn, from the preparation or from wherever the position begins."""
    if game.door == "setup":
        yield from prepare(game)
    steps = STEPS[3:] if game.door == "main" else STEPS
    while True:
        game.turn_began = game.clock
        try:
            yield from turn(game, steps)
        except TurnEnds:
            game.waiting.clear()
            game.attack = None
        _sweep(game)
        steps = STEPS
        _next_turn(game)


@rule("500.1", "500.2a")
def turn(game: DMGame, steps: "tuple[Step, ...]") -> Flow[None]:
    """A turn has its steps in their order, all of them whatever happens."""
    for name, step in steps:
        yield from _whole_step(game, name, step)


@rule("500.1", "500.2", "500.3", "500.4", "500.6")
def _whole_step(game: DMGame, name: str, step: "Callable[[DMGame], Flow[None]]") -> Flow[None]:
    """Play a step to its end, when effects that last until then end; the first turn has no draw step."""
    if name == "draw" and game.turn == 1:
        game.log.add("skipped", name=name, player=game.active)
        return
    game.phase, game.step = name, None
    game.log.add("phase_start", name=name, player=game.active)
    yield from step(game)
    end_effects(game, "step")
    game.log.add("phase_end", name=name, player=game.active)


@rule("500.3", "501.1", "501.2", "702.3a")
def start_step(game: DMGame) -> Flow[None]:
    """Untap and resolve what triggers as the turn begins, in the order of the edition."""
    game.log.add("turn_start", player=game.active)
    end_effects(game, "your_next_turn", seat=game.active)
    for part in game.edition.turn_start:
        yield from TURN_START[part](game)
    yield from resolve_waiting(game)


@rule("501.2", "501.2a", "501.1", "501.1a", "603.2a")
def _beginning_of_turn(game: DMGame) -> Flow[None]:
    """Trigger what waits for the beginning of the turn, and resolve it before anything comes late."""
    triggers.happen(game, "turn_start", player=game.active)
    yield from resolve_waiting(game)


@rule("501.1", "501.1a", "501.2", "501.2a", "702.3a")
def _untapping(game: DMGame) -> Flow[None]:
    """Untap the turn player's cards together, all but those whose Silent Skill is used instead."""
    seat = game.active
    silent = yield from _silent(game, seat)
    untap(game, [card for card in game.battle(seat) + game.mana(seat) if card not in silent])
    for card in silent:
        _silent_effect(game, card)


@rule("501.1a", "501.2a")
def _silent(game: DMGame, seat: Seat) -> Flow[list[Card]]:
    """A tapped creature with Silent Skill may stay tapped instead of untapping."""
    staying = []
    for card in game.battle(seat):
        silent = card.turned == "exhausted" and effects.keyword(game, card, SILENT) is not None
        if silent and not effects.forbidden(game, "ready", card):
            stays = yield from ask.may(game, seat, about=card.ref)
            staying += [card] if stays else []
    return staying


SILENT = "silent-skill"


@rule("501.1a", "501.2a")
def _silent_effect(game: DMGame, card: Card) -> None:
    """The effect of a Silent Skill waits from the moment it is used."""
    ability = effects.keyword(game, card, SILENT)
    assert ability is not None
    ctx = Context.of(card, ability)
    ctx.event = Happening("silent")
    triggers.wait(game, ability, card, ctx)


TURN_START: Mapping[str, Callable[[DMGame], Flow[None]]] = {
    "untapping": _untapping,
    "beginning": _beginning_of_turn,
}
"""The parts of the start of a turn, in the order of `Edition.turn_start`."""


@rule("502.1", "702.3b")
def draw_step(game: DMGame) -> Flow[None]:
    """The turn player draws a card before anything that waits."""
    draw(game, game.active, 1)
    yield from beginning(game, "phase_start", "draw")


@rule("503.1", "503.2", "500.2")
def mana_step(game: DMGame) -> Flow[None]:
    """The turn player may charge one card, or as many as effects allow."""
    yield from beginning(game, "phase_start", "mana")
    for _ in range(effects.of_player(game, game.active, "charges", 1)):
        options = [act("charge", card.ref) for card in game.hand(game.active)]
        picked = yield from ask.one(game, game.active, "act", [*options, PASS])
        if picked is PASS:
            return
        charge(game, game.cards[str(picked.card)])
        yield from resolve_waiting(game)


@rule("503.1", "701.8a")
def charge(game: DMGame, card: Card) -> None:
    """Put a card of the hand into the mana zone."""
    move(game, card, "mana", "charge")


@rule("504.1", "504.2", "500.2")
def main_step(game: DMGame) -> Flow[None]:
    """The turn player uses cards and crosses gears, as often as she can and likes."""
    yield from beginning(game, "phase_start", "main")
    while True:
        options = [*usable(game, game.active), *crossings(game, game.active), PASS]
        picked = yield from ask.act(game, game.active, options)
        if picked is PASS:
            return
        if picked.verb == "cross":
            yield from cross(game, game.active, picked)
        else:
            yield from use(game, game.active, game.cards[str(picked.card)])
        yield from resolve_waiting(game)


@rule("511.1", "511.1a", "511.1c", "511.1e", "511.2")
def end_step(game: DMGame) -> Flow[None]:
    """Resolve what triggers at the end of the turn; then end what lasts this turn."""
    triggers.happen(game, "turn_end", player=game.active)
    yield from beginning(game, "phase_start", "turn-end")
    end_effects(game, "turn")
    game.delayed = [delayed for delayed in game.delayed if delayed.until != "turn"]
    game.log.add("turn_end", player=game.active)


@rule("512.1")
def _sweep(game: DMGame) -> None:
    """Cards still in use as the next turn comes go to the graveyard, and nothing triggers."""
    if game.using:
        heard, game.heard = game.heard, set()
        move_all(game, game.using, "graveyard", "rule")
        game.heard = heard
        game.using.clear()


@rule("500.5", "500.5a")
def _next_turn(game: DMGame) -> None:
    """Extra turns come right after this one, each by itself, and the turn player's first."""
    game.queue = sorted(game.extra_turns, key=lambda seat: seat != game.active) + game.queue
    game.extra_turns.clear()
    if game.queue:
        game.active = game.queue.pop(0)
    else:
        game.active = game.regular = OTHER[game.regular]
    game.turn += 1


Step = tuple[str, Callable[[DMGame], Flow[None]]]

STEPS: tuple[Step, ...] = (
    ("turn-start", start_step),
    ("draw", draw_step),
    ("mana", mana_step),
    ("main", main_step),
    ("attack", attack_step),
    ("turn-end", end_step),
)
"""500.1: the six steps of a turn, in order."""
