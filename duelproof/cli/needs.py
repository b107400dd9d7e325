"""``duelproof needs``: what scenarios ask of an engine, and what to support next."""

from typing import Annotated

import typer

from duelproof.cli.options import SuiteFolder

MOST = 12
"""So many steps are planned unless told otherwise."""


def needs(
    game: Annotated[str, typer.Option("--game", help="The game.", metavar="GAME", show_default=False)],
    engine: Annotated[
        str | None,
        typer.Argument(
            help="Plan from what this engine can be judged on: reference, python:MODULE:OBJECT, "
            "stdio:COMMAND or tcp:HOST:PORT.",
            show_default=False,
        ),
    ] = None,
    most: Annotated[int, typer.Option("--steps", help="How many steps to plan.", min=1, max=1000)] = MOST,
    suite: SuiteFolder = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Plan what to support next, so that most scenarios can be judged for the least work.

    What a scenario needs is read from its table: the door, the zones where cards lie, and of each card its
    types, keywords and what its abilities are made of. With an engine, the scenarios are played first: what
    lies on the tables of those that could be judged is supported already.
    """
    # pytest is slow to import; the other commands should not wait for it.
    from duelproof.cli.needing import needs_and_tell

    raise typer.Exit(needs_and_tell(game, engine, most, suite, json=json))
