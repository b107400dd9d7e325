"""The cards of a game, from its TOML files."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.fixed import children, read_text
from duelproof.catalogue.games import games_in, take_in_words
from duelproof.catalogue.proofread import mistakes_in
from duelproof.catalogue.toml import line_of, read_toml
from duelproof.port.cards import CardSpec
from duelproof.port.checking import faults
from duelproof.port.reading import convert
from duelproof.port.vocabulary import TAKEN_IN

_FACE_KEYS = ("abilities", "text")


class CardError(CatalogueError):
    """A card file is wrong; the message says file, line and field."""


class _Wrong(Exception):
    """What is wrong with a card, not yet with its place: to look for that takes time."""


@cache
def load_cards(folder: Path, game: str) -> dict[str, CardSpec]:
    """Return the cards of all TOML files of a folder, by name.

    Args:
        folder: ``features/<game>/cards``.
        game: the game's name on the port.

    Raises:
        CardError: a file is no TOML, a card breaks the schema or has a word that its book does not know, or a
            name stands twice.
    """
    take_in_words(games_in(folder.resolve().parents[2]) or None)
    files = children(folder) if folder.is_dir() else ()
    cards, homes = _read([each for each in files if each.suffix == ".toml"], game)
    for mistake in mistakes_in(f"cards-{game}", lambda: _faulty(cards, homes, game)):
        raise CardError(mistake)
    return cards


def read_cards(files: Iterable[Path], game: str) -> dict[str, CardSpec]:
    """Return the cards of some TOML files, by name: a table a card, with its traits, abilities and text.

    Args:
        files: what is read; the words of its game must have been taken in.
        game: the game's name on the port.

    Raises:
        CardError: a file is no TOML, a card breaks the schema or has a word that its book does not know, or a
            name stands twice.
    """
    cards, homes = _read(files, game)
    for mistake in _faulty(cards, homes, game):
        raise CardError(mistake)
    return cards


def _read(files: Iterable[Path], game: str) -> tuple[dict[str, CardSpec], dict[str, Path]]:
    """Read the cards of some files, and say which card is of which file."""
    cards: dict[str, CardSpec] = {}
    homes: dict[str, Path] = {}
    for file in files:
        tables, text = read_toml(file, CardError)
        for name, table in tables.items():
            try:
                if name in cards:
                    raise _Wrong(f"card {name!r}: a card of that name stands in the set already")
                cards[name], homes[name] = _card(name, game, table), file
            except _Wrong as wrong:
                raise CardError(f"{file}:{line_of(text, [name])}: {wrong}") from wrong.__cause__
    return cards, homes


def _faulty(cards: Mapping[str, CardSpec], homes: Mapping[str, Path], game: str) -> Iterator[str]:
    """Find the cards with words that their book does not know, or data that no card can have."""
    vocabulary = TAKEN_IN.get(game)
    if vocabulary is None:
        return
    for name, card in cards.items():
        for fault in faults(card, vocabulary):
            yield f"{homes[name]}:{line_of(read_text(homes[name]), [name])}: {fault.reason}"


def _card(name: str, game: str, table: Any) -> CardSpec:
    if not isinstance(table, dict):
        raise _Wrong(f"card {name!r}: expected a table of traits, found {table!r}")
    faces = table.get("faces", [table])
    if not isinstance(faces, list) or not faces or not all(isinstance(face, dict) for face in faces):
        raise _Wrong(f"card {name!r}, faces: expected a list of one table or more, found {faces!r}")
    halves = table.get("halves", False)
    printed = [_face(name, face) for face in faces]
    try:
        return convert({"name": name, "game": game, "faces": printed, "halves": halves}, CardSpec)
    except msgspec.ValidationError as error:
        raise _Wrong(f"card {name!r}: {error}") from error


def _face(name: str, table: dict[str, Any]) -> dict[str, Any]:
    face = {key: table[key] for key in _FACE_KEYS if key in table}
    traits = {key: value for key, value in table.items() if key not in _FACE_KEYS}
    return {"traits": {"name": name, **traits}, **face}
