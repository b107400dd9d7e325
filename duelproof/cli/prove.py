"""``duelproof prove``: show that every scenario can fail, and fails for its own rule."""

from pathlib import Path
from typing import Annotated

import typer

from duelproof.cli.options import Games, Rules, SuiteFolder


def prove(
    names: Games = None,
    rules: Rules = None,
    jobs: Annotated[int, typer.Option("-n", help="Worker processes.", min=1)] = 1,
    check: Annotated[
        bool, typer.Option("--check", help="Try only what changed since it was recorded, and write nothing.")
    ] = False,
    changed: Annotated[
        bool, typer.Option("--changed", help="Try and record only what is not recorded as passed.")
    ] = False,
    stale: Annotated[
        bool,
        typer.Option("--stale", help="List what --changed would try, and what names no rule."),
    ] = False,
    survivors: Annotated[
        bool | None,
        typer.Option(
            help="Also find the mutants that no scenario notices. For whole games (the default) they are "
            "recorded; for the functions marked with the rules of --rule they are printed. With --changed: "
            "those of functions that changed since, and those that are recorded on new scenarios."
        ),
    ] = None,
    games: Annotated[
        int,
        typer.Option(
            "--games",
            help="How many random games to try invariants on, and mutants that no scenario notices "
            "(0: none).",
            min=0,
        ),
    ] = 3,
    code: Annotated[
        list[Path] | None,
        typer.Option(
            "--code",
            metavar="PATH",
            exists=True,
            help="Only print the survivors in this file or folder of the engine (may be repeated).",
        ),
    ] = None,
    cluster: Annotated[
        str | None,
        typer.Option(
            help="A Dask scheduler, as tcp://HOST:PORT, whose workers do the work; only the engine's own "
            "tests are asked here.",
            metavar="ADDRESS",
        ),
    ] = None,
    suite: SuiteFolder = None,
    json: Annotated[bool, typer.Option("--json", help="Print the counts as JSON.")] = False,
) -> None:
    """Put every scenario through its three trials, and record the outcome beside the features.

    Without its When steps a scenario must fail; on an engine that breaks its rule it must fail, at a Then;
    with the seats swapped it must pass. No card may lie there for nothing. Each invariant of the play-outs
    must convict a wrong engine. Exit code 0: all pass, or are excepted with a reason. 1: some do not. 2:
    there was no run.
    """
    if cluster is not None and (code or stale):
        raise typer.BadParameter("it does nothing for --code and --stale.", param_hint="--cluster")
    # pytest is slow to import; the other commands should not wait for it.
    from duelproof.cli.proving import Asked, prove_and_tell

    asked = Asked(
        games=tuple(names or ()),
        rules=tuple(rules or ()),
        jobs=jobs,
        check=check,
        changed=changed,
        stale=stale,
        survivors=survivors,
        playouts=games,
        code=tuple(path.resolve() for path in code or ()),
        cluster=cluster,
        suite=suite,
        json=json,
    )
    raise typer.Exit(prove_and_tell(asked))
