"""Misreadings of 400 to 408: who sees the cards of a zone."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from duelproof.port import OTHER, SEATS, Place, Seat, Viewer
from duelproof.port import abilities as a
from duelproof.port.selections import Select
from duelproof.port.views import ZoneView
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s7_other_rules.keyword_actions import INSTRUCTIONS
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import choosing, select
from reference.kernel.abilities.perform import COMMON
from reference.kernel.book import Book, ZoneKind
from reference.kernel.card import Card
from reference.kernel.context import Context, Thing
from reference.kernel.course import sight, view
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _of_owner(card: Card) -> frozenset[Seat]:
    return frozenset({card.owner})


def _of_other(card: Card) -> frozenset[Seat]:
    return frozenset({OTHER[card.owner]})


def _of_all(card: Card) -> frozenset[Seat]:
    return frozenset(SEATS)


@contextmanager
def _seen(zone: str, by: Callable[[Card], frozenset[Seat]]) -> Iterator[None]:
    """Have the cards of a zone seen by these players, whichever way they lie."""
    right = sight.seen_by

    def seen_by(kind: ZoneKind, card: Card) -> frozenset[Seat]:
        return by(card) if kind.name == zone else right(kind, card)

    with replaced(sight, "seen_by", seen_by):
        yield


@misreads("400.2a")
def the_battle_zone_is_hidden() -> Iterator[None]:
    """Misreads 400.2a: only their owner sees the cards in the battle zone."""
    with _seen("battle", _of_owner):
        yield


@misreads("400.2a", "405.2")
def the_mana_zone_is_hidden() -> Iterator[None]:
    """Misreads 400.2a: only their owner sees the cards in the mana zone."""
    with _seen("mana", _of_owner):
        yield


@misreads("400.2a", "404.2")
def the_graveyard_is_hidden() -> Iterator[None]:
    """Misreads 400.2a: only their owner sees the cards in the graveyard."""
    with _seen("graveyard", _of_owner):
        yield


@misreads("400.2a", "407.2")
def the_hyperspatial_zone_is_hidden() -> Iterator[None]:
    """Misreads 400.2a: only their owner sees the cards in the hyperspatial zone."""
    with _seen("hyper", _of_owner):
        yield


@misreads("400.2b", "400.2e", "406.2", "113.1")
def shields_are_open() -> Iterator[None]:
    """Misreads 400.2b: both players see the shields."""
    with _seen("shield", _of_all):
        yield


@misreads("400.2e", "406.2", "113.1")
def players_see_their_shields() -> Iterator[None]:
    """Misreads 400.2e: a player sees her own shields."""
    with _seen("shield", _of_owner):
        yield


@misreads("400.2b")
def decks_are_open() -> Iterator[None]:
    """Misreads 400.2b: both players see the decks."""
    with _seen("deck", _of_all):
        yield


@misreads("401.2")
def players_see_their_decks() -> Iterator[None]:
    """Misreads 401.2: a player sees the cards of her own deck."""
    with _seen("deck", _of_owner):
        yield


@misreads("400.2b", "402.3")
def hands_are_open() -> Iterator[None]:
    """Misreads 400.2b: both players see all hands."""
    with _seen("hand", _of_all):
        yield


@misreads("402.3")
def hands_are_held_backwards() -> Iterator[None]:
    """Misreads 402.3: a player's hand is seen by the other player, and not by her."""
    with _seen("hand", _of_other):
        yield


@misreads("400.2b", "408.2")
def super_gr_zones_are_open() -> Iterator[None]:
    """Misreads 400.2b: both players see the GR cards."""
    with _seen("gr", _of_all):
        yield


@misreads("400.2b")
def a_hand_once_shown_stays_open() -> Iterator[None]:
    """Misreads 400.2b: when a whole hand has been shown, hands are open for the rest of the game."""
    right, seen_by = INSTRUCTIONS[a.Reveal], sight.seen_by
    shown: list[bool] = []

    def reveal(game: DMGame, instr: a.Reveal, ctx: Context) -> Flow[None]:
        shown.append(True)
        yield from right(game, instr, ctx)

    def seen(kind: ZoneKind, card: Card) -> frozenset[Seat]:
        return frozenset(SEATS) if shown and kind.name == "hand" else seen_by(kind, card)

    with replaced(INSTRUCTIONS, a.Reveal, reveal), replaced(sight, "seen_by", seen):
        yield


@contextmanager
def _face_up_in(zone: str, origins: tuple[str, ...]) -> Iterator[None]:
    """Have cards that come to a zone from certain others lie face up there."""
    right = general._carry

    def carry(game: DMGame, card: Card, to: Place, *how: Any) -> None:
        origin = card.place.zone
        right(game, card, to, *how)
        if to.zone == zone and origin in origins:
            card.face = "up"

    with replaced(general, "_carry", carry):
        yield


@misreads("400.2e")
def cards_go_to_the_hand_openly() -> Iterator[None]:
    """Misreads 400.2e: a card that an effect puts from the deck into the hand is shown to all."""
    with _face_up_in("hand", ("deck",)):
        yield


@misreads("400.5a")
def what_was_seen_is_still_seen_in_the_hand() -> Iterator[None]:
    """Misreads 400.5a: a card that came from a public zone to the hand is still seen by all."""
    with _face_up_in("hand", ("battle", "mana", "graveyard")):
        yield


@misreads("400.5a", "401.4")
def what_was_seen_is_still_seen_in_the_deck() -> Iterator[None]:
    """Misreads 400.5a: a card that came from a public zone to the deck is still seen by all."""
    with _face_up_in("deck", ("battle", "mana", "graveyard")):
        yield


@contextmanager
def _after_showing(then: Callable[[list[Any]], None], shows: bool = True) -> Iterator[None]:
    """Have something done to the cards on top of the decks after an effect that shows cards."""
    right = COMMON[a.Reveal]

    def reveal(game: DMGame, instr: a.Reveal, ctx: Context) -> Flow[None]:
        if shows:
            yield from right(game, instr, ctx)
        then([game.deck(seat)[0] for seat in SEATS if game.deck(seat)])

    with replaced(INSTRUCTIONS, a.Reveal, reveal):
        yield


@misreads("401.5")
def what_was_shown_stays_face_up() -> Iterator[None]:
    """Misreads 401.5: a card of the deck that an effect has shown lies face up from then on."""

    def turn_up(cards: list[Card]) -> None:
        for card in cards:
            card.face = "up"

    with _after_showing(turn_up):
        yield


@misreads("401.5")
def nothing_is_shown() -> Iterator[None]:
    """Misreads 401.5: only the player whose effect it is looks at the card, and shows it to nobody."""
    with _after_showing(lambda cards: None, shows=False):
        yield


@misreads("401.3")
def a_deck_is_counted_by_its_owner() -> Iterator[None]:
    """Misreads 401.3: a player does not learn how many cards the other player's deck has."""
    right = view._zone_view

    def zone_view(book: Book, game: Game, kind: ZoneKind, spots: Any, viewer: Viewer) -> ZoneView:
        shown = right(book, game, kind, spots, viewer)
        foreign = kind.name == "deck" and viewer in SEATS and spots and spots[0][0].seat != viewer
        return ZoneView() if foreign else shown

    with replaced(view, "_zone_view", zone_view):
        yield


@misreads("400.2c")
def the_first_hidden_card_is_chosen() -> Iterator[None]:
    """Misreads 400.2c: whichever card of a hidden zone is chosen, the first one is it."""
    right = choosing._picked

    def picked(game: Game, what: Select, ctx: Context) -> Flow[list[Thing]]:
        chosen = yield from right(game, what, ctx)
        hidden = what.which == "choose" and what.filter is not None and what.filter.zones == ("shield",)
        return select.found(game, what, ctx)[: len(chosen)] if hidden else chosen

    with replaced(choosing, "_picked", picked):
        yield
