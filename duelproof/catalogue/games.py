"""The games of a suite, and where the suite lies.

Each folder of ``features`` with a ``book.toml`` is a game (see `duelproof.catalogue.bookfile`).
"""

import importlib
import importlib.util
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

from duelproof.catalogue.bookfile import NAME, BookFile, Zone, read_book
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.fixed import in_force


@dataclass(frozen=True, slots=True, eq=False)
class Game:
    """One game of a suite; there is one such object for each.

    `package` is its folder under `features`, `steps` and `properties`, `root` the folder that holds these,
    `book` what its `book.toml` says.
    """

    package: str
    root: Path
    book: BookFile

    def __reduce__(self) -> tuple[Callable[[Path, str], "Game"], tuple[Path, str]]:
        return _in_suite, (self.root, self.package)

    @property
    def id(self) -> str:
        """Its name on the command line and in JSON."""
        return self.book.id

    @property
    def title(self) -> str:
        """Its name for readers."""
        return self.book.title

    @property
    def prefix(self) -> str:
        """The start of its rule ids."""
        return self.book.prefix

    @property
    def revisions(self) -> tuple[str, ...]:
        """The editions of its book, oldest first; the port calls them revisions."""
        return self.book.editions

    @property
    def revision(self) -> str:
        """The revision that is meant when none is named: the newest."""
        return self.revisions[-1]

    @property
    def zones(self) -> Mapping[str, Zone]:
        """What its book says of the zones, by name."""
        return self.book.zones

    @property
    def folder(self) -> Path:
        """The folder of its feature files, cards and numbering."""
        return self.root / "features" / self.package

    @property
    def code(self) -> str:
        """The package of its engine's chapters."""
        return self.book.code or f"{self.book.engine}.{self.package}"

    @property
    def misreadings(self) -> str:
        """The package of its wrong engines; there may be none."""
        return self.book.misreadings or f"{self.book.engine}.misreadings.{self.package}"

    @property
    def variations(self) -> str:
        """The module of its right engines that differ; there may be none."""
        return f"{self.book.engine}.variations.{self.package}"

    @property
    def marks(self) -> str:
        """The module that knows which code is marked with which rules."""
        return self.book.marks or f"{self.book.engine}.kernel.rules"


@cache
def games_in(root: Path) -> tuple[Game, ...]:
    """The games of the suite in a folder, in the order of their numbers.

    Raises CatalogueError when a `book.toml` is wrong, or missing beside a `numbering.toml`, and when two
    games have an id, a prefix or a number in common.
    """
    if not (root / "features").is_dir():
        return ()
    folders = [
        folder
        for folder in sorted((root / "features").iterdir())
        if (folder / NAME).is_file() or (folder / "numbering.toml").is_file()
    ]
    found = [Game(folder.name, root, read_book(folder / NAME)) for folder in folders]
    for field in ("id", "prefix", "number"):
        taken: dict[object, Game] = {}
        for each in found:
            other = taken.setdefault(getattr(each.book, field), each)
            if other is not each:
                raise CatalogueError(
                    f"{each.folder / NAME}: {field} is {getattr(each.book, field)!r}, as in "
                    f"{other.folder / NAME}: each book should have its own."
                )
    return tuple(sorted(found, key=lambda each: each.book.number))


def _in_suite(root: Path, package: str) -> Game:
    return next(each for each in games_in(root) if each.package == package)


def games() -> tuple[Game, ...]:
    """The games of the suite that is in force, else of the one with this package, in their numbers' order."""
    fixed = in_force()
    return games_in(suite_root() if fixed is None else Path(fixed.root))


def game(name: str | Game, among: tuple[Game, ...] | None = None) -> Game:
    """The game with this id; its package name is understood too. A game is itself.

    It is looked for among the games of a suite, by default as for `games`.

    Raises CatalogueError when there is no such game.
    """
    if isinstance(name, Game):
        return name
    among = games() if among is None else among
    for candidate in among:
        if name in (candidate.id, candidate.package):
            return candidate
    known = ", ".join(candidate.id for candidate in among)
    raise CatalogueError(f"There is no game {name!r}: the games are {known or 'none at all'}.")


def game_of(rule_id: str, among: tuple[Game, ...] | None = None) -> Game:
    """The game that a rule id belongs to, by its prefix, among those of a suite as for `game`.

    Raises CatalogueError when no game has that prefix.
    """
    among = games() if among is None else among
    prefix = rule_id.split("-", 1)[0]
    for candidate in among:
        if prefix == candidate.prefix:
            return candidate
    known = ", ".join(f"{candidate.prefix}- ({candidate.title})" for candidate in among)
    raise CatalogueError(f"The rule id {rule_id!r} belongs to no game: ids begin with {known}.")


@cache
def suite_root() -> Path:
    """The folder that holds `features`, `steps`, `reference` and `properties`.

    In an installed wheel that is `duelproof/_suite` (first, as a stranger's `features` may lie beside the
    package there), from a checkout the checkout itself.
    Raises CatalogueError when neither is there.
    """
    package = Path(__file__).resolve().parent.parent
    for root in (package / "_suite", package.parent):
        if (root / "features").is_dir():
            return root
    raise CatalogueError(
        f"The suite is missing: there is no folder 'features' in {package.parent} or {package / '_suite'}."
    )


def features_folder(game: Game) -> Path:
    """The folder of a game's feature files, cards and numbering."""
    return game.folder


def known_edition(game: Game, edition: str) -> str:
    """Return an edition of a game's book.

    Raises CatalogueError for one that the book does not have.
    """
    if edition not in game.revisions:
        known = ", ".join(game.revisions)
        raise CatalogueError(f"{game.title} has no edition {edition!r}: there are {known}.")
    return edition


def find_in(root: Path) -> None:
    """Let the packages of a suite be imported by name, before any others that are called so."""
    place = str(root)
    if sys.path[:1] != [place]:
        sys.path[:] = [place, *(other for other in sys.path if other != place)]
        importlib.invalidate_caches()


def find_engines(root: Path) -> None:
    """Let the engines of a suite be imported by name, and those of this package, which they may rest on."""
    if (ours := str(suite_root())) not in sys.path:
        sys.path.append(ours)
    find_in(root)


def vocabulary(game: Game) -> ModuleType | None:
    """The module that has the words of cards which this game alone has; None where there is none.

    Raises ImportError when the module is there and cannot be imported.
    """
    find_engines(game.root)
    name = game.book.vocabulary
    package = name.rpartition(".")[0]
    try:
        found = bool(name) and importlib.util.find_spec(name) is not None
    except ModuleNotFoundError as missing:
        if missing.name is None or not f"{package}.".startswith(f"{missing.name}."):
            raise
        found = False
    return importlib.import_module(name) if found else None


def take_in_words(among: tuple[Game, ...] | None = None) -> None:
    """Let cards of these games be read (by default, of all): their vocabularies are taken in as imported."""
    for each in games() if among is None else among:
        vocabulary(each)
