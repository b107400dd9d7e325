"""``duelproof port``: how a game speaks the port, as a page."""

from pathlib import Path
from typing import Annotated

import typer

from duelproof.cli.options import SuiteFolder


def port(
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="The game.", show_default=False)],
    engine: Annotated[
        str,
        typer.Argument(help="reference, python:MODULE:OBJECT, stdio:COMMAND or tcp:HOST:PORT."),
    ] = "reference",
    output: Annotated[
        Path | None, typer.Option(help="The file to write the page to, instead of printing it.")
    ] = None,
    suite: SuiteFolder = None,
) -> None:
    """Play the scenarios of a game on an engine, and write down which words of the port it uses.

    The page (Markdown) lists phases, zones, decisions with their options, events, what views show, and the
    words of cards, with a game as an example. Compare your engine's page with those in docs/port.
    """
    # pytest is slow to import; the other commands should not wait for it.
    from duelproof.cli.porting import write_page

    raise typer.Exit(write_page(game, engine, output, suite))
