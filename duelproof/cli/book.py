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


Copy = Annotated[
    Path,
    typer.Argument(
        help="Your copy: a rule a line with a tab after its number, or the text of the publisher's PDF.",
        metavar="FILE",
    ),
]
GameOf = Annotated[str, typer.Option("--game", help="The game of the book.", metavar="GAME")]
Before = Annotated[
    Path | None,
    typer.Option(
        "--before",
        help="Your copy of the recorded edition, to find rules with a new number and some new words.",
        metavar="FILE",
    ),
]


@book.command("check", epilog=CODES)
def check(
    text: Copy,
    game: GameOf,
    edition: Annotated[
        str | None,
        typer.Option(
            "--edition", help="The recorded edition to compare with; by default the one most like the copy."
        ),
    ] = None,
    before: Before = None,
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


@book.command("adopt", epilog=CODES)
def adopt(
    text: Copy,
    game: GameOf,
    edition: Annotated[
        str, typer.Option("--edition", help="What the new edition is called.", metavar="NAME")
    ],
    before: Before = None,
    date: Annotated[str, typer.Option("--date", help="The day of the edition, as 2026-11-28.")] = "undated",
    language: Annotated[
        str | None, typer.Option("--language", help="Its language; by default that of the one before.")
    ] = None,
    suite: SuiteFolder = None,
) -> None:
    """Record a copy as a new edition: its hashes, what each rule was before, and what is to be reviewed.

    Rules that are the same keep their scenarios, and so do those that only have a new number. A rule with
    other words is to be reviewed until it is confirmed, and a new one has no scenarios yet.
    """
    from duelproof.catalogue.adopting import adopt as adopted
    from duelproof.catalogue.copies import read_copy
    from duelproof.catalogue.games import game as game_called
    from duelproof.catalogue.games import games_in, suite_root
    from duelproof.catalogue.numbering import Document, load
    from duelproof.catalogue.revised import STANDINGS, changes

    numbering = load(game_called(game, games_in(suite.resolve() if suite else suite_root())))
    copy = read_copy(numbering.game, text)
    old = read_copy(numbering.game, before) if before else None
    found = changes(numbering, numbering.game.revision, copy, old)
    said = language or numbering.documents[-1].language
    written = adopted(numbering, Document(edition, date, text.name, said), copy, found)
    now = written.write()
    counted = Counter(change.standing for change in found)
    review = sum(rule.texts[edition].review for rule in now.of(edition))
    print(f"{now.game.title} {edition}: {_said({standing: counted[standing] for standing in STANDINGS})}.")
    print(f"{review} rules are to be reviewed. `duelproof rules --game {now.game.id} --ids` lists them, and")
    print(
        f"those without scenarios; `duelproof book confirm ID --edition {edition}` says that one is reviewed."
    )


@book.command("confirm", epilog=CODES)
def confirm(
    rules: Annotated[list[str], typer.Argument(help="The ids of rules.", metavar="ID...")],
    edition: Annotated[
        str | None, typer.Option("--edition", help="The edition; by default the newest.", metavar="NAME")
    ] = None,
    suite: SuiteFolder = None,
) -> None:
    """Say that the scenarios of rules have been reviewed, and fit their wording in an edition."""
    from duelproof.catalogue.adopting import confirm as confirmed
    from duelproof.catalogue.games import game_of, games_in, suite_root
    from duelproof.catalogue.numbering import load

    known = games_in(suite.resolve() if suite else suite_root())
    numbering = load(game_of(rules[0], known))
    revision = edition or numbering.game.revision
    now = confirmed(numbering, revision, rules).write()
    left = sum(rule.texts[revision].review for rule in now.of(revision))
    print(f"Confirmed: {', '.join(rules)}. {left} rules of edition {revision} are still to be reviewed.")


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
    return {"scenarios": found.scenarios, "readings": found.reading_places, "code": found.code_places}


def _lines(change: "Change", touched: dict[str, list[str]]) -> Iterator[str]:
    """Yield what is told of a rule that differs."""
    what = f" ({' and '.join(change.differs)})" if change.differs else ""
    was = f" from {change.was}" if change.standing == "renumbered" else ""
    like = f", {change.likeness:.0%} alike" if change.likeness is not None else ""
    yield f"\n{change.rule}  {change.standing}{was}{what}{like}"
    for name, places in touched.items():
        yield from (f"    {name.removesuffix('s') if name != 'code' else name}: {place}" for place in places)
