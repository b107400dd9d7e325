"""The decks of the Duel Masters set: legal by both editions, and games of them end."""

from collections.abc import Mapping
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

import reference
from duelproof.catalogue.decks import Deck, load_decks
from duelproof.catalogue.games import game
from duelproof.playout.campaign import cards_of, race
from duelproof.playout.dealing import position
from duelproof.playout.games import playbook
from duelproof.port import CardSpec, Opened, Position
from duelproof.port.abilities import Move
from reference.duel_masters.editions import EDITIONS
from reference.duel_masters.s2_reading_cards.names import CIVILIZATIONS

GAME = "duel-masters"
CARDS = cards_of(GAME)
DECKS = load_decks(game(GAME).folder / "decks.toml", CARDS)
GAMES = 3
"""How many games are played of each deck, against decks at random."""


def table(edition: str, alice: Deck, bob: Deck, seed: int) -> Position:
    """Return a game of two decks."""
    return position(GAME, edition, {"alice": alice.zones(CARDS), "bob": bob.zones(CARDS)}, Random(seed))


def test_there_is_a_deck_of_each_pair_of_civilizations() -> None:
    of_decks = [
        frozenset[str]().union(*(colors(CARDS[name]) for name in deck.cards)) for deck in DECKS.values()
    ]
    assert {pair for pair in of_decks if len(pair) == 2} == {
        frozenset(pair) for pair in combinations(sorted(CIVILIZATIONS), 2)
    }


def colors(card: CardSpec) -> set[str]:
    """Return the civilizations of a card."""
    return {color for face in card.faces for color in face.traits.colors}


def test_no_spell_puts_a_creature_with_a_text_back_into_the_battle_zone() -> None:
    """Some creatures cast a spell of the graveyard as they come, and no rule ends an endless game."""
    moves = {
        (face.traits.name, move.to): move.what
        for card in CARDS.values()
        for face in card.faces
        for ability in face.abilities
        if ability.kind == "spell"
        for move in ability.effect
        if isinstance(move, Move)
    }
    back = [name for (name, to), what in moves.items() if to == "battle" and what.which == "it"]
    moved = [moves[name, "hand"].filter for name in back]
    assert moved
    assert all(each is not None and each.no_text for each in moved)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_accepted_by_an_edition(name: str, edition: str) -> None:
    assert reference.engine().open(table(edition, DECKS[name], DECKS[name], 1)) == Opened()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", DECKS)
def test_games_of_a_deck_end(name: str, edition: str) -> None:
    """`race` raises where a game does not end or an option is refused."""
    names = sorted(DECKS)

    def deal(_cards: Mapping[str, CardSpec], rng: Random) -> Position:
        return table(edition, DECKS[name], DECKS[rng.choice(names)], rng.randrange(2**32))

    book = replace(playbook(GAME), deal=deal)
    tally = race(reference.engine(), book, CARDS, names.index(name), lambda tally: tally.games == GAMES)
    assert tally.games == GAMES
