"""Misreadings of section 9: the gate."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import OTHER, Option, Seat
from reference.gate_ruler import s07_main_phase_actions, s11_system
from reference.gate_ruler.s09_gate import gate_actions, gate_process, resolution
from reference.gate_ruler.s12_rules_effects import apply_rules_effects
from reference.gate_ruler.s14_cards_and_abilities import automatic, playing
from reference.gate_ruler.state import INSTANT, STANDARD, GateGame, Overdrive
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


@misreads("9-4b", "9-4e")
def an_empty_gate_ends_the_process() -> Iterator[None]:
    """Misreads 9-4b, 9-4e: the gate process ends as soon as the gate is empty."""
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


@misreads("7-6a", "9-3e-2", "9-3e-5e")
def instants_come_from_the_hand() -> Iterator[None]:
    """Misreads 7-6a, 9-3e-2, 9-3e-5e: instant events can be played from the hand, too."""

    def more(game: Any, seat: Seat) -> list[Option]:
        cards: list[Card] = game.zone("hand", seat)
        instants = [card for card in cards if card.printed.timing == INSTANT]
        return [game.option("play", card) for card in instants if playing.can_play(game, seat, card)]

    with offers_more(more):
        yield


@misreads("7-8a", "9-3e-2")
def events_wait_for_nothing() -> Iterator[None]:
    """Misreads 7-8a, 9-3e-2: a set event that waits for its condition can be played at any time."""

    def more(game: Any, seat: Seat) -> list[Option]:
        cards: list[Card] = [
            card for cards in game.sets[seat] for card in cards if "event" in card.printed.type
        ]
        return [game.option("play", card) for card in cards if card.printed.timing not in (INSTANT, STANDARD)]

    with offers_more(more):
        yield


@misreads(
    "9-3e-5a", "9-3e-5b", "9-3e-5c", "9-3e-5d", "9-3e-5e", "9-3e-5f", "9-3e-5g", "9-3e-5i"
)  # fmt: skip
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


@misreads("9-2d", "9-4b")
def the_gate_process_begins_once_more() -> Iterator[None]:
    """Misreads 9-2d, 9-4b: both have to pass twice with nothing on the gate."""
    right = gate_process.gate_process

    def twice(game: GateGame) -> Flow[None]:
        yield from right(game)
        yield from right(game)

    with replaced(gate_process, "gate_process", twice):
        yield


def _addition_ends(where: Callable[[GateGame, Seat], bool]) -> contextlib.AbstractContextManager[None]:
    """Let nobody get priority any more where somebody has given it up."""

    def gate_addition(game: GateGame) -> Flow[None]:
        player: Seat = game.active
        passes = 0
        while passes < 2:
            game.priority = player
            yield from s11_system.system_process(game)
            if game.gate and game.gate[-1].kind in gate_process._AT_ONCE:
                break
            action = yield from gate_actions.gate_action(game, player)
            if action is not gate_actions.PASS:
                passes = 0
                yield from gate_actions.act(game, player, action)
            elif where(game, player):
                break
            else:
                passes += 1
                player = OTHER[player]
        game.priority = None

    return replaced(gate_process, "gate_addition", gate_addition)


@misreads("9-3g-2")
def the_other_player_is_not_asked() -> Iterator[None]:
    """Misreads 9-3g-2: when the active player gives up priority, the other player does not get it."""
    with _addition_ends(lambda game, player: player == game.active):
        yield


@misreads("9-3g-2")
def the_other_player_acts_last() -> Iterator[None]:
    """Misreads 9-3g-2: when the other player gives up priority, the active player does not get it back."""
    with _addition_ends(lambda game, player: player != game.active):
        yield


def _comes_between(effects: bool) -> contextlib.AbstractContextManager[None]:
    """Let only rules effects, or only what has triggered, come between two objects of the gate."""

    def gate_resolution(game: GateGame) -> Flow[None]:
        while game.gate:
            before = game.added
            yield from resolution.resolve(game, game.gate[-1])
            if effects:
                while (yield from apply_rules_effects(game)):
                    pass
            while not effects and game.waiting:
                yield from automatic.reveal_hidden(game)
                if game.waiting:
                    yield from automatic.play_triggered(game)
            if game.added != before:
                return

    return replaced(gate_process, "gate_resolution", gate_resolution)


@misreads("9-4d")
def what_triggers_waits_for_the_objects_below() -> Iterator[None]:
    """Misreads 9-4d: what has triggered is put onto the gate when all that was there has resolved."""
    with _comes_between(effects=True):
        yield


@misreads("9-4d")
def rules_effects_wait_for_the_objects_below() -> Iterator[None]:
    """Misreads 9-4d: rules effects are applied when all that was on the gate has resolved."""
    with _comes_between(effects=False):
        yield


def _is_nothing_new(kind: str) -> contextlib.AbstractContextManager[None]:
    """Let the gate go on resolving when an object of a kind has come onto it."""

    def gate_resolution(game: GateGame) -> Flow[None]:
        while game.gate:
            before = {item.oid for item in game.gate}
            yield from resolution.resolve(game, game.gate[-1])
            yield from s11_system.system_process(game)
            if any(item.oid not in before and item.kind != kind for item in game.gate):
                return

    return replaced(gate_process, "gate_resolution", gate_resolution)


@misreads("9-4f")
def triggered_abilities_resolve_at_once() -> Iterator[None]:
    """Misreads 9-4f: an ability that triggered resolves before the players can add to the gate."""
    with _is_nothing_new("ability"):
        yield


@misreads("9-4f")
def triggered_events_resolve_at_once() -> Iterator[None]:
    """Misreads 9-4f: an event whose condition was met resolves before the players can add to the gate."""
    with _is_nothing_new("card"):
        yield


@misreads("9-2d")
def nobody_adds_before_all_has_resolved() -> Iterator[None]:
    """Misreads 9-2d: once something has resolved, so does all that comes of it, before anybody acts."""

    def gate_resolution(game: GateGame) -> Flow[None]:
        while game.gate:
            yield from resolution.resolve(game, game.gate[-1])
            yield from s11_system.system_process(game)

    with replaced(gate_process, "gate_resolution", gate_resolution):
        yield


@misreads("9-3e-5h")
def overdrives_are_only_removed() -> Iterator[None]:
    """Misreads 9-3e-5h: an Overdrive ability of the drive zone can be removed, but not played."""
    with _overdrives_without("overdrive"):
        yield


@misreads("9-3e-5h")
def overdrives_are_never_removed() -> Iterator[None]:
    """Misreads 9-3e-5h: an Overdrive ability of the drive zone can be played, but not removed."""
    with _overdrives_without("remove"):
        yield


def _overdrives_without(verb: str) -> contextlib.AbstractContextManager[None]:
    """Offer only a part of what can be done with an Overdrive ability."""
    right = s07_main_phase_actions.overdrive_options

    def overdrive_options(game: GateGame, overdrive: Overdrive) -> Iterator[Option]:
        return (option for option in right(game, overdrive) if option.verb != verb)

    return replaced(s07_main_phase_actions, "overdrive_options", overdrive_options)
