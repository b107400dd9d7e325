"""``duelproof bench``: how fast the reference engines are, beside RLCard's UNO."""

from pathlib import Path
from typing import Annotated

import typer


def bench(
    output: Annotated[Path, typer.Option(help="Where the figures go, as JSON.")] = Path("build/bench.json"),
    seconds: Annotated[float, typer.Option(help="How long each plays in a round.", min=0.01, max=3600)] = 1.0,
    rounds: Annotated[int, typer.Option(help="How many rounds; the medians count.", min=1)] = 12,
    catalogue: Annotated[
        str | None,
        typer.Option(
            help="Also count the tables of a game that can be laid with the cards of a catalogue.",
            metavar="GAME=FILE",
        ),
    ] = None,
) -> None:
    """Measure the bundled engines' decisions per second beside RLCard's UNO, and the time per scenario.

    Exit code 0: measured. 2: RLCard is not installed.
    """
    from duelproof.cli.benching import measure_and_tell

    game, _, file = (catalogue or "").partition("=")
    if catalogue is not None and not (game and file):
        raise typer.BadParameter("a game and a file, as GAME=cards.toml.", param_hint="--catalogue")
    raise typer.Exit(measure_and_tell(output, seconds, rounds, (game, Path(file)) if file else None))
