"""``duelproof cast``: find which cards of an engine's own can play the parts of the suite's."""

from pathlib import Path
from typing import Annotated

import typer

from duelproof.cli.certify import workers
from duelproof.cli.options import Rules, SuiteFolder


def cast(
    catalogue: Annotated[
        Path,
        typer.Argument(
            help="A TOML file of the engine's cards, written as those of the suite in features/*/cards.",
            show_default=False,
        ),
    ],
    game: Annotated[str, typer.Option("--game", help="The game.", metavar="GAME", show_default=False)],
    output: Annotated[
        Path, typer.Option("--output", "-o", help="Where the casting goes, for certify --casting.")
    ] = Path("casting.json"),
    rules: Rules = None,
    sections: Annotated[
        list[str] | None,
        typer.Option("--section", help="Only this section or subsection, as 8 or 8-4.", metavar="SECTION"),
    ] = None,
    revision: Annotated[
        str | None, typer.Option(help="Only scenarios of this revision of the book, played by it.")
    ] = None,
    jobs: Annotated[
        str, typer.Option("-n", help="Worker processes; auto: one for each processor.", metavar="N")
    ] = "auto",
    suite: SuiteFolder = None,
    json: Annotated[bool, typer.Option("--json", help="Print the counts as JSON.")] = False,
) -> None:
    """Cast the scenarios of a game with the cards of an engine that has only its own.

    For each scenario, cards are looked for that can play the parts of the suite's: those most like them are
    tried first. The reference engine judges: with these cards it must pass the scenario, and still fail it on
    the wrong engine that proves it. Exit code 0: at least one scenario was cast. 1: none was. 2: a wrong
    file or name.
    """
    # pytest is slow to import; the other commands should not wait for it.
    from duelproof.cli.casting import cast_and_tell
    from duelproof.judge.selection import Selection

    selection = Selection((game,), tuple(rules or ()), tuple(sections or ()), revision)
    raise typer.Exit(cast_and_tell(catalogue, selection, output, workers(jobs), suite, json=json))
