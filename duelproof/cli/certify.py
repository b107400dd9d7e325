"""``duelproof certify``: run the suite against an engine and write a report."""

import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from duelproof.cli.ending import told_to_end
from duelproof.cli.options import DAY, MOST_MEMORY, CallLimit, Games, Rules, SuiteFolder
from duelproof.judge.spreading import processors
from duelproof.wire import MEMORY_LIMIT, TIME_LIMIT

RANDOM_DECISIONS = 2000
"""The decisions in random games of each book that are a part of a run."""


class Profile(StrEnum):
    """Which parts of the port are enough for the scenarios that count."""

    BASIC = "basic"
    VANILLA = "vanilla"
    NO_STEPS = "no-steps"


def workers(text: str) -> int:
    """Return the number of worker processes: a number, or ``auto`` for one on each processor we may use."""
    if text == "auto":
        return processors()
    if not text.isdecimal() or len(text) > 3:
        why = f"{text!r} is neither a number of processes nor 'auto'."
        raise typer.BadParameter(why, param_hint="-n")
    return int(text)


def certify(
    engine: Annotated[
        str | None,
        typer.Argument(
            help="reference, python:MODULE:OBJECT, stdio:COMMAND or tcp:HOST:PORT.", show_default=False
        ),
    ] = None,
    games: Games = None,
    rules: Rules = None,
    sections: Annotated[
        list[str] | None,
        typer.Option("--section", help="Only this section or subsection, as 8 or 8-4.", metavar="SECTION"),
    ] = None,
    scenarios: Annotated[
        list[str] | None,
        typer.Option("--scenario", help="Only the scenario with this id (may be repeated).", metavar="ID"),
    ] = None,
    impact: Annotated[
        list[str] | None,
        typer.Option(
            "--impact",
            help="Only what a change of the rule with this id touches: its scenarios, and those of other "
            "rules that run its code in the reference (may be repeated).",
            metavar="ID",
        ),
    ] = None,
    failed: Annotated[
        Path | None,
        typer.Option(
            help="Only what did not pass in an earlier run: its report folder or results.jsonl.",
            metavar="RESULTS",
        ),
    ] = None,
    list_only: Annotated[
        bool, typer.Option("--list", help="Print the ids and titles of what would be run, and run nothing.")
    ] = False,
    revision: Annotated[str | None, typer.Option(help="Only scenarios of this revision of a book.")] = None,
    profile: Annotated[
        Profile | None,
        typer.Option(
            help="Judge only what an engine can be judged on that has no more than this: basic has the main "
            "door, the judge's view and decisions to act, target and pay; vanilla no abilities of cards but "
            "keywords; no-steps does not tell phases and steps apart. The rest is run and reported apart."
        ),
    ] = None,
    jobs: Annotated[
        str,
        typer.Option(
            "-n",
            help="Worker processes, each with its own engine; auto: one for each processor.",
            metavar="N",
        ),
    ] = "auto",
    cluster: Annotated[
        str | None,
        typer.Option(
            help="A Dask scheduler, as tcp://HOST:PORT, whose workers play the scenarios; each starts an "
            "engine of its own.",
            metavar="ADDRESS",
        ),
    ] = None,
    report: Annotated[
        Path, typer.Option(help="Where report.html, results.jsonl, junit.xml and badge.json go.")
    ] = Path("build/report"),
    time_limit: CallLimit = TIME_LIMIT,
    start_limit: Annotated[
        float | None,
        typer.Option(help="Seconds it has to start (5, or the time limit if longer).", min=0.01, max=DAY),
    ] = None,
    run_limit: Annotated[
        float | None,
        typer.Option(help="Seconds the whole run may take; --resume goes on with it.", min=0.01),
    ] = None,
    memory_limit: Annotated[
        int, typer.Option(help="Megabytes its processes may use together.", min=1, max=MOST_MEMORY)
    ] = MEMORY_LIMIT >> 20,
    in_process: Annotated[
        bool,
        typer.Option(
            "--in-process", help="Run a python: engine in the judge's process: faster, and unguarded."
        ),
    ] = False,
    boards: Annotated[
        bool,
        typer.Option("--boards", help="Keep choices, events and tables of passes, too, for the report."),
    ] = False,
    site: Annotated[
        str, typer.Option(help="Where the rule book site is, a folder or an address: the report links to it.")
    ] = "build/site",
    writable: Annotated[
        list[Path] | None,
        typer.Option(help="A folder that the engine may write (may be repeated).", metavar="DIR"),
    ] = None,
    isolate: Annotated[bool, typer.Option("--isolate", hidden=True)] = False,
    bundle: Annotated[
        Path | None, typer.Option(help="Also pack the run into one file that duelproof verify checks.")
    ] = None,
    sign: Annotated[
        Path | None, typer.Option(help="Sign the bundle with this private Ed25519 key (PEM).")
    ] = None,
    calibration: Annotated[
        bool, typer.Option(help="Then tell the scores of engines that know nothing.")
    ] = True,
    seed: Annotated[
        int | None, typer.Option(help="Lay the tables anew as the run with this seed did.", min=0)
    ] = None,
    as_written: Annotated[
        bool, typer.Option("--as-written", help="Lay no table anew, to debug; the verdict says so.")
    ] = False,
    random_games: Annotated[
        int, typer.Option(help="Decisions in random games of each book; 0 plays none.", min=0)
    ] = RANDOM_DECISIONS,
    casting: Annotated[
        Path | None,
        typer.Option(help="Lay the tables with the engine's own cards, as duelproof cast has cast them."),
    ] = None,
    known: Annotated[
        Path | None,
        typer.Option(help="Known violations (TOML): only what fails otherwise, or no longer, fails the run."),
    ] = None,
    write_known: Annotated[
        Path | None, typer.Option(help="Write the failures of this run as known violations.")
    ] = None,
    suite: SuiteFolder = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the killed run in --report.")] = False,
    json: Annotated[
        bool, typer.Option("--json", help="Print the summary as JSON on standard output.")
    ] = False,
) -> None:
    """Run the scenarios against an engine, and write a certificate of what it did.

    Exit code 0: conforming (every rule that the engine claims, as far as you asked for it, was judged and
    passed), or no violation found. 1: violations. 2: broken, nothing judged, not finished, or there was no
    run. 3: the suite itself is at fault. With --known, what fails as known counts as undecided.
    """
    # pytest and the report's tools are slow to import; the other commands should not wait for them.
    from duelproof.cli.certifying import Asked, certify_and_tell, list_and_tell

    if engine is None and not list_only:
        raise typer.BadParameter("name the engine to certify.", param_hint="ENGINE")
    asked = Asked(
        engine=engine or "",
        games=tuple(games or ()),
        rules=tuple(rules or ()),
        sections=tuple(sections or ()),
        scenarios=tuple(scenarios or ()),
        impact=tuple(impact or ()),
        failed=failed,
        revision=revision,
        profile=profile and profile.value,
        jobs=workers(jobs),
        cluster=cluster,
        report=report,
        time_limit=time_limit,
        start_limit=start_limit,
        run_limit=run_limit,
        memory_limit=memory_limit << 20,
        boards=boards,
        site=site,
        in_process=in_process,
        writable=tuple(writable or ()),
        suite=suite,
        bundle=bundle,
        sign=sign,
        casting=casting,
        known=known,
        write_known=write_known,
        calibration=calibration,
        resume=resume,
        seed=seed,
        as_written=as_written,
        random_games=random_games,
        json=json,
    )
    with told_to_end() as ending:
        code = list_and_tell(asked) if list_only else certify_and_tell(asked)
    if ending.signal is not None:
        print(f"duelproof: ended by {ending.signal.name}. --resume goes on with the run.", file=sys.stderr)
        code = ending.code
    raise typer.Exit(code)
