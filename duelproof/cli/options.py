"""Options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

DAY = 86_400.0
"""Seconds: the longest that anything can be asked to take. Infinity is no number that a clock takes."""
MOST_MEMORY = 1 << 24
"""Megabytes: more than any machine has."""

Games = Annotated[
    list[str] | None, typer.Option("--game", help="Only this game (may be repeated).", metavar="GAME")
]
Rules = Annotated[
    list[str] | None,
    typer.Option("--rule", help="Only the rule with this id (may be repeated).", metavar="ID"),
]
SuiteFolder = Annotated[
    Path | None,
    typer.Option("--suite", help="Another suite: a folder with features/ and steps/.", exists=True),
]
CallLimit = Annotated[
    float, typer.Option("--time-limit", help="Seconds an engine has for one call.", min=0.01, max=DAY)
]
