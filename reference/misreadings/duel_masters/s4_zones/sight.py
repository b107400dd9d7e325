"""Misreadings of sections 400 to 408: who sees what in the zones."""

import contextlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from duelproof.port import OTHER, Seat
from duelproof.port.position import Face
from reference.duel_masters.s4_zones.general import ZONES
from reference.kernel.book import SeenBy, ZoneKind
from reference.kernel.card import Card
from reference.kernel.course import setting, sight
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _seen_by(zone: str, who: SeenBy) -> Any:
    """Return a replacement by which other players see the cards of a zone."""
    return replaced(ZONES, zone, replace(ZONES[zone], seen_by=who))


def _sight(zone: str, wrong: Callable[[Seat, frozenset[Seat]], frozenset[Seat]]) -> Any:
    """Return a replacement by which another set of players sees the cards of a zone."""
    right = sight.seen_by

    def seen_by(kind: ZoneKind, card: Card) -> frozenset[Seat]:
        seen = right(kind, card)
        return wrong(card.place.seat or card.owner, seen) if kind.name == zone else seen

    return replaced(sight, "seen_by", seen_by)


def _unseen_by_its_player(zone: str) -> Any:
    return _sight(zone, lambda own, seen: seen - {own})


def _seen_by_its_player(zone: str) -> Any:
    return _sight(zone, lambda own, seen: seen | {own})


def _seen_by_the_other(zone: str) -> Any:
    return _sight(zone, lambda own, seen: seen | {OTHER[own]})


@misreads("400.2a")
def the_other_player_does_not_see_the_battle_zone() -> Iterator[None]:
    """Misreads 400.2a: only its player sees the cards of a battle zone."""
    with _seen_by("battle", "owner"):
        yield


@misreads("400.2a", "405.2")
def the_other_player_does_not_see_the_mana_zone() -> Iterator[None]:
    """Misreads 400.2a, 405.2: only its player sees the cards of a mana zone."""
    with _seen_by("mana", "owner"):
        yield


@misreads("400.2a", "404.2")
def the_other_player_does_not_see_the_graveyard() -> Iterator[None]:
    """Misreads 400.2a, 404.2: only its player sees the cards of a graveyard."""
    with _seen_by("graveyard", "owner"):
        yield


@misreads("400.2a", "407.2")
def the_other_player_does_not_see_the_hyperspatial_zone() -> Iterator[None]:
    """Misreads 400.2a, 407.2: only its player sees the cards of a hyperspatial zone."""
    with _seen_by("hyper", "owner"):
        yield


@misreads("400.2b", "401.2")
def everybody_sees_the_deck() -> Iterator[None]:
    """Misreads 400.2b, 401.2: both players see the cards of a deck."""
    with _seen_by("deck", "all"):
        yield


@misreads("400.2b")
def everybody_sees_the_shields() -> Iterator[None]:
    """Misreads 400.2b: both players see the cards of the shields."""
    with _seen_by("shield", "all"):
        yield


@misreads("400.2b")
def everybody_sees_the_hand() -> Iterator[None]:
    """Misreads 400.2b: both players see the cards of a hand."""
    with _seen_by("hand", "all"):
        yield


@misreads("400.2b")
def everybody_sees_the_super_gr_zone() -> Iterator[None]:
    """Misreads 400.2b: both players see the cards of a super GR zone."""
    with _seen_by("gr", "all"):
        yield


@misreads("405.2")
def its_player_does_not_see_the_mana_zone() -> Iterator[None]:
    """Misreads 405.2: a player does not see the cards of her own mana zone."""
    with _unseen_by_its_player("mana"):
        yield


@misreads("404.2")
def its_player_does_not_see_the_graveyard() -> Iterator[None]:
    """Misreads 404.2: a player does not see the cards of her own graveyard."""
    with _unseen_by_its_player("graveyard"):
        yield


@misreads("407.2")
def its_player_does_not_see_the_hyperspatial_zone() -> Iterator[None]:
    """Misreads 407.2: a player does not see the cards of her own hyperspatial zone."""
    with _unseen_by_its_player("hyper"):
        yield


@misreads("402.3")
def its_player_does_not_see_the_hand() -> Iterator[None]:
    """Misreads 402.3: a player does not see the cards of her own hand."""
    with _unseen_by_its_player("hand"):
        yield


@misreads("402.3")
def the_other_player_sees_a_hand() -> Iterator[None]:
    """Misreads 402.3: each player sees the hand of the other."""
    with _seen_by_the_other("hand"):
        yield


@misreads("406.2")
def its_player_sees_the_shields() -> Iterator[None]:
    """Misreads 406.2: a player sees these cards of her own."""
    with _seen_by_its_player("shield"):
        yield


@misreads("406.2")
def the_other_player_sees_the_shields() -> Iterator[None]:
    """Misreads 406.2: a player sees these cards of the other player."""
    with _seen_by_the_other("shield"):
        yield


@misreads("408.2")
def its_player_sees_the_super_gr_zone() -> Iterator[None]:
    """Misreads 408.2: a player sees these cards of her own."""
    with _seen_by_its_player("gr"):
        yield


@misreads("408.2")
def the_other_player_sees_the_super_gr_zone() -> Iterator[None]:
    """Misreads 408.2: a player sees these cards of the other player."""
    with _seen_by_the_other("gr"):
        yield


def _face_up(zone: str) -> Any:
    """Return a replacement by which the cards of a zone lie face up, and are seen by nobody all the same."""
    right, right_face = sight.seen_by, setting.default_face

    def seen_by(kind: ZoneKind, card: Card) -> frozenset[Seat]:
        return frozenset() if kind.name == zone else right(kind, card)

    def default_face(kind: ZoneKind) -> Face:
        return "up" if kind.name == zone else right_face(kind)

    both = contextlib.ExitStack()
    both.enter_context(replaced(sight, "seen_by", seen_by))
    both.enter_context(replaced(setting, "default_face", default_face))
    return both


@misreads("401.2")
def a_deck_lies_face_up() -> Iterator[None]:
    """Misreads 401.2: the cards of a deck lie face up."""
    with _face_up("deck"):
        yield


@misreads("406.2")
def every_shield_lies_face_up() -> Iterator[None]:
    """Misreads 406.2: shields lie face up."""
    with _face_up("shield"):
        yield


@misreads("408.2")
def the_super_gr_zone_lies_face_up() -> Iterator[None]:
    """Misreads 408.2: the cards of the super GR zone lie face up."""
    with _face_up("gr"):
        yield
