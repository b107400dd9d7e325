"""The ready-made decks of a game, from its TOML file."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.fixed import read_text
from duelproof.catalogue.toml import converted, line_of, read_toml
from duelproof.port.cards import CardSpec

Copies = Annotated[int, msgspec.Meta(ge=1)]


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a player brings: copies of cards for the deck, and for zones beside it, such as a ruler's."""

    theme: str
    cards: dict[str, Copies]
    beside: dict[str, dict[str, Copies]] = {}

    @property
    def names(self) -> frozenset[str]:
        """All cards in it, by their names in the set."""
        return frozenset(self.cards).union(*self.beside.values())

    def zones(self, cards: Mapping[str, CardSpec]) -> dict[str, list[CardSpec]]:
        """Return the cards by the zone in which they are brought before preparation."""
        return {
            zone: [cards[name] for name, copies in brought.items() for _ in range(copies)]
            for zone, brought in {**self.beside, "deck": self.cards}.items()
        }


class DeckError(CatalogueError):
    """A file of decks is wrong; the message says file, line and field."""


def load_decks(file: Path, cards: Mapping[str, CardSpec]) -> dict[str, Deck]:
    """Return the decks of a TOML file, by name.

    Args:
        file: ``features/<game>/decks.toml``.
        cards: the cards of the game's set.

    Raises:
        DeckError: the file cannot be read, a deck breaks the format, or a card of it is not in the set.
    """
    decks = read_decks(file)
    for name, deck in decks.items():
        for card in sorted(deck.names - cards.keys()):
            line = line_of(read_text(file), [name, card])
            raise DeckError(f"{file}:{line}: deck {name!r}: there is no card {card!r} in the set")
    return decks


def read_decks(file: Path) -> dict[str, Deck]:
    """Return the decks of a TOML file, by name, whatever cards they name.

    Raises:
        DeckError: the file is no TOML, or a deck breaks the format.
    """
    tables, text = read_toml(file, DeckError)
    return converted(file, tables, text, dict[str, Deck], DeckError)
