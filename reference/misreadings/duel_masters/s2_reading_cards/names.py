"""Misreadings of 201 and 202: costs and names."""

from collections.abc import Iterator

from reference.duel_masters.s1_basics import costs
from reference.duel_masters.s1_basics.tapped_and_untapped import untapped
from reference.duel_masters.s2_reading_cards import names
from reference.duel_masters.state import DMGame
from reference.kernel.card import Card
from reference.misreadings.duel_masters import misreads
from reference.misreadings.making import replaced


@misreads("201.1a")
def who_has_too_little_pays_one_less() -> Iterator[None]:
    """Misreads 201.1a: a player who has too little mana for a card pays one less."""
    right = costs.mana_cost

    def mana_cost(game: DMGame, card: Card) -> int | None:
        cost = right(game, card)
        return cost - 1 if cost and len(untapped(game.mana(card.owner))) < cost else cost

    with replaced(costs, "mana_cost", mana_cost):
        yield


@misreads("202.2")
def cards_that_do_not_exist_are_named() -> Iterator[None]:
    """Misreads 202.2: a player may make up a name."""
    right = names.card_names

    def made_up(game: DMGame) -> set[str]:
        return right(game) | {"Nobody's Giant"}

    with replaced(names, "card_names", made_up):
        yield


@misreads("202.2")
def parts_of_names_are_named() -> Iterator[None]:
    """Misreads 202.2: a player may name a card by one of the words of its name."""
    right = names.card_names

    def parts(game: DMGame) -> set[str]:
        found = right(game)
        return found.union(*(name.split() for name in found))

    with replaced(names, "card_names", parts):
        yield
