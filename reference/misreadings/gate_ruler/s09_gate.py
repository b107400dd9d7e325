"""Misreadings of section 9: the gate."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import OTHER, Option, Seat
from reference.gate_ruler import s07_main_phase_actions, s11_system
from reference.gate_ruler.s09_gate import gate_actions, gate_process
from reference.gate_ruler.state import INSTANT, STANDARD, GateGame
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import hears_anyone, offers_more, replaced


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


@misreads("9-3e-5a", "9-3e-5b", "9-3e-5c", "9-3e-5d", "9-3e-5g", "9-3e-5i")
def the_active_player_uses_what_either_has() -> Iterator[None]:
    """Misreads 9-3e-5a to 9-3e-5i: the active player may use the other player's cards and units, too."""

    def more(game: Any, seat: Seat) -> list[Option]:
        return s07_main_phase_actions.actions(game, OTHER[seat]) if seat == game.active else []

    with offers_more(more):
        yield


@contextlib.contextmanager
def _begins_with_the_other(
    wrongly: Callable[[GateGame, bool], bool],
) -> Iterator[None]:
    """Let the other player have priority first where `wrongly` says so of whether a gate process begins."""
    add, ask_for = gate_process.gate_addition, gate_actions.gate_action
    last: list[object] = [None]
    swapped = [False]

    def gate_addition(game: GateGame) -> Flow[None]:
        swapped[0] = wrongly(game, game.laps is not last[0])
        last[0] = game.laps
        yield from add(game)

    def gate_action(game: GateGame, player: Seat) -> Flow[Option]:
        return (yield from ask_for(game, OTHER[player] if swapped[0] else player))

    with (
        replaced(gate_process, "gate_addition", gate_addition),
        replaced(gate_actions, "gate_action", gate_action),
    ):
        yield


@misreads("9-3b")
def the_other_player_begins() -> Iterator[None]:
    """Misreads 9-3b: the non-active player has priority first as the first gate process of a turn begins."""
    with _begins_with_the_other(lambda game, begins: begins and game.phase == "start"):
        yield


@misreads("9-3b")
def the_other_player_goes_on() -> Iterator[None]:
    """Misreads 9-3b: the non-active player has priority first when something has resolved."""
    with _begins_with_the_other(lambda game, begins: not begins):
        yield


@contextlib.contextmanager
def _system_process_only(wanted: Callable[[bool], bool]) -> Iterator[None]:
    """Perform the system process before an action only where `wanted` says so of whether it is the first."""
    add, right = gate_process.gate_addition, s11_system.system_process
    first = [True]

    def gate_addition(game: GateGame) -> Flow[None]:
        first[0] = True
        yield from add(game)

    def system_process(game: GateGame) -> Flow[None]:
        if game.priority is None or wanted(first[0]):
            yield from right(game)
        first[0] = False

    with (
        replaced(gate_process, "gate_addition", gate_addition),
        replaced(gate_process, "system_process", system_process),
    ):
        yield


@misreads("9-3c")
def nothing_is_seen_to_before_the_first_action() -> Iterator[None]:
    """Misreads 9-3c: the system process is performed after each action, but not before the first."""
    with _system_process_only(lambda first: not first):
        yield


@misreads("9-3c")
def nothing_is_seen_to_between_actions() -> Iterator[None]:
    """Misreads 9-3c: the system process is performed once, before the first action."""
    with _system_process_only(lambda first: first):
        yield


@misreads("9-3f")
def setting_gives_up_priority() -> Iterator[None]:
    """Misreads 9-3f: who has set a card has given up priority with that."""
    right = gate_actions._act

    def act(game: GateGame, seat: Seat, action: Option) -> Flow[None]:
        yield from right(game, seat, action)
        if action.verb == "set":
            yield from gate_actions.gate_action(game, OTHER[seat])

    with replaced(gate_actions, "_act", act):
        yield


@misreads("9-3f")
def playing_gives_up_priority() -> Iterator[None]:
    """Misreads 9-3f: who has played a card has given up priority with that."""
    right = gate_actions._act

    def act(game: GateGame, seat: Seat, action: Option) -> Flow[None]:
        yield from right(game, seat, action)
        if action.verb == "play":
            yield from gate_actions.gate_action(game, OTHER[seat])

    with replaced(gate_actions, "_act", act):
        yield


@misreads("9-3e")
def the_active_player_alone_acts() -> Iterator[None]:
    """Misreads 9-3e: the other player, too, is asked, but can do nothing but give up priority."""
    right = gate_actions.gate_action

    def gate_action(game: GateGame, player: Seat) -> Flow[Option]:
        if player == game.active:
            return (yield from right(game, player))
        return (yield from ask.act(game, player, [gate_actions.PASS]))

    with replaced(gate_actions, "gate_action", gate_action):
        yield


@misreads("9-4c")
def a_card_taken_off_resolves_all_the_same() -> Iterator[None]:
    """Misreads 9-4c: a card that an effect takes off the gate resolves before it goes."""
    right = GateGame.take_off_gate

    def take_off_gate(game: GateGame, item: Any) -> None:
        if item.kind == "card" and game.gate and game.gate[-1] is not item:
            game.gate.remove(item)
            game.gate.append(item)
            return
        right(game, item)

    with replaced(GateGame, "take_off_gate", take_off_gate):
        yield


@misreads("9-3e")
def anybody_acts_at_any_time() -> Iterator[None]:
    """Misreads 9-3e: the other player may act while one player has priority."""

    def more(game: Any, seat: Seat) -> list[Option]:
        return gate_actions.responses(game, OTHER[seat])

    with hears_anyone(), offers_more(more):
        yield
