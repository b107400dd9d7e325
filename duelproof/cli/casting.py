"""What ``duelproof cast`` does: reads a catalogue, casts scenarios behind a bar, and writes the casting."""

import sys
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import Progress as Bar

from duelproof.casting.running import Casts, find_casts
from duelproof.catalogue.cards import read_cards
from duelproof.catalogue.castings import Casting, write_casting
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import Game, suite_root, take_in_words
from duelproof.cli.codes import suite_at_fault
from duelproof.cli.places import check_place
from duelproof.judge.certify import SuiteFailure
from duelproof.judge.selection import Selection, Suite
from duelproof.judge.words import counted
from duelproof.port import CardSpec


def cast_and_tell(
    catalogue: Path, selection: Selection, output: Path, jobs: int, root: Path | None, *, json: bool
) -> int:
    """Cast the selected scenarios, write the casting and print what was found; return the exit code.

    Raises:
        CatalogueError: the catalogue is wrong, the selection is not in the book, or the casting could not
            be written.
        OSError: the casting cannot be written.
    """
    check_place("--output", output, [catalogue])
    suite = Suite(root.resolve() if root else suite_root())
    [played] = selection.check(suite)
    take_in_words(suite.games)
    cards = _catalogue(catalogue, played)
    try:
        casts = _cast(suite, played, selection, cards, jobs)
    except SuiteFailure as failure:
        return suite_at_fault(failure.mistakes)
    playing = {name for cast in casts.found.values() for name in cast.names.values()}
    revision = selection.revision or played.revisions[-1]
    parts = {name: cards[name] for name in sorted(playing)}
    output.parent.mkdir(parents=True, exist_ok=True)
    write_casting(Casting(played.id, revision, parts, casts.found), output)
    _tell(casts, len(playing), len(cards), output, json=json)
    return 0 if casts.found else 1


def _catalogue(file: Path, game: Game) -> dict[str, CardSpec]:
    try:
        cards = read_cards([file], game.id)
    except OSError as error:
        raise CatalogueError(f"The catalogue {file} cannot be read: {error.strerror}.") from error
    if not cards:
        raise CatalogueError(f"The catalogue {file} has no card.")
    return cards


def _cast(suite: Suite, game: Game, selection: Selection, cards: dict[str, CardSpec], jobs: int) -> Casts:
    with Bar(console=Console(file=sys.stderr), transient=True) as bar:
        task = bar.add_task("scenarios", total=None)

        def told(count: int) -> None:
            if count < 0:
                bar.advance(task)
            else:
                bar.update(task, total=count)

        return find_casts(suite, game, selection, cards, jobs, told)


def _tell(casts: Casts, playing: int, cards: int, output: Path, *, json: bool) -> None:
    scenarios = len(casts.found) + len(casts.without) + len(casts.unproven)
    if json:
        data = {
            "scenarios": scenarios,
            "cast": len(casts.found),
            "without": sorted(casts.without),
            "unproven": sorted(casts.unproven),
            "cards": cards,
            "playing": playing,
            "output": str(output),
        }
        print(msgspec.json.encode(data).decode())
        return
    print(
        f"{len(casts.found):,} of {counted(scenarios, 'scenario')} cast, with {playing:,} of {cards:,} cards."
    )
    if casts.unproven:
        print(f"{counted(len(casts.unproven), 'scenario')} not tried: no wrong engine proves them yet.")
    print(f"The casting is in {output}: duelproof certify ENGINE --casting {output}")
