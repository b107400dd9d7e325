"""``duelproof playout``: random games against an engine, measured or checked."""

from typing import Annotated

import typer

from duelproof.cli.options import CallLimit, SuiteFolder
from duelproof.wire import TIME_LIMIT

DEFAULT_SECONDS = 5.0


def playout(
    engine: Annotated[
        str,
        typer.Argument(help="reference, python:MODULE:OBJECT, stdio:COMMAND or tcp:HOST:PORT."),
    ],
    game: Annotated[str, typer.Option(help="The game to play, as `duelproof rules` calls it.")],
    seconds: Annotated[
        float | None,
        typer.Option(help="Play for this many seconds (5 if no number of games is given).", min=0.0, max=1e9),
    ] = None,
    games: Annotated[int | None, typer.Option(help="Play this many games.", min=1)] = None,
    seed: Annotated[int, typer.Option(help="The seed of the random players.")] = 0,
    edition: Annotated[
        str | None, typer.Option(help="The edition of the book to play by, unless it is the newest.")
    ] = None,
    check: Annotated[
        bool,
        typer.Option("--check", help="Check every invariant after every decision; stop at a breach."),
    ] = False,
    jobs: Annotated[
        int, typer.Option("-n", help="With --check: worker processes, each with its own engine.", min=1)
    ] = 1,
    cluster: Annotated[
        str | None,
        typer.Option(
            help="With --check: a Dask scheduler, as tcp://HOST:PORT, whose workers play the games.",
            metavar="ADDRESS",
        ),
    ] = None,
    time_limit: CallLimit = TIME_LIMIT,
    suite: SuiteFolder = None,
    json: Annotated[
        bool, typer.Option("--json", help="Print the numbers as JSON on standard output.")
    ] = False,
) -> None:
    """Play whole games at random among the legal options, and say how fast the engine is.

    With --check every invariant of the game is checked after every decision, illegal choices are tried, and
    each game is played again: once with the same choices, once with other cards where a player cannot see
    them. The n-th game begins from the seed plus n - 1, so that one game can be repeated from its own seed.
    Stopped by Ctrl-C or SIGTERM, they say what they have shown so far, and from which seed to go on.

    The reference is played as `make compiled` has compiled it, if it has; python:reference:engine never is.

    Exit code 0: played, nothing found. 1: an invariant does not hold. 2: the engine failed, or there was no
    game.
    """
    from duelproof.catalogue.games import game as game_named
    from duelproof.catalogue.games import games_in, known_edition, suite_root
    from duelproof.cli.playing import Asked, play_and_tell

    if cluster is not None and not check:
        raise typer.BadParameter("only games that are checked (--check) are.", param_hint="--cluster")
    if seconds is None and games is None:
        seconds = DEFAULT_SECONDS
    played = game_named(game, games_in(suite.resolve() if suite else suite_root()))
    by = known_edition(played, edition) if edition is not None else None
    asked = Asked(engine, played, by, seconds, games, seed, check, jobs, cluster, time_limit, json)
    raise typer.Exit(play_and_tell(asked))
