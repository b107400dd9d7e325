"""The playbook of a game, put together from ``properties/<game>/``, which has a module for each chapter.

A module there may have

- ``INVARIANTS``  the invariants of its chapter that hold at every decision
- ``TELLS``       what each kind of event says at least, beside what it does in any game (see `telling`)
- ``COURSE``      the rules that invariants of whole play-outs (see `everywhere`) stand for
- ``deal``        a function that makes a table to begin from out of cards of the set; one chapter has it
- ``turns``       how many turns a game can have at most, from its position, where the default does not fit

The zones come from ``book.toml``.
"""

import importlib
from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial
from pathlib import Path
from random import Random
from types import ModuleType

import msgspec

from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import Game, find_in, games
from duelproof.catalogue.games import game as game_named
from duelproof.playout.everywhere import COURSE, course
from duelproof.playout.invariant import Playbook, turns_by_decks
from duelproof.playout.telling import with_those_of_any_game
from duelproof.port import CardSpec, Position


def chapter_files(game: Game) -> list[Path]:
    """Return the modules of a game's properties, without tests; none where the suite has no such folder."""
    folder = game.root / "properties" / game.package
    return [
        file
        for file in sorted(folder.glob("*.py"))
        if not file.name.startswith(("_", "test_")) and file.name != "conftest.py"
    ]


def playbook(game: str | Game, edition: str | None = None) -> Playbook:
    """Return the playbook of a game; a game given by name is one of the suite that comes with this package.

    It deals tables of the edition, or of the one that its properties name. A game without properties in its
    suite has no invariants, and nothing deals it.

    Raises CatalogueError when there is no such game, or when its properties are not as they should be.
    """
    book = _playbook(game_named(game))
    return book if edition is None else replace(book, deal=partial(_dealt_by, book, edition))


def _dealt_by(book: Playbook, edition: str, cards: Mapping[str, CardSpec], rng: Random) -> Position:
    """Deal a table of an edition."""
    return msgspec.structs.replace(book.deal(cards, rng), revision=edition)


def playbooks() -> tuple[Playbook, ...]:
    """Return the playbooks of all games of the suite that comes with this package."""
    return tuple(map(playbook, games()))


@cache
def _playbook(game: Game) -> Playbook:
    chapters = [_chapter(game, file) for file in chapter_files(game)]
    dealing = [each for each in chapters if hasattr(each, "deal")]
    if len(dealing) != 1 and chapters:
        raise CatalogueError(
            f"{game.root / 'properties' / game.package}: one module should have a function 'deal', "
            f"and {len(dealing)} have."
        )
    rules: dict[str, tuple[str, ...]] = {}
    for each in chapters:
        for name, more in getattr(each, "COURSE", {}).items():
            if name not in COURSE:
                raise CatalogueError(f"{each.__file__}: COURSE may name {', '.join(COURSE)}, not {name!r}.")
            rules[name] = (*rules.get(name, ()), *more)
    invariants = tuple(invariant for each in chapters for invariant in getattr(each, "INVARIANTS", ()))
    names = [invariant.name for invariant in invariants]
    if twice := {name for name in names if names.count(name) > 1 or name in COURSE}:
        raise CatalogueError(f"{game.title} has two invariants {', '.join(sorted(twice))}: names are unique.")
    turns = [each.turns for each in chapters if hasattr(each, "turns")]
    tells = {kind: more for each in chapters for kind, more in getattr(each, "TELLS", {}).items()}
    return Playbook(
        game=game.id,
        zones=game.zones,
        invariants=invariants,
        course=course(**rules) if chapters else {},
        deal=dealing[0].deal if dealing else partial(_undealt, game),
        turns=turns[0] if turns else turns_by_decks,
        tells=with_those_of_any_game(tells),
    )


def _undealt(game: Game, cards: Mapping[str, CardSpec], rng: Random) -> Position:
    """Raise the error of a game that nothing deals."""
    raise CatalogueError(f"The suite at {game.root} deals no {game.title}: it has no properties of it.")


def _chapter(game: Game, file: Path) -> ModuleType:
    find_in(game.root)
    module = importlib.import_module(f"properties.{game.package}.{file.stem}")
    if module.__file__ is None or not Path(module.__file__).samefile(file):
        raise CatalogueError(f"{file} cannot be imported: {module.__file__} is in its place.")
    return module
