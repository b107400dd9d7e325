"""The decks of the Dimension Zero set: allowed by the book, payable, and games of them end."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from random import Random

import pytest

import reference
from duelproof.catalogue.decks import Deck, load_decks
from duelproof.catalogue.games import game
from duelproof.playout.campaign import cards_of, race
from duelproof.playout.dealing import position, traits
from duelproof.playout.games import playbook
from duelproof.port import CardSpec, Opened, Position
from reference.dimension_zero.editions import EDITIONS

GAME = "dimension-zero"
CARDS = cards_of(GAME)
DECKS = load_decks(game(GAME).folder / "decks.toml", CARDS)
EDITION = [*EDITIONS][-1]
GAMES = 3
"""How many games are played of each deck, against decks at random."""
OTHERS = 2
"""So many other cards of a deck, at least, can be energy of each colour that a card asks for."""


def table(alice: Deck, bob: Deck, seed: int) -> Position:
    """Return a game of two decks."""
    return position(GAME, EDITION, {"alice": alice.zones(CARDS), "bob": bob.zones(CARDS)}, Random(seed))


def test_there_are_enough_decks_to_choose_from() -> None:
    assert len(DECKS) >= 6


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_accepted_by_the_book(name: str) -> None:
    assert reference.engine().open(table(DECKS[name], DECKS[name], 1)) == Opened()


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_has_the_colours_that_its_cards_are_paid_with(name: str) -> None:
    deck = DECKS[name].zones(CARDS)["deck"]
    bearing = Counter(color for card in deck for color in traits(card).colors)
    asked = {(card.name, symbol.partition("_")[0]) for card in deck for symbol in traits(card).symbols or ()}
    coloured = {(card, color) for card, color in asked if color != "colorless"}
    assert {(card, color) for card, color in coloured if bearing[color] - 1 < OTHERS} == set()


@pytest.mark.parametrize("name", DECKS)
def test_games_of_a_deck_end(name: str) -> None:
    """`race` raises where a game does not end or an option is refused."""
    names = sorted(DECKS)

    def deal(_cards: Mapping[str, CardSpec], rng: Random) -> Position:
        return table(DECKS[name], DECKS[rng.choice(names)], rng.randrange(2**32))

    book = replace(playbook(GAME), deal=deal)
    tally = race(reference.engine(), book, CARDS, names.index(name), lambda tally: tally.games == GAMES)
    assert tally.games == GAMES
