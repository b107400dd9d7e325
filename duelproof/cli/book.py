"""``duelproof book``: an editor's own copy of a book beside what is recorded of it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from duelproof.cli.codes import CODES
from duelproof.cli.options import SuiteFolder

if TYPE_CHECKING:
    from duelproof.catalogue.explain import Shelf
    from duelproof.catalogue.revised import Change, Standing

book = typer.Typer(
    name="book",
    help="Compare your own copy of a rule book with what is recorded of it, which is never its wording.",
    epilog=CODES,
    no_args_is_help=True,
    rich_markup_mode=None,
)


@book.callback()
def _named() -> None:
    """Have `check` called by its name although it is the only command yet."""


@book.command("check", epilog=CODES)
def check(
    text: Annotated[
        Path,
        typer.Argument(
            help="Your copy: a rule a line with a tab after its number, or the text of the publisher's PDF.",
            metavar="FILE",
        ),
    ],
    game: Annotated[str, typer.Option("--game", help="The game of the book.", metavar="GAME")],
    edition: Annotated[
        str | None,
        typer.Option(
            "--edition", help="The recorded edition to compare with; by default the one most like the copy."
        ),
    ] = None,
    before: Annotated[
        Path | None,
        typer.Option(
            "--before",
            help="Your copy of the recorded edition, to find rules with a new number and some new words.",
            metavar="FILE",
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    suite: SuiteFolder = None,
) -> None:
    """Say which rules of a copy are the same, reworded, renumbered, new or gone; exit with 1 if any is.

    Beside each rule that differs stand its scenarios, readings and code.
    """
    # pytest-bdd reads the feature files and is slow to import; the other commands should not wait for it.
    from duelproof.catalogue.copies import read_copy
    from duelproof.catalogue.explain import shelf
    from duelproof.catalogue.games import game as game_called
    from duelproof.catalogue.games import games_in, suite_root
    from duelproof.catalogue.numbering import load
    from duelproof.catalogue.revised import STANDINGS, changes, nearest

    root = suite.resolve() if suite else suite_root()
    numbering = load(game_called(game, games_in(root)))
    copy = read_copy(numbering.game, text)
    old = read_copy(numbering.game, before) if before else None
    revision = edition or nearest(numbering, copy)
    found = changes(numbering, revision, copy, old)
    different = [change for change in found if change.standing != "same"]
    touched = _touched(shelf(numbering, root), different) if different else {}
    counted = Counter(change.standing for change in found)
    counts = {standing: counted[standing] for standing in STANDINGS}
    if json:
        data = {
            "game": numbering.game.id,
            "edition": revision,
            "file": str(text),
            "counts": counts,
            "changes": [msgspec.to_builtins(change) | touched[change.rule] for change in different],
        }
        print(msgspec.json.encode(data).decode())
    else:
        print(f"{numbering.game.title}, compared with edition {revision}: {_said(counts)}.")
        for change in different:
            print("\n".join(_lines(change, touched[change.rule])))
        if old is None and counts["new"] and counts["gone"]:
            print(
                "\nA rule that is both renumbered and reworded is told as a new and a gone one here: "
                "with --before FILE, your copy of the recorded edition, it is found."
            )
    raise typer.Exit(1 if different else 0)


def _said(counts: "Mapping[Standing, int]") -> str:
    return ", ".join(f"{count} {standing}" for standing, count in counts.items())


def _touched(known: "Shelf", different: "list[Change]") -> dict[str, dict[str, list[str]]]:
    """Return the scenarios, readings and code of each rule that differs, by its id in the copy."""
    return {
        change.rule: _held(known, change.was) if change.was else {"scenarios": [], "readings": [], "code": []}
        for change in different
    }


def _held(known: "Shelf", rule: str) -> dict[str, list[str]]:
    found = known.explain(rule)
    return {
        "scenarios": [
            case.id
            for meaning in found.meanings
            for scenario in meaning.block.scenarios
            for case in scenario.cases()
        ],
        "readings": [found.place(reading.file) for reading in found.readings],
        "code": [f"{found.place(each.file)}:{each.line} {each.name}" for each in found.code],
    }


def _lines(change: "Change", touched: dict[str, list[str]]) -> Iterator[str]:
    """Yield what is told of a rule that differs."""
    what = f" ({' and '.join(change.differs)})" if change.differs else ""
    was = f" from {change.was}" if change.standing == "renumbered" else ""
    like = f", {change.likeness:.0%} alike" if change.likeness is not None else ""
    yield f"\n{change.rule}  {change.standing}{was}{what}{like}"
    for name, places in touched.items():
        yield from (f"    {name.removesuffix('s') if name != 'code' else name}: {place}" for place in places)
