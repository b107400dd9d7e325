"""What a catalogue of printed cards is worth: the share of a game's tables that can be laid with them."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from duelproof.casting.likeness import apart
from duelproof.casting.running import find_casts
from duelproof.catalogue.cards import read_cards
from duelproof.catalogue.games import suite_root, take_in_words
from duelproof.judge.selection import Selection, Suite
from duelproof.needs.tables import tables_of
from duelproof.port import CardSpec, laid

EVERY = 12
"""Every so many-th scenario is cast."""


@dataclass(frozen=True, slots=True)
class CastingFigures:
    """How many tables were looked at, and how many can be laid with such cards as they are, and once cast."""

    game: str
    cards: int
    tables: int
    as_they_are: int
    cast: int

    def data(self) -> dict[str, str | int]:
        """Return the figures as plain data."""
        return {
            "game": self.game,
            "cards": self.cards,
            "tables": self.tables,
            "as_they_are": self.as_they_are,
            "cast": self.cast,
        }


def casting(game: str, catalogue: Path) -> CastingFigures:
    """Cast a sample of a game's scenarios with a catalogue.

    A table can be laid as it is where the catalogue has each of its cards, but for the name.

    Raises:
        CatalogueError: there is no such game, or the catalogue is wrong.
        SuiteFailure: the suite cannot be collected.
    """
    suite = Suite(suite_root())
    played = suite.game(game)
    take_in_words(suite.games)
    cards = read_cards([catalogue], played.id)
    tables = tables_of(suite, [played])[::EVERY]
    sample = Selection((game,), scenarios=tuple(table.scenario for table in tables))
    casts = find_casts(suite, played, sample, cards, 1, lambda count: None)
    as_they_are = sum(
        all(_has(cards, table.position.cards[card.name]) for _, card in laid(table.position))
        for table in tables
    )
    return CastingFigures(game, len(cards), len(tables), as_they_are, len(casts.found))


def _has(cards: Mapping[str, CardSpec], wanted: CardSpec) -> bool:
    same = (card for card in cards.values() if len(card.faces) == len(wanted.faces))
    return any(apart(wanted, card) == 0 for card in same)
