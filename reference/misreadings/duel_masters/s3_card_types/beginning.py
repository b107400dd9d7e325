"""Misreadings of 308 and 311: fields, ceremonies and nebulae, and how they come to the battle zone."""

from collections.abc import Iterator

from duelproof.port import Seat
from reference.duel_masters.s1_basics import beginning_a_game, tapped_and_untapped
from reference.duel_masters.s4_zones.general import move
from reference.duel_masters.s6_using_cards import resolving, using_a_card
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _not_at_first(kind: str) -> Iterator[None]:
    """Leave cards of a type in the deck as the game begins."""
    right = beginning_a_game._start_in_battle

    def start(game: DMGame, seat: Seat) -> Flow[None]:
        if not any(kind in card.printed.type for card in game.deck(seat)):
            yield from right(game, seat)

    with replaced(beginning_a_game, "_start_in_battle", start):
        yield


@misreads("311.2", "810.3")
def no_ceremony_begins() -> Iterator[None]:
    """Misreads 311.2, 810.3: a ceremony does not begin the game in the battle zone."""
    yield from _not_at_first("ceremony")


@misreads("311.2", "810.3")
def no_nebula_begins() -> Iterator[None]:
    """Misreads 311.2, 810.3: a nebula does not begin the game in the battle zone."""
    yield from _not_at_first("nebula")


@misreads("308.4")
def every_field_begins() -> Iterator[None]:
    """Misreads 308.4: every field begins the game in the battle zone."""

    def start(game: DMGame, seat: Seat) -> Flow[None]:
        for card in [card for card in game.deck(seat) if "field" in card.printed.type]:
            yield from move(game, card, "battle", "put")

    with replaced(beginning_a_game, "_start_in_battle", start):
        yield


@misreads("308.3")
def fields_come_tapped() -> Iterator[None]:
    """Misreads 308.3: a field comes tapped, for it lies sideways."""
    right = resolving.enter

    def enter(game: DMGame, seat: Seat, card: Card, way: str) -> Flow[None]:
        yield from right(game, seat, card, way)
        if "field" in card.printed.type:
            card.turned = "exhausted"

    with replaced(resolving, "enter", enter):
        yield


@misreads("308.3")
def upside_down_fields_are_tapped() -> Iterator[None]:
    """Misreads 308.3: a field that is turned upside down counts as tapped."""
    right = tapped_and_untapped.turn_upside_down

    def turn(game: DMGame, cards: list[Card]) -> list[Card]:
        turned = right(game, cards)
        for card in turned:
            card.turned = "exhausted"
        return turned

    with replaced(tapped_and_untapped, "turn_upside_down", turn):
        yield


def also_used(kind: str) -> Iterator[None]:
    """Let cards of a type be used by paying their cost, as tamaseeds are."""
    right = using_a_card._way

    def way(game: DMGame, card: Card) -> str | None:
        return "use" if kind in card.printed.type else right(game, card)

    with replaced(using_a_card, "_way", way):
        yield


@misreads("311.3")
def ceremonies_are_used() -> Iterator[None]:
    """Misreads 311.3: a ceremony is used by paying its cost."""
    yield from also_used("ceremony")


@misreads("311.3")
def nebulae_are_used() -> Iterator[None]:
    """Misreads 311.3: a nebula is used by paying its cost."""
    yield from also_used("nebula")
