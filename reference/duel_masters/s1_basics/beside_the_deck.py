"""117, 118: what goes back to the hyperspatial zone and to the super GR zone."""

from collections.abc import Collection, Iterator

from duelproof.port import SEATS
from reference.duel_masters import index
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.what_is_needed import HYPERSPATIAL
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card


@rule("117.1", also=("314.4", "407.1", "804.4b", "806.4b"))
@rule("117.1", also=("703.4g",), edition="1.13")
def hyperspatial_strays(game: DMGame) -> list[Card]:
    """Find the hyperspatial cards that lie neither in the battle zone nor where they belong."""
    return [card for card in _elsewhere(game, "hyper") if _is_hyperspatial(card)]


@rule("117.1", also=("314.4",), edition="s-max")
def _is_hyperspatial(card: Card) -> bool:
    """Tell whether a card belongs into the hyperspatial zone: a psychic or dragheart card, or a rule plus."""
    return card.printed.supertype in HYPERSPATIAL or "rule plus" in card.printed.type


@rule("118.1", also=("408.1", "809.2b"))
def gr_strays(game: DMGame) -> list[Card]:
    """Find the GR creatures that lie neither in the battle zone nor in the super GR zone."""
    return [card for card in _elsewhere(game, "gr") if card.printed.supertype == "GR"]


@rule("118.2", edition="s-max")
def no_gr_creatures(game: DMGame) -> list[Card]:
    """Find the cards in the super GR zones that are no GR creatures."""
    return [card for seat in SEATS for card in game.zone("gr", seat) if card.printed.supertype != "GR"]


def _elsewhere(game: DMGame, zone: str) -> Iterator[Card]:
    """List the cards outside a zone and the battle zone; one in use is on its way."""
    for card in _cards(game):
        if card.place.zone not in (zone, "battle", "nowhere") and card.over is None and not card.pending:
            yield card


@index.among_those_with_a_home
def _cards(game: DMGame) -> Collection[Card]:
    return game.cards.values()
