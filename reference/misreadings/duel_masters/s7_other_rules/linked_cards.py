"""Misreadings of 701.18 and 703.4g: linked cards, and cells by themselves."""

from collections.abc import Iterator

from duelproof.port import Seat
from reference.duel_masters.s5_turn import declaring_attackers
from reference.duel_masters.s7_other_rules import state_based_actions
from reference.duel_masters.s8_special_cards import linking
from reference.duel_masters.s8_special_cards.linking import is_cell
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("701.18b")
def linked_cards_attack_one_by_one() -> Iterator[None]:
    """Misreads 701.18b: a creature of linked cards attacks again, tapped as it is."""
    right = declaring_attackers.can_attack

    def can_attack(game: DMGame, seat: Seat) -> list[Card]:
        again = [card for card in game.battle(seat) if card.links and card.turned == "exhausted"]
        return right(game, seat) + again

    with replaced(declaring_attackers, "can_attack", can_attack):
        yield


@misreads("703.4g")
def dragheart_cells_stay() -> Iterator[None]:
    """Misreads 703.4g: a dragheart cell stays in the battle zone by itself."""
    right = state_based_actions._cannot_stay

    def cannot_stay(game: DMGame, card: Card) -> bool:
        stays = is_cell(card) and card.printed.supertype == "dragheart"
        return right(game, card) and not stays

    with replaced(state_based_actions, "_cannot_stay", cannot_stay):
        yield


@misreads("701.18a")
def linked_cards_lie_one_above_the_other() -> Iterator[None]:
    """Misreads 701.18a: what is linked to the right of a card lies above it."""
    right = linking.layout

    def layout(card: Card) -> dict[linking.Spot, Card]:
        return {(y, x): each for (x, y), each in right(card).items()}

    with replaced(linking, "layout", layout):
        yield
