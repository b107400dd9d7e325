"""What ``duelproof certify`` does: runs the suite behind a progress bar, prints, and writes the report."""

import os
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path
from secrets import randbelow

import msgspec
from rich.console import Console

from duelproof.calibration.scores import cache_folder, scores
from duelproof.casting.reading import casting_of
from duelproof.catalogue.errors import CatalogueError
from duelproof.catalogue.fixed import SuiteChanged
from duelproof.catalogue.games import suite_root
from duelproof.cli.codes import OWN_FAULT, not_started, suite_at_fault
from duelproof.cli.counting import Count, calibrating, counting
from duelproof.cli.elsewhere import job_of, play_on_cluster
from duelproof.cli.places import check_place
from duelproof.cli.telling import Teller
from duelproof.judge.blame import Result
from duelproof.judge.census import census
from duelproof.judge.certify import (
    REPORT_FILES,
    Candidate,
    Limits,
    Progress,
    Run,
    SuiteFailure,
    describe,
    run_suite,
    was_cut_off,
)
from duelproof.judge.described import check_claims, in_its_edition
from duelproof.judge.earlier import not_passed
from duelproof.judge.elsewhere import tell_what_is_right_elsewhere
from duelproof.judge.imports import fixed_suite, held_fixed
from duelproof.judge.isolation import isolation
from duelproof.judge.journal import IDENTITY_FILE, JOURNAL_FILE, Journal, asked_for, identity_of, locked
from duelproof.judge.known import Known, check, compare, exit_code, read_known, written
from duelproof.judge.leads import Leads, leads
from duelproof.judge.outcome import outcome
from duelproof.judge.random_games import random_games
from duelproof.judge.report import PAGE, beside, summary_data, write_page, write_report
from duelproof.judge.safe import printable
from duelproof.judge.selection import NothingSelected, Selection, Suite
from duelproof.judge.stopping import Deadline, TimeUp, deadline_after
from duelproof.judge.summary import DocumentSummary, summarise
from duelproof.judge.words import counted
from duelproof.wire import MEMORY_LIMIT, EngineFault

MOST_SEEDS = 10**9


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The command line of a certification."""

    engine: str
    games: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    sections: tuple[str, ...] = ()
    scenarios: tuple[str, ...] = ()
    impact: tuple[str, ...] = ()
    failed: Path | None = None
    revision: str | None = None
    profile: str | None = None
    jobs: int = 1
    cluster: str | None = None
    report: Path
    time_limit: float
    start_limit: float | None = None
    run_limit: float | None = None
    memory_limit: int = MEMORY_LIMIT
    in_process: bool = False
    writable: tuple[Path, ...] = ()
    boards: bool = False
    site: str = ""
    suite: Path | None = None
    bundle: Path | None = None
    sign: Path | None = None
    casting: Path | None = None
    known: Path | None = None
    write_known: Path | None = None
    calibration: bool = True
    resume: bool = False
    seed: int | None = None
    as_written: bool = False
    random_games: int = 0
    json: bool = False


@dataclass(frozen=True, slots=True)
class Finished:
    """A run with its counts, and where its report leads to."""

    run: Run
    documents: list[DocumentSummary]
    leads: Leads


def certify_and_tell(asked: Asked) -> int:
    """Certify an engine and return the exit code: 0 no violation found, 1 violations, 2 no judgement.

    It is 3 when the suite itself is at fault, or a file of it or of the judge changed while the run went on.

    Raises CatalogueError for what is not in the books, or another run that writes into the report's folder,
    and SpecError for an engine spec that names nothing.
    """
    if asked.sign is not None:
        if asked.bundle is None:
            raise CatalogueError("--sign signs a certificate: say with --bundle where it goes.")
        from duelproof.certificate.sign import private_key  # it imports ciphers, which few runs need

        private_key(asked.sign)  # a wrong one is told before the run, not after it
    _check_places(asked)
    try:
        with locked(asked.report), held_fixed(fixed_suite(_root(asked))):
            return _certify(asked)
    except SuiteChanged as changed:
        print(f"duelproof: {printable(str(changed))}", file=sys.stderr)
        return OWN_FAULT


def _check_places(asked: Asked) -> None:
    """Raise CatalogueError where the run could not be packed, or would destroy what it reads or writes."""
    report = [asked.report / name for name in (*REPORT_FILES, JOURNAL_FILE, IDENTITY_FILE)]
    taken = [*report, asked.failed, asked.sign, asked.casting]
    if asked.bundle is not None:
        check_place("--bundle", asked.bundle, [*taken, asked.known, asked.write_known])
    if asked.write_known is not None:
        check_place("--write-known", asked.write_known, taken)


def _root(asked: Asked) -> Path:
    return asked.suite.resolve() if asked.suite else suite_root()


def _certify(asked: Asked) -> int:
    console, deadline = Console(file=sys.stderr), deadline_after(asked.run_limit)
    suite, selection = selected(asked)
    known = None if asked.known is None else _known(asked.known, suite)
    try:
        finished = _run(asked, console, suite, selection, deadline)
    except SuiteFailure as failure:
        return suite_at_fault(failure.mistakes)
    except EngineFault as fault:
        raise not_started(asked.engine, fault) from fault
    except OSError as error:
        raise _not_written(asked.report, error) from error
    teller = Teller(console)
    teller.run(finished.run, finished.documents, suite, asked.report)
    try:
        _leave(asked, finished, suite, teller)
    except OSError as error:
        place = error.filename or asked.bundle
        raise CatalogueError(
            f"The report is written, but nothing could be written to {place}: {error.strerror}."
        ) from error
    code = outcome(finished.documents, beside(finished.run)).code
    if known is not None:
        code = _code_with(known, teller, finished.run, suite)
    if asked.calibration and not selection.scenarios:
        _calibrate(asked, console, suite, finished, deadline)
    if asked.json:
        summary = summary_data(finished.run, finished.documents)
        print(msgspec.json.encode(summary | {"report": str(asked.report)}).decode())
    return code


def list_and_tell(asked: Asked) -> int:
    """Print the scenarios that would be run, with their titles, and run none.

    Raises CatalogueError for what is not in the books.
    """
    suite, selection = selected(asked)
    cases = [(each["scenario"], each["name"]) for each, _ in census(suite, selection)]
    if not cases:
        raise NothingSelected(f"No scenario matches {selection or 'this suite'}.")
    if asked.json:
        print(msgspec.json.encode([{"scenario": name, "title": title} for name, title in cases]).decode())
    else:
        print("\n".join(f"{name}  {title}" for name, title in cases))
    return 0


def selected(asked: Asked) -> tuple[Suite, Selection]:
    """Return the suite and what of it was asked for.

    Raises CatalogueError for what is not in the books, and where nothing of an earlier run is left to do.
    """
    suite = Suite(_root(asked))
    selection = Selection(
        asked.games, asked.rules, asked.sections, asked.revision, asked.profile, asked.scenarios
    )
    if asked.impact:
        from duelproof.cli.impacting import scenarios_of  # it imports the prover, which others do not need

        selection = replace(selection, scenarios=(*asked.scenarios, *scenarios_of(suite, asked.impact)))
    if asked.failed is not None:
        selection = replace(selection, scenarios=_left_open(asked, asked.failed, suite, selection))
    selection.files(suite, selection.check(suite))
    return suite, selection


def _left_open(asked: Asked, results: Path, suite: Suite, selection: Selection) -> tuple[str, ...]:
    """Return those of the selected scenarios that did not pass in an earlier run.

    A run that is resumed may have begun to replace the results that it was asked to mend: it has written
    down which these were.
    """
    own = results.resolve() in (asked.report.resolve(), (asked.report / "results.jsonl").resolve())
    failed = (asked_for(asked.report).scenarios if asked.resume and own else []) or not_passed(results)
    if not failed:
        raise NothingSelected(f"There is nothing to run: every scenario of {results} passed.")
    meant = [each["scenario"] for each, _ in census(suite, selection)]
    if gone := len(set(failed).difference(suite.ids(suite.games))):
        are = "is" if gone == 1 else "are"
        print(f"{counted(gone, 'scenario')} of {results} {are} not in the suite any more.", file=sys.stderr)
    left = tuple(name for name in meant if name in set(failed))
    if not left:
        raise NothingSelected(f"None of the scenarios that did not pass in {results} is selected.")
    return left


def _known(file: Path, suite: Suite) -> list[Known]:
    known = read_known(file)
    check(known, suite, date.today())
    return known


def _run(
    asked: Asked, console: Console, suite: Suite, selection: Selection, deadline: Deadline | None
) -> Finished:
    """Run the suite, and write its report."""
    jobs = asked.jobs
    if asked.cluster is not None and (asked.engine.startswith("tcp:") or asked.writable or asked.casting):
        raise CatalogueError(
            "--cluster plays an engine that every worker can start, with the suite's cards: "
            "not one behind tcp:, and neither with --writable nor with --casting."
        )
    if jobs > 1 and asked.engine.startswith("tcp:"):
        console.print("An engine behind tcp: is one engine, so one worker plays against it.")
        jobs = 1
    limits = replace(_limits(asked, jobs, seed_for(asked)), deadline=deadline)
    played = isolation(asked.engine, suite.root, in_process=asked.in_process, writable=asked.writable)
    candidate = describe(asked.engine, limits, played)
    check_claims(candidate.description, suite, selection)
    of_its_edition = in_its_edition(selection, candidate.description, suite)
    if of_its_edition != selection:
        console.print(f"It plays one edition: --revision {of_its_edition.revision}.", highlight=False)
    selection = of_its_edition
    if asked.casting is not None:
        casting, changed = casting_of(asked.casting, suite, selection)
        limits = replace(limits, casting=casting)
        if changed:
            console.print(f"{changed} Run `duelproof cast` again.", highlight=False)
    started = time.perf_counter()
    with random_games(suite, candidate, selection, limits, asked.random_games) as played_besides:
        results = _scenarios(asked, console, suite, candidate, selection, limits)
        with console.status("") as status:
            games = played_besides(lambda title: status.update(f"random games of {title}"))
    seconds = time.perf_counter() - started
    cut_off = any(map(was_cut_off, results)) or any(played.cut_off for played in games)
    time_up = asked.run_limit if cut_off else None
    run = Run(
        candidate,
        selection,
        results,
        seconds,
        seed=limits.seed,
        random_games=games,
        time_up=time_up,
        cast=sum("cast" in result for result in results),
    )
    documents = summarise(run, suite)
    led = leads(
        asked.engine, selection, asked.suite, asked.site, limits.seed, asked.in_process, asked.casting
    )
    led = led.seen_from(asked.report)
    write_report(run, documents, asked.report, led)
    return Finished(run, documents, led)


def _scenarios(
    asked: Asked, console: Console, suite: Suite, candidate: Candidate, selection: Selection, limits: Limits
) -> list[Result]:
    """Run the scenarios behind a bar, and note each result in the journal of the report."""
    identity = identity_of(suite, candidate, selection, limits)
    with Journal(asked.report, identity, resume=asked.resume).open() as journal:
        if asked.resume:
            verb = "has" if len(journal.kept) == 1 else "have"
            kept = counted(len(journal.kept), "scenario")
            console.print(f"{kept} {verb} a result already.", highlight=False)
        with counting(console, journal, Count(candidate, selection)) as told:
            have = journal.kept
            if asked.cluster is not None:
                have = have + _played_elsewhere(asked, asked.cluster, suite, selection, limits, told, have)
                told = replace(told, total=lambda count: None)
            results = run_suite(suite, candidate, selection, limits, told, have)
            with suppress(TimeUp):
                tell_what_is_right_elsewhere(suite, results, limits, told.amended)
        journal.finish(results)
    return results


def _played_elsewhere(
    asked: Asked,
    address: str,
    suite: Suite,
    selection: Selection,
    limits: Limits,
    told: Progress,
    have: list[Result],
) -> list[Result]:
    """Return the results of what a cluster has played of what has none: all, or what there was time for."""
    played = {result["scenario"] for result in have}
    left = [name for each, _ in census(suite, selection) if (name := each["scenario"]) not in played]
    told.total(len(left))
    job = job_of(asked.engine, suite.root, limits, asked.in_process)
    deadline = limits.deadline
    seconds = (lambda: float("inf")) if deadline is None else (lambda: max(deadline.left, 0))
    return play_on_cluster(address, job, left, told.result, seconds)


def seed_for(asked: Asked) -> int | None:
    """Return the seed from which the tables are laid: the one asked for, or any; None for tables as written.

    Raises CatalogueError where both were asked for.
    """
    if asked.as_written and asked.seed is not None:
        raise CatalogueError("Tables as written have no seed: leave out --seed or --as-written.")
    if asked.as_written and asked.casting is not None:
        raise CatalogueError("Tables as written have the suite's cards: leave out --casting or --as-written.")
    if asked.as_written or asked.seed is not None:
        return asked.seed
    before = asked_for(asked.report).seed if asked.resume else None
    return randbelow(MOST_SEEDS) if before is None else before


def _limits(asked: Asked, jobs: int, seed: int | None = None) -> Limits:
    return Limits(
        asked.time_limit, asked.start_limit, jobs, asked.memory_limit, boards=asked.boards, seed=seed
    )


def _leave(asked: Asked, finished: Finished, suite: Suite, teller: Teller) -> None:
    """Write what was asked for beside the report: the failures as known violations, and the certificate."""
    run = finished.run
    if asked.write_known is not None:
        link = "put a link to its discussion here"
        judged = [result for result in run.results if not was_cut_off(result)]
        asked.write_known.parent.mkdir(parents=True, exist_ok=True)
        asked.write_known.write_text(written(judged, link, date.today()), "utf-8")
    if asked.bundle is not None:
        from duelproof.certificate.pack import pack
        from duelproof.certificate.sign import private_key

        key = None if asked.sign is None else private_key(asked.sign)
        summary = summary_data(run, finished.documents)
        fingerprint = pack(run, summary, ["duelproof", *sys.argv[1:]], suite, asked.bundle, key)
        teller.unbroken(f"Certificate: {asked.bundle}, fingerprint {fingerprint}")


def _code_with(known: list[Known], teller: Teller, run: Run, suite: Suite) -> int:
    """Print what became of the known violations; return the exit code that follows from them."""
    comparison = compare(known, run.results)
    code = max(exit_code(run, comparison, suite), beside(run).code)
    teller.known(comparison, code)
    return code


def _calibrate(
    asked: Asked, console: Console, suite: Suite, finished: Finished, deadline: Deadline | None
) -> None:
    """Score engines that know nothing, and add them to the report. Whatever happens, the run stands."""
    run, limits = finished.run, replace(_limits(asked, asked.jobs), deadline=deadline)
    try:
        with calibrating(console) as progress:
            run.calibration = scores(suite, run.selection, limits, cache_folder(), progress)
        _write_anew(finished, asked.report)
        Teller(console).scores(run.calibration)
    except SuiteChanged:
        raise
    except (KeyboardInterrupt, CatalogueError, SuiteFailure, OSError):
        run.calibration = []
        console.print("The comparison with engines that know nothing was not finished; the run stands.")


def _write_anew(finished: Finished, folder: Path) -> None:
    """Replace the page of a report at once, so that it is never half written."""
    with tempfile.TemporaryDirectory(dir=folder) as fresh:
        write_page(finished.run, finished.documents, Path(fresh), finished.leads)
        os.replace(Path(fresh) / PAGE, folder / PAGE)


def _not_written(report: Path, error: OSError) -> CatalogueError:
    place = error.filename or report
    goes_on = "What was played is kept: when it can be written, --resume goes on with it."
    return CatalogueError(f"The report cannot be written to {place}: {error.strerror}. {goes_on}")
