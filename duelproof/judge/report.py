"""The report of a run: ``report.html``, ``junit.xml`` and ``badge.json`` beside ``results.jsonl``.

What a candidate says is never trusted (see `page` and `junit`).
"""

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import msgspec

from duelproof.judge.blame import Result
from duelproof.judge.certify import REPORT_FILES, Run
from duelproof.judge.junit import junit
from duelproof.judge.leads import NOWHERE, Leads
from duelproof.judge.outcome import Beside, outcome
from duelproof.judge.page import html
from duelproof.judge.summary import DocumentSummary, total
from duelproof.judge.verdicts import plain
from duelproof.judge.words import card_names, choice_words, event_words

PAGE, JUNIT, BADGE = REPORT_FILES


def write_report(run: Run, documents: list[DocumentSummary], folder: Path, leads: Leads = NOWHERE) -> None:
    """Write the three files; ``results.jsonl`` has been written during the run.

    ``leads`` say where the page leads to; without them only to itself.
    """
    write_page(run, documents, folder, leads)
    (folder / JUNIT).write_bytes(junit(run.results, documents))
    shown = badge(documents, beside(run))
    (folder / BADGE).write_bytes(msgspec.json.format(msgspec.json.encode(shown)) + b"\n")


def write_page(run: Run, documents: list[DocumentSummary], folder: Path, leads: Leads = NOWHERE) -> None:
    """Write the page alone: of the three files only it compares with engines that know nothing."""
    end = outcome(documents, beside(run))
    page = html(run, documents, summary_data(run, documents), end, leads)
    (folder / PAGE).write_text(page, "utf-8")


def summary_data(run: Run, documents: list[DocumentSummary]) -> dict[str, object]:
    """Return the run in numbers, as plain data."""
    description, end = run.candidate.description, outcome(documents, beside(run))
    return {
        "engine": {
            "spec": run.candidate.spec,
            "description": plain(description) if description else None,
            "fault": run.candidate.fault,
        },
        "isolation": run.candidate.isolation and run.candidate.isolation.as_data(),
        "result": end.word,
        "verdict": end.sentence,
        "exit_code": end.code,
        "selection": str(run.selection),
        "seed": run.seed,
        "seconds": round(run.seconds, 3),
        "time_up": run.time_up,
        "cast": run.cast,
        "duelproof": duelproof_version(),
        **total(documents).as_data(),
        "playouts": [msgspec.to_builtins(played) for played in run.random_games],
        "calibration": [msgspec.to_builtins(score) for score in run.calibration],
        "documents": [document.as_data() for document in documents],
    }


def beside(run: Run) -> Beside:
    """Return what beside its counts bears on what a run comes to."""
    return Beside(
        as_written=run.seed is None,
        breaches=sum(len(played.breaches) for played in run.random_games),
        crashes=sum(bool(played.crash) for played in run.random_games),
        time_up=run.time_up,
        cast=run.cast,
    )


def duelproof_version() -> str:
    """Return the version of this suite; empty where it is not installed."""
    try:
        return version("duelproof")
    except PackageNotFoundError:
        return ""


def told(detail: Result) -> Result:
    """Return a failure's detail with its choices and events in words."""
    names = card_names(detail)
    words = {"choices": choice_words, "events": event_words}
    return {
        name: [words[name](entry, names) for entry in part] if name in words else part
        for name, part in detail.items()
    }


def badge(documents: list[DocumentSummary], more: Beside | None = None) -> dict[str, object]:
    """Return the run as a shields.io endpoint: green only for an engine that conforms."""
    end = outcome(documents, more)
    return {"schemaVersion": 1, "label": "duelproof", "message": end.badge, "color": end.colour}
