"""316: elements, and the words for what cards are to each other."""

from reference.duel_masters.editions import rule
from reference.duel_masters.s3_card_types.ruins import castles_at, is_ruined
from reference.duel_masters.s4_zones.battle_zone import STANDING
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now
from reference.kernel.card import Card


@rule("316.1", also=("316.2",))
def is_element(game: DMGame, card: Card) -> bool:
    """An element is a card of a type that can be put into the battle zone by itself."""
    return not STANDING.isdisjoint(now.words(game, card, "type"))


@rule("304.2a", also=("305.2",))
def is_so(game: DMGame, card: Card, word: str) -> bool:
    """Tell whether a creature is equipped, a shield fortified, or a castle fortifies one."""
    if word == "fortifying":
        return card.hung_as == "castle" and not is_ruined(game, card)
    if word == "fortified":
        return card.hung_as is None and bool(castles_at(game, card.place))
    return any(other.host is card and other.hung_as == "weapon" for other in game.zones[card.place])


WORDS = ("equipped", "fortified", "fortifying")
"""The words of `is_so`."""
