"""Section 11: the system process: rules effects first, then triggered abilities, one at a time."""

from duelproof.port import OTHER, Option, Seat
from reference.gate_ruler import automatic, icons, playing
from reference.gate_ruler.rules_effects import apply_rules_effects, is_due
from reference.gate_ruler.state import GateGame, rule
from reference.kernel import ask
from reference.kernel.game import Flow
from reference.kernel.triggers import Waiting


def unsettled(game: GateGame) -> bool:
    """Whether a system process might find anything to do: since the last one, something has changed."""
    return bool(game.waiting) or game.settled != game.clock


@rule("11-2a-1", "11-2a-2", "11-2a-3", "14-9c-1")
def system_process(game: GateGame) -> Flow[None]:
    """Apply rules effects until none is left, play one triggered ability, and begin again."""
    while True:
        while is_due(game) and (yield from apply_rules_effects(game)):
            pass
        game.hurt.clear()
        automatic.watch_statuses(game)
        if not game.waiting:
            game.settled = game.clock
            return
        yield from automatic.reveal_hidden(game)
        if game.waiting:
            yield from play_triggered(game)


@rule("14-9c", "14-9d", "14-1a-2")
def play_triggered(game: GateGame) -> Flow[None]:
    """The active player plays one of her triggered abilities, or if she has none, the other player does.

    What triggered more than once is one ability to choose, whose count goes down by one.
    """
    waiting = _of(game, game.active)
    player: Seat = game.active
    if not waiting:
        player = OTHER[player]
        waiting = _of(game, player)
    first: dict[tuple[str, str], Waiting] = {}
    for each in waiting:
        first.setdefault((each.source.ref, each.ability.id), each)
    options = [Option(object=each.oid, card=ref, value=ability) for (ref, ability), each in first.items()]
    chosen = yield from ask.one(game, player, "trigger", options)
    ability = next(each for each in waiting if each.oid == chosen.object)
    game.waiting.remove(ability)
    if ability.ability.keyword == "Touchdown":
        yield from icons.play_touchdown(game, ability)
    elif ability.ability.kind == "spell":
        yield from playing.play_set_card(game, ability)
    else:
        yield from playing.play_triggered_ability(game, ability)
    if all(item.oid != ability.oid for item in game.gate):
        automatic.conceal(game, ability.oid)


def _of(game: GateGame, seat: Seat) -> list[Waiting]:
    return [each for each in game.waiting if each.controller == seat]
