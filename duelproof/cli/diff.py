"""``duelproof diff``: play the same games in two engines until they differ."""

from pathlib import Path
from typing import Annotated

import typer

from duelproof.cli.options import CallLimit
from duelproof.differential.limits import TOTAL_LIMIT
from duelproof.wire import TIME_LIMIT


def diff(
    first: Annotated[str, typer.Argument(help="An engine; the reference also says which rules it ran.")],
    second: Annotated[str, typer.Argument(help="The engine to compare with it.")],
    game: Annotated[str, typer.Option(help="The game to play, as `duelproof rules` calls it.")],
    games: Annotated[int, typer.Option(help="How many games, unless they differ before.", min=1)] = 20,
    seed: Annotated[int, typer.Option(help="The seed of the first game; each has the next.")] = 0,
    card: Annotated[
        list[str] | None,
        typer.Option(help="A card that the decks are made of, with plain ones (may be repeated)."),
    ] = None,
    editions: Annotated[
        tuple[str, str],
        typer.Option(
            help="The edition that each of them plays by, as `s-max 1.13`. Where they part by a rule with a "
            "scenario tagged @changed, that is counted."
        ),
    ] = ("", ""),
    save: Annotated[Path | None, typer.Option(help="Where a divergence goes, for duelproof replay.")] = None,
    cluster: Annotated[
        str | None, typer.Option(help="A Dask scheduler, as tcp://HOST:PORT, whose workers play the games.")
    ] = None,
    time_limit: CallLimit = TIME_LIMIT,
    total_limit: Annotated[
        float, typer.Option(help="Seconds that all games together may take.", min=0.01, max=1e9)
    ] = TOTAL_LIMIT,
    json: Annotated[
        bool, typer.Option("--json", help="Print what was found as JSON on standard output.")
    ] = False,
) -> None:
    """Play the same choices in two engines, and compare tables and options after each of them.

    The first divergence is shrunk to as few choices as possible and saved as a replay. With --editions, the
    rules are counted by which two editions of a book part, and only what no changed rule names is a
    divergence. Exit code 0: none was found. 1: the engines differ. 2: an engine failed, time was up before
    all games were played, or there was no game.
    """
    from duelproof.cli.differing import Asked, compare_and_tell

    asked = Asked(
        first, second, game, games, seed, card or [], editions, save, cluster, time_limit, total_limit, json
    )
    raise typer.Exit(compare_and_tell(asked))
