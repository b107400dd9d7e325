"""``duelproof compare``: the results of several runs side by side."""

from pathlib import Path
from typing import Annotated

import typer

from duelproof.cli.options import SuiteFolder


def compare(
    results: Annotated[
        list[Path],
        typer.Argument(
            help="Two or more: report folders of certify, or certificates (certify --bundle).",
            show_default=False,
        ),
    ],
    every: Annotated[
        bool, typer.Option("--all", help="Print all rules and changes, however many there are.")
    ] = False,
    html: Annotated[
        Path | None, typer.Option("--html", help="Also write all of it as one page.", metavar="FILE")
    ] = None,
    suite: SuiteFolder = None,
    json: Annotated[
        bool, typer.Option("--json", help="Print the comparison as JSON on standard output.")
    ] = False,
) -> None:
    """Compare the results of runs: of several engines, or of one engine at several times.

    Shows how each section and each rule ended in each run, and what got better and worse from the first run
    to each later one. A rule ends like the worst of its scenarios; what a run did not claim or did not run
    has not passed. Another suite, edition or selection is told, and what only one of two runs has is not
    compared. Exit code 0: nothing got worse from the first run to the last. 1: something did. 2: a file is no
    report or certificate, or is damaged, or there is nothing to compare.
    """
    # The judge and its tools are slow to import; the other commands should not wait for them.
    from duelproof.cli.tabulating import compare_and_tell

    raise typer.Exit(compare_and_tell(results, suite, every=every, html=html, json=json))
