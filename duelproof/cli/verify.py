"""``duelproof verify``: check a certificate and say what it certifies."""

from pathlib import Path
from typing import Annotated

import typer

from duelproof.cli.again import Again
from duelproof.cli.options import CallLimit, SuiteFolder
from duelproof.wire import TIME_LIMIT, SpecError


def verify_certificate(
    file: Annotated[Path, typer.Argument(help="A certificate made by certify --bundle.")],
    suite: SuiteFolder = None,
    key: Annotated[
        Path | None, typer.Option(help="Demand that it is signed with this public Ed25519 key (PEM).")
    ] = None,
    engine: Annotated[
        str | None,
        typer.Option("--rerun", metavar="ENGINE", help="Play scenarios again with this engine and compare."),
    ] = None,
    sample: Annotated[
        int | None,
        typer.Option(help="How many scenarios to play again, drawn by lot (all of up to 300).", min=1),
    ] = None,
    time_limit: CallLimit = TIME_LIMIT,
    in_process: Annotated[
        bool, typer.Option("--in-process", help="With --rerun: play a python: engine in the judge's process.")
    ] = False,
    writable: Annotated[
        list[Path] | None,
        typer.Option(
            help="With --rerun: a folder that the engine may write (may be repeated).", metavar="DIR"
        ),
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print what it certifies as JSON.")] = False,
) -> None:
    """Check a certificate offline, and say what it certifies.

    Every part must match its manifest, and all tables, claims and the verdict are made anew from the results
    of the scenarios. Where the suite at hand is the one that was run, the results must be of its scenarios,
    and none may be left out. The fingerprint is the hash of the manifest: compare it with the one that the
    engine's author published. Exit code 0: the certificate holds together, and what was played again ended
    as certified. 1: it ended otherwise. 2: the certificate does not hold together.
    """
    # The judge and its tools are slow to import; the other commands should not wait for them.
    from duelproof.cli.verifying import DIFFERS, verify_and_tell

    asked = None
    if engine is not None:
        asked = Again(engine, sample, in_process, tuple(writable or ()), time_limit)
    elif sample is not None or in_process or writable:
        raise SpecError("--sample, --in-process and --writable need --rerun: say which engine plays again.")
    if not verify_and_tell(file, suite, key, asked, json=json):
        raise typer.Exit(DIFFERS)
