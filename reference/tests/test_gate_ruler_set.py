"""The decks of Gate Ruler's set: legal, and played to the end."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import reference
from duelproof.catalogue.decks import Deck, DeckError, load_decks
from duelproof.catalogue.games import features_folder, game
from duelproof.playout.campaign import cards_of, race
from duelproof.playout.dealing import position
from duelproof.playout.games import playbook
from duelproof.port import CardSpec, Opened, Position
from reference.gate_ruler.sa_rulers.rulers import RULERS

GAME, REVISION = "gate-ruler", "1.1.2"
PLAYBOOK = playbook(GAME)
CARDS = cards_of(GAME)
DECKS = load_decks(features_folder(game(GAME)) / "decks.toml", CARDS)
GAMES = 4
"""How many games are played of each deck, against decks at random."""


def table(alice: Deck, bob: Deck, seed: int) -> Position:
    """Return a game of two decks."""
    return position(GAME, REVISION, {"alice": alice.zones(CARDS), "bob": bob.zones(CARDS)}, Random(seed))


def keywords(card: CardSpec) -> set[str]:
    """Return the keywords of a card's abilities."""
    return {ability.keyword for face in card.faces for ability in face.abilities if ability.keyword}


def test_each_ruler_has_two_decks() -> None:
    assert Counter(name for deck in DECKS.values() for name in deck.beside["ruler"]) == dict.fromkeys(
        RULERS, 2
    )


@pytest.mark.parametrize("name", DECKS)
def test_a_deck_is_accepted_by_its_ruler(name: str) -> None:
    assert reference.engine().open(table(DECKS[name], DECKS[name], 1)) == Opened()


def test_every_keyword_of_the_set_stands_in_a_deck() -> None:
    of_set = set[str]().union(*map(keywords, CARDS.values()))
    in_decks = set[str]().union(*(keywords(CARDS[name]) for deck in DECKS.values() for name in deck.cards))
    assert in_decks == of_set


@pytest.mark.parametrize("name", DECKS)
def test_games_of_a_deck_end(name: str) -> None:
    """`race` raises where a game does not end or an option is refused."""
    names = sorted(DECKS)
    first = names.index(name)

    def deal(_cards: Mapping[str, CardSpec], rng: Random) -> Position:
        return table(DECKS[name], DECKS[rng.choice(names)], rng.randrange(2**32))

    tally = race(
        reference.engine(), replace(PLAYBOOK, deal=deal), CARDS, first, lambda tally: tally.games == GAMES
    )
    assert tally.games == GAMES


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[Deck", "at the end of a table"),
        ('[Deck]\ntheme = ""\ncards = { "Gray Wolf" = 0 }', ">= 1"),
        ('[Deck]\ntheme = ""\ncards = { "No Wolf" = 1 }', "'No Wolf'"),
    ],
    ids=["no TOML", "no copies", "an unknown card"],
)
def test_a_wrong_file_of_decks_is_refused_with_what_is_wrong(tmp_path: Path, text: str, fault: str) -> None:
    file = tmp_path / "decks.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(DeckError, match=fault):
        load_decks(file, CARDS)
