"""301: creatures, their power and their summoning sickness."""

from reference.duel_masters.editions import rule
from reference.duel_masters.s2_reading_cards import power as reading
from reference.duel_masters.s8_special_cards.kinds_of_evolution import is_evolution
from reference.duel_masters.s8_special_cards.linking import is_cell
from reference.duel_masters.s8_special_cards.sides import is_awakened
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now, select
from reference.kernel.card import Card

INCOMPARABLE: frozenset[str] = frozenset(("power",))
"""Cards that are no creatures have no power to be compared, rather than 0 (301.3; 301.4 of 1.13)."""
rule("301.3", edition="s-max")(select.compared)
rule("301.4", edition="1.13")(select.compared)


def is_creature(game: DMGame, card: Card) -> bool:
    """Tell whether a card is a creature now."""
    return "creature" in now.words(game, card, "type")


@rule("301.3", also=("301.3a", "301.3b"), edition="s-max")
@rule("301.4", also=("301.4a", "301.4b"), edition="1.13")
def power(game: DMGame, card: Card) -> int:
    """A creature's power is what is printed, changed by what is in force; it may be below 0."""
    return reading.power(game, card)


@rule("301.5", also=("803.5",), edition="s-max")
@rule("301.6", also=("803.5",), edition="1.13")
def _is_linked(card: Card) -> bool:
    """Tell whether a card is linked to others, and not as a cell."""
    return bool(card.links) and not is_cell(card)


@rule("301.5", also=("101.1", "506.1a", "801.3", "802.3", "803.5", "803.5a"), edition="s-max")
@rule("301.6", also=("506.1a", "801.3", "802.3", "803.5", "803.5a"), edition="1.13")
@rule("301.5", also=("806.5", "806.5a"), edition="s-max")
@rule("301.6", also=("806.5a",), edition="1.13")
def has_summoning_sickness(game: DMGame, card: Card) -> bool:
    """A creature that came after its player's turn began cannot attack.

    It can if it says so, is an evolution, is linked or is awakened.
    """
    if card.since <= game.turn_began or _is_linked(card) or is_awakened(card):
        return False
    return now.keyword(game, card, "speed-attacker") is None and not is_evolution(game, card)
