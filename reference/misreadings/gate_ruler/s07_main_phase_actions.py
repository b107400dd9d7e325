"""Misreadings of section 7: main phase actions."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

from duelproof.port import OTHER, Option, Place, Seat
from duelproof.port.abilities import Ability
from reference.gate_ruler import s07_main_phase_actions
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s07_main_phase_actions import has_overdrive
from reference.gate_ruler.s09_gate import gate_actions, resolution
from reference.gate_ruler.s14_cards_and_abilities import icons, playing
from reference.gate_ruler.s15_game_actions import paying, playing_by_effect, putting
from reference.gate_ruler.s16_keywords import concealment
from reference.gate_ruler.state import GateGame, Overdrive
from reference.kernel.abilities import now
from reference.kernel.card import Card
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.making import comes_to_nothing, offers_more, refuses_nothing, replaced


@misreads("7-1b", "7-7a", "7-8a", "7-10a", "14-3b-4b", "14-3b-5a", "15-10a", "15-17a-1")
def any_choice_is_taken() -> Iterator[None]:
    """Misreads 7-1b, 14-3b-4b, 14-3b-5a: a play, its targets and shares are accepted without a check."""
    with refuses_nothing():
        yield


@misreads("7-1a", "7-2a", "7-7a", "7-8a", "7-10a", "14-4c")
def everybody_acts_at_any_time() -> Iterator[None]:
    """Misreads 7-1a: a player with priority may do what the active player may while the gate is empty."""

    def more(game: Any, seat: Seat) -> list[Option]:
        return s07_main_phase_actions.actions(game, seat)

    with offers_more(more):
        yield


@misreads("6-3b", "7-1a", "7-10a")
def one_action_a_turn() -> Iterator[None]:
    """Misreads 7-1a: the active player may take only one action in her main phase."""
    right = s07_main_phase_actions.actions
    begun: dict[int, int] = {}

    def actions(game: GateGame, seat: Seat) -> list[Option]:
        first = begun.setdefault(id(game), game.clock)
        return right(game, seat) if game.clock == first else []

    with replaced(s07_main_phase_actions, "actions", actions):
        yield


@misreads("7-2a-1")
def only_instants_stay_hidden() -> Iterator[None]:
    """Misreads 7-2a-1: every card can be revealed but an event of another timing, a resource card too."""

    def is_for_the_main_phase(card: Card) -> bool:
        return "event" not in card.printed.type or s07_main_phase_actions.is_standard(card)

    with replaced(s07_main_phase_actions, "_is_for_the_main_phase", is_for_the_main_phase):
        yield


@misreads("7-2a", "7-3a", "7-4a", "7-5a", "7-6a", "7-8a")
def takes_the_other_player_s_cards() -> Iterator[None]:
    """Misreads 7-2a to 7-8a: the active player may use the cards of the other player as her own."""
    right = s07_main_phase_actions.actions

    def actions(game: GateGame, seat: Seat) -> list[Option]:
        return [*right(game, seat), *right(game, OTHER[seat])]

    with replaced(s07_main_phase_actions, "actions", actions):
        yield


@misreads("7-3a", "7-4a", "7-6a")
def face_down_cards_are_played() -> Iterator[None]:
    """Misreads 7-3a, 7-4a, 7-6a: a card of the drive zone is played without being revealed."""

    def more(game: Any, seat: Seat) -> list[Option]:
        hidden = [card for card in game.zone("drive", seat) if card.face == "down"]
        return [game.option("play", card) for card in hidden if playing.can_play(game, seat, card)]

    with offers_more(more):
        yield


@misreads("7-3a", "7-4a", "7-5a", "7-6a", "7-8a")
def both_players_act_in_a_main_phase() -> Iterator[None]:
    """Misreads 7-3a to 7-8a: while the gate is empty the other player, too, acts in a main phase."""

    def more(game: Any, seat: Seat) -> list[Option]:
        hers = seat == game.active or game.phase != "main" or game.gate
        return [] if hers else s07_main_phase_actions.actions(game, seat)

    with offers_more(more):
        yield


@misreads("7-2a-2")
def every_revealed_card_brings_an_overdrive() -> Iterator[None]:
    """Misreads 7-2a-2: a revealed card without an Overdrive, too, puts one there, which does nothing."""
    right = s07_main_phase_actions.add_overdrives
    empty = Ability(id="nothing", kind="keyword", keyword=s07_main_phase_actions.OVERDRIVE)

    def add_overdrives(game: GateGame, card: Card) -> None:
        right(game, card)
        if not has_overdrive(game, card):
            game.overdrives.append(Overdrive(game.oid("overdrive"), card.controller, card, empty, card.life))

    with replaced(s07_main_phase_actions, "add_overdrives", add_overdrives):
        yield


@misreads("7-2a-2")
def an_overdrive_knows_its_card_again() -> Iterator[None]:
    """Misreads 7-2a-2: an Overdrive stays linked to its card when that has left and has come back."""

    def is_linked(self: Overdrive, card: Card) -> bool:
        return self.card is card

    with replaced(Overdrive, "is_linked", is_linked):
        yield


@misreads("7-5a-2")
def concealment_lets_nothing_be_set() -> Iterator[None]:
    """Misreads 7-5a-2: an ability of the card itself does not make it settable."""
    right = concealment.settable

    def settable(game: GateGame, card: Card) -> bool:
        return right(game, card) and now.keyword(game, card, "Concealment") is None

    with replaced(concealment, "settable", settable):
        yield


@misreads("7-5a-2")
def no_other_card_lets_one_be_set() -> Iterator[None]:
    """Misreads 7-5a-2: an ability of another card does not make a card settable."""
    right = concealment.settable

    def settable(game: GateGame, card: Card) -> bool:
        return right(game, card) and ("event" in card.printed.type or bool(card.abilities))

    with replaced(concealment, "settable", settable):
        yield


@misreads("7-6a-1")
def what_is_played_is_set_on_its_way() -> Iterator[None]:
    """Misreads 7-6a-1: a standard event of the hand goes through a set zone to the gate."""
    right = playing.play_card

    def play_card(game: GateGame, seat: Seat, card: Card, *how: Any) -> Flow[None]:
        if "event" in card.printed.type and card.place.zone == "hand":
            move(game, card, game.set_slots[seat][-1], "set")
        yield from right(game, seat, card, *how)

    with replaced(playing, "play_card", play_card):
        yield


@misreads("7-6a-1")
def only_set_events_count_as_played() -> Iterator[None]:
    """Misreads 7-6a-1: what forbids playing an event does not forbid it for one of the hand."""
    right = playing.is_kept_from_playing

    def is_kept_from_playing(game: GateGame, seat: Seat, card: Card) -> bool:
        return card.place.zone != "hand" and right(game, seat, card)

    with replaced(playing, "is_kept_from_playing", is_kept_from_playing):
        yield


@misreads("7-8a")
def set_events_answer_what_is_on_the_gate() -> Iterator[None]:
    """Misreads 7-8a: a standard event of a set zone is played on top of the gate, too."""

    def more(game: Any, seat: Seat) -> list[Option]:
        hers = seat == game.active and game.phase == "main" and game.gate
        return s07_main_phase_actions.actions(game, seat) if hers else []

    with offers_more(more):
        yield


@misreads("7-8a")
def whatever_is_set_can_be_played() -> Iterator[None]:
    """Misreads 7-8a: a unit, too, can be played from a set zone."""

    def more(game: Any, seat: Seat) -> list[Option]:
        units = [card for cards in game.sets[seat] for card in cards if "unit" in card.printed.type]
        return [game.option("play", card) for card in units]

    with offers_more(more):
        yield


def _costs_nothing(kind: str) -> contextlib.AbstractContextManager[None]:
    """Let cards of a type be played without paying their level."""
    right = playing.play_card

    def play_card(game: GateGame, seat: Seat, card: Card, *how: Any) -> Flow[None]:
        ready = ready_resources(game, seat)
        yield from right(game, seat, card, *how)
        if kind in card.printed.type:
            give_back(ready)

    return replaced(playing, "play_card", play_card)


@misreads("7-4a")
def fields_cost_nothing() -> Iterator[None]:
    """Misreads 7-4a: a field is played without paying its level."""
    with _costs_nothing("field"):
        yield


@misreads("7-6a")
def standard_events_cost_nothing() -> Iterator[None]:
    """Misreads 7-6a: a standard event is played without paying its level."""
    with _costs_nothing("event"):
        yield


def ready_resources(game: GateGame, seat: Seat) -> list[Card]:
    """List what a player could pay with."""
    return [card for card in game.zone("resource", seat) if card.turned == "ready"]


def give_back(resources: list[Card]) -> None:
    """Take back what was paid."""
    for card in resources:
        card.turned = "ready"


@misreads("7-9a")
def overdrives_skip_the_gate() -> Iterator[None]:
    """Misreads 7-9a: an Overdrive that is played resolves at once, and nobody can respond."""
    right = icons.play_icon

    def play_icon(game: GateGame, *what: Any) -> Flow[None]:
        yield from right(game, *what)
        yield from resolution.resolve(game, game.gate[-1])

    with replaced(icons, "play_icon", play_icon):
        yield


@misreads("7-4a")
def fields_skip_the_gate() -> Iterator[None]:
    """Misreads 7-4a: a field that is played enters its zone at once, and nobody can respond."""
    right = playing.play_card

    def play_card(game: GateGame, seat: Seat, card: Card, *how: Any) -> Flow[None]:
        yield from right(game, seat, card, *how)
        if "field" in card.printed.type:
            yield from resolution.resolve(game, game.gate[-1])

    with replaced(playing, "play_card", play_card):
        yield


def _asks_in_vain(idle: Callable[[GateGame, Seat], bool]) -> contextlib.AbstractContextManager[None]:
    """Let a player with priority do nothing but give it up where `idle` says so."""
    right = gate_actions.gate_action

    def gate_action(game: GateGame, player: Seat) -> Flow[Option]:
        if idle(game, player):
            return (yield from ask.act(game, player, [gate_actions.PASS]))
        return (yield from right(game, player))

    return replaced(gate_actions, "gate_action", gate_action)


@misreads("7-1a-1")
def instants_are_for_the_active_player() -> Iterator[None]:
    """Misreads 7-1a-1: only the active player may play instant actions."""
    with _asks_in_vain(lambda game, player: player != game.active):
        yield


@misreads("7-1a-1")
def instants_need_an_empty_gate() -> Iterator[None]:
    """Misreads 7-1a-1: instant actions, too, can be played only while the gate is empty."""
    with _asks_in_vain(lambda game, player: bool(game.gate)):
        yield


@misreads("7-1a-1")
def instants_answer_no_card_of_the_other_player_s() -> Iterator[None]:
    """Misreads 7-1a-1: instant actions cannot be played on top of what the other player controls."""
    with _asks_in_vain(lambda game, player: bool(game.gate) and game.gate[-1].controller != player):
        yield


def _answered(*verbs: str) -> contextlib.AbstractContextManager[None]:
    """Let the other player respond to what is done without the gate."""
    right = gate_actions._act

    def act(game: GateGame, seat: Seat, action: Option) -> Flow[None]:
        yield from right(game, seat, action)
        if action.verb in verbs:
            yield from gate_actions.gate_action(game, OTHER[seat])

    return replaced(gate_actions, "_act", act)


@misreads("7-9b")
def removing_can_be_answered() -> Iterator[None]:
    """Misreads 7-9b: the other player may respond to the removing of an Overdrive."""
    with _answered("remove"):
        yield


@misreads("7-2b", "7-5b", "7-10c")
def all_can_be_answered() -> Iterator[None]:
    """Misreads 7-2b, 7-5b, 7-10c: the other player may respond to what is done without the gate."""
    with _answered("reveal", "set", "rearrange"):
        yield


@misreads("7-2b", "7-9b")
def nothing_is_done_at_once() -> Iterator[None]:
    """Misreads 7-2b, 7-9b: what is revealed or removed without the gate waits for it all the same."""
    with comes_to_nothing("reveal", "remove"):
        yield


@misreads("7-9a", "8-4d-1", "15-15a", "14-1a-1", "14-3b-8", "14-4a", "14-4e")
def exhausted_resources_pay() -> Iterator[None]:
    """Misreads 7-9a, 8-4d-1, 15-15a, 14-3b-8: resources that are exhausted pay as well as ready ones."""
    right = paying.resources

    def resources(game: GateGame, seat: Seat, paid_for: Card | None = None) -> list[Card]:
        spent = [card for card in game.zone("resource", seat) if card.turned == "exhausted"]
        return [*right(game, seat, paid_for), *spent]

    with replaced(paying, "resources", resources):
        yield


@misreads("7-10b-2")
def exchanged_units_move_one_after_the_other() -> Iterator[None]:
    """Misreads 7-10b-2: of two units that exchange their zones one has moved before the other does."""

    def put_one_by_one(game: GateGame, moves: list[tuple[Card, Place]], name: str, *by: Any) -> Flow[bool]:
        for card, to in moves:
            move(game, card, to, name, *by)
        yield from ()
        return True

    with replaced(putting, "put_all_or_none", put_one_by_one):
        yield


@misreads("7-2a-2a")
def effects_play_past_an_overdrive() -> Iterator[None]:
    """Misreads 7-2a-2a: an effect plays a card of the drive zone though an Overdrive is linked to it."""

    def is_held(game: GateGame, card: Card) -> bool:
        return False

    with replaced(playing_by_effect, "_is_held", is_held):
        yield


@misreads("7-2a-2a")
def an_overdrive_plays_its_card_past_another() -> Iterator[None]:
    """Misreads 7-2a-2a: an Overdrive plays its card though another Overdrive is linked to that."""
    right = s07_main_phase_actions._finds_its_card

    def finds(game: GateGame, overdrive: Overdrive) -> bool:
        overdrives, game.overdrives = game.overdrives, [overdrive]
        found = right(game, overdrive)
        game.overdrives = overdrives
        return found

    with replaced(s07_main_phase_actions, "_finds_its_card", finds):
        yield
