"""``junit.xml``: a testcase for each scenario, with all that a reader of a build server needs of it.

What a candidate says is never trusted: XML gets no character that it forbids, and no text is long.
"""

from collections.abc import Iterator, Mapping
from xml.etree import ElementTree

from duelproof.judge.blame import Result
from duelproof.judge.safe import printable, xml_text
from duelproof.judge.summary import DocumentSummary
from duelproof.judge.told import ToldRule
from duelproof.judge.verdicts import Verdict
from duelproof.judge.words import as_json, card_names, choice_words

LINE_LIMIT = 2000
"""The most characters of one value or message."""

CHOICE_LIMIT = 300
"""The most characters of one choice."""

MOST_CHOICES = 200
"""So many choices of a scenario are told, the last ones; results.jsonl has all."""

STDERR_LIMIT = 8000
"""The most characters of what an engine wrote to its standard error, the last ones."""

TAGS = {Verdict.VIOLATION: "failure", Verdict.INCONCLUSIVE: "skipped"}
"""The element of each verdict but PASS, which has none; any other is an ``error``."""

Rules = Mapping[tuple[str, str], Mapping[str, ToldRule]]


def junit(results: list[Result], documents: list[DocumentSummary]) -> bytes:
    """Return results as JUnit XML: a violation is a failure, undecided is skipped, all else an error."""
    rules = {(document.game, document.revision): document.rules for document in documents}
    whole = ElementTree.Element("testsuites", name="duelproof")
    by_feature: dict[str, list[Result]] = {}
    for result in results:
        by_feature.setdefault(result["feature"], []).append(result)
    for feature, found in by_feature.items():
        ends = [result["verdict"] for result in found]
        suite = ElementTree.SubElement(
            whole,
            "testsuite",
            name=xml_text(feature),
            tests=str(len(found)),
            failures=str(ends.count(Verdict.VIOLATION)),
            errors=str(ends.count(Verdict.BROKEN) + ends.count(Verdict.ERROR)),
            skipped=str(ends.count(Verdict.INCONCLUSIVE)),
            time=f"{sum(result['seconds'] for result in found):.3f}",
        )
        for result in found:
            _case(suite, result, rules)
    ElementTree.indent(whole)
    text: bytes = ElementTree.tostring(whole, encoding="utf-8", xml_declaration=True)
    return text + b"\n"


def _case(suite: ElementTree.Element, result: Result, rules: Rules) -> None:
    case = ElementTree.SubElement(
        suite,
        "testcase",
        name=xml_text(result["scenario"]),
        classname=xml_text(f"{result['game']}.{result['section']}"),
        time=f"{result['seconds']:.3f}",
    )
    properties = ElementTree.SubElement(case, "properties")
    for name, value in _properties(result, rules.get((result["game"], result["revision"]), {})):
        ElementTree.SubElement(properties, "property", name=name, value=_shown(value))
    if result["verdict"] == Verdict.PASS:
        return
    detail = result.get("detail", {})
    told = ElementTree.SubElement(case, TAGS.get(result["verdict"], "error"))
    told.set("message", _shown(detail.get("message", "")))
    told.set("type", _shown(result["verdict"]))
    told.text = "\n".join(_lines(result, detail))
    if detail.get("stderr"):
        said = ElementTree.SubElement(case, "system-err")
        said.text = xml_text(printable(str(detail["stderr"])[-STDERR_LIMIT:], STDERR_LIMIT))


def _properties(result: Result, rules: Mapping[str, ToldRule]) -> Iterator[tuple[str, object]]:
    """Yield what is said of a scenario by name: a rule and its title once for each of its rules."""
    for rule in result["rules"]:
        yield "rule", rule
        if rule in rules:
            yield "title", rules[rule].title
    for says in result["clauses"].values():
        yield "clause", says
    yield "scenario", result["name"]
    yield "revision", result["revision"]
    detail = result.get("detail", {})
    for name in ("step", "expected", "seen"):
        if name in detail:
            yield name, detail[name]


def _lines(result: Result, detail: Result) -> Iterator[str]:
    """Yield a failure's body: where, which step, what was expected and seen, and the choices made."""
    yield xml_text(f"{result['feature']}:{detail.get('line', result['line'])}")
    for name in ("step", "message", "expected", "seen"):
        if name in detail:
            yield f"{name}: {_shown(detail[name])}"
    choices, names = detail.get("choices", []), card_names(detail)
    first = max(len(choices) - MOST_CHOICES, 0)
    if first:
        yield f"choices 1 to {first:,} are in results.jsonl"
    for number, choice in enumerate(choices[first:], first + 1):
        yield f"choice {number}: {_shown(choice_words(choice, names), CHOICE_LIMIT)}"


def _shown(value: object, limit: int = LINE_LIMIT) -> str:
    """Return a value as text for XML: JSON unless it is a text, nothing unprintable, cut where it is long."""
    return xml_text(printable(value if isinstance(value, str) else as_json(value), limit))
