"""Results summed up per game and section, with honest denominators.

Rules are those of the book; among them lead-ins (and pointers) and informative rules are counted separately,
and never as passed. A rule is *passed* if it has run scenarios and all of them passed, *violated* if one was
violated, and otherwise *undecided*; so is each clause of a rule. A rule without a list of clauses says one.
An undecided rule is judged *partly* if a scenario of it passed.
"""

from collections import Counter
from dataclasses import asdict, dataclass, field, fields

from duelproof.catalogue.numbering import RuleText
from duelproof.judge.blame import Result
from duelproof.judge.boards import drawing
from duelproof.judge.certify import Run
from duelproof.judge.scope import Scope, ends_of_rules, scope, standing
from duelproof.judge.selection import Suite
from duelproof.judge.told import ToldRule, told_rules
from duelproof.judge.verdicts import Verdict

SHOWN = (Verdict.PASS, Verdict.VIOLATION, Verdict.INCONCLUSIVE, Verdict.BROKEN, Verdict.ERROR)


@dataclass(slots=True)
class Tally:
    """The counts of a section, a game or a run.

    ``rules`` are the behavioural ones; ``run``, ``passed``, ``violated`` and ``undecided`` are some of them.
    ``partly`` are the undecided ones of which some scenarios passed, ``partly_passed`` of their
    ``partly_scenarios``. ``to_review`` are the run rules that have another wording than their scenarios were
    written for. ``clauses`` are those that the run rules say, as far as they were run.
    """

    rules: int = 0
    lead_in: int = 0
    informative: int = 0
    run: int = 0
    passed: int = 0
    violated: int = 0
    undecided: int = 0
    partly: int = 0
    partly_passed: int = 0
    partly_scenarios: int = 0
    to_review: int = 0
    clauses: int = 0
    clauses_passed: int = 0
    clauses_violated: int = 0
    scenarios: int = 0
    verdicts: Counter[str] = field(default_factory=Counter)

    def __add__(self, other: "Tally") -> "Tally":
        return Tally(*(getattr(self, each.name) + getattr(other, each.name) for each in fields(self)))

    def as_data(self) -> dict[str, object]:
        """Return the counts as plain data."""
        return {
            "rules": self.rules,
            "lead_in": self.lead_in,
            "informative": self.informative,
            "rules_run": self.run,
            "rules_passed": self.passed,
            "rules_violated": self.violated,
            "rules_undecided": self.undecided,
            "rules_partly": self.partly,
            "partly_passed": self.partly_passed,
            "partly_scenarios": self.partly_scenarios,
            "rules_to_review": self.to_review,
            "clauses_run": self.clauses,
            "clauses_passed": self.clauses_passed,
            "clauses_violated": self.clauses_violated,
            "scenarios": self.scenarios,
            "verdicts": {verdict.value: self.verdicts[verdict.value] for verdict in SHOWN},
        }


@dataclass(slots=True)
class SectionSummary:
    """A section of a book: its number, title and counts."""

    number: str
    title: str
    tally: Tally


@dataclass(slots=True)
class DocumentSummary:
    """A book in one revision: its sections that were run, and the counts of the whole book.

    ``scope`` is what the engine claims of it. ``picture`` says how its tables are drawn, and ``closed`` which
    piles are shown by names only. ``rules`` says what each rule with results is called, and where it stands.
    """

    game: str
    title: str
    revision: str
    sections: list[SectionSummary]
    tally: Tally
    scope: Scope
    picture: dict[str, object] | None = None
    closed: tuple[str, ...] = ()
    rules: dict[str, ToldRule] = field(default_factory=dict)

    def as_data(self) -> dict[str, object]:
        """Return the summary as plain data."""
        sections = [
            {"section": each.number, "title": each.title, **each.tally.as_data()} for each in self.sections
        ]
        return {
            "game": self.game,
            "title": self.title,
            "revision": self.revision,
            **self.tally.as_data(),
            "claimed": asdict(self.scope),
            "sections": sections,
        }


def summarise(run: Run, suite: Suite) -> list[DocumentSummary]:
    """Return the summaries of the books that were asked for, and of those revisions that have results.

    A book without any result is there too: its rules belong to the denominators.
    """
    documents: dict[tuple[str, str], list[Result]] = {}
    for book in run.selection.check(suite):
        asked = run.selection.revision
        documents[book.id, asked if asked in book.revisions else book.revision] = []
    for result in run.results:
        documents.setdefault((result["game"], result["revision"]), []).append(result)
    order = [(book.id, revision) for book in suite.games for revision in reversed(book.revisions)]
    return [
        _document(run, suite, name, revision, documents[name, revision])
        for name, revision in order
        if (name, revision) in documents
    ]


def _document(run: Run, suite: Suite, game: str, revision: str, results: list[Result]) -> DocumentSummary:
    numbering = suite.numbering(suite.game(game))
    sections, whole = [], Tally()
    ends = ends_of_rules(results)
    for section in numbering.sections.values():
        tally = Tally()
        for rule in numbering.of_section(section.number, revision):
            _count_rule(tally, rule.texts[revision], ends.get(rule.id))
        here = [result for result in results if result["section"] == section.number]
        _count_clauses(tally, here)
        for result in here:
            tally.scenarios += 1
            tally.verdicts[result["verdict"]] += 1
        if tally.scenarios:
            sections.append(SectionSummary(section.number, section.title, tally))
        whole += tally
    book = numbering.game
    closed = book.book.picture.closed
    claimed = scope(run, numbering, revision, results)
    told = told_rules(suite, game, revision, ends, (result["feature"] for result in results))
    return DocumentSummary(
        book.id, book.title, revision, sections, whole, claimed, drawing(book), closed, told
    )


def _count_rule(tally: Tally, text: RuleText, ends: Counter[str] | None) -> None:
    if text.kind == "informative":
        tally.informative += 1
    elif text.kind != "behavioural":
        tally.lead_in += 1
    else:
        tally.rules += 1
        if ends:
            tally.run += 1
            tally.to_review += text.review
            how = standing(ends)
            tally.passed += how == "passed"
            tally.violated += how == "violated"
            tally.undecided += how == "undecided"
            if how == "undecided" and ends[Verdict.PASS]:
                tally.partly += 1
                tally.partly_passed += ends[Verdict.PASS]
                tally.partly_scenarios += ends.total()


def _count_clauses(tally: Tally, results: list[Result]) -> None:
    ends: dict[tuple[str, str], set[str]] = {}
    for result in results:
        for name in result["clauses"] or ("",):
            ends.setdefault((result["rules"][0], name), set()).add(result["verdict"])
    tally.clauses = len(ends)
    count = Counter(map(standing, ends.values()))
    tally.clauses_passed, tally.clauses_violated = count["passed"], count["violated"]


def total(documents: list[DocumentSummary]) -> Tally:
    """Return the counts of all documents together."""
    return sum((document.tally for document in documents), Tally())
