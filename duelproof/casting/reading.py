"""A casting as a run takes it: of the suite as it is."""

from pathlib import Path

import msgspec

from duelproof.catalogue.cards import load_cards
from duelproof.catalogue.castings import Casting, part_hash, read_casting
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import take_in_words
from duelproof.judge.census import census
from duelproof.judge.selection import Selection, Suite
from duelproof.judge.words import counted
from duelproof.port import CardSpec


def casting_of(file: Path, suite: Suite, selection: Selection) -> tuple[Casting, str]:
    """Return what of a casting holds for the selected scenarios, and a sentence on those that have changed.

    Raises:
        CatalogueError: it cannot be read, is of another edition, or casts what it cannot.
    """
    take_in_words(suite.games)
    casting = read_casting(file)
    game = suite.game(casting.game)
    ours = load_cards(suite.folder(game) / "cards", game.id)
    if casting.revision != (played := selection.revision or game.revisions[-1]):
        raise CatalogueError(
            f"{file} was made for {game.title} {casting.revision}, and {played} is played: "
            f"run `duelproof cast --revision {played}`."
        )
    _check(casting, ours, file)
    scenarios = {each["scenario"]: rendered for each, rendered in census(suite, selection)}
    asked = {name: cast for name, cast in casting.scenarios.items() if name in scenarios}
    holds = {
        name: cast for name, cast in asked.items() if cast.of == part_hash(scenarios[name], cast.names, ours)
    }
    changed = counted(len(asked) - len(holds), "scenario")
    said = f"{changed} changed after the casting: the suite's cards are played there."
    return msgspec.structs.replace(casting, scenarios=holds), said if len(holds) < len(asked) else ""


def _check(casting: Casting, ours: dict[str, CardSpec], file: Path) -> None:
    """Check that each of the suite's cards is played by one with as many faces."""
    for scenario, cast in casting.scenarios.items():
        for part, name in cast.names.items():
            if part in ours and len(ours[part].names) != len(casting.cards[name].names):
                raise CatalogueError(
                    f"{file} casts {name!r} as {part!r} in {scenario}, with fewer or more faces."
                )
