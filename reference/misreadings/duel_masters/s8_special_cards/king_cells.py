"""Misreadings of 812: king cells."""

from collections.abc import Iterator

from duelproof.port import Seat
from reference.duel_masters.s1_basics import costs, tapped_and_untapped
from reference.duel_masters.s2_reading_cards import reading
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s8_special_cards import king_cells, parting
from reference.duel_masters.s8_special_cards.linking import is_king_cell
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import effects
from reference.kernel.card import Card
from reference.kernel.flow import Flow
from reference.kernel.game import Game
from reference.misreadings.duel_masters import misreads
from reference.misreadings.duel_masters.s8_special_cards.beside_the_deck import used_by_paying
from reference.misreadings.making import replaced


@misreads("812.1")
def king_cells_are_summoned_one_by_one() -> Iterator[None]:
    """Misreads 812.1: a king cell can be summoned by itself."""
    with used_by_paying(is_king_cell, "hand"):
        yield


@misreads("812.1")
def king_cells_are_combined_as_they_are_there() -> Iterator[None]:
    """Misreads 812.1: king cells are combined without those that are not there."""
    right = king_cells._partners

    def partners(game: DMGame, card: Card) -> list[list[Card]]:
        named = any(each.spec.name == "Crown of Dusk" for each in game.cards.values())
        return [there for there in right(game, card) if there or named]

    with replaced(king_cells, "_partners", partners):
        yield


@misreads("812.1")
def king_cells_come_from_the_graveyard() -> Iterator[None]:
    """Misreads 812.1: king cells are combined with one that lies in the graveyard."""
    right = king_cells._cells

    def cells(game: DMGame, seat: Seat) -> list[Card]:
        return [*right(game, seat), *game.zone("graveyard", seat)]

    with replaced(king_cells, "_cells", cells):
        yield


@misreads("812.1a")
def king_cells_cost_what_they_make_up() -> Iterator[None]:
    """Misreads 812.1a: a king cell of a hand costs what it makes up with others."""
    right = reading.number

    def number(game: Game, card: Card, trait: str) -> int | None:
        if trait == "cost" and is_king_cell(card) and card.place.zone == "hand":
            whole = card.spec.faces[-1].traits.cost
            return whole if isinstance(whole, int) else None
        return right(game, card, trait)

    with replaced(reading, "number", number):
        yield


@misreads("812.1c")
def any_mana_pays_for_king_cells() -> Iterator[None]:
    """Misreads 812.1c: mana of any civilization pays for king cells."""
    right = king_cells._whole

    def whole(card: Card, others: list[Card]) -> Card:
        found = right(card, others)
        found.printed.colors = []
        return found

    with replaced(king_cells, "_whole", whole):
        yield


@misreads("812.1c")
def king_cells_are_no_mana() -> Iterator[None]:
    """Misreads 812.1c: king cells of the mana zone are not tapped for what they make up."""
    right = tapped_and_untapped.untapped

    def untapped(cards: list[Card]) -> list[Card]:
        return [card for card in right(cards) if not is_king_cell(card)]

    with replaced(tapped_and_untapped, "untapped", untapped):
        yield


@misreads("812.1c")
def king_cells_cost_less() -> Iterator[None]:
    """Misreads 812.1c: king cells are paid for with less mana than what they make up costs."""
    right = costs.pay

    def pay(game: DMGame, seat: Seat, card: Card, cost: int) -> Flow[bool]:
        return (yield from right(game, seat, card, cost - 2 if is_king_cell(card) else cost))

    with replaced(costs, "pay", pay):
        yield


@misreads("812.1e")
def king_cells_leave_as_creatures() -> Iterator[None]:
    """Misreads 812.1e: a king cell that is taken out of a creature leaves as a creature."""
    right, take_out = general._is_object, parting.take_from_others
    taken: list[Card] = []

    def note(game: DMGame, card: Card, *, leaves: bool) -> None:
        take_out(game, card, leaves=leaves)
        taken.append(card)

    def is_object(card: Card) -> bool:
        return right(card) or card in taken

    with replaced(parting, "take_from_others", note), replaced(general, "_is_object", is_object):
        yield


@misreads("812.1")
def king_cells_are_combined_whatever_is_forbidden() -> Iterator[None]:
    """Misreads 812.1: king cells are combined also by a player who can use no cards."""
    right = king_cells._is_usable

    def is_usable(game: DMGame, card: Card, ready: list[Card]) -> bool:
        with replaced(effects, "forbidden", lambda *about: False):
            return right(game, card, ready)

    with replaced(king_cells, "_is_usable", is_usable):
        yield


@misreads("812.1")
def king_cells_are_not_summoned() -> Iterator[None]:
    """Misreads 812.1: king cells come combined, and nothing has been summoned."""
    right = king_cells.combine

    def combine(game: DMGame, seat: Seat, card: Card) -> Flow[None]:
        heard, game.heard = game.heard, game.heard - {"use", "summon"}
        yield from right(game, seat, card)
        game.heard = heard

    with replaced(king_cells, "combine", combine):
        yield
