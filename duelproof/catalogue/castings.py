"""Castings: which cards of an engine's own play the parts of the suite's cards, scenario by scenario.

An engine that has nothing but its printed cards is judged by tables that are laid with them. ``duelproof
cast`` finds them and writes the file that ``certify --casting`` reads.
"""

import hashlib
from collections.abc import Iterable, Mapping
from pathlib import Path

import msgspec
from pytest_bdd.parser import Scenario

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.proofs import text_hash
from duelproof.port import CardSpec
from duelproof.port.reading import decode


class Cast(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays whom in one scenario: names of the engine's cards by those of the suite's.

    ``of`` is the hash of what this was found for: the steps of the scenario, and its cards.
    """

    of: str
    names: dict[str, str]


class Casting(msgspec.Struct, forbid_unknown_fields=True):
    """The casts of a game's scenarios, by id, and the engine's cards that are in them, by name.

    It was found for scenarios as they are played by the edition ``revision``, or where they are not for it by
    the newest that they are for.
    """

    game: str
    revision: str
    cards: dict[str, CardSpec]
    scenarios: dict[str, Cast]


def part_hash(scenario: Scenario, names: Iterable[str], ours: Mapping[str, CardSpec]) -> str:
    """Return the hash of what a cast is found for: a scenario's steps, and these of the suite's cards."""
    return _hash([text_hash(scenario), {name: ours.get(name) for name in names}])


def casting_hash(casting: Casting) -> str:
    """Return the hash of a casting."""
    return _hash(casting)


def _hash(said: object) -> str:
    return hashlib.sha256(msgspec.json.encode(said, order="sorted")).hexdigest()[:16]


def read_casting(file: Path) -> Casting:
    """Read a casting. The words of its game must have been taken in.

    Raises:
        CatalogueError: the file cannot be read or is no casting, or a cast names a card that it has not.
    """
    try:
        casting = decode(file.read_bytes(), Casting)
    except OSError as error:
        raise CatalogueError(f"The casting {file} cannot be read: {error.strerror}.") from error
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise CatalogueError(f"{file} is no casting, as `duelproof cast` writes it: {error}.") from error
    for scenario, cast in casting.scenarios.items():
        for name in cast.names.values():
            if name not in casting.cards:
                raise CatalogueError(f"{file} casts {name!r} in {scenario}, but does not say what it is.")
        if len(set(cast.names.values())) < len(cast.names):
            raise CatalogueError(f"{file} casts a card for two others in {scenario}.")
    return casting


def write_casting(casting: Casting, file: Path) -> None:
    """Write a casting, in the order of its names.

    Raises:
        OSError: the file cannot be written.
    """
    written = msgspec.json.encode(casting, order="sorted")
    file.write_bytes(msgspec.json.format(written, indent=1) + b"\n")
