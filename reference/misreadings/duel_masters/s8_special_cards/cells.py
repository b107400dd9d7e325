"""Misreadings of 805 and 804.1c: psychic super creatures."""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from duelproof.port.selections import Filter
from reference.duel_masters.s4_zones import general
from reference.duel_masters.s6_using_cards import replacement_effects
from reference.duel_masters.s6_using_cards.replacement_effects import Replacement
from reference.duel_masters.s7_other_rules import state_based_actions
from reference.duel_masters.s8_special_cards import cells, linking, parting
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import select
from reference.kernel.card import Card
from reference.kernel.context import Context, Happening
from reference.kernel.course import ask
from reference.kernel.flow import Flow
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


def _staying(stays: Callable[[Card], bool]) -> Any:
    """Return a replacement by which some cells stay in the battle zone by themselves."""
    right = state_based_actions._cannot_stay

    def cannot_stay(game: DMGame, card: Card) -> bool:
        return right(game, card) and not (linking.is_cell(card) and stays(card))

    return replaced(state_based_actions, "_cannot_stay", cannot_stay)


@misreads("805.1a", "703.4g", "703.4h")
def psychic_cells_stay() -> Iterator[None]:
    """Misreads 805.1a: a psychic cell stays in the battle zone by itself."""
    with _staying(lambda card: card.printed.supertype == "psychic"):
        yield


@misreads("805.1")
def super_creatures_are_no_psychic_creatures() -> Iterator[None]:
    """Misreads 805.1: a super creature is not a psychic creature any more."""
    right = linking._unite

    def unite(game: DMGame, lead: Card) -> None:
        right(game, lead)
        lead.printed = msgspec.structs.replace(lead.printed, supertype=msgspec.UNSET)

    with replaced(linking, "_unite", unite):
        yield


@misreads("804.1c")
def whoever_is_there_awakens() -> Iterator[None]:
    """Misreads 804.1c: those of the named creatures that are there awaken and are linked."""
    right = cells.awaken_linked

    def awaken_linked(game: DMGame, card: Card, others: tuple[Filter, ...]) -> Any:
        there, ctx = game.battle(card.owner), Context.of(card)
        found = [wanted for wanted in others if any(select.fits(game, each, wanted, ctx) for each in there)]
        return right(game, card, tuple(found))

    with replaced(cells, "awaken_linked", awaken_linked):
        yield


@misreads("804.1c")
def a_name_is_enough_for_an_awakening_link() -> Iterator[None]:
    """Misreads 804.1c: what only has the name of a psychic creature stands in for it."""
    is_one, right = cells._can_be_a_cell, cells._turn_up

    def turn_up(game: DMGame, row: list[Card]) -> None:
        right(game, [card for card in row if is_one(card)])

    with replaced(cells, "_can_be_a_cell", lambda card: not card.links), replaced(cells, "_turn_up", turn_up):
        yield


@misreads("805.1b")
def the_first_cell_goes() -> Iterator[None]:
    """Misreads 805.1b: the first cell of a super creature goes, whichever is chosen."""

    def release(game: DMGame, lead: Card) -> Flow[Card]:
        options = [game.option_for(cell) for cell in linking.linked(lead)]
        yield from ask.one(game, lead.owner, "choose", options, about=lead.ref, part="leaves")
        cells.part_cells(game, lead, turned=True)
        return lead

    with replaced(cells, "release", release):
        yield


@misreads("805.1b")
def cells_are_not_turned_over() -> Iterator[None]:
    """Misreads 805.1b: the cells that stay are not turned over."""
    right = cells.part_cells

    def part_cells(game: DMGame, gone: Card, *, turned: bool) -> None:
        right(game, gone, turned=False)

    with replaced(cells, "part_cells", part_cells):
        yield


@misreads("805.1d", "805.1e")
def a_creature_that_parts_is_destroyed() -> Iterator[None]:
    """Misreads 805.1e: the cell that goes back as a super creature parts is a creature that is destroyed."""

    def as_meant(places: list[tuple[Card, str]], zone: str) -> list[Card]:
        return [card for card, _ in places]

    with replaced(general, "_as_meant", as_meant):
        yield


@misreads("805.2")
def parted_creatures_are_untapped() -> Iterator[None]:
    """Misreads 805.2: the creatures that a super creature parts into are untapped."""
    right = linking.split

    def split(game: DMGame, lead: Card, cards: list[Card]) -> None:
        right(game, lead, cards)
        for heir in (card for card in cards if card.over is None):
            heir.turned = "ready"

    with replaced(linking, "split", split):
        yield


@misreads("805.1b")
def a_super_creature_whose_leaving_is_replaced_does_not_part() -> Iterator[None]:
    """Misreads 805.1b: where an effect replaces what happens to a super creature, it is not released."""
    right, right_instead = parting.leaving_parts, replacement_effects._do_instead
    replaced_in: list[DMGame] = []

    def do_instead(game: DMGame, event: Happening, chosen: Replacement) -> Flow[None]:
        replaced_in.append(game)
        yield from right_instead(game, event, chosen)

    def leaving_parts(
        game: DMGame, cards: list[Card], zone: str, *, alone: bool
    ) -> Flow[list[tuple[Card, str]]]:
        if game not in replaced_in:
            return (yield from right(game, cards, zone, alone=alone))
        for card in cards:
            if card.links:
                yield from linking.choose_part(game, card)
        return [(card, zone) for card in cards]

    instead = replaced(replacement_effects, "_do_instead", do_instead)
    with instead, replaced(parting, "leaving_parts", leaving_parts):
        yield
