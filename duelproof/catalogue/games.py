"""The three games: how they are called, which revisions of their books exist, where the suite lies."""

from dataclasses import dataclass
from pathlib import Path

from duelproof.catalogue.errors import CatalogueError


@dataclass(frozen=True, slots=True)
class Game:
    """One game of the suite.

    `id` is its name on the command line and in JSON, `package` its folder under `features`, `reference`
    and `steps`, `prefix` the start of its rule ids, `revisions` the revisions of its book, oldest first.
    """

    id: str
    title: str
    package: str
    prefix: str
    revisions: tuple[str, ...]

    @property
    def revision(self) -> str:
        """The revision that is meant when none is named: the newest."""
        return self.revisions[-1]


GAMES = (
    Game("gate-ruler", "Gate Ruler", "gate_ruler", "GR", ("1.1.2",)),
    Game("duel-masters", "Duel Masters", "duel_masters", "DM", ("1.13", "s-max")),
    Game("dimension-zero", "Dimension Zero", "dimension_zero", "DZ", ("15.00",)),
)


def game(name: str) -> Game:
    """The game with this id (`gate-ruler`); its package name is understood too.

    Raises CatalogueError when there is no such game.
    """
    for candidate in GAMES:
        if name in (candidate.id, candidate.package):
            return candidate
    known = ", ".join(candidate.id for candidate in GAMES)
    raise CatalogueError(f"There is no game {name!r}: the games are {known}.")


def game_of(rule_id: str) -> Game:
    """The game a rule id belongs to, by its prefix: `DM-703.4c` is Duel Masters.

    Raises CatalogueError when no game has that prefix.
    """
    prefix = rule_id.split("-", 1)[0]
    for candidate in GAMES:
        if prefix == candidate.prefix:
            return candidate
    known = ", ".join(f"{candidate.prefix}- ({candidate.title})" for candidate in GAMES)
    raise CatalogueError(f"The rule id {rule_id!r} belongs to no game: ids begin with {known}.")


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
    return suite_root() / "features" / game.package
