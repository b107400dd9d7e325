"""803.7, 805.1b: which cards of a linked creature leave the battle zone, and where they go."""

from reference.duel_masters.editions import rule
from reference.duel_masters.s8_special_cards.cells import part_cells, release, releases
from reference.duel_masters.s8_special_cards.gods import choose_leaving, is_god
from reference.duel_masters.s8_special_cards.linking import creature_of, is_cell, unlink
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.kernel.flow import Flow


@rule("803.7", also=("703.4f", "805.1b", "109.2b"))
def leaving_parts(game: DMGame, cards: list[Card], zone: str, *, alone: bool) -> Flow[list[tuple[Card, str]]]:
    """Find which cards leave of creatures that would, and the zone that each goes to."""
    leaving: list[tuple[Card, str]] = []
    for card in cards:
        part = (yield from _leaving_part(game, card, zone, alone)) if card.links else (card, zone)
        leaving.append(part)
    return leaving


@rule("803.7", also=("703.4f", "805.1b", "109.2b"))
def _leaving_part(game: DMGame, card: Card, zone: str, alone: bool) -> Flow[tuple[Card, str]]:
    """Of linked gods one leaves, and of released cells; a card that leaves by itself is taken out."""
    if alone or card.over is not None:
        take_from_others(game, card, leaves=True)
    elif is_god(card):
        return (yield from choose_leaving(game, card)), zone
    elif releases(game, card):
        return (yield from release(game, card)), "hyper"
    return card, zone


@rule("803.4", also=("109.2a", "403.4a"))
@rule("805.1c", edition="s-max")
def take_from_others(game: DMGame, card: Card, *, leaves: bool) -> None:
    """Take one card out of a creature; what the edition says of a cell's leaving becomes of the others.

    A card that is put beneath another one has not left the battle zone.
    """
    if is_cell(card):
        by_cell = leaves and game.edition.cells_release and releases(game, creature_of(card))
        part_cells(game, card, turned=by_cell)
    else:
        unlink(game, card)
