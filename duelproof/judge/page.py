"""``report.html``: one self-contained page, its style sheets and scripts inlined from ``templates``.

What a candidate says reaches the page as JSON that is only ever shown as text. The detail of each failure has
an element of its own, which is read when the failure is opened, so that a page of thousands opens at once.
"""

import base64
import hashlib
from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from pathlib import Path

import jinja2
import msgspec

from duelproof.judge.blame import Result
from duelproof.judge.boards import board
from duelproof.judge.certify import Run
from duelproof.judge.findings import causes, failing_steps, shared_choices
from duelproof.judge.leads import Leads
from duelproof.judge.outcome import Outcome
from duelproof.judge.safe import printable
from duelproof.judge.summary import DocumentSummary, total
from duelproof.judge.verdicts import Verdict
from duelproof.judge.words import card_names, choice_parts, counted, event_words, noun

DETAIL_LIMIT = 60_000
"""The most characters of one part of a failure's detail on the page; results.jsonl has all."""

CAUSE_LIMIT = 200
"""The most characters of why a scenario is undecided or broken."""

SHARED = 8
"""So much that several violations have in common is told."""

DECIDED = (Verdict.PASS, Verdict.VIOLATION)
"""The verdicts that say something of the engine; with the others the page says why they do not."""

ASSETS = Path(__file__).parent / "templates" / "assets"
SHEETS = ("report.css", "board.css")
SCRIPTS = ("parts.js", "board.js", "failure.js", "body.js", "filter.js", "report.js")


def html(
    run: Run, documents: list[DocumentSummary], summary: dict[str, object], end: Outcome, leads: Leads
) -> str:
    """Return the report of a run; ``summary`` is the run in numbers, ``end`` what it comes to."""
    scripts = [asset(name) for name in SCRIPTS]
    template = page_templates("duelproof.judge").get_template("report.html.j2")
    return template.render(
        summary=summary,
        documents=documents,
        whole=total(documents),
        outcome=end,
        calibration=run.calibration,
        unclaimed=[result for result in run.results if result.get("claimed") is False],
        profile=run.selection.profile,
        shared={
            "at the same step": failing_steps(run.results)[:SHARED],
            "with the same choice": shared_choices(run.results)[:SHARED],
        },
        made=datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        data=script_json(
            {
                "results": _lines(run.results),
                "documents": _titles(documents),
                "verdicts": [verdict.value for verdict in Verdict],
                "rules": {f"{each.game} {each.revision}": each.rules for each in documents},
                "site": leads.site,
                "command": leads.command,
            }
        ),
        details=_details(run.results, documents),
        sheets=[asset(name) for name in SHEETS],
        scripts=scripts,
        script_hashes=" ".join(_hash(script) for script in scripts),
    )


def page_templates(package: str) -> jinja2.Environment:
    """Return the templates of a package's pages. What they are given is escaped."""
    environment = jinja2.Environment(
        loader=jinja2.PackageLoader(package),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters |= {"counted": counted, "noun": noun, "number": "{:,}".format}
    return environment


def script_json(data: object) -> str:
    """Return JSON for inside a script element: nothing in it can end the element or open a comment."""
    text = msgspec.json.encode(data).decode()
    for char in "<>&\u2028\u2029":
        text = text.replace(char, f"\\u{ord(char):04x}")
    return text


def asset(name: str) -> str:
    """Return a style sheet or a script of a report."""
    return (ASSETS / name).read_text("utf-8")


def _hash(script: str) -> str:
    """Return a script as the page's policy names it, so that the browser runs no other script."""
    return f"'sha256-{base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()}'"


def _titles(documents: list[DocumentSummary]) -> dict[str, dict[str, object]]:
    return {
        document.game: {
            "title": document.title,
            "sections": {section.number: section.title for section in document.sections},
            "picture": document.picture,
        }
        for document in documents
    }


def _lines(results: list[Result]) -> list[Result]:
    """Return what the list of scenarios shows and searches, and of each that is undecided or broken why."""
    lines = list(map(_line, results))
    left = [at for at, result in enumerate(results) if result["verdict"] not in DECIDED]
    for at, why in zip(left, causes([results[at] for at in left]), strict=True):
        lines[at]["cause"] = printable(why, CAUSE_LIMIT)
    return lines


def _line(result: Result) -> Result:
    line = {name: part for name, part in result.items() if name not in ("detail", "played")}
    message = (result.get("detail") or {}).get("message")
    if message is not None:
        line["message"] = str(message)
    return line


def _details(results: list[Result], documents: list[DocumentSummary]) -> Iterator[tuple[int, str]]:
    closed = {document.game: document.closed for document in documents}
    for place, result in enumerate(results):
        if detail := result.get("detail") or result.get("played"):
            yield place, script_json(_detail(detail, closed.get(result["game"], ())))


def _detail(detail: Result, closed: Collection[str]) -> Result:
    """Return a failure's detail: choices and events in words, tables as pictures, oversized parts cut."""
    names = card_names(detail)
    told: Result = {"names": names}
    for name, part in detail.items():
        if name == "choices":
            told[name] = [choice_parts(entry, names) for entry in part]
        elif name == "events":
            told[name] = [event_words(entry, names) for entry in part]
        elif name in ("before", "after") and (picture := board(part, closed)) is not None:
            told[f"{name}_board"] = picture
        else:
            told[name] = part
    return {name: _cut(part) for name, part in told.items()}


def _cut(part: object) -> object:
    text = msgspec.json.encode(part)
    if len(text) <= DETAIL_LIMIT:
        return part
    return f"({len(text)} characters, see results.jsonl) " + text[:2000].decode("utf-8", "replace")
