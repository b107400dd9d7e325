"""200.2, 201.2: what an ability reads of a card that it refers to; a rule may look at more than that."""

import msgspec

from duelproof.port.cards import Traits
from reference.duel_masters.editions import rule
from reference.duel_masters.s1_basics.numbers import at_least_zero, changes
from reference.duel_masters.s2_reading_cards.power import power
from reference.duel_masters.s2_reading_cards.two_costs import half_costs
from reference.duel_masters.s8_special_cards.zero_dragons import is_nameless
from reference.kernel.abilities import now
from reference.kernel.abilities.now import abilities, keyword, words
from reference.kernel.card import Card
from reference.kernel.game import Game

__all__ = ["abilities", "is_partly", "keyword", "names", "number", "traits", "words"]


@rule("201.2", also=("112.4", "112.5"))
def number(game: Game, card: Card, trait: str) -> int | None:
    """Read a number of a card as it is now, or as it was if this is a memory; None where it has none."""
    if card.whole and trait == "cost":
        return one_cost(game, card)
    found = now.number(game, card, trait)
    if found is None or card.known is not None:
        return found
    if trait == "power":
        return at_least_zero(power(game, card))
    return _written_cost(game, card, found) if trait == "cost" else found


@rule("201.2a", also=("201.2",))
def _written_cost(game: Game, card: Card, cost: int) -> int:
    """A cost that is referred to is the one written on the card, whatever it costs to use it."""
    return cost - sum(changes(game, card, "cost"))


@rule("201.2b", also=("201.2c", "701.21c"), edition="s-max")
def one_cost(game: Game, card: Card) -> int:
    """Of a card with two costs only the one that was chosen is read."""
    return half_costs(card)[game.read.get(card.ref, 0)]


def names(game: Game, card: Card) -> list[str]:
    """Read the names of a card as it is now; a nebula has none."""
    return [] if is_nameless(card.spec) else now.names(game, card)


@rule("203.2", edition="s-max")
@rule("203.3", edition="1.13")
def is_partly(game: Game, card: Card, part: str) -> bool:
    """What refers to a part of a race means every card that has it in one of its races."""
    return any(part in race for race in words(game, card, "races"))


def traits(game: Game, card: Card) -> Traits:
    """Work out all that a card is now, for a view."""
    found = now.traits(game, card)
    if isinstance(found.power, int) and (now_is := power(game, card)) != found.power:
        return msgspec.structs.replace(found, power=now_is)
    return found
