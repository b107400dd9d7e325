"""What ``duelproof certify`` does: runs the suite behind a progress bar, prints, and writes the report."""

import sys
import time
from dataclasses import dataclass
from datetime import date
from pathlib import Path

import msgspec
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table
from rich.text import Text

from duelproof.calibration.scores import scores
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.games import suite_root
from duelproof.certificate.pack import pack
from duelproof.judge.blame import Result
from duelproof.judge.certify import (
    Candidate,
    Limits,
    Run,
    Score,
    SuiteFailure,
    describe,
    run_suite,
)
from duelproof.judge.certify import Progress as Told
from duelproof.judge.isolation import isolation
from duelproof.judge.journal import Journal, identity_of
from duelproof.judge.known import Known, compare, exit_code, read_known, written
from duelproof.judge.outcome import outcome
from duelproof.judge.report import failure_text, summary_data, write_report
from duelproof.judge.safe import printable
from duelproof.judge.selection import Selection, Suite
from duelproof.judge.summary import DocumentSummary, Tally, summarise, total
from duelproof.judge.verdicts import Verdict
from duelproof.wire import MEMORY_LIMIT

UNUSABLE = 2
CACHE = Path("build/calibration")
SHOWN_FAILURES = 5
STYLES = {"VIOLATION": "red", "BROKEN": "magenta", "INCONCLUSIVE": "yellow", "ERROR": "bold red"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The command line of a certification."""

    engine: str
    games: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()
    revision: str | None = None
    profile: str | None = None
    jobs: int = 1
    report: Path
    time_limit: float
    start_limit: float | None = None
    memory_limit: int = MEMORY_LIMIT
    in_process: bool = False
    writable: tuple[Path, ...] = ()
    suite: Path | None = None
    bundle: Path | None = None
    known: Path | None = None
    write_known: Path | None = None
    calibration: bool = True
    resume: bool = False
    json: bool = False


def certify_and_tell(asked: Asked) -> int:
    """Certify an engine and return the exit code: 0 no violation found, 1 violations, 2 no judgement.

    Raises CatalogueError for what is not in the books, and SpecError for an engine spec that names nothing.
    """
    selection = Selection(asked.games, asked.rules, asked.sections, asked.revision, asked.profile)
    suite = Suite(asked.suite.resolve() if asked.suite else suite_root())
    selection.files(suite, selection.check(suite))
    known = None if asked.known is None else read_known(asked.known)
    console = Console(file=sys.stderr)
    jobs = asked.jobs
    if jobs > 1 and asked.engine.startswith("tcp:"):
        console.print("An engine behind tcp: is one engine, so one worker plays against it.")
        jobs = 1
    limits = Limits(asked.time_limit, asked.start_limit, jobs, asked.memory_limit)
    played = isolation(asked.engine, suite.root, in_process=asked.in_process, writable=asked.writable)
    candidate = describe(asked.engine, limits, played)
    started = time.perf_counter()
    try:
        identity = identity_of(suite, candidate, selection, limits)
        with Journal(asked.report, identity, resume=asked.resume).open() as journal:
            if asked.resume:
                console.print(f"{len(journal.kept)} scenarios have a result already.", highlight=False)
            results = _run_with_bar(console, suite, candidate, selection, limits, journal)
            journal.finish(results)
        run = Run(candidate, selection, results, time.perf_counter() - started)
        if asked.calibration:
            run.calibration = _calibrated(console, suite, selection, limits)
        documents = summarise(run, suite)
        write_report(run, documents, asked.report)
        summary = summary_data(run, documents)
        fingerprint = _packed(asked, summary, suite)
        if asked.write_known is not None:
            link = "put a link to its discussion here"
            asked.write_known.write_text(written(run.results, link, date.today()), "utf-8")
    except SuiteFailure as failure:
        _tell_suite_failure(failure)
        return UNUSABLE
    except OSError as error:
        place = error.filename or asked.report
        raise CatalogueError(f"The report cannot be written to {place}: {error.strerror}.") from error
    _tell(console, run, documents, asked.report)
    if fingerprint:
        console.print(
            f"Certificate: {asked.bundle}, fingerprint {fingerprint}", highlight=False, soft_wrap=True
        )
    if asked.json:
        print(msgspec.json.encode(summary | {"report": str(asked.report)}).decode())
    return outcome(documents).code if known is None else _known_code(console, run, known)


def _known_code(console: Console, run: Run, known: list[Known]) -> int:
    """Print what became of the known violations; return the exit code that follows from them."""
    outcome = compare(known, run.results, date.today())
    console.print(f"{len(outcome.as_known)} scenarios failed as they are known to.", highlight=False)
    for surprise in outcome.surprises:
        console.print(f"[bold red]Not as known:[/] {_shown(surprise)}", highlight=False, soft_wrap=True)
    return exit_code(run, outcome)


def _packed(asked: Asked, summary: dict[str, object], suite: Suite) -> str | None:
    """Pack the run if that was asked for, and return the certificate's fingerprint."""
    if asked.bundle is None:
        return None
    return pack(asked.report, summary, ["duelproof", *sys.argv[1:]], suite.root, asked.bundle)


def _calibrated(console: Console, suite: Suite, selection: Selection, limits: Limits) -> list[Score]:
    """Return the scores of engines that know nothing, with a progress bar while they are being computed."""
    with Progress(TextColumn("{task.description}"), BarColumn(), console=console, transient=True) as bar:

        def announce(name: str) -> Told:
            task = bar.add_task(f"calibration: {name.replace('_', ' ')}", total=None)
            return Told(
                lambda count: bar.update(task, total=count), lambda result: bar.update(task, advance=1)
            )

        return scores(suite, selection, limits, CACHE, announce)


def _run_with_bar(
    console: Console,
    suite: Suite,
    candidate: Candidate,
    selection: Selection,
    limits: Limits,
    journal: Journal,
) -> list[Result]:
    """Run the suite behind a progress bar, writing each result to the journal as it comes."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[bad]}"),
        TimeElapsedColumn(),
    )
    with Progress(*columns, console=console, transient=True, refresh_per_second=5) as bar:
        task = bar.add_task("reading the suite", total=None, bad="")
        bad: dict[str, int] = {}

        def take(result: Result) -> None:
            journal.write(result)
            if result["verdict"] != Verdict.PASS:
                bad[result["verdict"]] = bad.get(result["verdict"], 0) + 1
            told = " ".join(f"[{STYLES[name]}]{count} {name}[/]" for name, count in bad.items())
            bar.update(task, advance=1, bad=told)

        def total(count: int) -> None:
            journal.begin()
            done = len(journal.kept)
            bar.update(task, total=count + done, completed=done, description="scenarios")

        return run_suite(suite, candidate, selection, limits, Told(total, take, journal.write), journal.kept)


def _tell(console: Console, run: Run, documents: list[DocumentSummary], report: Path) -> None:
    console.print(f"[bold]{_shown(_name(run.candidate))}[/]")
    if run.candidate.fault:
        console.print(f"[magenta]It did not say who it is: {_shown(run.candidate.fault)}[/]")
    console.print(_table(documents))
    _tell_failures(console, run)
    whole = total(documents)
    console.print(
        f"{len(run.results)} scenarios in {run.seconds:.1f} s. Of {whole.rules} rules with behaviour "
        f"{whole.run} were judged: {whole.passed} passed, {whole.violated} violated, "
        f"{whole.undecided} undecided. "
        f"({whole.lead_in} lead-ins and {whole.informative} informative rules are not counted.)",
        highlight=False,
    )
    if run.selection.profile is not None:
        basic = sum(not result.get("needs") for result in run.results)
        console.print(
            f"The {run.selection.profile} profile decides {basic} of {len(run.results)} scenarios.",
            highlight=False,
        )
    if unclaimed := [result for result in run.results if result.get("claimed") is False]:
        passed = sum(result["verdict"] == Verdict.PASS for result in unclaimed)
        console.print(
            f"{len(unclaimed)} scenarios are of what the engine does not claim; it passes {passed} of them.",
            highlight=False,
        )
    for score in run.calibration:
        counts = ", ".join(f"{count} {name}" for name, count in sorted(score.verdicts.items()))
        console.print(f"[dim]for comparison, an engine that {score.name}: {counts}[/]", highlight=False)
    if inconclusive := run.count(Verdict.INCONCLUSIVE):
        console.print(
            f"[yellow]{inconclusive} scenarios were inconclusive: the engine does not play them, or their "
            "table could not be set up. They count neither for it nor against it.[/]",
            highlight=False,
        )
    if run.candidate.isolation is not None:
        console.print(f"[dim]{_shown(run.candidate.isolation.sentence)}[/]", highlight=False)
    end = outcome(documents)
    style = "bold green" if end.word == "conforming" else "bold" if end.code == 0 else "bold red"
    console.print(f"[{style}]{escape(end.sentence)}[/]", highlight=False)
    console.print(f"Report: {report / 'report.html'}", highlight=False, soft_wrap=True)


def _name(candidate: Candidate) -> str:
    described = candidate.description
    return f"{described.name} {described.version} ({candidate.spec})" if described else candidate.spec


def _shown(text: str) -> str:
    """Make a candidate's words safe for the terminal: no control characters, no markup."""
    return escape(printable(text, 400))


def _table(documents: list[DocumentSummary]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), header_style="bold")
    table.add_column("Section", min_width=20)
    for name in ("Rules", "Judged", "Passed", "Failed", "PASS", "VIOL", "INC", "BRKN"):
        table.add_column(name, justify="right", no_wrap=True)
    for document in documents:
        heading = _title(f"{document.title} {document.revision}", "bold")
        table.add_row(heading, *_cells(document.tally, bold=True))
        for at, section in enumerate(document.sections):
            last = at == len(document.sections) - 1
            title = _title(f"  {section.number} {section.title}")
            table.add_row(title, *_cells(section.tally), end_section=last)
    return table


def _title(words: str, style: str = "") -> Text:
    """Return words that are cut short where space is scarce, so that the numbers beside them are not."""
    return Text(words, style, no_wrap=True, overflow="ellipsis")


def _cells(tally: Tally, *, bold: bool = False) -> list[str]:
    """Return eight cells: four counts of rules, then four of scenarios."""
    broken = tally.verdicts["BROKEN"] + tally.verdicts["ERROR"]
    cells = [str(tally.rules), str(tally.run), str(tally.passed), _coloured(tally.violated, "red")]
    cells += [str(tally.verdicts["PASS"]), _coloured(tally.verdicts["VIOLATION"], "red")]
    cells += [_coloured(tally.verdicts["INCONCLUSIVE"], "yellow"), _coloured(broken, "magenta")]
    return [f"[bold]{cell}[/]" for cell in cells] if bold else cells


def _coloured(count: int, colour: str) -> str:
    return f"[{colour}]{count}[/]" if count else "0"


def _tell_failures(console: Console, run: Run) -> None:
    """Print the first few failures of each kind; the report has them all."""
    for verdict in (Verdict.ERROR, Verdict.VIOLATION, Verdict.BROKEN, Verdict.INCONCLUSIVE):
        failures = [result for result in run.results if result["verdict"] == verdict]
        for result in failures[:SHOWN_FAILURES]:
            name = f"[{STYLES[verdict]}]{verdict}[/] [bold]{escape(result['scenario'])}[/]"
            console.print(name, highlight=False, soft_wrap=True)
            for line in failure_text(result).splitlines():
                console.print(f"  {_shown(line)}", highlight=False, soft_wrap=True)
        if len(failures) > SHOWN_FAILURES:
            console.print(f"  ... and {len(failures) - SHOWN_FAILURES} more, see the report.")


def _tell_suite_failure(failure: SuiteFailure) -> None:
    """Print the mistakes of a suite that cannot be run."""
    print("duelproof: the suite cannot be run:", file=sys.stderr)
    for mistake in failure.mistakes:
        print(printable(mistake, 20_000), file=sys.stderr)
