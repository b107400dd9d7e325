"""Misreadings of 201 to 203 and 207: costs, names, races and mana symbols."""

from collections.abc import Iterator
from typing import Any

from reference.duel_masters.s1_basics import costs
from reference.duel_masters.s1_basics.tapped_and_untapped import untapped
from reference.duel_masters.s2_reading_cards import names, reading
from reference.duel_masters.state import DMGame
from reference.kernel.abilities import now, select
from reference.kernel.card import Card
from reference.kernel.game import Game
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


@misreads("203.4", "203.5")
def races_that_do_not_exist_are_chosen() -> Iterator[None]:
    """Misreads 203.4: a player may make up a race."""
    right = names.races

    def made_up(game: DMGame) -> set[str]:
        return right(game) | {"nobody"}

    with replaced(names, "races", made_up):
        yield


@misreads("203.4", "203.5")
def parts_of_races_are_chosen() -> Iterator[None]:
    """Misreads 203.4: a player may choose one of the words of a race."""
    right = names.races

    def parts(game: DMGame) -> set[str]:
        found = right(game)
        return found.union(*(race.split() for race in found))

    with replaced(names, "races", parts):
        yield


@misreads("203.4", "203.5")
def races_are_single_words() -> Iterator[None]:
    """Misreads 203.4: a race of two words cannot be chosen."""
    right = names.races

    def single(game: DMGame) -> set[str]:
        return {race for race in right(game) if " " not in race}

    with replaced(names, "races", single):
        yield


@misreads("203.3", "203.4")
def a_race_is_added_for_both_players() -> Iterator[None]:
    """Misreads 203.3: a race that is added to one player's creatures is added to the other's."""
    right = now.words

    def words(game: Any, card: Card, trait: str) -> list[str]:
        found = right(game, card, trait)
        return [*found, "beast"] if trait == "races" and game.lasting else found

    with replaced(now, "words", words):
        yield


@misreads("202.3")
def gaps_do_not_count() -> Iterator[None]:
    """Misreads 202.3: a word is looked for in a name without its gaps and capitals."""
    right = select._named

    def named(game: Any, card: Card, wanted: Any, ctx: Any) -> bool:
        part = wanted.name_contains
        closed = ["".join(name.split()).lower() for name in game.now.names(game, card)]
        found = part is not None and any(part.lower() in name for name in closed)
        return right(game, card, wanted, ctx) or found

    with replaced(select, "_named", named):
        yield


@misreads("207.3")
def colourless_symbols_stand_for_all() -> Iterator[None]:
    """Misreads 207.3: mana of a colourless card is of whatever civilization is needed."""
    right = now.words

    def words(game: Any, card: Card, trait: str) -> list[str]:
        found = right(game, card, trait)
        any_of = trait == "colors" and card.place.zone == "mana" and not found
        return sorted(names.CIVILIZATIONS) if any_of else found

    with replaced(now, "words", words):
        yield


@misreads("201.1b")
def hyperspatial_cards_cost_nothing() -> Iterator[None]:
    """Misreads 201.1b: a hyperspatial card has no cost, whatever refers to it."""
    right = reading._written

    def written(game: Game, card: Card, trait: str, number: int) -> int:
        free = card.printed.supertype == "psychic" and trait == "cost"
        return 0 if free else right(game, card, trait, number)

    with replaced(reading, "_written", written):
        yield
