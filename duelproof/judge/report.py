"""The report of a run: ``report.html``, ``junit.xml`` and ``badge.json`` beside ``results.jsonl``.

What a candidate says is never trusted: the page shows it as text only, and XML gets no character it forbids.
"""

from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from xml.etree import ElementTree

import msgspec

from duelproof.judge.blame import Result
from duelproof.judge.certify import REPORT_FILES, Run
from duelproof.judge.outcome import outcome
from duelproof.judge.page import html
from duelproof.judge.safe import printable, xml_text
from duelproof.judge.summary import DocumentSummary, total
from duelproof.judge.verdicts import Verdict, plain
from duelproof.judge.words import card_names, choice_words, event_words


def write_report(run: Run, documents: list[DocumentSummary], folder: Path) -> None:
    """Write the three files; ``results.jsonl`` has been written during the run."""
    page, xml, shield = (folder / name for name in REPORT_FILES)
    page.write_text(html(run, documents, summary_data(run, documents)), "utf-8")
    xml.write_bytes(junit(run))
    shield.write_bytes(msgspec.json.format(msgspec.json.encode(badge(documents))) + b"\n")


def summary_data(run: Run, documents: list[DocumentSummary]) -> dict[str, object]:
    """Return the run in numbers, as plain data."""
    description, end = run.candidate.description, outcome(documents)
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
        "seconds": round(run.seconds, 3),
        "duelproof": duelproof_version(),
        **total(documents).as_data(),
        "calibration": [msgspec.to_builtins(score) for score in run.calibration],
        "documents": [document.as_data() for document in documents],
    }


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


def junit(run: Run) -> bytes:
    """Return the results as JUnit XML: a violation is a failure, inconclusive skipped, broken an error."""
    whole = ElementTree.Element("testsuites", name="duelproof")
    by_feature: dict[str, list[Result]] = {}
    for result in run.results:
        by_feature.setdefault(result["feature"], []).append(result)
    for feature, results in by_feature.items():
        ends = [result["verdict"] for result in results]
        suite = ElementTree.SubElement(
            whole,
            "testsuite",
            name=xml_text(feature),
            tests=str(len(results)),
            failures=str(ends.count(Verdict.VIOLATION)),
            errors=str(ends.count(Verdict.BROKEN) + ends.count(Verdict.ERROR)),
            skipped=str(ends.count(Verdict.INCONCLUSIVE)),
            time=f"{sum(result['seconds'] for result in results):.3f}",
        )
        for result in results:
            _junit_case(suite, result)
    ElementTree.indent(whole)
    text: bytes = ElementTree.tostring(whole, encoding="utf-8", xml_declaration=True)
    return text + b"\n"


def _junit_case(suite: ElementTree.Element, result: Result) -> None:
    case = ElementTree.SubElement(
        suite,
        "testcase",
        name=xml_text(result["scenario"]),
        classname=xml_text(f"{result['game']}.{result['section']}"),
        time=f"{result['seconds']:.3f}",
    )
    tag = {"VIOLATION": "failure", "INCONCLUSIVE": "skipped"}.get(result["verdict"], "error")
    if result["verdict"] != Verdict.PASS:
        detail = result.get("detail", {})
        message = xml_text(printable(str(detail.get("message", ""))))
        element = ElementTree.SubElement(case, tag, message=message, type=result["verdict"])
        element.text = xml_text(failure_text(result))


def failure_text(result: Result) -> str:
    """Return a failure as lines: where, which step, what was expected and seen, and the choices made."""
    detail = told(result.get("detail", {}))
    lines = [f"{result['feature']}:{detail.get('line', result['line'])}"]
    if "step" in detail:
        lines.append(f"step: {detail['step']}")
    lines.append(f"message: {printable(str(detail.get('message', '')))}")
    for name in ("expected", "seen"):
        if name in detail:
            lines.append(f"{name}: {printable(msgspec.json.encode(detail[name]).decode())}")
    for choice in detail.get("choices", []):
        lines.append(f"choice: {printable(choice)}")
    return "\n".join(lines)


def badge(documents: list[DocumentSummary]) -> dict[str, object]:
    """Return the run as a shields.io endpoint: green only for an engine that conforms."""
    end = outcome(documents)
    return {"schemaVersion": 1, "label": "duelproof", "message": end.badge, "color": end.colour}
