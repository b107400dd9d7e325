"""What only makes it faster: options made once, and a quick look before all cards are looked at."""

from functools import lru_cache

from duelproof.port import Option
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now

PASS = Option(verb="pass")
"""The option to do nothing more."""


@lru_cache(maxsize=1 << 14)
def act(verb: str, card: str, target: str | None = None) -> Option:
    """Make the option to do something with a card, once: play-outs ask for the same over and over."""
    return Option(verb=verb, card=card, target=target)


@lru_cache(maxsize=1 << 12)
def pointed(card: str) -> Option:
    """Make the option that points at a card by its ref or handle, once."""
    return Option(card=card)


def calm(game: DMGame) -> bool:
    """Tell whether nothing at all can be due: the common case, without a look at every card."""
    if game.beaten or game.defeated or game.weaklings or not now.plain(game):
        return False
    return bool(game.deck("alice")) and bool(game.deck("bob"))
