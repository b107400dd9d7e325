"""Misreadings of section 9: the gate."""

from collections.abc import Iterator
from typing import Any

from duelproof.port import OTHER, Option, Seat
from reference.gate_ruler.s09_gate import gate_actions, gate_process
from reference.gate_ruler.state import INSTANT, STANDARD, GateGame
from reference.kernel.card import Card
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


@misreads("9-3e-2", "9-3e-3")
def both_use_what_either_has() -> Iterator[None]:
    """Misreads 9-3e-2, 9-3e-3: who has priority may use the other player's cards and abilities, too."""

    def more(game: Any, seat: Seat) -> list[Option]:
        return gate_actions.responses(game, OTHER[seat])

    with offers_more(more):
        yield


@misreads("9-3d")
def nobody_acts_above_a_ruler_s_damage() -> Iterator[None]:
    """Misreads 9-3d: nobody has priority while a drive or a ruler's damage is anywhere on the gate."""
    right = gate_actions.gate_action

    def gate_action(game: GateGame, player: Seat) -> Flow[Option]:
        if any(item.kind in gate_process._AT_ONCE for item in game.gate):
            return gate_actions.PASS
        return (yield from right(game, player))

    with replaced(gate_actions, "gate_action", gate_action):
        yield


@misreads("9-3e-2")
def instants_come_from_the_hand() -> Iterator[None]:
    """Misreads 9-3e-2: instant events can be played from the hand, too."""

    def more(game: Any, seat: Seat) -> list[Option]:
        cards: list[Card] = game.zone("hand", seat)
        return [game.option("play", card) for card in cards if card.printed.timing == INSTANT]

    with offers_more(more):
        yield


@misreads("9-3e-2")
def events_wait_for_nothing() -> Iterator[None]:
    """Misreads 9-3e-2: a set event that waits for its condition can be played at any time."""

    def more(game: Any, seat: Seat) -> list[Option]:
        cards: list[Card] = [card for cards in game.sets[seat] for card in cards]
        return [game.option("play", card) for card in cards if card.printed.timing not in (INSTANT, STANDARD)]

    with offers_more(more):
        yield
