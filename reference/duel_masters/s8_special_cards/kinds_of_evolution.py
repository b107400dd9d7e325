"""801, 802, 811, 813: which creatures are evolution creatures, and which of these need sources."""

from duelproof.port.abilities import Ability
from reference.duel_masters import index
from reference.duel_masters.editions import rule
from reference.duel_masters.state import DMGame
from reference.duel_masters.vocabulary import EVOLUTIONS
from reference.kernel.abilities import now
from reference.kernel.card import Card

NEEDING = frozenset({"evolution", "star-evolution"})
"""The evolutions that come only upon what they evolve from."""
STARS = frozenset({"star-evolution", "forbidden-star-evolution"})
"""The evolutions of which only the top card leaves."""
NEO = "neo-evolution"


@index.if_any_has(*EVOLUTIONS)
def _evolutions(game: DMGame, card: Card) -> list[Ability]:
    return [each for each in now.abilities(game, card) if each.keyword in EVOLUTIONS]


def evolution_of(game: DMGame, card: Card) -> Ability | None:
    """Find the ability by which a card evolves from others: its targets are what it evolves from."""
    return next(iter(_evolutions(game, card)), None)


@rule("801.1a", also=("802.1", "811.1b", "813.1"))
def needs_sources(game: DMGame, card: Card) -> bool:
    """Tell whether a card is put into the battle zone only upon the cards that it evolves from."""
    ability = evolution_of(game, card)
    return ability is not None and ability.keyword in NEEDING


def says_evolution(card: Card) -> Ability | None:
    """Find the ability by which a card says that it evolves from others, be it that it has lost it."""
    return next((each for each in card.abilities if each.keyword in EVOLUTIONS), None)


@rule("802.2", also=("801.3", "802.1", "802.3", "802.4", "811.1b", "813.1"))
def is_evolution(game: DMGame, card: Card) -> bool:
    """Tell whether a card is an evolution: a NEO creature is one only upon a card in the battle zone.

    It says so in its type, which it keeps when it loses its abilities.
    """
    ability = says_evolution(card)
    return ability is not None and (ability.keyword != NEO or any(counts(game, low) for low in card.under))


@rule("802.2", also=("802.3", "802.4"), edition="1.13")
def counts(game: DMGame, card: Card) -> bool:
    """Tell whether a card beneath a NEO creature makes it an evolution: by 1.13 only a creature's card."""
    upon = game.edition.neo_upon
    return upon is None or not upon.isdisjoint(now.words(game, card, "type"))
