"""Misreadings of 3-10: set zones."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import msgspec

from duelproof.port import Option, Place, Seat
from duelproof.port.selections import Filter
from reference.gate_ruler import s07_main_phase_actions
from reference.gate_ruler.s03_zones import kinds, moving
from reference.gate_ruler.s03_zones.moving import move
from reference.gate_ruler.s16_keywords import concealment
from reference.gate_ruler.sa_rulers.rulers import RulerRules
from reference.gate_ruler.state import GateGame
from reference.kernel.abilities import select
from reference.kernel.book import ZoneKind
from reference.kernel.card import Card
from reference.kernel.context import Context
from reference.kernel.course import ask, sight
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.gate_ruler import misreads
from reference.misreadings.gate_ruler.s03_zones.helpers import seen
from reference.misreadings.making import replaced


@misreads("3-10b", "3-12c")
def set_and_driven_cards_are_open() -> Iterator[None]:
    """Misreads 3-10b, 3-12c: everybody sees what is in set zones and drive zones."""
    with seen("set", "all"), seen("drive", "all"):
        yield


@misreads("3-10a-2")
def set_cards_are_rearranged() -> Iterator[None]:
    """Misreads 3-10a-2: a player may rearrange set cards like units."""
    offered, right = s07_main_phase_actions._rearrangements, s07_main_phase_actions.rearrange

    def rearrangements(game: GateGame, seat: Seat, found: list[Option]) -> None:
        offered(game, seat, found)
        found += [game.option("rearrange", card) for cards in game.sets[seat] for card in cards]

    def rearrange(game: GateGame, seat: Seat, card: Card) -> Flow[None]:
        if card.place.zone != "set":
            yield from right(game, seat, card)
            return
        slots = [Option(place=spot) for spot in game.set_slots[seat] if spot is not card.place]
        chosen = yield from ask.one(game, seat, "slot", slots, about=card.ref)
        assert chosen.place is not None
        move(game, card, chosen.place, "rearrange")

    with (
        replaced(s07_main_phase_actions, "_rearrangements", rearrangements),
        replaced(s07_main_phase_actions, "rearrange", rearrange),
    ):
        yield


@misreads("3-10a-2")
def set_cards_stay_where_they_are() -> Iterator[None]:
    """Misreads 3-10a-2: no effect moves a card from one set zone to another."""
    right = moving.can_move

    def can_move(game: GateGame, card: Card, to: Place) -> bool:
        return right(game, card, to) and (card.place.zone, to.zone) != ("set", "set")

    with replaced(moving, "can_move", can_move), replaced(moving, "can_move", can_move):
        yield


@misreads("3-10a-1")
def one_ruler_counts_for_both() -> Iterator[None]:
    """Misreads 3-10a-1: both players have as many set zones as Alice's ruler says."""
    right = kinds.make_zones

    def make_zones(game: GateGame, seat: Seat, rules: RulerRules) -> None:
        right(game, seat, replace(rules, sets=game.rules["alice"].sets))

    with replaced(kinds, "make_zones", make_zones):
        yield


@misreads("3-10a-1")
def all_rulers_have_three_set_zones() -> Iterator[None]:
    """Misreads 3-10a-1: a player has three set zones, whatever the ruler says."""
    right = kinds.make_zones

    def make_zones(game: GateGame, seat: Seat, rules: RulerRules) -> None:
        right(game, seat, replace(rules, sets=3))

    with replaced(kinds, "make_zones", make_zones):
        yield


@contextmanager
def _set_cards(meant: Callable[[Card], bool]) -> Iterator[None]:
    """Let a text about set cards mean these among the cards of set and drive zones, in the block."""
    right = select._meant

    def cards(game: Game, wanted: Filter, ctx: Context) -> Iterator[Card]:
        if wanted.zones == ("set",):
            wanted = msgspec.structs.replace(wanted, zones=("set", "drive"))
            return (card for card in right(game, wanted, ctx) if meant(card))
        return right(game, wanted, ctx)

    with replaced(select, "_meant", cards):
        yield


@misreads("3-10e")
def cards_of_the_first_set_zone_are_set() -> Iterator[None]:
    """Misreads 3-10e: only what lies in the first set zone is a set card."""
    with _set_cards(lambda card: (card.place.zone, str(card.place.slot)) == ("set", "1")):
        yield


@misreads("3-10e")
def face_down_cards_are_set() -> Iterator[None]:
    """Misreads 3-10e: a face-down card of a drive zone is a set card as well."""
    with _set_cards(lambda card: card.place.zone == "set" or card.face == "down"):
        yield


@misreads("3-10d")
def what_stays_hidden_is_not_shown() -> Iterator[None]:
    """Misreads 3-10d: a set card that goes to a hand or a deck, and so stays hidden, is not shown."""
    right = moving.move

    def move(game: GateGame, card: Card, to: Place, *how: Any, **more: Any) -> None:
        if to.zone not in kinds.HIDDEN:
            right(game, card, to, *how, **more)
            return
        with replaced(moving, "reveal_to_all", lambda game, card: None):
            right(game, card, to, *how, **more)

    with replaced(moving, "move", move):
        yield


@misreads("3-10b", "3-12c")
def who_brought_a_card_sees_it() -> Iterator[None]:
    """Misreads 3-10b, 3-12c: in a set or drive zone a card is seen by who owns it, not the zone."""
    right = sight.seen_by

    def seen_by(kind: ZoneKind, card: Card) -> frozenset[Seat]:
        if card.face == "down" and kind.name in ("set", "drive"):
            return frozenset((card.owner,))
        return right(kind, card)

    with replaced(sight, "seen_by", seen_by):
        yield


@misreads("3-10e")
def face_up_cards_are_not_set() -> Iterator[None]:
    """Misreads 3-10e: a card that lies face up in a set zone is no set card."""
    with _set_cards(lambda card: card.place.zone == "set" and card.face == "down"):
        yield


@misreads("3-10f")
def who_lets_cards_be_set_lets_anybody() -> Iterator[None]:
    """Misreads 3-10f: an effect that lets its player's cards be set lets those of the opponent be set too."""
    right, stand = concealment.settable, select._stands

    def stands(game: Game, card: Card, wanted: Filter, ctx: Context) -> bool:
        return stand(game, card, msgspec.structs.replace(wanted, controller=None), ctx)

    def settable(game: GateGame, card: Card) -> bool:
        with replaced(select, "_stands", stands):
            return right(game, card)

    with replaced(concealment, "settable", settable):
        yield
