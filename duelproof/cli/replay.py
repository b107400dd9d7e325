"""``duelproof replay``: step through a game in which two engines differed."""

from pathlib import Path
from typing import Annotated

import typer

from duelproof.cli.options import CallLimit
from duelproof.wire import TIME_LIMIT


def replay(
    file: Annotated[Path, typer.Argument(help="A replay saved by duelproof diff --save.")],
    engine: Annotated[
        str | None, typer.Argument(help="The engine to play it in; the first of the two, if none is named.")
    ] = None,
    time_limit: CallLimit = TIME_LIMIT,
    json: Annotated[bool, typer.Option("--json", help="Print the steps as JSON.")] = False,
) -> None:
    """Play a saved game in an engine, choice by choice, and show what each changed on the table."""
    from duelproof.cli.differing import replay_and_tell

    raise typer.Exit(replay_and_tell(file, engine, time_limit, json))
