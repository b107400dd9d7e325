"""Misreadings of 117 and 118: what goes back beside the deck."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

from reference.duel_masters.s1_basics import beside_the_deck
from reference.duel_masters.s3_card_types import cross_gear
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s7_other_rules import state_based_actions
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@contextmanager
def _returning(name: str, which: Callable[[Card], bool]) -> Iterator[None]:
    """Have only some of the cards go back that should."""
    right = getattr(beside_the_deck, name)

    with replaced(beside_the_deck, name, lambda game: [card for card in right(game) if which(card)]):
        yield


@misreads("117.1", "804.4b", "806.4b")
def hyperspatial_cards_return_from_the_graveyard_only() -> Iterator[None]:
    """Misreads 117.1, 804.4b, 806.4b: a hyperspatial card goes back only if it came to the graveyard."""
    with _returning("hyperspatial_strays", lambda card: card.place.zone == "graveyard"):
        yield


@misreads("117.1")
def only_psychic_cards_return() -> Iterator[None]:
    """Misreads 117.1: of hyperspatial cards only the psychic ones go back."""
    with _returning("hyperspatial_strays", lambda card: card.printed.supertype == "psychic"):
        yield


@misreads("117.1")
def all_cards_return() -> Iterator[None]:
    """Misreads 117.1: what is put into a graveyard goes to the hyperspatial zone, whatever it is."""

    right = beside_the_deck.hyperspatial_strays

    def strays(game: DMGame) -> list[Card]:
        dead = [card for card in game.cards.values() if card.place.zone == "graveyard"]
        return list(dict.fromkeys(right(game) + dead))

    with replaced(beside_the_deck, "hyperspatial_strays", strays):
        yield


@contextmanager
def _moved_by_rule(how_moved: Callable[[list[Card], str, dict[str, Any]], str]) -> Iterator[None]:
    """Have cards moved to another zone, or otherwise."""
    right = general.move_all

    def move_all(game: DMGame, cards: Iterable[Card], zone: str, name: str, **how: Any) -> Flow[list[Card]]:
        moving = list(cards)
        return (yield from right(game, moving, how_moved(moving, zone, how), name, **how))

    with replaced(general, "move_all", move_all):
        yield


@misreads("117.1")
def hyperspatial_cards_are_not_destroyed() -> Iterator[None]:
    """Misreads 117.1: a hyperspatial card goes back at once, and what waits for its destruction sees none."""
    right = general._tell

    def tell(game: DMGame, card: Card, origin: Any, name: str, *seal: Any) -> None:
        if card.printed.supertype != "psychic":
            right(game, card, origin, name, *seal)

    with replaced(general, "_tell", tell):
        yield


@misreads("118.1", "809.2b")
def gr_creatures_return_from_the_graveyard_only() -> Iterator[None]:
    """Misreads 118.1, 809.2b: a GR creature goes back only if it came to the graveyard."""
    with _returning("gr_strays", lambda card: card.place.zone == "graveyard"):
        yield


@misreads("118.1")
def gr_creatures_return_to_the_top() -> Iterator[None]:
    """Misreads 118.1: a GR creature goes back on top of the super GR zone."""

    def on_top(cards: list[Card], zone: str, how: dict[str, Any]) -> str:
        if zone == "gr":
            how["top"] = True
        return zone

    with _moved_by_rule(on_top):
        yield


@misreads("118.2")
def anything_stays_in_a_super_gr_zone() -> Iterator[None]:
    """Misreads 118.2: a card that is no GR creature stays in the super GR zone."""
    with replaced(beside_the_deck, "no_gr_creatures", lambda game: []):
        yield


@misreads("118.2")
def nothing_is_put_into_a_super_gr_zone() -> Iterator[None]:
    """Misreads 118.2: a GR creature that an effect puts into the super GR zone goes to the graveyard, too."""

    def to_the_graveyard(cards: list[Card], zone: str, how: dict[str, Any]) -> str:
        gr = zone == "gr" and any(card.printed.supertype == "GR" for card in cards)
        return "graveyard" if gr else zone

    with (
        _moved_by_rule(to_the_graveyard),
        replaced(beside_the_deck, "gr_strays", lambda game: []),
    ):
        yield


@misreads("117.2")
def single_weapons_stay() -> Iterator[None]:
    """Misreads 117.2: a weapon stays in the battle zone by itself."""
    right = state_based_actions._cannot_stay

    def cannot_stay(game: DMGame, card: Card) -> bool:
        return right(game, card) and "weapon" not in card.printed.type

    with replaced(state_based_actions, "_cannot_stay", cannot_stay):
        yield


@misreads("117.2")
def all_weapons_fall_with_one_creature() -> Iterator[None]:
    """Misreads 117.2: as a creature leaves, the weapons of the others are on none any more, either."""
    right = cross_gear.unhang

    def unhang(game: DMGame, host: Card) -> None:
        right(game, host)
        for hung in game.battle(host.owner):
            if hung.hung_as == "weapon":
                hung.host = hung.hung_as = None

    with replaced(cross_gear, "unhang", unhang):
        yield
