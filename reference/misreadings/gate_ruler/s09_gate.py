"""Misreadings of section 9: the gate."""

from collections.abc import Iterator

from duelproof.port import OTHER, Option, Seat
from reference.gate_ruler.s09_gate import gate_actions, gate_process
from reference.gate_ruler.state import GateGame
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import offers_more, replaced


@misreads("9-2b", "9-3e-5b", "9-3e-5c", "9-3e-5e", "9-3e-5f", "9-3e-5g", "9-3f", "9-3g-2")
def what_is_added_resolves_at_once() -> Iterator[None]:
    """Misreads 9-2b, 9-3f: what is added to the gate resolves at once, and nobody can respond."""
    right = gate_actions._act

    def act(game: GateGame, seat: Seat, action: Option) -> Flow[None]:
        yield from right(game, seat, action)
        while game.gate:
            yield from gate_process.gate_resolution(game)

    with replaced(gate_actions, "_act", act):
        yield


@misreads("9-4e")
def an_empty_gate_ends_the_process() -> Iterator[None]:
    """Misreads 9-4e: the gate process ends as soon as the gate is empty."""
    right = gate_process.gate_addition

    def gate_process_of(game: GateGame) -> Flow[None]:
        yield from right(game)
        while game.gate:
            yield from gate_process.gate_resolution(game)
            if game.gate:
                yield from right(game)

    with replaced(gate_process, "gate_process", gate_process_of):
        yield


@misreads("9-3b", "9-3c", "9-3g")
def the_other_player_acts_first() -> Iterator[None]:
    """Misreads 9-3b: the non-active player has priority first."""
    right = gate_actions.gate_action

    def gate_action(game: GateGame, player: Seat) -> Flow[object]:
        return (yield from right(game, OTHER[player]))

    with replaced(gate_actions, "gate_action", gate_action):
        yield


@misreads("9-3e-2", "9-3e-5")
def any_card_can_be_played() -> Iterator[None]:
    """Misreads 9-3e-2: any card can be played from any zone."""
    with offers_more(lambda game, seat: [Option(verb="play", card=ref) for ref in game.cards]):
        yield
